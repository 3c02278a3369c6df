//! What can be wrong with a list of cards, line by line.

use super::Unwritable;

/// A line of a list that cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {fault}")]
pub struct LineFault {
    /// Counted from 1, as editors do.
    pub line: usize,
    pub fault: Fault,
}

/// Why a line cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("{0}")]
    Card(Unwritable),
    #[error("there is no game called `{word}` that cards can be written for")]
    UnknownGame { word: String },
    #[error("the game has no category called `{word}`")]
    UnknownCategory { word: String },
    #[error(
        "there are more cells than columns, which are game, category, text and gray unless the first \
         row names others"
    )]
    TooManyColumns,
    #[error("a quotation mark is opened here and never closed")]
    OpenQuote,
    #[error("a line begins with game, card or gray, and texts are indented")]
    UnknownHeading,
    #[error("this text stands under no card")]
    TextWithoutCard,
    #[error("there is no card above whose other face this could be")]
    GrayWithoutCard,
    #[error("a list brings at most {most} cards")]
    TooManyCards { most: usize },
}

impl LineFault {
    /// So many are told at once: who has mended these knows how to mend the others.
    pub const MOST_AT_ONCE: usize = 50;
}

impl From<Unwritable> for Fault {
    fn from(why: Unwritable) -> Fault {
        Fault::Card(why)
    }
}

/// A word of a list as it may be shown again: enough to find it by.
pub(super) fn echo(word: &str) -> String {
    /// A wrong word is shown again to be mended; a novel is not.
    const LONGEST: usize = 24;
    word.chars().filter(|c| !rules::is_stray(*c)).take(LONGEST).collect()
}
