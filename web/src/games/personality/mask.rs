//! Masks: a mask wears its player's colour, and shows in its eyes whom they have chosen.

use maud::{Markup, html};
use table::{Badge, GuestView};

use crate::look::glyph;

/// A mask in its wearer's colour; that of a bot has ears. Its eyes are shut, or show the colour and the shape of whoever was chosen. Whoever uses it
/// says in words whose it is and what it shows.
pub(super) fn mask(wearer: &GuestView, chosen: Option<Badge>) -> Markup {
    match chosen {
        Some(chosen) => worn(wearer, |x| {
            html! {
                g class={ "pe-eye " (chosen.colour().slug()) } {
                    circle cx=(x) cy="15" r="6" {}
                    use href={ "#s-" (glyph(chosen).slug()) } x=(x - 4) y="11" width="8" height="8" {}
                }
            }
        }),
        None => worn(wearer, |x| html! { path.pe-lid d={ "M" (x - 5) " 14.5q5 4 10 0" } {} }),
    }
}

/// The same for who has chosen one of several cards, which are told apart by letters.
pub(super) fn lettered_mask(wearer: &GuestView, letter: char) -> Markup {
    worn(wearer, |x| {
        html! {
            g.pe-eye { circle cx=(x) cy="15" r="6.5" {} text x=(x) y="18.5" { (letter) } }
        }
    })
}

fn worn(wearer: &GuestView, eye: impl Fn(u8) -> Markup) -> Markup {
    html! {
        svg class={ "pe-mask " (wearer.badge.colour().slug()) } viewBox="0 0 48 32" aria-hidden="true" {
            @if wearer.is_played_by_a_bot() { path.pe-ears d="M1 11v8M47 11v8" {} }
            path.pe-face d=(FACE) {}
            @for x in EYES { (eye(x)) }
        }
    }
}

/// The outline of a mask, 48 wide and 32 high.
pub(super) const FACE: &str =
    "M4 8c7-5 14-4 20 0 6-4 13-5 20 0 2 7 0 16-6 19-6 2.5-10-2-14-7-4 5-8 9.5-14 7C4 24 2 15 4 8z";
/// Where the eyes are.
pub(super) const EYES: [u8; 2] = [14, 34];
