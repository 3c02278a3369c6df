//! What a turn is worth, and what it could have been worth.

use super::Help;
use crate::Ranking;

/// How many tokens of the guess lie in the right place (GH-7).
pub fn right_places(ranking: &Ranking, guess: &Ranking) -> u8 {
    ranking.agreeing_places(guess).count() as u8
}

/// The points of a turn with that many cards: one for each right place (GH-7), doubled when all are right
/// (GH-8).
pub fn points(right: u8, cards: u8) -> u8 {
    if right == cards { perfect(cards) } else { right }
}

/// The most a turn can earn (GH-11).
pub fn perfect(cards: u8) -> u8 {
    2 * cards
}

/// What a turn earns on average when the guess is laid blindly (GH-12).
///
/// A token laid blindly among `k` is right once in `k` times, so of `k` such tokens one is right on average,
/// whatever `k` is. All are right in one of `k!` rows, and then the points, as many as there are cards, count
/// once more. Without help `k` is all the cards: `1 + n/n!`. A token that lies face up (GH-9) is right for
/// certain and leaves `k = n - 1`: `1 + 1 + n/(n-1)!`.
pub fn blind(cards: u8, help: Help) -> f64 {
    let (certain, blindly) = match help {
        Help::None => (0, cards),
        Help::OneFaceUp => (1, cards - 1),
    };
    let rows: u32 = (1..=u32::from(blindly)).product();
    f64::from(certain) + 1.0 + f64::from(cards) / f64::from(rows)
}
