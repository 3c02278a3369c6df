//! A table of IMAGE whose cards are known: its record goes on with a deal that a test has thought out.

use std::{fs::File, path::Path};

use journal::{Journal, LOCK_FILE, Millis, NewRecord, Seq, SqliteJournal};
use rules::{
    CardId, Sealed, Seat,
    image::{self, Event as Play, Supply},
};
use table::{Code, Entry, Event, GameEvent, GameOptions, GameSupply, GuestId};

use crate::support::Server;

/// A deal as somebody has stacked it.
pub(crate) struct Stacked {
    pub(crate) options: image::Options,
    /// By seat, in the order in which the guests came.
    pub(crate) hands: Vec<Vec<&'static str>>,
    pub(crate) board: Vec<&'static str>,
    /// What is left to draw, in no order.
    pub(crate) deck: Vec<&'static str>,
}

impl Stacked {
    /// Deals these cards at a table where everybody sits in the lobby, while the server is down.
    pub(crate) async fn deal(&self, server: &mut Server, code: &str) {
        assert!(server.stop().success(), "the server ends as it was asked to");
        let table = code.parse::<Code>().expect("the code of a table").table_id();
        let journal = SqliteJournal::open(server.data()).expect("nobody holds the folder");
        let before = journal.read(table, Seq::START).await.expect("the record can be read");
        let payload = serde_json::to_string(&self.entry()).expect("an entry is plain data");
        let last = before.last().expect("the table has been opened").seq;
        let record = NewRecord { at: Millis::now(), payload };
        journal.append(table, last, vec![record]).await.expect("nobody else writes");
        drop(journal);
        until_free(server.data());
        server.restart();
    }

    fn entry(&self) -> Entry {
        let hands: Vec<Vec<CardId>> = self.hands.iter().map(|hand| cards(hand)).collect();
        let (board, deck) = (cards(&self.board), cards(&self.deck));
        let all = hands.iter().flatten().chain(&board).chain(&deck).copied().collect();
        let started = Event::GameStarted {
            options: GameOptions::Image(self.options.clone()),
            seats: (0..).map(GuestId).take(hands.len()).collect(),
            teams: Vec::new(),
            liveries: Vec::new(),
            supply: GameSupply::Image(Supply { cards: all }),
        };
        let dealt = [
            Play::HandsDealt { hands: Sealed::new(hands) },
            Play::BoardFilled { cards: board },
            Play::TurnBegan { player: Seat(0) },
        ];
        let dealt = dealt.map(|play| Event::Played { play: GameEvent::Image(play) });
        Entry { by: None, id: None, print: None, events: [started].into_iter().chain(dealt).collect() }
    }
}

fn cards(ids: &[&str]) -> Vec<CardId> {
    ids.iter().map(|id| id.parse().expect("the id of a card")).collect()
}

/// Waits until nobody holds the folder. A process that another test is just starting has a copy of our lock
/// for a moment, until it becomes another program.
fn until_free(folder: &Path) {
    let lock = File::open(folder.join(LOCK_FILE)).expect("a journal has been here");
    lock.lock().expect("the folder can be locked");
    // By name, because closing the file would leave copies of the lock behind.
    lock.unlock().expect("what is locked can be unlocked");
}
