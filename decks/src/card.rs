//! A card and its words.

use std::fmt;

use rules::{CardFace, CardId, PileId};

use crate::{Language, Rating, texts::Texts};

/// One card, as it is written in a deck file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub id: CardId,
    /// The category it belongs to: the letters of its id.
    pub pile: PileId,
    pub rating: Rating,
    pub tags: Vec<Tag>,
    /// A picture that goes with the text and says nothing that the text does not.
    pub emoji: Option<String>,
    pub(crate) texts: Texts,
    /// The other face, in a game whose cards have two. What the card itself says is on its black face.
    pub gray: Option<GrayFace>,
}

impl Card {
    pub fn text(&self, language: Language) -> &str {
        self.texts.get(language)
    }

    /// What is printed on one of its faces. A card with one face says the same whichever is asked for.
    pub fn text_on(&self, face: CardFace, language: Language) -> &str {
        match (face, &self.gray) {
            (CardFace::Gray, Some(gray)) => gray.text(language),
            (CardFace::Black | CardFace::Gray, _) => self.text(language),
        }
    }

    /// The picture on one of its faces.
    pub fn emoji_on(&self, face: CardFace) -> Option<&str> {
        match (face, &self.gray) {
            (CardFace::Gray, Some(gray)) => gray.emoji.as_deref(),
            (CardFace::Black | CardFace::Gray, _) => self.emoji.as_deref(),
        }
    }
}

/// The other side of a card: another subject, for the same people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GrayFace {
    pub tags: Vec<Tag>,
    pub emoji: Option<String>,
    pub(crate) texts: Texts,
}

impl GrayFace {
    pub fn text(&self, language: Language) -> &str {
        self.texts.get(language)
    }
}

/// A word to find and count cards by, such as `sound`: small letters and dashes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(String);

impl Tag {
    /// Long enough for any single word; a longer one is a sentence that lost its way.
    const LONGEST: usize = 16;

    /// The tag of that text, if it can be one.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let shaped = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
            && text.starts_with(|first: char| first.is_ascii_lowercase());
        (shaped && text.len() <= Tag::LONGEST).then(|| Tag(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
