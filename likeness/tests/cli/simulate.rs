//! Programs that play many games.

use super::program::likeness;

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
    likeness(&["simulate", "happiness", "-o", "cards=10"]).failed(1, "a turn has three to nine cards");
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

/// The row of that name among those with a share, an interval and what would be even, in per cent.
fn share(told: &str, name: &str) -> [f64; 4] {
    let row = told.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{told}"));
    let numbers = row[name.len()..].split_whitespace().filter_map(|word| word.parse().ok());
    numbers.collect::<Vec<f64>>().try_into().unwrap_or_else(|row| panic!("{row:?} in {told}"))
}

#[test]
fn levels_play_against_each_other_and_move_on_by_one_seat() {
    let arguments = ["simulate", "colours", "--games", "12", "--seats", "3", "-o", "goal=12"];
    let told = likeness(&[&arguments[..], &["--players", "sharp,random,easy"]].concat()).worked();
    assert!(told.contains("\nplayers: sharp,random,easy\n"), "{told}");
    let shares = ["random", "easy", "sharp"].map(|kind| share(&told, kind));
    assert!((shares.iter().map(|[share, ..]| share).sum::<f64>() - 100.0).abs() < 0.2, "{told}");
    for [share, low, high, even] in shares {
        assert!(low <= share && share <= high && even == 33.3, "{told}");
    }
    let seats = ["seat 0", "seat 1", "seat 2"].map(|seat| share(&told, seat)[0]);
    assert!((seats.iter().sum::<f64>() - 100.0).abs() < 0.2, "{told}");
    assert!(told.contains("Held likely, and came true, in per cent:\neasy "), "{told}");
    // A table of one kind wins whatever there is to win.
    let alike = likeness(&[&arguments[..], &["--players", "normal"]].concat()).worked();
    assert_eq!(share(&alike, "normal")[0], 100.0, "{alike}");
}

#[test]
fn levels_play_alone_and_in_teams() {
    let arguments = ["simulate", "preference", "--games", "4", "-o", "board=short"];
    let alone =
        likeness(&[&arguments[..], &["--seats", "3", "--players", "sharp,easy,random"]].concat()).worked();
    assert_eq!(share(&alone, "sharp")[3], 33.3, "{alone}");
    let teams =
        likeness(&[&arguments[..], &["--seats", "4", "--players", "easy,random,easy,random"]].concat())
            .worked();
    assert_eq!(share(&teams, "easy")[3], 50.0, "{teams}");
    // PP-1: teammates win together, and sit on every other seat.
    assert_eq!(share(&teams, "seat 0"), share(&teams, "seat 2"), "{teams}");
}

#[test]
fn a_game_that_is_played_together_is_measured_against_perfection_and_luck() {
    let told = summary(&["--seats", "3", "-o", "cards=3", "--players", "easy"]);
    assert!(told.contains("% of perfect (95 % interval") && told.contains("blind luck brings"), "{told}");
    assert!(!told.contains("share of wins"), "{told}");
    assert_eq!(told, summary(&["--seats", "3", "-o", "cards=3", "--players", "easy", "--threads", "3"]));
}

#[test]
fn who_cannot_play_is_explained() {
    likeness(&["simulate", "image", "--players", "sharp,easy"])
        .failed(1, "there are 4 seats, but 2 players are named");
    likeness(&["simulate", "image", "--players", "wise"]).failed(2, "`wise` is no kind of player");
}
