//! IMAGE in the report.

use rules::image::Image;

use super::{Ratio, ReportedGame};

impl ReportedGame for Image {
    const LENGTHS: &'static [&'static str] = &["initials=last", "initials=both"];
    const SEATS: &'static [usize] = &[2, 3, 4, 5, 6];
    const RATIOS: &'static [Ratio] = &[
        ("of turns, put down", "turns put down", "turns"),
        ("of images ended, with cards of others", "ended, with cards of others", "endings"),
        ("of images ended, built by several", "ended, built by several", "endings"),
        (
            "of images ended, built by several before the last turn",
            "ended, built by several before",
            "endings",
        ),
        ("of turns, with an image to extend", "turns with an image to extend", "turns begun"),
        ("open images at a turn", "open images at a turn", "turns begun"),
        ("points an ending", "points of endings", "endings"),
        ("fame of a person called, of 100", "fame of all called", "endings"),
        ("of persons called, well known", "well known of those called", "endings"),
        ("of challenges, upheld", "challenges upheld", "challenges"),
        ("points that a right challenge takes", "points that right challenges take", "challenges upheld"),
        ("points that a wrong challenge gives", "points that wrong challenges give", "challenges not upheld"),
    ];
    /// One who never bluffs among those who do: only there do bots challenge.
    const NOTED_CONTEST: Option<usize> = Some(1);
    const OPINION: &'static str = include_str!("../opinions/image.md");

    /// Thinking takes longer.
    fn games(asked: u64) -> u64 {
        asked / 2
    }
}
