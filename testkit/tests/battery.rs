//! Every game passes the battery, the leak tests included.

use rules::{
    Seating,
    colours::Colours,
    happiness::Happiness,
    image::Image,
    personality::Personality,
    preference::{Board, Options, Preference},
};
use testkit::{Report, Setting, Trial, battery, play};

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

/// So many rounds of the battery find nothing, and see at least so many games.
fn passes_the_battery<G: Trial>(rounds: u64, least_games: u64) {
    let report = battery::<G>(rounds).unwrap_or_else(|finding| panic!("{finding}"));
    // A battery that saw nothing proves nothing.
    assert!(report.games >= least_games, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}

#[test]
fn happiness_passes_the_battery() {
    passes_the_battery::<Happiness>(ROUNDS, 100);
}

#[test]
fn preference_passes_the_battery() {
    passes_the_battery::<Preference>(ROUNDS_OF_TEAMS, 42);
}

#[test]
fn colours_passes_the_battery() {
    passes_the_battery::<Colours>(ROUNDS_OF_COLOURS, 32);
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
    passes_the_battery::<Image>(ROUNDS_OF_IMAGES, 32);
}

#[test]
fn personality_passes_the_battery() {
    passes_the_battery::<Personality>(ROUNDS_OF_MASKS, 20);
}
