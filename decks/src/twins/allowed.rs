//! The pairs that an editor has looked at and left as they are.

use std::collections::BTreeSet;

use rules::{CardId, GameKind};

use super::Twins;
use crate::{
    DeckError, FilePlace, Reason,
    parse::{Heading, parse},
    source::Source,
};

/// The file of a folder of decks that lists them.
pub(crate) const ALLOWED_TWINS: &str = "allowed-twins.txt";

/// Cards of two games, in the order of the games.
type Pair = [(GameKind, CardId); 2];

/// A list of pairs such as `colours/tru-112 personality/fun-027`, one a line. What follows a `#` is a
/// comment.
#[derive(Debug, Default)]
pub(crate) struct AllowedTwins {
    pairs: Vec<(FilePlace, Pair)>,
}

impl AllowedTwins {
    /// Reads a list, and says what is wrong with it.
    pub(crate) fn read(file: &str, text: &str) -> (AllowedTwins, Vec<DeckError>) {
        let (mut allowed, mut errors) = (AllowedTwins::default(), Vec::new());
        for (index, line) in text.lines().enumerate() {
            let said = line.split('#').next().unwrap_or_default();
            let place = FilePlace { file: file.to_owned(), line: Some(index + 1) };
            let cards: Vec<Option<(GameKind, CardId)>> = said.split_whitespace().map(card).collect();
            match cards[..] {
                [] => {}
                [Some(first), Some(second)] if first.0 != second.0 => {
                    allowed.pairs.push((place, ordered([first, second])));
                }
                _ => errors.push(DeckError { place, reason: Reason::NotAPair }),
            }
        }
        (allowed, errors)
    }

    /// The pairs that name a card which no deck deals, so that nobody needs to allow them.
    pub(crate) fn unknown(&self, sources: &[Source]) -> Vec<DeckError> {
        let dealt = sources.iter().filter(|source| !source.is_retired()).flat_map(|source| {
            let ids = parse(source).0.into_iter().filter_map(|block| match block.heading {
                Some(Heading::Card { id, .. }) => Some(id),
                _ => None,
            });
            ids.map(|id| (source.game, id)).collect::<Vec<_>>()
        });
        let dealt: BTreeSet<(GameKind, CardId)> = dealt.collect();
        let of_pair = |(place, pair): &(FilePlace, Pair)| {
            let (game, id) = pair.iter().find(|card| !dealt.contains(card))?;
            let reason = Reason::AllowedCardGone { card: format!("{game}/{id}") };
            Some(DeckError { place: place.clone(), reason })
        };
        self.pairs.iter().filter_map(of_pair).collect()
    }

    pub(crate) fn allow(&self, twins: &Twins) -> bool {
        let pair = ordered([&twins.cards[0], &twins.cards[1]].map(|card| (card.game, card.id)));
        self.pairs.iter().any(|(_, allowed)| *allowed == pair)
    }
}

fn ordered(mut pair: Pair) -> Pair {
    pair.sort_unstable();
    pair
}

/// `colours/tru-112`
fn card(word: &str) -> Option<(GameKind, CardId)> {
    let (game, id) = word.split_once('/')?;
    Some((game.parse().ok()?, id.parse().ok()?))
}
