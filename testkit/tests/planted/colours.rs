//! True Colours with a fault in it.

use rules::{
    Chance, Decided, Eyes, Game, Seat,
    colours::{Colours, Command, Event, PhaseView, Refusal, State, View},
};
use testkit::Check;

use super::{Fault, found};

type Decision = Result<Decided<State, Event>, Refusal>;

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
    impl Fault<Colours> for GlassBox {
        fn spoil_view(state: &State, view: &mut View) {
            if let PhaseView::Predicting { ballot, .. } = &mut view.phase {
                *ballot = Some(annas_votes(state));
            }
        }
    }
    assert_eq!(found::<Colours, GlassBox>().check, Check::ViewTellsNothing);
}

#[test]
fn a_view_that_counts_too_soon_is_found() {
    struct Eager;
    impl Fault<Colours> for Eager {
        fn spoil_view(state: &State, view: &mut View) {
            view.round += annas_votes(state).iter().filter(|vote| **vote == Seat(1)).count() as u16;
        }
    }
    assert_eq!(found::<Colours, Eager>().check, Check::ViewTellsNothing);
}

#[test]
fn a_view_that_shows_a_prediction_is_found() {
    struct FaceUp;
    impl Fault<Colours> for FaceUp {
        fn spoil_view(state: &State, view: &mut View) {
            let annas = Colours::view(state, Eyes::Seat(Seat(0)));
            if let (
                PhaseView::Predicting { prediction, .. },
                PhaseView::Predicting { prediction: hers, .. },
            ) = (&mut view.phase, annas.phase)
            {
                *prediction = hers;
            }
        }
    }
    assert_eq!(found::<Colours, FaceUp>().check, Check::ViewTellsNothing);
}

#[test]
fn a_view_that_shows_a_question_to_come_is_found() {
    struct Peeking;
    impl Fault<Colours> for Peeking {
        fn spoil_view(state: &State, view: &mut View) {
            let own = Colours::pack_up(state).own;
            view.own_questions += own.values().map(|text| text.as_str().len() as u16).sum::<u16>();
        }
    }
    assert_eq!(found::<Colours, Peeking>().check, Check::ViewTellsNothing);
}

#[test]
fn a_refusal_that_depends_on_a_vote_is_found() {
    struct Hinting;
    impl Fault<Colours> for Hinting {
        fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
            match Colours::decide(state, seat, command, chance) {
                Err(Refusal::BoxClosed) if annas_votes(state).contains(&seat) => Err(Refusal::NoSuchPlayer),
                answer => answer,
            }
        }
    }
    assert_eq!(found::<Colours, Hinting>().check, Check::RefusalTellsNothing);
}

#[test]
fn a_step_that_depends_on_a_vote_is_found() {
    struct StepsAloud;
    impl Fault<Colours> for StepsAloud {
        fn step(state: &State) -> u32 {
            let votes = annas_votes(state);
            100 * Colours::step(state) + votes.first().map_or(0, |vote| u32::from(vote.0))
        }
    }
    assert_eq!(found::<Colours, StepsAloud>().check, Check::StepTellsNothing);
}

#[test]
fn a_key_that_outlasts_its_round_is_found() {
    struct Hoarder;
    impl Fault<Colours> for Hoarder {
        fn burns(event: &Event) -> Option<u32> {
            event.burns().filter(|_| !matches!(event, Event::RoundCounted { .. }))
        }
    }
    assert_eq!(found::<Colours, Hoarder>().check, Check::KeysAreBurnt);
}

#[test]
fn a_key_that_is_burnt_too_soon_is_found() {
    struct Rash;
    impl Fault<Colours> for Rash {
        fn burns(event: &Event) -> Option<u32> {
            match event {
                Event::BallotCast { round, .. } => Some(*round),
                _ => event.burns(),
            }
        }
    }
    assert_eq!(found::<Colours, Rash>().check, Check::BurntKeysAreNotMissed);
}
