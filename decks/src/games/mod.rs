//! What the decks need to know of each game, and how its cards are dealt: in the file of the game's name.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;

use rules::{Game, GameKind, PileId, match_game};

use crate::{LONGEST_TEXT, Shelved};

/// What the decks need to know of a game. The usual is the default.
pub(crate) trait DeckGame: Game<Supply: Shelved> {
    /// How many faces its cards have.
    const FACES: Faces = Faces::One;
    /// Where the cards go that a table writes itself.
    const OWN_PILE: OwnPile = OwnPile::AnyCategory;
    /// The longest text of such a card: as long as those of the decks, because it must fit where they do.
    const LONGEST_OWN_TEXT: usize = LONGEST_TEXT;

    /// The categories that there can be; none in a game that can have any.
    fn boxes() -> Option<Vec<PileId>> {
        None
    }
}

/// How many faces the cards of a game have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Faces {
    One,
    Two,
}

/// Where the cards of a game go that a table writes itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnPile {
    /// Into any category of the game, or into a pile of their own.
    AnyCategory,
    /// Into one of the categories of the game.
    Category,
    /// All cards of the game are one pile.
    One,
    /// No table can write cards for this game.
    Nowhere,
}

/// How many faces the cards of a game have.
pub fn faces(game: GameKind) -> Faces {
    match_game!(game, G => G::FACES)
}

pub(crate) fn boxes(game: GameKind) -> Option<Vec<PileId>> {
    match_game!(game, G => G::boxes())
}

/// Where the cards of a game go that a table writes itself.
pub const fn own_pile(game: GameKind) -> OwnPile {
    match_game!(game, G => G::OWN_PILE)
}

pub(crate) fn longest_own_text(game: GameKind) -> usize {
    match_game!(game, G => G::LONGEST_OWN_TEXT)
}

/// The games that own cards can be written for: those whose cards are texts.
pub const GAMES_WITH_OWN_CARDS: [GameKind; count_of_games_with_own_cards()] = {
    let mut games = [GameKind::ALL[0]; count_of_games_with_own_cards()];
    let (mut found, mut at) = (0, 0);
    while at < GameKind::ALL.len() {
        if has_own_cards(GameKind::ALL[at]) {
            games[found] = GameKind::ALL[at];
            found += 1;
        }
        at += 1;
    }
    games
};

const fn count_of_games_with_own_cards() -> usize {
    let (mut found, mut at) = (0, 0);
    while at < GameKind::ALL.len() {
        found += has_own_cards(GameKind::ALL[at]) as usize;
        at += 1;
    }
    found
}

const fn has_own_cards(game: GameKind) -> bool {
    !matches!(own_pile(game), OwnPile::Nowhere)
}
