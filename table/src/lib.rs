//! A table: a gathering of guests with a code, who play one game after another.
//!
//! The table is a machine like the games on it: [`Command`]s are decided into [`Event`]s, which are stored in
//! the journal and folded into a state that never leaves this crate. What leaves it are [`TableView`]s.

#![warn(missing_docs)]

mod bot;
mod bot_minds;
mod build_view;
mod chance;
mod clock;
mod code;
mod command;
mod decide;
mod decided;
mod door;
mod error;
mod evening;
mod event;
mod export;
mod face;
mod feed;
mod first_guesses;
mod games;
mod guest;
mod hall;
mod identity;
mod limits;
mod lineup;
mod live;
mod mailbox;
mod name;
mod own_cards;
mod presence;
mod put_aside;
mod reaction;
mod refusal;
mod retention;
mod show;
mod skip;
#[cfg(test)]
mod spec;
mod state;
mod tally;
mod timed_actions;
mod tried_alone;
mod vault;
mod view;

pub use bot::BotPace;
pub use chance::TableChance;
pub use clock::Clock;
pub use code::{Code, NotACode};
pub use command::Command;
pub use decide::{EXTENSION, LAPSE, PACE, PATIENCE};
pub use door::{Door, LINK_LIFE, MOST_GUESTS, Newcomer, Standpoint, Welcome};
pub use error::TableError;
pub use evening::PastGames;
pub use event::{CommandId, Entry, Event, NotACommandId};
pub use export::{Export, ExportedRecord, export};
pub use face::{Face, NoSuchFace};
pub use feed::{Attendance, Sight};
pub use first_guesses::OwnGuesses;
pub use games::{GameCommand, GameEvent, GameOptions, GameRefusal, GameSupply, GameView};
pub use hall::{Dice, Hall, HallSettings, Table};
pub use identity::{Badge, Colour, GuestId, Key, KeyHash, NoSuchBadge, NotAKey, Shape, StagePass};
pub use limits::{Limits, MOST_GAMES_OF_AN_EVENING, Rate};
pub use lineup::{Livery, TEAMS, TeamSheet, team_badges};
pub use mailbox::{Accepted, Declined, EveningVisit, LookAs, Sent, Visit};
pub use name::{Name, NameRefusal};
pub use own_cards::{OwnCards, Said, WrittenCard};
pub use put_aside::{Note, PutAside};
pub use reaction::{Reacted, Reaction};
pub use refusal::Refusal;
pub use retention::{Retention, Tidied};
pub use show::{INTRODUCTION, ShowView, Shows};
pub use tally::Hour;
pub use tried_alone::TriedAlone;
pub use view::{Ability, GuestView, LineupView, News, PlayingView, TableView, Viewer};
