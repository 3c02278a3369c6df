//! What the almanac promises, with real people.

use crate::{Almanac, Person};

mod look;

/// The only one who bears this name as the main one.
fn person(name: &str) -> Person<'static> {
    let almanac = Almanac::embedded();
    let found: Vec<Person> = almanac.people().filter(|person| person.names().en == name).collect();
    assert_eq!(found.len(), 1, "{name}");
    found[0]
}
