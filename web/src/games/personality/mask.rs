//! Masks: a mask wears its player's colour, and shows in its eyes whom they have chosen.

use maud::{Markup, html};
use table::{Badge, GuestView};

use crate::look::glyph;

/// A mask in its wearer's colour; that of a bot has ears. Its eyes are shut, or show the colour and the shape
/// of whoever was chosen. Whoever uses it says in words whose it is and what it shows.
pub(super) fn mask(wearer: &GuestView, chosen: Option<Badge>) -> Markup {
    match chosen {
        Some(chosen) => worn(wearer, || {
            html! {
                @for x in EYES {
                    g class={ "pe-eye " (chosen.colour().slug()) } {
                        circle cx=(x) cy="15" r="6" {}
                        use href={ "#s-" (glyph(chosen).slug()) } x=(x - 4) y="11" width="8" height="8" {}
                    }
                }
            }
        }),
        None => worn(wearer, || html! { path.pe-lid d="M9 14.5q5 4 10 0m10 0q5 4 10 0" {} }),
    }
}

/// The same for who has chosen one of several cards, which are told apart by letters.
pub(super) fn lettered_mask(wearer: &GuestView, letter: char) -> Markup {
    worn(wearer, || {
        html! {
            @for x in EYES { g.pe-eye { circle cx=(x) cy="15" r="6.5" {} text x=(x) y="18.5" { (letter) } } }
        }
    })
}

fn worn(wearer: &GuestView, eyes: impl FnOnce() -> Markup) -> Markup {
    html! {
        svg class={ "pe-mask " (wearer.badge.colour().slug()) } viewBox="0 0 48 32" aria-hidden="true" {
            use.pe-face href=(if wearer.is_played_by_a_bot() { "#mask-bot" } else { "#mask" }) {}
            (eyes())
        }
    }
}

/// Where the eyes are.
pub(super) const EYES: [u8; 2] = [14, 34];
