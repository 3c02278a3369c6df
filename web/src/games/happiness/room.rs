//! Everything a page of this game looks at: people, cards, categories.

use maud::{Markup, html};
use rules::{
    CardFace, GameKind, PileId, Seat, Slot, Ticks,
    happiness::{Drawing, Drawn, Moment, View, show},
};

use super::cards::Face;
use crate::{
    games::room,
    look::{Symbol, symbol},
};

pub(super) type Room<'a> = room::Room<'a, View>;

/// As many tints as the stylesheet has for piles.
const HUES: usize = 9;
const HUE_CLASSES: [&str; HUES] =
    ["hue-0", "hue-1", "hue-2", "hue-3", "hue-4", "hue-5", "hue-6", "hue-7", "hue-8"];

/// The tint of the pile that the table has written itself.
const OWN_HUE: &str = "hue-own";

impl<'a> Room<'a> {
    pub(super) fn opening_title(&self, next: Seat) -> String {
        if self.is_me(next) {
            self.words.gh_opening_title_you()
        } else {
            self.words.gh_opening_title(self.name(next))
        }
    }

    /// The classes of what is seen from that moment of the reveal on.
    pub(super) fn seen_from(&self, moment: Moment) -> String {
        self.beat(self.tick(moment))
    }

    /// The same for what is seen until then.
    pub(super) fn seen_until(&self, moment: Moment) -> String {
        self.until(self.tick(moment))
    }

    /// The same for the card at a place, which stands out while it is turned over.
    pub(super) fn comes_out(&self, place: usize) -> String {
        self.cue(self.tick(Moment::Place(place as u8)), "cue beat grows")
    }

    /// The classes of a place that has been seen and steps back for the next one.
    pub(super) fn steps_back(&self, place: usize) -> String {
        let places = self.game.history.last().map_or(0, |turn| turn.ranking.len());
        let next = (place + 1 < places).then_some(Moment::Place(place as u8 + 1));
        next.map_or_else(String::new, |next| self.cue(self.tick(next), "cue rests"))
    }

    /// The classes of the row in which all places come forward again when it is told how it went.
    pub(super) fn gathers(&self) -> String {
        match self.game.history.last().is_some_and(|turn| turn.perfect) {
            true => self.cue(self.tick(Moment::Perfect), "cue gathers all-right"),
            false => self.cue(self.tick(Moment::Score), "cue gathers"),
        }
    }

    fn tick(&self, moment: Moment) -> Ticks {
        show(self.game).map_or(Ticks(0), |beats| beats.at(&moment))
    }

    /// The same for what comes with its end.
    pub(super) fn seen_at_the_end(&self) -> String {
        self.beat(show(self.game).map_or(Ticks(0), |beats| beats.end()))
    }

    /// The face of a card. One that the decks do not know any more shows its id.
    pub(super) fn face(&self, drawn: &'a Drawn) -> Face<'a> {
        let card = self.printed(GameKind::Happiness, &drawn.card, CardFace::Black);
        let by_category = self.game.options.drawing == Drawing::ByCategory;
        let piles = self.decks.piles(GameKind::Happiness);
        let pile = piles.iter().position(|pile| pile.id == drawn.category).filter(|_| by_category);
        let ours = by_category && drawn.category == PileId::OWN;
        Face {
            words: card.words,
            printed: card,
            hue: pile.map(|pile| HUE_CLASSES[pile % HUES]).or(ours.then_some(OWN_HUE)),
            symbol: pile
                .and_then(|pile| Symbol::named(&piles[pile].symbol))
                .or(ours.then_some(Symbol::Pencil)),
        }
    }

    /// The card in a slot, if there is one.
    pub(super) fn face_in(&self, cards: &'a [Drawn], slot: Slot) -> Option<Face<'a>> {
        cards.get(slot.index()).map(|drawn| self.face(drawn))
    }

    /// The categories in the box, as tokens: what can come.
    pub(super) fn categories(&self) -> Markup {
        html! {
            ul.turn-row {
                @for (pile, hue) in
                    self.decks.piles(GameKind::Happiness).iter().zip(HUE_CLASSES.iter().cycle()) {
                    li.chip {
                        span class={ "token " (hue) } {
                            @if let Some(drawing) = Symbol::named(&pile.symbol) { (symbol(drawing)) }
                        }
                        (pile.name(self.words.language))
                    }
                }
                @if self.table.own.of(GameKind::Happiness).any(|card| card.category == PileId::OWN) {
                    li.chip {
                        span class={ "token " (OWN_HUE) } { (symbol(Symbol::Pencil)) }
                        (self.words.cards_ours())
                    }
                }
            }
        }
    }
}
