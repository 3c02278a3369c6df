//! When each part of a reveal is seen. A show is data: what, when and for how long, on one grid for every
//! face. It knows no clock: whoever plays it says when it began.

/// A length or a moment on the grid that all shows are written on: three tenths of a second each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ticks(pub u8);

impl Ticks {
    /// How many milliseconds a tick has.
    pub const MILLIS: u64 = 300;
    /// No show is longer: that is nineteen seconds, and stylesheets know as many moments.
    pub const MOST: Ticks = Ticks(64);

    /// The same in milliseconds.
    pub const fn millis(self) -> u64 {
        self.0 as u64 * Ticks::MILLIS
    }

    /// So much later, but never beyond the end of all shows.
    #[must_use]
    pub const fn plus(self, more: usize) -> Ticks {
        let later = (self.0 as usize).saturating_add(more);
        if later < Ticks::MOST.0 as usize { Ticks(later as u8) } else { Ticks::MOST }
    }
}

/// Between the last beat of a show and the moment from which somebody may go on.
pub const BREATH: Ticks = Ticks(3);

/// One thing that is seen from a moment on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beat<Moment> {
    /// What is seen.
    pub what: Moment,
    /// From when on.
    pub at: Ticks,
    /// How long it takes to happen.
    pub lasts: Ticks,
}

/// A reveal in its order. What it shows is each game's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Show<Moment> {
    beats: Vec<Beat<Moment>>,
    end: Ticks,
}

impl<Moment> Default for Show<Moment> {
    fn default() -> Show<Moment> {
        Show { beats: Vec::new(), end: Ticks(0) }
    }
}

impl<Moment: PartialEq> Show<Moment> {
    /// A show of which nothing is known yet. It is written in its order: each beat comes so many ticks after
    /// the one before has begun.
    pub fn new() -> Show<Moment> {
        Show::default()
    }

    /// The same with one more beat.
    #[must_use]
    pub fn then(mut self, after: usize, what: Moment, lasts: usize) -> Show<Moment> {
        let at = self.beats.last().map_or(Ticks(0), |last| last.at).plus(after);
        let lasts = Ticks(at.plus(lasts).0 - at.0);
        self.end = self.end.max(at.plus(lasts.0.into()));
        self.beats.push(Beat { what, at, lasts });
        self
    }

    /// When that is seen; at the end what has no beat of its own.
    pub fn at(&self, what: &Moment) -> Ticks {
        self.beats.iter().find(|beat| beat.what == *what).map_or(self.end, |beat| beat.at)
    }

    /// When all has been seen.
    pub fn end(&self) -> Ticks {
        self.end
    }

    /// All beats in their order.
    pub fn beats(&self) -> &[Beat<Moment>] {
        &self.beats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_follow_each_other_and_the_last_to_end_ends_the_show() {
        let show = Show::new().then(0, "box", 2).then(2, "cards", 9).then(3, "verdict", 1);
        let at = |what| show.at(&what).0;
        assert_eq!((at("box"), at("cards"), at("verdict")), (0, 2, 5));
        assert_eq!(show.end(), Ticks(11), "the cards take longest");
        assert_eq!(show.at(&"nothing of the kind"), show.end());
        assert_eq!(show.end().millis(), 3_300);
    }

    #[test]
    fn a_show_never_outgrows_its_grid() {
        let long = (0..40).fold(Show::new(), |show, nth| show.then(2, nth, 3));
        assert_eq!(long.end(), Ticks::MOST);
        assert!(long.beats().iter().all(|beat| beat.at <= Ticks::MOST));
        assert_eq!(Show::<()>::new().end(), Ticks(0));
    }
}
