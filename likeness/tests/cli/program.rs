//! The binary, as anybody would run it.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// Runs the binary with these arguments, in surroundings that name no folder or address of their own.
pub(crate) fn likeness(arguments: &[&str]) -> Ran {
    ran(command(arguments).stdin(Stdio::null()).output().expect("the binary can be started"))
}

/// The same with something to read on stdin.
pub(crate) fn likeness_reading(arguments: &[&str], input: &str) -> Ran {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    child.stdin.take().expect("stdin is piped").write_all(input.as_bytes()).expect("it reads its input");
    ran(child.wait_with_output().expect("we may wait for our own child"))
}

pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_likeness"));
    for variable in std::env::vars_os().map(|(name, _)| name) {
        if variable.to_string_lossy().starts_with("LIKENESS_") {
            command.env_remove(variable);
        }
    }
    command.args(arguments);
    command
}

/// What a run printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

pub(crate) fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("the binary prints UTF-8");
    Ran { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

impl Ran {
    /// It worked, without a word on stderr.
    #[track_caller]
    pub(crate) fn worked(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self.stdout
    }

    /// It ended with this code and said this on stderr.
    #[track_caller]
    pub(crate) fn failed(self, code: i32, sentence: &str) -> Ran {
        assert_eq!(self.code, Some(code), "{self:#?}");
        assert!(self.stderr.contains(sentence), "{self:#?}");
        self
    }
}
