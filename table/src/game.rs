//! The games as the table sees them: one closed set, matched in one place.

use std::collections::BTreeSet;

use decks::{Decks, Rating};
use rules::{
    Chance, Eyes, Game, GameKind, Notice, Seat, SeatSet, Seating, Secrecy,
    happiness::{self, Happiness},
};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "options", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameOptions {
    Happiness(happiness::Options),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "move", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameCommand {
    Happiness(happiness::Command),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "event", rename_all = "snake_case")]
pub enum GameEvent {
    Happiness(happiness::Event),
}

/// The cards of a game on the table's shelf.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "cards", rename_all = "snake_case")]
pub enum GameSupply {
    Happiness(happiness::Supply),
}

/// The state of the game being played. Not serializable: it never leaves the server.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum GameState {
    Happiness(happiness::State),
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "game", content = "view", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameView {
    Happiness(happiness::View),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "game", content = "why", rename_all = "snake_case")]
pub enum GameRefusal {
    #[error("{0}")]
    Happiness(#[from] happiness::Refusal),
}

impl GameOptions {
    pub fn kind(&self) -> GameKind {
        match self {
            GameOptions::Happiness(_) => GameKind::Happiness,
        }
    }

    /// The options that a game has when nobody has chosen any.
    pub fn default_of(kind: GameKind) -> GameOptions {
        match kind {
            GameKind::Happiness => GameOptions::Happiness(happiness::Options::default()),
        }
    }

    /// How many can play this game.
    pub fn seats(&self) -> std::ops::RangeInclusive<u8> {
        match self {
            GameOptions::Happiness(_) => Happiness::SEATS,
        }
    }

    /// How so many sit when nobody has said it.
    pub(crate) fn usual_seating(&self, seats: usize) -> Seating {
        match self {
            GameOptions::Happiness(_) => Happiness::usual_seating(seats),
        }
    }

    /// The same options, with every set of cards named once.
    pub(crate) fn tidy(&self) -> GameOptions {
        let mut tidy = self.clone();
        match &mut tidy {
            GameOptions::Happiness(options) => {
                let mut named = BTreeSet::new();
                options.sets.retain(|set| named.insert(set.clone()));
            }
        }
        tidy
    }

    /// Takes the chosen cards from the decks, remembering what this table has seen.
    pub(crate) fn supply(&self, decks: &Decks, shelf: Option<&GameSupply>) -> Result<GameSupply, Refusal> {
        match self {
            GameOptions::Happiness(options) => {
                let shelf = shelf.map(|GameSupply::Happiness(supply)| supply);
                let supply = decks
                    .happiness(&options.sets, Rating::Everyone, shelf)
                    .map_err(|_| Refusal::NoSuchSet)?;
                Ok(GameSupply::Happiness(supply))
            }
        }
    }

    pub(crate) fn admit(&self, seating: &Seating, supply: &GameSupply) -> Result<(), GameRefusal> {
        match (self, supply) {
            (GameOptions::Happiness(options), GameSupply::Happiness(supply)) => {
                Ok(Happiness::admit(options, seating, supply)?)
            }
        }
    }

    pub(crate) fn opening(&self, seating: &Seating, supply: &GameSupply) -> GameState {
        match (self, supply) {
            (GameOptions::Happiness(options), GameSupply::Happiness(supply)) => {
                GameState::Happiness(Happiness::opening(options, seating, supply.clone()))
            }
        }
    }
}

impl GameCommand {
    pub fn kind(&self) -> GameKind {
        match self {
            GameCommand::Happiness(_) => GameKind::Happiness,
        }
    }
}

impl GameEvent {
    /// For how long this is nobody's business.
    pub(crate) fn secrecy(&self) -> Secrecy {
        match self {
            GameEvent::Happiness(event) => Happiness::secrecy(event),
        }
    }
}

impl GameSupply {
    pub fn kind(&self) -> GameKind {
        match self {
            GameSupply::Happiness(_) => GameKind::Happiness,
        }
    }

    /// These cards as a game leaves them, beside what the shelf remembers of cards that were not in that game.
    pub(crate) fn onto(self, shelf: Option<&GameSupply>) -> GameSupply {
        match self {
            GameSupply::Happiness(supply) => {
                let shelf = shelf.map(|GameSupply::Happiness(supply)| supply);
                GameSupply::Happiness(decks::put_away(shelf, &supply))
            }
        }
    }
}

impl GameView {
    /// Whom the game waits for, as far as these eyes may know.
    pub(crate) fn waiting_on(&self) -> SeatSet {
        match self {
            GameView::Happiness(view) => view.waiting_on,
        }
    }
}

impl GameState {
    pub(crate) fn kind(&self) -> GameKind {
        match self {
            GameState::Happiness(_) => GameKind::Happiness,
        }
    }

    pub(crate) fn decide(
        &self,
        seat: Seat,
        command: &GameCommand,
        chance: &mut dyn Chance,
    ) -> Result<Vec<GameEvent>, GameRefusal> {
        match (self, command) {
            (GameState::Happiness(state), GameCommand::Happiness(command)) => {
                let events = Happiness::decide(state, seat, command, chance)?;
                Ok(events.into_iter().map(GameEvent::Happiness).collect())
            }
        }
    }

    pub(crate) fn notice(&self, notice: Notice, chance: &mut dyn Chance) -> Vec<GameEvent> {
        match self {
            GameState::Happiness(state) => {
                Happiness::notice(state, notice, chance).into_iter().map(GameEvent::Happiness).collect()
            }
        }
    }

    pub(crate) fn evolve(&mut self, event: &GameEvent) {
        match (self, event) {
            (GameState::Happiness(state), GameEvent::Happiness(event)) => Happiness::evolve(state, event),
        }
    }

    pub(crate) fn view(&self, eyes: Eyes) -> GameView {
        match self {
            GameState::Happiness(state) => GameView::Happiness(Happiness::view(state, eyes)),
        }
    }

    pub(crate) fn waiting_on(&self) -> SeatSet {
        match self {
            GameState::Happiness(state) => Happiness::waiting_on(state),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.waiting_on().is_empty()
    }

    pub(crate) fn welcomes(&self) -> bool {
        match self {
            GameState::Happiness(state) => Happiness::welcomes(state),
        }
    }

    pub(crate) fn step(&self) -> u32 {
        match self {
            GameState::Happiness(state) => Happiness::step(state),
        }
    }

    pub(crate) fn pack_up(&self) -> GameSupply {
        match self {
            GameState::Happiness(state) => GameSupply::Happiness(Happiness::pack_up(state)),
        }
    }
}
