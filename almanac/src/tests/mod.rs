//! What the almanac promises, with real people.

use rules::image::{FictionalLife, Verdict};

use crate::{Almanac, Criterion, Letter, Person};

mod completion;
mod corrections;
mod data;
mod deck;
mod fitting;
mod judging;
mod letters;
mod looked_through;
mod practice;
#[path = "../../build/read.rs"]
mod read;

/// The only one who bears this as the English name.
fn person(name: &str) -> Person<'static> {
    let mut found = Almanac::embedded().people().filter(|person| person.english_name() == name);
    let person = found.next().unwrap_or_else(|| panic!("{name} is not in the almanac"));
    assert!(found.next().is_none(), "{name} is several people");
    person
}

/// The one of several namesakes who is real, or not.
fn namesake(name: &str, fictional: bool) -> Person<'static> {
    let is_meant = |person: &Person<'_>| person.english_name() == name && person.is_fictional() == fictional;
    Almanac::embedded().people().find(is_meant).unwrap_or_else(|| panic!("{name} is not in the almanac"))
}

/// What the almanac says by the usual rules.
fn verdict(person: &Person<'_>, criterion: Criterion) -> Verdict {
    person.verdict(criterion, FictionalLife::Never)
}

/// Checks what the almanac says of a person, card by card.
fn assert_verdicts(person: &Person<'_>, expected: &[(Criterion, Verdict)]) {
    for (criterion, expected) in expected {
        let evidence = person.evidence(*criterion);
        let name = person.english_name();
        assert_eq!(verdict(person, *criterion), *expected, "{name} and {criterion}: {evidence:?}");
    }
}

fn letter(char: char) -> Letter {
    Letter::new(char).expect("a letter")
}
