//! Personal Preference among programs.

use decks::{Choice, Decks, UnknownSet};
use rules::{
    Eyes, Game, Seat, SeatSet,
    preference::{Draw, Event, Options, PhaseView, Preference, Space, Stake, State, Supply, View},
};

use super::SimulatedGame;
use crate::{Outcome, Standing, Tally, Verdict};

impl SimulatedGame for Preference {
    const TITLE: &'static str = "Personal Preference";
    const ROUND: &'static str = "round";
    const NOTED: &'static [&'static str] = &[
        "guesses",
        "tokens right",
        "doubles",
        "doubles right",
        "doubles wrong",
        "passes",
        "rounds of choice",
        "mixed rounds",
        "rounds beyond Finish",
    ];

    fn supply(options: &Options, decks: &Decks) -> Result<Supply, UnknownSet> {
        decks.preference(&Choice::of(&options.sets, options.rating), None)
    }

    fn outcome(view: &View) -> Outcome {
        let spaces = || view.pieces.iter().map(|piece| piece.at);
        let number = |space: Option<Space>| space.map_or(0.0, |space| f64::from(space.0));
        Outcome::new(view.round.into(), [("first", number(spaces().max())), ("last", number(spaces().min()))])
    }

    fn standing(view: &View) -> Standing {
        let all = view.pieces.iter().fold(SeatSet::EMPTY, |all, piece| all.with(piece.members));
        let piece = |seat: Seat| view.pieces.iter().find(|piece| piece.members.contains(seat));
        let at = |seat: Seat| piece(seat).map_or(0.0, |piece| f64::from(piece.at.0));
        let verdict = match view.phase {
            PhaseView::Over { winner: Some(team), .. } => Verdict::Won(view.pieces[team.index()].members),
            _ => Verdict::Nobody,
        };
        Standing { rounds: view.round.into(), scores: all.iter().map(at).collect(), verdict }
    }

    fn note(event: &Event, after: &State, tally: &mut Tally) {
        match event {
            Event::RoundBegan { it, .. } => note_round(*it, &Preference::view(after, Eyes::Everyone), tally),
            Event::GuessPlaced { guess, .. } => {
                tally.one("guesses");
                let doubled = guess.open().placements().iter().filter(|lies| lies.stake == Stake::Doubled);
                tally.add("doubles", doubled.count() as f64);
            }
            // PP-19
            Event::PreferenceRevealed { moves, .. } => {
                for went in moves {
                    match went.steps {
                        1 => tally.one("tokens right"),
                        2 => {
                            tally.one("tokens right");
                            tally.one("doubles right");
                        }
                        -1 => tally.one("doubles wrong"),
                        _ => {}
                    }
                }
            }
            Event::TurnPassed { .. } => tally.one("passes"),
            _ => {}
        }
    }
}

/// Where the cards of the round come from (PP-6), and whether it is one to break a tie (PP-22).
fn note_round(it: Seat, view: &View, tally: &mut Tally) {
    let board = view.options.board;
    if view.pieces.iter().any(|piece| board.is_finish(piece.at)) {
        tally.one("rounds beyond Finish");
    }
    match view.pieces.iter().find(|piece| piece.members.contains(it)).map(|piece| board.draw(piece.at)) {
        Some(Draw::Choice) => tally.one("rounds of choice"),
        Some(Draw::Mixed) => tally.one("mixed rounds"),
        Some(Draw::From(_)) | None => {}
    }
}
