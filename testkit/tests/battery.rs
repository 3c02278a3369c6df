//! Every game passes the battery, the leak tests included.

use rules::{
    Seating,
    colours::Colours,
    happiness::Happiness,
    image::Image,
    personality::Personality,
    preference::{Board, Options, Preference},
};
use testkit::{Report, Setting, battery, play};

/// All combinations of options, over all numbers of seats.
const ROUNDS: u64 = 1;
/// As often as there are seatings, so that each meets every combination of options.
const ROUNDS_OF_TEAMS: u64 = 7;
/// As often as there are numbers of seats, and once more with other luck.
const ROUNDS_OF_COLOURS: u64 = 5;
/// Twice as often as there are numbers of seats, each of which meets both boards.
const ROUNDS_OF_MASKS: u64 = 10;
/// All sixteen combinations of options twice, over other numbers of seats.
const ROUNDS_OF_IMAGES: u64 = 2;

#[test]
fn happiness_passes_the_battery() {
    let report = battery::<Happiness>(ROUNDS).unwrap_or_else(|finding| panic!("{finding}"));
    // A battery that saw nothing proves nothing.
    assert!(report.games >= 100, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}

#[test]
fn preference_passes_the_battery() {
    let report = battery::<Preference>(ROUNDS_OF_TEAMS).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(report.games >= 42, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}

#[test]
fn colours_passes_the_battery() {
    let report = battery::<Colours>(ROUNDS_OF_COLOURS).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(report.games >= 32, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}

/// PP-1: as many as there can be.
#[test]
fn preference_passes_the_battery_with_the_largest_teams() {
    let options = Options { board: Board::Short, ..Options::default() };
    let setting = Setting::<Preference> { options, seating: Seating::even(24, 4), seed: 1 };
    play(&setting, &mut Report::default()).unwrap_or_else(|finding| panic!("{finding}"));
}

#[test]
fn image_passes_the_battery() {
    let report = battery::<Image>(ROUNDS_OF_IMAGES).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(report.games >= 32, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}

#[test]
fn personality_passes_the_battery() {
    let report = battery::<Personality>(ROUNDS_OF_MASKS).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(report.games >= 20, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}
