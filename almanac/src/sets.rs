//! Who fits what, as bits: a row of bits for every question, a bit for every person, the most famous first.

use rules::image::{FictionalLife, Verdict, Vital};

use crate::{
    Criterion, Field, Letter, Period, Person, PersonId, PlaceCard, Status,
    verdict::{period_verdict, vital_verdict},
};

/// A set of people, in the order of their fame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonSet {
    words: Box<[u64]>,
}

impl PersonSet {
    pub fn contains(&self, person: PersonId) -> bool {
        self.words[usize::from(person.0) / 64] >> (person.0 % 64) & 1 == 1
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The most famous first.
    pub fn iter(&self) -> impl Iterator<Item = PersonId> {
        let starts = (0..).step_by(64);
        self.words
            .iter()
            .zip(starts)
            .flat_map(|(word, start)| bits(*word).map(move |bit| PersonId(start + bit)))
    }
}

/// The places of the bits that are set, from the lowest.
fn bits(mut word: u64) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as u16)?;
        word &= word - 1;
        Some(bit)
    })
}

/// How far a card may reach for a fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Reach {
    /// Whatever stands up to a challenge: every field and letter that the almanac accepts.
    #[default]
    Accepted,
    /// What everybody would say at once: the fields a person is clearly known for, and the first letter that
    /// comes to mind.
    Clear,
}

/// Among whom to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Circle {
    #[default]
    Everybody,
    /// Those whom most people at most tables know.
    WellKnown,
}

/// How people are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Terms {
    pub reach: Reach,
    pub circle: Circle,
    pub fictional: FictionalLife,
}

/// The rows of bits.
#[derive(Debug)]
pub(crate) struct Sets {
    /// How many words a row has.
    width: usize,
    words: Vec<u64>,
}

/// Where the rows of each question begin.
mod row {
    use super::{Field, Letter, Period, PlaceCard, Status};

    pub(super) const PLACES: usize = 0;
    pub(super) const PERIODS: usize = PLACES + PlaceCard::ALL.len();
    pub(super) const FIELDS: usize = PERIODS + Period::ALL.len();
    pub(super) const CLEAR_FIELDS: usize = FIELDS + Field::ALL.len();
    pub(super) const STATUS: usize = CLEAR_FIELDS + Field::ALL.len();
    pub(super) const LIVING_IF_FICTIONAL_MAY: usize = STATUS + Status::ALL.len();
    pub(super) const LETTERS: usize = LIVING_IF_FICTIONAL_MAY + 1;
    pub(super) const CLEAR_LETTERS: usize = LETTERS + Letter::COUNT;
    pub(super) const FIRST_LETTERS: usize = CLEAR_LETTERS + Letter::COUNT;
    pub(super) const WELL_KNOWN: usize = FIRST_LETTERS + Letter::COUNT;
    pub(super) const COUNT: usize = WELL_KNOWN + 1;
}

impl Sets {
    pub(crate) fn of<'a>(count: usize, people: impl Iterator<Item = Person<'a>>) -> Sets {
        let width = count.div_ceil(64);
        let mut sets = Sets { width, words: vec![0; row::COUNT * width] };
        people.for_each(|person| sets.add(&person));
        sets
    }

    fn add(&mut self, person: &Person<'_>) {
        let id = person.id();
        self.mark_each(row::PLACES, person.place_bits(), id);
        self.mark_each(row::FIELDS, person.field_bits() | person.loose_field_bits(), id);
        self.mark_each(row::CLEAR_FIELDS, person.field_bits(), id);
        self.mark_each(row::LETTERS, person.letters().bits(), id);
        self.mark(row::CLEAR_LETTERS + person.initial().index(), id);
        self.mark_each(row::FIRST_LETTERS, person.first_letters().bits(), id);
        let life = person.life();
        for period in Period::ALL {
            if period_verdict(&life, period) == Verdict::Fits {
                self.mark(row::PERIODS + period.index(), id);
            }
        }
        for (status, vital) in [(Status::Living, Vital::Living), (Status::Dead, Vital::Dead)] {
            if vital_verdict(&life, vital, FictionalLife::Never) == Verdict::Fits {
                self.mark(row::STATUS + status.index(), id);
            }
        }
        if vital_verdict(&life, Vital::Living, FictionalLife::MayLive) == Verdict::Fits {
            self.mark(row::LIVING_IF_FICTIONAL_MAY, id);
        }
        let nature = if person.is_fictional() { Status::Fictional } else { Status::Nonfictional };
        self.mark(row::STATUS + nature.index(), id);
        if person.is_well_known() {
            self.mark(row::WELL_KNOWN, id);
        }
    }

    fn mark_each(&mut self, first: usize, mask: u32, person: PersonId) {
        bits(mask.into()).for_each(|bit| self.mark(first + usize::from(bit), person));
    }

    fn mark(&mut self, row: usize, person: PersonId) {
        self.words[row * self.width + usize::from(person.0) / 64] |= 1 << (person.0 % 64);
    }

    fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..][..self.width]
    }

    /// Everybody who fits all of these. Nothing asked, everybody in the circle.
    pub(crate) fn fitting(&self, count: usize, criteria: &[Criterion], terms: Terms) -> PersonSet {
        let mut words: Box<[u64]> = match terms.circle {
            Circle::WellKnown => self.row(row::WELL_KNOWN).into(),
            Circle::Everybody => everybody(count, self.width),
        };
        for row in criteria.iter().filter_map(|criterion| row_of(*criterion, terms)) {
            words.iter_mut().zip(self.row(row)).for_each(|(word, fits)| *word &= fits);
        }
        PersonSet { words }
    }
}

fn everybody(count: usize, width: usize) -> Box<[u64]> {
    let mut words = vec![u64::MAX; width].into_boxed_slice();
    if let (Some(last), rest @ 1..) = (words.last_mut(), count % 64) {
        *last = (1 << rest) - 1;
    }
    words
}

/// The row that answers; a wild letter needs none.
fn row_of(criterion: Criterion, terms: Terms) -> Option<usize> {
    let (fields, letters) = match terms.reach {
        Reach::Accepted => (row::FIELDS, row::LETTERS),
        Reach::Clear => (row::CLEAR_FIELDS, row::CLEAR_LETTERS),
    };
    Some(match criterion {
        Criterion::Place(place) => row::PLACES + place.index(),
        Criterion::Time(period) => row::PERIODS + period.index(),
        Criterion::Activity(field) => fields + field.index(),
        Criterion::Status(Status::Living) if terms.fictional == FictionalLife::MayLive => {
            row::LIVING_IF_FICTIONAL_MAY
        }
        Criterion::Status(status) => row::STATUS + status.index(),
        Criterion::Letter(letter) => letters + letter.index(),
        Criterion::FirstLetter(letter) => row::FIRST_LETTERS + letter.index(),
        Criterion::AnyLetter => return None,
    })
}
