//! Personality among programs.

use decks::{Choice, Decks, UnknownSet};
use rules::personality::{
    Bet, Event, GivingResult, Landing, Move, Options, Personality, PhaseView, State, Supply, View,
};

use super::SimulatedGame;
use crate::{Outcome, Standing, Tally, Verdict};

impl SimulatedGame for Personality {
    const TITLE: &'static str = "Personality";
    const ROUND: &'static str = "turn";
    const NOTED: &'static [&'static str] = &[
        "elections",
        "second votes",
        "bets of 2",
        "bets of 3",
        "steps forward",
        "steps back",
        "tête-à-tête landings",
        "pairs",
        "inversions",
        "falls into the pit",
        "arrivals",
        "sent back to the door",
    ];

    fn supply(options: &Options, decks: &Decks) -> Result<Supply, UnknownSet> {
        decks.personality(&Choice::of(&options.sets, options.rating), None)
    }

    fn outcome(view: &View) -> Outcome {
        let winners = match &view.phase {
            PhaseView::Ending { winners, .. } | PhaseView::Over { winners, .. } => winners.len(),
            _ => 0,
        };
        let spaces = || view.players.iter().map(|player| f64::from(player.at.0));
        let given: usize = view.players.iter().map(|player| player.portrait.len()).sum();
        let measures = [
            ("winners", winners as f64),
            ("first", spaces().fold(f64::NEG_INFINITY, f64::max)),
            ("last", spaces().fold(f64::INFINITY, f64::min)),
            ("traits", given as f64),
        ];
        Outcome::new(view.turns.into(), measures)
    }

    fn standing(view: &View) -> Standing {
        let scores = view.players.iter().map(|player| f64::from(player.at.0)).collect();
        let verdict = match &view.phase {
            PhaseView::Over { winners, .. } if !winners.is_empty() => Verdict::Won(*winners),
            _ => Verdict::Nobody,
        };
        Standing { rounds: view.turns.into(), scores, verdict }
    }

    fn note(event: &Event, _after: &State, tally: &mut Tally) {
        match event {
            Event::VotesRevealed { votes, moves, verdict, .. } => {
                for vote in votes {
                    match vote.bet {
                        Bet::Neutral => {}
                        Bet::Two => tally.one("bets of 2"),
                        Bet::Three => tally.one("bets of 3"),
                    }
                }
                if matches!(verdict, rules::personality::Verdict::Elected { .. }) {
                    tally.one("elections");
                }
                note_moves(moves, tally);
            }
            Event::SecondVotesRevealed { elected, moves, .. } => {
                tally.one("second votes");
                if elected.is_some() {
                    tally.one("elections");
                }
                note_moves(moves, tally);
            }
            Event::PairFormed { .. } => tally.one("pairs"),
            Event::InversionBegan { .. } => tally.one("inversions"),
            Event::GivingEnded { result: GivingResult::Lost, .. } => tally.one("sent back to the door"),
            _ => {}
        }
    }
}

fn note_moves(moves: &[Move], tally: &mut Tally) {
    for went in moves {
        match went.landing {
            Landing::Plain | Landing::Inversion => {}
            Landing::FaceToFace => tally.one("tête-à-tête landings"),
            Landing::Pit => tally.one("falls into the pit"),
            Landing::Summit => tally.one("arrivals"),
        }
        let direction = if went.steps > 0 { "steps forward" } else { "steps back" };
        tally.add(direction, f64::from(went.steps.abs()));
    }
}
