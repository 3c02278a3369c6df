//! A value that somebody has chosen in secret.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Keeps a secret out of logs: `Debug` prints `Sealed(..)`. In the journal, and only there, it is plain.
/// Every game has some; what the journal must not tell either is [`Shut`](super::shut::Shut).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sealed<T>(T);

impl<T> Sealed<T> {
    /// Keeps a secret.
    pub fn new(secret: T) -> Self {
        Sealed(secret)
    }

    /// The secret itself. Every call is a place where it could leak: look at who gets the result.
    pub fn open(&self) -> &T {
        &self.0
    }

    /// The secret itself, to be changed by the one who keeps it.
    pub fn open_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> fmt::Debug for Sealed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed(..)")
    }
}
