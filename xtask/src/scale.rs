//! `cargo xtask scale`: the figures of how it would grow to a million tables.

use crate::{
    failure::{Failure, USAGE},
    program::{self, cargo},
    repository,
};

const PAGE: &str = "docs/scale.md";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(extra) = arguments.first() {
        return Err(Failure::new(USAGE, format!("`scale` takes no arguments, and `{extra}` is one")));
    }
    let mut command = cargo(&["run", "--release", "--package", "simulation", "--bin", "scale", "--"]);
    program::run(command.arg(repository::root().join(PAGE)))
}
