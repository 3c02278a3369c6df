//! Why something cannot be simulated.

use bots::Stuck;
use decks::UnknownSet;

/// Why something cannot be simulated, as a sentence.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("{game} has no such options: {error}")]
    Options { game: &'static str, error: serde_json::Error },
    #[error(transparent)]
    Sets(#[from] UnknownSet),
    /// The game does not take these seats, options or cards, and says why.
    #[error("{0}")]
    NotAdmitted(String),
    #[error("there are {seats}, but {named} players are named: name one for each seat, or one word for all")]
    Players { named: usize, seats: String },
    #[error("game {number} of seed {seed} went wrong, which is a fault in the program: {stuck}")]
    Fault { number: u64, seed: u64, stuck: Stuck },
}
