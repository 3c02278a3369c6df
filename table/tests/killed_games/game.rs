//! Three rounds of a game at a real table over a disk that is watched.

use std::{path::Path, sync::Arc};

use faultdisk::{Disk, History};
use journal::{Journal, KeyId, Seq, Settings, SqliteJournal, VaultKey};
use rules::GameKind;
use table::{Accepted, Clock, Code, Command, Dice, GameOptions, GameView, Hall, Key, Sent, Table, TableView};
use tempfile::TempDir;
use testkit::Seeded;

use crate::support::{choose, id, newcomer};

pub(super) const GUESTS: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];
const ROUNDS: u16 = 3;

/// The note for a deed that begins, and for one that was answered.
pub(super) fn begun(deed: usize) -> u64 {
    deed as u64 * 2
}

pub(super) fn answered(deed: usize) -> u64 {
    deed as u64 * 2 + 1
}

/// What somebody asked of the table. The first deed opens it.
pub(super) enum Deed {
    Open,
    Join,
    Command(Sent, Accepted),
}

/// The table as it was after a deed.
pub(super) struct Moment {
    pub(super) payloads: usize,
    pub(super) keys: Vec<(KeyId, VaultKey)>,
    /// The stage's and each guest's, of those who are there.
    pub(super) views: Vec<Arc<TableView>>,
}

/// A game that was watched, with what was to be seen after each deed.
pub(super) struct KilledGame {
    pub(super) history: History,
    pub(super) code: Code,
    pub(super) keys: Vec<Key>,
    /// Who did what.
    pub(super) done: Vec<(usize, Deed)>,
    /// The table before the first deed, which is none, and after each.
    pub(super) moments: Vec<Moment>,
    pub(super) payloads: Vec<String>,
}

pub(super) fn in_memory() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

pub(super) fn hall(journal: Arc<dyn Journal>) -> Hall {
    Hall::new(journal, Clock::paused(), Dice::Seeded(7))
}

/// Waits until nobody uses a journal any more: its folder must be there as long as it is.
pub(super) async fn stop(journal: Arc<SqliteJournal>) {
    while Arc::strong_count(&journal) > 1 {
        tokio::task::yield_now().await;
    }
}

/// How many rounds, or turns in a game that has none, have begun.
fn rounds(view: &GameView) -> u16 {
    match view {
        GameView::Happiness(view) => u16::from(view.turn),
        GameView::Preference(view) => view.round,
        GameView::Colours(view) => view.round,
        GameView::Personality(view) => view.turns + 1,
        GameView::Image(view) => view.turns,
    }
}

/// A table that is being played at.
struct Playing<'d> {
    disk: &'d Disk,
    journal: Arc<SqliteJournal>,
    table: Table,
    keys: Vec<Key>,
    done: Vec<(usize, Deed)>,
    moments: Vec<Moment>,
}

impl Playing<'_> {
    async fn remember(&mut self, guest: usize, deed: Deed) {
        self.done.push((guest, deed));
        let table = self.table.code().table_id();
        let payloads = self.journal.read(table, Seq::START).await.unwrap().len();
        let keys = self.journal.keys(table).await.unwrap();
        self.moments.push(Moment { payloads, keys, views: views(&self.table, &self.keys).await });
    }

    async fn does(&mut self, guest: usize, command: Command) {
        let deed = self.done.len();
        let seen = Some(self.table.look(Some(&self.keys[guest])).await.unwrap().seq);
        let sent = Sent { command, id: id(&format!("deed-{deed}")), seen };
        self.disk.note(begun(deed));
        let accepted = self.table.carry_out(&self.keys[guest], &sent).await.unwrap();
        self.disk.note(answered(deed));
        self.remember(guest, Deed::Command(sent, accepted)).await;
    }

    async fn joins(&mut self, guest: usize) {
        let (deed, key) = (self.done.len(), Key::random());
        self.disk.note(begun(deed));
        self.table.join(&newcomer(GUESTS[guest]), &key).await.unwrap();
        self.disk.note(answered(deed));
        self.keys.push(key);
        self.remember(guest, Deed::Join).await;
    }

    /// Plays without thought until three rounds are over.
    async fn play_out(&mut self) {
        let mut chance = Seeded::new(5);
        loop {
            for guest in 0..self.keys.len() {
                let view = self.table.look(Some(&self.keys[guest])).await.unwrap();
                let game = view.game.as_ref().expect("a game is being played");
                if game.over || rounds(&game.view) > ROUNDS {
                    return;
                }
                if let Some(command) = choose(&game.view, &mut chance) {
                    self.does(guest, command).await;
                }
            }
        }
    }
}

/// What the stage and these guests see.
pub(super) async fn views(table: &Table, keys: &[Key]) -> Vec<Arc<TableView>> {
    let mut views = vec![table.look(None).await.unwrap()];
    for key in keys {
        views.push(table.look(Some(key)).await.unwrap());
    }
    views
}

fn open(folder: &Path, disk: &Disk) -> Arc<SqliteJournal> {
    let settings = Settings { onlooker: Some(disk.onlooker()), ..Settings::default() };
    Arc::new(SqliteJournal::open_with(folder, settings).unwrap())
}

impl KilledGame {
    pub(super) async fn play(kind: GameKind) -> KilledGame {
        let folder = in_memory();
        let disk = Disk::watch(folder.path());
        let journal = open(folder.path(), &disk);
        let hall = hall(journal.clone());
        let keys = vec![Key::random()];
        disk.note(begun(0));
        let options = GameOptions::default_of(kind);
        let (table, _) = hall.open(&newcomer(GUESTS[0]), &keys[0], &options).await.unwrap();
        disk.note(answered(0));
        let before = Moment { payloads: 0, keys: vec![], views: vec![] };
        let moments = vec![before];
        let mut playing = Playing { disk: &disk, journal, table, keys, done: vec![], moments };
        playing.remember(0, Deed::Open).await;
        for guest in 1..GUESTS.len() {
            playing.joins(guest).await;
        }
        playing.does(0, Command::StartGame).await;
        playing.play_out().await;
        let Playing { journal, table, keys, done, moments, .. } = playing;
        let code = table.code();
        let records = journal.read(code.table_id(), Seq::START).await.unwrap();
        let payloads = records.into_iter().map(|record| record.payload).collect();
        // The server stops, which is a moment like any other.
        drop((table, hall));
        stop(journal).await;
        KilledGame { history: disk.history(), code, keys, done, moments, payloads }
    }

    pub(super) fn deeds(&self) -> usize {
        self.done.len()
    }
}
