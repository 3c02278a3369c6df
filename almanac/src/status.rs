//! What a status card can say.

use crate::closed_set::closed_set;

closed_set! {
    /// Of the person, and not of their work (IM-21).
    Status {
        Living, "Living", "En vie";
        Dead, "Dead", "Mort";
        Fictional, "Fictional", "Fictif";
        Nonfictional, "Nonfictional", "Réel";
    }
}
