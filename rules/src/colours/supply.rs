//! The questions on the shelf, and those that this table has written itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Options, Question, QuestionText};
use crate::{CardId, Chance, Pile, Unfit};

/// The questions of the chosen sets and the table's own, shuffled together, with what this table has asked of
/// them (TC-4, TC-17).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply {
    pub pile: Pile,
    /// What stands on the cards that the table has written. All of them are in the pile.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<CardId, QuestionText>,
}

/// Why a question cannot be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAdded {
    Unfit(Unfit),
    NoBlankCards,
}

impl Supply {
    /// How many questions there are, asked or not.
    pub fn len(&self) -> usize {
        self.pile.len()
    }

    pub fn is_empty(&self) -> bool {
        self.pile.is_empty()
    }

    /// Whether there is a blank card to write on.
    pub fn has_blank(&self) -> bool {
        self.own.len() < Options::MOST_OWN_QUESTIONS
    }

    /// The card that this text would be written on (TC-4); none when a card says the same already. Changes
    /// nothing: that is what [`add`](Supply::add) does.
    pub fn blank_for(&self, text: &str) -> Result<Option<(CardId, QuestionText)>, NotAdded> {
        let text = QuestionText::new(text).map_err(NotAdded::Unfit)?;
        if self.own.values().any(|known| known.asks_like(&text)) {
            return Ok(None);
        }
        if !self.has_blank() {
            return Err(NotAdded::NoBlankCards);
        }
        let mut numbers = CardId::OWN_IN_PLAY.rev().filter_map(CardId::own);
        let free = numbers.find(|card| !self.own.contains_key(card));
        Ok(free.map(|card| (card, text)))
    }

    /// A question of the table's own is shuffled in with the rest.
    pub fn add(&mut self, card: CardId, text: QuestionText) {
        self.own.insert(card, text);
        self.pile.add(card);
    }

    /// Draws so many questions to pick from, or fewer when fewer have yet to be asked, so that none is asked
    /// again before all have been (TC-17). When all have been, the last one comes last. Takes nothing off the
    /// pile: that is what [`ask`](Supply::ask) does.
    pub(super) fn draw(&self, count: usize, last: Option<CardId>, chance: &mut dyn Chance) -> Vec<Question> {
        let mut drawn: Vec<CardId> = Vec::with_capacity(count);
        let all_asked = self.pile.fresh().is_empty();
        while drawn.len() < count {
            let card = if all_asked {
                self.pile.pick_sparing(&drawn, last.as_slice(), chance)
            } else {
                self.pile.pick_fresh(&drawn, chance)
            };
            match card {
                Some(card) => drawn.push(card),
                None => break,
            }
        }
        drawn.into_iter().map(|card| self.question(card)).collect()
    }

    fn question(&self, card: CardId) -> Question {
        Question { card, own: self.own.get(&card).cloned() }
    }

    /// Notes that a question has been asked. If it had been already, all have been, and the pile was shuffled
    /// for it.
    pub(super) fn ask(&mut self, card: CardId) {
        self.pile.show_beside(card, &[]);
    }
}

#[cfg(any(test, feature = "testing"))]
impl Supply {
    /// What the table has written itself in [`small`](Supply::small).
    pub const OWN_QUESTIONS: [&str; 2] = ["Who hums?", "Who keeps the best secrets?"];

    /// Questions for tests, so few that the pile is shuffled within a game, with two that the table has written
    /// itself.
    pub fn small() -> Supply {
        const QUESTIONS: usize = Options::LEAST_QUESTIONS + 3;
        let card =
            |number: usize| -> CardId { format!("tru-{number:03}").parse().expect("the name of a card") };
        let mut supply = Supply { pile: Pile::new((1..=QUESTIONS).map(card)), ..Supply::default() };
        for text in Supply::OWN_QUESTIONS {
            let (card, text) = supply.blank_for(text).expect("a question").expect("a new one");
            supply.add(card, text);
        }
        supply
    }
}
