//! Where in a game's folder the answers are.

/// The part of [`Game`](crate::Game) that is the same in every folder: which file answers which question. A
/// folder in which a room is missing, or goes by another name, does not compile. What only some games have,
/// they say themselves.
macro_rules! floor_plan {
    () => {
        type Options = Options;
        type Supply = Supply;
        type Command = Command;
        type Event = Event;
        type State = State;
        type View = View;
        type Refusal = Refusal;

        fn admit(options: &Options, seating: &$crate::Seating, supply: &Supply) -> Result<(), Refusal> {
            options.admit(seating, supply)
        }

        fn opening(options: &Options, seating: &$crate::Seating, supply: Supply) -> State {
            State::opening(options, seating, supply)
        }

        fn decide(
            state: &State,
            seat: $crate::Seat,
            command: &Command,
            chance: &mut dyn $crate::Chance,
        ) -> Result<$crate::Decided<State, Event>, Refusal> {
            decide::decide(state, seat, command, chance)
        }

        fn notice(
            state: &State,
            notice: $crate::Notice,
            chance: &mut dyn $crate::Chance,
        ) -> $crate::Decided<State, Event> {
            notice::notice(state, notice, chance)
        }

        fn welcomes(state: &State) -> bool {
            notice::welcomes(state)
        }

        fn welcomes_back(state: &State, seat: $crate::Seat) -> bool {
            notice::welcomes_back(state, seat)
        }

        fn evolve(state: &mut State, event: &Event) {
            state.evolve(event);
        }

        fn secrecy(event: &Event) -> $crate::Secrecy {
            event.secrecy()
        }

        fn view(state: &State, eyes: $crate::Eyes) -> View {
            view::view(state, eyes)
        }

        fn waiting_on(state: &State) -> $crate::SeatSet {
            state.waiting_on()
        }

        fn step(state: &State) -> u32 {
            state.step
        }

        fn pack_up(state: &State) -> Supply {
            state.supply.clone()
        }
    };
}

pub(crate) use floor_plan;
