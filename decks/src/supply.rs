//! The cards that a game is played with: chosen sets, up to a rating, with what the table has seen already.

use std::collections::{BTreeMap, BTreeSet};

use rules::{
    CardId, GameKind, Mixture, Pile, PileId,
    colours::{self, QuestionText},
    happiness, image, personality,
    preference::{self, CardBox, Category},
};

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

    fn own_of(&self, game: GameKind) -> impl Iterator<Item = &'a OwnCard> {
        self.own.iter().copied().filter(move |card| card.game == game)
    }
}

impl Decks {
    /// The piles for a game of Happiness: the chosen cards, by category. What the shelf says has been shown
    /// stays shown, so that a card comes again only when its pile has run out, across games (GH-13).
    pub fn happiness(
        &self,
        choice: &Choice<'_>,
        shelf: Option<&happiness::Supply>,
    ) -> Result<happiness::Supply, UnknownSet> {
        let chosen = self.chosen(GameKind::Happiness, choice)?;
        let piles = chosen.into_iter().map(|(id, cards)| {
            let pile = match shelf.and_then(|shelf| shelf.piles.get(&id)) {
                Some(seen) => seen.refilled(cards),
                None => Pile::new(cards),
            };
            (id, pile)
        });
        Ok(happiness::Supply { piles: piles.collect() })
    }

    /// The boxes for a game of Personal Preference: the chosen cards. What the shelf says has been played
    /// stays played, so that all black faces come before the gray ones, and both before any comes again,
    /// across games (PP-9).
    pub fn preference(
        &self,
        choice: &Choice<'_>,
        shelf: Option<&preference::Supply>,
    ) -> Result<preference::Supply, UnknownSet> {
        let chosen = self.chosen(GameKind::Preference, choice)?;
        let boxes = chosen.into_iter().filter_map(|(id, cards)| {
            let category = Category::of(id)?;
            let cards = match shelf.and_then(|shelf| shelf.boxes.get(&category)) {
                Some(played) => played.refilled(cards),
                None => CardBox::new(cards),
            };
            Some((category, cards))
        });
        Ok(preference::Supply { boxes: boxes.collect() })
    }

    /// The questions for a game of True Colours: the chosen ones, and those that the table has written itself
    /// (TC-4). What the shelf says has been asked stays asked, so that no question comes again before all
    /// have been, across games (TC-17).
    pub fn colours(
        &self,
        choice: &Choice<'_>,
        shelf: Option<&colours::Supply>,
    ) -> Result<colours::Supply, UnknownSet> {
        let chosen = self.chosen(GameKind::Colours, choice)?.into_values().flatten();
        let cards: Vec<CardId> = chosen.collect();
        // What was a question once, it still is: it is cleaned in the same way.
        let text = |card: &OwnCard| Some((card.card, QuestionText::new(card.text.as_str()).ok()?));
        let own = choice.own_of(GameKind::Colours).filter_map(text).collect();
        let pile = match shelf {
            Some(shelf) => shelf.pile.refilled(cards),
            None => Pile::new(cards),
        };
        Ok(colours::Supply { pile, own })
    }

    /// The pile for a game of Personality: the chosen cards, whatever their category. What the shelf
    /// says has been seen comes after all that has not, across games (PE-3).
    pub fn personality(
        &self,
        choice: &Choice<'_>,
        shelf: Option<&personality::Supply>,
    ) -> Result<personality::Supply, UnknownSet> {
        let cards = self.chosen(GameKind::Personality, choice)?.into_values().flatten();
        let pile = match shelf {
            Some(seen) => seen.pile.refilled(cards),
            None => Pile::new(cards),
        };
        Ok(personality::Supply { pile })
    }

    fn chosen(
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
            for card in set.cards().iter().filter(|card| card.rating <= choice.highest) {
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

impl Shelved for happiness::Supply {
    fn beside(&self, shelf: &Self) -> Self {
        happiness::Supply { piles: merged(&shelf.piles, &self.piles, merged_piles) }
    }
}

impl Shelved for preference::Supply {
    fn beside(&self, shelf: &Self) -> Self {
        let merged_boxes = |before: &CardBox, after: &CardBox| CardBox {
            black: merged_piles(&before.black, &after.black),
            gray: merged_piles(&before.gray, &after.gray),
        };
        preference::Supply { boxes: merged(&shelf.boxes, &self.boxes, merged_boxes) }
    }
}

impl Shelved for colours::Supply {
    fn beside(&self, shelf: &Self) -> Self {
        let own = shelf.own.iter().chain(&self.own).map(|(card, text)| (*card, text.clone())).collect();
        colours::Supply { pile: merged_piles(&shelf.pile, &self.pile), own }
    }
}

/// The whole deck is in every game of IMAGE, and nothing is remembered of it.
impl Shelved for image::Supply {
    fn beside(&self, _shelf: &Self) -> Self {
        self.clone()
    }
}

impl Shelved for personality::Supply {
    fn beside(&self, shelf: &Self) -> Self {
        personality::Supply { pile: merged_piles(&shelf.pile, &self.pile) }
    }
}

/// Everything that is in either, put together where it is in both.
fn merged<K: Ord + Copy, V: Default>(
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
fn merged_piles(before: &Pile, after: &Pile) -> Pile {
    let played: BTreeSet<CardId> = after.fresh().iter().chain(after.shown()).copied().collect();
    let mut pile = Pile::new(before.fresh().iter().chain(before.shown()).chain(&played).copied());
    for card in before.shown().iter().filter(|card| !played.contains(card)).chain(after.shown()) {
        pile.show(*card);
    }
    pile
}
