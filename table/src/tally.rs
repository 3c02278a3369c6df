//! How many of the tables in memory are where in an evening, for whoever runs the server.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use crate::state::State;

/// Where a table in memory is in its evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hour {
    /// Its guests are gathering, or choose what to play next.
    Lobby,
    /// A game is going on.
    Playing,
    /// A game is over, and its end is still on the table.
    Finished,
}

impl Hour {
    /// All of them, in the order of an evening.
    pub const ALL: [Hour; 3] = [Hour::Lobby, Hour::Playing, Hour::Finished];

    fn of(state: &State) -> Hour {
        match &state.game {
            None => Hour::Lobby,
            Some(game) if game.state.is_over() => Hour::Finished,
            Some(_) => Hour::Playing,
        }
    }
}

/// The tables in memory, counted.
#[derive(Debug, Default)]
pub(crate) struct Tally([AtomicUsize; Hour::ALL.len()]);

impl Tally {
    pub(crate) fn at(&self, hour: Hour) -> usize {
        self.0[hour as usize].load(Ordering::Relaxed)
    }
}

/// A table's place in the tally, which goes when the table leaves memory, however that comes about.
#[derive(Debug)]
pub(crate) struct Counted {
    tally: Arc<Tally>,
    hour: Option<Hour>,
}

impl Counted {
    /// Nowhere yet: the table has not been read.
    pub(crate) fn new(tally: Arc<Tally>) -> Counted {
        Counted { tally, hour: None }
    }

    pub(crate) fn set(&mut self, state: &State) {
        self.move_to(Some(Hour::of(state)));
    }

    fn move_to(&mut self, hour: Option<Hour>) {
        if let Some(before) = std::mem::replace(&mut self.hour, hour) {
            self.tally.0[before as usize].fetch_sub(1, Ordering::Relaxed);
        }
        if let Some(hour) = hour {
            self.tally.0[hour as usize].fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.move_to(None);
    }
}
