//! IMAGE in the report.

use rules::image::Image;

use super::{Ratio, ReportedGame};

impl ReportedGame for Image {
    const LENGTHS: &'static [&'static str] = &["initials=last", "initials=both"];
    const SEATS: &'static [usize] = &[2, 3, 4, 5, 6];
    const RATIOS: &'static [Ratio] = &[
        ("of turns, put down", "turns put down", "turns"),
        ("points an ending", "points of endings", "endings"),
        ("fame of a person called, of 100", "fame of all called", "endings"),
        ("of persons called, well known", "well known of those called", "endings"),
        ("of challenges, upheld", "challenges upheld", "challenges"),
    ];
    const OPINION: &'static str = include_str!("../opinions/image.md");

    /// Thinking takes longer.
    fn games(asked: u64) -> u64 {
        asked / 2
    }
}
