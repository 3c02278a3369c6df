//! A game as somebody tries it alone: short, with bots on the other seats that do not take long.

use std::iter;

use bots::Level;
use rules::{GameKind, match_game};

use crate::{
    bot::BotPace,
    command::Command,
    games::{GameOptions, TableGame},
};

/// What a host does to try a game in a few minutes.
#[derive(Debug, Clone, PartialEq)]
pub struct TriedAlone {
    /// With these house rules.
    pub options: GameOptions,
    /// With so many bots.
    pub bots: usize,
    /// Which play so well.
    pub level: Level,
}

impl TriedAlone {
    /// The game as it is tried.
    pub fn of(kind: GameKind) -> TriedAlone {
        match_game!(kind, G => {
            let (options, bots, level) = G::tried_alone();
            TriedAlone { options: options.into(), bots, level }
        })
    }

    /// What the host asks of the table, one after the other.
    pub fn commands(self) -> impl Iterator<Item = Command> {
        let TriedAlone { options, bots, level } = self;
        let before = [Command::ChooseGame { options }, Command::ChooseBotPace { pace: BotPace::Quick }];
        before.into_iter().chain(iter::repeat_n(Command::AddBot { level }, bots)).chain([Command::StartGame])
    }
}
