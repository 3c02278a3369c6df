//! What could be laid in a turn of IMAGE, and whom for.

use almanac::{Almanac, Circle, Criterion, Person, PersonSet, Reach, Terms};
use rules::{
    CardId,
    image::{self, DraftView, Initials, Options, Picture, Side, Verdict, View, is_letter},
};

use super::stock::{HandCard, Held, Stock, points, profile};
use crate::{Character, Level};

/// Whom a bot knows, and what it knows of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Knowledge {
    almanac: &'static Almanac,
    terms: Terms,
    initials: Initials,
    character: Character,
}

/// Cards to lay on one side, in order, and whom they are for.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) side: Side,
    pub(super) cards: Vec<CardId>,
    pub(super) person: Person<'static>,
    pub(super) points: i16,
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

    /// Of so many household names of stories, one is known. They have no fame that could be compared:
    /// everybody has read books of their own.
    const fn reads_one_in(level: Level) -> u32 {
        match level {
            Level::Easy => 4,
            Level::Normal => 2,
            Level::Sharp => 1,
        }
    }

    /// What takes a reference work to find out no bot knows by heart; levels differ in whom they know.
    pub(super) fn of(character: Character, almanac: &'static Almanac, options: &image::Options) -> Self {
        let terms = Terms { reach: Reach::Clear, circle: Circle::WellKnown, fictional: options.fictional };
        Knowledge { almanac, terms, initials: options.initials, character }
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

    /// Whether the almanac says of one card that the person does not fit it, which is enough (IM-18).
    pub(super) fn rules_out(self, person: image::PersonKey, cards: &[CardId]) -> bool {
        let verdict = |person| self.almanac.verdict(person, criteria(cards), self.terms.fictional);
        self.almanac.by_key(person).is_some_and(|person| verdict(person) == Verdict::DoesNotFit)
    }

    /// How many people a card fits: the more, the more use it will be.
    pub(super) fn breadth(self, card: CardId) -> usize {
        self.almanac.fitting(&criteria(&[card]), self.terms).len()
    }

    pub(super) fn held(self, cards: &[CardId]) -> Vec<Held> {
        let held = |card: &CardId| Held {
            card: *card,
            fits: self.almanac.fitting(&criteria(&[*card]), self.terms),
            begins: self.begins(*card),
        };
        cards.iter().map(held).collect()
    }

    fn begins(self, letter: CardId) -> Option<PersonSet> {
        let of_first_name = match self.initials {
            Initials::Last => None,
            Initials::Both => Criterion::of(letter)?.of_first_name(),
        };
        of_first_name.map(|criterion| self.almanac.fitting(&[criterion], self.terms))
    }

    /// The ending that scores most, over these sides and everybody whom the bot knows; of several, that of
    /// the most famous.
    pub(super) fn best_ending(self, view: &View, draft: &DraftView, sides: &[Side]) -> Option<Plan> {
        let stock = self.stock(view, draft);
        let mut best: Option<Plan> = None;
        for side in sides.iter().copied() {
            let image = &view.sides[side.index()].image;
            for (person, cards) in self.endings(image, &stock, HandCard::on(side, draft)) {
                let points = points(image.len(), image.letters().len(), &cards);
                if best.as_ref().is_none_or(|best| points > best.points) {
                    best = Some(Plan { side, cards, person, points });
                }
            }
        }
        best
    }

    /// Everybody whom the bot knows for whom an image can be ended, and how.
    fn endings(
        self,
        image: &Picture,
        stock: &Stock,
        opened: HandCard,
    ) -> Vec<(Person<'static>, Vec<CardId>)> {
        let profile: Vec<CardId> = image.open_cards().filter(|card| !is_letter(*card)).collect();
        let begun = image.len();
        match image.letters()[..] {
            [] => {
                let people = self.fitting(&profile);
                people.filter_map(|who| stock.ending(&who, begun, opened).map(|cards| (who, cards))).collect()
            }
            // IM-26: who takes over a turn may find the first name's letter and not the last one's.
            [first] => {
                let Some(begins) = self.begins(first) else { return Vec::new() };
                let people = self.fitting(&profile).filter(|person| begins.contains(person.id()));
                let last = |who: &Person<'_>| stock.second_initial(who, begun, opened);
                people.filter_map(|who| last(&who).map(|letter| (who, vec![letter]))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// As many cards of the hand as can lie somewhere without ending anything: for the last turn, when
    /// whatever is held costs (IM-24).
    pub(super) fn best_riddance(self, view: &View, draft: &DraftView) -> Option<Plan> {
        let stock = Stock { board: Vec::new(), ..self.stock(view, draft) };
        self.best_layers(view, &Side::ALL, &stock)
    }

    /// As many cards of the hand as can lie on one of these sides without ending it, and of the board with
    /// them (IM-7).
    pub(super) fn best_building(self, view: &View, draft: &DraftView, sides: &[Side]) -> Option<Plan> {
        self.best_layers(view, sides, &self.stock(view, draft))
    }

    /// The most cards for one side, those of the hand before those of the board; of several ways, the one for
    /// the most famous person.
    fn best_layers(self, view: &View, sides: &[Side], stock: &Stock) -> Option<Plan> {
        let mut best: Option<((usize, usize), Plan)> = None;
        for side in sides.iter().copied() {
            let image = &view.sides[side.index()].image;
            // IM-27
            let room = (Options::SPACES - 1).saturating_sub(image.len());
            if !image.letters().is_empty() {
                continue;
            }
            let begun: Vec<CardId> = image.open_cards().collect();
            for person in self.fitting(&begun) {
                let of_hand = profile(&stock.hand, &person).take(stock.from_hand.min(room));
                let mut cards: Vec<CardId> = of_hand.collect();
                let of_hand = cards.len();
                cards.extend(profile(&stock.board, &person).take(room - of_hand));
                let worth = (of_hand, cards.len());
                if of_hand > 0 && best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, Plan { side, cards, person, points: 0 }));
                }
            }
        }
        best.map(|(_, plan)| plan)
    }

    fn stock(self, view: &View, draft: &DraftView) -> Stock {
        Stock {
            hand: self.held(view.hand.as_deref().unwrap_or_default()),
            board: self.held(&view.board),
            from_hand: draft.from_hand.into(),
        }
    }
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

    #[test]
    fn what_the_almanac_denies_is_known_to_all_levels() {
        let person = knowledge(Level::Sharp).fitting(&[status(Status::Dead)]).next().unwrap();
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
