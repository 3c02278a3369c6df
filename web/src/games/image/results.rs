//! The end of the game on a phone: my place, and what everybody's points are made of.

use maud::{Markup, html};
use rules::{
    SeatSet,
    image::{HandCount, PlayerView},
};

use super::room::Room;
use crate::{
    games::end::{Winners, what_next},
    look::{Symbol, person, symbol},
    pages::Hand,
    words::say,
};

pub(super) fn over(room: &Room<'_>, hands: &[HandCount], winners: SeatSet) -> Hand {
    let words = room.words;
    Hand {
        ask: html! {
            h1 data-sound-cue="chord" { (say(title(room, winners))) }
            p { (why(room)) }
        },
        play: html! { (standing(room, hands, winners)) },
        act: what_next(room.table, words.image_again(), words.image_lobby()),
    }
}

fn title(room: &Room<'_>, winners: SeatSet) -> String {
    let words = room.words;
    match Winners::of(room, winners) {
        Winners::Nobody => words.image_over_title(),
        Winners::Me => words.image_won_you(),
        Winners::MeAnd(others) => words.image_won_you_and(others),
        Winners::Others(1, name) => words.image_won(name),
        Winners::Others(_, names) => words.image_won_several(names),
    }
}

/// My place, which those who are equal share (IM-25).
fn why(room: &Room<'_>) -> String {
    let mine = room.game.me.and_then(|me| room.game.players.get(me.index()));
    match mine {
        Some(mine) => {
            let better = room.game.players.iter().filter(|other| other.score > mine.score).count();
            room.words.image_my_place(better + 1, room.game.players.len(), mine.score)
        }
        None => room.words.image_over_why(),
    }
}

fn standing(room: &Room<'_>, hands: &[HandCount], winners: SeatSet) -> Markup {
    let mut players: Vec<&PlayerView> = room.game.players.iter().collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.score));
    html! {
        ol.im-final { @for player in players { (row(room, player, hands, winners)) } }
    }
}

/// Somebody's images and points, and what the cards that were left over cost them (IM-24).
fn row(room: &Room<'_>, player: &PlayerView, hands: &[HandCount], winners: SeatSet) -> Markup {
    let words = room.words;
    let left = hands.iter().find(|hand| hand.seat == player.seat);
    html! {
        li.turn.im-me[room.is_me(player.seat)] {
            span.spread {
                @match room.player(player.seat) {
                    Some(guest) => (person(guest)),
                    None => span { (words.somebody()) },
                }
                @if winners.contains(player.seat) { span.im-crown { (symbol(Symbol::Crown)) } }
                b.points { (words.image_points(player.score)) }
            }
            p.soft {
                (words.image_images(player.taken.len()))
                @if let Some(left) = left.filter(|left| left.points != 0) { ", " (words.image_left_over(left.points.abs())) }
            }
        }
    }
}
