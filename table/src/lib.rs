//! A table: a gathering of guests with a code, who play one game after another.
//!
//! The table is a machine like the games on it: [`Command`]s are decided into [`Event`]s, which are stored in the journal
//! and folded into a state that never leaves this crate. What leaves it are [`TableView`]s.

mod ask;
mod bot;
mod chance;
mod clock;
mod code;
mod command;
mod decide;
mod door;
mod errand;
mod error;
mod event;
mod export;
mod feed;
mod game;
mod guest;
mod hall;
mod lineup;
mod live;
mod member;
mod mind;
mod name;
mod own;
mod presence;
mod refusal;
mod sight;
#[cfg(test)]
mod spec;
mod state;
mod suggestion;
mod vault;
mod view;

pub use ask::{Accepted, Door, Sent, Standpoint, Welcome};
pub use bot::BotPace;
pub use chance::TableChance;
pub use clock::Clock;
pub use code::{Code, NotACode};
pub use command::Command;
pub use decide::{EXTENSION, PACE, PATIENCE};
pub use door::{LINK_LIFE, MOST_GUESTS, Newcomer};
pub use error::TableError;
pub use event::{CommandId, Entry, Event, NotACommandId};
pub use export::{Export, ExportedRecord, export};
pub use feed::Attendance;
pub use game::{GameCommand, GameEvent, GameOptions, GameRefusal, GameSupply, GameView};
pub use guest::{Badge, Colour, GuestId, Key, KeyHash, NoSuchBadge, NotAKey, Shape, StagePass};
pub use hall::{Dice, Hall, Table};
pub use lineup::{Livery, TEAMS, TeamSheet, team_badges};
pub use name::{Name, NameRefusal};
pub use own::{OwnCards, Said, WrittenCard};
pub use refusal::Refusal;
pub use suggestion::{Apart, Suggestion};
pub use view::{Ability, GuestView, LineupView, News, PlayingView, TableView, Viewer};
