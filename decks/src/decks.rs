//! All cards of all games.

use std::{collections::BTreeMap, path::Path, sync::LazyLock};

use rules::{CardId, GameKind};

use crate::{
    Card, DeckError, PileInfo, Set,
    assemble::{GameDecks, assemble},
    embedded,
    source::{Source, read},
};

/// The set that a first game of any kind uses.
pub(crate) const BASE_SET: &str = "base";
/// The file of the cards that have been taken out of the others. No game deals them and no lobby offers them;
/// stored games that name them still show what they said.
pub(crate) const RETIRED_SET: &str = "retired";

/// The cards of every game, checked. Nothing here changes once it is loaded.
#[derive(Debug, PartialEq, Eq)]
pub struct Decks {
    games: BTreeMap<GameKind, GameDecks>,
}

impl Decks {
    /// The decks that come with the program.
    pub fn embedded() -> &'static Decks {
        static EMBEDDED: LazyLock<Decks> = LazyLock::new(|| {
            Decks::from_sources(embedded::sources()).unwrap_or_else(|errors| {
                let list: String = errors.iter().map(|error| format!("\n{error}")).collect();
                panic!("the embedded decks are loaded by a test of this crate, yet:{list}")
            })
        });
        &EMBEDDED
    }

    /// The decks of a folder that holds one folder a game, of one game's folder, or of a file and its
    /// neighbours. Any error refuses all of it, and all errors are returned, in the order of files and lines.
    pub fn load(path: &Path) -> Result<Decks, Vec<DeckError>> {
        Decks::from_sources(read(path)?)
    }

    pub(crate) fn from_sources(mut sources: Vec<Source>) -> Result<Decks, Vec<DeckError>> {
        // The base set comes first wherever sets are listed, the others by name, and what is retired last.
        sources.sort_by_key(|source| (source.is_retired(), source.set != BASE_SET, source.set.clone()));
        let mut games = BTreeMap::new();
        let mut errors = Vec::new();
        for game in GameKind::ALL {
            let of_game: Vec<&Source> = sources.iter().filter(|source| source.game == game).collect();
            match assemble(&of_game) {
                Ok(decks) => {
                    games.insert(game, decks);
                }
                Err(faults) => errors.extend(faults),
            }
        }
        if errors.is_empty() { Ok(Decks { games }) } else { Err(errors) }
    }

    /// The sets of a game, the base set first.
    pub fn sets(&self, game: GameKind) -> &[Set] {
        self.of(game).dealt()
    }

    /// The cards of a game that are dealt no more, but may still be named by what is stored.
    pub fn retired(&self, game: GameKind) -> &[Card] {
        self.of(game).retired()
    }

    /// Every card of a game that a page may have to show: those of all sets, and those that are retired.
    pub fn cards_ever(&self, game: GameKind) -> impl Iterator<Item = &Card> {
        self.sets(game).iter().flat_map(Set::cards).chain(self.retired(game))
    }

    /// The categories of a game, in the order in which its files describe them.
    pub fn piles(&self, game: GameKind) -> &[PileInfo] {
        &self.of(game).piles
    }

    /// The card of that id, be it retired.
    pub fn card(&self, game: GameKind, id: CardId) -> Option<&Card> {
        let decks = self.of(game);
        let (set, card) = *decks.index.get(&id)?;
        Some(&decks.sets[set].cards[card])
    }

    /// The same decks, with these of the retired cards of a game in every set of it again, for a game that
    /// was played when they were dealt. None if they are not retired.
    pub fn recalling(&self, game: GameKind, cards: &[CardId]) -> Option<Decks> {
        let recalled: Vec<Card> =
            self.retired(game).iter().filter(|card| cards.contains(&card.id)).cloned().collect();
        if recalled.is_empty() {
            return None;
        }
        let mut games = self.games.clone();
        games.entry(game).or_default().deal_again(&recalled);
        Some(Decks { games })
    }

    fn of(&self, game: GameKind) -> &GameDecks {
        self.games.get(&game).expect("every game has its decks, be they empty")
    }
}
