//! The moves and the house rules of True Colours, as forms send them.

use rules::{
    Sealed,
    colours::{Command, Options, Space},
};

use crate::form::{Fields, FormError};

/// A move in True Colours.
pub(super) fn command(play: &str, fields: &Fields) -> Result<Command, FormError> {
    Ok(match play {
        "add_question" => Command::AddQuestion { text: fields.text("text")?.to_owned() },
        "turn_question" => Command::TurnQuestion,
        "pick_question" => Command::PickQuestion { question: fields.word("question")? },
        "draw_others" => Command::DrawOthers,
        "ask_own_question" => Command::AskOwnQuestion { text: fields.text("text")?.to_owned() },
        "put_back_question" => Command::PutBackQuestion,
        "cast_ballot" => Command::CastBallot { votes: Sealed::new(fields.seats("votes")?) },
        "take_back_ballot" => Command::TakeBackBallot,
        "make_prediction" => Command::MakePrediction { prediction: fields.word("prediction")? },
        "take_back_prediction" => Command::TakeBackPrediction,
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// The house rules.
pub(super) fn options(fields: &Fields) -> Result<Options, FormError> {
    Ok(Options {
        goal: Space(fields.parsed("goal")?),
        questions: fields.word("questions")?,
        counts: fields.word("counts")?,
        sets: fields.sets(),
        rating: fields.rating()?,
        own_cards: fields.mixture()?,
    })
}
