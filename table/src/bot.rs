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
    fn range(self, tempo: Tempo, others: Others) -> Range<u32> {
        match (self, tempo, others) {
            // Who would do it themselves has time to, longer than anybody reads, whatever the pace.
            (BotPace::Quick, Tempo::Defer | Tempo::Look | Tempo::Read, Others::People) => 20_000..21_000,
            (BotPace::Usual, Tempo::Defer | Tempo::Look | Tempo::Read, Others::People) => 20_000..24_000,
            (BotPace::Leisurely, Tempo::Defer | Tempo::Look | Tempo::Read, Others::People) => 30_000..36_000,
            // Time to lay what one would guess oneself.
            (BotPace::Quick, Tempo::Wait, Others::People) => 5_000..6_000,
            (BotPace::Usual, Tempo::Wait, Others::People) => 15_000..19_000,
            (BotPace::Leisurely, Tempo::Wait, Others::People) => 24_000..30_000,
            (_, Tempo::Wait, Others::Bots) => self.range(Tempo::Think, others),
            // People read what has just been revealed.
            (BotPace::Quick, Tempo::Read, Others::Bots) => 3_000..4_000,
            (BotPace::Usual, Tempo::Read, Others::Bots) => 8_000..10_000,
            (BotPace::Leisurely, Tempo::Read, Others::Bots) => 16_000..20_000,
            (BotPace::Quick, Tempo::Look, Others::Bots) => 1_500..2_000,
            (BotPace::Usual, Tempo::Look, Others::Bots) => 5_000..7_000,
            (BotPace::Leisurely, Tempo::Look, Others::Bots) => 10_000..12_000,
            (BotPace::Quick, Tempo::Think | Tempo::Defer, _) => 300..900,
            (BotPace::Usual, Tempo::Think | Tempo::Defer, _) => 1_500..4_000,
            (BotPace::Leisurely, Tempo::Think | Tempo::Defer, _) => 4_000..9_000,
        }
    }

    /// How long a bot hesitates this time. Never by what it thinks about: how long that takes is nobody's
    /// business.
    pub(crate) fn pause(self, tempo: Tempo, others: Others, chance: &mut dyn Chance) -> Duration {
        let Range { start, end } = self.range(tempo, others);
        Duration::from_millis((start + chance.below(end - start)).into())
    }

    /// The same when somebody has asked the bots to go ahead: at once, as far as eyes can follow.
    pub(crate) fn pause_when_asked(chance: &mut dyn Chance) -> Duration {
        BotPace::Quick.pause(Tempo::Think, Others::Bots, chance)
    }
}

/// Who else could make the move that a bot is about to make, or does something until then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Others {
    /// At most other bots.
    Bots,
    /// Somebody of the people who are here, too.
    People,
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
