//! Calling other programs.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::{
    failure::{Failure, MACHINE, SIGNALLED},
    repository,
};

/// All our crates, with the fuzzer. Whatever is built for the tests is called with this, because another
/// choice of crates is another choice of their features, for which half of what they stand on is built again.
pub(crate) const WHOLE: [&str; 3] = ["--workspace", "--features", "fuzz/engine"];

/// The cargo that called us, or else the one on the path.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(repository::root());
    command
}

/// Runs a program to its end, with its output on our own, after a line that says what is run.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let line = spelled(command);
    println!("$ {line}");
    let status =
        command.status().map_err(|error| Failure::new(MACHINE, format!("cannot start `{line}`: {error}")))?;
    if status.success() {
        return Ok(());
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(SIGNALLED);
    Err(Failure::new(code, format!("`{line}` failed")))
}

/// What a program prints, or nothing when it cannot be started or fails.
pub(crate) fn printed(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Where a program lies that is called by its bare name.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn spelled(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name).chain(words).collect::<Vec<_>>().join(" ")
}
