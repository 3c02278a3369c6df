//! axe-core, with which the browser tests look for barriers. Fetched, never kept in git.

use std::{fs, path::Path, process::Command};

use crate::{
    failure::{Failure, MACHINE, USAGE},
    packages, program, repository,
};

/// The version that we test with. A newer one knows more rules, so it comes as a commit of its own.
const VERSION: &str = "4.14.0";
/// What `sha256sum` says of `axe.min.js` in that version, so that we run what we read.
const SHA256: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";
/// The file inside the npm package.
const MEMBER: &str = "package/axe.min.js";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(extra) = arguments.first() {
        return Err(Failure::new(USAGE, format!("`axe` takes no arguments, and `{extra}` is one")));
    }
    ensure()
}

/// Sees to it that `target/axe/axe.min.js` is there, in the right version.
pub(crate) fn ensure() -> Result<(), Failure> {
    let folder = repository::target("axe");
    let file = folder.join("axe.min.js");
    if !is_genuine(&file) {
        fetch(&folder, &file)?;
        if !is_genuine(&file) {
            let sentence = format!("axe-core {VERSION} as fetched is not the one whose SHA-256 is {SHA256}");
            return Err(Failure::new(MACHINE, sentence));
        }
    }
    println!("axe-core {VERSION} in {}", file.display());
    Ok(())
}

fn fetch(folder: &Path, file: &Path) -> Result<(), Failure> {
    if program::on_path("npm").is_none() {
        packages::install(&["npm"])?;
    }
    let in_the_way = |error| Failure::new(MACHINE, format!("cannot write to {}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(in_the_way)?;
    let package = format!("axe-core@{VERSION}");
    program::run(Command::new("npm").args(["pack", "--silent", &package]).current_dir(folder)).map_err(
        |failure| {
            Failure::new(
                MACHINE,
                format!("the accessibility tests need {package}, and npm cannot fetch it: {failure}"),
            )
        },
    )?;
    let archive = format!("axe-core-{VERSION}.tgz");
    program::run(Command::new("tar").args(["-xzf", &archive, MEMBER]).current_dir(folder))?;
    // In one step at the end, so that a fetch that was broken off leaves no half file behind.
    fs::rename(folder.join(MEMBER), file).map_err(in_the_way)
}

fn is_genuine(file: &Path) -> bool {
    file.is_file()
        && program::printed(Command::new("sha256sum").arg(file))
            .is_some_and(|line| line.split_whitespace().next() == Some(SHA256))
}
