//! Where in a game's folder the answers are.

/// The part of [`Game`](crate::Game) that is the same in every folder: which file answers which question, and
/// the way of a command and of a notice: who may act, what it leads to, what follows of itself. A folder in
/// which a room is missing, or goes by another name, does not compile. What only some games have, they say
/// themselves.
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
            if !state.roster.active().contains(seat) {
                return Err(Refusal::NotSeated);
            }
            if state.is_over() {
                return Err(Refusal::GameOver);
            }
            let events = decide::decide(state, seat, command, chance)?;
            let was_away = state.roster.away().contains(seat);
            let mut draft = $crate::EventDraft::on(state, State::evolve);
            // Who acts is here.
            draft.record_all(was_away.then_some(Event::SeatCameBack { seat }));
            draft.record_all(events);
            if was_away || decide::may_lead_on(state, seat, command) {
                draft.settle(|state| settle::consequence(state, chance));
            }
            Ok(draft.finish())
        }

        fn notice(
            state: &State,
            notice: $crate::Notice,
            chance: &mut dyn $crate::Chance,
        ) -> $crate::Decided<State, Event> {
            use $crate::Turnout;
            if state.is_over() {
                return $crate::Decided::nothing();
            }
            let mut draft = $crate::EventDraft::on(state, State::evolve);
            match state.roster.turnout(notice) {
                Some(Turnout::WentAway(seat)) => draft.record(Event::SeatWentAway { seat }),
                Some(Turnout::CameBack(seat)) => draft.record(Event::SeatCameBack { seat }),
                Some(Turnout::Left(seat)) => draft.record(Event::SeatLeft { seat }),
                Some(Turnout::Returned(seat)) if Self::welcomes_back(state, seat) => {
                    draft.record(Event::SeatReturned { seat });
                }
                Some(Turnout::Asks(seat)) if notice::welcomes(state) => {
                    draft.record(notice::joined(state, seat));
                }
                Some(Turnout::Skipped(seat)) => draft.record_all(notice::skip(state, seat, chance)),
                Some(Turnout::Returned(_) | Turnout::Asks(_)) | None => {}
            }
            draft.settle(|state| settle::consequence(state, chance));
            draft.finish()
        }

        fn welcomes(state: &State) -> bool {
            notice::welcomes(state)
        }

        fn welcomes_back(state: &State, seat: $crate::Seat) -> bool {
            // Their part of the table is still there (GH-3, PP-1, TC-1, PE-1, IM-1).
            !state.is_over() && state.roster.left().contains(seat)
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

/// The part of [`Game`](crate::Game) that is the same in every folder with a `show.rs`.
macro_rules! shown_by_beats {
    () => {
        fn show_key(state: &State) -> Option<u32> {
            show::key(state)
        }

        fn show_length(view: &View) -> $crate::Ticks {
            show::show(view).map_or($crate::Ticks(0), |show| show.end())
        }

        fn finale(view: &View) -> Option<$crate::Show<$crate::Finale>> {
            show::finale(view)
        }

        fn waits_for_show(command: &Command) -> bool {
            show::is_waited_for_by(command)
        }
    };
}

pub(crate) use floor_plan;
pub(crate) use shown_by_beats;
