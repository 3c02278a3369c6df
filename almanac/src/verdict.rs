//! Does the person fit the card?

use std::ops::RangeInclusive;

use rules::image::{FictionalLife, Life, Verdict, Vital, Year};

use crate::{Century, Criterion, Letter, Letters, Period, Person, Status};

/// The data knows who was living at the end of this year.
pub(crate) const AS_OF: Year = 2025;

/// Nobody is known to have lived longer (Jeanne Calment).
const LONGEST_LIFE: Year = 122;

impl<'a> Person<'a> {
    /// Whether the person fits a card (IM-18).
    pub fn verdict(&self, criterion: Criterion, fictional: FictionalLife) -> Verdict {
        match criterion {
            Criterion::Place(place) => listed(self.place_bits() & place.bit() != 0),
            Criterion::Time(period) => period_verdict(&self.life(), period),
            Criterion::Activity(field) => {
                listed((self.field_bits() | self.loose_field_bits()) & field.bit() != 0)
            }
            Criterion::Status(Status::Living) => vital_verdict(&self.life(), Vital::Living, fictional),
            Criterion::Status(Status::Dead) => vital_verdict(&self.life(), Vital::Dead, fictional),
            Criterion::Status(Status::Fictional) => decided(self.is_fictional()),
            Criterion::Status(Status::Nonfictional) => decided(!self.is_fictional()),
            Criterion::Letter(letter) | Criterion::FirstLetter(letter) => {
                let (counted, otherwise) = self.initials(criterion);
                // A name that is not counted may still be the one that the table knows: the table decides.
                if otherwise.is_some() { Verdict::NotKnown } else { decided(counted.contains(letter)) }
            }
            Criterion::AnyLetter => Verdict::Fits,
        }
    }

    /// The letters that count for a letter card, and if the card's is not among them another name that does
    /// begin with it.
    pub(crate) fn initials(&self, criterion: Criterion) -> (Letters, Option<&'a str>) {
        let is_other = |name: &&str| match criterion {
            Criterion::Letter(letter) => last_word_letter(name) == Some(letter),
            Criterion::FirstLetter(letter) => name.contains(' ') && Letter::beginning(name) == Some(letter),
            _ => false,
        };
        let counted = match criterion {
            Criterion::FirstLetter(_) => self.first_letters(),
            _ => self.letters(),
        };
        let is_counted = criterion.letter().is_none_or(|letter| counted.contains(letter));
        (counted, if is_counted { None } else { self.other_names().find(is_other) })
    }
}

/// The letter that a name which the data does not explain may be said to end with: that of its last word, but
/// for numbers, or of its first if it is of the kind of Eleanor of Aquitaine or Alexander the Great.
fn last_word_letter(name: &str) -> Option<Letter> {
    let is_number = |word: &str| word.bytes().all(|byte| b"IVX".contains(&byte));
    let words: Vec<&str> = name.split_whitespace().filter(|word| !is_number(word)).collect();
    let surname = !words.iter().any(|word| ["of", "the"].contains(word));
    let word = if surname { words.last() } else { words.first() };
    word.copied().and_then(Letter::beginning)
}

/// What is not on a list of places or fields may be true nevertheless.
fn listed(is_listed: bool) -> Verdict {
    if is_listed { Verdict::Fits } else { Verdict::NotKnown }
}

fn decided(fits: bool) -> Verdict {
    if fits { Verdict::Fits } else { Verdict::DoesNotFit }
}

/// Whether a life touches a time (IM-21).
pub(crate) fn period_verdict(life: &Life, period: Period) -> Verdict {
    match life {
        Life::Lived { born, died } => decided(period.touches(&(*born..=*died))),
        Life::Living { born } => decided(period.touches(&(*born..=AS_OF.max(*born)))),
        Life::LivedFrom { born } => {
            if period.touches(&(*born..=*born)) {
                Verdict::Fits
            } else if period.touches(&(*born..=born + LONGEST_LIFE)) {
                Verdict::NotKnown
            } else {
                Verdict::DoesNotFit
            }
        }
        Life::Imagined { centuries, elsewhere, .. } => setting_verdict(centuries, *elsewhere, period),
    }
}

/// A story tells a part of a life: the centuries beside it are open, those further off are not. A world of
/// its own has no centuries that could rule anything out.
fn setting_verdict(centuries: &[i8], elsewhere: bool, period: Period) -> Verdict {
    let with_neighbours = |years: RangeInclusive<Year>| -> RangeInclusive<Year> {
        years.start().saturating_sub(100)..=years.end().saturating_add(100)
    };
    let mut years = centuries.iter().map(|century| Century(*century).years());
    if years.clone().any(|years| period.touches(&years)) {
        Verdict::Fits
    } else if elsewhere || centuries.is_empty() || years.any(|years| period.touches(&with_neighbours(years)))
    {
        Verdict::NotKnown
    } else {
        Verdict::DoesNotFit
    }
}

/// Whether somebody is living or dead, as the card wants.
pub(crate) fn vital_verdict(life: &Life, wanted: Vital, fictional: FictionalLife) -> Verdict {
    match life {
        Life::Lived { .. } | Life::LivedFrom { .. } => decided(wanted == Vital::Dead),
        Life::Living { .. } => decided(wanted == Vital::Living),
        Life::Imagined { .. } if wanted == Vital::Living && fictional == FictionalLife::Never => {
            Verdict::DoesNotFit
        }
        Life::Imagined { vital: Some(vital), .. } => decided(*vital == wanted),
        Life::Imagined { centuries, .. } => {
            let is_ours = |century: &i8| Period::Century21.touches(&Century(*century).years());
            match wanted {
                Vital::Living if centuries.iter().any(is_ours) => Verdict::Fits,
                _ => Verdict::NotKnown,
            }
        }
    }
}
