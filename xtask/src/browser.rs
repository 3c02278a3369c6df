//! The browser that the tests drive.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    failure::{Failure, MACHINE},
    packages, program,
};

/// A program that the browser tests call, and the Debian package that brings it.
pub(crate) struct Tool {
    program: &'static str,
    package: &'static str,
    /// Names another program to use in its place; the test harness reads the same variable.
    pub(crate) variable: &'static str,
}

pub(crate) const CHROMIUM: Tool = Tool { program: "chromium", package: "chromium", variable: "CHROMIUM" };
pub(crate) const CHROMEDRIVER: Tool =
    Tool { program: "chromedriver", package: "chromium-driver", variable: "CHROMEDRIVER" };

/// Chromium made for work without windows, by the Debian package that brings it: the harness takes it in
/// place of the one on the path, because it takes a third less of the processor. The tests do without it
/// where it cannot be had.
const WITHOUT_WINDOWS: (&str, &str) =
    ("chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell");

/// A font that the pages are measured and pictured with, by the Debian package that brings it.
struct Font {
    package: &'static str,
    /// Where it may lie; one of them is enough.
    files: &'static [&'static str],
}

const FONTS: [Font; 2] = [
    // Without it pictures of the screens show empty boxes in place of emoji.
    Font {
        package: "fonts-noto-color-emoji",
        files: &[
            "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
            "/usr/share/fonts/noto/NotoColorEmoji.ttf",
        ],
    },
    // As wide as the fonts that most screens have. What a bare system falls back on is a fifth wider, and
    // the longest cards would not fit.
    Font {
        package: "fonts-liberation",
        files: &[
            "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf",
            "/usr/share/fonts/truetype/liberation2/LiberationSerif-Regular.ttf",
        ],
    },
];

impl Tool {
    fn found(&self) -> Option<PathBuf> {
        match env::var_os(self.variable) {
            Some(named) => Some(PathBuf::from(named)).filter(|file| file.is_file()),
            None => program::on_path(self.program),
        }
    }
}

/// Sees to it that the browser, its driver and the fonts are there.
pub(crate) fn ensure() -> Result<(), Failure> {
    let mut missing = missing_packages()?;
    if !missing.is_empty() {
        packages::install(&missing)?;
        missing = missing_packages()?;
    }
    if !missing.is_empty() {
        let names = missing.join(" ");
        return Err(Failure::new(
            MACHINE,
            format!("{names} was installed and is still not to be found on the path"),
        ));
    }
    let (package, file) = WITHOUT_WINDOWS;
    if env::var_os(CHROMIUM.variable).is_none() && !Path::new(file).is_file() {
        // Together, because the driver drives browsers of its own version only.
        if let Err(failure) = packages::install(&[package, CHROMIUM.package, CHROMEDRIVER.package]) {
            println!("{failure}; going on with {}, only slower", CHROMIUM.program);
        }
    }
    for tool in [CHROMIUM, CHROMEDRIVER] {
        let file = tool.found().expect("nothing is missing");
        let version = program::printed(Command::new(&file).arg("--version")).ok_or_else(|| {
            Failure::new(
                MACHINE,
                format!("`{} --version` fails: please reinstall {}", file.display(), tool.package),
            )
        })?;
        println!("{}: {version}", file.display());
    }
    Ok(())
}

/// What has to be installed. A program that the environment names and that is not there cannot be installed.
fn missing_packages() -> Result<Vec<&'static str>, Failure> {
    let mut missing = Vec::new();
    for tool in [CHROMIUM, CHROMEDRIVER].into_iter().filter(|tool| tool.found().is_none()) {
        if let Some(named) = env::var_os(tool.variable) {
            let named = named.to_string_lossy();
            let sentence = format!("the variable {} names `{named}`, which is no file", tool.variable);
            return Err(Failure::new(MACHINE, sentence));
        }
        missing.push(tool.package);
    }
    let is_missing = |font: &&Font| !font.files.iter().any(|file| Path::new(file).is_file());
    missing.extend(FONTS.iter().filter(is_missing).map(|font| font.package));
    Ok(missing)
}
