//! People: a colour, a shape and a name, never one of them alone.

use maud::{Markup, PreEscaped, html};
use table::{Badge, Colour, Face, GuestView, Shape};

use super::{Symbol, face::face, syllables::breakable, symbol};
use crate::words::Words;

/// A peg. Whoever uses it writes the name beside it, or for the screen reader.
pub(crate) fn badge(badge: Badge) -> Markup {
    peg(badge, "badge ")
}

/// The flag of a team, in its colour and with its shape.
pub(super) fn pennant(badge: Badge) -> Markup {
    peg(badge, "badge pennant ")
}

/// The peg of what a bot plays: it has the ears of the mark that stands at a bot's name.
pub(super) fn eared_badge(badge: Badge) -> Markup {
    peg(badge, "badge eared ")
}

fn peg(badge: Badge, classes: &str) -> Markup {
    let (colour, PreEscaped(glyph)) = (badge.colour().slug(), symbol(glyph(badge)));
    PreEscaped([r#"<span class=""#, classes, colour, r#"">"#, glyph, "</span>"].concat())
}

/// The peg of somebody at the table, where it stands for a piece or a vote. Whoever uses it writes the name
/// beside it, or for the screen reader.
pub(crate) fn guest_peg(guest: &GuestView) -> Markup {
    if guest.is_played_by_a_bot() { eared_badge(guest.badge) } else { badge(guest.badge) }
}

/// Somebody at the table: their face, in their colour and with their shape. Whoever uses it writes the name
/// beside it, or for the screen reader.
pub(crate) fn guest_badge(guest: &GuestView) -> Markup {
    let ears = if guest.is_played_by_a_bot() { "eared " } else { "" };
    with_face(guest.badge, guest.face, ears)
}

/// A face in a colour and with a shape. Where it is too small for a drawing, it is a peg.
pub(crate) fn faced(badge: Badge, worn: Face) -> Markup {
    with_face(badge, worn, "")
}

/// Written in one piece, because a page has more of these than of anything else.
fn with_face(badge: Badge, worn: Face, ears: &str) -> Markup {
    let (colour, PreEscaped(face), PreEscaped(glyph)) =
        (badge.colour().slug(), face(worn), symbol(glyph(badge)));
    PreEscaped([r#"<span class="badge "#, ears, "faced ", colour, r#"">"#, face, glyph, "</span>"].concat())
}

/// Its shape in its colour, for something to be written on. Whoever uses it says whose it is.
pub(crate) fn badge_shape(badge: Badge) -> Markup {
    html! { span class={ "shape " (badge.colour().slug()) } { (symbol(glyph(badge))) } }
}

/// The name of somebody at the table, with its mark where a bot plays. In a sentence it is
/// [`called`](crate::words::called).
pub(crate) fn name(guest: &GuestView, words: &Words) -> Markup {
    let name = guest.name.as_str();
    html! { bdi class=[shrunk(name)] { (name) (mark(guest, words)) } }
}

/// The size in which a name stays in one piece beside its badge on the smallest phone: by its longest word,
/// since between words it may break.
fn shrunk(name: &str) -> Option<&'static str> {
    let longest = name.split([' ', '-']).map(|word| word.chars().count()).max();
    match longest.unwrap_or(0) {
        0..=11 => None,
        12..=15 => Some("long-name"),
        _ => Some("longest-name"),
    }
}

/// The same in letters of another size, on a stage where many stand beside each other: a long one breaks
/// between its syllables.
pub(crate) fn sized_name(guest: &GuestView, words: &Words, size: Option<&'static str>) -> Markup {
    html! { bdi class=[size] { (breakable(guest.name.as_str())) (mark(guest, words)) } }
}

fn mark(guest: &GuestView, words: &Words) -> Markup {
    let mark = match (guest.bot, guest.stand_in) {
        (Some(_), _) => Some(words.bot_mark()),
        (None, Some(_)) => Some(words.stand_in_mark()),
        (None, None) => None,
    };
    html! { @if let Some(mark) = mark { (bot_mark(&mark)) } }
}

/// The mark of a bot, which is said where it is not seen. It stays beside the last letter.
pub(super) fn bot_mark(word: &str) -> Markup {
    html! {
        span.bot {
            "\u{a0}"
            svg role="img" aria-label=(word) { (PreEscaped(r##"<use href="#s-bot"/>"##)) }
        }
    }
}

/// How many letters a name takes, with its mark. The mark is about as wide as three.
pub(crate) fn name_letters(guest: &GuestView) -> usize {
    const MARK: usize = 3;
    guest.name.as_str().chars().count() + if guest.is_played_by_a_bot() { MARK } else { 0 }
}

/// The peg and the name.
pub(crate) fn person(guest: &GuestView, words: &Words) -> Markup {
    let (PreEscaped(badge), PreEscaped(name)) = (guest_badge(guest), name(guest, words));
    PreEscaped([r#"<span class="person">"#, &badge, &name, "</span>"].concat())
}

/// What a badge is called, for choosing one without seeing it.
pub(crate) fn badge_name(badge: Badge, words: &Words) -> String {
    let colour = colour_name(badge, words);
    let shape = match badge.shape() {
        Shape::Disc => words.shape_disc(),
        Shape::Square => words.shape_square(),
        Shape::Triangle => words.shape_triangle(),
        Shape::Diamond => words.shape_diamond(),
        Shape::Star => words.shape_star(),
        Shape::Pentagon => words.shape_pentagon(),
    };
    words.badge_name(colour, shape)
}

/// The drawing of a badge's shape, for what wears it otherwise.
pub(crate) fn glyph(badge: Badge) -> Symbol {
    match badge.shape() {
        Shape::Disc => Symbol::Disc,
        Shape::Square => Symbol::Square,
        Shape::Triangle => Symbol::Triangle,
        Shape::Diamond => Symbol::Diamond,
        Shape::Star => Symbol::Star,
        Shape::Pentagon => Symbol::Pentagon,
    }
}

/// What the colour of a badge is called.
pub(crate) fn colour_name(badge: Badge, words: &Words) -> String {
    match badge.colour() {
        Colour::Poppy => words.colour_poppy(),
        Colour::Lake => words.colour_lake(),
        Colour::Moss => words.colour_moss(),
        Colour::Honey => words.colour_honey(),
        Colour::Plum => words.colour_plum(),
        Colour::Sky => words.colour_sky(),
    }
}
