//! `likeness decks`: what is in the decks, and what is wrong with them.

mod stats;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::{Args, Subcommand};
use decks::{DeckError, Decks, TwinCard, Twins};

use crate::failure::Failure;

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness decks check my-decks                        a folder with one folder a game
  likeness decks check my-decks/happiness/garden.deck
  likeness decks twins                                 cards of two games that tell the same
  likeness decks stats                                 what comes with the program
  likeness decks stats my-decks

What is wrong is told as FILE:LINE: REASON, all of it at once. The format is described in decks/README.md.";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Say everything that is wrong with a deck file, or with a folder of them
    Check {
        /// A file, the folder of one game, or a folder with one folder a game
        path: PathBuf,
    },
    /// List cards of different games that are about the same, the closest first
    Twins {
        /// A folder with one folder a game; without it, the decks that come with the program
        path: Option<PathBuf>,
        /// How close they are at least; what is as close as the usual is told by `check`, too
        #[arg(long, default_value_t = decks::CLOSENESS_OF_TWINS)]
        least: u32,
        /// Write them as lines of allowed-twins.txt
        #[arg(long)]
        as_allowed: bool,
    },
    /// Count cards by game, set, category, rating, tag and language
    Stats {
        /// What to count; without it, the decks that come with the program
        path: Option<PathBuf>,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        Command::Check { path } => check(path),
        Command::Twins { path, least, as_allowed } => {
            let twins = decks::remaining_twins(path.as_deref(), *least);
            let twins = twins.map_err(|errors| Failure::Failed(listed(&errors)))?;
            if twins.is_empty() {
                return print("no twins\n");
            }
            let told = |twins: &Twins| if *as_allowed { allowed(twins) } else { twins.to_string() };
            print(&twins.iter().map(|twins| told(twins) + "\n").collect::<String>())
        }
        Command::Stats { path: None } => print(&stats::table(Decks::embedded(), None)),
        Command::Stats { path: Some(path) } => {
            let decks = Decks::load(path).map_err(|errors| Failure::Failed(listed(&errors)))?;
            // A file stands for the set that it is.
            let set = path.is_file().then(|| path.file_stem().unwrap_or_default().to_string_lossy());
            print(&stats::table(&decks, set.as_deref()))
        }
    }
}

fn check(path: &Path) -> Result<(), Failure> {
    let errors = decks::check(path);
    if errors.is_empty() {
        return print(&format!("{}: nothing is wrong\n", path.display()));
    }
    print(&(lines(&errors) + "\n"))?;
    let things = if errors.len() == 1 { "thing is" } else { "things are" };
    Err(Failure::Failed(format!("{} {things} wrong with {}", errors.len(), path.display())))
}

/// A pair as it stands in a list of allowed ones, with its texts as a comment.
fn allowed(twins: &Twins) -> String {
    let [first, second] = twins.cards.each_ref().map(|TwinCard { game, id, .. }| format!("{game}/{id}"));
    let [one, other] = twins.cards.each_ref().map(|card| &card.text);
    format!("{first} {second}  # {one} | {other}")
}

fn listed(errors: &[DeckError]) -> String {
    format!("the decks cannot be loaded:\n{}", lines(errors))
}

fn lines(errors: &[DeckError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    Ok(stdout.flush()?)
}
