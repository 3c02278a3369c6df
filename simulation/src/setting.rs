//! What is simulated.

use std::{
    ops::Range,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

use rules::{GameKind, match_game};
use serde_json::{Map, Value};

use crate::{Players, SimulatedGame, Summary, Trouble, plan::Plan};

/// Games are handed to threads in lots of this size. Fixed, because sums are added up lot by lot: in another
/// order they would be rounded differently.
const LOT: u64 = 64;

/// What is simulated, and by whom.
#[derive(Debug, Clone, PartialEq)]
pub struct Setting {
    pub game: GameKind,
    pub seats: usize,
    pub players: Players,
    /// The house rules that differ from the usual ones, by their names.
    pub options: Map<String, Value>,
    /// What decides every draw and every choice.
    pub seed: u64,
}

/// A house rule as it is written, such as `cards=7`. The value is JSON where it can be read as such, and
/// otherwise a word.
pub fn option(text: &str) -> Result<(String, Value), &'static str> {
    let (name, value) = text.split_once('=').ok_or("write a name, = and a value, such as cards=7")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok((name.to_owned(), value))
}

impl Setting {
    /// Plays so many games with so many threads, and tells `played` of every lot of them when it is begun.
    pub fn play(&self, games: u64, threads: u8, played: impl Fn(u64) + Sync) -> Result<Summary, Trouble> {
        match_game!(self.game, G => play_all::<G>(self, games, threads, played))
    }
}

/// Threads take lots in order, so the first fault is the first by number, too.
fn play_all<G: SimulatedGame>(
    setting: &Setting,
    games: u64,
    threads: u8,
    played: impl Fn(u64) + Sync,
) -> Result<Summary, Trouble> {
    let plan = Plan::<G>::of(setting)?;
    let next = AtomicU64::new(0);
    let faulty = AtomicBool::new(false);
    let lots = Mutex::new(Vec::new());
    let work = || {
        while !faulty.load(Ordering::Relaxed) {
            let lot = next.fetch_add(1, Ordering::Relaxed);
            let first = lot * LOT;
            if first >= games {
                break;
            }
            let numbers = first..games.min(first + LOT);
            played(numbers.end - numbers.start);
            let summary = play_lot(&plan, numbers);
            faulty.fetch_or(summary.is_err(), Ordering::Relaxed);
            lots.lock().unwrap_or_else(PoisonError::into_inner).push((lot, summary));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut lots = lots.into_inner().unwrap_or_else(PoisonError::into_inner);
    lots.sort_by_key(|(lot, _)| *lot);
    lots.into_iter().try_fold(Summary::default(), |sum, (_, lot)| Ok(sum.and(lot?)))
}

fn play_lot<G: SimulatedGame>(plan: &Plan<G>, numbers: Range<u64>) -> Result<Summary, Trouble> {
    numbers.map(|number| plan.play(number)).try_fold(Summary::default(), |mut sum, played| {
        sum.add::<G>(&played?);
        Ok(sum)
    })
}
