//! The count: predictions turned over, cards out of the box, points.

use maud::{Markup, html};
use rules::{
    Seat,
    colours::{OutcomeView, RoundView, Symbol},
};

use super::{room::Room, scene::meaning};
use crate::{
    look::{self, guest_badge, symbol},
    words::plain,
};

/// When each part of a count is shown, in beats. The page comes with everything; the stylesheet holds it
/// back.
pub(super) struct Tempo {
    /// The cards come two a beat, or where the table plays without numbers one result a beat.
    beats: usize,
}

impl Tempo {
    pub(super) fn of(round: &RoundView) -> Tempo {
        Tempo { beats: round.cards.as_ref().map_or(round.outcomes.len(), |cards| cards.len().div_ceil(2)) }
    }

    /// The predictions are turned over together, before the box is opened (TC-10).
    pub(super) const PREDICTIONS: usize = 1;

    /// When the so many-th pair of cards comes out of the box, or the so many-th result; nought-based.
    pub(super) fn out_of_the_box(nth: usize) -> usize {
        Tempo::PREDICTIONS + 1 + nth
    }

    /// All cards lie there.
    pub(super) fn result(&self) -> usize {
        Tempo::out_of_the_box(self.beats)
    }

    /// What the predictions were worth is seen, and the pawns go.
    pub(super) fn walk(&self) -> usize {
        self.result() + 1
    }
}

/// What the round brought to one colour, below its peg.
pub(super) fn column(room: &Room<'_>, round: &RoundView, outcome: &OutcomeView) -> Markup {
    let tempo = Tempo::of(round);
    html! {
        div class={ "counted" @if round.cards.is_none() { " counted-signs" } } aria-hidden="true" {
            @if let Some(cards) = &round.cards { (votes_for(room, cards, outcome.seat)) }
            @match outcome.votes {
                Some(votes) => p class={ "came-out beat-" (tempo.result()) } {
                    b { (Room::sign(outcome.got)) } span { (room.words.tc_stage_votes(votes)) }
                },
                None => p class={ "came-out beat-" (Tempo::out_of_the_box(nth(round, outcome.seat))) } {
                    b { (Room::sign(outcome.got)) } span { (meaning(room, outcome.got)) }
                },
            }
            (prediction(room, &tempo, outcome))
        }
    }
}

fn nth(round: &RoundView, seat: Seat) -> usize {
    round.outcomes.iter().position(|outcome| outcome.seat == seat).unwrap_or(0)
}

/// The cards of one colour, each at the moment at which it came out of the shuffled box. Who put it in is
/// nowhere (TC-8).
fn votes_for(room: &Room<'_>, cards: &[Seat], seat: Seat) -> Markup {
    html! {
        ol.votes {
            @for (order, _) in cards.iter().enumerate().filter(|(_, card)| **card == seat) {
                li {
                    @let on_beat = order % 2 == 0;
                    span class={
                        "vote out-" (order)
                        @if on_beat { " beat-" (Tempo::out_of_the_box(order / 2)) }
                    }
                        data-sound-cue=[on_beat.then_some("turn")]
                        id={ "vote-" (order) }
                    { @if let Some(guest) = room.player(seat) { (guest_badge(guest)) } }
                }
            }
        }
    }
}

fn prediction(room: &Room<'_>, tempo: &Tempo, outcome: &OutcomeView) -> Markup {
    let words = room.words;
    let Some(predicted) = outcome.predicted else {
        return html! { p.foretold.foretold-none { (words.tc_stage_no_guess()) } };
    };
    let right = predicted == outcome.got;
    html! {
        p class={ "foretold" @if right { " foretold-right" } } {
            span class={ "bid beat-" (Tempo::PREDICTIONS) } {
                (Room::sign(predicted))
                span class={ "tick beat-" (tempo.walk()) @if !right { " tick-wrong" } } {
                    (symbol(if right { look::Symbol::Check } else { look::Symbol::Close }))
                }
            }
            b class={ "beat-" (tempo.walk()) } { (words.tc_stage_plus(outcome.points)) }
        }
    }
}

/// The one who stands out, if somebody does.
pub(super) fn seen_most(round: &RoundView) -> Option<Seat> {
    round.outcomes.iter().find(|outcome| outcome.got == Symbol::Plus).map(|outcome| outcome.seat)
}

/// The whole count in sentences, for those who listen: the predictions first (TC-10).
pub(super) fn heard(room: &Room<'_>, round: &RoundView) -> Markup {
    html! {
        p.visually-hidden {
            (room.words.tc_stage_heard_predictions()) " "
            @for outcome in &round.outcomes {
                @if let Some(predicted) = outcome.predicted {
                    (plain(room.name(outcome.seat))) " " (Room::sign(predicted)) ". "
                }
            }
            @for outcome in &round.outcomes {
                (plain(result(room, outcome))) " " (plain(foretold(room, round, outcome))) " "
            }
        }
    }
}

fn result(room: &Room<'_>, outcome: &OutcomeView) -> String {
    let (words, name, sign) = (room.words, room.name(outcome.seat), Room::sign(outcome.got));
    match outcome.votes {
        Some(votes) => words.tc_stage_heard_votes(name, words.tc_stage_votes(votes), sign),
        None => words.tc_stage_heard(name, format!("{sign}, {}", meaning(room, outcome.got))),
    }
}

fn foretold(room: &Room<'_>, round: &RoundView, outcome: &OutcomeView) -> String {
    let words = room.words;
    let space = round.pawns.get(outcome.seat.index()).map_or(1, |space| space.0);
    match outcome.predicted {
        Some(predicted) => {
            let verdict =
                if predicted == outcome.got { words.tc_stage_right() } else { words.tc_stage_wrong() };
            let points = words.tc_stage_worth(outcome.points);
            words.tc_stage_heard_guess(Room::sign(predicted), verdict, points, space)
        }
        None => words.tc_stage_heard_none(space),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TC-10: the predictions are turned over before anything comes out of the box, and what they were worth
    /// is seen after all of it.
    #[test]
    fn predictions_are_turned_over_before_the_box_is_opened() {
        for beats in 1..=6 {
            let tempo = Tempo { beats };
            let cards: Vec<usize> = (0..beats).map(Tempo::out_of_the_box).collect();
            assert!(cards.iter().all(|card| *card > Tempo::PREDICTIONS), "{cards:?}");
            assert!(cards.iter().all(|card| *card < tempo.result()) && tempo.result() < tempo.walk());
            // The stylesheet knows nine beats.
            assert!(tempo.walk() <= 9);
        }
    }
}
