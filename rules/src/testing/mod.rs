//! What only tests need: the feature `testing`.
//!
//! - [`given`] tells a short story and checks how it ends. The clauses of every game are tested with it, in
//!   the game's `spec/`.
//! - [`Scripted`] is chance that comes out as a test says, [`Seeded`](crate::Seeded) chance that comes out
//!   the same every time.
//! - [`Vault`] keeps the keys of a game with [secret ballots](crate::SecretBallots).
//! - [`Reseal`] makes another state that some eyes could not tell from this one.

pub(crate) mod reseal;
mod story;
mod test_chance;
mod vault;

pub use reseal::Reseal;
pub use story::{Story, given};
pub use test_chance::Scripted;
pub use vault::Vault;
