//! What one more table costs in memory.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    Outcome,
    drive::Company,
    face::Face,
    http::{Connection, request},
    process::{Program, Server, data_folder},
    tape::Tapes,
};

/// The game has begun and the first cards lie on the table.
const ACTIONS: usize = 2;
/// For what is still under way when the last table has been opened.
const SETTLING: Duration = Duration::from_secs(1);
/// A table that nobody looks at leaves memory after two minutes; by then surely.
const HIBERNATION: Duration = Duration::from_secs(140);
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// Memory of the server, in KiB, with these numbers of tables.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Idle {
    pub(crate) face: Face,
    pub(crate) tables: u64,
    pub(crate) empty: f64,
    pub(crate) half: f64,
    pub(crate) full: f64,
}

impl Idle {
    /// For one more table, when there are many already.
    pub(crate) fn marginal(&self) -> f64 {
        (self.full - self.half) / (self.tables as f64 / 2.0)
    }

    /// Averaged over all of them.
    pub(crate) fn average(&self) -> f64 {
        (self.full - self.empty) / self.tables as f64
    }
}

/// Opens tables in two halves, each with four open streams and a game begun, and weighs the server.
///
/// It is the binary as it is shipped: the first things on a tape need no luck.
pub(crate) async fn idle(face: Face, tables: u64, tapes: &Arc<Tapes>) -> Outcome<(Idle, Asleep)> {
    let data = data_folder()?;
    let program = if face.is_ours() { Program::Likeness } else { Program::Raw };
    let server = Server::start(program, data.path())?;
    let mut company = Company::gather(face, server, 0, std::slice::from_ref(tapes)).await?;
    let empty = company.server().memory()?;
    let mut weights = [empty; 2];
    for (weight, count) in weights.iter_mut().zip([tables / 2, tables]) {
        let there = count - tables / 2;
        company.grow(count).await?;
        company.act(there as usize, ACTIONS).await?;
        tokio::time::sleep(SETTLING).await;
        *weight = company.server().memory()?;
    }
    let [half, full] = weights;
    let idle = Idle { face, tables, empty, half, full };
    Ok((idle, Asleep { idle, server: company.leave(), left: Instant::now(), _data: data }))
}

/// A server whose guests have gone, so that its tables leave memory one after another.
#[derive(Debug)]
pub(crate) struct Asleep {
    idle: Idle,
    server: Server,
    left: Instant,
    _data: TempDir,
}

/// What tables cost in memory, in KiB each, that have left it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hibernated {
    /// What the process keeps, most of it free for the next tables.
    pub(crate) kept: f64,
    /// How much more the server takes with as many live tables again: what the first ones truly occupy.
    pub(crate) occupied: f64,
}

impl Asleep {
    /// Waits until no table is in memory, and then opens as many others.
    pub(crate) async fn weigh(self, tapes: &Arc<Tapes>) -> Outcome<Hibernated> {
        let Asleep { idle, server, left, _data } = self;
        let mut connection = Connection::to(server.address);
        while !all_asleep(&mut connection).await? {
            if left.elapsed() > HIBERNATION {
                return Err("the tables do not leave memory".into());
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        let tables = idle.tables as f64;
        let kept = (server.memory()? - idle.empty) / tables;
        let mut others = Company::gather(idle.face, server, idle.tables, std::slice::from_ref(tapes)).await?;
        others.act(0, ACTIONS).await?;
        tokio::time::sleep(SETTLING).await;
        Ok(Hibernated { kept, occupied: (others.server().memory()? - idle.full) / tables })
    }
}

async fn all_asleep(connection: &mut Connection) -> Outcome<bool> {
    let answer = connection.send(&request("GET", "/metrics", "", "")).await?;
    let text = String::from_utf8_lossy(&answer.body);
    let none_at = |state| text.contains(&format!("likeness_tables{{state=\"{state}\"}} 0\n"));
    Ok(["lobby", "playing", "finished"].into_iter().all(none_at))
}
