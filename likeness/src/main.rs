//! Likeness from the command line: the server, and the tools around it.

mod backup;
mod bring_back;
mod cli;
mod cluster;
mod data;
mod decks;
mod export;
mod failure;
mod games;
mod move_tables;
mod origin;
mod referee;
mod serve;
mod simulate;

use std::process::ExitCode;

use clap::Parser;

use cli::Cli;

/// Views and pages are many small pieces that live for microseconds; this one hands them out at half the
/// cost.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    match Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
