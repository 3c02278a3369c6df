//! Who a bot is.

use rules::{CardId, Seat, every};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{
    chance::{Imagined, Seeded},
    taste::{Taste, Traits, number_of},
};

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case", parse_err_ty = UnknownLevel, parse_err_fn = unknown)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Level {
    /// Goes by what people are like in general, and learns little about these.
    Easy,
    /// Learns from what is revealed, as somebody does who listens with one ear.
    #[default]
    Normal,
    /// Misses nothing.
    Sharp,
}

impl Level {
    pub const ALL: [Level; 3] = every(Level::VARIANTS);

    /// The word used in files, addresses and the command line.
    pub fn slug(self) -> &'static str {
        self.into()
    }

    /// How far off its idea of what everybody likes may be.
    pub(crate) const fn off_by(self) -> f64 {
        match self {
            Level::Easy => 0.8,
            Level::Normal => 0.3,
            Level::Sharp => 0.1,
        }
    }

    /// How much it takes its own eyes for everybody's: the less, the better it foresees what others say.
    pub(crate) const fn self_regard(self) -> f64 {
        match self {
            Level::Easy => 0.4,
            Level::Normal => 0.12,
            Level::Sharp => 0.04,
        }
    }

    /// Which share of what is revealed it takes in. Never nothing: at a table where nobody ever learned,
    /// nobody would come to agree either, and a game of Personality might not end.
    pub(crate) const fn heeds(self) -> f64 {
        match self {
            Level::Easy => 0.15,
            Level::Normal => 0.6,
            Level::Sharp => 1.0,
        }
    }
}

/// The word is no level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a level is easy, normal or sharp")]
pub struct UnknownLevel;

fn unknown(_word: &str) -> UnknownLevel {
    UnknownLevel
}

/// The number of a character's idea of what everybody likes, among all that follows from its seed. No card
/// has it.
const COMMON_TASTE: u64 = 0x636f_6d6d_6f6e;

/// A made-up person: everything follows from a number, and the same number is the same person for ever.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Character {
    seed: u64,
    level: Level,
    taste: Taste,
}

impl Character {
    pub fn new(seed: u64, level: Level) -> Self {
        Character { seed, level, taste: Taste::of(seed) }
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// How much this character likes a card: as their taste has it, and by a whim of their own. The whims are
    /// spread so that the rankings of all who share a taste follow a law that is known, that of Plackett and
    /// Luce: see [`Forecast`](crate::Forecast).
    pub fn liking(&self, card: CardId) -> f64 {
        self.taste.of_traits(Traits::of(card)) + self.whim(number_of(card))
    }

    /// How well a card describes somebody, to this character's eyes. Only the seat is known of anybody.
    pub(crate) fn impression(&self, of: Seat, card: CardId) -> f64 {
        let seen = Taste::deviation(Seeded::nth(self.seed, u64::from(of.0) + 1));
        seen.of_traits(Traits::of(card))
    }

    /// What everybody likes, to this character's mind.
    pub(crate) fn common_taste(&self) -> Taste {
        Taste::common(self.level.off_by(), Seeded::nth(self.seed, COMMON_TASTE))
    }

    /// Whether this character takes in what is revealed about a card. Who does not listen with both ears
    /// misses some of it altogether, instead of half believing all: so what they do believe is as likely as
    /// they think.
    pub(crate) fn heeds(&self, card: CardId) -> bool {
        Seeded::new(Seeded::nth(self.seed, !number_of(card))).unit() < self.level.heeds()
    }

    /// Whether this character has come across something that one in so many have.
    pub(crate) fn comes_across(&self, something: u64, one_in: u32) -> bool {
        Seeded::new(Seeded::nth(self.seed, something)).one_in(one_in)
    }

    /// A passing mood about something, spread by the law of Gumbel: whoever chooses the largest of several
    /// merits, each with such a whim on top, chooses each of them as often as its share among the
    /// exponentials of all.
    pub(crate) fn whim(&self, about: u64) -> f64 {
        let share = Seeded::new(Seeded::nth(self.seed, about)).unit();
        -(-share.ln()).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.slug().parse(), Ok(level));
            assert_eq!(serde_json::to_string(&level).unwrap(), format!("\"{level}\""));
        }
        assert_eq!("Sharp".parse::<Level>(), Err(UnknownLevel));
    }
}
