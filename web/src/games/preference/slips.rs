//! Cards as rows on a phone, each with the colour and the shape of its section.

use maud::{Markup, html};
use rules::{Slot, preference::Drawn};

use super::room::{Face, Room};
use crate::look::symbol;

/// Its words with its picture before them.
pub(super) fn text(face: Face<'_>) -> Markup {
    face.printed.text()
}

/// The mark on a card's coloured edge: its section's shape, and above it its place in IT's order.
pub(super) fn mark(face: Face<'_>, place: Option<usize>) -> Markup {
    html! { @if let Some(place) = place { span.tab-number { (place + 1) } } (symbol(face.section.symbol())) }
}

/// A card to look at, with what lies on it.
pub(super) fn slip(room: &Room<'_>, face: Face<'_>, place: Option<usize>, more: &Markup) -> Markup {
    shown(room, face, place, "", more)
}

/// The same with a class of its own.
pub(super) fn shown(
    room: &Room<'_>,
    face: Face<'_>,
    place: Option<usize>,
    class: &str,
    more: &Markup,
) -> Markup {
    html! {
        li class={ "slip " (face.section.class()) " " (class) } {
            span.tab {
                (mark(face, place))
                span.visually-hidden {
                    (room.words.pp_face(face.section.name(room.words), room.category_name(face.category)))
                }
            }
            span.words { (text(face)) }
            (more)
        }
    }
}

/// The four cards as they lie on the board, with what lies on them.
pub(super) fn board(room: &Room<'_>, cards: &[Drawn], on: impl Fn(Slot) -> Markup) -> Markup {
    html! { ul.slips { @for (slot, face) in room.faces(cards) { (slip(room, face, None, &on(slot))) } } }
}

/// The cards in IT's order, with what lies on them.
pub(super) fn row(room: &Room<'_>, cards: &[Drawn], row: &[Slot], on: impl Fn(Slot) -> Markup) -> Markup {
    html! {
        ol.slips {
            @for (place, slot) in row.iter().enumerate() {
                @if let Some(face) = face_in(room, cards, *slot) {
                    (slip(room, face, Some(place), &on(*slot)))
                }
            }
        }
    }
}

/// The card in a section, if there is one.
pub(super) fn face_in<'a>(room: &Room<'a>, cards: &'a [Drawn], slot: Slot) -> Option<Face<'a>> {
    cards.get(slot.index()).map(|drawn| room.face(slot, drawn))
}
