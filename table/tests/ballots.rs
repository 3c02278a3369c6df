//! TC-8 where it is stored: votes lie shut in the journal, survive a crash, and cannot be opened once they
//! are counted.

use std::{fs, path::Path, sync::Arc};

use journal::{Journal, KeyChanges, MemoryJournal, NewRecord, Seq, SqliteJournal};
use rules::{
    GameKind, Sealed, Seat,
    colours::{Command as Move, PhaseView, Symbol, View},
};
use table::{Command, GameCommand, GameOptions, GameView, TableView, export};

use crate::support::{Evening, id, refused};

const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

/// Who votes for whom, seat by seat, and another way to the same count.
const BALLOTS: [[u8; 2]; 4] = [[1, 2], [2, 3], [3, 3], [0, 2]];
const OTHERS: [[u8; 2]; 4] = [[2, 3], [3, 2], [0, 3], [2, 1]];

fn colours(view: &TableView) -> &View {
    match &view.game.as_ref().expect("a game is being played").view {
        GameView::Colours(view) => view,
        _ => panic!("another game is being played"),
    }
}

fn played(play: Move) -> Command {
    Command::Play { play: GameCommand::Colours(play) }
}

fn votes(ballot: [u8; 2]) -> Vec<Seat> {
    ballot.map(Seat).into()
}

/// Four at a table at which a question lies open.
async fn question(journal: Arc<dyn Journal>) -> Evening {
    let evening = Evening::over(journal, &NAMES).await;
    let options = GameOptions::default_of(GameKind::Colours);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, played(Move::TurnQuestion)).await.unwrap();
    evening
}

async fn vote(evening: &Evening, ballots: &[[u8; 2]]) {
    for (guest, ballot) in ballots.iter().enumerate() {
        evening.does(guest, played(Move::CastBallot { votes: Sealed::new(votes(*ballot)) })).await.unwrap();
    }
}

// P5: a print of a ballot would tell it to whoever tries all ballots.
#[tokio::test(start_paused = true)]
async fn what_a_named_ballot_says_is_remembered_and_not_stored() {
    let evening = question(Arc::new(MemoryJournal::new())).await;
    let ballot = |votes_for| played(Move::CastBallot { votes: Sealed::new(votes(votes_for)) });
    let sent = |votes_for| table::Sent { command: ballot(votes_for), id: id("vote"), seen: None };
    evening.send(0, sent(BALLOTS[0])).await.unwrap();
    let another = table::Refusal::AnotherCommand;
    assert_eq!(evening.send(0, sent(OTHERS[0])).await, refused(another));
    let records = evening.records().await;
    let record = records.iter().find(|record| record.payload.contains("\"vote\"")).unwrap();
    assert!(!record.payload.contains("print"), "{}", record.payload);
    let turned = table::Sent { command: Command::Lock, id: id("lock"), seen: None };
    evening.send(0, turned).await.unwrap();
    let records = evening.records().await;
    assert!(records.last().unwrap().payload.contains("print"), "while that of any other command is");
}

async fn predict(evening: &Evening, guests: std::ops::Range<usize>) {
    for guest in guests {
        evening.does(guest, played(Move::MakePrediction { prediction: Symbol::PlusMinus })).await.unwrap();
    }
}

async fn keys(evening: &Evening) -> usize {
    evening.journal.keys(evening.table.code().table_id()).await.unwrap().len()
}

/// What was voted, sorted by colour.
fn count(view: &TableView) -> Vec<Seat> {
    let mut cards = colours(view).last_round.as_ref().unwrap().cards.clone().unwrap();
    cards.sort_unstable();
    cards
}

fn bytes_in(folder: &Path) -> Vec<u8> {
    fs::read_dir(folder).unwrap().flat_map(|file| fs::read(file.unwrap().path()).unwrap()).collect()
}

// TC-8
#[tokio::test]
async fn votes_lie_shut_and_the_key_of_a_counted_round_is_in_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let evening = question(journal.clone()).await;
    assert_eq!(keys(&evening).await, 0, "there is nothing to shut yet");
    vote(&evening, &BALLOTS).await;
    let stored = journal.keys(evening.table.code().table_id()).await.unwrap();
    let [(_, key)] = &stored[..] else { panic!("the round has one key") };
    let has_key = || bytes_in(folder.path()).windows(32).any(|window| window == key.bytes());
    assert!(has_key(), "a crash now would lose no vote");
    for record in evening.records().await {
        assert!(!record.payload.contains(r#""open""#), "{}", record.payload);
    }
    predict(&evening, 0..4).await;
    assert_eq!(count(&*evening.stage().await), [0, 1, 2, 2, 2, 3, 3, 3].map(Seat));
    assert_eq!(keys(&evening).await, 0);
    assert!(!has_key(), "not in the database and not in its log");
}

// TC-8
#[tokio::test]
async fn a_crash_between_vote_and_count_loses_no_vote() {
    let evening = question(Arc::new(MemoryJournal::new())).await;
    vote(&evening, &BALLOTS[..3]).await;
    let after = evening.elsewhere();
    let view = after.view(1).await;
    let PhaseView::Voting { ballot, voted, .. } = &colours(&view).phase else { panic!("all vote") };
    assert_eq!(
        (ballot.clone(), voted.len()),
        (Some(votes(BALLOTS[1])), 3),
        "one's own votes are as one left them"
    );
    after.does(3, played(Move::CastBallot { votes: Sealed::new(votes(BALLOTS[3])) })).await.unwrap();
    let after = after.elsewhere();
    predict(&after, 0..2).await;
    let after = after.elsewhere();
    predict(&after, 2..4).await;
    assert_eq!(count(&*after.stage().await), [0, 1, 2, 2, 2, 3, 3, 3].map(Seat));
    assert_eq!(keys(&after).await, 0);
}

// TC-8
#[tokio::test]
async fn the_record_of_a_counted_round_tells_the_same_whoever_voted_for_whom() {
    let mut told = Vec::new();
    for ballots in [BALLOTS, OTHERS] {
        let code = "KR7WQ4".parse().unwrap();
        let evening = Evening::at(code, &NAMES, |number| format!("{number:032x}").parse().unwrap()).await;
        let options = GameOptions::default_of(GameKind::Colours);
        evening.does(0, Command::ChooseGame { options }).await.unwrap();
        evening.does(0, Command::StartGame).await.unwrap();
        evening.does(0, played(Move::TurnQuestion)).await.unwrap();
        vote(&evening, &ballots).await;
        predict(&evening, 0..4).await;
        // What a shut vote looks like is chance and nothing else; only its length could tell something.
        let record = |record: journal::Record| {
            let mut payload: serde_json::Value = serde_json::from_str(&record.payload).unwrap();
            let events = payload["events"].as_array_mut().unwrap();
            for shut in events.iter_mut().filter_map(|event| event["play"]["event"].get_mut("ballot")) {
                *shut = shut["closed"].as_str().expect("a vote is shut").len().into();
            }
            payload.to_string()
        };
        let records: Vec<String> = evening.records().await.into_iter().map(record).collect();
        let mut views = Vec::new();
        for guest in 0..4 {
            views.push(serde_json::to_string(&*evening.view(guest).await).unwrap());
        }
        told.push((records, views, serde_json::to_string(&*evening.stage().await).unwrap()));
    }
    assert!(told[0].0.iter().any(|record| record.contains("ballot_cast")), "there are votes in the record");
    assert_eq!(told[0], told[1]);
}

// TC-8
#[tokio::test]
async fn a_round_that_comes_to_nothing_takes_its_key_with_it() {
    let evening = question(Arc::new(MemoryJournal::new())).await;
    vote(&evening, &BALLOTS[..2]).await;
    assert_eq!(keys(&evening).await, 1);
    evening.does(0, Command::BreakOff).await.unwrap();
    assert_eq!(keys(&evening).await, 0);

    let evening = question(Arc::new(MemoryJournal::new())).await;
    vote(&evening, &BALLOTS[..2]).await;
    for guest in [3, 2] {
        evening.does(guest, Command::Leave).await.unwrap();
    }
    assert!(evening.stage().await.game.as_ref().unwrap().over, "two are too few");
    assert_eq!(keys(&evening).await, 0);
}

#[tokio::test]
async fn every_round_has_a_key_of_its_own() {
    let evening = question(Arc::new(MemoryJournal::new())).await;
    let table = evening.table.code().table_id();
    let mut seen = Vec::new();
    for round in 0..3 {
        if round > 0 {
            let reader = match &colours(&*evening.stage().await).phase {
                PhaseView::RoundOver { reader: Some(reader), .. } => usize::from(reader.0),
                phase => panic!("a round is over, not {phase:?}"),
            };
            evening.does(reader, played(Move::TurnQuestion)).await.unwrap();
        }
        vote(&evening, &BALLOTS).await;
        seen.extend(evening.journal.keys(table).await.unwrap());
        predict(&evening, 0..4).await;
    }
    assert_eq!(seen.len(), 3);
    seen.dedup_by(|one, other| one.0 == other.0 || one.1 == other.1);
    assert_eq!(seen.len(), 3, "no id and no key comes twice");
}

// TC-8
#[tokio::test]
async fn an_export_has_neither_votes_nor_what_they_are_shut_in() {
    let evening = question(Arc::new(MemoryJournal::new())).await;
    vote(&evening, &BALLOTS).await;
    for counted in [false, true] {
        if counted {
            predict(&evening, 0..4).await;
        }
        let export = export(&*evening.journal, evening.table.code()).await.unwrap();
        let text = serde_json::to_string(&export).unwrap();
        assert!(text.contains("ballot_cast") && !text.contains(r#""closed""#) && !text.contains(r#""open""#));
    }
}

/// A key that was stored and is lost, by whatever mishap, loses those votes and not the table.
#[tokio::test]
async fn votes_whose_key_is_lost_can_be_cast_again() {
    let evening = question(Arc::new(MemoryJournal::new())).await;
    vote(&evening, &BALLOTS[..2]).await;
    let table = evening.table.code().table_id();
    let (id, _) = evening.journal.keys(table).await.unwrap().remove(0);
    let burnt = KeyChanges { made: vec![], burnt: vec![id] };
    evening.journal.append_with(table, evening.seq().await, Vec::<NewRecord>::new(), burnt).await.unwrap();
    let after = evening.elsewhere();
    let view = after.view(0).await;
    let PhaseView::Voting { ballot, .. } = &colours(&view).phase else { panic!("all vote") };
    assert_eq!(*ballot, None);
    vote(&after, &BALLOTS).await;
    predict(&after, 0..4).await;
    assert_eq!(count(&*after.stage().await), [0, 1, 2, 2, 2, 3, 3, 3].map(Seat));
    assert!(after.seq().await > Seq(0));
}
