//! Cards as plain text in the manner of the decks: headings at the start of a line, texts indented below.
//!
//! ```text
//! game preference
//!
//! card foo
//!   Raw oysters
//! gray
//!   Sweet popcorn
//! ```
//!
//! A deck file can be read like this, too: of what stands after `card` only the category counts, and of its
//! texts the one in the reader's language. A comment begins with `#` at the start of a line; an indented `#`
//! is text.

use super::{Fault, LineFault, OwnCard, OwnText, list::Row};
use crate::Language;

/// Whether a list is one of these and not a table.
pub(super) fn is_plain(list: &str) -> bool {
    let mut lines = list.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.next().is_some_and(|line| {
        let word = line.split_whitespace().next();
        !line.contains('\t') && matches!(word, Some("game" | "card" | "set" | "category"))
    })
}

/// What the lines below belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Under {
    Nothing,
    /// The title of a set or the name of a category, which own cards do without.
    Title,
    Card,
    Gray,
}

pub(super) fn rows(list: &str, language: Language) -> (Vec<Row>, Vec<LineFault>) {
    let (mut rows, mut faults): (Vec<Row>, Vec<LineFault>) = (Vec::new(), Vec::new());
    let mut under = Under::Nothing;
    let mut game = String::new();
    for (line, content) in (1..).zip(list.lines()) {
        let words = content.trim();
        let mut refuse = |fault: Fault| faults.push(LineFault { line, fault });
        if words.is_empty() || content.starts_with('#') {
            continue;
        }
        if content.starts_with(char::is_whitespace) {
            match (under, rows.last_mut()) {
                (Under::Title, _) => {}
                (Under::Card, Some(row)) => say(&mut row.text, words, language),
                (Under::Gray, Some(row)) => say(row.gray.get_or_insert_default(), words, language),
                (Under::Nothing, _) | (Under::Card | Under::Gray, None) => refuse(Fault::TextWithoutCard),
            }
            continue;
        }
        let mut heading = words.split_whitespace();
        under = match (heading.next(), heading.next()) {
            (Some("game"), name) => {
                name.unwrap_or_default().clone_into(&mut game);
                Under::Nothing
            }
            (Some("set" | "category"), _) => Under::Title,
            (Some("card"), category) => {
                // An id begins with the letters of its category.
                let category = category.unwrap_or_default().split('-').next().unwrap_or_default().to_owned();
                rows.push(Row { line, game: game.clone(), category, text: String::new(), gray: None });
                Under::Card
            }
            (Some("gray"), _) if under == Under::Card => Under::Gray,
            (Some("gray"), _) => {
                refuse(Fault::GrayWithoutCard);
                Under::Title
            }
            _ => {
                refuse(Fault::UnknownHeading);
                Under::Title
            }
        };
    }
    (rows, faults)
}

/// A text, or one of its translations: the one in the reader's language stays.
fn say(text: &mut String, words: &str, language: Language) {
    match translation(words) {
        Some((spoken, words)) if text.is_empty() || spoken == language => words.clone_into(text),
        Some(_) => {}
        None if text.is_empty() => words.clone_into(text),
        None => {
            text.push(' ');
            text.push_str(words);
        }
    }
}

/// The language that a text says it is in, and its words.
fn translation(words: &str) -> Option<(Language, &str)> {
    let (code, words) = words.split_once(": ")?;
    Some((code.parse().ok()?, words))
}

/// Cards as such a text.
pub fn write_plain<'a>(cards: impl IntoIterator<Item = &'a OwnCard>) -> String {
    let mut text = "# Cards of our own, for Likeness.\n".to_owned();
    let mut game = None;
    for card in cards {
        if game != Some(card.game) {
            text.push_str(&format!("\ngame {}\n", card.game));
            game = Some(card.game);
        }
        text.push_str(&format!("\ncard {}\n  {}\n", card.category, spoken(&card.text)));
        if let Some(gray) = &card.gray {
            text.push_str(&format!("gray\n  {}\n", spoken(gray)));
        }
    }
    text
}

/// A text as it is written out. One that begins like a translation is written as one, which every reader
/// takes for want of another, so that its own beginning stays.
fn spoken(text: &OwnText) -> String {
    match translation(text.as_str()) {
        Some(_) => format!("{}: {}", Language::default(), text.as_str()),
        None => text.as_str().to_owned(),
    }
}
