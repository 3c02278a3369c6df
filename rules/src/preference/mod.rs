//! Personal Preference.
//!
//! Two to four teams walk their pieces round a board. In every round one player is IT, and four cards come onto the four
//! coloured sections: things to eat, things to do, people, or anything at all, as the square under IT's piece says. In
//! secret IT ranks them from most to least preferred and seals the ranking in an envelope. Team after team, IT's own last,
//! then lays its tokens 1 to 4 on the sections, as its members agree; a token may be doubled, and the team in last place
//! may let all the others go first. When all tokens lie there, IT opens the envelope, one preference after another. For
//! each, a piece takes a step forward when its team was right and two when it had doubled, and one back when it had doubled
//! in error. IT passes on to the left, round after round, until a piece is at Finish at the end of one; then the farthest
//! ahead has won. Two or three players do the same without teams. The clauses are in RULES.md.

mod board;
mod category;
mod command;
mod decide;
mod event;
mod guess;
mod options;
mod refusal;
mod reseal;
pub mod scoring;
mod state;
mod supply;
mod view;

pub use board::{Board, Draw, Space, Square};
pub use category::{Category, Face};
pub use command::Command;
pub use event::{Event, Move};
pub use guess::{Guess, NotAGuess, Placement, Stake, Token, Tokens};
pub use options::{Guessing, Options};
pub use refusal::Refusal;
pub use state::State;
pub use supply::{CardBox, Drawn, Supply};
pub use view::{Ability, DraftView, GuessView, NextRound, PhaseView, PieceView, RoundView, View};

use crate::{Chance, Eyes, Game, GameKind, Notice, Seat, SeatSet, Seating, Secrecy};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preference;

impl Game for Preference {
    const KIND: GameKind = GameKind::Preference;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    type Options = Options;
    type Supply = Supply;
    type Command = Command;
    type Event = Event;
    type State = State;
    type View = View;
    type Refusal = Refusal;

    fn usual_seating(seats: usize) -> Seating {
        Options::usual_seating(seats)
    }

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

    fn notice(state: &State, notice: Notice, _chance: &mut dyn Chance) -> Vec<Event> {
        decide::notice(state, notice)
    }

    fn evolve(state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn secrecy(event: &Event) -> Secrecy {
        event.secrecy()
    }

    fn welcomes(state: &State) -> bool {
        decide::welcomes(state)
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
