//! The Game of Happiness with a fault in it.

use std::cell::Cell;

use bots::{Player, happiness::RandomPlayer};
use rules::{
    Chance, Decided, EventDraft, Eyes, Game, Notice, Seat, SeatSet, Seating, Slot,
    happiness::{Ability, Command, Event, Happiness, Options, PhaseView, Refusal, State, Supply, View},
};
use testkit::Check;

use super::{Fault, Planted, found};

type Decision = Result<Decided<State, Event>, Refusal>;

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
    impl Fault<Happiness> for NoFault {}
    let few = testkit::Setting::<Planted<Happiness, NoFault>> {
        options: Options::default(),
        seating: 4.into(),
        seed: 1,
    };
    testkit::play(&few, &mut testkit::Report::default()).unwrap_or_else(|finding| panic!("{finding}"));
}

#[test]
fn a_view_that_shows_the_ranking_is_found() {
    struct RowForAll;
    impl Fault<Happiness> for RowForAll {
        fn spoil_view(state: &State, view: &mut View) {
            if let PhaseView::Guessing { row, .. } = &mut view.phase {
                *row = Some(secret_row(state));
            }
        }
    }
    let finding = found::<Happiness, RowForAll>();
    assert_eq!(finding.check, Check::ViewTellsNothing);
    assert!(finding.to_string().contains("seed "), "{finding}");
}

#[test]
fn a_view_that_counts_the_tokens_of_a_secret_row_is_found() {
    struct Counts;
    impl Fault<Happiness> for Counts {
        fn spoil_view(state: &State, view: &mut View) {
            if let PhaseView::Ranking { .. } = view.phase {
                view.turns += secret_row(state).len() as u8;
            }
        }
    }
    assert_eq!(found::<Happiness, Counts>().check, Check::ViewTellsNothing);
}

/// GH-14
#[test]
fn a_view_that_tells_how_many_make_a_first_guess_is_found() {
    struct FirstGuessesCounted;
    impl Fault<Happiness> for FirstGuessesCounted {
        fn spoil_view(state: &State, view: &mut View) {
            let guesses = |seat: &Seat| match Happiness::view(state, Eyes::Seat(*seat)).phase {
                PhaseView::Ranking { first, .. } => !first.is_empty(),
                _ => false,
            };
            view.turns += Seat::first(2).filter(guesses).count() as u8;
        }
    }
    assert_eq!(found::<Happiness, FirstGuessesCounted>().check, Check::ViewTellsNothing);
}

#[test]
fn a_view_that_tells_the_player_in_turn_who_has_agreed_is_found() {
    struct WaitsAloud;
    impl Fault<Happiness> for WaitsAloud {
        fn spoil_view(state: &State, view: &mut View) {
            view.waiting_on = Happiness::waiting_on(state);
        }
    }
    assert_eq!(found::<Happiness, WaitsAloud>().check, Check::ViewTellsNothing);
}

#[test]
fn a_refusal_that_depends_on_a_secret_is_found() {
    struct Chatty;
    impl Fault<Happiness> for Chatty {
        fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
            match (Happiness::decide(state, seat, command, chance), command) {
                (Err(Refusal::RankingNotSealed), Command::AgreeToGuess { .. })
                    if !secret_row(state).contains(&Slot(0)) =>
                {
                    Err(Refusal::TokenNotLaid)
                }
                (answer, _) => answer,
            }
        }
    }
    assert_eq!(found::<Happiness, Chatty>().check, Check::RefusalTellsNothing);
}

#[test]
fn a_step_that_depends_on_a_secret_is_found() {
    struct StepsAloud;
    impl Fault<Happiness> for StepsAloud {
        fn step(state: &State) -> u32 {
            100 * Happiness::step(state) + secret_row(state).len() as u32
        }
    }
    assert_eq!(found::<Happiness, StepsAloud>().check, Check::StepTellsNothing);
}

#[test]
fn an_evolve_that_remembers_more_than_the_state_is_found() {
    thread_local!(static FOLDED: Cell<u32> = const { Cell::new(0) });
    struct Forgetful;
    impl Fault<Happiness> for Forgetful {
        fn evolve(state: &mut State, event: &Event) {
            FOLDED.set(FOLDED.get() + 1);
            if !FOLDED.get().is_multiple_of(50) {
                Happiness::evolve(state, event);
            }
        }
    }
    assert_eq!(found::<Happiness, Forgetful>().check, Check::ReplayEqualsLive);
}

#[test]
fn a_decision_that_keeps_another_state_than_its_events_give_is_found() {
    struct Wishful;
    impl Fault<Happiness> for Wishful {
        fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
            let mut draft = EventDraft::on(state, |_, _| {});
            draft.record_all(Happiness::decide(state, seat, command, chance)?.into_events());
            draft.state();
            Ok(draft.finish())
        }
    }
    assert_eq!(found::<Happiness, Wishful>().check, Check::ReplayEqualsLive);
}

#[test]
fn an_evolve_that_panics_is_found() {
    struct Touchy;
    impl Fault<Happiness> for Touchy {
        fn evolve(state: &mut State, event: &Event) {
            if let Event::TurnRevealed { .. } = event {
                let phase = Happiness::view(state, Eyes::Everyone).phase;
                assert!(matches!(phase, PhaseView::Guessing { .. }), "a reveal without a guess");
            }
            Happiness::evolve(state, event);
        }
    }
    assert_eq!(found::<Happiness, Touchy>().check, Check::EvolveIsTotal);
}

#[test]
fn a_game_that_never_ends_is_found() {
    struct Endless;
    impl Fault<Happiness> for Endless {
        fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
            let mut events = Happiness::decide(state, seat, command, chance)?.into_events();
            events.retain(|event| *event != Event::GameFinished);
            Ok(events.into())
        }
    }
    assert_eq!(found::<Happiness, Endless>().check, Check::PlayEnds);
}

#[test]
fn a_game_that_goes_on_after_its_end_is_found() {
    struct Undead;
    impl Fault<Happiness> for Undead {
        fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
            match notice {
                Notice::Left(seat) if Happiness::waiting_on(state).is_empty() => {
                    vec![Event::SeatLeft { seat }].into()
                }
                notice => Happiness::notice(state, notice, chance),
            }
        }
    }
    assert_eq!(found::<Happiness, Undead>().check, Check::OverIsOver);
}

#[test]
fn a_seat_that_is_waited_for_in_vain_is_found() {
    struct Impatient;
    impl Fault<Happiness> for Impatient {
        fn waiting_on(state: &State) -> SeatSet {
            let waited = Happiness::waiting_on(state);
            if waited.is_empty() { waited } else { Seat::first(2).collect() }
        }
    }
    assert_eq!(found::<Happiness, Impatient>().check, Check::WaitedForCanAct);
}

#[test]
fn a_view_that_promises_too_much_is_found() {
    struct Boastful;
    impl Fault<Happiness> for Boastful {
        fn spoil_view(_: &State, view: &mut View) {
            view.may.push(Ability::FinishGame);
        }
    }
    assert_eq!(found::<Happiness, Boastful>().check, Check::AbilitiesAreExact);
}

#[test]
fn a_view_that_conceals_what_may_be_done_is_found() {
    struct Coy;
    impl Fault<Happiness> for Coy {
        fn spoil_view(_: &State, view: &mut View) {
            view.may.retain(|ability| *ability != Ability::WithdrawAgreement);
        }
    }
    assert_eq!(found::<Happiness, Coy>().check, Check::AbilitiesAreExact);
}

#[test]
fn a_player_who_does_what_is_refused_is_found() {
    struct Hasty;
    impl Fault<Happiness> for Hasty {
        fn choose(view: &View, chance: &mut dyn Chance) -> Option<Command> {
            match RandomPlayer.choose(view, chance) {
                Some(Command::AgreeToGuess { edition }) => {
                    Some(Command::AgreeToGuess { edition: edition + 1 })
                }
                choice => choice,
            }
        }
    }
    assert_eq!(found::<Happiness, Hasty>().check, Check::ChoiceIsAccepted);
}

#[test]
fn a_refusal_that_asks_chance_is_found() {
    struct Gambler;
    impl Fault<Happiness> for Gambler {
        fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
            chance.below(2);
            Happiness::decide(state, seat, command, chance)
        }
    }
    assert_eq!(found::<Happiness, Gambler>().check, Check::RefusalChangesNothing);
}

#[test]
fn a_card_that_gets_lost_is_found() {
    struct Careless;
    impl Fault<Happiness> for Careless {
        fn pack_up(state: &State) -> Supply {
            let mut supply = Happiness::pack_up(state);
            supply.piles.retain(|_, pile| !pile.fresh().is_empty());
            supply
        }
    }
    assert_eq!(found::<Happiness, Careless>().check, Check::CardsAreConserved);
}

#[test]
fn a_step_that_shrinks_is_found() {
    struct Backwards;
    impl Fault<Happiness> for Backwards {
        fn step(state: &State) -> u32 {
            u32::MAX - Happiness::step(state)
        }
    }
    assert_eq!(found::<Happiness, Backwards>().check, Check::StepNeverShrinks);
}

#[test]
fn a_game_that_does_not_open_is_found() {
    struct Closed;
    impl Fault<Happiness> for Closed {
        fn admit(_: &Options, _: &Seating, _: &Supply) -> Result<(), Refusal> {
            Err(Refusal::TooFewCards)
        }
    }
    assert_eq!(found::<Happiness, Closed>().check, Check::SettingIsAdmitted);
}

#[test]
fn a_welcome_that_is_not_meant_is_found() {
    struct Polite;
    impl Fault<Happiness> for Polite {
        fn welcomes(_: &State) -> bool {
            true
        }
    }
    assert_eq!(found::<Happiness, Polite>().check, Check::WelcomeIsMeant);
}

#[test]
fn a_seat_that_cannot_be_taken_again_though_it_is_said_to_be_is_found() {
    struct Forgetful;
    impl Fault<Happiness> for Forgetful {
        fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
            match notice {
                Notice::Back(seat) if Happiness::welcomes_back(state, seat) => Decided::nothing(),
                notice => Happiness::notice(state, notice, chance),
            }
        }
    }
    assert_eq!(found::<Happiness, Forgetful>().check, Check::WelcomeIsMeant);
    struct Resentful;
    impl Fault<Happiness> for Resentful {
        fn welcomes_back(_: &State, _: Seat) -> bool {
            false
        }
    }
    assert_eq!(found::<Happiness, Resentful>().check, Check::WelcomeIsMeant);
}
