//! A table with guests, for tests that go through the hall.

pub(crate) mod journals;

use std::{sync::Arc, time::Duration};

use bots::{BotGame, Player};
use decks::Language;
use journal::{Journal, MemoryJournal, NewRecord, Record, Seq};
use rules::{Slot, happiness, match_game};
use table::{
    Accepted, Attendance, Clock, Code, Command, CommandId, Dice, GameCommand, GameOptions, GameView, GuestId,
    Hall, Key, Newcomer, Refusal, Sent, Table, TableError, TableView,
};
use testkit::Seeded;

pub(crate) struct Evening {
    pub(crate) journal: Arc<dyn Journal>,
    pub(crate) hall: Hall,
    pub(crate) table: Table,
    pub(crate) keys: Vec<Key>,
}

pub(crate) fn newcomer(name: &str) -> Newcomer {
    Newcomer { name: name.to_owned(), badge: None, language: Language::En }
}

/// The Game of Happiness with one turn each, and a guess that the player in turn does not see.
pub(crate) fn options() -> GameOptions {
    let peek = happiness::Peek::Hidden;
    GameOptions::Happiness(happiness::Options { turns_each: Some(1), peek, ..Default::default() })
}

pub(crate) fn play(command: happiness::Command) -> Command {
    Command::Play { play: GameCommand::Happiness(command) }
}

pub(crate) fn lay(card: u8, place: u8) -> Command {
    play(happiness::Command::LayToken { card: Slot(card), place })
}

pub(crate) fn draw() -> Command {
    play(happiness::Command::DrawCards)
}

pub(crate) fn seal() -> Command {
    play(happiness::Command::SealRanking { face_up: None })
}

pub(crate) fn agree(edition: u32) -> Command {
    play(happiness::Command::AgreeToGuess { edition })
}

pub(crate) fn id(text: &str) -> Option<CommandId> {
    Some(CommandId::new(text).unwrap())
}

pub(crate) fn refused(refusal: Refusal) -> Result<Accepted, TableError> {
    Err(TableError::Refused(refusal))
}

pub(crate) fn game_of(view: &TableView) -> &happiness::View {
    match &view.game.as_ref().expect("a game is being played").view {
        GameView::Happiness(view) => view,
        _ => panic!("another game is being played"),
    }
}

/// What a player does without thought, whatever the game.
pub(crate) fn choose(view: &GameView, chance: &mut Seeded) -> Option<Command> {
    match_game!(view, GameView::G(view) => {
        let play = <G as BotGame>::RandomPlayer::default().choose(view, chance)?;
        Some(Command::Play { play: play.into() })
    })
}

/// Lets so much time pass, second by second, and every task do what is due.
pub(crate) async fn pass(time: Duration) {
    let mut left = time;
    while !left.is_zero() {
        let step = left.min(Duration::from_secs(1));
        tokio::time::advance(step).await;
        settle().await;
        left -= step;
    }
}

/// Lets every task do what it can do now.
pub(crate) async fn settle() {
    for _ in 0..16 {
        tokio::task::yield_now().await;
    }
}

impl Evening {
    pub(crate) async fn of(names: &[&str]) -> Evening {
        Evening::over(Arc::new(MemoryJournal::new()), names).await
    }

    pub(crate) async fn over(journal: Arc<dyn Journal>, names: &[&str]) -> Evening {
        Evening::with_clock(journal, Clock::paused(), names).await
    }

    pub(crate) async fn with_clock(journal: Arc<dyn Journal>, clock: Clock, names: &[&str]) -> Evening {
        let hall = Hall::new(journal.clone(), clock, Dice::Seeded(7));
        Evening::in_hall(journal, hall, names).await
    }

    /// In a hall of the test's own.
    pub(crate) async fn in_hall(journal: Arc<dyn Journal>, hall: Hall, names: &[&str]) -> Evening {
        let mut keys = vec![Key::random()];
        let (table, _) = hall.open(&newcomer(names[0]), &keys[0], &options()).await.unwrap();
        for name in &names[1..] {
            let key = Key::random();
            table.join(&newcomer(name), &key).await.unwrap();
            keys.push(key);
        }
        Evening { journal, hall, table, keys }
    }

    /// A table with a code and keys of the test's own choice.
    pub(crate) async fn at(code: Code, names: &[&str], key: fn(usize) -> Key) -> Evening {
        let journal = Arc::new(MemoryJournal::new());
        let clock = Clock::paused();
        let keys: Vec<Key> = (0..names.len()).map(key).collect();
        // A hall draws its codes by chance, so the first record is carried over to the code that is wanted.
        let drawn = Hall::new(journal.clone(), clock.clone(), Dice::Seeded(7));
        let (first, _) = drawn.open(&newcomer(names[0]), &keys[0], &options()).await.unwrap();
        let record = journal.read(first.code().table_id(), Seq(0)).await.unwrap().remove(0);
        let hash = |code| serde_json::to_string(&keys[0].hash(code)).unwrap();
        let payload = record.payload.replace(&hash(first.code()), &hash(code));
        journal.append(code.table_id(), Seq(0), vec![NewRecord { at: record.at, payload }]).await.unwrap();
        let hall = Hall::new(journal.clone(), clock, Dice::Seeded(7));
        let table = hall.table(code);
        for (name, key) in names.iter().zip(&keys).skip(1) {
            table.join(&newcomer(name), key).await.unwrap();
        }
        Evening { journal, hall, table, keys }
    }

    /// The same table in another server over the same journal.
    pub(crate) fn elsewhere(&self) -> Evening {
        self.elsewhere_with_clock(Clock::paused())
    }

    pub(crate) fn elsewhere_with_clock(&self, clock: Clock) -> Evening {
        let hall = Hall::new(self.journal.clone(), clock, Dice::Seeded(8));
        let table = hall.table(self.table.code());
        Evening { journal: self.journal.clone(), hall, table, keys: self.keys.clone() }
    }

    pub(crate) async fn join(&mut self, name: &str) -> GuestId {
        let key = Key::random();
        let guest = self.table.join(&newcomer(name), &key).await.unwrap();
        self.keys.push(key);
        guest
    }

    pub(crate) async fn send(&self, guest: usize, sent: Sent) -> Result<Accepted, TableError> {
        self.table.carry_out(&self.keys[guest], &sent).await
    }

    /// A guest commands, having seen the table as it is.
    pub(crate) async fn does(&self, guest: usize, command: Command) -> Result<Accepted, TableError> {
        let seen = Some(self.view(guest).await.seq);
        self.send(guest, Sent { command, id: None, seen }).await
    }

    pub(crate) async fn view(&self, guest: usize) -> Arc<TableView> {
        self.table.look(Some(&self.keys[guest])).await.unwrap()
    }

    pub(crate) async fn stage(&self) -> Arc<TableView> {
        self.table.look(None).await.unwrap()
    }

    pub(crate) async fn attend(&self, guest: usize) -> Attendance {
        self.table.attend(Some(&self.keys[guest])).await.unwrap()
    }

    /// Everybody opens the table on a screen.
    pub(crate) async fn attend_all(&self) -> Vec<Attendance> {
        let mut attending = Vec::new();
        for guest in 0..self.keys.len() {
            attending.push(self.attend(guest).await);
        }
        attending
    }

    pub(crate) async fn records(&self) -> Vec<Record> {
        self.journal.read(self.table.code().table_id(), Seq(0)).await.unwrap()
    }

    pub(crate) async fn seq(&self) -> Seq {
        self.records().await.last().map_or(Seq(0), |record| record.seq)
    }

    /// Starts a game, draws, and lets the first player rank and seal.
    pub(crate) async fn start_and_seal(&self) {
        self.does(0, Command::StartGame).await.unwrap();
        self.does(0, draw()).await.unwrap();
        for card in 0..5 {
            self.does(0, lay(card, card)).await.unwrap();
        }
        self.does(0, seal()).await.unwrap();
    }

    /// Plays the game that is under way to its end, without thought.
    pub(crate) async fn play_out(&self, seed: u64) {
        let mut chance = Seeded::new(seed);
        for _ in 0..5_000 {
            for guest in 0..self.keys.len() {
                let view = self.view(guest).await;
                let Some(game) = view.game.as_ref().filter(|game| !game.over) else { return };
                if let Some(command) = choose(&game.view, &mut chance) {
                    self.does(guest, command).await.unwrap();
                }
            }
        }
        panic!("the game does not end");
    }
}
