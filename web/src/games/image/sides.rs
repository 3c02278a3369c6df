//! The four sides of the board, with their spaces and what lies there.

use maud::{Markup, html};
use rules::{
    CardId,
    image::{Options, Side, SideView},
};

use super::{cards, recent::Recent, room::Room};
use crate::words::Words;

/// One side: twelve spaces from the dot on. A space that is taken is wide, one that is free is narrow.
pub(super) fn side(room: &Room<'_>, recent: &Recent<'_>, side: &SideView) -> Markup {
    let words = room.words;
    let taken = side.image.spaces();
    let doubted = recent.challenge().is_some_and(|challenge| challenge.side == side.side);
    html! {
        section #{ "side-" (slug(side.side)) } class={
            "im-side im-" (slug(side.side)) " im-taken-" (taken.len())
            @if doubted { " im-doubted" }
        } {
            h2 { (name(words, side.side)) }
            ol {
                @for number in 1..=Options::SPACES {
                    @match taken.get(number - 1).and_then(|space| space.split_last()) {
                        Some((card, covered)) => (filled(room, recent, number, *card, covered)),
                        None => li.im-space { (value(number)) span.im-empty {} },
                    }
                }
            }
        }
    }
}

fn filled(room: &Room<'_>, recent: &Recent<'_>, number: usize, card: CardId, covered: &[CardId]) -> Markup {
    let words = room.words;
    html! {
        li #{ "c-" (card) } class={ "im-space im-filled" @if recent.has(card) { " im-new" } } {
            (value(number))
            span class={ "im-card " (cards::colour(card)) " im-under-" (covered.len().min(MOST_EDGES)) } {
                (cards::face(words, card))
                @for below in covered.iter().rev() {
                    span.visually-hidden { ", " (words.image_covers(cards::name(words, *below))) }
                }
            }
        }
    }
}

/// So many edges of covered cards can be told apart.
const MOST_EDGES: usize = 3;

/// The points of a space; the first is marked with a dot (IM-4).
fn value(number: usize) -> Markup {
    html! {
        span.im-value {
            @if number == 1 { span.im-dot {} }
            (number)
        }
    }
}

pub(super) fn name(words: &Words, side: Side) -> String {
    match side {
        Side::North => words.image_side_north(),
        Side::East => words.image_side_east(),
        Side::South => words.image_side_south(),
        Side::West => words.image_side_west(),
    }
}

const fn slug(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}
