//! What came out of a game, and of an evening of games, and how much of it may be claimed.
//!
//! Pure like `rules`: no I/O, no clock, no chance of its own. Everything is computed from the view that
//! *everybody* has of the end of a game, so that no finding can tell what that does not. Sentences are made
//! elsewhere: a [`Finding`] is data, with its chance line, its uncertainty, and the least number of
//! observations below which it is not said at all. `docs/insight/method.md` has the method in plain words,
//! `docs/insight` how often it is right.
//!
//! ```
//! use insight::{FinishedGame, Missing, Player, evening, findings};
//! use rules::{Eyes, Game, GameKind, happiness::Happiness};
//!
//! let players = [Player::person(1), Player::person(2), Player::bot(3)];
//! let broken_off = FinishedGame::missing(1, GameKind::Happiness, &players, Missing::End);
//! assert!(findings(&broken_off).is_empty());
//! assert_eq!(evening(&[broken_off]).timeline[0].missing, Some(Missing::End));
//! ```

#![warn(missing_docs)]

mod award;
mod evening;
mod finding;
mod finished_game;
pub mod games;
mod knowledge;
mod law;
mod measure;
mod portrait;
mod round;

pub use award::{Award, Honour};
pub use evening::{Evening, PortraitOf, Stop, evening, stop};
pub use finding::{ColourResult, DOUBT, ElectedFor, Finding, HungImage, TurnDot, Weight, What};
pub use finished_game::{FinishedGame, Missing, Nature, Player, Record, Stay, Who};
pub use games::{InsightGame, image::NoConfession};
pub use knowledge::{Cell, Certainty, Knowledge, Reader, ReaderKnows, SKILLS, SubjectKnown};
pub use law::Law;
pub use measure::{CONFIDENCE, Measure};
pub use portrait::Portrait;
pub use round::{
    Asked, Chosen, Doubt, LaidBy, Nearest, OpenChoice, OpenVote, Round, SeenAs, Subject, TeamGuess,
};

use games::Read;

/// What came out of a game. Nothing where something is missing of it: [`FinishedGame::record`] says what.
pub fn findings(game: &FinishedGame) -> Vec<Finding> {
    let mut draft = finding::Draft::new(game.number);
    if let Ok(record) = &game.record {
        read(record).findings(game.company(), &mut draft);
    }
    draft.finish()
}

/// An award for every person who played all of a game and did anything in it, by guest.
pub fn awards(game: &FinishedGame) -> Vec<Award> {
    let nominations = game.record.as_ref().map(|record| read(record).nominations(game.company()));
    award::assign(&nominations.unwrap_or_default())
}

/// The game round by round, as everybody saw each when it was over; nothing where something is missing of it.
pub fn rounds(game: &FinishedGame) -> Vec<Round> {
    game.record.as_ref().map(|record| read(record).rounds(game.company())).unwrap_or_default()
}

fn read(record: &Record) -> &dyn Read {
    rules::match_game!(record, Record::G(record) => record)
}
