//! Why a command is not carried out. The screen has a sentence for each, in the guest's language.

use serde::Serialize;

use super::Category;
use crate::NoAgreement;

/// Why a command is not carried out. Each says so in a sentence of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum Refusal {
    // Opening a game.
    #[error("this game is for {least} to {most} players")]
    WrongNumberOfPlayers { least: u8, most: u8 },
    #[error("everybody plays in one team, and in one only")]
    NotEverybodyInOneTeam,
    #[error("two or three play alone, not in teams")]
    TooFewForTeams,
    #[error("there are {least} to {most} teams")]
    WrongNumberOfTeams { least: u8, most: u8 },
    #[error("a team has two players or more")]
    TeamTooSmall,
    #[error("the chosen sets have too few cards in a box")]
    TooFewCards { category: Category },
    // In play.
    #[error("the game is over")]
    GameOver,
    #[error("you are not in this game")]
    NotSeated,
    #[error("the cards are on the board already")]
    CardsAlreadyDrawn,
    #[error("there are no cards on the board yet")]
    NoCardsYet,
    #[error("the space decides which box it is")]
    NoChoiceHere,
    #[error("the team that is IT chooses a box first")]
    CategoryNotChosen,
    #[error("only the team that is IT chooses")]
    NotYourChoice,
    #[error("only the player who is IT does that")]
    NotIt,
    #[error("there is no such card on the board")]
    NoSuchCard,
    #[error("that card is not in the ranking")]
    CardNotRanked,
    #[error("some cards have no place yet")]
    RankingUnfinished,
    #[error("the envelope is closed")]
    RankingAlreadySealed,
    #[error("the envelope is not closed yet")]
    RankingNotSealed,
    #[error("the player who is IT does not guess")]
    GuessingYourself,
    #[error("you play along from the next round on")]
    NotPlayingYet,
    #[error("it is another team's turn to guess")]
    NotYourTurn,
    #[error("your team has guessed already")]
    AlreadyGuessed,
    #[error("a team has four tokens, 1 to 4")]
    NoSuchToken,
    #[error("that token is not on the board")]
    TokenNotPlaced,
    #[error("some tokens are not on the board yet")]
    GuessUnfinished,
    #[error("the guess has changed since you looked")]
    GuessHasChanged,
    #[error("you have agreed already")]
    AlreadyAgreed,
    #[error("you have not agreed yet")]
    NotAgreed,
    #[error("all teams guess at once, so there is nothing to pass")]
    NobodyPasses,
    #[error("only the team that is alone in last place may pass")]
    NotInLastPlace,
    #[error("your team already guesses last")]
    AlreadyLast,
    #[error("not all teams have guessed yet")]
    NotAllGuessed,
    #[error("all preferences are revealed")]
    AllRevealed,
    #[error("nobody has won yet")]
    NobodyHasWon,
    #[error("a team has won")]
    GameDecided,
}

impl From<NoAgreement> for Refusal {
    fn from(why: NoAgreement) -> Self {
        match why {
            NoAgreement::Changed => Refusal::GuessHasChanged,
            NoAgreement::Already => Refusal::AlreadyAgreed,
        }
    }
}
