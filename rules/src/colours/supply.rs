//! The questions on the shelf, and those that this table has written itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Options, Question, QuestionText};
use crate::{CardId, Chance, Pile, Unfit, shuffle};

/// The questions of the chosen sets and the table's own, shuffled together, with what this table has asked of
/// them (TC-4, TC-17).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply {
    /// The cards, with what this table has seen of them.
    pub pile: Pile,
    /// What stands on the cards that the table has written. All of them are in the pile.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<CardId, QuestionText>,
}

/// Why a question cannot be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAdded {
    /// The text is none that can be asked.
    Unfit(Unfit),
    /// All blank cards have been written on.
    NoBlankCards,
}

/// What is drawn besides chance.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Draw<'a> {
    /// This one has to come.
    pub(super) due: Option<CardId>,
    /// These lie there already.
    pub(super) lying: &'a [CardId],
    /// What was asked last.
    pub(super) last: Option<CardId>,
}

impl Supply {
    /// How many questions there are, asked or not.
    pub fn len(&self) -> usize {
        self.pile.len()
    }

    /// Whether there are none.
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
    /// again before all have been (TC-17). When all have been, the last one comes last. One that is due comes
    /// with the others, and those that lie there do not come. Takes nothing off the pile: that is what
    /// [`ask`](Supply::ask) does.
    pub(super) fn draw(&self, count: usize, draw: Draw<'_>, chance: &mut dyn Chance) -> Vec<Question> {
        let Draw { due, lying, last } = draw;
        let mut drawn: Vec<CardId> = due.into_iter().collect();
        let all_asked = self.pile.fresh().is_empty();
        while drawn.len() < count {
            let passing_over = [&drawn[..], lying].concat();
            let card = if all_asked {
                self.pile.pick_sparing(&passing_over, last.as_slice(), chance)
            } else {
                self.pile.pick_fresh(&passing_over, chance)
            };
            match card {
                Some(card) => drawn.push(card),
                None => break,
            }
        }
        // Which of them was due is not to be told from where it lies.
        shuffle(&mut drawn, chance);
        drawn.into_iter().map(|card| self.question(card)).collect()
    }

    /// Whether there are others to draw than those that lie there.
    pub(super) fn has_others(&self, lying: &[Question]) -> bool {
        let pile = if self.pile.fresh().is_empty() { self.pile.shown() } else { self.pile.fresh() };
        pile.iter().any(|card| lying.iter().all(|question| question.card != *card))
    }

    /// The card on which the table has written just that.
    pub(super) fn own_question(&self, text: &str) -> Option<Question> {
        let text = QuestionText::new(text).ok()?;
        let (card, _) = self.own.iter().find(|(_, known)| known.asks_like(&text))?;
        Some(self.question(*card))
    }

    pub(super) fn question(&self, card: CardId) -> Question {
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

    /// Questions for tests, so few that the pile is shuffled within a game, with two that the table has
    /// written itself.
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
