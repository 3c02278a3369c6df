//! What the tests of the API call: a fuzzer that reads its description, and a generator that writes clients
//! from it. Both are written in Python, and installed by name into an environment of their own.

use std::{fs, path::Path, process::Command};

use crate::{
    failure::{Failure, MACHINE, USAGE},
    packages, program, repository,
};

/// The versions that we test with. Newer ones check more, so they come as a commit of their own.
const PACKAGES: [&str; 2] = ["schemathesis==4.32.5", "openapi-python-client==0.29.1"];
/// What Debian calls Python, and what makes environments of it.
const DEBIAN: [&str; 2] = ["python3", "python3-venv"];
/// Says in the environment what has been installed to the end.
const NOTE: &str = "likeness-tools.txt";

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(extra) = arguments.first() {
        return Err(Failure::new(USAGE, format!("`api-tools` takes no arguments, and `{extra}` is one")));
    }
    ensure()
}

/// Sees to it that `target/api-tools` has both, in the right versions.
pub(crate) fn ensure() -> Result<(), Failure> {
    let folder = repository::target("api-tools");
    let wanted = PACKAGES.join("\n");
    if fs::read_to_string(folder.join(NOTE)).ok().as_deref() != Some(&wanted) {
        make_environment(&folder)?;
        install(&folder)?;
        fs::write(folder.join(NOTE), &wanted).map_err(|error| {
            Failure::new(MACHINE, format!("cannot write to {}: {error}", folder.display()))
        })?;
    }
    println!("{} in {}", PACKAGES.join(", "), folder.display());
    Ok(())
}

fn make_environment(folder: &Path) -> Result<(), Failure> {
    let make = || program::run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(folder));
    // Debian's Python comes without what makes environments; it says so only when it is asked for one.
    if program::on_path("python3").is_none() || make().is_err() {
        packages::install(&DEBIAN)?;
        make()?;
    }
    Ok(())
}

fn install(folder: &Path) -> Result<(), Failure> {
    let mut pip = Command::new(folder.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES);
    program::run(&mut pip).map_err(|failure| {
        let names = PACKAGES.join(" and ");
        Failure::new(
            MACHINE,
            format!("the tests of the API need {names}, and pip cannot install them: {failure}"),
        )
    })
}
