//! The cards that a table has written itself.

use std::collections::{BTreeMap, HashSet};

use decks::{CardDraft, Decks, OwnCard, OwnText, Wording};
use rules::{CardId, GameKind};
use serde::Serialize;

use crate::{identity::GuestId, refusal::Refusal};

/// All cards that the guests of a table have written, by game and number. A card that has been taken away
/// keeps its words, because the game being played may still show it; its number is not used again once a game
/// was dealt with it, because the shelf remembers what was seen by it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnCards {
    written: BTreeMap<(GameKind, CardId), Kept>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Kept {
    card: OwnCard,
    by: Option<GuestId>,
    place: CardPlace,
    dealt: Dealt,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardPlace {
    InTheBox,
    TakenAway,
}

/// Whether a game has begun with a card in the box, so that it may be in play or on the shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dealt {
    Never,
    Once,
}

/// Which numbers may be given again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Number {
    /// Also one that no card has had.
    Any,
    /// Only one that a card has had, so that there are no more words to keep.
    Used,
}

/// A card of the table's own, and who wrote it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WrittenCard {
    /// What is on it.
    #[serde(flatten)]
    pub card: OwnCard,
    /// None for what was written in play, which bears no name.
    pub by: Option<GuestId>,
}

impl OwnCards {
    /// So many at a time for each game.
    pub const MOST: usize = CardId::MOST_OWN;
    /// So many for each game over the table's life, those included that were taken away after they were
    /// dealt: their words are kept.
    pub const MOST_EVER: usize = 500;

    /// The cards for a game, in the order in which they were written.
    pub fn of(&self, game: GameKind) -> impl Iterator<Item = &OwnCard> {
        self.kept().filter(move |kept| kept.card.game == game).map(|kept| &kept.card)
    }

    /// The cards for all games.
    pub fn all(&self) -> impl Iterator<Item = WrittenCard> {
        self.kept().map(|kept| WrittenCard { card: kept.card.clone(), by: kept.by })
    }

    /// How many there are for each game that has any.
    pub(crate) fn counts(&self) -> BTreeMap<GameKind, u16> {
        let mut counts = BTreeMap::new();
        self.kept().for_each(|kept| *counts.entry(kept.card.game).or_default() += 1);
        counts
    }

    /// What stands on a card, also on one that has been taken away while it is in play.
    pub fn card(&self, game: GameKind, card: CardId) -> Option<&OwnCard> {
        self.written.get(&(game, card)).map(|kept| &kept.card)
    }

    /// Who wrote a card that is there.
    pub(crate) fn writer(&self, game: GameKind, card: CardId) -> Result<Option<GuestId>, Refusal> {
        let kept = self.written.get(&(game, card)).filter(|kept| kept.place == CardPlace::InTheBox);
        kept.map(|kept| kept.by).ok_or(Refusal::NoSuchCard)
    }

    fn kept(&self) -> impl Iterator<Item = &Kept> {
        self.written.values().filter(|kept| kept.place == CardPlace::InTheBox)
    }

    /// The cards that these drafts would become. What a card says already needs no second one. Drafts are
    /// counted before any is looked at, so that their numbers stay small and nobody waits for somebody else's
    /// long list.
    pub(crate) fn blank_for(&self, drafts: &[CardDraft], decks: &Decks) -> Result<Vec<OwnCard>, Refusal> {
        const { assert!(CardDraft::MOST_AT_ONCE < u16::MAX as usize) };
        if drafts.len() > CardDraft::MOST_AT_ONCE {
            return Err(Refusal::NoBlankCards);
        }
        let mut after = self.clone();
        let mut said: HashSet<Said> = self.kept().map(|kept| Said::on(&kept.card)).collect();
        let mut cards = Vec::new();
        for (number, draft) in (1u16..).zip(drafts) {
            let wording = draft.wording(decks).map_err(|why| Refusal::Card { number, why })?;
            if !said.insert(Said::of(draft.game, &wording.text, wording.gray.as_ref())) {
                continue;
            }
            let Wording { category, text, gray } = wording;
            let card = after.next_blank(draft.game).ok_or(Refusal::NoBlankCards)?;
            let card = OwnCard { game: draft.game, card, category, text, gray };
            after.add(card.clone(), None);
            cards.push(card);
        }
        Ok(cards)
    }

    /// Whether a card that is written in play needs writing: not when another says the same, and refused when
    /// no blank card is left (TC-4). The game itself knows nothing of what was written beside it since it
    /// began.
    pub(crate) fn wants(&self, card: &OwnCard) -> Result<bool, Refusal> {
        let said = Said::on(card);
        if self.of(card.game).any(|known| Said::on(known) == said) {
            Ok(false)
        } else if self.has_blank(card.game) {
            Ok(true)
        } else {
            Err(Refusal::NoBlankCards)
        }
    }

    /// For a card with a number of its own, as those have that are written in play.
    fn has_blank(&self, game: GameKind) -> bool {
        self.has_room(game) && self.ever_written(game) < OwnCards::MOST_EVER
    }

    fn has_room(&self, game: GameKind) -> bool {
        self.of(game).count() < OwnCards::MOST
    }

    fn ever_written(&self, game: GameKind) -> usize {
        self.written.keys().filter(|(known, _)| *known == game).count()
    }

    fn next_blank(&self, game: GameKind) -> Option<CardId> {
        if !self.has_room(game) {
            return None;
        }
        if !self.has_blank(game) {
            return self.forgotten(game, Number::Used);
        }
        let numbers = self.written.keys().filter(|(known, _)| *known == game);
        let numbers = numbers.filter_map(|(_, card)| card.own_number());
        let beside = numbers.filter(|number| CardId::OWN_BESIDE_A_GAME.contains(number));
        let next = beside.max().map_or(*CardId::OWN_BESIDE_A_GAME.start(), |last| last + 1);
        if !CardId::OWN_BESIDE_A_GAME.contains(&next) {
            return self.forgotten(game, Number::Any);
        }
        CardId::own(next)
    }

    /// A number that nobody will miss. It comes again only when all others have been given, because pages
    /// that were opened a while ago still know the card by it.
    fn forgotten(&self, game: GameKind, number: Number) -> Option<CardId> {
        let mut beside = CardId::OWN_BESIDE_A_GAME.filter_map(CardId::own);
        beside.find(|card| {
            let kept = self.written.get(&(game, *card));
            kept.map_or(number == Number::Any, |kept| {
                (kept.place, kept.dealt) == (CardPlace::TakenAway, Dealt::Never)
            })
        })
    }

    pub(crate) fn add(&mut self, card: OwnCard, by: Option<GuestId>) {
        let kept = Kept { card, by, place: CardPlace::InTheBox, dealt: Dealt::Never };
        self.written.insert((kept.card.game, kept.card.card), kept);
    }

    /// Notes that a game begins with all that is in its box.
    pub(crate) fn deal(&mut self, game: GameKind) {
        let cards = self.written.values_mut().filter(|kept| kept.card.game == game);
        cards.filter(|kept| kept.place == CardPlace::InTheBox).for_each(|kept| kept.dealt = Dealt::Once);
    }

    pub(crate) fn take_away(&mut self, game: GameKind, card: CardId) {
        if let Some(kept) = self.written.get_mut(&(game, card)) {
            kept.place = CardPlace::TakenAway;
        }
    }
}

/// As they lie in a box that nobody has played from.
impl FromIterator<WrittenCard> for OwnCards {
    fn from_iter<T: IntoIterator<Item = WrittenCard>>(written: T) -> OwnCards {
        let mut own = OwnCards::default();
        written.into_iter().for_each(|WrittenCard { card, by }| own.add(card, by));
        own
    }
}

/// What a card says on its faces, whatever its capitals: a table needs it once.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Said {
    game: GameKind,
    text: String,
    gray: Option<String>,
}

impl Said {
    /// What a card of these words says.
    pub fn of(game: GameKind, text: &OwnText, gray: Option<&OwnText>) -> Said {
        Said { game, text: text.folded(), gray: gray.map(OwnText::folded) }
    }

    /// What this card says.
    pub fn on(card: &OwnCard) -> Said {
        Said::of(card.game, &card.text, card.gray.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameKind = GameKind::Colours;

    fn question(number: u16) -> OwnCard {
        let text = OwnText::new(&format!("Who hums tune {number}?"), GAME).unwrap();
        let card = CardId::own(number).unwrap();
        OwnCard { game: GAME, card, category: rules::PileId::OWN, text, gray: None }
    }

    fn draft(words: &str) -> CardDraft {
        CardDraft { game: GAME, category: None, text: words.to_owned(), gray: None }
    }

    // B8
    #[test]
    fn no_more_than_five_hundred_are_kept_over_a_tables_life_however_they_were_written() {
        let mut own = OwnCards::default();
        // Beside the game, and in play from 999 down.
        for number in (1..=250).chain(750..=999) {
            assert_eq!(own.wants(&question(number)), Ok(true), "{number}");
            own.add(question(number), None);
            own.deal(GAME);
            own.take_away(GAME, CardId::own(number).unwrap());
        }
        assert_eq!(own.wants(&question(749)), Err(Refusal::NoBlankCards));
        let decks = Decks::embedded();
        assert_eq!(own.blank_for(&[draft("Who hums?")], decks), Err(Refusal::NoBlankCards));
        // One that no game was dealt with leaves its number to another.
        let mut own = OwnCards::default();
        (1..=500).for_each(|number| own.add(question(number), None));
        (301..=500).for_each(|number| own.take_away(GAME, CardId::own(number).unwrap()));
        (1..=300).for_each(|number| own.take_away(GAME, CardId::own(number).unwrap()));
        assert_eq!(own.blank_for(&[draft("Who hums?")], decks).unwrap()[0].card, CardId::own(1).unwrap());
        assert_eq!(own.ever_written(GAME), OwnCards::MOST_EVER);
    }
}
