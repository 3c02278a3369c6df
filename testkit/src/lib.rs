//! What every game is tested with.
//!
//! - [`battery`] plays whole games at random and checks, at every step, what must hold for any game, the leak
//!   tests among them.
//! - [`playthrough`] writes one game down so that a person can read it, and a test can see it change.
//!
//! A game joins in by implementing [`Trial`], once, in a module of its name. Single clauses are tested with
//! [`rules::testing`], in the game's own folder.

mod battery;
mod colours;
mod finding;
mod happiness;
mod image;
mod leaks;
mod personality;
mod playthrough;
mod preference;
mod stored;
mod trial;

pub use battery::{Report, Setting, battery, play};
pub use bots::Seeded;
pub use finding::{Check, Finding};
pub use playthrough::{matches_file, playthrough};
pub use stored::stored_variants;
pub use trial::Trial;
