//! People: a colour, a shape and a name, never one of them alone.

use maud::{Markup, html};
use table::{Badge, Colour, GuestView, Shape};

use super::{Symbol, symbol};
use crate::words::Words;

/// The peg of a guest. Whoever uses it writes the name beside it, or for the screen reader.
pub(crate) fn badge(badge: Badge) -> Markup {
    html! { span class={ "badge " (badge.colour().slug()) } { (symbol(drawing(badge.shape()))) } }
}

/// The peg and the name.
pub(crate) fn person(guest: &GuestView) -> Markup {
    html! { span.person { (badge(guest.badge)) bdi { (guest.name.as_str()) } } }
}

/// What a badge is called, for choosing one without seeing it.
pub(crate) fn badge_name(badge: Badge, words: &Words) -> String {
    let colour = match badge.colour() {
        Colour::Poppy => words.colour_poppy(),
        Colour::Lake => words.colour_lake(),
        Colour::Moss => words.colour_moss(),
        Colour::Honey => words.colour_honey(),
        Colour::Plum => words.colour_plum(),
        Colour::Sky => words.colour_sky(),
    };
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

fn drawing(shape: Shape) -> Symbol {
    match shape {
        Shape::Disc => Symbol::Disc,
        Shape::Square => Symbol::Square,
        Shape::Triangle => Symbol::Triangle,
        Shape::Diamond => Symbol::Diamond,
        Shape::Star => Symbol::Star,
        Shape::Pentagon => Symbol::Pentagon,
    }
}
