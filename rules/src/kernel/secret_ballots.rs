//! Ballots that stay secret when the game is long over.

use super::{game::Game, shut::Sealer};

/// A game in which the record itself must not tell what somebody has chosen, once its round is over.
///
/// Such a choice is stored [shut](crate::Shut) under the key of its round, and the key is destroyed in the
/// very step that ends the round. Whoever keeps records asks [`Game::secret_ballots`] whether there is
/// anything to shut.
pub trait SecretBallots<G: Game>: Sync {
    /// Shuts what this event tells in secret, for an event that is about to be stored.
    fn shut(&self, event: &mut G::Event, sealer: &mut dyn Sealer);

    /// The reverse, for an event that has been read. What cannot be opened any more stays shut, and
    /// [`evolve`](Game::evolve) must make do with that.
    fn unshut(&self, event: &mut G::Event, sealer: &dyn Sealer);

    /// The round whose key is still needed. Every other key of this game can be destroyed, and so can this
    /// one when the game is broken off.
    fn keeps(&self, state: &G::State) -> Option<u32>;
}
