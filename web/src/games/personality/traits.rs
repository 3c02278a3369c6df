//! Cards with traits, as large as their words let them be.

use maud::{Markup, html};
use rules::{CardId, Slot};

use super::room::Room;

/// How much room the words of a card take, in steps that the stylesheet knows: the fewer letters, the larger they are.
pub(super) fn letters_class(words: &str, least: usize) -> String {
    const STEP: usize = 10;
    const MOST: usize = 160;
    format!("ps-letters-{}", words.chars().count().clamp(least, MOST).next_multiple_of(STEP))
}

/// Among others a card is set as if it were as long as most: one size for all looks calmer.
const AMONG_OTHERS: usize = 70;
/// Alone it may be as large as it likes.
const ALONE: usize = 20;

/// The card that everybody looks at.
pub(super) fn large_card<'a>(room: &Room<'a>, card: &'a CardId) -> Markup {
    let words = room.card(card);
    html! {
        div class={ "ps-card ps-card-large " (letters_class(words, ALONE)) } {
            @if let Some(emoji) = room.emoji(*card) { span.emoji aria-hidden="true" { (emoji) } }
            div.ps-words { p { (words) } }
        }
    }
}

/// The words of one card among several, with its picture before them.
pub(super) fn card_words<'a>(room: &Room<'a>, card: &'a CardId) -> Markup {
    let words = room.card(card);
    html! {
        div class={ "ps-words " (letters_class(words, AMONG_OTHERS)) } {
            p { @if let Some(emoji) = room.emoji(*card) { span.emoji aria-hidden="true" { (emoji) } " " } (words) }
        }
    }
}

/// So many cards face down.
pub(super) fn backs(count: usize) -> Markup {
    html! { div.ps-backs aria-hidden="true" { @for _ in 0..count { span.ps-back {} } } }
}

/// Cards that lie side by side are told apart by letters.
pub(super) fn letter(slot: Slot) -> char {
    char::from(b'A' + slot.0)
}
