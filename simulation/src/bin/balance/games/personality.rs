//! Personality in the report.

use rules::personality::Personality;

use super::{Ratio, ReportedGame};

impl ReportedGame for Personality {
    const LENGTHS: &'static [&'static str] = &["board=normal", "board=short"];
    const SEATS: &'static [usize] = &[3, 4, 5, 6];
    const RATIOS: &'static [Ratio] = &[
        ("of turns, somebody is elected", "elections", "turns"),
        ("steps back for each forward", "steps back", "steps forward"),
        ("of turns, inverted", "inversions", "turns"),
        ("of arrivals, sent back to the door", "sent back to the door", "arrivals"),
    ];
    const OPINION: &'static str = include_str!("../opinions/personality.md");
}
