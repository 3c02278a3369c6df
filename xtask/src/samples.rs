//! `cargo xtask samples`: journals as they are written today, for tests of later days to read.

use crate::{
    failure::Failure,
    program::{cargo, run as call},
};

/// The tests that write, each with its crate. They are ignored, because every other test only reads.
const WRITERS: [(&str, &str); 2] = [("journal", "golden::write_golden"), ("table", "sample::write_samples")];

pub(crate) fn run(_: &[String]) -> Result<(), Failure> {
    for (package, writer) in WRITERS {
        let test = ["test", "--package", package, "--test", "suite", "--", writer, "--exact", "--ignored"];
        call(&mut cargo(&test))?;
    }
    println!(
        "Written; `git status` says what. Keep the files of a new format, and put back those of an old one."
    );
    Ok(())
}
