//! The cards in the box: one face-down pile a category (GH-2).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Drawing, Drawn};
use crate::{CardId, Chance, Pile, PileId, shuffle};

/// The piles of the chosen sets, by category, with what this table has seen of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply {
    /// What there is of each category.
    pub piles: BTreeMap<PileId, Pile>,
}

impl Supply {
    /// How many cards there are, shown or not.
    pub fn len(&self) -> usize {
        self.piles.values().map(Pile::len).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The categories that have any cards.
    pub fn categories(&self) -> impl Iterator<Item = PileId> {
        self.piles.iter().filter(|(_, pile)| !pile.is_empty()).map(|(category, _)| *category)
    }

    /// The cards of a turn (GH-4, GH-10), leaving out those of the turn before while there are others
    /// (GH-13). Takes nothing off the piles: that is what [`show`](Supply::show) does.
    pub(super) fn draw(
        &self,
        count: usize,
        drawing: Drawing,
        lying: &[Drawn],
        chance: &mut dyn Chance,
    ) -> Vec<Drawn> {
        match drawing {
            Drawing::ByCategory => self.draw_by_category(count, lying, chance),
            Drawing::OneDeck => self.draw_from_all(count, lying, chance),
        }
    }

    fn draw_by_category(&self, count: usize, lying: &[Drawn], chance: &mut dyn Chance) -> Vec<Drawn> {
        let lying: Vec<CardId> = lying.iter().map(|drawn| drawn.card).collect();
        let mut categories: Vec<PileId> = self.categories().collect();
        shuffle(&mut categories, chance);
        categories.truncate(count);
        let pick = |category: PileId| {
            let card = self.piles[&category].pick_sparing(&[], &lying, chance);
            card.map(|card| Drawn { card, category })
        };
        categories.into_iter().filter_map(pick).collect()
    }

    /// The whole shuffled deck counts as one pile: nothing comes again before everything has been shown.
    fn draw_from_all(&self, count: usize, lying: &[Drawn], chance: &mut dyn Chance) -> Vec<Drawn> {
        let mut fresh = self.everything(Pile::fresh);
        let mut shown = self.everything(Pile::shown);
        shown.retain(|drawn| !lying.contains(drawn));
        let mut hand = Vec::with_capacity(count);
        for cards in [&mut fresh, &mut shown, &mut lying.to_vec()] {
            while hand.len() < count && !cards.is_empty() {
                hand.push(cards.swap_remove(chance.below(cards.len() as u32) as usize));
            }
        }
        hand
    }

    /// Another card in the place of one that does not suit: of the same category, or of the one deck (GH-4,
    /// GH-10). None when there are only those that lie on the table.
    pub(super) fn draw_another(
        &self,
        category: PileId,
        drawing: Drawing,
        lying: &[Drawn],
        chance: &mut dyn Chance,
    ) -> Option<Drawn> {
        match drawing {
            Drawing::ByCategory => {
                let lying: Vec<CardId> = lying.iter().map(|drawn| drawn.card).collect();
                let card = self.piles.get(&category)?.pick(&lying, chance)?;
                Some(Drawn { card, category })
            }
            Drawing::OneDeck => {
                let mut others = self.everything(Pile::fresh);
                others.retain(|drawn| !lying.contains(drawn));
                if others.is_empty() {
                    others = self.everything(Pile::shown);
                    others.retain(|drawn| !lying.contains(drawn));
                }
                (!others.is_empty()).then(|| others[chance.below(others.len() as u32) as usize])
            }
        }
    }

    /// Whether a card that lies on the table could be put back for another one.
    pub(super) fn has_another(&self, drawing: Drawing, lying: &[Drawn]) -> bool {
        match drawing {
            Drawing::ByCategory => {
                lying.iter().any(|drawn| self.piles.get(&drawn.category).is_some_and(|pile| pile.len() > 1))
            }
            Drawing::OneDeck => self.len() > lying.len(),
        }
    }

    fn everything(&self, part: fn(&Pile) -> &[CardId]) -> Vec<Drawn> {
        let drawn = |category: PileId| move |card: &CardId| Drawn { card: *card, category };
        self.piles.iter().flat_map(|(category, pile)| part(pile).iter().map(drawn(*category))).collect()
    }

    /// Notes that these cards came onto the table, where now these lie. Where the pile they came from had run
    /// out, it has been turned over for them; with one deck that is all the piles (GH-13).
    pub(super) fn show(&mut self, cards: &[Drawn], lying: &[Drawn], drawing: Drawing) {
        let lying: Vec<CardId> = lying.iter().map(|drawn| drawn.card).collect();
        for Drawn { card, category } in cards {
            if self.piles.get(category).is_some_and(|pile| pile.has_shown(*card)) {
                let ran_out = |pile: &PileId| drawing == Drawing::OneDeck || pile == category;
                let piles = self.piles.iter_mut().filter(|(pile, _)| ran_out(pile));
                piles.for_each(|(_, pile)| pile.turn_over(&lying));
            }
            if let Some(pile) = self.piles.get_mut(category) {
                pile.show(*card);
            }
        }
    }
}

#[cfg(any(test, feature = "testing"))]
impl Supply {
    /// A box for tests: nine categories, for a turn of nine cards, of three cards each, so that piles run
    /// out in a game of ten.
    pub fn small() -> Supply {
        const CATEGORIES: [&str; 9] = ["ani", "bod", "day", "eat", "fun", "hom", "job", "out", "trv"];
        const CARDS_EACH: u8 = 3;
        let card = |category: &str, number: u8| -> CardId {
            format!("{category}-{number:03}").parse().expect("three letters, a dash, three digits")
        };
        let pile = |category: &str| Pile::new((1..=CARDS_EACH).map(|number| card(category, number)));
        let named = |category: &str| category.parse().expect("three letters");
        Supply { piles: CATEGORIES.iter().map(|category| (named(category), pile(category))).collect() }
    }
}
