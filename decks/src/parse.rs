//! From the lines of a file to its blocks: a heading and the texts below it.

use rules::{CardId, PileId};

use crate::{
    DeckError, FilePlace, LONGEST_NAME, LONGEST_TEXT, Language, Rating, Reason, SYMBOLS, Tag,
    source::Source,
    typography::{faults, is_emoji},
};

/// A heading with its texts.
#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) place: FilePlace,
    /// None when the heading is so wrong that nothing can be said of it; its texts are looked at all the
    /// same.
    pub(crate) heading: Option<Heading>,
    /// In the order of [`Language::ALL`].
    pub(crate) texts: [Option<Text>; Language::ALL.len()],
}

/// A text and where it stands.
#[derive(Debug)]
pub(crate) struct Text {
    pub(crate) place: FilePlace,
    pub(crate) words: String,
}

/// The first line of a block.
#[derive(Debug)]
pub(crate) enum Heading {
    Set,
    Category {
        id: PileId,
        symbol: String,
    },
    Card {
        id: CardId,
        rating: Rating,
        emoji: Option<String>,
        tags: Vec<Tag>,
    },
    /// The other face of the card above.
    Gray {
        emoji: Option<String>,
        tags: Vec<Tag>,
    },
}

/// Takes a file apart. What can be understood is returned along with everything that is wrong, so that the
/// person who wrote it sees all of it at once; a file with errors is never used.
pub(crate) fn parse(source: &Source) -> (Vec<Block>, Vec<DeckError>) {
    let mut parser = Parser { file: &source.file, blocks: Vec::new(), errors: Vec::new() };
    // Some editors put a byte order mark in front of what they save.
    let text = source.text.strip_prefix('\u{feff}').unwrap_or(&source.text);
    for (index, line) in text.lines().enumerate() {
        parser.read_line(index + 1, line);
    }
    let mut errors = parser.errors;
    for block in &parser.blocks {
        for (language, text) in Language::ALL.into_iter().zip(&block.texts) {
            if text.is_none() {
                errors.push(DeckError {
                    place: block.place.clone(),
                    reason: Reason::LanguageMissing { language },
                });
            }
        }
    }
    (parser.blocks, errors)
}

struct Parser<'a> {
    file: &'a str,
    blocks: Vec<Block>,
    errors: Vec<DeckError>,
}

impl Parser<'_> {
    fn read_line(&mut self, number: usize, line: &str) {
        let place = FilePlace { file: self.file.to_owned(), line: Some(number) };
        let content = line.trim_start();
        if content.is_empty() || content.starts_with('#') {
            return;
        }
        if content.len() < line.len() {
            self.read_text(place, content);
        } else {
            self.read_heading(place, line);
        }
    }

    fn read_text(&mut self, place: FilePlace, content: &str) {
        let Some((code, words)) = content.split_once(':') else {
            return self.refuse(&place, Reason::NotAText);
        };
        let Ok(language) = code.parse::<Language>() else {
            return self.refuse(&place, Reason::NotAText);
        };
        let words = match words.strip_prefix(' ') {
            Some(words) => words,
            None if words.is_empty() => words,
            None => {
                self.refuse(&place, Reason::Untrimmed);
                words
            }
        };
        let limit = match self.blocks.last().map(|block| &block.heading) {
            Some(Some(Heading::Set | Heading::Category { .. })) => LONGEST_NAME,
            Some(Some(Heading::Card { .. } | Heading::Gray { .. }) | None) | None => LONGEST_TEXT,
        };
        for fault in faults(words, language, limit) {
            self.refuse(&place, fault);
        }
        let Some(block) = self.blocks.last_mut() else {
            return self.refuse(&place, Reason::TextWithoutHeading);
        };
        let text = &mut block.texts[language as usize];
        if text.is_some() {
            return self.refuse(&place, Reason::LanguageTwice { language });
        }
        *text = Some(Text { place, words: words.to_owned() });
    }

    fn read_heading(&mut self, place: FilePlace, line: &str) {
        let mut words = line.split_whitespace();
        let heading = match words.next() {
            Some("set") => Some(Heading::Set),
            Some("category") => self.read_category(&place, &mut words),
            Some("card") => self.read_card(&place, &mut words),
            Some("gray") => {
                let (emoji, tags) = self.read_marks(&place, &mut words);
                Some(Heading::Gray { emoji, tags })
            }
            other => {
                let word = other.unwrap_or_default().to_owned();
                self.refuse(&place, Reason::UnknownHeading { word });
                words.by_ref().for_each(drop);
                None
            }
        };
        if heading.is_some()
            && let Some(word) = words.next()
        {
            self.refuse(&place, Reason::WordTooMany { word: word.to_owned() });
        }
        self.blocks.push(Block { place, heading, texts: Default::default() });
    }

    /// `category hom house`
    fn read_category<'w>(
        &mut self,
        place: &FilePlace,
        words: &mut impl Iterator<Item = &'w str>,
    ) -> Option<Heading> {
        let id = words.next().unwrap_or_default();
        let symbol = words.next().unwrap_or_default();
        if !SYMBOLS.contains(&symbol) {
            self.refuse(place, Reason::UnknownSymbol { word: symbol.to_owned() });
        }
        let Ok(id) = id.parse() else {
            self.refuse(place, Reason::BadCategoryId { word: id.to_owned() });
            return None;
        };
        Some(Heading::Category { id, symbol: symbol.to_owned() })
    }

    /// `card hom-012 everyone 🛁 #calm #water`
    fn read_card<'w>(
        &mut self,
        place: &FilePlace,
        words: &mut impl Iterator<Item = &'w str>,
    ) -> Option<Heading> {
        let id = words.next().unwrap_or_default();
        let rating = words.next().unwrap_or_default();
        let parsed_rating = rating.parse::<Rating>();
        if parsed_rating.is_err() {
            self.refuse(place, Reason::UnknownRating { word: rating.to_owned() });
        }
        let (emoji, tags) = self.read_marks(place, words);
        let Ok(id) = id.parse() else {
            self.refuse(place, Reason::BadCardId { word: id.to_owned() });
            return None;
        };
        // A stand-in for an unknown rating: the file is refused, but the rest of the card is still looked at.
        Some(Heading::Card { id, rating: parsed_rating.unwrap_or_default(), emoji, tags })
    }

    /// `🛁 #calm #water`
    fn read_marks<'w>(
        &mut self,
        place: &FilePlace,
        words: &mut impl Iterator<Item = &'w str>,
    ) -> (Option<String>, Vec<Tag>) {
        let (mut emoji, mut tags) = (None, Vec::new());
        for word in words {
            let outcome = match word.strip_prefix('#') {
                Some(tag) => add_tag(&mut tags, tag),
                None => set_emoji(&mut emoji, word),
            };
            if let Err(reason) = outcome {
                self.refuse(place, reason);
            }
        }
        (emoji, tags)
    }

    fn refuse(&mut self, place: &FilePlace, reason: Reason) {
        self.errors.push(DeckError { place: place.clone(), reason });
    }
}

fn add_tag(tags: &mut Vec<Tag>, word: &str) -> Result<(), Reason> {
    let tag = Tag::new(word).ok_or_else(|| Reason::BadTag { word: word.to_owned() })?;
    if tags.contains(&tag) {
        return Err(Reason::TagTwice { word: word.to_owned() });
    }
    tags.push(tag);
    Ok(())
}

fn set_emoji(emoji: &mut Option<String>, word: &str) -> Result<(), Reason> {
    if !is_emoji(word) {
        return Err(Reason::BadEmoji { word: word.to_owned() });
    }
    if emoji.is_some() {
        return Err(Reason::EmojiTwice { word: word.to_owned() });
    }
    *emoji = Some(word.to_owned());
    Ok(())
}
