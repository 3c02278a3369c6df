//! The cards that a game is played with: chosen sets, up to a rating, with what the table has seen already.

use std::collections::{BTreeMap, BTreeSet};

use rules::{CardId, GameKind, Pile, PileId, happiness};

use crate::{Decks, Rating, Set, UnknownSet};

impl Decks {
    /// The piles for a game of Happiness: the cards of these sets up to a rating, by category. What the shelf says has
    /// been shown stays shown, so that a card comes again only when its pile has run out, across games (GH-13).
    pub fn happiness(
        &self,
        sets: &[String],
        highest: Rating,
        shelf: Option<&happiness::Supply>,
    ) -> Result<happiness::Supply, UnknownSet> {
        let mut chosen: BTreeMap<PileId, Vec<CardId>> = BTreeMap::new();
        for name in sets {
            let set = self.set(GameKind::Happiness, name).ok_or_else(|| UnknownSet(name.clone()))?;
            for card in set.cards().iter().filter(|card| card.rating <= highest) {
                chosen.entry(card.pile).or_default().push(card.id);
            }
        }
        let piles = chosen.into_iter().map(|(id, cards)| {
            let pile = match shelf.and_then(|shelf| shelf.piles.get(&id)) {
                Some(seen) => seen.refilled(cards),
                None => Pile::new(cards),
            };
            (id, pile)
        });
        Ok(happiness::Supply { piles: piles.collect() })
    }

    /// One set of a game, by its name.
    pub fn set(&self, game: GameKind, name: &str) -> Option<&Set> {
        self.sets(game).iter().find(|set| set.name == name)
    }
}

/// The shelf after a game: what the game leaves behind, and beside it what the table has seen of cards that were not
/// in that game. Without this a table that leaves out a set for one game would forget what it saw of it (GH-13).
pub fn put_away(shelf: Option<&happiness::Supply>, packed_up: &happiness::Supply) -> happiness::Supply {
    let Some(shelf) = shelf else { return packed_up.clone() };
    let ids: BTreeSet<PileId> = shelf.piles.keys().chain(packed_up.piles.keys()).copied().collect();
    let nothing = Pile::default();
    let piles = ids.into_iter().map(|id| {
        let before = shelf.piles.get(&id).unwrap_or(&nothing);
        let after = packed_up.piles.get(&id).unwrap_or(&nothing);
        (id, merged(before, after))
    });
    happiness::Supply { piles: piles.collect() }
}

/// The later pile decides for the cards it has, the earlier one for the others.
fn merged(before: &Pile, after: &Pile) -> Pile {
    let played: BTreeSet<CardId> = after.fresh().iter().chain(after.shown()).copied().collect();
    let mut pile = Pile::new(before.fresh().iter().chain(before.shown()).chain(&played).copied());
    for card in before.shown().iter().filter(|card| !played.contains(card)).chain(after.shown()) {
        pile.show(*card);
    }
    pile
}
