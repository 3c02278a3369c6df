//! What a card asks of a person, and how cards are named.

use std::fmt;

use rules::{
    CardId,
    image::{BilingualText, Kind, is_wild},
};

use crate::{Field, Letter, Period, PlaceCard, Status};

/// What a card asks of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// Born there, or associated with it.
    Place(PlaceCard),
    /// Lived then, if only for a year.
    Time(Period),
    /// Well known in it.
    Activity(Field),
    Status(Status),
    /// The last name, or a sole name, begins with it (IM-11).
    Letter(Letter),
    /// The first name begins with it: the other letter of the house rule of both initials (IM-26).
    FirstLetter(Letter),
    /// A wild letter stands for any (IM-2).
    AnyLetter,
}

impl Criterion {
    /// How many cards of one criterion can be told apart: the first digit of an id.
    pub(crate) const MOST_COPIES: u8 = 10;

    pub fn kind(self) -> Kind {
        match self {
            Criterion::Place(_) => Kind::Place,
            Criterion::Time(_) => Kind::Time,
            Criterion::Activity(_) => Kind::Activity,
            Criterion::Status(_) => Kind::Status,
            Criterion::Letter(_) | Criterion::FirstLetter(_) | Criterion::AnyLetter => Kind::Letter,
        }
    }

    /// What a card asks for. A letter is taken to be the last name's.
    ///
    /// An id is the letters of the kind, a dash, a digit for the copy, and two for the place of the criterion
    /// in its list, from 01: `plc-001` and `plc-101` are two cards of Europe, `let-002` is B, `let-000` a
    /// wild letter.
    pub fn of(card: CardId) -> Option<Criterion> {
        if is_wild(card) {
            return Some(Criterion::AnyLetter);
        }
        let number: usize = card.as_str()[5..].parse().ok()?;
        let index = number.checked_sub(1)?;
        match Kind::of(card)? {
            Kind::Place => PlaceCard::ALL.get(index).copied().map(Criterion::Place),
            Kind::Time => Period::ALL.get(index).copied().map(Criterion::Time),
            Kind::Activity => Field::ALL.get(index).copied().map(Criterion::Activity),
            Kind::Status => Status::ALL.get(index).copied().map(Criterion::Status),
            Kind::Letter => Letter::at(index).map(Criterion::Letter),
        }
    }

    /// One of the cards that ask for this, the first being 0. There are no more than ten.
    pub fn card(self, copy: u8) -> Option<CardId> {
        let number = match self {
            Criterion::Place(place) => place.index() + 1,
            Criterion::Time(period) => period.index() + 1,
            Criterion::Activity(field) => field.index() + 1,
            Criterion::Status(status) => status.index() + 1,
            Criterion::Letter(letter) | Criterion::FirstLetter(letter) => letter.index() + 1,
            Criterion::AnyLetter => 0,
        };
        let id = format!("{}-{copy}{number:02}", self.kind().code());
        (copy < Criterion::MOST_COPIES).then(|| id.parse().expect("three letters, a dash and three digits"))
    }

    /// The same letter asked of the first name instead of the last (IM-26). A wild letter is none of them.
    pub fn of_first_name(self) -> Option<Criterion> {
        self.letter().map(Criterion::FirstLetter)
    }

    /// What a profile card says. A letter and a wild one say no more than they are.
    pub fn text(self) -> Option<BilingualText> {
        let (en, fr) = match self {
            Criterion::Place(place) => (place.english(), place.french()),
            Criterion::Time(period) => (period.english(), period.french()),
            Criterion::Activity(field) => (field.english(), field.french()),
            Criterion::Status(status) => (status.english(), status.french()),
            Criterion::Letter(_) | Criterion::FirstLetter(_) | Criterion::AnyLetter => return None,
        };
        Some(BilingualText::new(en, fr))
    }

    /// Which letter it is; none of a wild one and of all others.
    pub fn letter(self) -> Option<Letter> {
        match self {
            Criterion::Letter(letter) | Criterion::FirstLetter(letter) => Some(letter),
            _ => None,
        }
    }

    /// Everything that can be asked, in the order of kinds.
    pub fn all() -> impl Iterator<Item = Criterion> {
        let profile = PlaceCard::ALL.into_iter().map(Criterion::Place);
        profile
            .chain(Period::ALL.into_iter().map(Criterion::Time))
            .chain(Field::ALL.into_iter().map(Criterion::Activity))
            .chain(Status::ALL.into_iter().map(Criterion::Status))
            .chain(Letter::all().map(Criterion::Letter))
            .chain(Letter::all().map(Criterion::FirstLetter))
            .chain([Criterion::AnyLetter])
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Criterion::Place(place) => f.write_str(place.english()),
            Criterion::Time(period) => f.write_str(period.english()),
            Criterion::Activity(field) => f.write_str(field.english()),
            Criterion::Status(status) => f.write_str(status.english()),
            Criterion::Letter(letter) => write!(f, "{letter}"),
            Criterion::FirstLetter(letter) => write!(f, "{letter}…"),
            Criterion::AnyLetter => f.write_str("any letter"),
        }
    }
}
