//! What a status card can say.

use crate::words::closed_set;

closed_set! {
    /// Of the person, and not of their work (IM-21).
    Status {
        Living, "Living", "En vie";
        Dead, "Dead", "Mort";
        Fictional, "Fictional", "Fictif";
        Nonfictional, "Nonfictional", "Réel";
    }
}

/// Whether a fictional character may be living: the house rule of IM-21.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FictionalLife {
    /// No fictional character is living.
    #[default]
    Never,
    /// A character of our own time is; of others the almanac does not know.
    Allowed,
}
