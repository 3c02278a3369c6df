//! `likeness bring-back`: tables that were put aside because nobody had touched them for long.

use std::io::{self, Write};

use clap::Args;
use journal::Millis;
use table::{Code, Note, PutAside};

use crate::{data::Data, failure::Failure, games::counted};

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness bring-back                        list the tables that are put aside
  likeness bring-back KR7WQ4                 bring this one back
  likeness bring-back KR7WQ4 --data /srv/likeness

Works while the server runs. A table that was brought back counts as touched today. \
What is put aside is noted in the data folder of the server that put it aside, also when the tables are kept \
in a cluster: bring it back with the folder of every server.";

const DAY: u64 = 24 * 60 * 60 * 1000;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The code of the table; without it, those that are put aside are listed
    code: Option<Code>,
    #[command(flatten)]
    data: Data,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let folder = arguments.data.folder()?;
    let cannot_note = |error: io::Error| {
        Failure::Failed(format!("the notes in {} cannot be used: {error}", folder.display()))
    };
    let put_aside = PutAside::in_folder(&folder).map_err(cannot_note)?;
    let now = Millis::now();
    match arguments.code {
        None => list(&put_aside, now),
        Some(code) if put_aside.bring_back(code, now).map_err(cannot_note)? => {
            Ok(writeln!(io::stdout(), "{code} is back")?)
        }
        Some(code) => Err(Failure::Failed(format!("no table {code} is put aside in {}", folder.display()))),
    }
}

fn list(put_aside: &PutAside, now: Millis) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    for (code, note) in put_aside.notes() {
        if let Note::Aside(since) = note {
            let days = counted((now.0.saturating_sub(since.0) / DAY) as usize, "day");
            writeln!(stdout, "{code}  put aside {days} ago")?;
        }
    }
    Ok(stdout.flush()?)
}
