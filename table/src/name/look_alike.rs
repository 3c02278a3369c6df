//! Whether one name can be taken for another (UTS 39).

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::spelling::{is_joiner, is_space};

/// Whether a reader could take one name for the other, as they are written or as they could be written.
pub(super) fn look_alike(one: &str, other: &str) -> bool {
    let (one, other) = (Looks::of(one), Looks::of(other));
    one.written == other.written
        || one.small == other.small
        // EMIL is Emil, and Emil looks like EmiI.
        || one.written == other.usual
        || one.usual == other.written
        || one.usual == other.usual
}

/// What a name looks like: as it is written, as names usually are, and in small letters. As it is written, I
/// and l look alike; said aloud, I and i are the same letter.
#[derive(Debug)]
struct Looks {
    written: String,
    usual: String,
    small: String,
}

impl Looks {
    fn of(name: &str) -> Looks {
        let plain = plain(name);
        Looks {
            written: shape(&plain),
            usual: shape(&with_small_letters(&plain)),
            small: shape(&plain.to_lowercase()),
        }
    }
}

/// The same for all ways to write the same letters.
fn plain(name: &str) -> String {
    let apart: String = name.chars().map(spaced_accent).collect();
    let seen = apart.nfkc().filter(|char| !is_joiner(*char) && *char != '\u{fe0f}');
    undotted(&seen.map(full_size).collect::<String>())
}

/// Look-alikes of other scripts become letters that have capitals of their own. Only L keeps its own: a small
/// one looks like I, and Ian is not Lan.
fn shape(name: &str) -> String {
    let bones = skeleton(name).filter(|char| !is_space(*char) && !char.is_whitespace());
    bones.flat_map(|char| if char == 'L' { vec![char] } else { char.to_lowercase().collect() }).collect()
}

/// With small letters behind the first of every word.
fn with_small_letters(name: &str) -> String {
    let mut beginning = true;
    let mut usual = String::with_capacity(name.len());
    for char in name.chars() {
        match beginning {
            true => usual.push(char),
            false => usual.extend(char.to_lowercase()),
        }
        beginning = !char.is_alphanumeric() && !unicode_normalization::char::is_combining_mark(char);
    }
    usual
}

/// Accents that stand by themselves, as an apostrophe: in NFKC they become a space with a mark.
fn spaced_accent(char: char) -> char {
    match char {
        '\u{b4}' | '\u{384}' | '\u{1fbd}' | '\u{1fbf}' | '\u{1fef}' | '\u{1ffd}' => '\'',
        other => other,
    }
}

/// Small letters that look like capitals.
fn full_size(char: char) -> char {
    const SMALL: &str = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
    const FULL: &str = "ABCDEFGHIJKLMNOPQRSTUVWYZ";
    SMALL.chars().zip(FULL.chars()).find(|(small, _)| *small == char).map_or(char, |(_, full)| full)
}

/// Letters that can be written in two ways that look the same: a dot over i and j is
/// there already, and the long vowels of Sinhala are letters. Han has its sign for once more twice.
fn undotted(name: &str) -> String {
    let pairs = [
        ("i\u{307}", "i"),
        ("\u{131}\u{307}", "i"),
        ("j\u{307}", "j"),
        ("\u{237}\u{307}", "j"),
        ("\u{d85}\u{dcf}", "\u{d86}"),
        ("\u{d85}\u{dd0}", "\u{d87}"),
        ("\u{d85}\u{dd1}", "\u{d88}"),
        ("\u{303b}", "\u{3005}"),
    ];
    pairs.iter().fold(name.to_owned(), |name, (two, one)| name.replace(two, one))
}
