//! What can be wrong with a deck file, and where.

use std::fmt;

use rules::PileId;

use crate::{CLOSENESS_OF_TWINS, Language, Twins, category::SYMBOLS};

/// One thing that is wrong, where it is and why it is refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct DeckError {
    pub place: FilePlace,
    pub reason: Reason,
}

/// A place in a file, or the file as a whole.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FilePlace {
    pub file: String,
    /// Counted from 1, as editors do.
    pub line: Option<usize>,
}

impl fmt::Display for FilePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}", self.file),
            None => f.write_str(&self.file),
        }
    }
}

/// Why a line or a file is refused.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Reason {
    // The folder and the file.
    #[error("cannot be read: {why}")]
    Unreadable { why: String },
    #[error("there is no game of that name, and decks lie in the folder of their game")]
    UnknownGame,
    #[error("there is no deck in here")]
    NoDecks,
    #[error("the name of a deck file ends in .deck")]
    NotADeck,
    #[error("a set is named by its file: small letters, digits and dashes only")]
    BadSetName,
    #[error("this is not UTF-8 text")]
    NotUtf8,
    #[error("the file does not say what the set is called (a line `set`, then its title in each language)")]
    SetMissing,
    #[error("the set already has its title at {first}: one file, one set")]
    SetTwice { first: FilePlace },
    // Headings.
    #[error(
        "`{word}` begins nothing: a line begins with set, category, card or gray, and texts are indented"
    )]
    UnknownHeading { word: String },
    #[error("`{word}` is one word too many")]
    WordTooMany { word: String },
    #[error("`{word}` names no card: write three small letters, a dash and three digits, such as hom-012")]
    BadCardId { word: String },
    #[error("`{word}` names no category: write three small letters, such as hom")]
    BadCategoryId { word: String },
    #[error("`{word}` is no symbol: choose one of {}", SYMBOLS.join(", "))]
    UnknownSymbol { word: String },
    #[error("`{word}` is no rating: write everyone, teens or adults")]
    UnknownRating { word: String },
    #[error("`{word}` is no tag: after the # come small letters and dashes, sixteen at most")]
    BadTag { word: String },
    #[error("the tag `{word}` stands here twice")]
    TagTwice { word: String },
    #[error("`{word}` is neither one emoji nor a tag (tags begin with #)")]
    BadEmoji { word: String },
    #[error("`{word}` is a second emoji: a card has one at most")]
    EmojiTwice { word: String },
    // How the parts fit together.
    #[error("the card {id} is already at {first}")]
    CardTwice { id: String, first: FilePlace },
    #[error("the category {id} is already at {first}")]
    CategoryTwice { id: String, first: FilePlace },
    #[error("the board of this game has no box for the category {id}, only for {boxes}")]
    UnknownBox { id: String, boxes: String },
    #[error("the letters {} are for cards that tables write themselves", PileId::OWN)]
    OwnCategory,
    #[error("no file of this game describes the category `{id}` that the card's letters name")]
    UnknownCategory { id: String },
    #[error("there is no card above whose gray face this could be")]
    GrayWithoutCard,
    #[error("the card {id} has its gray face already")]
    GrayTwice { id: String },
    #[error("the card {id} has no gray face: in this game every card has two")]
    GrayMissing { id: String },
    #[error("in this game cards have one face only")]
    GrayNotPlayed,
    #[error("this text stands under no set, category or card")]
    TextWithoutHeading,
    #[error("an indented line is a text: `en: …` or `fr: …`")]
    NotAText,
    #[error("there is no text in `{language}`")]
    LanguageMissing { language: Language },
    #[error("there is already a text in `{language}`")]
    LanguageTwice { language: Language },
    #[error("says the same in `{language}` as {first}, but for marks and capitals")]
    SameText { language: Language, first: FilePlace },
    #[error("begins with the same words in `{language}` as {first}: the second sounds like the first")]
    SameOpening { language: Language, first: FilePlace },
    #[error("has the same words in `{language}` as {first}, in another order")]
    SameWords { language: Language, first: FilePlace },
    #[error(
        "“{}” tells the same as “{}” at {} (closeness {}; {CLOSENESS_OF_TWINS} is too close)",
        .0.cards[1].text, .0.cards[0].text, .0.cards[0].place, .0.closeness
    )]
    Twins(Box<Twins>),
    #[error("a pair is two cards of different games, such as colours/tru-012 personality/nat-015")]
    NotAPair,
    #[error("no deck deals {card}, so the pair need not be allowed")]
    AllowedCardGone { card: String },
    // The text itself.
    #[error("the text is empty")]
    Empty,
    #[error("{length} characters are too many: {limit} fit on a phone")]
    TooLong { length: usize, limit: usize },
    #[error("U+{code:04X} is a control, direction or invisible character")]
    StrayCharacter { code: u32 },
    #[error("one space stands after the colon, and none at the end of the line")]
    Untrimmed,
    #[error("two spaces follow each other")]
    DoubleSpace,
    #[error("an accent is a character of its own here: write the letter with its accent as one (NFC)")]
    AccentApart,
    #[error("`{mark}` is a typewriter's mark: write ’ for an apostrophe, “ ” or « » around a quotation")]
    StraightQuote { mark: char },
    #[error("write … as one character, not as three dots")]
    ThreeDots,
    #[error("no space stands before `{mark}`")]
    SpaceBefore { mark: char },
    #[error("in French a narrow no-break space (U+202F) stands before `{mark}`")]
    NarrowSpaceBefore { mark: char },
    #[error("in French a no-break space (U+00A0) stands before `{mark}`")]
    NoBreakSpaceBefore { mark: char },
    #[error("in French a no-break space (U+00A0) stands after `{mark}`")]
    NoBreakSpaceAfter { mark: char },
}

/// The table asks for a set that is not in the box.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no set named `{0}`")]
pub struct UnknownSet(pub String);
