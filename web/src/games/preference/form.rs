//! The moves and the house rules of Personal Preference, as forms send them.

use rules::{
    Slot,
    preference::{Command, Options, Token},
};

use crate::form::{Fields, FormError};

/// A move in Personal Preference.
pub(super) fn command(play: &str, fields: &Fields) -> Result<Command, FormError> {
    Ok(match play {
        "choose_category" => Command::ChooseCategory { category: fields.word("category")? },
        "draw_cards" => Command::DrawCards,
        "put_back_card" => Command::PutBackCard { card: fields.word("card")? },
        "rank_card" => Command::RankCard { card: fields.card()?, place: fields.parsed("place")? },
        "unrank_card" => Command::UnrankCard { card: fields.card()? },
        "seal_ranking" => Command::SealRanking,
        "place_token" => Command::PlaceToken { token: token(fields)?, section: section(fields)? },
        "take_back_token" => Command::TakeBackToken { token: token(fields)? },
        "double_token" => Command::DoubleToken { token: token(fields)? },
        "undouble_token" => Command::UndoubleToken { token: token(fields)? },
        "agree_to_guess" => Command::AgreeToGuess { edition: fields.parsed("edition")? },
        "withdraw_agreement" => Command::WithdrawAgreement,
        "pass_turn" => Command::PassTurn,
        "reveal_preference" => Command::RevealPreference,
        "finish_game" => Command::FinishGame,
        _ => return Err(FormError::UnknownDeed),
    })
}

/// The house rules.
pub(super) fn options(fields: &Fields) -> Result<Options, FormError> {
    Ok(Options {
        board: fields.word("board")?,
        guessing: fields.word("guessing")?,
        discussion: match fields.all("discussion").next() {
            Some(_) => fields.word("discussion")?,
            None => Options::default().discussion,
        },
        sets: fields.sets(),
        rating: fields.rating()?,
        own_cards: fields.mixture()?,
    })
}

fn token(fields: &Fields) -> Result<Token, FormError> {
    Ok(Token(fields.parsed("token")?))
}

/// A section of the board, which holds one card.
fn section(fields: &Fields) -> Result<Slot, FormError> {
    Ok(Slot(fields.parsed("section")?))
}
