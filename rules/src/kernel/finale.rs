//! The end of a game as everybody sees it: the third comes up, then the second, then who has won, and then it
//! rains. One function for all games, so that no face and no game runs ahead.

use super::show::{Show, Ticks};

/// A part of the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finale {
    /// They come up whom so many are ahead of: none of the first, two of the third.
    Step(u8),
    /// It rains on those who have won, and all has been told.
    Rain,
}

/// So many steps a podium has.
const STEPS: u8 = 3;

/// How long who has won stands in the rain before somebody may go on.
pub const APPLAUSE: Ticks = Ticks(11);

/// The end of a game in which so many are ahead of each of those who are still there. None where nobody has
/// won.
pub fn finale(ahead: impl IntoIterator<Item = u8>) -> Option<Show<Finale>> {
    let ahead: Vec<u8> = ahead.into_iter().collect();
    if !ahead.contains(&0) {
        return None;
    }
    let steps = (0..STEPS).rev().filter(|step| ahead.contains(step));
    let show = steps.fold(Show::new(), |show, step| {
        // Everybody draws breath first, and the first is waited for.
        let after = if step == 0 { 5 } else { 3 };
        show.then(after, Finale::Step(step), 3)
    });
    Some(show.then(5, Finale::Rain, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beats(ahead: &[u8]) -> Vec<(Finale, u8)> {
        let show = finale(ahead.iter().copied()).expect("somebody has won");
        show.beats().iter().map(|beat| (beat.what, beat.at.0)).collect()
    }

    #[test]
    fn the_first_comes_up_last_and_then_it_rains() {
        use Finale::{Rain, Step};
        assert_eq!(beats(&[1, 0, 2, 3]), [(Step(2), 3), (Step(1), 6), (Step(0), 11), (Rain, 16)]);
        assert_eq!(beats(&[0, 0, 2]), [(Step(2), 3), (Step(0), 8), (Rain, 13)], "two share a step");
        assert_eq!(beats(&[0]), [(Step(0), 5), (Rain, 10)], "all have played together");
        let show = finale([0, 1, 2]).expect("somebody has won");
        assert_eq!(show.at(&Rain), show.end(), "when it rains, all has been told");
    }

    #[test]
    fn where_nobody_has_won_there_is_nothing_to_celebrate() {
        assert_eq!(finale([]), None);
        assert_eq!(finale([1, 2]), None);
    }
}
