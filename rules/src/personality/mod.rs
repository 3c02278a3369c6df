//! Personality.
//!
//! Three to six players walk their masks along a path, from Départ to supreme insight. Each has a hand of cards with traits.
//! In turn they lay one on the table, everybody chooses in secret the player whom it fits best, and bets on being of the
//! same mind as most. All is revealed at once: who is elected gets the card, face up before them; those who chose them
//! advance by their bet, and the others go back by theirs. A tie is debated and voted on again. Who goes back too far falls
//! into the pit and begins anew with a full hand; one marked space makes two vote as one, another turns the game round, so
//! that everybody lays a card for one player. Who comes to the end of the path gives cards of their hand to others, who may
//! contest them: if all stand, they have won. What lies before each player then is their personality, as the others see it.
//! The clauses are in RULES.md.

mod command;
mod decide;
mod event;
mod fold;
mod gift;
mod options;
mod portrait;
mod refusal;
mod reseal;
pub mod scoring;
mod settle;
mod state;
mod supply;
mod track;
mod view;
mod vote;

pub use command::Command;
pub use event::{Event, Move};
pub use gift::{Answer, Gift, GiftView, Giving, GivingResult, Judgment};
pub use options::Options;
pub use portrait::{Origin, PlayedTurn, PortraitCard, SecondVote};
pub use refusal::Refusal;
pub use state::State;
pub use supply::Supply;
pub use track::{Board, Landing, Mark, Space};
pub use view::{Ability, PhaseView, PlayerView, View};
pub use vote::{Bet, Candidate, LaidCard, OpenChoice, OpenVote, Pair, Question, Verdict, Vote};

use crate::{Chance, Eyes, Game, GameKind, Notice, Seat, SeatSet, Seating, Secrecy};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Personality;

impl Game for Personality {
    const KIND: GameKind = GameKind::Personality;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    type Options = Options;
    type Supply = Supply;
    type Command = Command;
    type Event = Event;
    type State = State;
    type View = View;
    type Refusal = Refusal;

    fn admit(options: &Options, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        options.admit(seating, supply)
    }

    fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        State::opening(options, seating, supply)
    }

    fn decide(
        state: &State,
        seat: Seat,
        command: &Command,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        decide::decide(state, seat, command, chance)
    }

    fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Vec<Event> {
        settle::notice(state, notice, chance)
    }

    fn evolve(state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn secrecy(event: &Event) -> Secrecy {
        event.secrecy()
    }

    fn welcomes(state: &State) -> bool {
        settle::welcomes(state)
    }

    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn waiting_on(state: &State) -> SeatSet {
        state.waiting_on()
    }

    fn step(state: &State) -> u32 {
        state.step
    }

    fn pack_up(state: &State) -> Supply {
        state.supply.clone()
    }

    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        reseal::reseal(state, eyes, chance)
    }
}
