//! Everybody with their score, their cards and the pile before them, the letters that are gone on top
//! (IM-12).

use maud::{Markup, html};
use rules::{
    Seat,
    image::{Judge, PhaseView, PlayerView, TakenImage, Voice},
};
use table::GuestView;

use super::{cards, recent::Recent, room::Room};
use crate::{
    look::{Symbol, guest_badge, name_letters, sized_name, symbol},
    words::{called, listed, plain},
};

/// All players, and what is left to draw.
pub(super) fn players(room: &Room<'_>, recent: &Recent<'_>) -> Markup {
    let players = &room.game.players;
    html! {
        div.im-people {
            (deck(room))
            ul class={ "im-players im-players-" (players.len()) } {
                @for player in players {
                    @if let Some(guest) = room.player(player.seat) { (row(room, recent, player, guest)) }
                }
            }
        }
    }
}

fn row(room: &Room<'_>, recent: &Recent<'_>, player: &PlayerView, guest: &GuestView) -> Markup {
    let (words, seat) = (room.words, player.seat);
    let lit = room.game.waiting_on.contains(seat);
    let note = Note::of(room, recent, seat);
    html! {
        li #{ "player-" (seat.0) } class={
            "im-player " (guest.badge.colour().slug())
            @if lit { " im-lit" }
            @if room.is_gone(seat) { " person-gone" }
        } {
            p.im-who {
                (guest_badge(guest))
                (sized_name(guest, words, long(guest)))
                @if let Some(note) = &note { (note.mark()) span.visually-hidden { ", " (note.words(room)) } }
            }
            p.im-points {
                b.im-score #{ "score-" (seat.0) "-" (minus(player.score)) } { (minus(player.score)) }
                span.visually-hidden { " " (words.image_points(player.score)) }
            }
            (pile(room, player))
            @if room.game.left.contains(seat) { p.im-held { (words.person_left()) } }
            @else if room.game.away.contains(seat) { p.im-held { (words.person_away()) } }
            @else if room.game.phase != PhaseView::Opening {
                p.im-held {
                    @if let Some(gain) = recent.gain(seat) {
                        b #{ "gain-" (room.game.turns) "-" (seat.0) }
                            class={ "im-gain" @if gain < 0 { " im-loss" } } {
                            (signed(gain))
                        }
                    }
                    span.im-backs aria-hidden="true" { @for _ in 0..player.cards { i {} } }
                    span aria-hidden="true" { (player.cards) }
                    span.visually-hidden { (words.image_cards_in_hand(player.cards)) }
                }
            }
        }
    }
}

/// What somebody has just said.
enum Note {
    LetPass,
    Voted,
    Said(Voice),
}

impl Note {
    fn of(room: &Room<'_>, recent: &Recent<'_>, seat: Seat) -> Option<Note> {
        match &room.game.phase {
            PhaseView::Window { accepted, .. } => accepted.contains(seat).then_some(Note::LetPass),
            PhaseView::Voting { voted, .. } => voted.contains(seat).then_some(Note::Voted),
            PhaseView::Turn { .. } => match &recent.settlement()?.1.judge {
                Judge::Players { votes } => {
                    votes.iter().find(|vote| vote.seat == seat).map(|vote| Note::Said(vote.voice))
                }
                Judge::Almanac | Judge::Silence => None,
            },
            PhaseView::Opening | PhaseView::Naming { .. } | PhaseView::Over { .. } => None,
        }
    }

    fn mark(&self) -> Markup {
        match self {
            Note::LetPass | Note::Voted => html! { span.im-note { (symbol(Symbol::Check)) } },
            Note::Said(Voice::Fits) => html! { span.tick { (symbol(Symbol::Check)) } },
            Note::Said(Voice::DoesNotFit) => html! { span.tick.im-tick-no { (symbol(Symbol::Close)) } },
        }
    }

    fn words(&self, room: &Room<'_>) -> String {
        let words = room.words;
        match self {
            Note::LetPass => words.image_has_let_pass(),
            Note::Voted => words.image_has_voted(),
            Note::Said(Voice::Fits) => words.image_said_fits(),
            Note::Said(Voice::DoesNotFit) => words.image_said_not(),
        }
    }
}

/// The letters on top of the images of a pile, in the order in which they were taken. One without a letter is
/// blank.
fn pile(room: &Room<'_>, player: &PlayerView) -> Markup {
    html! {
        ol class={ "im-pile" @if player.taken.len() > MOST_LARGE { " im-pile-high" } }
            aria-label=(room.words.image_pile()) {
            @for taken in &player.taken {
                li #{ "taken-" (taken.turn) "-" (taken.side.index()) } { (top(room, taken)) }
            }
        }
    }
}

/// So many letters lie side by side without being set smaller.
const MOST_LARGE: usize = 5;

fn top(room: &Room<'_>, taken: &TakenImage) -> Markup {
    html! {
        @if taken.letters.is_empty() {
            span.im-blank { span.visually-hidden { (room.words.image_no_letter()) } }
        }
        @for card in &taken.letters { (cards::chip(room.words, *card)) }
    }
}

/// How many cards are left to draw; then that the last round is played, and who still has a turn in it
/// (IM-23).
fn deck(room: &Room<'_>) -> Markup {
    let words = room.words;
    html! {
        p.im-deck {
            @match &room.game.last_round {
                None => {
                    span.im-stack {}
                    span { b { (room.game.deck) } " " (words.image_deck_left(room.game.deck)) }
                },
                Some(order) => {
                    (symbol(Symbol::Flag)) b { (words.image_last_round()) } (to_come(room, order))
                },
            }
        }
    }
}

fn to_come(room: &Room<'_>, order: &[Seat]) -> Markup {
    let words = room.words;
    let guests = || order.iter().filter_map(|seat| room.player(*seat));
    html! {
        span.im-last aria-hidden="true" { @for guest in guests() { (guest_badge(guest)) } }
        span.visually-hidden {
            ", "
            @if order.is_empty() {
                (words.image_last_turn())
            } @else {
                (plain(words.image_last_after(listed(words, guests().map(called)))))
            }
        }
    }
}

/// The class of a name: what does not fit in one line is set smaller.
pub(super) fn long(guest: &GuestView) -> Option<&'static str> {
    match name_letters(guest) {
        0..=9 => None,
        10..=16 => Some("name-long"),
        _ => Some("name-longest"),
    }
}

/// A change of a score.
pub(super) fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { minus(points) }
}

/// A score, which may be below zero (IM-25).
pub(super) fn minus(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
