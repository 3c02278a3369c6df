//! Personal Preference in the report.

use rules::preference::Preference;

use super::{Contest, Ratio, ReportedGame};

impl ReportedGame for Preference {
    const LENGTHS: &'static [&'static str] = &["board=normal", "board=short", "board=long"];
    const SEATS: &'static [usize] = &[2, 3, 4, 5, 6, 8, 10];
    const RATIOS: &'static [Ratio] = &[
        ("tokens right a guess, of 4", "tokens right", "guesses"),
        ("doubles a guess", "doubles", "guesses"),
        ("of doubles, right", "doubles right", "doubles"),
        ("of rounds, of choice", "rounds of choice", "turns"),
        ("of rounds, mixed", "mixed rounds", "turns"),
    ];
    const OPINION: &'static str = include_str!("../opinions/preference.md");

    /// Two or three play without teams, and the seats of two teams of two alternate.
    fn contests() -> Vec<Contest> {
        Contest::one_among_others(3).into_iter().chain(Contest::two_teams()).collect()
    }

    fn games_for_wins(games: u64) -> u64 {
        3 * games
    }
}
