//! A table in memory, at which anything may be tried.

use std::{
    cell::LazyCell,
    sync::{Arc, OnceLock},
};

use decks::Language;
use journal::{Journal, MemoryJournal, Millis, NewRecord, Seq};
use rules::GameKind;
use table::{Clock, Command, Dice, GameOptions, Hall, Key, Newcomer, Sent, Table, TableError};
use tokio::runtime::{Builder, Runtime};

/// So many lines of one input are played. More find nothing that these do not.
const MOST_LINES: usize = 24;
/// Enough for every game.
const GUESTS: usize = 4;

/// A table in the middle of a game, and the keys of its guests.
struct Scene {
    journal: Arc<MemoryJournal>,
    table: Table,
    keys: Vec<Key>,
}

fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| Builder::new_current_thread().enable_all().build().expect("a runtime"))
}

fn newcomer(number: usize) -> Newcomer {
    Newcomer { name: format!("Guest {number}"), badge: None, language: Language::En }
}

impl Scene {
    /// The same for the same game, so that what is found can be tried again.
    async fn set(game: GameKind) -> Scene {
        let journal = Arc::new(MemoryJournal::default());
        let hall = Hall::new(journal.clone(), Clock::paused(), Dice::Seeded(7));
        let keys: Vec<Key> = (0..GUESTS).map(|_| Key::random()).collect();
        let options = GameOptions::default_of(game);
        let (table, _) = hall.open(&newcomer(0), &keys[0], &options).await.expect("a table opens");
        for (number, key) in keys.iter().enumerate().skip(1) {
            table.join(&newcomer(number), key).await.expect("there is room");
        }
        let start = Sent { command: Command::StartGame, id: None, seen: None };
        table.carry_out(&keys[0], &start).await.expect("the game begins");
        Scene { journal, table, keys }
    }
}

/// Plays line after line at a table: the first byte of all says which game, the first of a line who sends it.
/// The table refuses or accepts, and is there for everybody afterwards; its journal reads as it was written.
pub(crate) fn play(bytes: &[u8], mut read: impl FnMut(&[u8]) -> Option<Sent>) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = GameKind::ALL[usize::from(*first) % GameKind::ALL.len()];
    // Most inputs cannot be read, and need no table.
    let mut scene = LazyCell::new(|| runtime().block_on(Scene::set(game)));
    for line in rest.split(|byte| *byte == b'\n').take(MOST_LINES) {
        let Some((who, line)) = line.split_first() else { continue };
        let Some(sent) = read(line) else { continue };
        let scene = LazyCell::force_mut(&mut scene);
        let key = &scene.keys[usize::from(*who) % GUESTS];
        match runtime().block_on(scene.table.carry_out(key, &sent)) {
            Ok(_) | Err(TableError::Refused(_) | TableError::NotFound) => {}
            Err(error) => panic!("{sent:?} is answered with: {error}"),
        }
    }
}

/// Writes the bytes over a table as its next record, and wakes it: it plays on or is closed for good, and the
/// table beside it does not care.
pub(crate) fn wake_with(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = GameKind::ALL[usize::from(*first) % GameKind::ALL.len()];
    runtime().block_on(async {
        let scene = Scene::set(game).await;
        let Scene { journal, table, keys } = &scene;
        let id = table.code().table_id();
        let last = Seq(journal.read(id, Seq(0)).await.expect("it reads").len() as u64);
        let record =
            NewRecord { at: Millis(1_700_000_100_000), payload: String::from_utf8_lossy(rest).into_owned() };
        journal.append(id, last, vec![record]).await.expect("it writes");
        // Another server finds it.
        let later = Hall::new(journal.clone(), Clock::paused(), Dice::Seeded(8));
        match later.table(table.code()).look(Some(&keys[0])).await {
            Ok(_) | Err(TableError::Damaged | TableError::NotFound) => {}
            Err(error) => panic!("a strange record is answered with: {error}"),
        }
        later.open(&newcomer(0), &keys[0], &GameOptions::default_of(game)).await.expect("others play on");
    });
}
