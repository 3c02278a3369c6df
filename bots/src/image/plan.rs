//! What could be laid in a turn of IMAGE, and whom for.

use almanac::{Almanac, Circle, Criterion, FictionalLife, Person, PersonSet, Reach, Terms};
use rules::{
    CardId,
    image::{self, DraftView, Options, Side, Source, View, is_letter},
};

use crate::{Character, Level};

/// Whom a bot knows, and what it knows of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Knowledge {
    almanac: &'static Almanac,
    terms: Terms,
    character: Character,
}

/// Cards to lay on one side, in order, and whom they are for.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) side: Side,
    pub(super) cards: Vec<CardId>,
    pub(super) person: Person<'static>,
    pub(super) points: usize,
}

/// What there is to lay in the turn under way.
struct Stock {
    hand: Vec<Held>,
    board: Vec<Held>,
    from_hand: usize,
}

/// A card, and everybody it fits.
struct Held {
    card: CardId,
    fits: PersonSet,
}

impl Knowledge {
    /// How famous a real person must be for a bot of this level to think of them, out of 100.
    const fn fame_limit(level: Level) -> f32 {
        match level {
            Level::Easy => 92.0,
            Level::Normal => 84.0,
            Level::Sharp => 0.0,
        }
    }

    /// Of so many household names of stories, one is known. They have no fame that could be compared: everybody has read
    /// books of their own.
    const fn reads_one_in(level: Level) -> u32 {
        match level {
            Level::Easy => 4,
            Level::Normal => 2,
            Level::Sharp => 1,
        }
    }

    pub(super) fn of(character: Character, almanac: &'static Almanac, options: &image::Options) -> Self {
        let level = character.level();
        let fictional = match options.fictional {
            image::FictionalLife::Never => FictionalLife::Never,
            image::FictionalLife::MayLive => FictionalLife::Allowed,
        };
        let reach = match level {
            // What takes a reference work to know is for those who miss nothing.
            Level::Easy | Level::Normal => Reach::Clear,
            Level::Sharp => Reach::Accepted,
        };
        Knowledge { almanac, terms: Terms { reach, circle: Circle::WellKnown, fictional }, character }
    }

    /// Those whom the bot knows and of whom it knows that they fit, the most famous first.
    pub(super) fn fitting(self, cards: &[CardId]) -> impl Iterator<Item = Person<'static>> {
        let found: Vec<_> = self.almanac.fitting(&criteria(cards), self.terms).iter().collect();
        let people = found.into_iter().map(move |person| self.almanac.person(person));
        people.filter(move |person| self.knows(person))
    }

    fn knows(self, person: &Person<'_>) -> bool {
        let level = self.character.level();
        if person.is_fictional() {
            self.character.comes_across(person.key().0, Knowledge::reads_one_in(level))
        } else {
            person.fame() >= Knowledge::fame_limit(level)
        }
    }

    /// Whether anybody at all fits, known to the bot or not.
    pub(super) fn fits_anybody(self, cards: &[CardId]) -> bool {
        let terms = Terms { reach: Reach::Accepted, circle: Circle::Everybody, ..self.terms };
        !self.almanac.fitting(&criteria(cards), terms).is_empty()
    }

    /// Whether the almanac says that the person does not fit, and leaves nothing open.
    pub(super) fn rules_out(self, person: image::PersonKey, cards: &[CardId]) -> bool {
        let verdict = |person| self.almanac.judge(person, criteria(cards), self.terms.fictional).verdict();
        self.almanac.by_key(person).is_some_and(|person| verdict(person) == almanac::Verdict::DoesNotFit)
    }

    /// How many people a card fits: the more, the more use it will be.
    pub(super) fn breadth(self, card: CardId) -> usize {
        self.almanac.fitting(&criteria(&[card]), self.terms).len()
    }

    fn held(self, cards: &[CardId]) -> Vec<Held> {
        let held =
            |card: &CardId| Held { card: *card, fits: self.almanac.fitting(&criteria(&[*card]), self.terms) };
        cards.iter().map(held).collect()
    }

    /// The ending that scores most, over all sides and everybody whom the bot knows; of several, that of the most famous.
    pub(super) fn best_ending(self, view: &View, draft: &DraftView) -> Option<Plan> {
        let stock = self.stock(view, draft);
        let mut best: Option<Plan> = None;
        for side in Side::ALL {
            let image = &view.sides[side.index()].image;
            if !image.letters().is_empty() {
                continue;
            }
            let begun: Vec<CardId> = image.open_cards().collect();
            let opened = has_hand_card(draft, side);
            for person in self.fitting(&begun) {
                let Some(cards) = stock.ending(&person, begun.len(), opened) else { continue };
                let points = begun.len() + cards.len();
                if best.as_ref().is_none_or(|best| points > best.points) {
                    best = Some(Plan { side, cards, person, points });
                }
            }
        }
        best
    }

    /// As many cards of the hand as can lie somewhere without ending anything: for the last turn, when whatever is held
    /// costs (IM-24).
    pub(super) fn best_riddance(self, view: &View, draft: &DraftView) -> Option<Plan> {
        let stock = self.stock(view, draft);
        let mut best: Option<Plan> = None;
        for side in Side::ALL {
            let image = &view.sides[side.index()].image;
            let room = (Options::SPACES - 1).saturating_sub(image.len());
            if !image.letters().is_empty() {
                continue;
            }
            let begun: Vec<CardId> = image.open_cards().collect();
            for person in self.fitting(&begun) {
                let cards: Vec<CardId> =
                    profile(&stock.hand, &person).take(stock.from_hand.min(room)).collect();
                let points = cards.len();
                if points > 0 && best.as_ref().is_none_or(|best| points > best.points) {
                    best = Some(Plan { side, cards, person, points });
                }
            }
        }
        best
    }

    fn stock(self, view: &View, draft: &DraftView) -> Stock {
        Stock {
            hand: self.held(view.hand.as_deref().unwrap_or_default()),
            board: self.held(&view.board),
            from_hand: draft.from_hand.into(),
        }
    }
}

impl Stock {
    /// The longest way to end an image of so many cards for a person: first the hand (IM-7), then the board, then a letter.
    fn ending(&self, person: &Person<'_>, begun: usize, opened: HandCard) -> Option<Vec<CardId>> {
        let letter = |held: &[Held]| {
            // A wild letter is kept for when no other fits.
            let fitting = held.iter().filter(|held| is_letter(held.card) && held.fits.contains(person.id()));
            fitting.min_by_key(|held| image::is_wild(held.card)).map(|held| held.card)
        };
        let from_hand = letter(&self.hand)
            .and_then(|letter| self.ended_with(letter, Source::Hand, person, begun, opened));
        let from_board = letter(&self.board)
            .and_then(|letter| self.ended_with(letter, Source::Board, person, begun, opened));
        match (from_hand, from_board) {
            (Some(hand), Some(board)) => Some(if board.len() > hand.len() { board } else { hand }),
            (hand, board) => hand.or(board),
        }
    }

    fn ended_with(
        &self,
        letter: CardId,
        from: Source,
        person: &Person<'_>,
        begun: usize,
        opened: HandCard,
    ) -> Option<Vec<CardId>> {
        // IM-27: the last space is the letter's.
        let room = (Options::SPACES - 1).checked_sub(begun)?;
        let of_hand = match from {
            Source::Hand => self.from_hand.checked_sub(1)?,
            Source::Board => self.from_hand,
        };
        let mut cards: Vec<CardId> = profile(&self.hand, person).take(of_hand.min(room)).collect();
        // IM-7
        let board_may_follow = !cards.is_empty() || opened == HandCard::Lies;
        if board_may_follow {
            let left = room - cards.len();
            cards.extend(profile(&self.board, person).take(left));
        } else if from == Source::Board {
            return None;
        }
        // IM-11
        let long_enough = begun + cards.len() >= Options::LEAST_TO_END;
        cards.push(letter);
        long_enough.then_some(cards)
    }
}

/// Whether a card of the hand lies on a side in this turn, so that board cards may follow (IM-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HandCard {
    Lies,
    Missing,
}

fn has_hand_card(draft: &DraftView, side: Side) -> HandCard {
    let lies = draft.laid.iter().any(|laid| laid.side == side && laid.from == Source::Hand);
    if lies { HandCard::Lies } else { HandCard::Missing }
}

fn profile<'a>(held: &'a [Held], person: &Person<'_>) -> impl Iterator<Item = CardId> + 'a {
    let person = person.id();
    held.iter().filter(move |held| !is_letter(held.card) && held.fits.contains(person)).map(|held| held.card)
}

/// What these cards ask for; of two letters the first is the first name's (IM-26).
pub(super) fn criteria(cards: &[CardId]) -> Vec<Criterion> {
    let letters: Vec<CardId> = cards.iter().copied().filter(|card| is_letter(*card)).collect();
    let first = letters.first().filter(|_| letters.len() > 1);
    let asked = |card: &CardId| {
        let criterion = Criterion::of(*card)?;
        if Some(card) == first { criterion.of_first_name() } else { Some(criterion) }
    };
    cards.iter().filter_map(asked).collect()
}

#[cfg(test)]
mod tests {
    use almanac::Status;

    use super::*;

    fn knowledge(level: Level) -> Knowledge {
        Knowledge::of(Character::new(1, level), Almanac::embedded(), &image::Options::default())
    }

    fn status(status: Status) -> CardId {
        Criterion::Status(status).card(0).unwrap()
    }

    /// Somebody, the profile cards of the deck that fit them, and their letter.
    fn somebody() -> (Person<'static>, Vec<CardId>, CardId) {
        let knowledge = knowledge(Level::Sharp);
        let person = knowledge.fitting(&[status(Status::Dead)]).next().unwrap();
        let fits = |card: &CardId| knowledge.held(&[*card])[0].fits.contains(person.id());
        let (letters, profile): (Vec<CardId>, Vec<CardId>) =
            almanac::deck().into_iter().filter(fits).partition(|card| is_letter(*card));
        let letter = letters.into_iter().find(|letter| !image::is_wild(*letter)).unwrap();
        (person, profile, letter)
    }

    fn stock(hand: &[CardId], board: &[CardId]) -> Stock {
        let knowledge = knowledge(Level::Sharp);
        Stock { hand: knowledge.held(hand), board: knowledge.held(board), from_hand: Options::FROM_HAND }
    }

    #[test]
    fn the_hand_comes_first_and_a_letter_last() {
        let (person, profile, letter) = somebody();
        let hand = [&profile[..2], &[letter]].concat();
        let cards = stock(&hand, &profile[2..5]).ending(&person, 0, HandCard::Missing).unwrap();
        assert_eq!(cards[..2], profile[..2], "IM-7");
        assert_eq!((cards.len(), cards.last()), (6, Some(&letter)), "IM-11");
    }

    #[test]
    fn the_board_gives_nothing_to_an_empty_hand() {
        let (person, profile, letter) = somebody();
        let board = [&profile[..], &[letter]].concat();
        assert_eq!(stock(&[], &board).ending(&person, 3, HandCard::Missing), None, "IM-7");
        let letter_only = stock(&[letter], &profile).ending(&person, 3, HandCard::Missing);
        assert_eq!(letter_only, Some(vec![letter]), "IM-7");
        assert_eq!(stock(&[letter], &profile).ending(&person, 2, HandCard::Missing), None, "IM-11");
    }

    #[test]
    fn an_image_ends_on_the_last_space_at_the_latest() {
        let (person, profile, letter) = somebody();
        let hand = [&profile[..2], &[letter]].concat();
        let cards = stock(&hand, &profile[2..]).ending(&person, 10, HandCard::Missing).unwrap();
        assert_eq!(cards, [profile[0], letter], "IM-27");
    }

    #[test]
    fn what_the_almanac_denies_is_known_to_all_levels() {
        let (person, ..) = somebody();
        for level in Level::ALL {
            let knowledge = knowledge(level);
            assert!(knowledge.rules_out(person.key(), &[status(Status::Living)]), "IM-18");
            assert!(!knowledge.rules_out(person.key(), &[status(Status::Dead)]), "IM-18");
            let nobody = [status(Status::Living), status(Status::Dead)];
            assert!(!knowledge.fits_anybody(&nobody), "IM-22");
        }
    }

    #[test]
    fn the_sharper_know_more_people() {
        let known = |level| knowledge(level).fitting(&[]).count();
        assert!(known(Level::Easy) > 0);
        assert!(known(Level::Easy) < known(Level::Normal) && known(Level::Normal) < known(Level::Sharp));
    }
}
