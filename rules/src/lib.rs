//! The rules of Likeness: a small kernel and the games built on it.
//!
//! Nothing here does I/O or knows a clock, a thread, a network or a random number generator of its own.
//! A game is a pure machine: [`Game::decide`] turns a command into events, [`Game::evolve`] folds an event
//! into the state, and [`Game::view`] builds, from nothing, what one pair of eyes may know.

pub mod colours;
mod games;
pub mod happiness;
pub mod image;
mod kernel;
pub mod personality;
pub mod preference;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use games::{GameKind, UnknownGame};
pub use kernel::{
    arrangement::{Arrangement, Ranking, Slot},
    ballot::{Ballots, Lead},
    card::{CardFace, CardId, CardIdError, PileId},
    chance::{Chance, any, shuffle},
    decided::{Decided, EventDraft},
    draft::{NoAgreement, SharedDraft},
    game::{Eyes, Game, Notice, Secrecy},
    mixture::Mixture,
    pile::Pile,
    rating::{Rating, UnknownRating},
    roster::{Roster, Turnout},
    sealed::Sealed,
    seat::{Seat, SeatSet},
    seating::{Seating, Team},
    secret_ballots::SecretBallots,
    shut::{Plain, Sealer, Shut},
    standing::Standing,
    text::{Unfit, is_stray, one_line},
};
