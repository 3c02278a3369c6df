//! Likeness from the command line: the server, and the tools around it.

mod backup;
mod cli;
mod data;
mod export;
mod failure;
mod games;
mod referee;
mod serve;
mod simulate;

use std::process::ExitCode;

use clap::Parser;

use cli::Cli;

fn main() -> ExitCode {
    match Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
