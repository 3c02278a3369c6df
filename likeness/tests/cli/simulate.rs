//! Programs that play many games.

use crate::program::likeness;

/// All but the speed, which is never twice the same.
fn summary(arguments: &[&str]) -> String {
    let told = likeness(&[&["simulate", "happiness", "--games", "200"], arguments].concat()).worked();
    told.lines().filter(|line| !line.starts_with("speed: ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_same_seed_gives_the_same_summary_whatever_the_threads() {
    let one = summary(&["--seats", "3", "--seed", "7"]);
    assert_eq!(one, summary(&["--seats", "3", "--seed", "7", "--threads", "2"]));
    assert_eq!(one, summary(&["--seats", "3", "--seed", "7", "--threads", "5"]));
    assert_ne!(one, summary(&["--seats", "3", "--seed", "8"]).replace("seed 8", "seed 7"));
    assert!(one.starts_with("The Game of Happiness: 200 games of 3 seats, seed 7\n"), "{one}");
}

#[test]
fn house_rules_are_played_and_blind_play_earns_what_blind_play_earns() {
    let told =
        summary(&["--seats", "2", "--option", "cards=3", "--option", "turns_each=3", "-o", "help=none"]);
    let row = |name: &str| -> Vec<f64> {
        let line = told.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{told}"));
        line.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect()
    };
    assert_eq!(row("perfect"), [36.0, 0.0, 36.0, 36.0]);
    assert_eq!(row("turns"), [6.0, 0.0, 6.0, 6.0]);
    // GH-12: six turns at 1 + 3/3! each. The mean of 200 games lies within four of its standard errors.
    let (score, blind) = (row("score"), row("blind"));
    assert_eq!(blind[0], 9.0);
    assert!((score[0] - blind[0]).abs() < 4.0 * score[1] / 200f64.sqrt(), "{told}");
}

#[test]
fn what_cannot_be_played_is_explained() {
    likeness(&["simulate", "happiness", "--seats", "11"]).failed(1, "this game is for 2 to 10 players");
    likeness(&["simulate", "happiness", "-o", "tea=2"]).failed(1, "unknown field `tea`");
    likeness(&["simulate", "happiness", "-o", "cards=9"]).failed(1, "a turn has three to seven cards");
}

#[test]
fn teams_are_simulated_as_they_usually_sit() {
    let arguments = ["simulate", "preference", "--games", "20", "--seats", "6", "-o", "board=short"];
    let told = likeness(&arguments).worked();
    assert!(told.starts_with("Personal Preference: 20 games of 6 seats, seed 0\n"), "{told}");
    let first = told.lines().find(|line| line.starts_with("first")).unwrap_or_else(|| panic!("{told}"));
    let least: f64 = first.split_whitespace().nth(3).unwrap().parse().unwrap();
    // PP-21: whoever has won came to Finish.
    assert!(least >= 20.0, "{told}");
    likeness(&["simulate", "preference", "--seats", "25"]).failed(1, "this game is for 2 to 24 players");
}

#[test]
fn ballots_are_simulated_up_to_the_last_space() {
    let arguments = ["simulate", "colours", "--games", "20", "--seats", "5", "-o", "goal=20"];
    let told = likeness(&arguments).worked();
    assert!(told.starts_with("True Colours: 20 games of 5 seats, seed 0\n"), "{told}");
    let first = told.lines().find(|line| line.starts_with("first")).unwrap_or_else(|| panic!("{told}"));
    let least: f64 = first.split_whitespace().nth(3).unwrap().parse().unwrap();
    // TC-18: from space 1 it takes nineteen points to space 20.
    assert!(least >= 19.0, "{told}");
    // TC-8: playing without numbers changes no points.
    let hidden = likeness(&[&arguments[..], &["-o", "counts=outcome_only"]].concat()).worked();
    assert_eq!(hidden.lines().next(), told.lines().next());
    likeness(&["simulate", "colours", "--seats", "7"]).failed(1, "this game is for 3 to 6 players");
    likeness(&["simulate", "colours", "-o", "goal=40"]).failed(1, "the last space is one of 12 to 36");
}

#[test]
fn masks_are_simulated_to_the_end_of_the_path() {
    let arguments = ["simulate", "personality", "--games", "20", "--seats", "5", "-o", "board=short"];
    let told = likeness(&arguments).worked();
    assert!(told.starts_with("Personality: 20 games of 5 seats, seed 0\n"), "{told}");
    let least = |name: &str| -> f64 {
        let row = told.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{told}"));
        row.split_whitespace().nth(3).unwrap().parse().unwrap()
    };
    // PE-24: whoever has won came to the end of the path.
    assert!(least("winners") >= 1.0 && least("first") >= 16.0, "{told}");
    likeness(&["simulate", "personality", "--seats", "2"]).failed(1, "this game is for 3 to 6 players");
}
