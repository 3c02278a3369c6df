//! The four sides of the board as everybody sees them: what lies there, what is being laid, and the space
//! that is next.

use maud::{Markup, html};
use rules::{
    CardId,
    image::{LyingView, Options, Side, SideView},
};

use super::{
    cards,
    gallery::{portrait, some_fitting},
    recent::Recent,
    room::{Room, side_slug},
};
use crate::words::Words;

/// One side. It has its place whatever lies there; of a side without cards only the name and the first space
/// are seen, or what has just been taken from it.
pub(super) fn side(room: &Room<'_>, recent: &Recent<'_>, side: &SideView) -> Markup {
    let words = room.words;
    let lying: Vec<&LyingView> = room.game.lying.iter().filter(|lies| lies.side == side.side).collect();
    let on_spaces: Vec<&LyingView> = lying.iter().copied().filter(|lies| lies.over.is_none()).collect();
    let taken = side.image.len() + on_spaces.len();
    let doubted = recent.challenge().is_some_and(|challenge| challenge.side == side.side);
    html! {
        section #{ "side-" (side_slug(side.side)) } class={
            "im-side im-" (side_slug(side.side)) (crowd(taken)) @if doubted { " im-doubted" }
        } {
            div.im-head {
                h2 { (name(words, side.side)) }
                @if taken < Options::SPACES { span.im-next { (taken + 1) } }
            }
            @if taken == 0 { (echo(room, recent, side.side)) }
            ol {
                @for space in side.image.spaces() {
                    @if let Some((card, covered)) = space.split_last() {
                        @let over = lying.iter().find(|lies| lies.over == Some(*card));
                        (filled(room, recent, *card, covered, over.copied()))
                    }
                }
                @for (nth, lies) in on_spaces.iter().enumerate() {
                    li #{ "lies-" (side_slug(side.side)) "-" (nth) } .im-drafted { (drafted(words, lies)) }
                }
            }
        }
    }
}

/// The more cards, the smaller they are.
const fn crowd(cards: usize) -> &'static str {
    match cards {
        0 => " im-none",
        1..=4 => "",
        5..=6 => " im-some",
        7..=8 => " im-lots",
        _ => " im-most",
    }
}

fn filled(
    room: &Room<'_>,
    recent: &Recent<'_>,
    card: CardId,
    covered: &[CardId],
    over: Option<&LyingView>,
) -> Markup {
    let words = room.words;
    html! {
        li #{ "c-" (card) } class={ "im-filled" @if recent.has(card) { " im-new" } } {
            span class={ "im-card " (cards::colour(card)) " im-under-" (covered.len().min(MOST_EDGES)) } {
                (cards::face(words, card))
                @for below in covered.iter().rev() {
                    span.visually-hidden { ", " (words.image_covers(cards::name(words, *below))) }
                }
            }
            @if let Some(lies) = over { span.im-over { (drafted(words, lies)) } }
        }
    }
}

/// A card of the turn under way (IM-15): its back, or its face where drafts are open.
fn drafted(words: &Words, lies: &LyingView) -> Markup {
    match lies.card {
        Some(card) => cards::chip(words, card),
        None => html! { span.im-back { span.visually-hidden { (words.image_face_down()) } } },
    }
}

/// So many edges of covered cards can be told apart.
const MOST_EDGES: usize = 3;

/// So many people who would have fitted have room on a side; phones name them all.
const MOST_FITTING: usize = 5;

/// What has just been ended here: while it may be challenged it is seen where it lay, and after that for as
/// long as the practice aid has something to say of it.
fn echo(room: &Room<'_>, recent: &Recent<'_>, side: Side) -> Markup {
    let of = |recent: &Recent<'_>| {
        recent.taken().into_iter().find(|(ending, _)| ending.side == side).map(|(_, taken)| taken.clone())
    };
    let now = of(recent).filter(|taken| room.challengeable().is_some() || !taken.fitting.is_empty());
    let shown = now.or_else(|| of(&Recent::standing(room.game)).filter(|taken| !taken.fitting.is_empty()));
    html! {
        @if let Some(taken) = shown {
            div #{ "echo-" (side_slug(side)) } .im-echo {
                (portrait(room.words, &taken)) (some_fitting(room, &taken, MOST_FITTING))
            }
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
