//! Why a chore stopped.

use std::{fmt, process::ExitCode};

/// The exit code for a call that makes no sense, as shells use it.
pub(crate) const USAGE: u8 = 2;
/// The exit code for a machine that lacks something.
pub(crate) const MACHINE: u8 = 3;
/// The exit code for a repository with faults in it.
pub(crate) const FAULTS: u8 = 1;
/// The exit code when a program that we called was ended by a signal and has none of its own.
pub(crate) const SIGNALLED: u8 = 1;

/// Why a chore stopped: a sentence for the person, and the code to exit with.
#[derive(Debug)]
pub(crate) struct Failure {
    code: u8,
    sentence: String,
}

impl Failure {
    pub(crate) fn new(code: u8, sentence: impl Into<String>) -> Self {
        Self { code, sentence: sentence.into() }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (exit code {})", self.sentence, self.code)
    }
}
