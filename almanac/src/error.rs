//! What can be wrong with a corrections file, and where.

/// One thing that is wrong, where it is and why it is refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("{file}{}: {reason}", line.map(|line| format!(":{line}")).unwrap_or_default())]
pub struct CorrectionError {
    pub file: String,
    /// Counted from 1, as editors do; nothing if it is about the whole file.
    pub line: Option<usize>,
    pub reason: Reason,
}

/// Why a line or a file is refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Reason {
    #[error("cannot be read: {why}")]
    Unreadable { why: String },
    #[error("this is not UTF-8 text")]
    NotUtf8,
    // Whom it is about.
    #[error(
        "nobody in the almanac is called `{name}`{}",
        meant.as_ref().map(|meant| format!(": {meant}?")).unwrap_or_default()
    )]
    Nobody { name: String, meant: Option<String> },
    #[error("several are called that: write {}", choices.join(" or "))]
    Several { choices: Vec<String> },
    #[error("{name} stands already in line {first}")]
    Twice { name: String, first: usize },
    #[error("nothing is said about {name}: corrections are indented below the name")]
    NothingSaid { name: String },
    #[error("this stands below no name: names are not indented, what is corrected is")]
    NoName,
    // What is said.
    #[error(
        "`{word}` corrects nothing: write born, died, living, dead, place, field, also, not place, \
         not field, letter or alias"
    )]
    UnknownWord { word: String },
    #[error("`{word}` is no year: write 1955 or 44 BC")]
    BadYear { word: String },
    #[error("nobody dies before they are born ({born}), or in a year that has not come")]
    ImpossibleYears { born: i16 },
    #[error("living and dead, or living and a year of death: only one can be true")]
    LivingAndDead,
    #[error("a fictional character has no year of birth or death; living and dead can be said")]
    FictionalYears,
    #[error("`{word}` is no country that the almanac knows")]
    UnknownCountry { word: String },
    #[error("`{word}` is no field: write one of {}", fields())]
    UnknownField { word: String },
    #[error("`{word}` is not one letter from A to Z")]
    BadLetter { word: String },
    #[error("`{word}` is no name: one to eighty characters, none of them invisible")]
    BadAlias { word: String },
    #[error("after `{word}` nothing more is said")]
    WordTooMany { word: String },
}

fn fields() -> String {
    crate::Field::ALL.map(|field| field.english()).join(", ")
}
