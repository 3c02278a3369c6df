//! Images that somebody has taken: of whom they are, what they scored, and their cards.

use maud::{Markup, html};
use rules::image::{Picture, TakenImage};

use super::{cards, evidence::in_language, initial, players::signed, room::Room, trial::person};
use crate::words::{Words, listed, say};

/// An image with the name that was called.
pub(super) fn portrait(words: &Words, taken: &TakenImage) -> Markup {
    html! {
        div.im-portrait {
            p.im-now-head {
                b.im-now-what { (person(words, &taken.claim)) (riddle(words, taken)) }
                b.im-now-points { (signed(taken.points)) }
            }
            (open_cards(words, &taken.image))
        }
    }
}

/// What the letter is for, where the name does not say it (IM-11).
pub(super) fn riddle(words: &Words, taken: &TakenImage) -> Markup {
    html! { @if let Some(why) = initial::riddle(words, taken) { " " small { "(" (why) ")" } } }
}

/// The open cards of an image, in the order of their spaces.
pub(super) fn open_cards(words: &Words, image: &Picture) -> Markup {
    html! { ol.im-chips { @for card in image.open_cards() { li { (cards::chip(words, card)) } } } }
}

/// Well-known people who would have fitted as well, where the table wants to know.
pub(super) fn fitting(room: &Room<'_>, taken: &TakenImage) -> Markup {
    some_fitting(room, taken, taken.fitting.len())
}

/// The first of them: as many as there is room for.
pub(super) fn some_fitting(room: &Room<'_>, taken: &TakenImage, most: usize) -> Markup {
    let words = room.words;
    let names = taken.fitting.iter().take(most).map(|name| in_language(words, name).to_owned());
    html! {
        @if !taken.fitting.is_empty() {
            p.im-fitting { (say(words.image_fitting(listed(words, names)))) }
        }
    }
}
