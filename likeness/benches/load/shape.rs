//! What the messages of a real game weigh, so that the raw server can be asked for the same.

use std::fmt;

use journal::{Seq, SqliteJournal};

use crate::{
    Outcome,
    face::Face,
    game::Deed,
    gathering::Gathering,
    http::Connection,
    process::{Program, Server, data_folder},
};

/// How many actions are looked at: some six games.
const ACTIONS: usize = 400;
/// What an event has beside its data: its name, its number and line breaks.
const ENVELOPE: u64 = 30;

/// The messages that one kind of deed leads to, in bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Weight {
    pub(crate) record: u64,
    /// The data of one frame.
    pub(crate) frame: u64,
}

/// What each kind of deed weighs on average.
#[derive(Debug, Clone, Default)]
pub(crate) struct Shape([Weight; Deed::KINDS.len()]);

/// Sums that become averages.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    deeds: u64,
    records: u64,
    frames: u64,
    frame_bytes: u64,
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("  bytes of a record and of a frame:")?;
        for (kind, weight) in Deed::KINDS.iter().zip(&self.0) {
            write!(f, " {kind} {}/{}", weight.record, weight.frame)?;
        }
        Ok(())
    }
}

impl Shape {
    pub(crate) fn of(&self, deed: Deed) -> Weight {
        self.0[deed.kind()]
    }

    /// Plays a few games through the API and weighs what is stored and sent.
    pub(crate) async fn of_real_games() -> Outcome<Shape> {
        let data = data_folder()?;
        let server = Server::start(Program::Likeness, data.path())?;
        let mut table =
            Gathering::open(Face::Api, server.address, &mut Connection::to(server.address), 0).await?;
        let code: table::Code = table.code().ok_or("a table of Likeness has a code")?.parse()?;
        let (nothing, mut sums) = (Shape::default(), [Sum::default(); Deed::KINDS.len()]);
        let journal = SqliteJournal::open_read_only(data.path())?;
        let records = || journal.read(code.table_id(), Seq::START);
        let mut stored = records()?.len();
        let mut deeds = Vec::with_capacity(ACTIONS);
        for _ in 0..ACTIONS {
            let before = table.traffic();
            let made = table.act(&nothing).await?.made;
            let traffic = table.traffic().minus(before);
            let sum = &mut sums[made.deed.kind()];
            sum.deeds += 1;
            sum.frames += traffic.frames;
            sum.frame_bytes += traffic.bytes;
            deeds.push(made.deed);
        }
        let all = records()?;
        for (record, deed) in all.iter().skip(stored).zip(&deeds) {
            sums[deed.kind()].records += record.payload.len() as u64;
            stored += 1;
        }
        if stored != all.len() {
            return Err("the journal has records that are none of the deeds".into());
        }
        Ok(Shape(sums.map(|sum| Weight {
            record: sum.records / sum.deeds.max(1),
            frame: (sum.frame_bytes / sum.frames.max(1)).saturating_sub(ENVELOPE),
        })))
    }
}
