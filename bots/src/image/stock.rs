//! What there is to lay, and the ways to end an image with it.

use almanac::{Person, PersonSet};
use rules::{
    CardId,
    image::{DraftView, Options, Side, Source, is_letter, is_wild, scoring},
};

/// What there is to lay in the turn under way.
pub(super) struct Stock {
    pub(super) hand: Vec<Held>,
    pub(super) board: Vec<Held>,
    pub(super) from_hand: usize,
}

/// A card, and everybody it fits.
pub(super) struct Held {
    pub(super) card: CardId,
    pub(super) fits: PersonSet,
    /// Of a letter, everybody whose first name begins with it, where both initials count (IM-26).
    pub(super) begins: Option<PersonSet>,
}

/// A letter that ends an image, and where it comes from.
type Initial = (CardId, Source);

impl Stock {
    /// The way to end an image of so many cards for a person that scores most: first the hand, then the
    /// board, then the last initial, or both (IM-26). A letter of the hand alone lets the board in, too
    /// (IM-7).
    pub(super) fn ending(&self, person: &Person<'_>, begun: usize, opened: HandCard) -> Option<Vec<CardId>> {
        let better = |one: Vec<CardId>, other: Vec<CardId>| {
            if points(begun, 0, &other) > points(begun, 0, &one) { other } else { one }
        };
        let ended = |initials: &[Initial]| self.ended_with(initials, person, begun, opened);
        let one = self.last_initials(person).into_iter().filter_map(|last| ended(&[last]));
        let both = self.both_initials(person).into_iter().filter_map(|both| ended(&both));
        one.chain(both).reduce(better)
    }

    /// The letter of the hand to end with, and that of the board. A wild letter is kept for when no other
    /// fits.
    fn last_initials(&self, person: &Person<'_>) -> Vec<Initial> {
        let letter = |held: &[Held]| {
            let fitting = held.iter().filter(|held| is_letter(held.card) && held.fits.contains(person.id()));
            fitting.min_by_key(|held| is_wild(held.card)).map(|held| held.card)
        };
        let of_hand = letter(&self.hand).map(|letter| (letter, Source::Hand));
        let of_board = letter(&self.board).map(|letter| (letter, Source::Board));
        of_hand.into_iter().chain(of_board).collect()
    }

    /// IM-26: every letter of the first name with every letter of the last name, and no wild one.
    fn both_initials(&self, person: &Person<'_>) -> Vec<[Initial; 2]> {
        let begins = |held: &Held| held.begins.as_ref().is_some_and(|begins| begins.contains(person.id()));
        let firsts: Vec<Initial> = self.letters().filter(|(held, _)| begins(held)).map(initial).collect();
        if firsts.is_empty() {
            return Vec::new();
        }
        let lasts = self.letters().filter(|(held, _)| held.fits.contains(person.id())).map(initial);
        let pairs = lasts.flat_map(|last| firsts.iter().map(move |first| [*first, last]));
        pairs.filter(|[first, last]| first.0 != last.0).collect()
    }

    /// The letters that are not wild, those of the hand first.
    fn letters(&self) -> impl Iterator<Item = (&Held, Source)> {
        let of_hand = self.hand.iter().map(|held| (held, Source::Hand));
        let all = of_hand.chain(self.board.iter().map(|held| (held, Source::Board)));
        all.filter(|(held, _)| is_letter(held.card) && !is_wild(held.card))
    }

    fn ended_with(
        &self,
        initials: &[Initial],
        person: &Person<'_>,
        begun: usize,
        opened: HandCard,
    ) -> Option<Vec<CardId>> {
        // IM-27: the last space is a letter's, and the one before it, too, where there are two (IM-26).
        let room = Options::SPACES.checked_sub(begun + initials.len())?;
        let of_hand = initials.iter().filter(|(_, from)| *from == Source::Hand).count();
        let of_hand = self.from_hand.checked_sub(of_hand)?;
        let mut cards: Vec<CardId> = profile(&self.hand, person).take(of_hand.min(room)).collect();
        // IM-7: a letter of the board comes after a card of the hand, and the turn has one on every image.
        let hand_lies = !cards.is_empty() || opened == HandCard::Lies;
        if !hand_lies && initials.first().is_some_and(|(_, from)| *from == Source::Board) {
            return None;
        }
        let left = room - cards.len();
        cards.extend(profile(&self.board, person).take(left));
        // IM-11
        let long_enough = begun + cards.len() >= Options::LEAST_TO_END;
        cards.extend(initials.iter().map(|(letter, _)| letter));
        long_enough.then_some(cards)
    }

    /// IM-26: the last name's letter for an image of so many cards that has the first name's.
    pub(super) fn second_initial(
        &self,
        person: &Person<'_>,
        begun: usize,
        opened: HandCard,
    ) -> Option<CardId> {
        let may_lie = |from: Source| match from {
            Source::Hand => self.from_hand > 0,
            Source::Board => opened == HandCard::Lies,
        };
        let mut lasts =
            self.letters().filter(|(held, from)| held.fits.contains(person.id()) && may_lie(*from));
        lasts.next().filter(|_| begun < Options::SPACES).map(|(held, _)| held.card)
    }
}

fn initial((held, from): (&Held, Source)) -> Initial {
    (held.card, from)
}

/// What an image of so many cards and letters scores when these end it.
pub(super) fn points(begun: usize, letters: usize, cards: &[CardId]) -> i16 {
    let laid = cards.iter().filter(|card| is_letter(**card)).count();
    scoring::ended_on(begun + cards.len(), letters + laid)
}

/// Whether a card of the hand lies on a side in this turn, so that board cards may follow (IM-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum HandCard {
    Lies,
    Missing,
}

impl HandCard {
    pub(super) fn on(side: Side, draft: &DraftView) -> Self {
        let lies = draft.laid.iter().any(|laid| laid.side == side && laid.from == Source::Hand);
        if lies { HandCard::Lies } else { HandCard::Missing }
    }
}

pub(super) fn profile<'a>(held: &'a [Held], person: &Person<'_>) -> impl Iterator<Item = CardId> + 'a {
    let person = person.id();
    held.iter().filter(move |held| !is_letter(held.card) && held.fits.contains(person)).map(|held| held.card)
}

#[cfg(test)]
mod tests {
    use almanac::{Almanac, Criterion};
    use rules::image::{self, Initials};

    use super::*;
    use crate::{Character, Level, image::plan::Knowledge};

    fn knowledge(initials: Initials) -> Knowledge {
        let options = image::Options { initials, ..image::Options::default() };
        Knowledge::of(Character::new(1, Level::Sharp), Almanac::embedded(), &options)
    }

    /// Albert Einstein, the profile cards of the deck that fit him, and the letters of his first and last
    /// name.
    fn somebody() -> (Person<'static>, Vec<CardId>, [CardId; 2]) {
        let knowledge = knowledge(Initials::Both);
        let person =
            knowledge.fitting(&[]).find(|person| person.english_name() == "Albert Einstein").unwrap();
        let deck = knowledge.held(&almanac::deck());
        let is_his = |fits: &PersonSet| fits.contains(person.id());
        let letter = |fits: &dyn Fn(&Held) -> bool| {
            deck.iter().find(|held| is_letter(held.card) && !is_wild(held.card) && fits(held)).unwrap().card
        };
        let first = letter(&|held| held.begins.as_ref().is_some_and(is_his));
        let last = letter(&|held| is_his(&held.fits));
        let profile = deck.iter().filter(|held| !is_letter(held.card) && is_his(&held.fits));
        (person, profile.map(|held| held.card).collect(), [first, last])
    }

    fn stock_with(initials: Initials, hand: &[CardId], board: &[CardId]) -> Stock {
        let knowledge = knowledge(initials);
        Stock { hand: knowledge.held(hand), board: knowledge.held(board), from_hand: Options::FROM_HAND }
    }

    fn stock(hand: &[CardId], board: &[CardId]) -> Stock {
        stock_with(Initials::Last, hand, board)
    }

    #[test]
    fn the_hand_comes_first_and_a_letter_last() {
        let (person, profile, [_, letter]) = somebody();
        let hand = [&profile[..2], &[letter]].concat();
        let cards = stock(&hand, &profile[2..5]).ending(&person, 0, HandCard::Missing).unwrap();
        assert_eq!(cards[..2], profile[..2], "IM-7");
        assert_eq!((cards.len(), cards.last()), (6, Some(&letter)), "IM-11");
    }

    #[test]
    fn the_board_gives_nothing_to_an_empty_hand_and_all_to_a_letter() {
        let (person, profile, [_, letter]) = somebody();
        let board = [&profile[..], &[letter]].concat();
        assert_eq!(stock(&[], &board).ending(&person, 3, HandCard::Missing), None, "IM-7");
        let ending =
            |board: &[CardId], begun| stock(&[letter], board).ending(&person, begun, HandCard::Missing);
        assert_eq!(ending(&[], 3), Some(vec![letter]), "IM-7");
        let three = [&profile[..3], &[letter]].concat();
        assert_eq!(ending(&profile[..3], 0), Some(three), "IM-7: board cards, and then one's own letter");
        assert_eq!(ending(&profile[..2], 0), None, "IM-11");
    }

    #[test]
    fn an_image_ends_on_the_last_space_at_the_latest() {
        let (person, profile, [_, letter]) = somebody();
        let hand = [&profile[..2], &[letter]].concat();
        let cards = stock(&hand, &profile[2..]).ending(&person, 10, HandCard::Missing).unwrap();
        assert_eq!(cards, [profile[0], letter], "IM-27");
    }

    #[test]
    fn both_initials_are_laid_where_they_count() {
        let (person, profile, [first, last]) = somebody();
        let hand = [first, last, profile[0], profile[1]];
        let ending = |initials| {
            stock_with(initials, &hand, &profile[2..4]).ending(&person, 0, HandCard::Missing).unwrap()
        };
        let both = ending(Initials::Both);
        assert_eq!(both, [profile[0], profile[2], profile[3], first, last], "IM-26: the first name's first");
        assert_eq!(points(0, 0, &both), 10, "IM-26");
        let one = ending(Initials::Last);
        assert_eq!(one, [profile[0], profile[1], profile[2], profile[3], last], "IM-11");
        assert_eq!(points(0, 0, &one), 5, "IM-12");
    }

    #[test]
    fn initials_of_the_hand_and_of_the_board_go_together() {
        let (person, profile, [first, last]) = somebody();
        for (hand, board) in [([first], [last]), ([last], [first])] {
            let stock = stock_with(Initials::Both, &hand, &board);
            let wanted = if hand == [first] { vec![first, last] } else { vec![last] };
            assert_eq!(stock.ending(&person, 3, HandCard::Missing), Some(wanted), "IM-7");
            assert_eq!(stock.ending(&person, 3, HandCard::Lies), Some(vec![first, last]), "IM-7, IM-26");
        }
        let board = stock_with(Initials::Both, &profile[..1], &[first, last]);
        let cards = board.ending(&person, 2, HandCard::Missing);
        assert_eq!(cards, Some(vec![profile[0], first, last]), "IM-7, IM-26");
    }

    #[test]
    fn two_initials_take_two_spaces() {
        let (person, profile, [first, last]) = somebody();
        let stock = stock_with(Initials::Both, &[first, last, profile[0]], &[]);
        let ending = |begun| stock.ending(&person, begun, HandCard::Missing).unwrap();
        assert_eq!(ending(10), [first, last], "IM-26: 24 points are more than 12");
        assert_eq!(ending(11), [last], "IM-27");
        assert_eq!(stock.second_initial(&person, 11, HandCard::Lies), Some(last), "IM-26");
        assert_eq!(stock.second_initial(&person, 12, HandCard::Lies), None, "IM-26");
    }

    #[test]
    fn no_wild_card_is_an_initial() {
        let (person, profile, [first, last]) = somebody();
        let wild = Criterion::AnyLetter.card(0).unwrap();
        for letters in [[first, wild], [wild, last]] {
            let stock = stock_with(Initials::Both, &letters, &profile);
            let cards = stock.ending(&person, 3, HandCard::Lies).unwrap();
            assert_eq!(cards.iter().filter(|card| is_letter(**card)).count(), 1, "IM-26: {cards:?}");
        }
    }
}
