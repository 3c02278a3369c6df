//! IMAGE among programs.

use almanac::Almanac;
use decks::{Decks, UnknownSet};
use rules::{
    CardId, Eyes, Game, Seat, SeatSet,
    image::{
        Ending, Event, Image, Judge, Laid, Options, PhaseView, Picture, Ruling, State, Supply, View,
        is_letter,
    },
};

use super::SimulatedGame;
use crate::{Outcome, Standing, Tally, Verdict};

impl SimulatedGame for Image {
    const TITLE: &'static str = "Image";
    const ROUND: &'static str = "turn";
    const NOTED: &'static [&'static str] = &[
        "endings",
        "points of endings",
        "fame of all called",
        "well known of those called",
        "ended, with cards of others",
        "ended, built by several",
        "ended, built by several before",
        "turns begun",
        "turns with an image to extend",
        "open images at a turn",
        "turns put down",
        "challenges",
        "challenges upheld",
        "challenges not upheld",
        "challenges of unknown names",
        "challenges of unknown names, upheld",
        "points that right challenges take",
        "points that wrong challenges give",
        "decided by the almanac",
        "decided by a vote",
        "points lost with the hand",
    ];

    fn supply(_options: &Options, _decks: &Decks) -> Result<Supply, UnknownSet> {
        Ok(Supply { cards: almanac::deck() })
    }

    fn outcome(view: &View) -> Outcome {
        let scores = || view.players.iter().map(|player| f64::from(player.score));
        let taken = || view.players.iter().flat_map(|player| &player.taken);
        let spaces: usize = taken().map(|taken| taken.image.len()).sum();
        let images = taken().count();
        let measures = [
            ("best", scores().fold(f64::NEG_INFINITY, f64::max)),
            ("worst", scores().fold(f64::INFINITY, f64::min)),
            ("images", images as f64),
            ("length", spaces as f64 / images.max(1) as f64),
        ];
        Outcome::new(view.turns.into(), measures)
    }

    fn standing(view: &View) -> Standing {
        let scores = view.players.iter().map(|player| f64::from(player.score)).collect();
        let verdict = match view.phase {
            PhaseView::Over { winners, .. } if !winners.is_empty() => Verdict::Won(winners),
            _ => Verdict::Nobody,
        };
        Standing { rounds: view.turns.into(), scores, verdict }
    }

    fn note(event: &Event, after: &State, tally: &mut Tally) {
        match event {
            Event::TurnBegan { .. } | Event::NextTurnBegan { .. } => {
                let view = Image::view(after, Eyes::Everyone);
                // In the first round hardly anybody could have begun anything.
                if usize::from(view.turns) > view.players.len() {
                    let open = view.sides.iter().filter(|side| can_be_extended(&side.image)).count();
                    tally.one("turns begun");
                    tally.add("open images at a turn", open as f64);
                    tally.add("turns with an image to extend", f64::from(u8::from(open > 0)));
                }
            }
            Event::TurnFinished { player, laid, endings, .. } => {
                endings.iter().for_each(|ending| note_builders(*player, laid, ending, after, tally));
                for ending in endings {
                    tally.one("endings");
                    tally.add("points of endings", f64::from(ending.points));
                    let almanac = Almanac::embedded();
                    let called =
                        ending.claim.key.and_then(|key| almanac.by_key(key)).map(|id| almanac.person(id));
                    tally.add("fame of all called", called.as_ref().map_or(0.0, |who| who.fame().into()));
                    if called.is_some_and(|who| who.is_well_known()) {
                        tally.one("well known of those called");
                    }
                }
            }
            Event::CardsPutDown { .. } => tally.one("turns put down"),
            Event::TurnChallenged { .. } => tally.one("challenges"),
            Event::ChallengeSettled { settlement, .. } => {
                let points = f64::from(settlement.points.abs());
                note_unknown_name(settlement.ruling, after, tally);
                match settlement.ruling {
                    Ruling::Upheld => {
                        tally.one("challenges upheld");
                        tally.add("points that right challenges take", points);
                    }
                    Ruling::NotUpheld => {
                        tally.one("challenges not upheld");
                        tally.add("points that wrong challenges give", points);
                    }
                }
                match settlement.judge {
                    Judge::Almanac => tally.one("decided by the almanac"),
                    Judge::Players { .. } => tally.one("decided by a vote"),
                    Judge::Silence => {}
                }
            }
            Event::GameFinished { hands, .. } => {
                let lost: i16 = hands.iter().map(|hand| hand.points).sum();
                tally.add("points lost with the hand", f64::from(lost.abs()));
            }
            _ => {}
        }
    }
}

/// IM-18: whether it was about somebody whom the almanac does not know.
fn note_unknown_name(ruling: Ruling, after: &State, tally: &mut Tally) {
    let view = Image::view(after, Eyes::Everyone);
    let turn = match &view.phase {
        PhaseView::Turn { before: Some(open), .. } => Some(&open.turn),
        PhaseView::Window { turn, .. } => Some(turn),
        _ => view.last_turn.as_deref(),
    };
    let settled = turn.and_then(|turn| turn.challenges.last());
    let named = settled.and_then(|challenge| challenge.claim.as_ref());
    if named.is_some_and(|claim| claim.key.is_none()) {
        tally.one("challenges of unknown names");
        if ruling == Ruling::Upheld {
            tally.one("challenges of unknown names, upheld");
        }
    }
}

/// IM-27: the last space is a letter's.
fn can_be_extended(image: &Picture) -> bool {
    (1..Options::SPACES - 1).contains(&image.len())
}

/// Who had a part in an image that somebody has ended.
fn note_builders(player: Seat, laid: &[Laid], ending: &Ending, after: &State, tally: &mut Tally) {
    let view = Image::view(after, Eyes::Everyone);
    let Some(seen) = view.players.iter().find(|seen| seen.seat == player) else { return };
    let Some(taken) = seen.taken.iter().rev().find(|taken| taken.side == ending.side) else { return };
    let in_this_turn = |card: CardId| laid.iter().any(|laid| laid.card == card);
    let profile = || taken.image.open_cards().filter(|card| !is_letter(*card));
    let all: SeatSet = profile().filter_map(|card| after.laid_by(card)).collect();
    let before: SeatSet =
        profile().filter(|card| !in_this_turn(*card)).filter_map(|card| after.laid_by(card)).collect();
    let counts = [
        ("ended, with cards of others", before.iter().any(|builder| builder != player)),
        ("ended, built by several", all.len() > 1),
        ("ended, built by several before", before.len() > 1),
    ];
    counts.into_iter().filter(|(_, holds)| *holds).for_each(|(name, _)| tally.one(name));
}
