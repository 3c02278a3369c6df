//! The Game of Happiness in the report.

use rules::happiness::Happiness;

use super::{Contest, Ratio, ReportedGame};

impl ReportedGame for Happiness {
    const LENGTHS: &'static [&'static str] = &["turns_each=1", "turns_each=2", "turns_each=3"];
    const SEATS: &'static [usize] = &[3, 4, 5, 6, 8, 10];
    const RATIOS: &'static [Ratio] = &[("perfect rows a turn", "perfect rows", "turns")];
    const OPINION: &'static str = include_str!("../opinions/happiness.md");

    /// All play together.
    fn contests() -> Vec<Contest> {
        Vec::new()
    }

    /// GH-3: every game for so many people is as long as any other.
    fn games_for_length(_games: u64) -> u64 {
        1
    }
}
