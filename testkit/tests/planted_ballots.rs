//! Tests of the tests: True Colours with a fault planted in it, one at a time. Each must be found, by the
//! check that is there for it.

use std::{fmt, marker::PhantomData, ops::RangeInclusive};

use rules::{
    CardId, Chance, Decided, Eyes, Game, GameKind, Notice, Sealer, Seat, SeatSet, Seating, Secrecy,
    SecretBallots,
    colours::{Ability, Colours, Command, Event, Options, PhaseView, Refusal, State, Supply, View},
    testing::Reseal,
};
use testkit::{Check, Finding, Trial, battery};

/// A fault: whatever it does not override is as it should be.
trait Fault: Sync + 'static {
    fn decide(
        state: &State,
        seat: Seat,
        command: &Command,
        chance: &mut dyn Chance,
    ) -> Result<Decided<State, Event>, Refusal> {
        Colours::decide(state, seat, command, chance)
    }
    fn burns(event: &Event) -> Option<u32> {
        event.burns()
    }
    fn view(state: &State, eyes: Eyes) -> View {
        Colours::view(state, eyes)
    }
    fn step(state: &State) -> u32 {
        Colours::step(state)
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
    const KIND: GameKind = GameKind::Colours;
    const SEATS: RangeInclusive<u8> = Colours::SEATS;
    type Options = Options;
    type Supply = Supply;
    type Command = Command;
    type Event = Event;
    type State = State;
    type View = View;
    type Refusal = Refusal;

    fn admit(options: &Options, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        Colours::admit(options, seating, supply)
    }
    fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        Colours::opening(options, seating, supply)
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
        Colours::notice(state, notice, chance)
    }
    fn evolve(state: &mut State, event: &Event) {
        Colours::evolve(state, event);
    }
    fn secrecy(event: &Event) -> Secrecy {
        Colours::secrecy(event)
    }
    fn secret_ballots() -> Option<&'static dyn SecretBallots<Self>> {
        Some(&Planted::<F>(PhantomData))
    }
    fn welcomes(state: &State) -> bool {
        Colours::welcomes(state)
    }
    fn welcomes_back(state: &State, seat: Seat) -> bool {
        Colours::welcomes_back(state, seat)
    }
    fn view(state: &State, eyes: Eyes) -> View {
        F::view(state, eyes)
    }
    fn waiting_on(state: &State) -> SeatSet {
        Colours::waiting_on(state)
    }
    fn step(state: &State) -> u32 {
        F::step(state)
    }
    fn pack_up(state: &State) -> Supply {
        Colours::pack_up(state)
    }
}

impl<F: Fault> SecretBallots<Planted<F>> for Planted<F> {
    fn shut(&self, event: &mut Event, sealer: &mut dyn Sealer) {
        Colours.shut(event, sealer);
    }
    fn unshut(&self, event: &mut Event, sealer: &dyn Sealer) {
        Colours.unshut(event, sealer);
    }
    fn keeps(&self, state: &State) -> Option<u32> {
        Colours.keeps(state)
    }
}

impl<F: Fault> Reseal for Planted<F> {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        Colours::reseal(state, eyes, chance)
    }
}

impl<F: Fault> Trial for Planted<F> {
    type Ability = Ability;

    fn every_option() -> Vec<Options> {
        Colours::every_option()
    }
    fn supply() -> Supply {
        <Colours as Trial>::supply()
    }
    fn cards(supply: &Supply) -> Vec<CardId> {
        Colours::cards(supply)
    }
    fn burns(event: &Event) -> Option<u32> {
        F::burns(event)
    }
    fn choose(view: &View, chance: &mut dyn Chance) -> Option<Command> {
        <Colours as Trial>::choose(view, chance)
    }
    fn attempts(view: &View) -> Vec<Command> {
        Colours::attempts(view)
    }
    fn abilities(view: &View) -> Vec<Ability> {
        Colours::abilities(view)
    }
    fn ability(command: &Command) -> Ability {
        Colours::ability(command)
    }
}

/// Plays the faulty game until something is found.
fn found<F: Fault>() -> Check {
    let finding: Finding = battery::<Planted<F>>(1).expect_err("the fault goes unnoticed");
    finding.check
}

/// How the first seat has voted in the round under way: what nobody else may know.
fn annas_votes(state: &State) -> Vec<Seat> {
    match Colours::view(state, Eyes::Seat(Seat(0))).phase {
        PhaseView::Voting { ballot, .. } | PhaseView::Predicting { ballot, .. } => ballot.unwrap_or_default(),
        _ => vec![],
    }
}

#[test]
fn a_view_that_shows_a_ballot_is_found() {
    struct GlassBox;
    impl Fault for GlassBox {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Colours::view(state, eyes);
            if let PhaseView::Predicting { ballot, .. } = &mut view.phase {
                *ballot = Some(annas_votes(state));
            }
            view
        }
    }
    assert_eq!(found::<GlassBox>(), Check::ViewTellsNothing);
}

#[test]
fn a_view_that_counts_too_soon_is_found() {
    struct Eager;
    impl Fault for Eager {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Colours::view(state, eyes);
            view.round += annas_votes(state).iter().filter(|vote| **vote == Seat(1)).count() as u16;
            view
        }
    }
    assert_eq!(found::<Eager>(), Check::ViewTellsNothing);
}

#[test]
fn a_view_that_shows_a_prediction_is_found() {
    struct FaceUp;
    impl Fault for FaceUp {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Colours::view(state, eyes);
            let annas = Colours::view(state, Eyes::Seat(Seat(0)));
            if let (
                PhaseView::Predicting { prediction, .. },
                PhaseView::Predicting { prediction: hers, .. },
            ) = (&mut view.phase, annas.phase)
            {
                *prediction = hers;
            }
            view
        }
    }
    assert_eq!(found::<FaceUp>(), Check::ViewTellsNothing);
}

#[test]
fn a_view_that_shows_a_question_to_come_is_found() {
    struct Peeking;
    impl Fault for Peeking {
        fn view(state: &State, eyes: Eyes) -> View {
            let mut view = Colours::view(state, eyes);
            let own = Colours::pack_up(state).own;
            view.own_questions += own.values().map(|text| text.as_str().len() as u16).sum::<u16>();
            view
        }
    }
    assert_eq!(found::<Peeking>(), Check::ViewTellsNothing);
}

#[test]
fn a_refusal_that_depends_on_a_vote_is_found() {
    struct Hinting;
    impl Fault for Hinting {
        fn decide(
            state: &State,
            seat: Seat,
            command: &Command,
            chance: &mut dyn Chance,
        ) -> Result<Decided<State, Event>, Refusal> {
            match Colours::decide(state, seat, command, chance) {
                Err(Refusal::BoxClosed) if annas_votes(state).contains(&seat) => Err(Refusal::NoSuchPlayer),
                answer => answer,
            }
        }
    }
    assert_eq!(found::<Hinting>(), Check::RefusalTellsNothing);
}

#[test]
fn a_step_that_depends_on_a_vote_is_found() {
    struct StepsAloud;
    impl Fault for StepsAloud {
        fn step(state: &State) -> u32 {
            let votes = annas_votes(state);
            100 * Colours::step(state) + votes.first().map_or(0, |vote| u32::from(vote.0))
        }
    }
    assert_eq!(found::<StepsAloud>(), Check::StepTellsNothing);
}

#[test]
fn a_key_that_outlasts_its_round_is_found() {
    struct Hoarder;
    impl Fault for Hoarder {
        fn burns(event: &Event) -> Option<u32> {
            event.burns().filter(|_| !matches!(event, Event::RoundCounted { .. }))
        }
    }
    assert_eq!(found::<Hoarder>(), Check::KeysAreBurnt);
}

#[test]
fn a_key_that_is_burnt_too_soon_is_found() {
    struct Rash;
    impl Fault for Rash {
        fn burns(event: &Event) -> Option<u32> {
            match event {
                Event::BallotCast { round, .. } => Some(*round),
                _ => event.burns(),
            }
        }
    }
    assert_eq!(found::<Rash>(), Check::BurntKeysAreNotMissed);
}
