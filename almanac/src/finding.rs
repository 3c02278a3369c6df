//! Does the person fit the card? And how does the almanac know?

use std::ops::RangeInclusive;

use crate::{
    Century, Criterion, FictionalLife, Field, Letter, Letters, Life, Period, Person, Place, Status, Story,
    Tie, Vital, Words, Year,
};

/// What the almanac says of a card (IM-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    Fits,
    DoesNotFit,
    /// A reference work that is silent has not said no: so it is with every place and field that is not
    /// listed.
    NotKnown,
}

/// What the almanac says of one card, and what it goes by.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding<'a> {
    pub criterion: Criterion,
    pub verdict: Verdict,
    pub evidence: Evidence<'a>,
}

/// What is shown to all in a challenge.
#[derive(Debug, Clone, PartialEq)]
pub enum Evidence<'a> {
    /// What speaks for the card; if nothing does, all that is known.
    Ties(Vec<Tie>),
    Life(Life),
    /// The field of the card; if it is not among them, all that are known.
    Fields(Vec<(Field, Renown)>),
    /// A real person, or where a character comes from.
    Nature(Option<Story>),
    Names {
        names: Words<'a>,
        /// The part of the English name that the letter comes from.
        last_name: Option<&'a str>,
        /// The letters that count.
        letters: Letters,
        /// Another name, which does begin with the letter of the card although it is not counted.
        otherwise: Option<&'a str>,
    },
}

/// How well a person is known in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Renown {
    WellKnown,
    /// Nobody's first thought, yet a fact.
    Also,
}

/// What the almanac says of several cards together.
#[derive(Debug, Clone, PartialEq)]
pub struct Judgement<'a> {
    /// In the order of the cards that were asked about.
    pub findings: Vec<Finding<'a>>,
}

impl Judgement<'_> {
    /// The verdict on all cards: only if every one of them is decided (IM-18).
    pub fn verdict(&self) -> Verdict {
        let any = |verdict| self.findings.iter().any(|finding| finding.verdict == verdict);
        if any(Verdict::NotKnown) {
            Verdict::NotKnown
        } else if any(Verdict::DoesNotFit) {
            Verdict::DoesNotFit
        } else {
            Verdict::Fits
        }
    }
}

/// The data knows who was living at the end of this year.
pub(crate) const AS_OF: Year = 2025;

/// Nobody is known to have lived longer (Jeanne Calment).
const LONGEST_LIFE: Year = 122;

impl<'a> Person<'a> {
    /// Whether the person fits a card, and how the almanac knows.
    pub fn judge(&self, criterion: Criterion, fictional: FictionalLife) -> Finding<'a> {
        let (verdict, evidence) = match criterion {
            Criterion::Place(place) => self.judge_place(place),
            Criterion::Time(period) => {
                let life = self.life();
                (judge_period(&life, period), Evidence::Life(life))
            }
            Criterion::Activity(field) => self.judge_field(field),
            Criterion::Status(status) => self.judge_status(status, fictional),
            Criterion::Letter(letter) => self.judge_letter(letter),
            Criterion::FirstLetter(letter) => self.judge_first_letter(letter),
            Criterion::AnyLetter => (Verdict::Fits, self.names_as_evidence(self.letters(), None)),
        };
        Finding { criterion, verdict, evidence }
    }

    fn judge_place(&self, place: Place) -> (Verdict, Evidence<'a>) {
        let ties = self.ties();
        let (fitting, others): (Vec<Tie>, Vec<Tie>) = ties.into_iter().partition(|tie| tie.speaks_for(place));
        if fitting.is_empty() {
            (Verdict::NotKnown, Evidence::Ties(others))
        } else {
            (Verdict::Fits, Evidence::Ties(fitting))
        }
    }

    fn judge_field(&self, field: Field) -> (Verdict, Evidence<'a>) {
        let well_known = self.fields().map(|field| (field, Renown::WellKnown));
        let fields: Vec<_> =
            well_known.chain(self.further_fields().map(|field| (field, Renown::Also))).collect();
        match fields.iter().find(|(known, _)| *known == field) {
            Some(found) => (Verdict::Fits, Evidence::Fields(vec![*found])),
            None => (Verdict::NotKnown, Evidence::Fields(fields)),
        }
    }

    fn judge_status(&self, status: Status, fictional: FictionalLife) -> (Verdict, Evidence<'a>) {
        match status {
            Status::Living | Status::Dead => {
                let life = self.life();
                (judge_vital(&life, status, fictional), Evidence::Life(life))
            }
            Status::Fictional => (decided(self.is_fictional()), Evidence::Nature(self.story())),
            Status::Nonfictional => (decided(!self.is_fictional()), Evidence::Nature(self.story())),
        }
    }

    fn judge_letter(&self, letter: Letter) -> (Verdict, Evidence<'a>) {
        let last_word = |name: &&str| last_word_letter(name) == Some(letter);
        self.judge_name(letter, self.letters(), self.other_names().find(last_word))
    }

    fn judge_first_letter(&self, letter: Letter) -> (Verdict, Evidence<'a>) {
        let first_of_several = |name: &&str| name.contains(' ') && Letter::beginning(name) == Some(letter);
        self.judge_name(letter, self.first_letters(), self.other_names().find(first_of_several))
    }

    /// A name that is not counted may still be the one that the table knows: the table decides.
    fn judge_name(
        &self,
        letter: Letter,
        letters: Letters,
        otherwise: Option<&'a str>,
    ) -> (Verdict, Evidence<'a>) {
        if letters.contains(letter) {
            (Verdict::Fits, self.names_as_evidence(letters, None))
        } else if otherwise.is_some() {
            (Verdict::NotKnown, self.names_as_evidence(letters, otherwise))
        } else {
            (Verdict::DoesNotFit, self.names_as_evidence(letters, None))
        }
    }

    fn names_as_evidence(&self, letters: Letters, otherwise: Option<&'a str>) -> Evidence<'a> {
        Evidence::Names { names: self.names(), last_name: self.last_name(), letters, otherwise }
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

fn decided(fits: bool) -> Verdict {
    if fits { Verdict::Fits } else { Verdict::DoesNotFit }
}

/// Whether a life touches a time (IM-21).
pub(crate) fn judge_period(life: &Life, period: Period) -> Verdict {
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
        Life::Imagined { centuries, elsewhere, .. } => judge_setting(centuries, *elsewhere, period),
    }
}

/// A story tells a part of a life: the centuries beside it are open, those further off are not. A world of
/// its own has no centuries that could rule anything out.
fn judge_setting(centuries: &[Century], elsewhere: bool, period: Period) -> Verdict {
    let with_neighbours = |century: &Century| -> RangeInclusive<Year> {
        let years = century.years();
        years.start().saturating_sub(100)..=years.end().saturating_add(100)
    };
    if centuries.iter().any(|century| period.touches(&century.years())) {
        Verdict::Fits
    } else if elsewhere
        || centuries.is_empty()
        || centuries.iter().any(|century| period.touches(&with_neighbours(century)))
    {
        Verdict::NotKnown
    } else {
        Verdict::DoesNotFit
    }
}

/// Whether somebody is living or dead.
pub(crate) fn judge_vital(life: &Life, status: Status, fictional: FictionalLife) -> Verdict {
    let wanted = if status == Status::Living { Vital::Living } else { Vital::Dead };
    match life {
        Life::Lived { .. } | Life::LivedFrom { .. } => decided(wanted == Vital::Dead),
        Life::Living { .. } => decided(wanted == Vital::Living),
        Life::Imagined { .. } if wanted == Vital::Living && fictional == FictionalLife::Never => {
            Verdict::DoesNotFit
        }
        Life::Imagined { vital: Some(vital), .. } => decided(*vital == wanted),
        Life::Imagined { centuries, .. } => {
            let of_our_time = centuries.iter().any(|century| Period::Century21.touches(&century.years()));
            match wanted {
                Vital::Living if of_our_time => Verdict::Fits,
                _ => Verdict::NotKnown,
            }
        }
    }
}
