//! Which characters a name is written with: those that a reader sees, in every script that Unicode knows.
//!
//! As the nickname rules of RFC 8266 have it, with three differences. Their classes are taken from the
//! Unicode of today rather than from that of the tables that come with them; a name is kept as it was
//! written, in NFC, and only compared in NFKC; and the joiners are let in where emoji and Bengali want them.

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{
        CanonicalCombiningClass, DefaultIgnorableCodePoint, Emoji, ExtendedPictographic, GeneralCategory,
        HangulSyllableType, JoiningType,
    },
};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Says that an emoji is shown in colour.
const IN_COLOUR: char = '\u{fe0f}';
/// Puts a digit on a key.
const KEYCAP: char = '\u{20e3}';
const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
/// Signs that are blank, or stand for something that is not there, although their class says otherwise.
const BLANK_SIGNS: [char; 7] =
    ['\u{2800}', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}', '\u{fffc}', char::REPLACEMENT_CHARACTER];
/// The Burmese signs for further consonants of a syllable, which are no accents.
const MEDIALS: std::ops::RangeInclusive<char> = '\u{103b}'..='\u{103e}';

/// A character that nobody sees, or that changes how others are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hidden;

/// How long a text is in letters: as it is written, or with everything that one character can stand for.
pub(super) fn letters(text: &str) -> usize {
    let spelled_out: String = text.nfkc().collect();
    text.graphemes(true).count().max(spelled_out.graphemes(true).count())
}

/// The text as it is kept: in NFC, with single spaces between its words.
pub(super) fn cleaned(text: &str) -> Result<String, Hidden> {
    let chars: Vec<char> = text.nfc().collect();
    let mut clean = String::with_capacity(text.len());
    for (index, char) in chars.iter().enumerate() {
        let before = chars[..index].iter().rev().find(|char| **char != IN_COLOUR).copied();
        let after = chars[index + 1..].iter().find(|char| **char != IN_COLOUR).copied();
        match *char {
            IN_COLOUR if clean.ends_with(IN_COLOUR) => {}
            // Keyboards add it where it says nothing; there it is left out.
            IN_COLOUR if before.is_some_and(is_emoji) || after == Some(KEYCAP) => clean.push(IN_COLOUR),
            IN_COLOUR => {}
            JOINER if may_join(before, after) => clean.push(JOINER),
            NON_JOINER if may_part(before, after) => clean.push(NON_JOINER),
            char if is_seen(char) => clean.push(char),
            _ => return Err(Hidden),
        }
    }
    let words: Vec<&str> = clean.split(is_space).filter(|word| !word.is_empty()).collect();
    Ok(words.join(" "))
}

/// Whether there is anything but spaces and what hangs on letters, or would if there were one.
pub(super) fn has_a_letter(text: &str) -> bool {
    text.nfkc().any(|char| !is_space(char) && !is_mark(char) && !is_joiner(char) && char != IN_COLOUR)
}

/// How many marks the letter has that has most of them. A joiner between marks does not begin another
/// letter; medials are counted by themselves.
pub(super) fn most_marks(text: &str) -> usize {
    let (mut most, mut marks, mut medials) = (0, 0, 0);
    for char in text.nfd().filter(|char| !is_joiner(*char)) {
        match char {
            char if MEDIALS.contains(&char) => medials += 1,
            char if is_mark(char) => marks += 1,
            _ => (marks, medials) = (0, 0),
        }
        most = most.max(marks).max(medials);
    }
    most
}

pub(super) fn is_space(char: char) -> bool {
    category(char) == GeneralCategory::SpaceSeparator
}

pub(super) fn is_joiner(char: char) -> bool {
    matches!(char, JOINER | NON_JOINER)
}

fn is_mark(char: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    matches!(category(char), EnclosingMark | NonspacingMark | SpacingMark)
}

fn is_seen(char: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let unseen = matches!(
        category(char),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    // Parts of syllables that have not become one are no Korean of today.
    let syllable = CodePointMapData::<HangulSyllableType>::new().get(char);
    let jamo =
        [HangulSyllableType::LeadingJamo, HangulSyllableType::VowelJamo, HangulSyllableType::TrailingJamo];
    !unseen
        && !jamo.contains(&syllable)
        && !BLANK_SIGNS.contains(&char)
        && !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(char)
}

fn is_emoji(char: char) -> bool {
    !char.is_ascii() && CodePointSetData::new::<Emoji>().contains(char)
}

/// Emoji that are made of several, consonants whose vowel is dropped, and the Bengali r that keeps its form
/// before another consonant.
fn may_join(before: Option<char>, after: Option<char>) -> bool {
    let (Some(before), Some(after)) = (before, after) else { return before.is_some_and(is_virama) };
    let pictures = is_emoji(before) && CodePointSetData::new::<ExtendedPictographic>().contains(after);
    pictures || is_virama(before) || (is_virama(after) && category(before) == GeneralCategory::OtherLetter)
}

/// Consonants whose vowel is dropped, and letters that would join without it (RFC 5892, A.1).
fn may_part(before: Option<char>, after: Option<char>) -> bool {
    let joining = |char: char| CodePointMapData::<JoiningType>::new().get(char);
    let on = [JoiningType::LeftJoining, JoiningType::DualJoining];
    let back = [JoiningType::RightJoining, JoiningType::DualJoining];
    let between = before
        .zip(after)
        .is_some_and(|(before, after)| on.contains(&joining(before)) && back.contains(&joining(after)));
    between || before.is_some_and(is_virama)
}

fn is_virama(char: char) -> bool {
    CodePointMapData::<CanonicalCombiningClass>::new().get(char) == CanonicalCombiningClass::Virama
}

fn category(char: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(char)
}
