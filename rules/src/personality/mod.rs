//! Personality.
//!
//! Three to six players walk their masks along a path, from Départ to supreme insight. Each has a hand of
//! cards with traits. In turn they lay one on the table, everybody chooses in secret the player whom it fits
//! best, and bets on being of the same mind as most. All is revealed at once: who is elected gets the card,
//! face up before them; those who chose them advance by their bet, and the others go back by theirs. A tie is
//! debated and voted on again. Who goes back too far falls into the pit and begins anew with a full hand; one
//! marked space makes two vote as one, another turns the game round, so that everybody lays a card for one
//! player. Who comes to the end of the path gives cards of their hand to others, who may contest them: if all
//! stand, they have won. What lies before each player then is their personality, as the others see it. The
//! clauses are in RULES.md.

mod board;
mod command;
mod decide;
mod event;
mod evolve;
mod gift;
mod notice;
mod options;
mod portrait;
mod refusal;
#[cfg(any(test, feature = "testing"))]
mod reseal;
pub mod scoring;
mod settle;
mod show;
#[cfg(test)]
mod spec;
mod state;
mod supply;
mod view;
mod vote;

pub use board::{Board, Landing, Mark, Space};
pub use command::Command;
pub use event::{Event, Move};
pub use gift::{Answer, Gift, GiftView, Giving, GivingResult, Judgment};
pub use options::{Laying, Options};
pub use portrait::{Origin, PlayedTurn, PortraitCard, SecondVote};
pub use refusal::Refusal;
pub use show::{Moment, Revealed, Turned, finale, podium, show};
pub use state::State;
pub use supply::Supply;
pub use view::{Ability, PairView, PhaseView, PlayerView, View};
pub use vote::{Bet, Candidate, LaidCard, OpenChoice, OpenVote, Pair, Question, Verdict, Vote};

use crate::{
    Decided, EventDraft, Game, GameKind, SeatSet,
    kernel::floor_plan::{floor_plan, shown_by_beats},
};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Personality;

impl Game for Personality {
    const KIND: GameKind = GameKind::Personality;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    floor_plan!();
    shown_by_beats!();

    /// PE-14: who does not answer keeps their hand. PE-16: a few do not hold up a debate.
    fn lapses(state: &State, bots: SeatSet) -> SeatSet {
        match &state.phase {
            state::Phase::Exchanging { .. } => state.waiting_on(),
            state::Phase::Debate { ready, .. } if state.most_are_in(*ready, bots) => state.waiting_on(),
            _ => SeatSet::EMPTY,
        }
    }

    /// PE-30
    fn break_off(state: &State) -> Decided<State, Event> {
        let mut draft = EventDraft::on(state, State::evolve);
        draft.record_all(settle::broken_off(state));
        draft.finish()
    }
}
