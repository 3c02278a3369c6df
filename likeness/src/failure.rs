//! Why the program ends without having done what it was asked, and the exit code that says so.

use std::{fmt, io, process::ExitCode};

/// What went wrong, as a sentence for whoever typed the command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was tried and did not work out.
    Failed(String),
    /// The input cannot be read at all. The arguments themselves get the same exit code from their parser.
    Unreadable(String),
    /// Nobody reads on: `likeness referee game.jsonl | head` has seen what it wanted to see.
    PipeClosed,
}

impl Failure {
    pub(crate) fn failed(sentence: &impl ToString) -> Failure {
        Failure::Failed(sentence.to_string())
    }

    /// Says it on stderr and gives the exit code to end with.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Failure::PipeClosed => ExitCode::SUCCESS,
            Failure::Failed(_) => {
                eprintln!("likeness: {self}");
                ExitCode::from(1)
            }
            Failure::Unreadable(_) => {
                eprintln!("likeness: {self}");
                ExitCode::from(2)
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Failed(sentence) | Failure::Unreadable(sentence) => f.write_str(sentence),
            Failure::PipeClosed => f.write_str("nobody reads what is printed"),
        }
    }
}

/// For what is printed: writing to stdout is the only use of `?` on an [`io::Error`] here.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::PipeClosed,
            _ => Failure::Failed(format!("the result cannot be printed: {error}")),
        }
    }
}
