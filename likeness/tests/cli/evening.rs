//! A table with something to keep secret.

use std::{path::Path, sync::Arc};

use decks::Language;
use journal::SqliteJournal;
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

/// Ana and Béa sit down; the one in turn has ranked and sealed, and the guess has not been made.
pub(crate) fn evening_at(folder: &Path, clock: Clock) -> Evening {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let journal = Arc::new(SqliteJournal::open(folder).unwrap());
        let hall = Hall::new(journal, clock, Dice::System);
        let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
        let (ana, bea) = (Key::random(), Key::random());
        let chosen = GameOptions::Happiness(happiness::Options { cards: 3, ..Default::default() });
        let (table, host) = hall.open(&newcomer("Ana"), &ana, &chosen).await.unwrap();
        assert_eq!(host, GuestId(0));
        table.join(&newcomer("Béa"), &bea).await.unwrap();
        let link = table.invite_device(&bea).await.unwrap();
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
    })
}

/// The same, now.
pub(crate) fn evening(folder: &Path) -> Evening {
    evening_at(folder, Clock::System)
}

async fn carry_out(table: &Table, key: &Key, command: Command) {
    table.carry_out(key, &Sent { command, id: None, seen: None }).await.unwrap();
}

/// The hash as the journal stores it.
fn hashed(key: &Key, code: Code) -> String {
    serde_json::to_value(key.hash(code)).unwrap().as_str().unwrap().to_owned()
}
