//! Masks: a mask wears its player's colour, and shows in its eyes whom they have chosen.

use maud::{Markup, html};
use table::Badge;

use crate::look::glyph;

/// A mask in its wearer's colour. Its eyes are shut, or show the colour and the shape of whoever was chosen. Whoever uses it
/// says in words whose it is and what it shows.
pub(super) fn mask(wearer: Badge, chosen: Option<Badge>) -> Markup {
    html! {
        svg class={ "pe-mask " (wearer.colour().slug()) } viewBox="0 0 48 32" aria-hidden="true" {
            path.pe-face d="M4 8c7-5 14-4 20 0 6-4 13-5 20 0 2 7 0 16-6 19-6 2.5-10-2-14-7-4 5-8 9.5-14 7C4 24 2 15 4 8z" {}
            @for x in EYES {
                @match chosen {
                    Some(chosen) => g class={ "pe-eye " (chosen.colour().slug()) } {
                        circle cx=(x) cy="15" r="6" {}
                        use href={ "#s-" (glyph(chosen).slug()) } x=(x - 4) y="11" width="8" height="8" {}
                    },
                    None => path.pe-lid d={ "M" (x - 5) " 14.5q5 4 10 0" } {},
                }
            }
        }
    }
}

/// Where the eyes are.
const EYES: [u8; 2] = [14, 34];
