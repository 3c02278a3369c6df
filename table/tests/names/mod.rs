//! Names from the world's scripts, and names that only pretend: which are accepted, which look alike, and
//! that they stay as they were written.
//!
//! `open.txt` lists what the rules for names still get wrong, and nothing else may be wrong: whoever mends
//! one takes it off the list.

use std::collections::BTreeSet;

use table::Name;

const GOOD: &str = include_str!("good.txt");
const BAD: &str = include_str!("bad.txt");
const ALIKE: &str = include_str!("alike.txt");
const APART: &str = include_str!("apart.txt");
const OPEN: &str = include_str!("open.txt");

fn entries(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with("# ") && !line.is_empty())
}

/// `\u{XXXX}` as the character that it names.
fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut plain = parts.next().unwrap().to_owned();
    for part in parts {
        let (code, rest) = part.split_once('}').unwrap();
        plain.push(char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap());
        plain.push_str(rest);
    }
    plain
}

fn pair(line: &str) -> (String, String) {
    let (first, second) = line.split_once('\t').unwrap();
    (unescaped(first), unescaped(second))
}

/// Whether two people can sit at one table under these names.
fn can_sit_together(line: &str) -> bool {
    let (first, second) = pair(line);
    match (Name::new(&first), Name::new(&second)) {
        (Ok(first), Ok(second)) => !first.looks_like(&second),
        _ => false,
    }
}

/// Everything that is wrong, each with the kind of fault before it.
fn wrong() -> BTreeSet<String> {
    let refused =
        entries(GOOD).filter(|name| Name::new(name).is_err()).map(|name| format!("refused\t{name}"));
    let accepted = entries(BAD)
        .filter(|line| Name::new(&unescaped(line.split_once('\t').unwrap().1)).is_ok())
        .map(|line| format!("accepted\t{line}"));
    let twins = entries(ALIKE).filter(|line| can_sit_together(line)).map(|line| format!("alike\t{line}"));
    let apart = entries(APART).filter(|line| !can_sit_together(line)).map(|line| format!("apart\t{line}"));
    refused.chain(accepted).chain(twins).chain(apart).collect()
}

#[test]
fn names_of_the_world_are_accepted_and_those_that_pretend_are_not() {
    assert!(entries(GOOD).count() >= 1000 && entries(BAD).count() >= 500);
    let open: BTreeSet<String> = entries(OPEN).map(str::to_owned).collect();
    let wrong = wrong();
    let new: Vec<_> = wrong.difference(&open).collect();
    assert!(new.is_empty(), "wrong, and not on the list of what is open: {new:#?}");
    let mended: Vec<_> = open.difference(&wrong).collect();
    assert!(mended.is_empty(), "mended: take it off open.txt: {mended:#?}");
}

#[test]
fn a_good_name_is_kept_as_it_was_written() {
    for name in entries(GOOD) {
        assert_eq!(Name::new(name).unwrap().as_str(), name);
    }
}

/// Names that earlier versions accepted and stored are read on, whatever is thought of them today.
#[test]
fn a_name_of_an_older_day_is_read_on() {
    for line in entries(BAD).filter(|line| !line.contains("\\u{D8")) {
        let text = unescaped(line.split_once('\t').unwrap().1);
        let stored = serde_json::to_string(&text).unwrap();
        assert_eq!(serde_json::from_str::<Name>(&stored).unwrap().as_str(), text);
    }
}
