//! What every game is tested with.
//!
//! - [`given`] tells a short story and checks how it ends: the tests of single clauses.
//! - [`battery`] plays whole games at random and checks, at every step, what must hold for any game, the leak
//!   tests among them.
//! - [`playthrough`] writes one game down so that a person can read it, and a test can see it change.
//!
//! A game joins in by implementing [`Trial`], once, in a module of its name.

mod battery;
mod chance;
mod colours;
mod finding;
mod happiness;
mod image;
mod leaks;
mod personality;
mod playthrough;
mod preference;
mod stored;
mod story;
mod trial;
mod vault;

pub use battery::{Report, Setting, battery, play};
pub use bots::Seeded;
pub use chance::Scripted;
pub use finding::{Check, Finding};
pub use playthrough::{matches_file, playthrough};
pub use stored::stored_variants;
pub use story::{Story, given};
pub use trial::Trial;
pub use vault::Vault;
