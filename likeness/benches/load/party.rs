//! Four who play what is on their tape, at one table after another.

use std::{net::SocketAddr, sync::Arc};

use crate::{
    Outcome,
    face::Face,
    gathering::{Action, Gathering},
    http::Connection,
    screen::Traffic,
    tape::{Tape, Tapes},
};

#[derive(Debug)]
pub(crate) struct Party {
    face: Face,
    address: SocketAddr,
    number: u64,
    table: Gathering,
    tape: Arc<Tape>,
    /// The next thing to do.
    place: usize,
    /// What they do before they are measured.
    lead: usize,
    stage: Stage,
    /// How many tables they have had.
    tables: u64,
    /// What came over the streams of tables that they have left.
    left_behind: Traffic,
}

/// Whether a screen is set up that everybody looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    None,
    SetUp,
}

impl Party {
    /// Gathers at a table of its own. Those of one share play the same tape.
    pub(crate) async fn open(
        face: Face,
        address: SocketAddr,
        tapes: &Tapes,
        share: u64,
        number: u64,
    ) -> Outcome<Party> {
        let tape = tapes.of(share);
        let table = gather(face, address, number, &tape).await?;
        Ok(Party {
            face,
            address,
            number,
            table,
            tape,
            place: 0,
            lead: tapes.lead(share),
            stage: Stage::None,
            tables: 1,
            left_behind: Traffic::default(),
        })
    }

    pub(crate) async fn set_up_stage(&mut self) -> Outcome<()> {
        self.stage = Stage::SetUp;
        self.table.set_up_stage(self.address).await
    }

    /// Does what the tables are apart before they are measured.
    pub(crate) async fn take_the_lead(&mut self) -> Outcome<()> {
        for _ in 0..std::mem::take(&mut self.lead) {
            self.act().await?;
        }
        Ok(())
    }

    /// Does the next thing. When the tape has come to its end, they go to a new table and begin again.
    pub(crate) async fn act(&mut self) -> Outcome<Action> {
        if self.place == self.tape.deeds.len() {
            self.left_behind = self.traffic();
            // A number that no other party has.
            let number = self.number + self.tables * PARTIES;
            self.table = gather(self.face, self.address, number, &self.tape).await?;
            if self.stage == Stage::SetUp {
                self.table.set_up_stage(self.address).await?;
            }
            self.tables += 1;
            self.place = 0;
        }
        let action = self.table.act(&self.tape, self.place).await?;
        self.place += 1;
        Ok(action)
    }

    /// Closes the connection for commands, and leaves the screens.
    pub(crate) fn hang_up(&mut self) {
        self.table.hang_up();
    }

    pub(crate) fn traffic(&self) -> Traffic {
        self.left_behind.plus(self.table.traffic())
    }

    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    pub(crate) fn code(&self) -> Option<&str> {
        self.table.code()
    }
}

/// More than there are ever at once.
const PARTIES: u64 = 1 << 32;

async fn gather(face: Face, address: SocketAddr, number: u64, tape: &Tape) -> Outcome<Gathering> {
    Gathering::open(face, address, &mut Connection::to(address), number, tape.game).await
}
