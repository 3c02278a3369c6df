//! A keeper of keys for tests.

use std::collections::BTreeMap;

use crate::{Game, Sealer, Seat};

/// Keys that lie in memory and can be burnt. The cipher keeps nothing from anybody who looks, but it keeps
/// what a test must find out: without its key, or for another round or seat, nothing opens.
#[derive(Debug, Clone, Default)]
pub struct Vault {
    keys: BTreeMap<u32, u8>,
    /// How much has been shut.
    shut: u32,
}

impl Vault {
    /// The key of that round is gone for good.
    pub fn burn(&mut self, round: u32) {
        self.keys.remove(&round);
    }

    /// The rounds whose keys are still there.
    pub fn rounds(&self) -> impl Iterator<Item = u32> {
        self.keys.keys().copied()
    }

    /// How much has been shut so far.
    pub fn has_shut(&self) -> u32 {
        self.shut
    }

    /// The event as it is stored. Whoever stores it burns the key of a round that it ends.
    pub fn store<G: Game>(&mut self, event: &G::Event) -> String {
        let mut event = event.clone();
        if let Some(ballots) = G::secret_ballots() {
            ballots.shut(&mut event, self);
        }
        serde_json::to_string(&event).expect("events are stored as JSON")
    }

    /// The stored event, opened as far as there are keys to it.
    pub fn read<G: Game>(&self, stored: &str) -> Result<G::Event, serde_json::Error> {
        let mut event: G::Event = serde_json::from_str(stored)?;
        if let Some(ballots) = G::secret_ballots() {
            ballots.unshut(&mut event, self);
        }
        Ok(event)
    }
}

impl Sealer for Vault {
    fn shut(&mut self, round: u32, seat: Seat, plain: &[u8]) -> Vec<u8> {
        self.shut += 1;
        let key = *self.keys.entry(round).or_insert(round as u8 ^ 0xa5);
        let nonce = self.shut as u8;
        [nonce, key, seat.0].into_iter().chain(plain.iter().map(|byte| byte ^ key ^ nonce)).collect()
    }

    fn open(&self, round: u32, seat: Seat, shut: &[u8]) -> Option<Vec<u8>> {
        let key = *self.keys.get(&round)?;
        match shut {
            [nonce, its_key, its_seat, cipher @ ..] if *its_key == key && *its_seat == seat.0 => {
                Some(cipher.iter().map(|byte| byte ^ key ^ nonce).collect())
            }
            _ => None,
        }
    }
}
