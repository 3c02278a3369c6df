//! True Colours in the report.

use rules::colours::Colours;

use super::{Ratio, ReportedGame};

impl ReportedGame for Colours {
    const LENGTHS: &'static [&'static str] = &["goal=36", "goal=24", "goal=12"];
    const SEATS: &'static [usize] = &[3, 4, 5, 6];
    const RATIOS: &'static [Ratio] = &[
        ("of + called, right", "+ right", "+ called"),
        ("of ± called, right", "± right", "± called"),
        ("of 0 called, right", "0 right", "0 called"),
    ];
    const OPINION: &'static str = include_str!("../opinions/colours.md");

    fn games_for_wins(games: u64) -> u64 {
        3 * games
    }
}
