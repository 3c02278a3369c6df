//! Tests of the tests: The Game of Happiness with a fault planted in it, one at a time. Each must be found,
//! by the check that is there for it.

use std::{cell::Cell, fmt, marker::PhantomData, ops::RangeInclusive};

use rules::{
    CardId, Chance, Decided, EventDraft, Eyes, Game, GameKind, Notice, Seat, SeatSet, Seating, Slot,
    happiness::{Ability, Command, Event, Happiness, Options, PhaseView, Refusal, State, Supply, View},
    testing::Reseal,
};
use testkit::{Check, Finding, Trial, battery};

/// A fault: whatever it does not override is as it should be.
trait Fault: 'static {
    fn admit(options: &Options, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        Happiness::admit(options, seating, supply)
    }
    fn decide(
        state: &State,
        seat: Seat,
        command: &Command,
        chance: &mut dyn Chance,
    ) -> Result<Decided<State, Event>, Refusal> {
        Happiness::decide(state, seat, command, chance)
    }
    fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
        Happiness::notice(state, notice, chance)
    }
    fn evolve(state: &mut State, event: &Event) {
        Happiness::evolve(state, event);
    }
    fn welcomes(state: &State) -> bool {
        Happiness::welcomes(state)
    }
    fn welcomes_back(state: &State, seat: Seat) -> bool {
        Happiness::welcomes_back(state, seat)
    }
    fn view(state: &State, eyes: Eyes) -> View {
        Happiness::view(state, eyes)
    }
    fn waiting_on(state: &State) -> SeatSet {
        Happiness::waiting_on(state)
    }
    fn step(state: &State) -> u32 {
        Happiness::step(state)
    }
    fn pack_up(state: &State) -> Supply {
        Happiness::pack_up(state)
    }
    fn choose(view: &View, chance: &mut dyn Chance) -> Option<Command> {
        <Happiness as Trial>::choose(view, chance)
    }
}

/// The game with a fault in it.
struct Planted<F>(PhantomData<F>);

impl<F> fmt::Debug for Planted<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Planted")
    }
}

impl<F: Fault> Game for Planted<F> {
    const KIND: GameKind = GameKind::Happiness;
    const SEATS: RangeInclusive<u8> = Happiness::SEATS;
    type Options = Options;
    type Supply = Supply;
    type Command = Command;
    type Event = Event;
    type State = State;
    type View = View;
    type Refusal = Refusal;

    fn admit(options: &Options, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        F::admit(options, seating, supply)
    }
    fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        Happiness::opening(options, seating, supply)
    }
    fn decide(
        state: &State,
        seat: Seat,
        command: &Command,
        chance: &mut dyn Chance,
    ) -> Result<Decided<State, Event>, Refusal> {
        F::decide(state, seat, command, chance)
    }
    fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
        F::notice(state, notice, chance)
    }
    fn evolve(state: &mut State, event: &Event) {
        F::evolve(state, event);
    }
    fn secrecy(event: &Event) -> rules::Secrecy {
        Happiness::secrecy(event)
    }
    fn welcomes(state: &State) -> bool {
        F::welcomes(state)
    }
    fn welcomes_back(state: &State, seat: Seat) -> bool {
        F::welcomes_back(state, seat)
    }
    fn view(state: &State, eyes: Eyes) -> View {
        F::view(state, eyes)
    }
    fn waiting_on(state: &State) -> SeatSet {
        F::waiting_on(state)
    }
    fn step(state: &State) -> u32 {
        F::step(state)
    }
    fn pack_up(state: &State) -> Supply {
        F::pack_up(state)
    }
}

impl<F: Fault> Reseal for Planted<F> {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        Happiness::reseal(state, eyes, chance)
    }
}

impl<F: Fault> Trial for Planted<F> {
    type Ability = Ability;

    fn every_option() -> Vec<Options> {
        Happiness::every_option()
    }
    fn supply() -> Supply {
        <Happiness as Trial>::supply()
    }
    fn cards(supply: &Supply) -> Vec<CardId> {
        Happiness::cards(supply)
    }
    fn choose(view: &View, chance: &mut dyn Chance) -> Option<Command> {
        F::choose(view, chance)
    }
    fn attempts(view: &View) -> Vec<Command> {
        Happiness::attempts(view)
    }
    fn abilities(view: &View) -> Vec<Ability> {
        Happiness::abilities(view)
    }
    fn ability(command: &Command) -> Ability {
        Happiness::ability(command)
    }
}

/// Plays the faulty game until something is found.
fn found<F: Fault>() -> Finding {
    battery::<Planted<F>>(1).expect_err("the fault goes unnoticed")
}

/// The row of the player in turn, laid so far or sealed.
fn secret_row(state: &State) -> Vec<Slot> {
    let row_of = |player| match Happiness::view(state, Eyes::Seat(player)).phase {
        PhaseView::Ranking { row, .. } | PhaseView::Guessing { row, .. } => row,
        PhaseView::Opening { .. } | PhaseView::Revealed { .. } | PhaseView::Over => None,
    };
    match Happiness::view(state, Eyes::Everyone).phase {
        PhaseView::Ranking { player, .. } | PhaseView::Guessing { player, .. } => {
            row_of(player).unwrap_or_default()
        }
        PhaseView::Opening { .. } | PhaseView::Revealed { .. } | PhaseView::Over => vec![],
    }
}

#[test]
fn the_game_without_a_fault_passes() {
    struct NoFault;
    impl Fault for NoFault {}
    let few =
        testkit::Setting::<Planted<NoFault>> { options: Options::default(), seating: 4.into(), seed: 1 };
    testkit::play(&few, &mut testkit::Report::default()).unwrap_or_else(|finding| panic!("{finding}"));
}

#[test]
fn a_view_that_shows_the_ranking_is_found() {
    struct RowForAll;
    impl Fault for RowForAll {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Happiness::view(state, eyes);
            if let PhaseView::Guessing { row, .. } = &mut view.phase {
                *row = Some(secret_row(state));
            }
            view
        }
    }
    let finding = found::<RowForAll>();
    assert_eq!(finding.check, Check::ViewTellsNothing);
    assert!(finding.to_string().contains("seed "), "{finding}");
}

#[test]
fn a_view_that_counts_the_tokens_of_a_secret_row_is_found() {
    struct Counts;
    impl Fault for Counts {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Happiness::view(state, eyes);
            if let PhaseView::Ranking { .. } = view.phase {
                view.turns += secret_row(state).len() as u8;
            }
            view
        }
    }
    assert_eq!(found::<Counts>().check, Check::ViewTellsNothing);
}

#[test]
fn a_view_that_tells_the_player_in_turn_who_has_agreed_is_found() {
    struct WaitsAloud;
    impl Fault for WaitsAloud {
        fn view(state: &State, eyes: Eyes) -> View {
            View { waiting_on: Happiness::waiting_on(state), ..Happiness::view(state, eyes) }
        }
    }
    assert_eq!(found::<WaitsAloud>().check, Check::ViewTellsNothing);
}

#[test]
fn a_refusal_that_depends_on_a_secret_is_found() {
    struct Chatty;
    impl Fault for Chatty {
        fn decide(
            state: &State,
            seat: Seat,
            command: &Command,
            chance: &mut dyn Chance,
        ) -> Result<Decided<State, Event>, Refusal> {
            match (Happiness::decide(state, seat, command, chance), command) {
                (Err(Refusal::RankingNotSealed), Command::TakeBackToken { card })
                    if !secret_row(state).contains(card) =>
                {
                    Err(Refusal::TokenNotLaid)
                }
                (answer, _) => answer,
            }
        }
    }
    assert_eq!(found::<Chatty>().check, Check::RefusalTellsNothing);
}

#[test]
fn a_step_that_depends_on_a_secret_is_found() {
    struct StepsAloud;
    impl Fault for StepsAloud {
        fn step(state: &State) -> u32 {
            100 * Happiness::step(state) + secret_row(state).len() as u32
        }
    }
    assert_eq!(found::<StepsAloud>().check, Check::StepTellsNothing);
}

#[test]
fn an_evolve_that_remembers_more_than_the_state_is_found() {
    thread_local!(static FOLDED: Cell<u32> = const { Cell::new(0) });
    struct Forgetful;
    impl Fault for Forgetful {
        fn evolve(state: &mut State, event: &Event) {
            FOLDED.set(FOLDED.get() + 1);
            if !FOLDED.get().is_multiple_of(50) {
                Happiness::evolve(state, event);
            }
        }
    }
    assert_eq!(found::<Forgetful>().check, Check::ReplayEqualsLive);
}

#[test]
fn a_decision_that_keeps_another_state_than_its_events_give_is_found() {
    struct Wishful;
    impl Fault for Wishful {
        fn decide(
            state: &State,
            seat: Seat,
            command: &Command,
            chance: &mut dyn Chance,
        ) -> Result<Decided<State, Event>, Refusal> {
            let mut draft = EventDraft::on(state, |_, _| {});
            draft.record_all(Happiness::decide(state, seat, command, chance)?.into_events());
            draft.state();
            Ok(draft.finish())
        }
    }
    assert_eq!(found::<Wishful>().check, Check::ReplayEqualsLive);
}

#[test]
fn an_evolve_that_panics_is_found() {
    struct Touchy;
    impl Fault for Touchy {
        fn evolve(state: &mut State, event: &Event) {
            if let Event::TurnRevealed { .. } = event {
                let phase = Happiness::view(state, Eyes::Everyone).phase;
                assert!(matches!(phase, PhaseView::Guessing { .. }), "a reveal without a guess");
            }
            Happiness::evolve(state, event);
        }
    }
    assert_eq!(found::<Touchy>().check, Check::EvolveIsTotal);
}

#[test]
fn a_game_that_never_ends_is_found() {
    struct Endless;
    impl Fault for Endless {
        fn decide(
            state: &State,
            seat: Seat,
            command: &Command,
            chance: &mut dyn Chance,
        ) -> Result<Decided<State, Event>, Refusal> {
            let mut events = Happiness::decide(state, seat, command, chance)?.into_events();
            events.retain(|event| *event != Event::GameFinished);
            Ok(events.into())
        }
    }
    assert_eq!(found::<Endless>().check, Check::PlayEnds);
}

#[test]
fn a_game_that_goes_on_after_its_end_is_found() {
    struct Undead;
    impl Fault for Undead {
        fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
            match notice {
                Notice::Left(seat) if Happiness::waiting_on(state).is_empty() => {
                    vec![Event::SeatLeft { seat }].into()
                }
                notice => Happiness::notice(state, notice, chance),
            }
        }
    }
    assert_eq!(found::<Undead>().check, Check::OverIsOver);
}

#[test]
fn a_seat_that_is_waited_for_in_vain_is_found() {
    struct Impatient;
    impl Fault for Impatient {
        fn waiting_on(state: &State) -> SeatSet {
            let waited = Happiness::waiting_on(state);
            if waited.is_empty() { waited } else { Seat::first(2).collect() }
        }
    }
    assert_eq!(found::<Impatient>().check, Check::WaitedForCanAct);
}

#[test]
fn a_view_that_promises_too_much_is_found() {
    struct Boastful;
    impl Fault for Boastful {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Happiness::view(state, eyes);
            view.may.push(Ability::FinishGame);
            view
        }
    }
    assert_eq!(found::<Boastful>().check, Check::AbilitiesAreExact);
}

#[test]
fn a_view_that_conceals_what_may_be_done_is_found() {
    struct Coy;
    impl Fault for Coy {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Happiness::view(state, eyes);
            view.may.retain(|ability| *ability != Ability::WithdrawAgreement);
            view
        }
    }
    assert_eq!(found::<Coy>().check, Check::AbilitiesAreExact);
}

#[test]
fn a_player_who_does_what_is_refused_is_found() {
    struct Hasty;
    impl Fault for Hasty {
        fn choose(view: &View, chance: &mut dyn Chance) -> Option<Command> {
            match <Happiness as Trial>::choose(view, chance) {
                Some(Command::AgreeToGuess { edition }) => {
                    Some(Command::AgreeToGuess { edition: edition + 1 })
                }
                choice => choice,
            }
        }
    }
    assert_eq!(found::<Hasty>().check, Check::ChoiceIsAccepted);
}

#[test]
fn a_refusal_that_asks_chance_is_found() {
    struct Gambler;
    impl Fault for Gambler {
        fn decide(
            state: &State,
            seat: Seat,
            command: &Command,
            chance: &mut dyn Chance,
        ) -> Result<Decided<State, Event>, Refusal> {
            chance.below(2);
            Happiness::decide(state, seat, command, chance)
        }
    }
    assert_eq!(found::<Gambler>().check, Check::RefusalChangesNothing);
}

#[test]
fn a_card_that_gets_lost_is_found() {
    struct Careless;
    impl Fault for Careless {
        fn pack_up(state: &State) -> Supply {
            let mut supply = Happiness::pack_up(state);
            supply.piles.retain(|_, pile| !pile.fresh().is_empty());
            supply
        }
    }
    assert_eq!(found::<Careless>().check, Check::CardsAreConserved);
}

#[test]
fn a_step_that_shrinks_is_found() {
    struct Backwards;
    impl Fault for Backwards {
        fn step(state: &State) -> u32 {
            u32::MAX - Happiness::step(state)
        }
    }
    assert_eq!(found::<Backwards>().check, Check::StepNeverShrinks);
}

#[test]
fn a_game_that_does_not_open_is_found() {
    struct Closed;
    impl Fault for Closed {
        fn admit(_: &Options, _: &Seating, _: &Supply) -> Result<(), Refusal> {
            Err(Refusal::TooFewCards)
        }
    }
    assert_eq!(found::<Closed>().check, Check::SettingIsAdmitted);
}

#[test]
fn a_welcome_that_is_not_meant_is_found() {
    struct Polite;
    impl Fault for Polite {
        fn welcomes(_: &State) -> bool {
            true
        }
    }
    assert_eq!(found::<Polite>().check, Check::WelcomeIsMeant);
}

#[test]
fn a_seat_that_cannot_be_taken_again_though_it_is_said_to_be_is_found() {
    struct Forgetful;
    impl Fault for Forgetful {
        fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
            match notice {
                Notice::Back(seat) if Happiness::welcomes_back(state, seat) => Decided::nothing(),
                notice => Happiness::notice(state, notice, chance),
            }
        }
    }
    assert_eq!(found::<Forgetful>().check, Check::WelcomeIsMeant);
    struct Resentful;
    impl Fault for Resentful {
        fn welcomes_back(_: &State, _: Seat) -> bool {
            false
        }
    }
    assert_eq!(found::<Resentful>().check, Check::WelcomeIsMeant);
}
