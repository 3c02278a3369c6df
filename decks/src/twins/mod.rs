//! Cards of different games that are about the same: whoever has played one game has heard the other's joke.
//!
//! Two cards are as close as the rare words that they share, in either language. How rare a word is, all
//! decks together say; forms of one word count as one. The README says how well this finds twins.

mod allowed;
mod stem;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use rules::{CardId, GameKind};

use crate::{
    FilePlace, Language,
    parse::{Heading, Text, parse},
    source::Source,
    typography::normalised,
};
pub(crate) use allowed::{ALLOWED_TWINS, AllowedTwins};
use stem::stem;

/// From here on two cards are twins.
pub const CLOSENESS_OF_TWINS: u32 = 25;

/// A word that stands on so many cards says nothing of what they are about,
const COMMON: f64 = 100.0;
/// and where there are few cards, one that stands on every twentieth.
const ONE_IN: f64 = 20.0;

/// Two cards of different games that are about the same.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Twins {
    /// How much they have in common, from nothing at 0 to the same rare words at 100 and more.
    pub closeness: u32,
    pub cards: [TwinCard; 2],
}

/// One of them, with its words in the language in which they are closest.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct TwinCard {
    pub place: FilePlace,
    pub game: GameKind,
    pub id: CardId,
    pub text: String,
}

impl fmt::Display for Twins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.cards;
        write!(f, "{:>4}  {first}\n      {second}", self.closeness)
    }
}

impl fmt::Display for TwinCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}/{} “{}”", self.place, self.game, self.id, self.text)
    }
}

/// A face of a card, as far as it has been written.
struct Face {
    game: GameKind,
    id: CardId,
    texts: [Option<Text>; Language::ALL.len()],
}

/// All cards of different games that are at least so close, the closest first.
pub(crate) fn twins(sources: &[Source], least: u32) -> Vec<Twins> {
    let faces: Vec<Face> = sources.iter().filter(|source| !source.is_retired()).flat_map(faces).collect();
    let mut closeness: BTreeMap<(usize, usize), [f64; Language::ALL.len()]> = BTreeMap::new();
    for language in Language::ALL {
        for (pair, close) in close_in(&faces, language) {
            closeness.entry(pair).or_default()[language as usize] = close;
        }
    }
    let mut twins = Vec::new();
    for ((first, second), by_language) in closeness {
        let closeness = tenths(by_language.iter().sum());
        if closeness >= least {
            let closest = Language::ALL
                .into_iter()
                .max_by(|one, other| by_language[*one as usize].total_cmp(&by_language[*other as usize]));
            let language = closest.expect("there are languages");
            let cards = [&faces[first], &faces[second]].map(|face| face.said_in(language));
            if let [Some(first), Some(second)] = cards {
                twins.push(Twins { closeness, cards: [first, second] });
            }
        }
    }
    // What is as close as another stays in the order of the files.
    twins.sort_by_key(|twins| std::cmp::Reverse(twins.closeness));
    twins
}

/// As whole tenths, which can be compared and are written without a point.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no sum of logarithms is negative or large"
)]
fn tenths(closeness: f64) -> u32 {
    (closeness * 10.0) as u32
}

/// The faces of all cards of a file.
fn faces(source: &Source) -> Vec<Face> {
    let mut faces = Vec::new();
    let mut above = None;
    for block in parse(source).0 {
        above = match block.heading {
            Some(Heading::Card { id, .. }) => Some(id),
            Some(Heading::Gray { .. }) => above,
            Some(Heading::Set | Heading::Category { .. }) | None => None,
        };
        if let Some(id) = above {
            faces.push(Face { game: source.game, id, texts: block.texts });
        }
    }
    faces
}

impl Face {
    fn stems(&self, language: Language) -> BTreeSet<String> {
        let words = self.texts[language as usize].as_ref().map(|text| normalised(&text.words));
        let words = words.iter().flat_map(|words| words.split(' '));
        words.map(|word| stem(word, language).to_owned()).collect()
    }

    fn said_in(&self, language: Language) -> Option<TwinCard> {
        let Text { place, words } = self.texts[language as usize].as_ref()?;
        Some(TwinCard { place: place.clone(), game: self.game, id: self.id, text: words.clone() })
    }
}

/// How close any two faces of different games are in one language: what weight their shared words have, times
/// the part of all their words that this is.
fn close_in(faces: &[Face], language: Language) -> BTreeMap<(usize, usize), f64> {
    let mut standing_on: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, face) in faces.iter().enumerate() {
        for stem in face.stems(language) {
            standing_on.entry(stem).or_default().push(at);
        }
    }
    let common = COMMON.min(count(faces.len()) / ONE_IN);
    let mut weights = vec![0.0; faces.len()];
    let mut shared: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    for on in standing_on.values() {
        let weight = (common / count(on.len())).ln();
        if weight <= 0.0 {
            continue;
        }
        for (at, first) in on.iter().enumerate() {
            weights[*first] += weight;
            let others = on[at + 1..].iter().filter(|second| faces[**second].game != faces[*first].game);
            others.for_each(|second| *shared.entry((*first, *second)).or_default() += weight);
        }
    }
    let close = |(pair, shared): ((usize, usize), f64)| {
        let all = f64::midpoint(weights[pair.0], weights[pair.1]);
        (pair, shared * shared / all)
    };
    shared.into_iter().map(close).collect()
}

#[expect(clippy::cast_precision_loss, reason = "there are not so many cards")]
fn count(things: usize) -> f64 {
    things as f64
}
