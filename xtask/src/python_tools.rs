//! Programs from PyPI, installed by name and version into environments of their own below `target`.

use std::{fs, path::Path, process::Command};

use crate::{
    failure::{Failure, MACHINE},
    packages, program, repository,
};

/// What Debian calls Python, and what makes environments of it.
const DEBIAN: [&str; 2] = ["python3", "python3-venv"];
/// Says in the environment what has been installed to the end.
const NOTE: &str = "likeness-tools.txt";

/// Some programs that belong together.
pub(crate) struct PythonTools {
    /// The folder below `target`.
    pub(crate) folder: &'static str,
    /// Packages with their versions.
    pub(crate) packages: &'static [&'static str],
    /// Who cannot do without them.
    pub(crate) wanted_by: &'static str,
}

impl PythonTools {
    /// Sees to it that they are there, in the right versions.
    pub(crate) fn ensure(&self) -> Result<(), Failure> {
        let folder = repository::target(self.folder);
        let wanted = self.packages.join("\n");
        if fs::read_to_string(folder.join(NOTE)).ok().as_deref() != Some(&wanted) {
            make_environment(&folder)?;
            self.install(&folder)?;
            fs::write(folder.join(NOTE), &wanted).map_err(|error| {
                Failure::new(MACHINE, format!("cannot write to {}: {error}", folder.display()))
            })?;
        }
        println!("{} in {}", self.packages.join(", "), folder.display());
        Ok(())
    }

    fn install(&self, folder: &Path) -> Result<(), Failure> {
        let mut pip = Command::new(folder.join("bin/python"));
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(self.packages);
        program::run(&mut pip).map_err(|failure| {
            let (names, wanted_by) = (self.packages.join(" and "), self.wanted_by);
            Failure::new(MACHINE, format!("{wanted_by} need {names}, and pip cannot install it: {failure}"))
        })
    }
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
