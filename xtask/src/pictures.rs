//! `cargo xtask photographs`, `films` and `icons`: what every page looks like, how each reveal goes, and what
//! stands for Likeness among other programs.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    browser,
    failure::{Failure, MACHINE, USAGE},
    packages,
    program::{self, WHOLE, cargo, run as call},
    repository,
};

/// How the arguments are written: a part of the names of the pages that are wanted.
pub(crate) const ARGUMENTS: &str = "[PART]";

/// How long one frame is seen, and the last one, in milliseconds.
const FRAME: &str = "100";
const LAST: &str = "2500";

/// Draws every page, for the browser tests to look at.
pub(crate) fn draw_looks() -> Result<(), Failure> {
    let test = ["--lib", "--", "--exact", "pages::looks::pages_can_be_looked_at"];
    call(cargo(&["test"]).args(WHOLE).args(test))
}

/// A picture of every page, in both languages and themes, and of every page on every size of screen.
pub(crate) fn photographs(arguments: &[String]) -> Result<(), Failure> {
    let part = match arguments {
        [] => "",
        [part] => part,
        _ => {
            return Err(Failure::new(
                USAGE,
                format!("it is called as `cargo xtask photographs {ARGUMENTS}`"),
            ));
        }
    };
    browser::ensure()?;
    draw_looks()?;
    call(taken_by("browser::every_look::photographs").env("PHOTOGRAPHS", part))?;
    call(taken_by("browser::every_size::photographs_of_every_size").env("PHOTOGRAPHS", part))?;
    println!("The pictures are in {}.", repository::target("photographs").display());
    Ok(())
}

/// A film of each game's reveal, in `docs/films`.
pub(crate) fn films(_: &[String]) -> Result<(), Failure> {
    browser::ensure()?;
    if program::on_path("img2webp").is_none() {
        packages::install(&["webp"])?;
    }
    draw_looks()?;
    call(&mut taken_by("browser::films::films"))?;
    let films = repository::root().join("docs/films");
    fs::create_dir_all(&films).map_err(|error| fault(&error))?;
    for frames in listed(&repository::target("films"))? {
        let name = frames.file_name().unwrap_or_default().to_string_lossy().into_owned();
        call(&mut joined(&listed(&frames)?, &films.join(format!("{name}.webp"))))?;
    }
    Ok(())
}

/// What every kind of page takes at a first visit, in `docs/pages.md`.
pub(crate) fn page_bytes(_: &[String]) -> Result<(), Failure> {
    browser::ensure()?;
    call(&mut taken_by("browser::page_bytes::page_bytes"))
}

/// What a screen reader finds in each game, in `docs/transcripts`.
pub(crate) fn transcripts(_: &[String]) -> Result<(), Failure> {
    browser::ensure()?;
    draw_looks()?;
    call(&mut taken_by("browser::transcripts::transcripts"))
}

/// The icon as pictures made of dots, in `web/assets`.
pub(crate) fn icons(_: &[String]) -> Result<(), Failure> {
    browser::ensure()?;
    call(&mut taken_by("browser::icons::icons"))
}

/// A test that makes something, which no run of the tests makes.
pub(crate) fn taken_by(test: &str) -> Command {
    let mut command = cargo(&["test"]);
    command.args(WHOLE).args(["--test", "suite", "--", "--exact", "--ignored", "--nocapture", test]);
    command
}

/// The call that makes a film of pictures. Two that are alike take no room.
fn joined(frames: &[PathBuf], film: &Path) -> Command {
    let mut command = Command::new("img2webp");
    command.args(["-loop", "0", "-min_size", "-lossy", "-q", "55", "-m", "4"]);
    for (number, frame) in frames.iter().enumerate() {
        let length = if number + 1 == frames.len() { LAST } else { FRAME };
        command.args(["-d", length]).arg(frame);
    }
    command.arg("-o").arg(film);
    command
}

/// What lies in a folder, in the order of names.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| fault(&error))?;
    let mut files = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| fault(&error))?;
    files.sort();
    Ok(files)
}

fn fault(error: &std::io::Error) -> Failure {
    Failure::new(MACHINE, format!("the films cannot be made: {error}"))
}
