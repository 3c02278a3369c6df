//! What a guest can ask of the table, in the order of an evening.

use decks::Language;
use serde::{Deserialize, Serialize};

use crate::{
    game::{GameCommand, GameOptions},
    guest::{Badge, GuestId},
};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    Rename {
        name: String,
    },
    Recolour {
        badge: Badge,
    },
    ChooseLanguage {
        language: Language,
    },
    /// The host chooses what is played next, and how.
    ChooseGame {
        options: GameOptions,
    },
    /// The host sets how long a step may take; seconds, none for as long as it takes.
    ChoosePace {
        seconds: Option<u32>,
    },
    /// The host lets nobody else in.
    Lock,
    Unlock,
    /// The host starts the chosen game with everybody who is here. When a game is over, this plays another.
    StartGame,
    /// A late guest sits down in the game that is being played.
    SitDown,
    /// A move in the game that is being played.
    Play {
        play: GameCommand,
    },
    /// Go on without what this guest was to do now. The host may at once, anybody after a while.
    Skip {
        guest: GuestId,
    },
    /// More time for this step, when the table plays with a clock.
    ExtendDeadline,
    /// The host breaks off the game that is being played.
    BreakOff,
    /// Leave the finished game and go back to the lobby.
    CloseGame,
    /// The host shows a guest out.
    Remove {
        guest: GuestId,
    },
    /// The host hands the role on.
    HandOver {
        guest: GuestId,
    },
    /// A guest takes the role when the host is away.
    TakeOver,
    /// The guest leaves. Their seat waits for them all the same.
    Leave,
}
