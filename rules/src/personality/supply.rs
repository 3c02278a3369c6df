//! The pile of trait cards (PE-3).

use serde::{Deserialize, Serialize};

use crate::{CardId, Chance, Pile};

/// All cards of the chosen sets, and what this table has seen of them. A card that is out in a hand, before a
/// player or on the table counts as shown; one that went under the pile does, too, and comes again when all
/// the others have.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply {
    /// The cards, with what this table has seen of them.
    pub pile: Pile,
}

impl Supply {
    /// So many cards from the top, beside those that are out; fewer when the pile runs out (PE-31). What has
    /// just gone under it comes only when there is nothing else. Takes nothing off the pile: that is what
    /// [`take`](Supply::take) does.
    pub(super) fn draw(
        &self,
        count: usize,
        out: &[CardId],
        just_gone: &[CardId],
        chance: &mut dyn Chance,
    ) -> Vec<CardId> {
        let mut out = out.to_vec();
        let before = out.len();
        for _ in 0..count {
            out.extend(self.pile.pick_sparing(&out, just_gone, chance));
        }
        out.split_off(before)
    }

    /// Notes that a card came off the pile while these were out. If it had been shown already, all that lay
    /// over it was gone, and what had gone under the pile is the pile.
    pub(super) fn take(&mut self, card: CardId, out: &[CardId]) {
        self.pile.show_beside(card, out);
    }
}

#[cfg(any(test, feature = "testing"))]
impl Supply {
    /// A box for tests: as few cards as six players need, so that the pile runs out.
    pub fn small() -> Supply {
        let card = |number: usize| -> CardId {
            format!("per-{number:03}").parse().expect("three letters, a dash, three digits")
        };
        Supply { pile: Pile::new((1..=super::Options::least_cards(6)).map(card)) }
    }
}
