//! A pile of cards that remembers what it has shown.

use serde::{Deserialize, Serialize};

use super::{
    card::CardId,
    chance::{Chance, any},
};

/// Face-down cards, and those that have been shown. A shown card comes again only when the pile has run out.
///
/// The face-down cards have no order: chance picks among them when one is drawn, so there is no next card to
/// leak. Every game's supply is made of piles: one of them, one a category, or two a box.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pile {
    fresh: Vec<CardId>,
    shown: Vec<CardId>,
}

impl Pile {
    /// A pile of which nothing has been shown.
    pub fn new(cards: impl IntoIterator<Item = CardId>) -> Self {
        let mut fresh: Vec<CardId> = cards.into_iter().collect();
        fresh.sort_unstable();
        fresh.dedup();
        Pile { fresh, shown: Vec::new() }
    }

    /// How many cards there are, shown or not.
    pub fn len(&self) -> usize {
        self.fresh.len() + self.shown.len()
    }

    /// Whether there are no cards, shown or not.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that come before any shown one comes again.
    pub fn fresh(&self) -> &[CardId] {
        &self.fresh
    }

    /// The cards that have been shown since they were last turned over, oldest first.
    pub fn shown(&self) -> &[CardId] {
        &self.shown
    }

    /// A card that was not there yet joins face down.
    pub fn add(&mut self, card: CardId) {
        if !self.shown.contains(&card)
            && let Err(place) = self.fresh.binary_search(&card)
        {
            self.fresh.insert(place, card);
        }
    }

    /// Picks one of the cards that may come next, passing over some: those picked already, say. Takes nothing
    /// off the pile: that is what [`show`](Pile::show) does.
    pub fn pick(&self, passing_over: &[CardId], chance: &mut dyn Chance) -> Option<CardId> {
        self.pick_fresh(passing_over, chance).or_else(|| choose(&self.shown, passing_over, chance))
    }

    /// The same, and what has just gone from the table comes only when there is nothing else.
    pub fn pick_sparing(
        &self,
        passing_over: &[CardId],
        just_gone: &[CardId],
        chance: &mut dyn Chance,
    ) -> Option<CardId> {
        let others = self.pick(&[passing_over, just_gone].concat(), chance);
        others.or_else(|| self.pick(passing_over, chance))
    }

    /// Picks one of the cards that have not been shown, passing over some.
    pub fn pick_fresh(&self, passing_over: &[CardId], chance: &mut dyn Chance) -> Option<CardId> {
        choose(&self.fresh, passing_over, chance)
    }

    /// Whether a card has been shown, so that if it comes now, the pile has run out.
    pub fn has_shown(&self, card: CardId) -> bool {
        self.shown.contains(&card)
    }

    /// Notes that a card of this pile has come while these lie on the table. If it had been shown already,
    /// the pile had run out and was turned over for it.
    pub fn show_beside(&mut self, card: CardId, lying: &[CardId]) {
        if self.has_shown(card) {
            self.turn_over(lying);
        }
        self.show(card);
    }

    /// Notes that a card of this pile has been shown. A card of another pile changes nothing.
    pub fn show(&mut self, card: CardId) {
        let before = self.len();
        self.fresh.retain(|fresh| *fresh != card);
        self.shown.retain(|shown| *shown != card);
        if self.len() < before {
            self.shown.push(card);
        }
    }

    /// The pile has run out: the shown cards are face down again, all but those that lie on the table.
    pub fn turn_over(&mut self, lying: &[CardId]) {
        let (stay, turned) = self.shown.drain(..).partition(|card| lying.contains(card));
        self.shown = stay;
        self.fresh.extend::<Vec<CardId>>(turned);
        self.fresh.sort_unstable();
    }

    /// The same memory for another selection of cards: what is new joins face down, what is gone is dropped.
    pub fn refilled(&self, cards: impl IntoIterator<Item = CardId>) -> Pile {
        let mut pile = Pile::new(cards);
        pile.shown = self.shown.iter().filter(|card| pile.fresh.contains(card)).copied().collect();
        pile.fresh.retain(|card| !pile.shown.contains(card));
        pile
    }
}

fn choose(cards: &[CardId], passing_over: &[CardId], chance: &mut dyn Chance) -> Option<CardId> {
    let free: Vec<CardId> = cards.iter().filter(|card| !passing_over.contains(card)).copied().collect();
    (!free.is_empty()).then(|| any(&free, chance))
}
