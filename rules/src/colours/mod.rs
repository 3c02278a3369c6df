//! True Colours.
//!
//! Three to six players each wear a peg of their colour and walk a pawn along the board. In every round somebody reads a
//! question aloud: who of us would, who of us is? Everybody answers it with two votes in the ballot box, both for one
//! player or one for each of two, never for themself, and nobody ever learns who voted for whom. When all have voted,
//! each predicts how the table sees them: that they got the most votes of all (+), some (±), or none (0). Then the
//! predictions are turned over, the box is opened and the cards are counted. A right + or 0 is worth three spaces, a right
//! ± one. The next player reads, round after round, until a pawn has come to the last space. A table can write questions
//! of its own. The clauses are in RULES.md.

mod ballot;
mod command;
mod decide;
mod event;
mod options;
mod question;
mod refusal;
mod reseal;
pub mod scoring;
mod state;
mod supply;
mod view;

pub use ballot::{Ballot, Symbol};
pub use command::Command;
pub use event::{Event, Outcome};
pub use options::{Counts, Options, Questions};
pub use question::{Question, QuestionText};
pub use refusal::Refusal;
pub use scoring::Space;
pub use state::State;
pub use supply::{NotAdded, Supply};
pub use view::{Ability, OutcomeView, PawnView, PhaseView, RoundView, View};

use crate::{Chance, Eyes, Game, GameKind, Notice, Sealer, Seat, SeatSet, Seating, Secrecy};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colours;

impl Game for Colours {
    const KIND: GameKind = GameKind::Colours;
    const CONFIDES: bool = true;
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
        decide::notice(state, notice, chance)
    }

    fn evolve(state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn secrecy(event: &Event) -> Secrecy {
        event.secrecy()
    }

    fn shut(event: &mut Event, sealer: &mut dyn Sealer) {
        event.shut(sealer);
    }

    fn unshut(event: &mut Event, sealer: &dyn Sealer) {
        event.unshut(sealer);
    }

    fn burns(event: &Event) -> Option<u32> {
        event.burns()
    }

    fn keeps(state: &State) -> Option<u32> {
        state.round_under_way()
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
