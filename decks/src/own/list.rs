//! Lists of cards, in either of the formats that people bring them in.

use rules::{GameKind, PileId};

use super::{
    CardDraft, Fault, GAMES_WITH_OWN_CARDS, LineFault, csv,
    fault::echo,
    plain::{self, is_plain},
};
use crate::{
    Decks, Language,
    games::{OwnPile, own_pile},
    typography::normalised,
};

/// A row of a list: where it begins, and what its fields say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) line: usize,
    /// Empty for the game that the list is for.
    pub(super) game: String,
    /// Its letters or its name; empty for none.
    pub(super) category: String,
    pub(super) text: String,
    pub(super) gray: Option<String>,
}

/// Reads a list of cards: CSV with the columns game, category, text and gray, or plain text in the manner of
/// the decks. What says no game is for the usual one; of a text in several languages the one in this language
/// is taken. All that is wrong is told at once, the first [`LineFault::MOST_AT_ONCE`] of it.
pub fn read_list(
    list: &str,
    usual: GameKind,
    language: Language,
    decks: &Decks,
) -> Result<Vec<CardDraft>, Vec<LineFault>> {
    // Some editors put a byte order mark in front of what they save.
    let list = list.strip_prefix('\u{feff}').unwrap_or(list);
    let (rows, mut faults) = if is_plain(list) { plain::rows(list, language) } else { csv::rows(list) };
    if let Some(first_too_many) = rows.get(CardDraft::MOST_AT_ONCE) {
        let fault = Fault::TooManyCards { most: CardDraft::MOST_AT_ONCE };
        return Err(vec![LineFault { line: first_too_many.line, fault }]);
    }
    let mut drafts = Vec::new();
    for row in rows {
        let line = row.line;
        match draft(row, usual, decks) {
            Ok(draft) => drafts.push(draft),
            Err(fault) => faults.push(LineFault { line, fault }),
        }
    }
    faults.sort_by_key(|fault| fault.line);
    faults.truncate(LineFault::MOST_AT_ONCE);
    if faults.is_empty() { Ok(drafts) } else { Err(faults) }
}

fn draft(row: Row, usual: GameKind, decks: &Decks) -> Result<CardDraft, Fault> {
    let game = match row.game.trim() {
        "" => usual,
        word => {
            let known = word.to_lowercase().parse().ok().filter(|game| GAMES_WITH_OWN_CARDS.contains(game));
            known.ok_or_else(|| Fault::UnknownGame { word: echo(word) })?
        }
    };
    let category = match row.category.trim() {
        "" => None,
        // They are one pile, whatever it is called.
        _ if own_pile(game) == OwnPile::One => None,
        word => {
            let named = category_called(game, word, decks);
            Some(named.ok_or_else(|| Fault::UnknownCategory { word: echo(word) })?)
        }
    };
    let draft = CardDraft { game, category, text: row.text, gray: row.gray };
    draft.wording(decks)?;
    Ok(draft)
}

/// A category by its letters, or by its name in any language.
fn category_called(game: GameKind, word: &str, decks: &Decks) -> Option<PileId> {
    let lower = word.to_lowercase();
    if lower == PileId::OWN.as_str() {
        return Some(PileId::OWN);
    }
    let called = normalised(word);
    let piles = decks.piles(game).iter();
    let named = |name: &str| !called.is_empty() && normalised(name) == called;
    piles
        .clone()
        .find(|pile| pile.id.as_str() == lower)
        .or_else(|| {
            piles.clone().find(|pile| Language::ALL.into_iter().any(|language| named(pile.name(language))))
        })
        .map(|pile| pile.id)
}
