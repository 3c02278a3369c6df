//! Who is ahead.

/// How far everybody has come, on a track or in points, by seat or by team. Personal Preference and True
/// Colours go by it.
#[derive(Debug, Clone, Copy)]
pub struct Standing<'a, T>(pub &'a [T]);

impl<T: Ord> Standing<'_, T> {
    /// Those who have come farthest, by their numbers; all of them before the first step, and none where
    /// nobody plays.
    pub fn leaders(&self) -> impl Iterator<Item = usize> {
        let farthest = self.0.iter().max();
        self.0.iter().enumerate().filter(move |(_, at)| Some(*at) == farthest).map(|(number, _)| number)
    }

    /// How many are ahead of one who has come so far.
    pub fn ahead_of(&self, at: &T) -> u8 {
        let ahead = self.0.iter().filter(|other| *other > at).count();
        u8::try_from(ahead).expect("no game has so many seats")
    }
}
