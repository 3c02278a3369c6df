//! From the files of one game to its sets and categories, with the checks that span files.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::{CardId, GameKind, PileId};

use crate::{
    Card, DeckError, FilePlace, GrayFace, Language, PileInfo, Reason, Set,
    decks::RETIRED_SET,
    games::{Faces, boxes, faces},
    parse::{Block, Heading, Text, parse},
    source::Source,
    texts::Texts,
    typography::normalised,
};

/// All cards of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct GameDecks {
    /// What is retired, if anything is, is the last of them.
    pub(crate) sets: Vec<Set>,
    pub(crate) piles: Vec<PileInfo>,
    /// Where a card is: which set, and which card of it.
    pub(crate) index: BTreeMap<CardId, (usize, usize)>,
}

impl GameDecks {
    /// The sets that games are played with.
    pub(crate) fn dealt(&self) -> &[Set] {
        self.halves().0
    }

    /// The cards that no game is played with any more.
    pub(crate) fn retired(&self) -> &[Card] {
        self.halves().1.map_or(&[], Set::cards)
    }

    /// Puts cards into every set that is dealt. They are found where they were.
    pub(crate) fn deal_again(&mut self, cards: &[Card]) {
        for set in self.sets.iter_mut().filter(|set| set.name != RETIRED_SET) {
            set.cards.extend_from_slice(cards);
        }
    }

    fn halves(&self) -> (&[Set], Option<&Set>) {
        match self.sets.split_last() {
            Some((last, dealt)) if last.name == RETIRED_SET => (dealt, Some(last)),
            _ => (&self.sets, None),
        }
    }
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
        errors.extend(conflicts_of_faces(faces(source.game), blocks));
        errors.extend(conflicts_of_boxes(source.game, blocks));
    }
    let mut cards: HashMap<CardId, &FilePlace> = HashMap::new();
    let mut categories: HashMap<PileId, &FilePlace> = HashMap::new();
    let mut said: HashMap<(Subject, Language, String), &FilePlace> = HashMap::new();
    let described: BTreeSet<PileId> = sheets
        .iter()
        .flat_map(|(_, blocks)| blocks)
        .filter_map(|block| match block.heading {
            Some(Heading::Category { id, .. }) => Some(id),
            _ => None,
        })
        .collect();
    let blocks =
        sheets.iter().flat_map(|(source, blocks)| blocks.iter().map(|block| (source.is_retired(), block)));
    for (is_retired, block) in blocks {
        let Some(heading) = &block.heading else { continue };
        let mut refuse =
            |place: &FilePlace, reason: Reason| errors.push(DeckError { place: place.clone(), reason });
        match heading {
            Heading::Set | Heading::Gray { .. } => {}
            Heading::Category { id, .. } => {
                if let Some(first) = note(&mut categories, *id, &block.place) {
                    refuse(&block.place, Reason::CategoryTwice { id: id.to_string(), first });
                }
            }
            Heading::Card { id, .. } => {
                if let Some(first) = note(&mut cards, *id, &block.place) {
                    refuse(&block.place, Reason::CardTwice { id: id.to_string(), first });
                }
                if !described.contains(&id.pile()) {
                    refuse(&block.place, Reason::UnknownCategory { id: id.pile().to_string() });
                }
            }
        }
        // A card that is retired may have made room for one that says it better.
        if is_retired {
            continue;
        }
        for (language, text) in Language::ALL.into_iter().zip(&block.texts) {
            let Some(Text { place, words }) = text else { continue };
            let key = (Subject::of(heading), language, normalised(words));
            if let Some(first) = note(&mut said, key, place) {
                refuse(place, Reason::SameText { language, first });
            }
        }
    }
    errors
}

/// What a text is about. Two of the same kind may not say the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Subject {
    Set,
    Category,
    /// Either face of a card.
    Card,
}

impl Subject {
    fn of(heading: &Heading) -> Subject {
        match heading {
            Heading::Set => Subject::Set,
            Heading::Category { .. } => Subject::Category,
            Heading::Card { .. } | Heading::Gray { .. } => Subject::Card,
        }
    }
}

/// Notes what is at this place; where it was before, if it has been noted already.
fn note<'a, K: std::hash::Hash + Eq>(
    seen: &mut HashMap<K, &'a FilePlace>,
    key: K,
    place: &'a FilePlace,
) -> Option<FilePlace> {
    let first: &FilePlace = seen.entry(key).or_insert(place);
    (first != place).then(|| first.clone())
}

/// A file has one set, named by the file.
fn conflicts_of_set(source: &Source, blocks: &[Block]) -> Vec<DeckError> {
    let mut errors = Vec::new();
    let whole_file = FilePlace { file: source.file.clone(), line: None };
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

/// A gray face follows its card, and where cards have two faces every card has one (PP-9).
fn conflicts_of_faces(faces: Faces, blocks: &[Block]) -> Vec<DeckError> {
    let is_gray = |block: &Block| matches!(block.heading, Some(Heading::Gray { .. }));
    let mut errors = Vec::new();
    let mut refuse =
        |block: &Block, reason: Reason| errors.push(DeckError { place: block.place.clone(), reason });
    // Each group is a block with the gray faces that follow it.
    for group in blocks.chunk_by(|_, next| is_gray(next)) {
        let grays = if is_gray(&group[0]) { group } else { &group[1..] };
        match (faces, &group[0].heading) {
            (Faces::One, _) => grays.iter().for_each(|gray| refuse(gray, Reason::GrayNotPlayed)),
            (Faces::Two, Some(Heading::Card { id, .. })) => {
                let id = id.to_string();
                if grays.is_empty() {
                    refuse(&group[0], Reason::GrayMissing { id: id.clone() });
                }
                grays.iter().skip(1).for_each(|gray| refuse(gray, Reason::GrayTwice { id: id.clone() }));
            }
            (Faces::Two, Some(_)) => grays.iter().for_each(|gray| refuse(gray, Reason::GrayWithoutCard)),
            // What stands above may well be a card: its own error says what is wrong.
            (Faces::Two, None) => {}
        }
    }
    errors
}

/// A game whose board has symbols for its categories has no others (PP-4), and no deck has the letters of the
/// cards that tables write themselves.
fn conflicts_of_boxes(game: GameKind, blocks: &[Block]) -> Vec<DeckError> {
    let boxes = boxes(game);
    let fault = |id: PileId| match id {
        PileId::OWN => Some(Reason::OwnCategory),
        id => boxes.as_ref().filter(|boxes| !boxes.contains(&id)).map(|boxes| Reason::UnknownBox {
            id: id.to_string(),
            boxes: boxes.iter().map(PileId::as_str).collect::<Vec<_>>().join(", "),
        }),
    };
    let conflict = |block: &Block| match block.heading {
        Some(Heading::Category { id, .. }) => {
            fault(id).map(|reason| DeckError { place: block.place.clone(), reason })
        }
        _ => None,
    };
    blocks.iter().filter_map(conflict).collect()
}

/// Adds a file in which nothing is wrong.
fn add_set(decks: &mut GameDecks, source: &Source, blocks: Vec<Block>) {
    let mut titles = None;
    let mut cards: Vec<Card> = Vec::new();
    for block in blocks {
        let texts = Texts::new(
            block.texts.map(|text| text.expect("a block without one of its texts has been refused").words),
        );
        match block.heading.expect("a heading that is not understood has been refused") {
            Heading::Set => titles = Some(texts),
            Heading::Category { id, symbol } => decks.piles.push(PileInfo { id, symbol, names: texts }),
            Heading::Card { id, rating, emoji, tags } => {
                decks.index.insert(id, (decks.sets.len(), cards.len()));
                cards.push(Card { id, pile: id.pile(), rating, tags, emoji, texts, gray: None });
            }
            Heading::Gray { emoji, tags } => {
                let card = cards.last_mut().expect("a gray face without a card has been refused");
                card.gray = Some(GrayFace { tags, emoji, texts });
            }
        }
    }
    let titles = titles.expect("a file without a set has been refused");
    decks.sets.push(Set { name: source.set.clone(), titles, cards });
}
