//! The end in the hand: who has won, what the cards in hand cost, and the gallery of the evening.

use maud::{Markup, html};
use rules::{
    SeatSet,
    image::{FinishedTurn, HandCount, PlayerView},
};

use super::{
    confession::confession,
    finale::{deduction, ranked},
    gallery::{fitting, portrait},
    players::minus,
    room::Room,
};
use crate::{
    games::{
        came_out,
        end::{Winners, crown, own_portrait, what_next},
    },
    look::person,
    pages::Hand,
    words::say,
};

pub(super) fn over(room: &Room<'_>, hands: &[HandCount], winners: SeatSet, history: &[FinishedTurn]) -> Hand {
    let words = room.words;
    Hand {
        ask: html! {
            h1 data-sound-cue="chord" { (say(headline(room, winners))) }
            p { (words.image_over_why()) }
        },
        play: html! {
            ol.im-standing { @for player in ranked(room) { (line(room, hands, winners, player)) } }
            (came_out::on_hand(room))
            (confession(room, history))
            @if let Some(me) = room.game.players.iter().find(|player| room.is_me(player.seat)) {
                (myself(room, me))
            }
            h2.part { (words.image_gallery()) }
            @if room.game.players.iter().all(|player| player.taken.is_empty()) {
                p.part { (words.image_gallery_empty()) }
            }
            @for player in ranked(room).into_iter().filter(|player| !room.is_me(player.seat)) {
                (images(room, player))
            }
        },
        act: what_next(words, room.table),
    }
}

/// The images that I have ended, before those of the others.
fn myself(room: &Room<'_>, me: &PlayerView) -> Markup {
    let none = me.taken.is_empty().then(|| room.words.image_over_mine_none());
    html! { (own_portrait(&room.words.image_over_mine(), none, &[])) (images(room, me)) }
}

/// IM-25
fn headline(room: &Room<'_>, winners: SeatSet) -> String {
    let words = room.words;
    match Winners::of(room, winners) {
        Winners::Nobody => words.image_over_nobody(),
        Winners::Me => words.image_over_you(),
        Winners::MeAnd(names) => words.image_over_shared(names),
        Winners::Others(count, names) => words.image_over_winner(count, names),
    }
}

fn line(room: &Room<'_>, hands: &[HandCount], winners: SeatSet, player: &PlayerView) -> Markup {
    let words = room.words;
    let held = hands.iter().find(|hand| hand.seat == player.seat);
    html! {
        li class=[room.is_me(player.seat).then_some("im-mine")] {
            span.im-crown { @if winners.contains(player.seat) { (crown(words)) } }
            span.grow {
                @if let Some(guest) = room.player(player.seat) { (person(guest, words)) }
                @if let Some(cost) = held.and_then(|held| deduction(room, held)) { small { (cost) } }
            }
            b { (minus(player.score)) span.visually-hidden { " " (words.image_points(player.score)) } }
        }
    }
}

/// What somebody has taken, in the order of play.
fn images(room: &Room<'_>, player: &PlayerView) -> Markup {
    html! {
        @if !player.taken.is_empty() {
            section.im-taken {
                h3 { @if let Some(guest) = room.player(player.seat) { (person(guest, room.words)) } }
                ul {
                    @for taken in &player.taken {
                        li { (portrait(room.words, taken)) (fitting(room, taken)) }
                    }
                }
            }
        }
    }
}
