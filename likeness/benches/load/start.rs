//! How long a server takes to start when it has many tables in store.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use journal::{Journal, NewRecord, Seq, SqliteJournal, TableId};
use tokio::task::JoinSet;

use crate::{
    Outcome,
    drive::Company,
    face::Face,
    http::{Connection, request},
    process::{Program, Server, data_folder},
    tape::Tapes,
};

/// One stored table in so many has played a game; the others never got beyond the lobby.
const PLAYED: u64 = 10;
/// More than the deeds of any one game.
const GAME: usize = 60;
/// So many appends wait for the disk together.
const WRITERS: u64 = 256;

/// From the start of the process.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Start {
    /// Until it says that it takes connections.
    pub(crate) announced: Duration,
    /// Until it has answered a first request.
    pub(crate) answered: Duration,
    /// Until it has shown a table from its store.
    pub(crate) table_shown: Duration,
    /// Memory of the server by then, in KiB.
    pub(crate) memory: f64,
}

/// Starts a server on one table, and several times on many.
pub(crate) async fn starts(tables: u64, times: usize, tapes: &Arc<Tapes>) -> Outcome<(Start, Vec<Start>)> {
    let few = data_folder()?;
    let (lobby, game) = specimens(few.path(), tapes).await?;
    let many = data_folder()?;
    store(many.path(), tables, &lobby, &game).await?;
    let alone = start(few.path(), None).await?;
    let mut starts = Vec::new();
    for time in 0..times {
        let number = TableId(tables / 2 + time as u64);
        starts.push(start(many.path(), table::Code::of(number)).await?);
    }
    Ok((alone, starts))
}

/// The records of a table in its lobby and of one that has nearly played a game, as the server itself wrote
/// them.
async fn specimens(data: &Path, tapes: &Arc<Tapes>) -> Outcome<(Vec<NewRecord>, Vec<NewRecord>)> {
    let server = Server::start(Program::Alike, data)?;
    let mut company = Company::gather(Face::Api, server, 1, std::slice::from_ref(tapes)).await?;
    let journal = SqliteJournal::open_read_only(data)?;
    let code: table::Code = company.code(0).ok_or("a table of Likeness has a code")?.parse()?;
    let records = || -> Outcome<Vec<NewRecord>> {
        let records = journal.read(code.table_id(), Seq::START)?.into_iter();
        Ok(records.map(|record| NewRecord { at: record.at, payload: record.payload }).collect())
    };
    let lobby = records()?;
    company.act(0, GAME).await?;
    Ok((lobby, records()?))
}

async fn store(data: &Path, tables: u64, lobby: &[NewRecord], game: &[NewRecord]) -> Outcome<()> {
    let journal = Arc::new(SqliteJournal::open(data)?);
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let (journal, lobby, game) = (Arc::clone(&journal), lobby.to_vec(), game.to_vec());
        writers.spawn(async move {
            for number in (writer..tables).step_by(WRITERS as usize) {
                let records = if number % PLAYED == 0 { &game } else { &lobby };
                journal.append(TableId(number), Seq::START, records.clone()).await?;
            }
            Ok::<(), journal::JournalError>(())
        });
    }
    while let Some(written) = writers.join_next().await {
        written??;
    }
    Ok(())
}

/// Starts a server and ends it. The stage of a table needs no key.
async fn start(data: &Path, table: Option<table::Code>) -> Outcome<Start> {
    let asked = Instant::now();
    let server = Server::start(Program::Likeness, data)?;
    let announced = server.started_in;
    let mut connection = Connection::to(server.address);
    ask(&mut connection, "/readyz").await?;
    let answered = asked.elapsed();
    if let Some(code) = table {
        ask(&mut connection, &format!("/api/v1/tables/{code}")).await?;
    }
    let table_shown = asked.elapsed();
    Ok(Start { announced, answered, table_shown, memory: server.memory()? })
}

async fn ask(connection: &mut Connection, path: &str) -> Outcome<()> {
    match connection.send(&request("GET", path, "", "")).await?.status {
        200 => Ok(()),
        status => Err(format!("{path} was answered with {status}").into()),
    }
}
