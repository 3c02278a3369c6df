//! `cargo xtask engines`: every game in every engine at every size, as `docs/engines.md`.

use crate::{
    browser,
    failure::{Failure, USAGE},
    pictures::taken_by,
    program::run as call,
};

/// How the arguments are written.
pub(crate) const ARGUMENTS: &str = "[chromium|firefox|webkit [SIZE [GAME]]]";

/// The engines by the names that tests have for them.
pub(crate) const NAMES: [&str; 3] = ["chromium", "firefox", "webkit"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (engine, size, game) = match words.as_slice() {
        [] => ("", "", ""),
        [engine] if NAMES.contains(engine) => (*engine, "", ""),
        [engine, size] if NAMES.contains(engine) => (*engine, *size, ""),
        [engine, size, game] if NAMES.contains(engine) => (*engine, *size, *game),
        _ => return Err(Failure::new(USAGE, format!("it is called as `cargo xtask engines {ARGUMENTS}`"))),
    };
    browser::ensure()?;
    let mut matrix = taken_by("browser::engines::matrix::matrix");
    call(matrix.env("ENGINES", engine).env("SIZES", size).env("GAMES", game))
}
