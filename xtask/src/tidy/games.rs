//! All games are listed at most once a crate: where a second list stands, a new game is forgotten.
//!
//! A list is a few lines that name every game, by its type or by its module. Tests may: what they expect is
//! written down in full. Declarations of modules have to.

use super::{
    Fault, Tree,
    source::{is_comment, is_test_file, names, without_tests},
};

/// Where the list is from which all else is made.
const LIST: &str = "rules/src/games.rs";
/// How many lines make one place.
const WINDOW: usize = 12;

/// A game in the list, `Happiness in happiness`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Game<'a> {
    pub(super) name: &'a str,
    pub(super) module: &'a str,
}

/// The games that the list has.
pub(super) fn all(tree: &Tree) -> Vec<Game<'_>> {
    let lines = tree.text(LIST).unwrap_or_default().lines();
    lines.filter(|line| !is_comment(line)).filter_map(entry).collect()
}

/// `    Happiness in happiness,` is one; the patterns of macros have a `$`.
fn entry(line: &str) -> Option<Game<'_>> {
    let (name, module) = line.trim().trim_end_matches(',').split_once(" in ")?;
    let word =
        |text: &str| !text.is_empty() && text.chars().all(|char| char.is_alphanumeric() || char == '_');
    let good = word(name) && word(module) && name.starts_with(char::is_uppercase);
    good.then_some(Game { name, module })
}

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let games = all(tree);
    if games.len() < 2 {
        return vec![Fault::of(LIST, "the list of games is not found, as lines of `Name in module,`")];
    }
    let mut faults = Vec::new();
    for home in tree.crates() {
        let sources = format!("{home}/src/");
        let files = tree.texts(".rs").filter(|(path, _)| path.starts_with(&sources) && !is_test_file(path));
        let places: Vec<(&str, usize)> = files
            .flat_map(|(path, text)| lists(text, &games).into_iter().map(move |line| (path, line)))
            .collect();
        let Some(((file, line), others)) = places.split_first() else { continue };
        faults.extend(others.iter().map(|(path, at)| {
            let what =
                format!("names all games, as {file}:{line} does: make one from the other, or from {LIST}");
            Fault::at(path, *at, what)
        }));
    }
    faults
}

/// The first lines of all places that name every game.
fn lists(text: &str, games: &[Game<'_>]) -> Vec<usize> {
    let lines: Vec<(usize, &str)> =
        without_tests(text).filter(|(_, line)| !is_comment(line) && !is_declaration(line)).collect();
    let mut found = Vec::new();
    let mut next = 0;
    while next < lines.len() {
        let window = &lines[next..lines.len().min(next + WINDOW)];
        let first = window[0].1;
        let named = |game: &Game<'_>, line: &str| names(line, game.name) || names(line, game.module);
        // A place begins where the first of them is named, so that it is told by the line to look at.
        let begins = games.iter().any(|game| named(game, first));
        if begins && games.iter().all(|game| window.iter().any(|(_, line)| named(game, line))) {
            found.push(window[0].0);
            next += WINDOW;
        } else {
            next += 1;
        }
    }
    found
}

fn is_declaration(line: &str) -> bool {
    let line = line.trim();
    let rest = line.strip_prefix("pub(crate) ").or_else(|| line.strip_prefix("pub ")).unwrap_or(line);
    rest.starts_with("mod ") && rest.ends_with(';')
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    const GAMES: &str =
        "macro_rules! all {\n    ($x:ident in $y:ident) => {};\n    Chess in chess,\n    Go in go\n}\n";

    fn tree(web: &str) -> Tree {
        Tree::of(&[
            ("rules/Cargo.toml", ""),
            ("rules/src/games.rs", GAMES),
            ("rules/src/lib.rs", "pub mod chess;\npub mod go;\n"),
            ("web/Cargo.toml", ""),
            ("web/src/pages.rs", web),
            ("web/tests/main.rs", "[Chess, Go]\n[Chess, Go]\n"),
        ])
    }

    #[test]
    fn one_list_a_crate_is_allowed_and_tests_may_list_what_they_like() {
        let web = "match game {\n    Chess => 1,\n    Go => 2,\n}\n#[cfg(test)]\nmod tests {\n\
            [Chess, Go];\n}\n";
        assert_eq!(told(&check(&tree(web))), Vec::<String>::new());
    }

    #[test]
    fn a_second_list_is_found() {
        let first = "match game {\n    Chess => 1,\n    Go => 2,\n}\n";
        let web =
            format!("{first}{}match game {{\n    chess => 1,\n    go => 2,\n}}\n", "let x = 1;\n".repeat(12));
        let faults = told(&check(&tree(&web)));
        assert_eq!(faults.len(), 1, "{faults:#?}");
        assert!(faults[0].starts_with("web/src/pages.rs:18: names all games, as web/src/pages.rs:2 does"));
    }

    #[test]
    fn a_list_that_cannot_be_found_is_told() {
        assert_eq!(check(&Tree::of(&[("rules/src/games.rs", "enum GameKind { Chess, Go }")])).len(), 1);
    }
}
