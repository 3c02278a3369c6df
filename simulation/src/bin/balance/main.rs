//! Makes the report on the balance of the games: `cargo xtask balance [FOLDER [GAMES]]`, with so many games
//! for each number.
//!
//! Everything in it follows from one seed and the rules, so that running it twice gives the same bytes.

mod games;
mod markdown;
mod overview;
mod proof;
mod section;
mod study;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
};

use rules::GameKind;
use section::Section;
use study::Studio;

fn main() -> ExitCode {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("docs/balance"), PathBuf::from);
    let games = env::args().nth(2).map_or(Ok(study::GAMES), |games| games.parse());
    let made = games.map_err(Into::into).and_then(|games| report(&folder, games));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("balance: {error}");
            ExitCode::FAILURE
        }
    }
}

fn report(folder: &Path, games: u64) -> Result<(), Box<dyn std::error::Error>> {
    let threads = thread::available_parallelism().ok().and_then(|many| u8::try_from(many.get()).ok());
    let mut studio = Studio { threads: threads.unwrap_or(1), games, played: 0 };
    let sections = GameKind::ALL
        .into_iter()
        .map(|game| Section::write(game, &mut studio))
        .collect::<Result<Vec<_>, _>>()?;
    fs::create_dir_all(folder)?;
    for plot in sections.iter().flat_map(|section| &section.plots) {
        fs::write(folder.join(&plot.file), &plot.svg)?;
    }
    let proofs = GameKind::ALL.into_iter().map(proof::proof).collect::<Result<String, _>>()?;
    let texts: Vec<&str> = sections.iter().map(|section| section.text.as_str()).collect();
    let text = format!(
        "{}\n{}\n{}\n{proofs}",
        overview::head(&sections, studio.played),
        texts.join("\n"),
        overview::PROOF
    );
    fs::write(folder.join("README.md"), text)?;
    eprintln!("\nwrote {}", folder.display());
    Ok(())
}
