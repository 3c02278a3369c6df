//! One game of each, written down for review, and a journal of each that must stay readable.

use std::{fs, path::PathBuf};

use rules::{
    Eyes, Game,
    happiness::{Event, Happiness, Help, Options, PhaseView, Supply},
};
use serde::Deserialize;
use testkit::{Setting, matches_file, playthrough};

fn file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../playthroughs")).join(name)
}

#[test]
fn happiness_plays_as_it_did() {
    let options = Options { cards: 4, help: Help::OneFaceUp, ..Options::default() };
    let text = playthrough(&Setting::<Happiness> { options, seating: 3.into(), seed: 1 });
    matches_file(&text, &file("happiness.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

/// The first line of a sample journal: how the game was opened.
#[derive(Deserialize)]
struct Opening {
    options: Options,
    seats: usize,
    supply: Supply,
}

/// The stored name of an event. A new variant does not compile until it is here, and then must be in the sample.
fn stored_name(event: &Event) -> &'static str {
    match event {
        Event::TurnBegan { .. } => "turn_began",
        Event::TokenLaid { .. } => "token_laid",
        Event::TokenTakenBack { .. } => "token_taken_back",
        Event::RankingSealed { .. } => "ranking_sealed",
        Event::GuessLaid { .. } => "guess_laid",
        Event::GuessTakenBack { .. } => "guess_taken_back",
        Event::GuessAgreedTo { .. } => "guess_agreed_to",
        Event::AgreementWithdrawn { .. } => "agreement_withdrawn",
        Event::TurnRevealed { .. } => "turn_revealed",
        Event::TurnSkipped { .. } => "turn_skipped",
        Event::SeatWentAway { .. } => "seat_went_away",
        Event::SeatCameBack { .. } => "seat_came_back",
        Event::SeatLeft { .. } => "seat_left",
        Event::SeatJoined { .. } => "seat_joined",
        Event::GameFinished => "game_finished",
    }
}

/// How many names `stored_name` knows.
const STORED_NAMES: usize = 15;

/// The sample is never written anew: journals like it lie on people's disks. A new variant is added to it by hand.
#[test]
fn a_journal_of_happiness_can_still_be_read() {
    let sample = fs::read_to_string(file("happiness.events.jsonl")).expect("the sample is in the repository");
    let mut lines = sample.lines();
    let opening: Opening = serde_json::from_str(lines.next().expect("a first line")).expect("an opening");
    let seating = opening.seats.into();
    Happiness::admit(&opening.options, &seating, &opening.supply).expect("the sample was admitted");
    let mut state = Happiness::opening(&opening.options, &seating, opening.supply);
    let mut names = Vec::new();
    for line in lines {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert!(line.starts_with(&format!(r#"{{"type":"{}""#, stored_name(&event))), "{line}");
        assert_eq!(serde_json::to_string(&event).expect("events are stored as JSON"), line);
        names.push(stored_name(&event));
        Happiness::evolve(&mut state, &event);
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), STORED_NAMES, "the sample has {names:?}");

    let view = Happiness::view(&state, Eyes::Everyone);
    assert_eq!(view.phase, PhaseView::Over);
    assert_eq!((view.score.points, view.score.perfect), (7, 12));
    let cards: usize = Happiness::pack_up(&state).piles.values().map(|pile| pile.shown().len()).sum();
    assert_eq!(cards, 9, "three turns of three cards began");
}
