//! Everybody in a row of their own: a mask to choose with, a name, and the portrait that grows before them.

use maud::{Markup, html};
use rules::personality::{
    Bet, Candidate, Landing, Moment, Move, PhaseView, PlayerView, PortraitCard, Question,
};
use table::GuestView;

use super::{
    mask::{lettered_mask, mask},
    note::Note,
    player_choices::letter,
    reveal::Reveal,
    room::Room,
};
use crate::{
    look::{Symbol, guest_badge, name_letters, sized_name, symbol},
    words::Words,
};

/// One row a player; where the table is full of cards they stand in two columns, without their portraits.
pub(super) fn rows(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> Markup {
    let players = &room.game.players;
    html! {
        ul class={ "ps-rows ps-rows-" (players.len()) @if is_crowded(room, reveal) { " ps-rows-two" } } {
            @for player in players { (row(room, reveal, player)) }
        }
    }
}

/// Whether several cards lie on the table.
pub(super) fn is_crowded(room: &Room<'_>, reveal: Option<&Reveal<'_>>) -> bool {
    let which = |question: &Question| matches!(question, Question::Which { .. });
    if room.is_showing() {
        return reveal.is_none_or(|reveal| which(reveal.question));
    }
    match &room.game.phase {
        PhaseView::Voting { question, .. } | PhaseView::Runoff { question, .. } => which(question),
        PhaseView::Giving { .. } => true,
        _ => room.giving_shown().is_some() || reveal.is_some_and(|reveal| which(reveal.question)),
    }
}

fn row(room: &Room<'_>, reveal: Option<&Reveal<'_>>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let note = Note::of(room, seat);
    let Some(guest) = room.player(seat) else { return html! {} };
    html! {
        li #{ "row-" (seat.0) }
            class={
                "ps-row " (guest.badge.colour().slug()) " " (note.class()) (spotlight(room, reveal, player))
            }
        {
            (look(room, reveal, player))
            p.ps-who {
                span.ps-name { (peg_and_name(guest, room.words)) }
                @if let Some(words) = note.words(room) {
                    @let voted = (note == Note::HasVoted).then(|| format!("voted-{}", seat.0));
                    span.note id=[&voted] data-sound-cue=[voted.as_ref().map(|_| "plop")] {
                        (note.symbol()) span { (words) }
                    }
                }
                span class={ "visually-hidden " (room.seen_last()) } {
                    ", " (room.place(player.at)) ", "
                    (room.words.pe_stage_has(player.cards, player.portrait.len()))
                }
            }
            (gain(room, reveal, player))
            (fan(room, reveal, player))
            @if room.game.phase != PhaseView::Opening {
                // Who falls into the pit draws cards, which is not told before the fall.
                span class={ "ps-held " (room.seen_last()) } aria-hidden="true" { (player.cards) }
            }
        }
    }
}

/// Whom the others have seen steps forward, and the others back.
fn spotlight(room: &Room<'_>, reveal: Option<&Reveal<'_>>, player: &PlayerView) -> String {
    let leading = reveal.map_or(&[][..], |reveal| &reveal.leading);
    let is_player = |candidate: &Candidate| matches!(candidate, Candidate::Player(_));
    if !leading.iter().any(is_player) {
        return String::new();
    }
    room.spotlight(Moment::Result, leading.contains(&Candidate::Player(player.seat)))
}

/// Somebody as [`person`](crate::look::person) shows them, with a long name set smaller.
pub(super) fn player(guest: &GuestView, words: &Words) -> Markup {
    html! { span.person { (peg_and_name(guest, words)) } }
}

fn peg_and_name(guest: &GuestView, words: &Words) -> Markup {
    html! { (guest_badge(guest)) (sized_name(guest, words, name_class(guest))) }
}

/// The class of a name: what does not fit in one line is set smaller.
fn name_class(guest: &GuestView) -> Option<&'static str> {
    match name_letters(guest) {
        0..=12 => None,
        13..=16 => Some("name-long"),
        _ => Some("name-longest"),
    }
}

/// The mask, which opens its eyes when the votes are revealed.
fn look(room: &Room<'_>, reveal: Option<&Reveal<'_>>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let Some(guest) = room.player(seat) else { return html! {} };
    let open = reveal.and_then(|reveal| {
        let eyes = match reveal.vote_of(seat)?.choice {
            Candidate::Player(chosen) => mask(guest, Some(room.player(chosen)?.badge)),
            Candidate::Card(slot) => lettered_mask(guest, letter(slot.0)),
        };
        Some((reveal, eyes))
    });
    let fell = reveal.is_some_and(|reveal| reveal.fallen().any(|fallen| fallen == seat));
    let falls = if fell { room.cue(room.moment(Moment::Fall), " ps-drops cue") } else { String::new() };
    html! {
        span class={ "ps-look" (falls) } aria-hidden="true" {
            (mask(guest, None))
            @if let Some((reveal, eyes)) = open {
                span #{ "eyes-" (reveal.key) "-" (seat.0) }
                    class={ "ps-open " (room.seen_from(Moment::Eyes(seat))) } data-sound-cue="turn" {
                    (eyes)
                }
            }
        }
    }
}

/// What somebody bet, and how far it took them.
fn gain(room: &Room<'_>, reveal: Option<&Reveal<'_>>, player: &PlayerView) -> Markup {
    let seat = player.seat;
    let Some(reveal) = reveal else { return html! {} };
    let bet = reveal.vote_of(seat).and_then(|vote| vote.bet);
    let moved = reveal.move_of(seat);
    html! {
        span.ps-gain aria-hidden="true" {
            @match bet {
                Some(bet @ (Bet::Two | Bet::Three)) => {
                    b #{ "bet-" (reveal.key) "-" (seat.0) }
                        class={ "ps-bet " (room.seen_from(Moment::Eyes(seat))) } {
                        (bet.stake())
                    }
                },
                Some(Bet::Neutral) | None => span.ps-bet.ps-bet-none {},
            }
            @if let Some(moved) = moved {
                b #{ "steps-" (reveal.key) "-" (seat.0) }
                    class={ "ps-steps " (direction(moved)) " " (room.seen_from(Moment::Gain)) } {
                    (steps(room, moved))
                }
            }
        }
    }
}

const fn direction(moved: &Move) -> &'static str {
    match moved.steps {
        1.. => "ps-steps-on",
        ..=-1 => "ps-steps-back",
        0 => "",
    }
}

/// So many forward or back, or where that led.
fn steps(room: &Room<'_>, moved: &Move) -> Markup {
    let landed = match moved.landing {
        Landing::Plain => None,
        Landing::FaceToFace => Some(Symbol::Duet),
        Landing::Inversion => Some(Symbol::Dot),
        Landing::Pit => Some(Symbol::Pit),
        Landing::Summit => Some(Symbol::Summit),
    };
    html! {
        @match moved.steps {
            on @ 1.. => { "+" (on) },
            back @ ..=-1 => { "−" (back.unsigned_abs()) },
            0 => "0",
        }
        @if let Some(landed) = landed { span class=(room.seen_from(landing(moved))) { (symbol(landed)) } }
    }
}

/// When it is seen where a mask has come to: nobody is in the pit before they fall.
pub(super) fn landing(moved: &Move) -> Moment {
    if moved.landing == Landing::Pit { Moment::Fall } else { Moment::Walk }
}

/// The portrait so far: a picture a card, the last on top.
fn fan(room: &Room<'_>, reveal: Option<&Reveal<'_>>, player: &PlayerView) -> Markup {
    let newest =
        |card: &PortraitCard| reveal.is_some_and(|reveal| reveal.question.cards().contains(&card.card));
    let given = room.giving_shown().filter(|_| room.is_showing());
    let given = |card: &PortraitCard| {
        given.is_some_and(|giving| giving.gifts.iter().any(|gift| gift.card == card.card))
    };
    html! {
        ul.ps-fan aria-hidden="true" {
            @for card in &player.portrait {
                li {
                    span #{ "got-" (card.card) } class={
                        "ps-small-card"
                        @if newest(card) { " ps-got " (room.seen_from(Moment::Got)) }
                        @else if given(card) { " " (room.seen_from(Moment::Giving)) }
                    } { (room.emoji(card.card).unwrap_or("★")) }
                }
            }
        }
    }
}
