//! What goes into the box, and what is laid face down beside it: votes and predictions.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{Colours, Event, Options, State};
use crate::{Plain, Sealer, Seat, SecretBallots, every};

/// The two votes of one player (TC-6), with nothing that tells in which order they were thought of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[Seat; Options::VOTES]")]
pub struct Ballot([Seat; Options::VOTES]);

impl Ballot {
    /// A ballot with these votes, in whatever order they were thought of.
    pub fn new(mut votes: [Seat; Options::VOTES]) -> Self {
        votes.sort_unstable();
        Ballot(votes)
    }

    /// For whom they are; twice the same seat when both are for one player.
    pub fn votes(self) -> [Seat; Options::VOTES] {
        self.0
    }
}

impl From<[Seat; Options::VOTES]> for Ballot {
    fn from(votes: [Seat; Options::VOTES]) -> Self {
        Ballot::new(votes)
    }
}

/// A byte for each vote.
impl Plain for Ballot {
    fn to_plain(&self) -> Vec<u8> {
        self.0.iter().map(|seat| seat.0).collect()
    }

    fn from_plain(plain: &[u8]) -> Option<Self> {
        let votes: [u8; Options::VOTES] = plain.try_into().ok()?;
        Some(Ballot::new(votes.map(Seat)))
    }
}

/// What stands on a prediction card (TC-3), and what came out for a colour. All names have one length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Symbol))]
pub enum Symbol {
    /// +: more votes than any other colour.
    #[serde(rename = "most")]
    Plus,
    /// ±: some votes, but not the most.
    #[serde(rename = "some")]
    PlusMinus,
    /// 0: no votes.
    #[serde(rename = "none")]
    Zero,
}

impl Symbol {
    /// All of them, from the most votes to none.
    pub const ALL: [Symbol; 3] = every(Symbol::VARIANTS);
}

impl SecretBallots<Colours> for Colours {
    fn shut(&self, event: &mut Event, sealer: &mut dyn Sealer) {
        if let Event::BallotCast { round, seat, ballot } = event {
            ballot.shut(*round, *seat, sealer);
        }
    }

    fn unshut(&self, event: &mut Event, sealer: &dyn Sealer) {
        if let Event::BallotCast { round, seat, ballot } = event {
            ballot.unshut(*round, *seat, sealer);
        }
    }

    fn keeps(&self, state: &State) -> Option<u32> {
        state.round_under_way()
    }
}
