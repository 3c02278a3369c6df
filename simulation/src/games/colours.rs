//! True Colours among programs.

use decks::{Choice, Decks, UnknownSet};
use rules::colours::{Colours, Event, Options, PhaseView, State, Supply, Symbol, View};

use super::SimulatedGame;
use crate::{Outcome, Standing, Tally, Verdict};

impl SimulatedGame for Colours {
    const TITLE: &'static str = "True Colours";
    const ROUND: &'static str = "round";
    const NOTED: &'static [&'static str] =
        &["+ got", "± got", "0 got", "+ called", "± called", "0 called", "+ right", "± right", "0 right"];

    fn supply(options: &Options, decks: &Decks) -> Result<Supply, UnknownSet> {
        decks.colours(&Choice::of(&options.sets, options.rating), None)
    }

    fn outcome(view: &View) -> Outcome {
        let points = || view.pawns.iter().map(|pawn| f64::from(pawn.points));
        Outcome::new(
            view.round.into(),
            [("first", points().fold(0.0, f64::max)), ("last", points().fold(f64::INFINITY, f64::min))],
        )
    }

    fn standing(view: &View) -> Standing {
        let scores = view.pawns.iter().map(|pawn| f64::from(pawn.points)).collect();
        let verdict = match view.phase {
            PhaseView::Over { winners, .. } if !winners.is_empty() => Verdict::Won(winners),
            _ => Verdict::Nobody,
        };
        Standing { rounds: view.round.into(), scores, verdict }
    }

    fn note(event: &Event, _after: &State, tally: &mut Tally) {
        let Event::RoundCounted { outcomes, .. } = event else { return };
        for outcome in outcomes {
            tally.one(named(outcome.got, ["+ got", "± got", "0 got"]));
            let Some(predicted) = outcome.predicted else { continue };
            tally.one(named(predicted, ["+ called", "± called", "0 called"]));
            if predicted == outcome.got {
                tally.one(named(predicted, ["+ right", "± right", "0 right"]));
            }
        }
    }
}

fn named(symbol: Symbol, [plus, plus_minus, zero]: [&'static str; 3]) -> &'static str {
    match symbol {
        Symbol::Plus => plus,
        Symbol::PlusMinus => plus_minus,
        Symbol::Zero => zero,
    }
}
