//! Moments of the page, to be looked at and checked.

use almanac::Almanac;

use super::{Hints, Outcome, Progress, Quiz, page};
use crate::pages::fixtures::{Easel, Look};

/// A day like any other.
const DAY: u64 = 20_773;

pub(in super::super) fn looks(easel: &Easel<'_>) -> Vec<Look> {
    let almanac = Almanac::embedded();
    let images = almanac.practice_images(DAY);
    let quiz = |number, hints| Quiz::new(almanac, &images, Progress::on(DAY), number, hints).unwrap();
    let mut wrong = quiz(1, Hints::CARD);
    wrong.guess("Plato", None);
    let mut nobody = quiz(1, Hints::NONE);
    nobody.guess("\u{202e}Zzyzx <b>", None);
    let mut right = quiz(2, Hints::NONE);
    right.guess("", Some(almanac.person(images[2].person).key()));
    let mut told = quiz(3, Hints::LETTERS);
    told.give_up();
    let mut done = quiz(4, Hints::NONE);
    for (number, outcome) in [Outcome::Guessed, Outcome::WithHints, Outcome::Told].into_iter().enumerate() {
        done.progress.note(number, outcome);
        done.progress.note(number + 2, outcome);
    }
    let moments = [
        ("open", quiz(0, Hints::NONE)),
        ("hints", quiz(0, Hints::LETTERS)),
        ("wrong", wrong),
        ("nobody", nobody),
        ("right", right),
        ("told", told),
        ("done", done),
    ];
    moments
        .iter()
        .map(|(name, quiz)| Look::new(&format!("page-practice-{name}"), page(easel.context, quiz)))
        .collect()
}
