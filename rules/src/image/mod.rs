//! IMAGE.
//!
//! Two to six players build images of famous people out of cards: places, times, activities and states of
//! being, on the four sides of a board. In turn each lays up to three cards of the hand, and with them
//! cards that lie open on the board, on any image, whoever began it: on its next space, or over a card of
//! the same kind. Who plays on an image has somebody in mind whom all its cards fit. A letter ends an
//! image: it is the initial of the name, which is called out, and scores the space it lies on. While the
//! next player lays theirs, the others may challenge each image of a turn. A reference work says card by
//! card what it knows, and where it cannot decide the players vote. A bluff that is found out costs points;
//! a challenge that fails is worth more than the image was. When the deck has run out everybody has one
//! more turn. The clauses are in RULES.md.

mod bilingual_text;
mod card;
mod challenge;
mod command;
mod decide;
mod draft;
mod event;
mod evolve;
mod finding;
mod notice;
mod options;
mod person;
mod refusal;
#[cfg(any(test, feature = "testing"))]
mod reseal;
pub mod scoring;
mod settle;
mod show;
mod side;
#[cfg(test)]
mod spec;
mod state;
mod supply;
mod view;

pub use bilingual_text::BilingualText;
pub use card::{Kind, is_letter, is_wild};
pub use challenge::{
    Challenge, Ending, FinishedTurn, Judge, OpenVote, Ruling, Settlement, Stolen, TakenImage, Voice,
};
pub use command::{Calling, Command};
pub use decide::inquiries;
pub use draft::{Laid, Source};
pub use event::{Event, Fitting, HandCount, Note};
pub use finding::{
    Asked, Bond, Evidence, Finding, Inquiry, KnownField, Life, Renown, Story, Testimony, Tie, Verdict, Vital,
    Year,
};
pub use options::{DeckSize, Drafts, FictionalLife, Initials, Judging, Options, Practice};
pub use person::{Claim, Line, Named, PersonKey, PersonKeyError};
pub use refusal::Refusal;
pub use show::{Moment, finale, podium, settled, show};
pub use side::{Picture, Side};
pub use state::State;
pub use supply::Supply;
pub use view::{
    Ability, CardMoves, DraftView, EndingView, LyingView, OpenTurnView, PhaseView, PlayerView, SideMoves,
    SideView, View,
};

use crate::{
    Game, GameKind, SeatSet,
    kernel::floor_plan::{floor_plan, shown_by_beats},
};

/// The game as the kernel knows it. What its players build is a [`Picture`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Image;

impl Game for Image {
    const KIND: GameKind = GameKind::Image;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    floor_plan!();
    shown_by_beats!();

    /// IM-16: who does not answer lets the last turn pass.
    fn lapses(state: &State, _bots: SeatSet) -> SeatSet {
        match state.phase {
            state::Phase::Window { .. } => state.waiting_on(),
            _ => SeatSet::EMPTY,
        }
    }
}
