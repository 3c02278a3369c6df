//! Programs that play.
//!
//! A bot is given what any guest at its seat is shown, a [`View`](rules::Game::View), and answers with a command or with
//! none. It has no door that guests lack.

use rules::{Chance, Game};

mod chance;
pub mod colours;
pub mod happiness;
pub mod image;
pub mod personality;
pub mod preference;

pub use chance::Seeded;

/// Somebody who plays a game by looking at it.
pub trait Player<G: Game> {
    /// What this player does next, or none when they have nothing to do or would rather wait.
    fn choose(&mut self, view: &G::View, chance: &mut dyn Chance) -> Option<G::Command>;
}
