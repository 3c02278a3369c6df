//! What is wrong, and where.

use std::fmt;

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    file: String,
    /// From 1; none where a whole file is meant.
    line: Option<usize>,
    what: String,
}

impl Fault {
    /// `what` is a sentence that says what is wrong and why it matters.
    pub(super) fn at(file: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), line: Some(line), what: what.into() }
    }

    pub(super) fn of(file: &str, what: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), line: None, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

/// Faults as they are printed, for tests.
#[cfg(test)]
pub(super) fn told(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}
