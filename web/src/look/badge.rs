//! People: a colour, a shape and a name, never one of them alone.

use maud::{Markup, html};
use table::{Badge, Colour, GuestView, Livery, Shape};

use super::{Symbol, symbol};
use crate::words::{Words, named, say};

/// The peg of a guest. Whoever uses it writes the name beside it, or for the screen reader.
pub(crate) fn badge(badge: Badge) -> Markup {
    html! { span class={ "badge " (badge.colour().slug()) } { (symbol(glyph(badge))) } }
}

/// Its shape in its colour, for something to be written on. Whoever uses it says whose it is.
pub(crate) fn badge_shape(badge: Badge) -> Markup {
    html! { span class={ "shape " (badge.colour().slug()) } { (symbol(glyph(badge))) } }
}

/// The peg and the name.
pub(crate) fn person(guest: &GuestView) -> Markup {
    html! { span.person { (badge(guest.badge)) bdi { (guest.name.as_str()) } } }
}

/// The peg and the name of a team.
pub(crate) fn team(livery: &Livery, words: &Words) -> Markup {
    html! { span.person { (badge(livery.badge)) (say(team_name(livery, words))) } }
}

/// What a team is called, ready to begin a sentence: as it named itself, or by its colour.
pub(crate) fn team_name(livery: &Livery, words: &Words) -> String {
    match &livery.name {
        Some(name) => named(name.as_str()),
        None => words.team_of_colour(colour_name(livery.badge, words)),
    }
}

/// The same where a sentence does not begin with it.
pub(crate) fn team_within(livery: &Livery, words: &Words) -> String {
    match &livery.name {
        Some(name) => named(name.as_str()),
        None => words.team_of_colour_within(colour_name(livery.badge, words)),
    }
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
