//! What the almanac promises, with real people.

use crate::{Almanac, Criterion, FictionalLife, Finding, Letter, Person, Verdict};

mod completion;
mod corrections;
mod data;
mod deck;
mod fitting;
mod judging;
mod letters;
#[path = "../../build/read.rs"]
mod read;

/// The only one who bears this as the English name.
fn person(name: &str) -> Person<'static> {
    let mut found = Almanac::embedded().people().filter(|person| person.names().en == name);
    let person = found.next().unwrap_or_else(|| panic!("{name} is not in the almanac"));
    assert!(found.next().is_none(), "{name} is several people");
    person
}

/// The one of several namesakes who is real, or not.
fn namesake(name: &str, fictional: bool) -> Person<'static> {
    let is_meant = |person: &Person<'_>| person.names().en == name && person.is_fictional() == fictional;
    Almanac::embedded().people().find(is_meant).unwrap_or_else(|| panic!("{name} is not in the almanac"))
}

fn judged<'a>(person: &Person<'a>, criterion: Criterion) -> Finding<'a> {
    person.judge(criterion, FictionalLife::Never)
}

/// Checks what the almanac says of a person, card by card.
fn assert_verdicts(person: &Person<'_>, expected: &[(Criterion, Verdict)]) {
    for (criterion, verdict) in expected {
        let finding = judged(person, *criterion);
        assert_eq!(finding.verdict, *verdict, "{} and {criterion}: {finding:?}", person.names().en);
    }
}

fn letter(char: char) -> Letter {
    Letter::new(char).expect("a letter")
}
