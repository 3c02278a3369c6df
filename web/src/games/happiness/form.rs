//! The moves and the house rules of The Game of Happiness, as forms send them.

use rules::{
    Slot,
    happiness::{Command, Options},
};

use crate::form::{Fields, FormError};

/// A move in The Game of Happiness.
pub(super) fn command(play: &str, fields: &Fields) -> Result<Command, FormError> {
    Ok(match play {
        "draw_cards" => Command::DrawCards,
        "put_back_card" => Command::PutBackCard { card: fields.word("card")? },
        "lay_token" => Command::LayToken { card: fields.card()?, place: fields.parsed("place")? },
        "take_back_token" => Command::TakeBackToken { card: fields.card()? },
        "seal_ranking" => Command::SealRanking { face_up: fields.optional("face_up")?.map(Slot) },
        "agree_to_guess" => Command::AgreeToGuess { edition: fields.parsed("edition")? },
        "withdraw_agreement" => Command::WithdrawAgreement,
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// The house rules.
pub(super) fn options(fields: &Fields) -> Result<Options, FormError> {
    Ok(Options {
        turns_each: fields.optional("turns_each")?,
        cards: fields.parsed("cards")?,
        help: fields.word("help")?,
        peek: fields.word("peek")?,
        drawing: fields.word("drawing")?,
        sets: fields.sets(),
        rating: fields.rating()?,
        own_cards: fields.mixture()?,
    })
}
