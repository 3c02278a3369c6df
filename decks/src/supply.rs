//! The cards that a game is played with: chosen sets, up to a rating, with what the table has seen already.

use std::collections::{BTreeMap, BTreeSet};

use rules::{CardId, GameKind, Mixture, Pile, PileId};

use crate::{Decks, OwnCard, Rating, Set, UnknownSet};

/// What a table has chosen to play with.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a> {
    /// The sets that are in the box, by their names.
    pub sets: &'a [String],
    /// The highest rating of their cards.
    pub highest: Rating,
    /// What becomes of the table's own cards.
    pub mixture: Mixture,
    /// The cards that the table has written itself, for this game and for others.
    pub own: &'a [&'a OwnCard],
}

impl<'a> Choice<'a> {
    /// Sets up to a rating, at a table that has written nothing.
    pub fn of(sets: &'a [String], highest: Rating) -> Choice<'a> {
        Choice { sets, highest, mixture: Mixture::MixedIn, own: &[] }
    }

    /// Those of them that are for this game.
    pub(crate) fn own_of(&self, game: GameKind) -> impl Iterator<Item = &'a OwnCard> {
        self.own.iter().copied().filter(move |card| card.game == game)
    }
}

impl Decks {
    /// The chosen cards of a game, by category.
    pub(crate) fn chosen(
        &self,
        game: GameKind,
        choice: &Choice<'_>,
    ) -> Result<BTreeMap<PileId, Vec<CardId>>, UnknownSet> {
        let mut chosen: BTreeMap<PileId, Vec<CardId>> = BTreeMap::new();
        for name in choice.sets {
            let set = self.set(game, name).ok_or_else(|| UnknownSet(name.clone()))?;
            if choice.mixture == Mixture::OnlyOurs {
                continue;
            }
            for card in set.cards_up_to(choice.highest) {
                chosen.entry(card.pile).or_default().push(card.id);
            }
        }
        for card in choice.own_of(game) {
            chosen.entry(card.category).or_default().push(card.card);
        }
        Ok(chosen)
    }

    /// One set of a game, by its name.
    pub fn set(&self, game: GameKind, name: &str) -> Option<&Set> {
        self.sets(game).iter().find(|set| set.name == name)
    }
}

/// Cards that lie on a table's shelf between games.
pub trait Shelved: Clone {
    /// These cards as a game leaves them, beside what the shelf remembers of cards that were not in that
    /// game.
    fn beside(&self, shelf: &Self) -> Self;
}

/// The shelf after a game: what the game leaves behind, and beside it what the table has seen of cards that
/// were not in that game. Without this a table that leaves out a set for one game would forget what it saw of
/// it (GH-13, PP-9, TC-17, PE-3).
pub fn put_away<S: Shelved>(shelf: Option<&S>, packed_up: &S) -> S {
    shelf.map_or_else(|| packed_up.clone(), |shelf| packed_up.beside(shelf))
}

/// Everything that is in either, put together where it is in both.
pub(crate) fn merged<K: Ord + Copy, V: Default>(
    before: &BTreeMap<K, V>,
    after: &BTreeMap<K, V>,
    both: impl Fn(&V, &V) -> V,
) -> BTreeMap<K, V> {
    let nothing = V::default();
    let keys: BTreeSet<K> = before.keys().chain(after.keys()).copied().collect();
    let merged = |key: K| {
        let [before, after] = [before, after].map(|values| values.get(&key).unwrap_or(&nothing));
        (key, both(before, after))
    };
    keys.into_iter().map(merged).collect()
}

/// The later pile decides for the cards it has, the earlier one for the others.
pub(crate) fn merged_piles(before: &Pile, after: &Pile) -> Pile {
    let played: BTreeSet<CardId> = after.fresh().iter().chain(after.shown()).copied().collect();
    let mut pile = Pile::new(before.fresh().iter().chain(before.shown()).chain(&played).copied());
    for card in before.shown().iter().filter(|card| !played.contains(card)).chain(after.shown()) {
        pile.show(*card);
    }
    pile
}
