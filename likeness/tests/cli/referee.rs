//! Games from files, judged by the rules.

use std::{fs, process::Stdio};

use serde_json::Value;

use super::program::{Ran, command, likeness, likeness_reading, ran};

/// Where the sample games lie.
const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

fn sample(name: &str) -> String {
    format!("{SAMPLES}/{name}.jsonl")
}

#[test]
fn sample_games_go_as_they_say() {
    let samples: Vec<_> = fs::read_dir(SAMPLES).unwrap().map(|file| file.unwrap().path()).collect();
    for file in &samples {
        likeness(&["referee", file.to_str().unwrap()]).worked();
    }
    assert!(samples.len() >= 16, "{samples:?}");
}

#[test]
fn the_example_in_the_help_is_a_game() {
    let help = likeness(&["referee", "--help"]).worked();
    let lines: Vec<&str> = help.lines().map(str::trim).filter(|line| line.starts_with('{')).collect();
    assert_eq!(lines.len(), 6, "{help}");
    likeness_reading(&["referee", "-"], &lines.join("\n")).worked();
}

#[test]
fn gh_8_a_perfect_turn_doubles_and_the_end_tells_the_score() {
    let told = likeness(&["referee", &sample("whole_game")]).worked();
    assert!(told.starts_with("The Game of Happiness for 3 seats, seed 7\n"), "{told}");
    assert!(told.contains(
        "  24  seat 2: agree_to_guess edition 5 → seat 2 agrees; revealed: 5 of 5 right, 10 points\n"
    ));
    assert!(told.ends_with("The game is over: 3 turns, score 12, perfect 30, blind 3.12.\n"), "{told}");
}

#[test]
fn cards_are_told_in_the_language_asked_for() {
    let english = likeness(&["referee", &sample("whole_game")]).worked();
    let french = likeness(&["referee", "--lang", "fr", &sample("whole_game")]).worked();
    assert!(english.contains("“Fresh sheets on your bed”") && !french.contains("Fresh sheets"));
    assert!(french.contains("“Des draps tout propres dans ton lit”"), "{french}");
}

#[test]
fn programs_get_one_object_a_line_and_views_on_demand() {
    let objects = |arguments: &[&str]| -> Vec<Value> {
        let text = likeness(arguments).worked();
        text.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
    };
    let told = objects(&["referee", "--json", &sample("one_face_up")]);
    assert_eq!((&told[0]["game"], &told[0]["options"]["cards"]), (&"happiness".into(), &4.into()));
    assert_eq!((&told[1]["line"], &told[1]["seat"]), (&3.into(), &0.into()));
    assert_eq!(told[7]["refused"]["reason"], "token_face_up");
    assert_eq!(told.last().unwrap()["outcome"]["score"], 8.0);
    let viewed = objects(&["referee", "--json", "--views", &sample("one_face_up")]);
    let views = viewed[2]["views"].as_array().unwrap();
    assert_eq!(views.len(), 3, "everyone and two seats");
    assert!(views.iter().all(|seen| seen["view"]["phase"]["phase"] == "ranking"));
    let brief = likeness(&["referee", "--views", &sample("one_face_up")]).worked();
    assert!(brief.contains("\n      everyone: {") && brief.contains("\n      seat 1: {"), "{brief}");
}

#[test]
fn the_same_seed_draws_the_same_cards_and_another_one_others() {
    let game = |seed: u64| {
        let lines = format!(
            "{{\"game\":\"happiness\",\"seats\":2,\"seed\":{seed}}}\n\
             {{\"seat\":0,\"do\":{{\"do\":\"draw_cards\"}}}}"
        );
        let told = likeness_reading(&["referee", "-"], &lines).worked();
        told.lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

const SETUP: &str = r#"{"game": "happiness", "seats": 2, "options": {"cards": 3}}"#;
const DRAW: &str = r#"{"seat": 0, "do": {"do": "draw_cards"}}"#;

fn referee(lines: &[&str]) -> Ran {
    likeness_reading(&["referee", "-"], &lines.join("\n"))
}

#[test]
fn an_unexpected_refusal_is_named_with_its_line() {
    let ran = referee(&[SETUP, "", "# twice", DRAW, DRAW]);
    let told =
        ran.failed(1, "stdin:5: refused, because the cards are on the table already (cards_already_drawn)");
    assert!(told.stderr.ends_with("likeness: one thing did not go as the file says\n"), "{told:?}");
    assert!(told.stdout.contains("   5  seat 0: draw_cards → refused: the cards are on the table already"));
}

#[test]
fn an_expectation_that_is_not_met_is_named_with_its_line() {
    let wrong = |line: &str| referee(&[SETUP, DRAW, line]);
    wrong(r#"{"expect_refused": "game_over"}"#)
        .failed(1, "stdin:3: accepted, not refused for the reason game_over");
    wrong(r#"{"expect": {"view": {"turn": 2}}}"#).failed(1, "stdin:3: view.turn is 1, not 2");
    wrong(r#"{"expect": {"events": []}}"#).failed(1, "stdin:3: events is [");
    wrong(r#"{"expect": {"outcome": {"fun": 1}}}"#).failed(1, "stdin:3: there is no outcome.fun");
    let both = referee(&[SETUP, DRAW, &DRAW.replace("}}", r#"}, "expect_refused": "game_over"}"#)]);
    both.failed(1, "stdin:3: refused for the reason cards_already_drawn, not game_over");
}

#[test]
fn malformed_lines_are_all_named_and_nothing_is_played() {
    let ran = referee(&[
        SETUP,
        "draw, please",
        r#"{"seat": 0}"#,
        r#"{"seat": 0, "do": {"do": "dance"}}"#,
        r#"{"notice": {"bored": 1}}"#,
        r#"{"seat": 0, "do": {"do": "draw_cards"}, "drawn": ["jokers"]}"#,
    ]);
    for line in 2..=6 {
        assert!(ran.stderr.contains(&format!("stdin:{line}: ")), "{ran:?}");
    }
    assert_eq!(ran.stdout, "");
    ran.failed(1, "5 things did not go as the file says");
    referee(&[]).failed(1, "stdin:1: there is no game in it");
    referee(&[DRAW]).failed(1, "stdin:1: not understood");
    referee(&[&SETUP.replace("cards", "tea")]).failed(1, "stdin:1: no such options: unknown field `tea`");
    referee(&[&SETUP.replace("happiness", "chess")]).failed(1, "unknown variant `chess`");
    referee(&[&SETUP.replace('2', "1"), DRAW]).failed(1, "stdin:2: there is no game to play");
    let sets = SETUP.replace(r#""cards": 3"#, r#""sets": ["velvet"]"#);
    referee(&[&sets]).failed(1, "velvet");
}

/// A file may tell of a game that was played before a card was taken out of the decks.
#[test]
fn a_card_that_is_dealt_no_more_is_drawn_where_the_file_says_so() {
    let setup = r#"{"game": "colours", "seats": 3, "options": {"goal": 12}}"#;
    let draw = r#"{"seat": 0, "do": {"do": "turn_question"}, "drawn": ["tru-004"]}"#;
    let told = referee(&[setup, draw]).worked();
    assert!(told.contains("“Who turns up on time even for their own surprise party?”"), "{told}");
}

#[test]
fn only_cards_that_could_have_come_are_drawn() {
    let drawn = |cards: &str| referee(&[SETUP, &DRAW.replace("}}", &format!("}}, \"drawn\": {cards}}}"))]);
    assert!(drawn(r#"["hom-001", "eat-001", "out-001"]"#).worked().contains("0 “Fresh sheets on your bed”"));
    drawn(r#"["hom-001", "eat-001"]"#).failed(1, "stdin:2: 3 cards are drawn, not 2");
    drawn(r#"["hom-001", "eat-001", "zzz-001"]"#).failed(1, "stdin:2: zzz-001 is not in the box");
    drawn(r#"["hom-001", "eat-001", "eat-001"]"#).failed(1, "stdin:2: eat-001 is drawn twice");
    // GH-4
    drawn(r#"["hom-001", "eat-001", "eat-002"]"#)
        .failed(1, "stdin:2: eat-002 is the second card from its category");
    // GH-13
    let draw = DRAW.replace("}}", r#"}, "drawn": ["hom-001", "eat-001", "out-001"]}"#);
    let ran = referee(&[SETUP, &draw, r#"{"notice": {"skip": 0}}"#, &draw]);
    ran.failed(1, "stdin:4: hom-001 has been shown, and other cards have not");
    let seal = r#"{"notice": {"away": 1}, "drawn": []}"#;
    referee(&[SETUP, seal]).failed(1, "stdin:2: a line has `seat` and `do`, or `notice`");
}

#[test]
fn only_cards_that_could_have_come_lie_on_the_board() {
    let setup = r#"{"game": "preference", "seats": 2}"#;
    let choose = |cards: &str| {
        format!(r#"{{"seat": 0, "do": {{"do": "choose_category", "category": "food"}}, "drawn": {cards}}}"#)
    };
    let drawn = |cards: &str| referee(&[setup, &choose(cards)]);
    let good = choose(r#"["foo-001", "foo-002", "foo-003", "foo-004"]"#);
    assert!(referee(&[setup, &good]).worked().contains("0 “Raw oysters”"));
    drawn(r#"["foo-001"]"#).failed(1, "stdin:2: 4 cards are drawn, not 1");
    drawn(r#"["foo-001", "foo-002", "foo-003", "act-001"]"#)
        .failed(1, "stdin:2: act-001 is not in the box foo");
    drawn(r#"["foo-001", "foo-002", "foo-003", "foo-001"]"#)
        .failed(1, "stdin:2: foo-001 lies on the board already");
    let put_back = |card: &str| {
        format!(r#"{{"seat": 0, "do": {{"do": "put_back_card", "card": "foo-001"}}, "drawn": ["{card}"]}}"#)
    };
    referee(&[setup, &good, &put_back("foo-005")]).worked();
    referee(&[setup, &good, &put_back("foo-001")]).failed(1, "stdin:3: foo-001 lies on the board already");
    // PP-9: what has been put back is at the back of the box.
    let back = put_back("foo-001").replace(r#""card": "foo-001""#, r#""card": "foo-002""#);
    referee(&[setup, &good, &put_back("foo-005"), &back])
        .failed(1, "stdin:4: foo-001 has been played, and other cards have not");
}

#[test]
fn only_questions_that_could_have_come_are_asked() {
    let setup = r#"{"game": "colours", "seats": 3}"#;
    let turn = |cards: &str| format!(r#"{{"seat": 0, "do": {{"do": "turn_question"}}, "drawn": {cards}}}"#);
    let told = referee(&[setup, &turn(r#"["tru-007"]"#)]).worked();
    assert!(told.contains("seat 0 reads: “Who would make a splendid spy?”"), "{told}");
    referee(&[setup, &turn("[]")]).failed(1, "stdin:2: 1 question is drawn, not 0");
    referee(&[setup, &turn(r#"["hom-001"]"#)]).failed(1, "stdin:2: hom-001 is not in the pile");
    // TC-17
    let put_back = r#"{"seat": 1, "do": {"do": "put_back_question"}, "drawn": ["tru-007"]}"#;
    referee(&[setup, &turn(r#"["tru-007"]"#), put_back])
        .failed(1, "stdin:3: tru-007 has been asked, and other questions have not");
    let pick = r#"{"game": "colours", "seats": 3, "options": {"questions": "picked"}}"#;
    referee(&[pick, &turn(r#"["tru-001", "tru-002"]"#)]).failed(1, "stdin:2: 3 questions are drawn, not 2");
    referee(&[pick, &turn(r#"["tru-001", "tru-002", "tru-001"]"#)])
        .failed(1, "stdin:2: tru-001 is drawn twice");
}

#[test]
fn tc_8_the_referee_tells_no_votes() {
    let told = likeness(&["referee", &sample("colours_round")]).worked();
    let outcomes = told.lines().filter_map(|line| line.split_once(" → ")).map(|(_, outcome)| outcome);
    assert!(outcomes.clone().any(|outcome| outcome == "seat 1 votes"), "{told}");
    assert!(outcomes.clone().any(|outcome| outcome.contains("counted: seat 0 ±")), "{told}");
}

#[test]
fn only_cards_that_could_have_come_are_dealt() {
    let setup = r#"{"game": "personality", "seats": 3}"#;
    let deal = |cards: &[&str]| {
        let cards = serde_json::to_string(cards).unwrap();
        referee(&[setup, &format!(r#"{{"seat": 0, "do": {{"do": "deal_cards"}}, "drawn": {cards}}}"#)])
    };
    let numbered: Vec<String> = ["hom", "eat", "ppl"]
        .iter()
        .flat_map(|pile| (1..=7).map(move |nth| format!("{pile}-{nth:03}")))
        .collect();
    let mut cards: Vec<&str> = numbered.iter().map(String::as_str).collect();
    assert!(deal(&cards).worked().contains("3 hands are dealt, and seat 0 begins"));
    deal(&cards[..20]).failed(1, "stdin:2: 21 cards are drawn, not 20");
    cards[20] = "zzz-001";
    deal(&cards).failed(1, "stdin:2: zzz-001 is not in the pile");
    cards[20] = "hom-001";
    deal(&cards).failed(1, "stdin:2: hom-001 is drawn twice");
}

#[test]
fn input_that_cannot_be_read_has_its_own_exit_code() {
    likeness(&["referee", "/no/such/game.jsonl"]).failed(2, "/no/such/game.jsonl cannot be read");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("latin.jsonl");
    fs::write(&file, b"# caf\xe9\n").unwrap();
    likeness(&["referee", file.to_str().unwrap()]).failed(2, "cannot be read");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = command(&["referee", "--views", &sample("whole_game")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ran = ran(child.wait_with_output().unwrap());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
}
