//! Tries what `insight` finds out at tables of which it is known who knows whom, prints how often it is
//! right, and writes the report: `cargo xtask insight [FOLDER [EVENINGS]]`, with so many evenings for each
//! number.
//!
//! Everything in it follows from one seed and the rules, so that running it twice gives the same bytes.

mod model;
mod people;
mod random_play;
mod ranges;
mod report;
mod study;
mod trial;

use std::{env, fs, path::PathBuf, process::ExitCode};

use study::Study;

fn main() -> ExitCode {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("docs/insight"), PathBuf::from);
    let evenings = env::args().nth(2).map_or(Ok(study::EVENINGS), |evenings| evenings.parse());
    let written = evenings.map_err(Into::into).and_then(|evenings| write(&folder, evenings));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("insight: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &std::path::Path, evenings: u64) -> Result<(), Box<dyn std::error::Error>> {
    let report = report::report(&Study::of(evenings));
    fs::create_dir_all(folder)?;
    for plot in &report.plots {
        fs::write(folder.join(&plot.file), &plot.svg)?;
    }
    print!("{}", report.text);
    fs::write(folder.join("README.md"), &report.text)?;
    eprintln!("\nwrote {}", folder.display());
    Ok(())
}
