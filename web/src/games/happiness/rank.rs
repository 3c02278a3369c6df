//! The row of tokens as this game lays it, and rows to look at.

use maud::{Markup, html};
use rules::{
    Slot,
    happiness::{Ability, Drawn, FaceUp},
};

use super::{cards::Face, room::Room};
use crate::{
    games::rank::{Card, Deeds, Labels, Row, Says, end},
    look::{Symbol, deed, symbol},
};

/// A row under way, with the cards that have no place yet.
pub(super) struct Rank<'a> {
    pub(super) room: &'a Room<'a>,
    pub(super) cards: &'a [Drawn],
    /// What has been laid; a token that lies face up is not in it.
    pub(super) row: &'a [Slot],
    pub(super) face_up: Option<FaceUp>,
    /// What the two ends of the row mean.
    pub(super) ends: [String; 2],
    /// What stands where the row is still empty.
    pub(super) empty: String,
    /// What is worth knowing about the row, beside its head.
    pub(super) aside: Markup,
}

impl Rank<'_> {
    pub(super) fn is_complete(&self) -> bool {
        self.left() == 0
    }

    /// How many cards have no place yet.
    pub(super) fn left(&self) -> usize {
        self.cards.len().saturating_sub(self.row.len() + usize::from(self.face_up.is_some()))
    }

    fn loose(&self) -> impl Iterator<Item = (Slot, &Drawn)> {
        let pinned = self.face_up.map(|face_up| face_up.card);
        (0..)
            .map(Slot)
            .zip(self.cards)
            .filter(move |(slot, _)| !self.row.contains(slot) && pinned != Some(*slot))
    }

    /// Where a laid card stands among all cards, the one that lies face up included.
    fn number(&self, place: usize) -> usize {
        place + usize::from(self.face_up.is_some_and(|face_up| place >= usize::from(face_up.place)))
    }

    /// The row that can be changed, and below it the cards that wait for a place.
    pub(super) fn editable(&self) -> Markup {
        let words = self.room.words;
        let pinned_at = self.face_up.map(|face_up| usize::from(face_up.place).min(self.row.len()));
        let laid = |(place, slot): (usize, &Slot)| {
            let face = self.room.face_in(self.cards, *slot)?;
            let drawn = self.cards.get(slot.index())?;
            Some(self.card(*slot, face, drawn, Some(self.number(place))))
        };
        Row {
            table: self.room.table,
            deeds: Deeds { lay: "lay_token", back: "take_back_token" },
            says: Says {
                empty: self.empty.clone(),
                loose: words.gh_loose(),
                moved: words.gh_say_moved(),
                back: words.gh_say_back(),
            },
            ends: [end(Symbol::Frown, &self.ends[0]), end(Symbol::Smile, &self.ends[1])],
            aside: self.aside.clone(),
            laid: self.row.iter().enumerate().filter_map(laid).collect(),
            pinned: pinned_at.map(|place| (place, self.pinned())),
            loose: self
                .loose()
                .map(|(slot, drawn)| self.card(slot, self.room.face(drawn), drawn, None))
                .collect(),
        }
        .editable()
    }

    /// A card at its number in the row, or without one.
    fn card<'b>(&self, slot: Slot, face: Face<'b>, drawn: &Drawn, number: Option<usize>) -> Card<'b> {
        let words = self.room.words;
        let grip = words.gh_grip(face.words);
        Card {
            slot,
            class: face.hue.unwrap_or_default(),
            name: face.words,
            text: face.text(),
            mark: face.mark(number),
            labels: Labels {
                grip: number.map_or_else(|| grip.clone(), |number| format!("{}. {grip}", number + 1)),
                tap: match number {
                    Some(_) => words.gh_take_back(face.words),
                    None => words.gh_lay(face.words),
                },
                up: words.gh_move_up(face.words),
                down: words.gh_move_down(face.words),
            },
            more: put_back(self.room, face, drawn),
        }
    }

    /// The token that the player shows stays where it is (GH-9).
    fn pinned(&self) -> Markup {
        let Some(face_up) = self.face_up else { return html! {} };
        let Some(face) = self.room.face_in(self.cards, face_up.card) else { return html! {} };
        pinned(self.room, face_up, face)
    }
}

fn pinned(room: &Room<'_>, face_up: FaceUp, face: Face<'_>) -> Markup {
    html! {
        li class={ "slip slip-pinned" @if let Some(hue) = face.hue { " " (hue) } } {
            span.tab { (face.mark(Some(usize::from(face_up.place)))) }
            span.words { (face.text()) }
            span.note { (symbol(Symbol::Eye)) " " (room.words.gh_shown()) }
        }
    }
}

/// A row to look at, from unhappy to happy.
pub(super) fn still(room: &Room<'_>, cards: &[Drawn], row: &[Slot], face_up: Option<FaceUp>) -> Markup {
    let pinned_at = face_up.map(|face_up| usize::from(face_up.place).min(row.len()));
    let shown = |place: usize| match face_up {
        Some(face_up) if pinned_at == Some(place) => {
            room.face_in(cards, face_up.card).map(|face| pinned(room, face_up, face))
        }
        _ => None,
    };
    let after_pinned =
        |place: usize| usize::from(face_up.is_some_and(|face_up| place >= usize::from(face_up.place)));
    html! {
        (end(Symbol::Frown, &room.words.gh_unhappy()))
        ol.slips {
            @for (place, slot) in row.iter().enumerate() {
                @if let Some(pinned) = shown(place) { (pinned) }
                @if let Some(face) = room.face_in(cards, *slot) {
                    (slip(face, Some(place + after_pinned(place))))
                }
            }
            @if let Some(pinned) = shown(row.len()) { (pinned) }
        }
        (end(Symbol::Smile, &room.words.gh_happy()))
    }
}

/// GH-4: named by the card, so that a second press does not put back the one that came instead.
fn put_back(room: &Room<'_>, face: Face<'_>, drawn: &Drawn) -> Markup {
    html! {
        @if room.may(Ability::PutBackCard) {
            (deed(room.table, "put_back_card", html! {
                input type="hidden" name="card" value=(drawn.card.as_str());
                button.unknown aria-label=(room.words.put_back_card(face.words))
                    title=(room.words.put_back()) {
                    (symbol(Symbol::Another))
                }
            }))
        }
    }
}

/// Cards as they lie on the table, without an order.
pub(super) fn lying<'a>(room: &Room<'_>, cards: impl Iterator<Item = &'a Drawn>) -> Markup {
    html! {
        ul.slips {
            @for drawn in cards {
                @let face = room.face(drawn);
                li class={ "slip" @if let Some(hue) = face.hue { " " (hue) } } {
                    span.tab { (face.mark(None)) }
                    span.words { (face.text()) }
                    div.moves { (put_back(room, face, drawn)) }
                }
            }
        }
    }
}

fn slip(face: Face<'_>, place: Option<usize>) -> Markup {
    html! {
        li class={ "slip" @if let Some(hue) = face.hue { " " (hue) } } {
            span.tab { (face.mark(place)) }
            span.words { (face.text()) }
        }
    }
}
