//! Everybody with their score, their cards and the pile before them, the letters that are gone on top
//! (IM-12).

use maud::{Markup, html};
use rules::{
    CardId, Seat,
    image::{Judge, Moment, PhaseView, PlayerView, Ruling, TakenImage, Voice, is_letter},
};
use table::GuestView;

use super::{cards, recent::Recent, room::Room};
use crate::{
    look::{Symbol, guest_badge, guest_peg, name_letters, sized_name, symbol},
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
    // Who is next is not told before all has been seen.
    let lit = room.scene().is_none() && room.game.waiting_on.contains(seat);
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
                @if let Some(note) = &note {
                    @let voted = matches!(note, Note::Voted).then(|| format!("voted-{}", seat.0));
                    span id=[&voted] data-sound-cue=[voted.as_ref().map(|_| "plop")]
                        class={ "im-noted " (room.seen_from(Moment::Voice(seat))) }
                        data-hear=[room.scene()
                            .map(|_| format!("{}, {}", plain(called(guest)), note.words(room)))] {
                        (note.mark()) span.visually-hidden { ", " (note.words(room)) }
                    }
                }
            }
            p.im-points {
                (score(room, player))
            }
            (pile(room, player))
            @if room.game.left.contains(seat) { p.im-held { (words.person_left()) } }
            @else if room.game.away.contains(seat) { p.im-held { (words.person_away()) } }
            @else if room.game.phase != PhaseView::Opening {
                p.im-held {
                    @if let Some(gain) = recent.gain(seat) {
                        b #{ "gain-" (room.game.turns) "-" (seat.0) }
                            class={
                                "im-gain " (room.seen_from(Moment::Points)) @if gain < 0 { " im-loss" }
                            } {
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

/// The score, which is what it was until what came of a challenge is told. What the hands cost at the end
/// is told after that.
fn score(room: &Room<'_>, player: &PlayerView) -> Markup {
    let words = room.words;
    let (before, now) = match room.scene() {
        None => (None, player.score),
        Some((challenge, settlement)) => {
            let now = player.score - of_hand(room, player.seat);
            let changed = challenge.challenged == player.seat && settlement.points != 0;
            (changed.then(|| now - settlement.points), now)
        }
    };
    let told = before.map_or_else(String::new, |_| room.seen_from(Moment::Points));
    html! {
        @if let Some(before) = before {
            b class={ "im-score " (room.seen_until(Moment::Points)) } { (minus(before)) }
        }
        b #{ "score-" (player.seat.0) "-" (minus(now)) } class={ "im-score " (told) } { (minus(now)) }
        span class={ "visually-hidden " (told) } { " " (words.image_points(now)) }
    }
}

/// What the cards in somebody's hand have cost when the game is over (IM-24).
fn of_hand(room: &Room<'_>, seat: Seat) -> i16 {
    let PhaseView::Over { hands, .. } = &room.game.phase else { return 0 };
    hands.iter().find(|hand| hand.seat == seat).map_or(0, |hand| hand.points)
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
            PhaseView::Window { accepted, .. } if room.scene().is_none() => {
                accepted.contains(seat).then_some(Note::LetPass)
            }
            PhaseView::Voting { voted, .. } => voted.contains(seat).then_some(Note::Voted),
            PhaseView::Turn { .. } | PhaseView::Window { .. } | PhaseView::Over { .. } => {
                match &recent.settlement()?.1.judge {
                    Judge::Players { votes } => {
                        votes.iter().find(|vote| vote.seat == seat).map(|vote| Note::Said(vote.voice))
                    }
                    Judge::Almanac | Judge::Silence => None,
                }
            }
            PhaseView::Opening | PhaseView::Naming { .. } => None,
        }
    }

    fn mark(&self) -> Markup {
        match self {
            Note::LetPass | Note::Voted => html! { span.im-note { (symbol(Symbol::Check)) } },
            // How somebody voted says nothing about who was right.
            Note::Said(Voice::Fits) => html! { span.tick.im-voice { (symbol(Symbol::Check)) } },
            Note::Said(Voice::DoesNotFit) => html! { span.tick.im-voice { (symbol(Symbol::Close)) } },
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
                li #{ "taken-" (taken.turn) "-" (taken.side.index()) } class=[brought(room, player, taken)] {
                    (top(room, taken))
                }
            }
            @for card in lost(room, player) {
                li class=(room.seen_until(Moment::Points)) { (cards::chip(room.words, card)) }
            }
        }
    }
}

/// An image that a challenge has brought to the pile (IM-20) comes with its points.
fn brought(room: &Room<'_>, player: &PlayerView, taken: &TakenImage) -> Option<String> {
    let (challenge, settlement) = room.scene()?;
    let mine = challenge.challenged == player.seat && settlement.ruling == Ruling::NotUpheld;
    let last = room.taken_from(player.seat, challenge.side).is_some_and(|last| last == taken);
    (mine && last && room.had_scored(challenge) == 0).then(|| room.seen_from(Moment::Points))
}

/// The letters of an image that a challenge has taken off the pile (IM-19) go with its points.
fn lost(room: &Room<'_>, player: &PlayerView) -> Vec<CardId> {
    let lost = room.scene().filter(|(challenge, settlement)| {
        let undone = settlement.ruling == Ruling::Upheld && room.had_scored(challenge) > 0;
        undone && challenge.challenged == player.seat
    });
    lost.into_iter()
        .flat_map(|(challenge, _)| &challenge.cards)
        .copied()
        .filter(|card| is_letter(*card))
        .collect()
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
        span.im-last aria-hidden="true" { @for guest in guests() { (guest_peg(guest)) } }
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
