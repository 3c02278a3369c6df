//! Every clause of a game's rules has a test that names it, and nobody names a clause that there is not.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Fault, Tree,
    source::{is_test_file, numbered, tests_of},
};

const RULES: &str = "/RULES.md";
/// Where clauses are cited.
const CITING: [&str; 3] = [".rs", ".md", ".ftl"];
/// Where tests are. Cases are data in text files.
const TESTING: [&str; 2] = [".rs", ".txt"];

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let clauses = defined(tree);
    let prefixes: BTreeSet<String> =
        clauses.keys().filter_map(|id| Some(id.split_once('-')?.0.to_owned() + "-")).collect();
    let mut faults = Vec::new();
    for (path, text) in CITING.iter().flat_map(|ending| tree.texts(ending)).filter(|(path, _)| !is_own(path))
    {
        for (line, content) in numbered(text) {
            let unknown = cited(content, &prefixes).filter(|id| !clauses.contains_key(id));
            faults.extend(
                unknown.map(|id| Fault::at(path, line, format!("names {id}, and there is no such clause"))),
            );
        }
    }
    let tested = tested(tree, &prefixes);
    let untested = clauses.iter().filter(|(id, _)| !tested.contains(*id));
    faults.extend(
        untested.map(|(id, (path, line))| Fault::at(path, *line, format!("{id} is named by no test"))),
    );
    faults
}

/// This file plants clauses that there are not.
fn is_own(path: &str) -> bool {
    path.starts_with("xtask/")
}

/// The clauses of all games, and where each stands: `- **GH-1** book: ...`.
fn defined(tree: &Tree) -> BTreeMap<&str, (&str, usize)> {
    let mut clauses = BTreeMap::new();
    for (path, text) in tree.texts(RULES) {
        for (line, content) in numbered(text) {
            let id = content.strip_prefix("- **").and_then(|rest| rest.split("**").next());
            if let Some(id) = id.filter(|id| is_id(id)) {
                clauses.insert(id, (path, line));
            }
        }
    }
    clauses
}

fn is_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(game, number)| {
        game.len() == 2
            && game.chars().all(|char| char.is_ascii_uppercase())
            && !number.is_empty()
            && number.chars().all(|char| char.is_ascii_digit())
    })
}

/// The clauses that tests name.
fn tested<'a>(tree: &'a Tree, prefixes: &'a BTreeSet<String>) -> BTreeSet<&'a str> {
    let mut tested = BTreeSet::new();
    for (path, text) in TESTING.iter().flat_map(|ending| tree.texts(ending)).filter(|(path, _)| !is_own(path))
    {
        if is_test_file(path) {
            tested.extend(numbered(text).flat_map(|(_, content)| cited(content, prefixes)));
        } else {
            tested.extend(tests_of(text).flat_map(|(_, content)| cited(content, prefixes)));
        }
    }
    tested
}

/// The ids in a line, with one of these prefixes.
fn cited<'a>(line: &'a str, prefixes: &'a BTreeSet<String>) -> impl Iterator<Item = &'a str> {
    // Few lines have any, and this is how to know it soonest.
    let any = prefixes.iter().any(|prefix| line.contains(prefix.as_str()));
    let words = line.split(|char: char| !char.is_ascii_alphanumeric() && char != '-').filter(move |_| any);
    words.filter(move |word| is_id(word) && prefixes.iter().any(|prefix| word.starts_with(prefix.as_str())))
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    const RULES: &str = "# Chess\n- **CH-1** book: white begins.\n- **CH-2** ruling: no clock. See CH-1.\n";

    #[test]
    fn a_clause_without_a_test_is_found() {
        let tree = Tree::of(&[
            ("rules/src/chess/RULES.md", RULES),
            ("rules/src/chess/decide.rs", "// CH-2\n"),
            ("rules/src/chess/spec/opening.rs", "/// CH-1: white begins. SHA-256 is no clause.\n"),
        ]);
        assert_eq!(told(&check(&tree)), ["rules/src/chess/RULES.md:3: CH-2 is named by no test"]);
    }

    #[test]
    fn a_clause_that_there_is_not_is_found_wherever_it_is_named() {
        let tree = Tree::of(&[
            ("rules/src/chess/RULES.md", RULES),
            ("rules/src/chess/spec/opening.rs", "/// CH-1, CH-2 and CH-3.\n"),
            ("PROMISES.md", "as CH-12 says\n"),
        ]);
        assert_eq!(
            told(&check(&tree)),
            [
                "rules/src/chess/spec/opening.rs:1: names CH-3, and there is no such clause",
                "PROMISES.md:1: names CH-12, and there is no such clause",
            ]
        );
    }
}
