//! Programs that we did not write, at the API: a fuzzer that reads its description and tries everything that
//! it says, and a client that was generated from it, which plays a whole game.
//!
//! `cargo xtask api-tools` installs what they need.

mod bot;
mod fuzzer;

use std::{path::PathBuf, process::Command};

use crate::support::target;

/// A program of the environment that `cargo xtask api-tools` makes.
fn tool(name: &str) -> Command {
    let file = target("api-tools/bin").join(name);
    assert!(file.is_file(), "there is no {}: `cargo xtask api-tools` installs it", file.display());
    Command::new(file)
}

/// A file of the repository.
fn repository(path: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(path)
}
