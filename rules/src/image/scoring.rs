//! What images and hands are worth.

use super::{Ending, HandCount, Options, Picture, Ruling, card::is_letter};
use crate::{CardId, Seat};

/// What ending an image scores: the space of its last letter (IM-4, IM-12), and double that with both
/// initials (IM-26).
pub fn ending(image: &Picture) -> i16 {
    ended_on(image.len(), image.letters().len())
}

/// The same of an image whose last letter lies on this space and is one of so many.
pub fn ended_on(space: usize, letters: usize) -> i16 {
    let space = space as i16;
    if letters > 1 { 2 * space } else { space }
}

/// What the score of the challenged changes by.
pub fn challenge(ruling: Ruling, ended: Option<&Ending>) -> i16 {
    let scored = ended.map_or(0, |ending| ending.points);
    match ruling {
        // IM-19
        Ruling::Upheld => -Options::PENALTY - scored,
        // IM-20: in place of what ending it had scored, unless that was more.
        Ruling::NotUpheld => (Options::DEFENDED - scored).max(0),
    }
}

/// What a hand costs at the end: 1 for a profile card, 2 for a letter, wild or not (IM-24).
pub fn hand(seat: Seat, cards: &[CardId]) -> HandCount {
    let letters = cards.iter().filter(|card| is_letter(**card)).count();
    let profile_cards = cards.len() - letters;
    let points = -((profile_cards + 2 * letters) as i16);
    HandCount { seat, profile_cards: profile_cards as u8, letters: letters as u8, points }
}
