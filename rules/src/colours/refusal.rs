//! Why a command is not carried out. The screen has a sentence for each, in the guest's language.

use serde::Serialize;

use super::NotAdded;
use crate::Unfit;

/// Why a command is not carried out. Each says so in a sentence of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum Refusal {
    // Opening a game.
    #[error("this game is for {least} to {most} players")]
    WrongNumberOfPlayers { least: u8, most: u8 },
    #[error("the last space is one of 12 to 36")]
    GoalOutOfRange,
    #[error("the chosen sets have too few questions")]
    TooFewQuestions,
    // The table's own questions.
    #[error("there is no question on the card")]
    QuestionEmpty,
    #[error("the question is too long to be read aloud")]
    QuestionTooLong,
    #[error("all blank cards have been written on")]
    NoBlankCards,
    #[error("questions are added between rounds")]
    RoundUnderWay,
    // In play.
    #[error("the game is over")]
    GameOver,
    #[error("you are not in this game")]
    NotSeated,
    #[error("the question is on the table already")]
    QuestionAlreadyTurned,
    #[error("only the reader does that")]
    NotTheReader,
    #[error("there is nothing to pick from")]
    NothingToPick,
    #[error("there is no such question to pick")]
    NoSuchQuestion,
    #[error("there are no other questions to pick from")]
    NoOtherQuestions,
    #[error("that question has been asked already")]
    AskedAlready,
    #[error("there is no question on the table yet")]
    NoQuestionYet,
    #[error("somebody has voted on this question")]
    VotingHasBegun,
    #[error("you play along from the next round on")]
    NotPlayingYet,
    #[error("everybody votes exactly twice")]
    NotTwoVotes,
    #[error("nobody votes for themself")]
    VoteForYourself,
    #[error("there is no such player to vote for")]
    NoSuchPlayer,
    #[error("you have not voted yet")]
    NotVoted,
    #[error("all have voted, and the box is closed")]
    BoxClosed,
    #[error("not everybody has voted yet")]
    VotingNotClosed,
    #[error("you have not made a prediction yet")]
    NotPredicted,
    #[error("nobody has won yet")]
    NobodyHasWon,
    #[error("somebody has won")]
    GameDecided,
}

impl From<NotAdded> for Refusal {
    fn from(why: NotAdded) -> Self {
        match why {
            NotAdded::Unfit(Unfit::Empty) => Refusal::QuestionEmpty,
            NotAdded::Unfit(Unfit::TooLong) => Refusal::QuestionTooLong,
            NotAdded::NoBlankCards => Refusal::NoBlankCards,
        }
    }
}
