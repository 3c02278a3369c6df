//! `cargo xtask insight`: the report on how often findings are right.

use crate::{
    failure::Failure,
    program::{self, cargo},
};

/// How the arguments are written: where the report goes, and how many evenings each number is drawn from.
pub(crate) const ARGUMENTS: &str = "[FOLDER [EVENINGS]]";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let mut command = cargo(&["run", "--release", "--package", "simulation", "--bin", "calibration", "--"]);
    program::run(command.args(arguments))
}
