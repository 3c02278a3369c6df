//! `likeness export`: the record of a table, without its secrets.

use std::{
    fs::File,
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use journal::{Journal, MemoryJournal, NewRecord, Seq};
use table::{Code, Export};

use crate::{
    cluster::Cluster,
    data::{self, Data},
    failure::Failure,
    origin::{Named, Origin},
};

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness export KR7WQ4
  likeness export KR7WQ4 --output evening.json
  likeness export KR7WQ4 --data /srv/likeness | jq '.records[].events[].type'
  likeness export KR7WQ4 | jq '.evening.timeline[].findings'
  likeness export KR7WQ4 --journal nats://a,b,c

Works while the server runs. What was chosen in secret is left out unless it was revealed; so are the keys \
of the \
guests' devices and the cards that were still to come. The names of the guests are in it, and \
under \"evening\" what came out of their games.";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The code of the table
    code: Code,
    #[command(flatten)]
    data: Data,
    /// Write to this file instead of stdout; it must not exist yet
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    cluster: Cluster,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let export = data::block_on(export(arguments))??;
    let text = serde_json::to_string_pretty(&export).expect("an export is plain data") + "\n";
    match &arguments.output {
        Some(file) => File::create_new(file)
            .and_then(|mut created| created.write_all(text.as_bytes()))
            .map_err(|error| Failure::Failed(format!("{} cannot be written: {error}", file.display()))),
        None => {
            let mut stdout = io::stdout().lock();
            stdout.write_all(text.as_bytes())?;
            Ok(stdout.flush()?)
        }
    }
}

async fn export(arguments: &Arguments) -> Result<Export, Failure> {
    let Arguments { code, data, cluster, .. } = arguments;
    let table = code.table_id();
    let origin = Origin::open(data, cluster).await?;
    let records = origin.read(table).await.map_err(|error| Failure::failed(&error))?;
    if records.is_empty() {
        return Err(Failure::Failed(format!("there is no table {code} in {}", Named(data, cluster))));
    }
    // The server holds the journal itself; tables are exported from a copy of the one that is asked for.
    let copy = MemoryJournal::new();
    let records = records.into_iter().map(|record| NewRecord { at: record.at, payload: record.payload });
    copy.append(table, Seq::START, records.collect()).await.map_err(|error| Failure::failed(&error))?;
    table::export(&copy, *code).await.map_err(|error| Failure::failed(&error))
}
