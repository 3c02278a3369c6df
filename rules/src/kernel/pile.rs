//! A pile of cards that remembers what it has shown.

use serde::{Deserialize, Serialize};

use super::{card::CardId, chance::Chance};

/// Face-down cards, and those that have been shown. A shown card comes again only when the pile has run out.
///
/// The face-down cards have no order: chance picks among them when one is drawn, so there is no next card to leak.
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

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many cards can be drawn before shown ones come again.
    pub fn fresh(&self) -> &[CardId] {
        &self.fresh
    }

    /// The cards that have been shown since the pile was last turned over, oldest first.
    pub fn shown(&self) -> &[CardId] {
        &self.shown
    }

    /// Picks one of the cards that may come next, leaving out those already picked. Takes nothing off the pile: that
    /// is what [`show`](Pile::show) does.
    pub fn pick(&self, picked: &[CardId], chance: &mut dyn Chance) -> Option<CardId> {
        let choose = |cards: &[CardId], chance: &mut dyn Chance| {
            let free: Vec<CardId> = cards.iter().filter(|card| !picked.contains(card)).copied().collect();
            (!free.is_empty()).then(|| free[chance.below(free.len() as u32) as usize])
        };
        choose(&self.fresh, chance).or_else(|| choose(&self.shown, chance))
    }

    /// Notes that a card of this pile has been shown. When it was not among the face-down cards, the pile had run out:
    /// the shown cards are turned over first.
    pub fn show(&mut self, card: CardId) {
        if !self.fresh.contains(&card) {
            if !self.shown.contains(&card) {
                return;
            }
            self.fresh.append(&mut self.shown);
            self.fresh.sort_unstable();
        }
        self.fresh.retain(|fresh| *fresh != card);
        self.shown.push(card);
    }

    /// The same memory for another selection of cards: what is new joins face down, what is gone is dropped.
    pub fn refilled(&self, cards: impl IntoIterator<Item = CardId>) -> Pile {
        let mut pile = Pile::new(cards);
        pile.shown = self.shown.iter().filter(|card| pile.fresh.contains(card)).copied().collect();
        pile.fresh.retain(|card| !pile.shown.contains(card));
        pile
    }
}
