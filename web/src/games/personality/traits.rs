//! Cards with traits, as large as their words let them be.

use maud::{Markup, html};
use rules::CardId;

use super::room::Room;

/// How much room the words of a card take, in steps that the stylesheet knows: the fewer letters, the larger
/// they are.
fn letters_class(letters: usize) -> String {
    const STEP: usize = 10;
    const LEAST: usize = 20;
    const MOST: usize = 160;
    format!("ps-letters-{}", letters.clamp(LEAST, MOST).next_multiple_of(STEP))
}

/// The size in which cards are set that lie side by side: that of the longest, because one size for all looks
/// calmer.
pub(super) fn common_size(room: &Room<'_>, cards: impl IntoIterator<Item = CardId>) -> String {
    /// A picture stands before the words.
    const PICTURE: usize = 3;
    let letters = cards.into_iter().map(|card| room.card(&card).chars().count() + PICTURE).max();
    letters_class(letters.unwrap_or_default())
}

/// The card that everybody looks at.
pub(super) fn large_card<'a>(room: &Room<'a>, card: &'a CardId) -> Markup {
    let words = room.card(card);
    html! {
        div class={ "ps-card ps-card-large " (letters_class(words.chars().count())) } {
            (room.picture(*card))
            div.ps-words { p { (words) } }
        }
    }
}

/// The words of one card among several, with its picture before them.
pub(super) fn card_words<'a>(room: &Room<'a>, card: &'a CardId) -> Markup {
    html! {
        div.ps-words {
            p { (room.picture(*card)) " " (room.card(card)) }
        }
    }
}

/// So many cards face down.
pub(super) fn backs(count: usize) -> Markup {
    html! { div.ps-backs aria-hidden="true" { @for _ in 0..count { span.ps-back {} } } }
}
