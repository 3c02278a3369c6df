//! Small pictures of play, drawn from a few parts: cards, tiles, pegs, drawings and letters. They say nothing
//! by themselves: words stand beside them. Colours live in `assets/rules.css`.

use maud::{Markup, PreEscaped, html};

use super::Symbol;

/// How wide and how high a picture is, in its own units.
pub(crate) const WIDE: u8 = 80;
const HIGH: u8 = 56;

/// A picture of these parts, the later ones over the earlier.
pub(crate) fn vignette<const N: usize>(parts: [Markup; N]) -> Markup {
    html! {
        svg.vignette viewBox={ "0 0 " (WIDE) " " (HIGH) } aria-hidden="true" { @for part in parts { (part) } }
    }
}

/// Where a part lies: from the left, from the top, how wide and how high.
pub(crate) type Place = [u8; 4];

/// A card or a tile of this dress.
pub(crate) fn sheet(dress: &str, [x, y, wide, high]: Place) -> Markup {
    PreEscaped(format!(
        r#"<rect class="v-{dress}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="2.5"/>"#
    ))
}

/// A card with a drawing on it.
pub(crate) fn card(symbol: Symbol, place: Place) -> Markup {
    on("paper", symbol, place)
}

/// A tile of a colour with a drawing on it.
pub(crate) fn tile(hue: &str, symbol: Symbol, place: Place) -> Markup {
    on(&format!("tile {hue}"), symbol, place)
}

fn on(dress: &str, symbol: Symbol, place: Place) -> Markup {
    let [x, y, wide, high] = place;
    let size = wide.min(high) * 3 / 4;
    let middle = [x + (wide - size) / 2, y + (high - size) / 2, size];
    html! { (sheet(dress, place)) (sign("ink", symbol, middle)) }
}

/// A tile of a colour with a letter or a number on it.
pub(crate) fn lettered(hue: &str, text: &str, place: Place) -> Markup {
    written(&format!("tile {hue}"), text, place)
}

/// A card with a letter or a number on it.
pub(crate) fn written_card(text: &str, place: Place) -> Markup {
    written("paper", text, place)
}

fn written(dress: &str, text: &str, place: Place) -> Markup {
    let [x, y, wide, high] = place;
    html! { (sheet(dress, place)) (letters("ink", text, [x + wide / 2, y + high / 2])) }
}

/// A drawing: from the left, from the top, and its size.
pub(crate) fn sign(tone: &str, symbol: Symbol, [x, y, size]: [u8; 3]) -> Markup {
    let slug = symbol.slug();
    PreEscaped(format!(
        r##"<use class="v-{tone}" href="#s-{slug}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
    ))
}

/// Letters around a point.
pub(crate) fn letters(tone: &str, text: &str, [x, y]: [u8; 2]) -> Markup {
    html! { text class={ "v-" (tone) } x=(x) y=(y) { (text) } }
}

/// A peg in the colour of a seat.
pub(crate) fn peg(colour: &str, [x, y]: [u8; 2]) -> Markup {
    PreEscaped(format!(
        r#"<path class="v-peg {colour}" d="M{x} {y}m-6 9q0-7 3-9a4.5 4.5 0 1 1 6 0q3 2 3 9z"/>"#
    ))
}

/// A stroke.
pub(crate) fn stroke(tone: &str, drawing: &str) -> Markup {
    PreEscaped(format!(r#"<path class="v-{tone}" d="{drawing}"/>"#))
}
