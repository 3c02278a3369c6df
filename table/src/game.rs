//! The games as the table sees them: one closed set, matched in one place.

use std::collections::BTreeSet;

use decks::{Decks, Rating};
use rules::{
    Chance, Eyes, Game, GameKind, Notice, Seat, SeatSet, Seating, Secrecy,
    happiness::{self, Happiness},
    personality::{self, Personality},
    preference::{self, Preference},
};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "options", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameOptions {
    Happiness(happiness::Options),
    Preference(preference::Options),
    Personality(personality::Options),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "move", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameCommand {
    Happiness(happiness::Command),
    Preference(preference::Command),
    Personality(personality::Command),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "event", rename_all = "snake_case")]
pub enum GameEvent {
    Happiness(happiness::Event),
    Preference(preference::Event),
    Personality(personality::Event),
}

/// The cards of a game on the table's shelf.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "game", content = "cards", rename_all = "snake_case")]
pub enum GameSupply {
    Happiness(happiness::Supply),
    Preference(preference::Supply),
    Personality(personality::Supply),
}

/// The state of the game being played. Not serializable: it never leaves the server.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum GameState {
    Happiness(happiness::State),
    Preference(preference::State),
    Personality(personality::State),
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "game", content = "view", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameView {
    Happiness(happiness::View),
    Preference(preference::View),
    Personality(personality::View),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "game", content = "why", rename_all = "snake_case")]
pub enum GameRefusal {
    #[error("{0}")]
    Happiness(#[from] happiness::Refusal),
    #[error("{0}")]
    Preference(#[from] preference::Refusal),
    #[error("{0}")]
    Personality(#[from] personality::Refusal),
}

/// Options and cards come from one choice, and are stored together.
const OTHER_CARDS: &str = "a game is opened with its own cards";

impl GameOptions {
    pub fn kind(&self) -> GameKind {
        match self {
            GameOptions::Happiness(_) => GameKind::Happiness,
            GameOptions::Preference(_) => GameKind::Preference,
            GameOptions::Personality(_) => GameKind::Personality,
        }
    }

    /// The options that a game has when nobody has chosen any.
    pub fn default_of(kind: GameKind) -> GameOptions {
        match kind {
            GameKind::Happiness => GameOptions::Happiness(happiness::Options::default()),
            GameKind::Preference => GameOptions::Preference(preference::Options::default()),
            GameKind::Personality => GameOptions::Personality(personality::Options::default()),
        }
    }

    /// How many can play this game.
    pub fn seats(&self) -> std::ops::RangeInclusive<u8> {
        match self {
            GameOptions::Happiness(_) => Happiness::SEATS,
            GameOptions::Preference(_) => Preference::SEATS,
            GameOptions::Personality(_) => Personality::SEATS,
        }
    }

    /// How so many sit when nobody has said it.
    pub(crate) fn usual_seating(&self, seats: usize) -> Seating {
        match self {
            GameOptions::Happiness(_) => Happiness::usual_seating(seats),
            GameOptions::Preference(_) => Preference::usual_seating(seats),
            GameOptions::Personality(_) => Personality::usual_seating(seats),
        }
    }

    /// Whether the host has the first seat (PE-5), instead of somebody else each time.
    pub(crate) fn host_begins(&self) -> bool {
        match self {
            GameOptions::Personality(_) => true,
            GameOptions::Happiness(_) | GameOptions::Preference(_) => false,
        }
    }

    /// The same options, with every set of cards named once.
    pub(crate) fn tidy(&self) -> GameOptions {
        let mut tidy = self.clone();
        let sets = match &mut tidy {
            GameOptions::Happiness(options) => &mut options.sets,
            GameOptions::Preference(options) => &mut options.sets,
            GameOptions::Personality(options) => &mut options.sets,
        };
        let mut named = BTreeSet::new();
        sets.retain(|set| named.insert(set.clone()));
        tidy
    }

    /// Takes the chosen cards from the decks, remembering what this table has seen.
    pub(crate) fn supply(&self, decks: &Decks, shelf: Option<&GameSupply>) -> Result<GameSupply, Refusal> {
        let supply = match self {
            GameOptions::Happiness(options) => {
                let shelf = shelf.and_then(GameSupply::happiness);
                decks.happiness(&options.sets, Rating::Everyone, shelf).map(GameSupply::Happiness)
            }
            GameOptions::Preference(options) => {
                let shelf = shelf.and_then(GameSupply::preference);
                decks.preference(&options.sets, Rating::Everyone, shelf).map(GameSupply::Preference)
            }
            GameOptions::Personality(options) => {
                let shelf = shelf.and_then(GameSupply::personality);
                decks.personality(&options.sets, Rating::Everyone, shelf).map(GameSupply::Personality)
            }
        };
        supply.map_err(|_| Refusal::NoSuchSet)
    }

    pub(crate) fn admit(&self, seating: &Seating, supply: &GameSupply) -> Result<(), GameRefusal> {
        match (self, supply) {
            (GameOptions::Happiness(options), GameSupply::Happiness(supply)) => {
                Ok(Happiness::admit(options, seating, supply)?)
            }
            (GameOptions::Preference(options), GameSupply::Preference(supply)) => {
                Ok(Preference::admit(options, seating, supply)?)
            }
            (GameOptions::Personality(options), GameSupply::Personality(supply)) => {
                Ok(Personality::admit(options, seating, supply)?)
            }
            (
                GameOptions::Happiness(_) | GameOptions::Preference(_) | GameOptions::Personality(_),
                GameSupply::Happiness(_) | GameSupply::Preference(_) | GameSupply::Personality(_),
            ) => unreachable!("{OTHER_CARDS}"),
        }
    }

    pub(crate) fn opening(&self, seating: &Seating, supply: &GameSupply) -> GameState {
        match (self, supply) {
            (GameOptions::Happiness(options), GameSupply::Happiness(supply)) => {
                GameState::Happiness(Happiness::opening(options, seating, supply.clone()))
            }
            (GameOptions::Preference(options), GameSupply::Preference(supply)) => {
                GameState::Preference(Preference::opening(options, seating, supply.clone()))
            }
            (GameOptions::Personality(options), GameSupply::Personality(supply)) => {
                GameState::Personality(Personality::opening(options, seating, supply.clone()))
            }
            (
                GameOptions::Happiness(_) | GameOptions::Preference(_) | GameOptions::Personality(_),
                GameSupply::Happiness(_) | GameSupply::Preference(_) | GameSupply::Personality(_),
            ) => unreachable!("{OTHER_CARDS}"),
        }
    }
}

impl GameCommand {
    pub fn kind(&self) -> GameKind {
        match self {
            GameCommand::Happiness(_) => GameKind::Happiness,
            GameCommand::Preference(_) => GameKind::Preference,
            GameCommand::Personality(_) => GameKind::Personality,
        }
    }
}

impl GameEvent {
    /// For how long this is nobody's business.
    pub(crate) fn secrecy(&self) -> Secrecy {
        match self {
            GameEvent::Happiness(event) => Happiness::secrecy(event),
            GameEvent::Preference(event) => Preference::secrecy(event),
            GameEvent::Personality(event) => Personality::secrecy(event),
        }
    }
}

impl GameSupply {
    pub fn kind(&self) -> GameKind {
        match self {
            GameSupply::Happiness(_) => GameKind::Happiness,
            GameSupply::Preference(_) => GameKind::Preference,
            GameSupply::Personality(_) => GameKind::Personality,
        }
    }

    /// These cards as a game leaves them, beside what the shelf remembers of cards that were not in that game.
    pub(crate) fn onto(self, shelf: Option<&GameSupply>) -> GameSupply {
        match self {
            GameSupply::Happiness(supply) => {
                let shelf = shelf.and_then(GameSupply::happiness);
                GameSupply::Happiness(decks::put_away(shelf, &supply))
            }
            GameSupply::Preference(supply) => {
                let shelf = shelf.and_then(GameSupply::preference);
                GameSupply::Preference(decks::put_away(shelf, &supply))
            }
            GameSupply::Personality(supply) => {
                let shelf = shelf.and_then(GameSupply::personality);
                GameSupply::Personality(decks::put_away(shelf, &supply))
            }
        }
    }

    fn happiness(&self) -> Option<&happiness::Supply> {
        match self {
            GameSupply::Happiness(supply) => Some(supply),
            GameSupply::Preference(_) | GameSupply::Personality(_) => None,
        }
    }

    fn preference(&self) -> Option<&preference::Supply> {
        match self {
            GameSupply::Preference(supply) => Some(supply),
            GameSupply::Happiness(_) | GameSupply::Personality(_) => None,
        }
    }

    fn personality(&self) -> Option<&personality::Supply> {
        match self {
            GameSupply::Personality(supply) => Some(supply),
            GameSupply::Happiness(_) | GameSupply::Preference(_) => None,
        }
    }
}

impl GameView {
    /// Whom the game waits for, as far as these eyes may know.
    pub(crate) fn waiting_on(&self) -> SeatSet {
        match self {
            GameView::Happiness(view) => view.waiting_on,
            GameView::Preference(view) => view.waiting_on,
            GameView::Personality(view) => view.waiting_on,
        }
    }

    /// Those who play together with a seat, itself included; nobody in a game without teams.
    pub(crate) fn team_of(&self, seat: Seat) -> SeatSet {
        match self {
            GameView::Happiness(_) | GameView::Personality(_) => SeatSet::EMPTY,
            GameView::Preference(view) => {
                let mut teams = view.pieces.iter().map(|piece| piece.members);
                teams.find(|team| team.contains(seat)).unwrap_or(SeatSet::EMPTY)
            }
        }
    }
}

impl GameState {
    pub(crate) fn kind(&self) -> GameKind {
        match self {
            GameState::Happiness(_) => GameKind::Happiness,
            GameState::Preference(_) => GameKind::Preference,
            GameState::Personality(_) => GameKind::Personality,
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
            (GameState::Preference(state), GameCommand::Preference(command)) => {
                let events = Preference::decide(state, seat, command, chance)?;
                Ok(events.into_iter().map(GameEvent::Preference).collect())
            }
            (GameState::Personality(state), GameCommand::Personality(command)) => {
                let events = Personality::decide(state, seat, command, chance)?;
                Ok(events.into_iter().map(GameEvent::Personality).collect())
            }
            (
                GameState::Happiness(_) | GameState::Preference(_) | GameState::Personality(_),
                GameCommand::Happiness(_) | GameCommand::Preference(_) | GameCommand::Personality(_),
            ) => {
                unreachable!("a move for another game has been refused")
            }
        }
    }

    pub(crate) fn notice(&self, notice: Notice, chance: &mut dyn Chance) -> Vec<GameEvent> {
        match self {
            GameState::Happiness(state) => {
                Happiness::notice(state, notice, chance).into_iter().map(GameEvent::Happiness).collect()
            }
            GameState::Preference(state) => {
                Preference::notice(state, notice, chance).into_iter().map(GameEvent::Preference).collect()
            }
            GameState::Personality(state) => {
                Personality::notice(state, notice, chance).into_iter().map(GameEvent::Personality).collect()
            }
        }
    }

    pub(crate) fn evolve(&mut self, event: &GameEvent) {
        match (self, event) {
            (GameState::Happiness(state), GameEvent::Happiness(event)) => Happiness::evolve(state, event),
            (GameState::Preference(state), GameEvent::Preference(event)) => Preference::evolve(state, event),
            (GameState::Personality(state), GameEvent::Personality(event)) => {
                Personality::evolve(state, event);
            }
            // An event that does not fit changes nothing.
            (
                GameState::Happiness(_) | GameState::Preference(_) | GameState::Personality(_),
                GameEvent::Happiness(_) | GameEvent::Preference(_) | GameEvent::Personality(_),
            ) => {}
        }
    }

    pub(crate) fn view(&self, eyes: Eyes) -> GameView {
        match self {
            GameState::Happiness(state) => GameView::Happiness(Happiness::view(state, eyes)),
            GameState::Preference(state) => GameView::Preference(Preference::view(state, eyes)),
            GameState::Personality(state) => GameView::Personality(Personality::view(state, eyes)),
        }
    }

    pub(crate) fn waiting_on(&self) -> SeatSet {
        match self {
            GameState::Happiness(state) => Happiness::waiting_on(state),
            GameState::Preference(state) => Preference::waiting_on(state),
            GameState::Personality(state) => Personality::waiting_on(state),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.waiting_on().is_empty()
    }

    pub(crate) fn welcomes(&self) -> bool {
        match self {
            GameState::Happiness(state) => Happiness::welcomes(state),
            GameState::Preference(state) => Preference::welcomes(state),
            GameState::Personality(state) => Personality::welcomes(state),
        }
    }

    pub(crate) fn step(&self) -> u32 {
        match self {
            GameState::Happiness(state) => Happiness::step(state),
            GameState::Preference(state) => Preference::step(state),
            GameState::Personality(state) => Personality::step(state),
        }
    }

    pub(crate) fn pack_up(&self) -> GameSupply {
        match self {
            GameState::Happiness(state) => GameSupply::Happiness(Happiness::pack_up(state)),
            GameState::Preference(state) => GameSupply::Preference(Preference::pack_up(state)),
            GameState::Personality(state) => GameSupply::Personality(Personality::pack_up(state)),
        }
    }
}
