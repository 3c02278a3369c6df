//! Why the table does not do what a guest asks. The screen has a sentence for each, in the guest's language.

use decks::Unwritable;
use serde::Serialize;

use crate::{games::GameRefusal, limits::Excess, name::NameRefusal};

/// Why the table does not do what a guest asks.
#[derive(Debug, Clone, PartialEq, thiserror::Error, Serialize)]
#[serde(tag = "refused", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is its error")]
#[cfg_attr(test, derive(strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(name(Reason), vis(pub(crate)), derive(Hash, strum::EnumIter)))]
pub enum Refusal {
    #[error("{0}")]
    Name(#[from] NameRefusal),
    #[error("somebody has that colour and shape already")]
    BadgeTaken,
    #[error("somebody has that face already")]
    FaceTaken,
    #[error("the table is full")]
    TableFull,
    #[error("the table is locked")]
    TableLocked,
    #[error("you are not at this table")]
    NotAGuest,
    #[error("the host has asked you to leave this table")]
    ShownOut,
    #[error("only the host does that")]
    NotTheHost,
    #[error("the host is still here")]
    HostIsHere,
    #[error("there is no such guest here")]
    NoSuchGuest,
    #[error("that guest is not being waited for")]
    NotWaitedFor,
    #[error("give them a little longer")]
    TooSoonToSkip,
    #[error("there are enough bots at this table")]
    EnoughBots,
    #[error("a bot cannot do that")]
    NotForBots,
    #[error("the table waits for no bot")]
    NoBotToAsk,
    #[error("others are here, too, and see it to its end")]
    NotAlone,
    #[error("it is your turn: there is nothing to skip")]
    NothingToSkip,
    #[error("that is a bot already")]
    BotAlready,
    #[error("that guest is here and plays")]
    PlaysThemselves,
    #[error("that is no image of yours that stood without a challenge")]
    NothingToConfess,
    #[error("there is no game being played")]
    NoGame,
    #[error("a game is being played")]
    GameUnderWay,
    #[error("the game is paused")]
    GamePaused,
    #[error("that is not the game being played")]
    AnotherGame,
    #[error("you are not in this game")]
    NotSeated,
    #[error("you are in this game already")]
    AlreadySeated,
    #[error("nobody can join this game now")]
    DoorsClosed,
    #[error("in this game the rules say who begins")]
    BeginnerIsFixed,
    #[error("this table plays without a clock")]
    NoClock,
    #[error("the time for a step is half a minute to an hour")]
    PaceOutOfRange,
    #[error("a choice is left out after five seconds to two minutes")]
    LapseOutOfRange,
    #[error("there is no set of cards of that name")]
    NoSuchSet,
    #[error("card {number}: {why}")]
    Card { number: u16, why: Unwritable },
    #[error("all blank cards for this game have been written on")]
    NoBlankCards,
    #[error("this table has written no such card")]
    NoSuchCard,
    #[error("only the person who wrote a card, or the host, can remove it")]
    NotYourCard,
    #[error("there are no teams to arrange")]
    NoTeams,
    #[error("there is no such team")]
    NoSuchTeam,
    #[error("there are two to four teams")]
    TeamCount,
    #[error("only the team itself and the host do that")]
    NotYourTeam,
    #[error("the table has moved on since you looked")]
    TooLate,
    #[error("that id belongs to another command, which has been carried out")]
    AnotherCommand,
    #[error("that is still being shown; it goes on in a moment")]
    StillShowing,
    #[error("that was a lot at once; wait a moment")]
    TooFast,
    #[error("this table has become as long as a table can be")]
    TableTooLong,
    #[error("that link has been used or is too old")]
    LinkExpired,
    #[error("{0}")]
    Game(#[from] GameRefusal),
}

impl From<Excess> for Refusal {
    fn from(excess: Excess) -> Refusal {
        match excess {
            Excess::TooFast => Refusal::TooFast,
            Excess::TooLong => Refusal::TableTooLong,
        }
    }
}
