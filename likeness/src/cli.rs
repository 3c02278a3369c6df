//! What can be typed after `likeness`.

use clap::{Parser, Subcommand};

use crate::{backup, bring_back, decks, export, failure::Failure, move_tables, referee, serve, simulate};

const EXAMPLES: &str = "\
Examples:
  likeness                                  start the server; friends scan the code it shows
  likeness --listen 127.0.0.1:8080          the same, for this computer only
  likeness referee game.jsonl               replay a game from a file and see what the rules say
  likeness simulate happiness --games 1000  let programs play, and see what scores to expect
  likeness export KR7WQ4 --output evening.json
  likeness backup ~/likeness-backup
  likeness bring-back KR7WQ4                bring back a table that was put aside
  likeness move ~/likeness nats://a,b,c     move all tables into a cluster
  likeness decks stats                      count the cards

`likeness help COMMAND` tells more about each command, with examples.

Exit codes: 0 done; 1 it did not work out, stderr says why; 2 the arguments or the input cannot be read; \
74 the disk failed and the server ended so that nothing is promised that is not kept.";

/// Parlour games about how well we know each other, on everyone's own phone.
#[derive(Debug, Parser)]
#[command(version, about, after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a command the server starts, so its options stand here too.
    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the server; this is what happens without a command, too
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Arguments),
    /// Replay a game from a file and see what the rules say
    #[command(long_about = referee::ABOUT, after_help = referee::EXAMPLES)]
    Referee(referee::Arguments),
    /// Let programs play many games at random and sum up how they went
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Arguments),
    /// Print the record of a table as JSON, without its secrets
    #[command(after_help = export::EXAMPLES)]
    Export(export::Arguments),
    /// Copy all tables into another folder, also while the server runs
    #[command(after_help = backup::EXAMPLES)]
    Backup(backup::Arguments),
    /// Bring back a table that was put aside because nobody had touched it for long
    #[command(after_help = bring_back::EXAMPLES)]
    BringBack(bring_back::Arguments),
    /// Move all tables from a data folder into a cluster, or back
    #[command(after_help = move_tables::EXAMPLES)]
    Move(move_tables::Arguments),
    /// Check deck files, or count the cards in them
    #[command(after_help = decks::EXAMPLES)]
    Decks(decks::Arguments),
}

impl Cli {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self.command.unwrap_or(Command::Serve(self.serve)) {
            Command::Serve(arguments) => serve::run(&arguments),
            Command::Referee(arguments) => referee::run(&arguments),
            Command::Simulate(arguments) => simulate::run(&arguments),
            Command::Export(arguments) => export::run(&arguments),
            Command::Backup(arguments) => backup::run(&arguments),
            Command::BringBack(arguments) => bring_back::run(&arguments),
            Command::Move(arguments) => move_tables::run(&arguments),
            Command::Decks(arguments) => decks::run(&arguments),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        Cli::command().debug_assert();
    }
}
