//! The cards on the shelf: four boxes of two-faced cards (PP-6, PP-9).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Category, Draw, Options};
use crate::{CardFace, CardId, Chance, Pile};

/// A card on a section of the board: which face is up, and the box it was drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Drawn))]
pub struct Drawn {
    pub card: CardId,
    pub face: CardFace,
    pub category: Category,
}

/// A box, and how far this table has come with it. All black faces are played before the gray ones, and when
/// both have been, the box is shuffled and begins anew (PP-9).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CardBox {
    pub black: Pile,
    pub gray: Pile,
}

impl CardBox {
    /// A box of which nothing has been played.
    pub fn new(cards: impl IntoIterator<Item = CardId>) -> Self {
        let black = Pile::new(cards);
        CardBox { gray: black.clone(), black }
    }

    /// The same memory for another selection of cards: what is new joins unplayed, what is gone is dropped.
    pub fn refilled(&self, cards: impl IntoIterator<Item = CardId>) -> CardBox {
        let cards: Vec<CardId> = cards.into_iter().collect();
        CardBox { black: self.black.refilled(cards.iter().copied()), gray: self.gray.refilled(cards) }
    }

    /// How many cards there are. Each has both faces.
    pub fn len(&self) -> usize {
        self.black.len()
    }

    pub fn is_empty(&self) -> bool {
        self.black.is_empty()
    }

    /// One of the cards that may come next, beside those that lie on the board. When all faces have been
    /// played, it is one that has just been on the board only if there is no other. Takes nothing out of the
    /// box: that is what [`show`](CardBox::show) does.
    fn pick(
        &self,
        lying: &[CardId],
        just_gone: &[CardId],
        chance: &mut dyn Chance,
    ) -> Option<(CardId, CardFace)> {
        let black = |card| (card, CardFace::Black);
        if let Some(card) = self.black.pick_fresh(lying, chance) {
            return Some(black(card));
        }
        if let Some(card) = self.gray.pick_fresh(lying, chance) {
            return Some((card, CardFace::Gray));
        }
        self.black.pick_sparing(lying, just_gone, chance).map(black)
    }

    /// Notes that a card has been played with this face up. If that face had been played already, the box has
    /// been shuffled for it, without the cards that lie on the board.
    fn show(&mut self, card: CardId, face: CardFace, lying: &[CardId]) {
        if self.pile(face).has_shown(card) {
            self.black.turn_over(lying);
            self.gray.turn_over(lying);
        }
        self.pile(face).show(card);
    }

    fn pile(&mut self, face: CardFace) -> &mut Pile {
        match face {
            CardFace::Black => &mut self.black,
            CardFace::Gray => &mut self.gray,
        }
    }
}

/// The boxes with the cards of the chosen sets, and what this table has played of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply {
    pub boxes: BTreeMap<Category, CardBox>,
}

impl Supply {
    pub(super) fn cards_in(&self, category: Category) -> usize {
        self.boxes.get(&category).map_or(0, CardBox::len)
    }

    /// The four cards of a round, section by section (PP-6, PP-7), after a round in which these lay there.
    pub(super) fn draw(
        &self,
        from: [Category; Options::SECTIONS],
        just_gone: &[Drawn],
        chance: &mut dyn Chance,
    ) -> Vec<Drawn> {
        let mut cards: Vec<Drawn> = Vec::with_capacity(Options::SECTIONS);
        for category in from {
            cards.extend(self.draw_one(category, &cards, just_gone, chance));
        }
        cards
    }

    /// Another card of the same box in the place of one that is wholly unfamiliar (PP-8).
    pub(super) fn draw_another(
        &self,
        category: Category,
        lying: &[Drawn],
        chance: &mut dyn Chance,
    ) -> Option<Drawn> {
        self.draw_one(category, lying, &[], chance)
    }

    fn draw_one(
        &self,
        category: Category,
        lying: &[Drawn],
        just_gone: &[Drawn],
        chance: &mut dyn Chance,
    ) -> Option<Drawn> {
        let (card, face) = self.boxes.get(&category)?.pick(&ids(lying), &ids(just_gone), chance)?;
        Some(Drawn { card, face, category })
    }

    /// Notes that a card came onto the board, where now these lie. It is at the back of its box as soon as it
    /// is gone from there.
    pub(super) fn show(&mut self, drawn: Drawn, lying: &[Drawn]) {
        let Drawn { card, face, category } = drawn;
        if let Some(cards) = self.boxes.get_mut(&category) {
            cards.show(card, face, &ids(lying));
        }
    }
}

impl Draw {
    /// The box for each section; none while it is to be chosen.
    pub(super) fn boxes(self) -> Option<[Category; Options::SECTIONS]> {
        match self {
            Draw::Choice => None,
            Draw::From(category) => Some([category; Options::SECTIONS]),
            Draw::Mixed => Some(Category::ALL),
        }
    }
}

fn ids(cards: &[Drawn]) -> Vec<CardId> {
    cards.iter().map(|drawn| drawn.card).collect()
}

#[cfg(any(test, feature = "testing"))]
impl Supply {
    /// Boxes for tests, of one card more than they must have, so that both faces are played and the boxes
    /// shuffled well within a game.
    pub fn small() -> Supply {
        const CARDS_EACH: usize = Options::LEAST_CARDS + 1;
        let card = |category: Category, number: usize| -> CardId {
            format!("{}-{number:03}", category.pile()).parse().expect("three letters, a dash, three digits")
        };
        let cards = |category| CardBox::new((1..=CARDS_EACH).map(|number| card(category, number)));
        Supply { boxes: Category::ALL.into_iter().map(|category| (category, cards(category))).collect() }
    }
}
