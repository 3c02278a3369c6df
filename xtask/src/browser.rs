//! The browsers that the tests drive, of three engines.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    failure::{Failure, MACHINE},
    packages,
    program::{self, cargo},
    repository,
};

/// A program that the browser tests call, and the Debian package that brings it.
pub(crate) struct Tool {
    pub(crate) program: &'static str,
    package: &'static str,
    /// Names another program to use in its place; the test harness reads the same variable.
    pub(crate) variable: &'static str,
    /// What it is asked to show that it runs, if it can be asked.
    version: Option<&'static str>,
}

const VERSION: Option<&str> = Some("--version");

pub(crate) const TOOLS: [Tool; 5] = [
    Tool { program: "chromium", package: "chromium", variable: "CHROMIUM", version: VERSION },
    Tool { program: "chromedriver", package: "chromium-driver", variable: "CHROMEDRIVER", version: VERSION },
    Tool { program: "firefox-esr", package: "firefox-esr", variable: "FIREFOX", version: VERSION },
    Tool {
        program: "WebKitWebDriver",
        package: "webkit2gtk-driver",
        variable: "WEBKIT_DRIVER",
        version: None,
    },
    // The screen of WebKit, which needs one.
    Tool { program: "Xvfb", package: "xvfb", variable: "XVFB", version: None },
];

/// The driver of Firefox is in no package of Debian's; it is written in Rust, so cargo installs it.
const GECKODRIVER: (&str, &str) = ("geckodriver", "0.37.1");
const GECKODRIVER_VARIABLE: &str = "GECKODRIVER";

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

/// Sees to it that the browsers, their drivers and the fonts are there.
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
    let [chromium, driver, ..] = &TOOLS;
    let (package, file) = WITHOUT_WINDOWS;
    if env::var_os(chromium.variable).is_none() && !Path::new(file).is_file() {
        // Together, because the driver drives browsers of its own version only.
        if let Err(failure) = packages::install(&[package, chromium.package, driver.package]) {
            println!("{failure}; going on with {}, only slower", chromium.program);
        }
    }
    for tool in TOOLS {
        let file = tool.found().expect("nothing is missing");
        println!("{}: {}", file.display(), tool.answer(&file)?);
    }
    ensure_geckodriver()
}

impl Tool {
    /// What it says of its version.
    fn answer(&self, file: &Path) -> Result<String, Failure> {
        let Some(question) = self.version else { return Ok("there".to_owned()) };
        program::printed(Command::new(file).arg(question)).ok_or_else(|| {
            let sentence =
                format!("`{} {question}` fails: please reinstall {}", file.display(), self.package);
            Failure::new(MACHINE, sentence)
        })
    }
}

/// Sees to it that `target/geckodriver` has the driver of Firefox, in the right version.
fn ensure_geckodriver() -> Result<(), Failure> {
    let (name, version) = GECKODRIVER;
    let folder = repository::target(name);
    let file = env::var_os(GECKODRIVER_VARIABLE).map_or_else(|| folder.join("bin").join(name), PathBuf::from);
    let answers = || program::printed(Command::new(&file).arg("--version"));
    let is_right = |said: Option<String>| said.is_some_and(|said| said.contains(version));
    let is_own = env::var_os(GECKODRIVER_VARIABLE).is_none();
    if is_own && !is_right(answers()) {
        // Not made faster than it must be: it waits for Firefox.
        let mut install = cargo(&["install", name, "--version", version, "--locked", "--debug", "--root"]);
        program::run(install.arg(&folder)).map_err(|failure| {
            let sentence = format!("the tests in Firefox need {name} {version}, and cargo cannot install it");
            Failure::new(MACHINE, format!("{sentence}: {failure}"))
        })?;
    }
    let said = answers().ok_or_else(|| {
        Failure::new(MACHINE, format!("`{} --version` fails, which drives Firefox", file.display()))
    })?;
    println!("{}: {}", file.display(), said.lines().next().unwrap_or_default());
    Ok(())
}

/// What has to be installed. A program that the environment names and that is not there cannot be installed.
fn missing_packages() -> Result<Vec<&'static str>, Failure> {
    let mut missing = Vec::new();
    for tool in TOOLS.into_iter().filter(|tool| tool.found().is_none()) {
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
