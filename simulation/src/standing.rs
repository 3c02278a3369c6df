//! Who is where in a game.

use rules::SeatSet;

/// Who is where in a game, and how it ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// How many rounds there have been, counting one under way.
    pub rounds: u32,
    /// For each seat, how far it has come; nothing where all play together.
    pub scores: Vec<f64>,
    pub verdict: Verdict,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Verdict {
    /// It has not, or without a winner.
    Nobody,
    Won(SeatSet),
    /// All have so many points together, of so many at best; blind luck would have brought so many on
    /// average.
    Together {
        points: f64,
        perfect: f64,
        blind: f64,
    },
}

impl Standing {
    /// How far the first is ahead of the last.
    pub(crate) fn apart(&self) -> Option<f64> {
        let first = self.scores.iter().copied().reduce(f64::max)?;
        let last = self.scores.iter().copied().reduce(f64::min)?;
        Some(first - last)
    }

    /// The seats that nobody is ahead of.
    pub(crate) fn leaders(&self) -> SeatSet {
        let most = self.scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let leads = |(seat, score): (rules::Seat, &f64)| (*score >= most).then_some(seat);
        rules::Seat::first(self.scores.len()).zip(&self.scores).filter_map(leads).collect()
    }
}
