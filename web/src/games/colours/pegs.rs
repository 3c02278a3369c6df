//! Everybody on the line: a peg that fills when they have done their part, a name, and how far they have
//! come.

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    colours::{Moment, PawnView, PhaseView, RoundView},
};

use super::{count, letters::name_class, room::Room, track::space_before};
use crate::look::{Symbol, guest_peg, sized_name, symbol};

/// One peg a player, and below it whatever the phase lays there.
pub(super) fn pegs(room: &Room<'_>) -> Markup {
    let counted = room.counted();
    html! {
        ul class={ "peg-line n-" (room.game.pawns.len()) } {
            @for pawn in &room.game.pawns { (peg(room, counted, pawn)) }
        }
    }
}

fn peg(room: &Room<'_>, counted: Option<&RoundView>, pawn: &PawnView) -> Markup {
    let seat = pawn.seat;
    let state = State::of(room, seat);
    let guest = room.player(seat);
    // The number tells how it went, so it waits for the pawn.
    let walked = room.seen_from(Moment::Walk);
    html! {
        li #{ "peg-" (seat.0) } class={
            "hung " (state.class()) (spotlight(room, counted, seat))
            @if let Some(guest) = guest { " " (guest.badge.colour().slug()) }
        } {
            div.name-tag {
                span.clothes-peg { @if let Some(guest) = guest { (guest_peg(guest)) } }
                p.tag-words {
                    @match guest {
                        Some(guest) => (sized_name(guest, room.words, name_class(guest))),
                        None => bdi { (room.words.somebody()) },
                    }
                    @if let Some(note) = state.note(room) {
                        @let voted = (state == State::HasVoted).then(|| format!("voted-{}", seat.0));
                        span.note id=[&voted] data-sound-cue=[voted.as_ref().map(|_| "plop")] {
                            (state.symbol()) (note)
                        }
                    }
                }
                span.far {
                    @if room.table.show_under_way().is_some() {
                        span class=(room.until(room.moment(Moment::Walk))) aria-hidden="true" {
                            (space_before(room, pawn).0)
                        }
                    }
                    span class={ "visually-hidden " (walked) } { (room.words.tc_stage_space(pawn.at.0)) }
                    span #{ "far-" (seat.0) "-" (pawn.at.0) } class=(walked) aria-hidden="true" {
                        (pawn.at.0)
                    }
                }
            }
            @if let PhaseView::Predicting { predicted, .. } = &room.game.phase {
                @if predicted.contains(seat) {
                    span.bid-back #{ "bid-" (seat.0) } data-sound-cue="plop" aria-hidden="true" {}
                }
            }
            @if let Some(round) = counted {
                @if let Some(outcome) = round.outcomes.iter().find(|outcome| outcome.seat == seat) {
                    (count::column(room, round, outcome))
                }
            }
        }
    }
}

/// Whom the table has seen stands out, and the others step back for a moment.
fn spotlight(room: &Room<'_>, counted: Option<&RoundView>, seat: Seat) -> String {
    let Some(elected) = counted.and_then(count::seen_most) else { return String::new() };
    let at = room.moment(Moment::Seen);
    match (seat == elected, room.table.show_under_way().is_some()) {
        (true, true) => format!(" {}", room.cue(at, "hero cue")),
        (false, true) => format!(" {}", room.cue(at, "dims cue")),
        (true, false) => " elected".to_owned(),
        (false, false) => String::new(),
    }
}

/// What a player does at the moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Reads,
    Picks,
    Votes,
    HasVoted,
    Predicts,
    HasPredicted,
    Looks,
    Newcomer,
    Away,
    Left,
}

impl State {
    fn of(room: &Room<'_>, seat: Seat) -> State {
        let game = room.game;
        let share = |colours: &SeatSet, done: &SeatSet, (does, has_done): (State, State)| match () {
            () if done.contains(seat) => has_done,
            () if game.left.contains(seat) => State::Left,
            () if game.away.contains(seat) => State::Away,
            () if colours.contains(seat) => does,
            () => State::Newcomer,
        };
        match &game.phase {
            PhaseView::Voting { colours, voted, .. } => {
                share(colours, voted, (State::Votes, State::HasVoted))
            }
            PhaseView::Predicting { colours, predicted, .. } => {
                share(colours, predicted, (State::Predicts, State::HasPredicted))
            }
            _ if game.left.contains(seat) => State::Left,
            _ if game.away.contains(seat) => State::Away,
            // Who reads next is told when all have seen whom this round was about.
            _ if room.table.show_under_way().is_some() => State::Looks,
            PhaseView::Opening { reader, .. } | PhaseView::RoundOver { reader: Some(reader), .. }
                if *reader == seat =>
            {
                State::Reads
            }
            PhaseView::Picking { reader, .. } if *reader == seat => State::Picks,
            PhaseView::Opening { .. }
            | PhaseView::Picking { .. }
            | PhaseView::RoundOver { .. }
            | PhaseView::Over { .. } => State::Looks,
        }
    }

    /// A peg is full unless something is still to be done by whom it belongs to.
    const fn class(self) -> &'static str {
        match self {
            State::Votes | State::Predicts => "hung-open",
            State::Reads | State::Picks => "hung-lit",
            State::HasVoted | State::HasPredicted | State::Looks => "hung-done",
            State::Newcomer | State::Away | State::Left => "hung-off",
        }
    }

    fn note(self, room: &Room<'_>) -> Option<String> {
        let words = room.words;
        Some(match self {
            State::Reads => words.tc_stage_note_reads(),
            State::Picks => words.tc_stage_note_picks(),
            State::Votes => words.tc_stage_note_votes(),
            State::HasVoted => words.tc_stage_note_voted(),
            State::Predicts => words.tc_stage_note_predicts(),
            State::HasPredicted => words.tc_stage_note_predicted(),
            State::Newcomer => words.tc_stage_note_newcomer(),
            State::Away => words.person_away(),
            State::Left => words.person_left(),
            State::Looks => return None,
        })
    }

    fn symbol(self) -> Markup {
        html! {
            @match self {
                State::HasVoted | State::HasPredicted => { (symbol(Symbol::Check)) " " },
                State::Reads | State::Picks => { (symbol(Symbol::Book)) " " },
                _ => {},
            }
        }
    }
}
