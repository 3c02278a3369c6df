//! Bots as guests: what they are called, and how long they take.

use std::{ops::Range, time::Duration};

use bots::Tempo;
use rules::{Chance, every};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::{door, name::Name, state::State};

/// How long bots take over what they do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum BotPace {
    /// As somebody who knows the game by heart.
    Quick,
    /// As people do who know the game.
    #[default]
    Usual,
    /// For a table that talks a lot.
    Leisurely,
}

impl BotPace {
    /// Every pace, the quickest first.
    pub const ALL: [BotPace; 3] = every(BotPace::VARIANTS);

    /// The word used in forms, which is that of its own format.
    pub fn slug(self) -> &'static str {
        self.into()
    }

    /// Between how many milliseconds a bot hesitates.
    fn range(self, tempo: Tempo) -> Range<u32> {
        match (self, tempo) {
            (BotPace::Quick, Tempo::Think) => 300..900,
            (BotPace::Usual, Tempo::Think) => 1_500..4_000,
            (BotPace::Leisurely, Tempo::Think) => 4_000..9_000,
            // Who would do it themselves has time to.
            (BotPace::Quick, Tempo::Defer) => 1_500..2_500,
            (BotPace::Usual, Tempo::Defer) => 5_000..8_000,
            (BotPace::Leisurely, Tempo::Defer) => 10_000..15_000,
            // People read what has just been revealed.
            (BotPace::Quick, Tempo::Read) => 3_000..4_000,
            (BotPace::Usual, Tempo::Read) => 8_000..10_000,
            (BotPace::Leisurely, Tempo::Read) => 16_000..20_000,
        }
    }

    /// How long a bot hesitates this time. Never by what it thinks about: how long that takes is nobody's
    /// business.
    pub(crate) fn pause(self, tempo: Tempo, chance: &mut dyn Chance) -> Duration {
        let Range { start, end } = self.range(tempo);
        Duration::from_millis((start + chance.below(end - start)).into())
    }
}

/// Short, easy to read aloud in both languages, and none like another.
const NAMES: [&str; 24] = [
    "Alma", "Basil", "Clio", "Dex", "Edda", "Felix", "Greta", "Hugo", "Iris", "Jonas", "Kiki", "Lupin",
    "Mona", "Nico", "Olga", "Pablo", "Quentin", "Rosa", "Sacha", "Tilda", "Umberto", "Vera", "Wanda", "Yuri",
];

/// A name that nobody here has.
pub(crate) fn free_name(state: &State, chance: &mut dyn Chance) -> Option<Name> {
    let free: Vec<Name> = NAMES.iter().filter_map(|name| door::free_name(state, name, None).ok()).collect();
    (!free.is_empty()).then(|| free[chance.below(free.len() as u32) as usize].clone())
}
