//! `cargo xtask balance`: the report on the balance of the games.

use crate::{
    failure::Failure,
    program::{self, cargo},
};

/// How the arguments are written: where the report goes, and how many games each number is drawn from.
pub(crate) const ARGUMENTS: &str = "[FOLDER [GAMES]]";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let mut command = cargo(&["run", "--release", "--package", "simulation", "--bin", "balance", "--"]);
    program::run(command.args(arguments))
}
