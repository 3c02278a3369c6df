//! A share of wins.

use crate::Interval;

/// How much somebody has won of what there was to win, and how much would be even.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Share {
    games: f64,
    won: f64,
    even: f64,
}

impl Share {
    /// One game, of which so much was won.
    pub(crate) fn of(won: f64, even: f64) -> Share {
        Share { games: 1.0, won, even }
    }

    pub(crate) fn and(self, other: Share) -> Share {
        Share { games: self.games + other.games, won: self.won + other.won, even: self.even + other.even }
    }

    /// Which share of its games was won.
    pub fn rate(self) -> f64 {
        self.won / self.games.max(1.0)
    }

    /// What it would be among equals.
    pub fn even(self) -> f64 {
        self.even / self.games.max(1.0)
    }

    /// Wilson's, with shared wins in parts.
    pub fn interval(self) -> Interval {
        Interval::of_share(self.rate(), self.games)
    }
}
