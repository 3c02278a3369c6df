//! What did not go as a file says.

/// A line, counted from 1, and a sentence about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Complaint {
    pub(super) line: usize,
    pub(super) sentence: String,
}

impl Complaint {
    pub(super) fn new(line: usize, sentence: impl Into<String>) -> Complaint {
        Complaint { line, sentence: sentence.into() }
    }
}
