//! Laying cards in order on a phone: by tapping, by moving, by dragging. Every way posts the same command.
//! What the commands are called, what is said and what a card looks like comes from the game.

use maud::{Markup, html};
use rules::Slot;
use table::TableView;

use crate::{
    look::{Symbol, deed, symbol},
    words::say,
};

/// A row under way, with the cards that have no place yet.
pub(super) struct Row<'a> {
    pub(super) table: &'a TableView,
    pub(super) deeds: Deeds,
    pub(super) says: Says,
    /// What the two ends of the row mean.
    pub(super) ends: [Markup; 2],
    /// What is worth knowing about the row, beside its head.
    pub(super) aside: Markup,
    pub(super) laid: Vec<Card<'a>>,
    /// A card that lies fixed, and before which of the laid ones.
    pub(super) pinned: Option<(usize, Markup)>,
    pub(super) loose: Vec<Card<'a>>,
}

/// The commands that lay a card and take it out of the row.
#[derive(Clone, Copy)]
pub(super) struct Deeds {
    pub(super) lay: &'static str,
    pub(super) back: &'static str,
}

/// What is said of a row as a whole.
pub(super) struct Says {
    /// What stands where the row is still empty.
    pub(super) empty: String,
    /// What the cards without a place are called.
    pub(super) loose: String,
    /// A card has moved; with `{card}`, `{place}` and `{count}` for the browser to fill in.
    pub(super) moved: String,
    /// A card has left the row; with `{card}`.
    pub(super) back: String,
}

/// A card that can be laid.
pub(super) struct Card<'a> {
    pub(super) slot: Slot,
    /// Its colour in the stylesheet.
    pub(super) class: &'static str,
    pub(super) name: &'a str,
    pub(super) text: Markup,
    /// What stands on its coloured edge.
    pub(super) mark: Markup,
    pub(super) labels: Labels,
    /// What else can be done with it.
    pub(super) more: Markup,
}

/// What the controls of a card are called.
pub(super) struct Labels {
    pub(super) grip: String,
    /// To lay it, or to take it back.
    pub(super) tap: String,
    pub(super) up: String,
    pub(super) down: String,
}

impl Row<'_> {
    /// The row that can be changed, and below it the cards that wait for a place.
    pub(super) fn editable(&self) -> Markup {
        let pinned = |place: usize| self.pinned.as_ref().filter(|(before, _)| *before == place);
        html! {
            div.spread { (self.ends[0]) (self.aside) }
            ol.rank data-rank data-do=(self.deeds.lay) data-back=(self.deeds.back)
                data-say-moved=(self.says.moved) data-say-back=(self.says.back)
            {
                @if self.laid.is_empty() && self.pinned.is_none() {
                    li.place data-slot { span { (say(self.says.empty.clone())) } }
                }
                @for (place, card) in self.laid.iter().enumerate() {
                    @if let Some((_, pinned)) = pinned(place) { (pinned) }
                    (self.laid(card, place))
                }
                @if let Some((_, pinned)) = pinned(self.laid.len()) { (pinned) }
            }
            (self.ends[1])
            @if !self.loose.is_empty() { (loose_head(&self.says.loose)) }
            ul.loose data-loose tabindex="-1" data-autofocus aria-label=(self.says.loose) {
                @for card in &self.loose { (self.unlaid(card)) }
            }
        }
    }

    fn laid(&self, card: &Card<'_>, place: usize) -> Markup {
        let Card { slot, class, name, text, mark, labels, more } = card;
        html! {
            li #{ "card-" (slot.0) } class={ "slip vt-card-" (slot.0) " " (class) }
                data-card=(slot.0) data-place=(place) data-name=(name)
            {
                (grip(mark, &labels.grip))
                (deed(self.table, self.deeds.back, html! {
                    input type="hidden" name="card" value=(slot.0);
                    button.words aria-label=(labels.tap) { (text) }
                }))
                div.moves { (self.steps(card, place)) (more) }
            }
        }
    }

    /// Buttons that move a card by one; at its end of the row a button rests.
    fn steps(&self, card: &Card<'_>, place: usize) -> Markup {
        let last = self.laid.len().saturating_sub(1);
        deed(
            self.table,
            self.deeds.lay,
            html! {
                input type="hidden" name="card" value=(card.slot.0);
                button name="place" value=(place.saturating_sub(1)) aria-label=(card.labels.up)
                    disabled[place == 0] { (symbol(Symbol::Up)) }
                button name="place" value=(place + 1) aria-label=(card.labels.down)
                    disabled[place == last] { (symbol(Symbol::Down)) }
            },
        )
    }

    fn unlaid(&self, card: &Card<'_>) -> Markup {
        let Card { slot, class, name, text, mark, labels, more } = card;
        html! {
            li #{ "card-" (slot.0) } class={ "slip vt-card-" (slot.0) " " (class) } data-card=(slot.0)
                data-name=(name) {
                (grip(mark, &labels.grip))
                (deed(self.table, self.deeds.lay, html! {
                    input type="hidden" name="card" value=(slot.0);
                    input type="hidden" name="place" value=(self.laid.len());
                    button.words aria-label=(labels.tap) { (text) }
                }))
                div.moves { (more) }
            }
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

/// What the cards below the row are: a line parts them from its end, which says nothing about them.
pub(super) fn loose_head(label: &str) -> Markup {
    html! { h2.loose-head { (label) } }
}

/// Which end of a row this is.
pub(super) fn end(drawing: Symbol, label: &str) -> Markup {
    html! { p.end { (symbol(drawing)) (label) } }
}
