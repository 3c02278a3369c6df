//! Servers that live and die over one disk, and what happens at one table of theirs.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use journal::{Journal, MemoryJournal, Millis, NewRecord, Seq};
use rules::GameKind;
use table::{Clock, Code, Dice as TableDice, GameOptions, Hall, Key, Table, TableError};

use super::{
    Plant,
    faulty_store::{Dice, FaultyStore, Hears, Times},
    promises_model::Model,
};
use crate::support::newcomer;

/// How one seed differs from the next.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) seed: u64,
    pub(super) plant: Option<Plant>,
    pub(super) kind: GameKind,
    pub(super) guests: usize,
    pub(super) servers: usize,
    /// How many seconds a step may take.
    pub(super) pace: Option<u32>,
    hears: Hears,
    /// How many things each guest does.
    pub(super) deeds: usize,
}

impl Plan {
    pub(super) fn of(seed: u64, plant: Option<Plant>) -> Plan {
        let mut dice = Dice::new(seed);
        let kind = GameKind::ALL[dice.below(GameKind::ALL.len() as u64) as usize];
        let (servers, guests) = (1 + dice.below(2) as usize, 3 + dice.below(2) as usize);
        let pace = if dice.once_in(3) { Some(30 + dice.below(40) as u32) } else { None };
        let hears = [Hears::Well, Hears::Well, Hears::Late, Hears::Nothing][dice.below(4) as usize];
        Plan { seed, plant, kind, guests, servers, pace, hears, deeds: 12 }
    }
}

pub(super) struct World {
    pub(super) plan: Plan,
    pub(super) disk: Arc<MemoryJournal>,
    pub(super) clock: Clock,
    pub(super) keys: Vec<Key>,
    pub(super) model: Mutex<Model>,
    servers: Mutex<Vec<Server>>,
    calm: Arc<AtomicBool>,
    pub(super) times: Arc<Times>,
    /// When servers came up again.
    pub(super) starts: Mutex<Vec<Millis>>,
}

struct Server {
    hall: Option<Hall>,
    store: Arc<FaultyStore>,
}

/// What somebody learns who asks a server.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Answer<T> {
    Yes(T),
    No(TableError),
    /// The server died, the answer was lost, or it leaves open what was stored.
    Unknown,
}

impl World {
    pub(super) fn new(plan: Plan) -> Arc<World> {
        let keys = (1..=plan.guests).map(|number| format!("{number:032x}").parse().unwrap()).collect();
        let clock = Clock::paused();
        let world = World {
            plan,
            disk: Arc::new(MemoryJournal::new()),
            clock: clock.clone(),
            times: Arc::new(Times { clock, decided: Mutex::default() }),
            keys,
            model: Mutex::default(),
            servers: Mutex::default(),
            calm: Arc::default(),
            starts: Mutex::default(),
        };
        for number in 0..world.plan.servers {
            let server = world.server(number, 0);
            world.servers.lock().unwrap().push(server);
        }
        Arc::new(world)
    }

    pub(super) fn dice(&self, purpose: u64) -> Dice {
        Dice::new(self.plan.seed.wrapping_mul(1_000_003).wrapping_add(purpose))
    }

    fn server(&self, number: usize, life: u64) -> Server {
        let purpose = 1_000 * (number as u64 + 1) + life;
        let (disk, calm) = (Arc::clone(&self.disk), Arc::clone(&self.calm));
        let store = FaultyStore::new(
            disk,
            self.dice(purpose),
            calm,
            self.plan.hears,
            self.plan.plant,
            Arc::clone(&self.times),
        );
        let store = Arc::new(store);
        let clock = match (self.plan.plant, self.clock.clone()) {
            // The clock of one machine is ahead.
            (Some(Plant::ClockOfTheWall), Clock::Paused { began, at }) if number > 0 => {
                Clock::Paused { began, at: Millis(at.0 + 3_600_000) }
            }
            (_, clock) => clock,
        };
        let dice = TableDice::Seeded(self.plan.seed.wrapping_mul(31).wrapping_add(purpose));
        Server { hall: Some(Hall::new(store.clone(), clock, dice)), store }
    }

    pub(super) fn is_calm(&self) -> bool {
        self.calm.load(Ordering::SeqCst)
    }

    /// From now on nothing goes wrong.
    pub(super) fn becomes_calm(&self) {
        self.calm.store(true, Ordering::SeqCst);
    }

    /// Keeps a server going: buries it when it dies, kills it now and then, and starts it again.
    pub(super) async fn keep(self: Arc<World>, number: usize) {
        let mut dice = self.dice(500 + number as u64);
        for life in 1.. {
            let store = Arc::clone(&self.servers.lock().unwrap()[number].store);
            let lifetime = Duration::from_secs(20 + dice.below(200));
            tokio::select! {
                biased;
                () = store.died() => {}
                () = tokio::time::sleep(lifetime) => {
                    if self.is_calm() {
                        continue;
                    }
                    store.die();
                }
            }
            self.servers.lock().unwrap()[number].hall = None;
            if dice.once_in(8) {
                tokio::time::sleep(Duration::from_secs(60 + dice.below(300))).await;
            } else {
                tokio::time::sleep(dice.millis(4_000)).await;
            }
            self.starts.lock().unwrap().push(self.clock.now());
            let server = self.server(number, life);
            self.servers.lock().unwrap()[number] = server;
        }
    }

    /// Asks a server, which may be down or go down meanwhile.
    pub(super) async fn ask<T>(
        &self,
        number: usize,
        question: impl AsyncFnOnce(&Hall) -> Result<T, TableError>,
    ) -> Answer<T> {
        let (hall, store) = {
            let servers = self.servers.lock().unwrap();
            let Server { hall, store } = &servers[number];
            (hall.clone(), Arc::clone(store))
        };
        let Some(hall) = hall else { return Answer::Unknown };
        tokio::select! {
            biased;
            () = store.died() => Answer::Unknown,
            answer = question(&hall) => match answer {
                Ok(yes) => Answer::Yes(yes),
                Err(TableError::Unavailable | TableError::Busy) => Answer::Unknown,
                Err(error) => Answer::No(error),
            },
        }
    }

    /// Opens a table, however often it takes.
    pub(super) async fn open(&self, key: &Key) -> Code {
        loop {
            let options = GameOptions::default_of(self.plan.kind);
            let newcomer = newcomer("Ada");
            let opened = self.ask(0, async |hall| hall.open(&newcomer, key, &options).await).await;
            if let Answer::Yes((table, _)) = opened {
                return Table::code(&table);
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Spoils the record of a table.
    pub(super) async fn spoil(&self, code: Code) -> Seq {
        let table = code.table_id();
        let nonsense = NewRecord { at: self.clock.now(), payload: "{\"events\":[{\"type\":\"x\"}]}".into() };
        let last = self.disk.read(table, Seq::START).await.unwrap().len() as u64;
        self.disk.append(table, Seq(last), vec![nonsense]).await.unwrap()
    }
}
