//! The board cards, each in the area of its colour (IM-3).

use maud::{Markup, html};
use rules::{CardId, image::Kind};

use super::{cards, recent::Recent, room::Room};
use crate::{look::symbol, words::Words};

pub(super) fn areas(room: &Room<'_>, recent: &Recent<'_>) -> Markup {
    let words = room.words;
    let board = &room.game.board;
    html! {
        div.im-areas {
            @for kind in Kind::ALL {
                @let cards: Vec<CardId> =
                    board.iter().copied().filter(|card| Kind::of(*card) == Some(kind)).collect();
                section class={
                    "im-area " (cards::kind_colour(Some(kind)))
                    " im-size-" (size(words, kind, &cards))
                } {
                    h2 {
                        (symbol(cards::kind_symbol(Some(kind))))
                        span.visually-hidden { (cards::kind_name(words, kind)) }
                    }
                    ul {
                        @for card in cards { (lying(room, recent, card)) }
                    }
                }
            }
        }
    }
}

/// How large cards can be in an area, in rems: the stylesheet has a class for each.
const SIZES: [f32; 10] = [1.9, 1.5, 1.35, 1.2, 1.05, 0.95, 0.85, 0.75, 0.65, 0.55];
/// What lies between two cards, and between two rows of them, in rems.
const GAPS: (f32, f32) = (0.35, 0.2);

/// Each area has its place, and all cards lie within it: as large as they can be there.
fn size(words: &Words, kind: Kind, cards: &[CardId]) -> usize {
    // How wide and high an area is on a small stage, in rems; how high a card is, in its own letters.
    let (width, height, card_height, largest) = match kind {
        Kind::Activity => (29.5, 3.2, 1.25, 1),
        Kind::Letter => (13.4, 3.9, 1.5, 0),
        Kind::Time => (13.4, 3.9, 1.25, 2),
        Kind::Place | Kind::Status => (13.4, 3.9, 1.25, 1),
    };
    let widths: Vec<f32> = cards.iter().map(|card| card_width(words, *card)).collect();
    let fits = |size: &f32| {
        let rows = rows(widths.iter().map(|card| card * size), width) as f32;
        rows * card_height * size + (rows - 1.0) * GAPS.1 <= height
    };
    let found = SIZES.iter().skip(largest).position(fits);
    found.map_or(SIZES.len() - 1, |found| found + largest)
}

/// How many rows cards of these widths take.
fn rows(widths: impl Iterator<Item = f32>, room: f32) -> usize {
    let mut rows = 1;
    let mut at = 0.0;
    for width in widths {
        let next = if at > 0.0 { at + GAPS.0 + width } else { width };
        if next <= room {
            at = next;
        } else {
            // What is wider than a row has its words in two lines.
            rows += usize::from(at > 0.0) + usize::from(width > room);
            at = width;
        }
    }
    rows
}

/// About how wide a card is, in its own letters: its tab, and what stands on it.
fn card_width(words: &Words, card: CardId) -> f32 {
    let letters = cards::name(words, card).chars().count() as f32;
    match Kind::of(card) {
        Some(Kind::Letter) if cards::letter(card).is_some() => 1.9,
        Some(Kind::Letter) => 2.0 + 0.36 * letters,
        _ => 2.8 + 0.43 * letters,
    }
}

fn lying(room: &Room<'_>, recent: &Recent<'_>, card: CardId) -> Markup {
    html! {
        li #{ "c-" (card) } class=[recent.has(card).then_some("im-new")] { (cards::chip(room.words, card)) }
    }
}

#[cfg(test)]
mod tests {
    use decks::Language;

    use super::*;

    #[test]
    fn the_more_cards_lie_in_an_area_the_smaller_they_are_and_all_of_them_fit() {
        let deck = almanac::deck();
        for language in Language::ALL {
            let words = Words::of(language);
            for kind in Kind::ALL {
                let all: Vec<CardId> =
                    deck.iter().copied().filter(|card| Kind::of(*card) == Some(kind)).collect();
                let sizes: Vec<usize> = (1..=10).map(|count| size(words, kind, &all[..count])).collect();
                assert!(sizes.is_sorted(), "{language} {kind:?}: {sizes:?}");
                assert!(sizes[0] <= 3, "{language} {kind:?}: one card can be read from afar, {sizes:?}");
                assert!(sizes[5] < SIZES.len() - 1, "{language} {kind:?}: six of ten still fit, {sizes:?}");
            }
        }
    }
}
