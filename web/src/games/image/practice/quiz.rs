//! One image of the day, and what somebody has found out about it.

use std::sync::{Arc, Mutex};

use almanac::{Almanac, Criterion, PersonId, PracticeImage};
use rules::{
    CardId, Sealed,
    image::{Asked, FictionalLife, Finding, Inquiry, Line, Named, PersonKey, Testimony, Verdict},
};

use super::{Outcome, Progress};
use crate::limits::lock;

/// The images of the days that are asked for, so that each is made once.
#[derive(Debug, Default)]
pub(crate) struct Calendar {
    days: Mutex<Vec<(u64, Arc<[PracticeImage]>)>>,
}

impl Calendar {
    /// Today, and yesterday for who began late.
    const MOST: usize = 2;

    pub(crate) fn images(&self, almanac: &Almanac, day: u64) -> Arc<[PracticeImage]> {
        let mut days = lock(&self.days);
        if let Some((_, images)) = days.iter().find(|(known, _)| *known == day) {
            return images.clone();
        }
        let images: Arc<[PracticeImage]> = almanac.practice_images(day).into();
        if days.len() == Calendar::MOST {
            days.remove(0);
        }
        days.push((day, images.clone()));
        images
    }
}

/// How many hints have been asked for: a card, a fact, and the letters of the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Hints(u8);

impl Hints {
    pub(crate) const NONE: Hints = Hints(0);
    pub(crate) const CARD: Hints = Hints(1);
    pub(crate) const FACT: Hints = Hints(2);
    pub(crate) const LETTERS: Hints = Hints(3);

    /// So many, or all there are.
    pub(crate) fn of(number: u8) -> Hints {
        Hints(number).min(Hints::LETTERS)
    }

    pub(crate) fn number(self) -> u8 {
        self.0
    }

    /// One more, if there is one.
    pub(crate) fn more(self) -> Option<Hints> {
        (self < Hints::LETTERS).then(|| Hints(self.0 + 1))
    }
}

/// Whom somebody takes it for, and what the almanac says to it.
#[derive(Debug)]
pub(crate) struct Guess {
    /// As it was typed.
    pub(crate) typed: String,
    pub(crate) testimony: Testimony,
}

impl Guess {
    /// How many cards fit.
    pub(crate) fn fitting(&self) -> usize {
        self.testimony.findings.iter().filter(|finding| finding.verdict == Verdict::Fits).count()
    }

    /// Whether all cards fit: whoever that is, it is right (IM-18).
    pub(crate) fn is_right(&self) -> bool {
        self.testimony.claim.is_some() && self.fitting() == self.testimony.findings.len()
    }
}

/// An image of the day as somebody looks at it.
#[derive(Debug)]
pub(crate) struct Quiz<'a> {
    pub(crate) almanac: &'a Almanac,
    pub(crate) image: PracticeImage,
    /// Which of the day's, from 0.
    pub(crate) number: usize,
    pub(crate) hints: Hints,
    pub(crate) guess: Option<Guess>,
    /// What has become of all of the day's images, this guess included.
    pub(crate) progress: Progress,
    /// Why something that was asked for was not done.
    pub(crate) notice: Option<String>,
}

impl<'a> Quiz<'a> {
    /// The image of that number, which the day has.
    pub(crate) fn new(
        almanac: &'a Almanac,
        images: &[PracticeImage],
        progress: Progress,
        number: usize,
        hints: Hints,
    ) -> Option<Quiz<'a>> {
        let image = images.get(number)?.clone();
        Some(Quiz { almanac, image, number, hints, guess: None, progress, notice: None })
    }

    pub(crate) fn person(&self) -> PersonId {
        self.image.person
    }

    pub(crate) fn cards(&self) -> Vec<CardId> {
        self.image.criteria.iter().filter_map(|criterion| criterion.card(0)).collect()
    }

    pub(crate) fn hint_card(&self) -> Option<CardId> {
        self.image.hint.and_then(|criterion: Criterion| criterion.card(0))
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.progress.outcomes[self.number]
    }

    /// Takes it to be this person, whom one typed or chose from the list.
    pub(crate) fn guess(&mut self, typed: &str, key: Option<PersonKey>) {
        let typed: String = typed.trim().chars().take(Line::LONGEST).collect();
        let named = match key {
            Some(key) => Named::Key(key),
            None => Named::Name(Sealed::new(typed.clone())),
        };
        let guess = Guess { testimony: self.testify(named, 0), typed };
        if guess.is_right() {
            let unaided = self.hints == Hints::NONE;
            self.progress.note(self.number, if unaided { Outcome::Guessed } else { Outcome::WithHints });
        }
        self.guess = Some(guess);
    }

    /// What the almanac says to the last guess.
    pub(crate) fn testimony(&self) -> Option<&Testimony> {
        self.guess.as_ref().map(|guess| &guess.testimony)
    }

    /// Gives up.
    pub(crate) fn give_up(&mut self) {
        self.progress.note(self.number, Outcome::Told);
    }

    /// What the almanac says of whom it was thought of, and who else fits.
    pub(crate) fn solution(&self) -> Testimony {
        let key = self.almanac.person(self.person()).key();
        self.testify(Named::Key(key), PracticeImage::MOST_FITTING)
    }

    /// What tells most of who is meant: a character's story, anybody else's years.
    pub(crate) fn fact(&self) -> Option<Finding> {
        use rules::image::Evidence::{Life, Nature};
        let findings = self.solution().findings;
        let story = |finding: &&Finding| matches!(&finding.evidence, Nature { story: Some(_) });
        let years = |finding: &&Finding| matches!(finding.evidence, Life { .. });
        findings.iter().find(story).or_else(|| findings.iter().find(years)).cloned()
    }

    fn testify(&self, person: Named, suggestions: usize) -> Testimony {
        let asked = self.cards().into_iter().map(Asked::Card).collect();
        self.almanac.testify(&Inquiry { person, asked, fictional: FictionalLife::Never, suggestions })
    }
}
