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
    process::{Server, data_folder},
    shape::Shape,
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
pub(crate) async fn idle(face: Face, tables: u64, shape: &Arc<Shape>) -> Outcome<(Idle, Asleep)> {
    let data = data_folder()?;
    let server = Server::start(face.program(), data.path())?;
    let mut company = Company::gather(face, server, 0, shape).await?;
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
    let server = company.leave();
    Ok((
        Idle { face, tables, empty, half, full },
        Asleep { server, left: Instant::now(), empty, tables, _data: data },
    ))
}

/// A server whose guests have gone, so that its tables leave memory one after another.
#[derive(Debug)]
pub(crate) struct Asleep {
    server: Server,
    left: Instant,
    empty: f64,
    tables: u64,
    _data: TempDir,
}

impl Asleep {
    /// Waits until no table is in memory; KiB for each that was.
    pub(crate) async fn weigh(self) -> Outcome<f64> {
        let mut connection = Connection::to(self.server.address);
        let metrics = request("GET", "/metrics", "", "");
        loop {
            let answer = connection.send(&metrics).await?;
            if String::from_utf8_lossy(&answer.body).lines().any(|line| line == "likeness_live_tables 0") {
                break;
            }
            if self.left.elapsed() > HIBERNATION {
                return Err("the tables do not leave memory".into());
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        Ok((self.server.memory()? - self.empty) / self.tables as f64)
    }
}
