//! Laying cards in order on a phone: by tapping, by moving, by dragging. Every way posts the same command.

use maud::{Markup, html};
use rules::{
    Slot,
    happiness::{Drawn, FaceUp},
};

use super::cards::{Face, Room};
use crate::{
    look::{Symbol, deed, symbol},
    words::say,
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
        html! {
            div.spread { (end(Symbol::Frown, &self.ends[0])) (self.aside) }
            ol.rank data-rank data-do="lay_token" data-back="take_back_token"
                data-say-moved=(words.gh_say_moved()) data-say-back=(words.gh_say_back())
            {
                @if self.row.is_empty() && self.face_up.is_none() { li.place data-slot { span { (say(self.empty.clone())) } } }
                @for (place, slot) in self.row.iter().enumerate() {
                    @if pinned_at == Some(place) { (self.pinned()) }
                    @if let Some(face) = self.room.face_in(self.cards, *slot) { (self.laid(*slot, place, face)) }
                }
                @if pinned_at == Some(self.row.len()) { (self.pinned()) }
            }
            div.spread {
                (end(Symbol::Smile, &self.ends[1]))
                @if !self.is_complete() { p.aside { (words.gh_loose()) } }
            }
            ul.loose data-loose aria-label=(words.gh_loose()) {
                @for (slot, drawn) in self.loose() { (self.unlaid(slot, self.room.face(drawn))) }
            }
        }
    }

    fn laid(&self, slot: Slot, place: usize, face: Face<'_>) -> Markup {
        let words = self.room.words;
        let mark = face.mark(Some(self.number(place)));
        html! {
            li #{ "card-" (slot.0) } class={ "slip vt-card-" (slot.0) @if let Some(hue) = face.hue { " " (hue) } }
                data-card=(slot.0) data-place=(place) data-name=(face.words)
            {
                (grip(&mark, &format!("{}. {}", self.number(place) + 1, words.gh_grip(face.words))))
                (deed(self.room.table, "take_back_token", html! {
                    input type="hidden" name="card" value=(slot.0);
                    button.words aria-label=(words.gh_take_back(face.words)) { (face.text()) }
                }))
                (self.steps(slot, place, face))
            }
        }
    }

    /// Buttons that move a card by one; at its end of the row a button rests.
    fn steps(&self, slot: Slot, place: usize, face: Face<'_>) -> Markup {
        let words = self.room.words;
        let last = self.row.len().saturating_sub(1);
        html! {
            div.moves {
                (deed(self.room.table, "lay_token", html! {
                    input type="hidden" name="card" value=(slot.0);
                    button name="place" value=(place.saturating_sub(1)) aria-label=(words.gh_move_up(face.words))
                        disabled[place == 0] { (symbol(Symbol::Up)) }
                    button name="place" value=(place + 1) aria-label=(words.gh_move_down(face.words))
                        disabled[place == last] { (symbol(Symbol::Down)) }
                }))
            }
        }
    }

    fn unlaid(&self, slot: Slot, face: Face<'_>) -> Markup {
        let words = self.room.words;
        html! {
            li #{ "card-" (slot.0) } class={ "slip vt-card-" (slot.0) @if let Some(hue) = face.hue { " " (hue) } }
                data-card=(slot.0) data-name=(face.words)
            {
                (grip(&face.mark(None), &words.gh_grip(face.words)))
                (deed(self.room.table, "lay_token", html! {
                    input type="hidden" name="card" value=(slot.0);
                    input type="hidden" name="place" value=(self.row.len());
                    button.words aria-label=(words.gh_lay(face.words)) { (face.text()) }
                }))
            }
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
                @if let Some(face) = room.face_in(cards, *slot) { (slip(face, Some(place + after_pinned(place)))) }
            }
            @if let Some(pinned) = shown(row.len()) { (pinned) }
        }
        (end(Symbol::Smile, &room.words.gh_happy()))
    }
}

/// Cards as they lie on the table, without an order.
pub(super) fn lying<'a>(room: &Room<'_>, cards: impl Iterator<Item = &'a Drawn>) -> Markup {
    html! { ul.slips { @for drawn in cards { (slip(room.face(drawn), None)) } } }
}

fn slip(face: Face<'_>, place: Option<usize>) -> Markup {
    html! {
        li class={ "slip" @if let Some(hue) = face.hue { " " (hue) } } {
            span.tab { (face.mark(place)) }
            span.words { (face.text()) }
        }
    }
}

/// The coloured edge of a card: a handle for dragging where the module runs, a mark otherwise.
fn grip(mark: &Markup, label: &str) -> Markup {
    html! {
        button.tab.grip.js-only type="button" data-grip aria-label=(label) { (mark) }
        span.tab.no-js { (mark) }
    }
}

/// Which end of the row this is.
pub(super) fn end(drawing: Symbol, label: &str) -> Markup {
    html! { p.end { (symbol(drawing)) (label) } }
}
