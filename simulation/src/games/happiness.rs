//! The Game of Happiness among programs.

use decks::{Choice, Decks, UnknownSet};
use rules::happiness::{Event, Happiness, Options, ScoreView, State, Supply, View};

use super::SimulatedGame;
use crate::{Outcome, Standing, Tally, Verdict};

impl SimulatedGame for Happiness {
    const TITLE: &'static str = "The Game of Happiness";
    const ROUND: &'static str = "turn";
    const NOTED: &'static [&'static str] = &["perfect rows", "cards put back"];

    fn supply(options: &Options, decks: &Decks) -> Result<Supply, UnknownSet> {
        decks.happiness(&Choice::of(&options.sets, options.rating), None)
    }

    fn outcome(view: &View) -> Outcome {
        let ScoreView { points, perfect, blind } = view.score;
        let measures = [("score", f64::from(points)), ("perfect", f64::from(perfect)), ("blind", blind)];
        Outcome::new(view.history.len() as u32, measures)
    }

    fn standing(view: &View) -> Standing {
        let ScoreView { points, perfect, blind } = view.score;
        let verdict = Verdict::Together { points: points.into(), perfect: perfect.into(), blind };
        Standing { rounds: view.history.len() as u32, scores: Vec::new(), verdict }
    }

    fn note(event: &Event, _after: &State, tally: &mut Tally) {
        match event {
            // GH-8
            Event::TurnRevealed { ranking, right, .. } if usize::from(*right) == ranking.len() => {
                tally.one("perfect rows");
            }
            Event::CardPutBack { .. } => tally.one("cards put back"),
            _ => {}
        }
    }
}
