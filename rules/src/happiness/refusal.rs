//! Why a command is not carried out. The screen has a sentence for each, in the guest's language.

use serde::Serialize;

use crate::NoAgreement;

/// Why a command is not carried out. Each says so in a sentence of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum Refusal {
    // Opening a game.
    #[error("this game is for {least} to {most} players")]
    WrongNumberOfPlayers { least: u8, most: u8 },
    #[error("everybody gets one to five turns")]
    TurnsOutOfRange,
    #[error("a turn has three to nine cards")]
    CardsOutOfRange,
    #[error("the chosen sets have only {categories} categories")]
    TooFewCategories { categories: u8 },
    #[error("the chosen sets have too few cards")]
    TooFewCards,
    // In play.
    #[error("the game is over")]
    GameOver,
    #[error("you are not in this game")]
    NotSeated,
    #[error("the cards are on the table already")]
    CardsAlreadyDrawn,
    #[error("there are no cards on the table yet")]
    NoCardsYet,
    #[error("there is no such card on the table")]
    NoSuchCard,
    #[error("there is no other card to take its place")]
    NoOtherCard,
    #[error("that token is not in the row")]
    TokenNotLaid,
    #[error("the ranking is sealed")]
    RankingAlreadySealed,
    #[error("only the player in turn does that")]
    NotYourTurn,
    #[error("the ranking is not sealed yet")]
    RankingNotSealed,
    #[error("some cards have no place yet")]
    RowUnfinished,
    #[error("no token is shown in this game")]
    FaceUpNotPlayed,
    #[error("the player in turn does not guess")]
    GuessingYourself,
    #[error("you guess along from the next turn on")]
    NotGuessingYet,
    #[error("that token lies face up where it belongs")]
    TokenFaceUp,
    #[error("the row has changed since you looked")]
    GuessHasChanged,
    #[error("you have agreed already")]
    AlreadyAgreed,
    #[error("you have not agreed yet")]
    NotAgreed,
    #[error("there are turns left to play")]
    TurnsLeft,
    #[error("all turns have been played")]
    NoTurnsLeft,
}

impl From<NoAgreement> for Refusal {
    fn from(why: NoAgreement) -> Self {
        match why {
            NoAgreement::Changed => Refusal::GuessHasChanged,
            NoAgreement::Already => Refusal::AlreadyAgreed,
        }
    }
}
