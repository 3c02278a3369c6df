//! A table with something to keep secret.

use std::{fs::File, path::Path, sync::Arc};

use decks::Language;
use journal::{LOCK_FILE, SqliteJournal};
use rules::{Slot, happiness};
use table::{
    Clock, Code, Command, Dice, GameCommand, GameOptions, GuestId, Hall, Key, Newcomer, Sent, Table,
};

/// A table in the middle of the first turn, with what must not be told about it.
pub(crate) struct Evening {
    pub(crate) code: Code,
    /// The guests' keys, each followed by its hash, and the words that only secrets stand beside.
    pub(crate) secrets: Vec<String>,
}

/// Such a table, as it is now.
pub(crate) fn evening(folder: &Path) -> Evening {
    evening_at(folder, Clock::System)
}

/// Ana and Béa sit down; the one in turn has ranked and sealed, and the guess has not been made.
pub(crate) fn evening_at(folder: &Path, clock: Clock) -> Evening {
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let evening = runtime.block_on(async {
        let journal = Arc::new(SqliteJournal::open(folder).expect("the folder is free"));
        let hall = Hall::new(journal, clock, Dice::System);
        let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
        let (ana, bea) = (Key::random(), Key::random());
        let chosen = GameOptions::Happiness(happiness::Options { cards: 3, ..Default::default() });
        let (table, host) = hall.open(&newcomer("Ana"), &ana, &chosen).await.expect("a table opens");
        assert_eq!(host, GuestId(0));
        table.join(&newcomer("Béa"), &bea).await.expect("Béa may come in");
        let link = table.invite_device(&bea).await.expect("Béa has another device");
        carry_out(&table, &ana, Command::StartGame).await;
        let mut moves = vec![happiness::Command::DrawCards];
        moves.extend(
            [2, 0, 1]
                .into_iter()
                .zip(0..)
                .map(|(card, place)| happiness::Command::LayToken { card: Slot(card), place }),
        );
        moves.push(happiness::Command::SealRanking { face_up: None });
        for command in moves {
            carry_out(&table, &ana, Command::Play { play: GameCommand::Happiness(command) }).await;
        }
        let code = table.code();
        let mut secrets: Vec<String> =
            [&ana, &bea, &link].iter().flat_map(|key| [key.to_string(), hashed(key, code)]).collect();
        secrets.extend(["\"ranking\"", "\"place\"", "\"supply\"", "\"link\"", "\"key\""].map(str::to_owned));
        Evening { code, secrets }
    });
    // The table's task goes with it, and the journal with the task.
    drop(runtime);
    until_free(folder);
    // A journal that is opened and closed without a reader leaves everything in the database file, where
    // tests look.
    drop(SqliteJournal::open(folder).expect("the folder is free"));
    until_free(folder);
    evening
}

/// Waits until nobody holds the folder. A process that another test is just starting has a copy of our lock
/// for a moment, until it becomes another program.
fn until_free(folder: &Path) {
    let lock = File::open(folder.join(LOCK_FILE)).expect("a journal has been here");
    lock.lock().expect("the folder can be locked");
    // By name, because closing the file would leave copies of the lock behind.
    lock.unlock().expect("what is locked can be unlocked");
}

async fn carry_out(table: &Table, key: &Key, command: Command) {
    table.carry_out(key, &Sent { command, id: None, seen: None }).await.expect("it is time for that");
}

/// The hash as the journal stores it.
fn hashed(key: &Key, code: Code) -> String {
    let stored = serde_json::to_value(key.hash(code)).expect("a hash is plain data");
    stored.as_str().expect("it is stored as text").to_owned()
}
