//! From the files of one game to its sets and categories, with the checks that span files.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    mem::{self, Discriminant},
};

use rules::{CardId, PileId};

use crate::{
    Card, DeckError, Language, PileInfo, Place, Reason, Set,
    parse::{Block, Heading, Text, parse},
    source::Source,
    texts::Texts,
    typography::normalised,
};

/// All cards of one game.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct GameDecks {
    pub(crate) sets: Vec<Set>,
    pub(crate) piles: Vec<PileInfo>,
    /// Where a card is: which set, and which card of it.
    pub(crate) index: BTreeMap<CardId, (usize, usize)>,
}

/// Puts the files of one game together, or says everything that is wrong with them.
pub(crate) fn assemble(sources: &[&Source]) -> Result<GameDecks, Vec<DeckError>> {
    let mut errors = Vec::new();
    let mut sheets = Vec::new();
    for source in sources {
        let (blocks, faults) = parse(source);
        errors.extend(faults);
        sheets.push((*source, blocks));
    }
    errors.extend(conflicts(&sheets));
    if !errors.is_empty() {
        errors.sort();
        return Err(errors);
    }
    let mut decks = GameDecks::default();
    for (source, blocks) in sheets {
        add_set(&mut decks, source, blocks);
    }
    Ok(decks)
}

/// What is wrong between blocks, in one file or across several.
fn conflicts(sheets: &[(&Source, Vec<Block>)]) -> Vec<DeckError> {
    let mut errors = Vec::new();
    for (source, blocks) in sheets {
        errors.extend(conflicts_of_set(source, blocks));
    }
    let mut cards: HashMap<CardId, &Place> = HashMap::new();
    let mut categories: HashMap<PileId, &Place> = HashMap::new();
    let mut said: HashMap<(Discriminant<Heading>, Language, String), &Place> = HashMap::new();
    let described: BTreeSet<PileId> = sheets
        .iter()
        .flat_map(|(_, blocks)| blocks)
        .filter_map(|block| match block.heading {
            Some(Heading::Category { id, .. }) => Some(id),
            _ => None,
        })
        .collect();
    for block in sheets.iter().flat_map(|(_, blocks)| blocks) {
        let Some(heading) = &block.heading else { continue };
        let mut refuse =
            |place: &Place, reason: Reason| errors.push(DeckError { place: place.clone(), reason });
        match heading {
            Heading::Set => {}
            Heading::Category { id, .. } => {
                if let Some(first) = note(&mut categories, *id, &block.place) {
                    refuse(&block.place, Reason::CategoryTwice { id: id.to_string(), first });
                }
            }
            Heading::Card { id, .. } => {
                if let Some(first) = note(&mut cards, *id, &block.place) {
                    refuse(&block.place, Reason::CardTwice { id: id.to_string(), first });
                }
                if !described.contains(&pile_of(*id)) {
                    refuse(&block.place, Reason::UnknownCategory { id: pile_of(*id).to_string() });
                }
            }
        }
        for (language, text) in Language::ALL.into_iter().zip(&block.texts) {
            let Some(Text { place, words }) = text else { continue };
            let key = (mem::discriminant(heading), language, normalised(words));
            if let Some(first) = note(&mut said, key, place) {
                refuse(place, Reason::SameText { language, first });
            }
        }
    }
    errors
}

/// Notes what is at this place; where it was before, if it has been noted already.
fn note<'a, K: std::hash::Hash + Eq>(
    seen: &mut HashMap<K, &'a Place>,
    key: K,
    place: &'a Place,
) -> Option<Place> {
    let first: &Place = seen.entry(key).or_insert(place);
    (first != place).then(|| first.clone())
}

/// A file has one set, named by the file.
fn conflicts_of_set(source: &Source, blocks: &[Block]) -> Vec<DeckError> {
    let mut errors = Vec::new();
    let whole_file = Place { file: source.file.clone(), line: None };
    let named = !source.set.is_empty()
        && source.set.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    if !named {
        errors.push(DeckError { place: whole_file.clone(), reason: Reason::BadSetName });
    }
    let mut titles = blocks.iter().filter(|block| matches!(block.heading, Some(Heading::Set)));
    match titles.next() {
        None => errors.push(DeckError { place: whole_file, reason: Reason::SetMissing }),
        Some(first) => errors.extend(titles.map(|second| DeckError {
            place: second.place.clone(),
            reason: Reason::SetTwice { first: first.place.clone() },
        })),
    }
    errors
}

/// Adds a file in which nothing is wrong.
fn add_set(decks: &mut GameDecks, source: &Source, blocks: Vec<Block>) {
    let mut titles = None;
    let mut cards = Vec::new();
    for block in blocks {
        let texts = Texts::new(
            block.texts.map(|text| text.expect("a block without one of its texts has been refused").words),
        );
        match block.heading.expect("a heading that is not understood has been refused") {
            Heading::Set => titles = Some(texts),
            Heading::Category { id, symbol } => decks.piles.push(PileInfo { id, symbol, names: texts }),
            Heading::Card { id, rating, emoji, tags } => {
                decks.index.insert(id, (decks.sets.len(), cards.len()));
                cards.push(Card { id, pile: pile_of(id), rating, tags, emoji, texts });
            }
        }
    }
    let titles = titles.expect("a file without a set has been refused");
    decks.sets.push(Set { name: source.set.clone(), titles, cards });
}

/// The letters of a card's id name its category.
fn pile_of(card: CardId) -> PileId {
    card.as_str()[..3].parse().expect("the letters of a card's id are the id of a pile")
}
