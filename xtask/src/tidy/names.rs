//! No two modules of a crate have one name, so that a search finds one room. What every game has under the
//! same name is the floor plan, and what tests call themselves is their own affair.

use std::collections::BTreeMap;

use super::{Fault, Tree, games, source::is_test_file};

/// What a module with parts, or a crate, begins with.
const FRONT_DOORS: [&str; 3] = ["mod", "lib", "main"];

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let games = games::all(tree);
    let of_a_game =
        |path: &str| path.split(['/', '.']).any(|part| games.iter().any(|game| game.module == part));
    let mut faults = Vec::new();
    for home in tree.crates() {
        let sources = format!("{home}/src/");
        let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
        for (path, _) in tree.texts(".rs").filter(|(path, _)| path.starts_with(&sources)) {
            // A program beside the library is a crate of its own.
            if is_test_file(path) || of_a_game(path) || path.contains("/src/bin/") {
                continue;
            }
            let name = name_of(path);
            if FRONT_DOORS.contains(&name) {
                continue;
            }
            if let Some(first) = seen.insert(name, path) {
                faults.push(Fault::of(
                    path,
                    format!("has the name of {first}: whoever looks for one finds both"),
                ));
            }
        }
    }
    faults
}

/// The name of the module in a file.
fn name_of(path: &str) -> &str {
    let stem = path.strip_suffix("/mod.rs").or_else(|| path.strip_suffix(".rs")).unwrap_or(path);
    stem.rsplit('/').next().unwrap_or(stem)
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    #[test]
    fn two_rooms_of_one_name_are_found_and_those_of_games_are_not() {
        let tree = Tree::of(&[
            ("rules/Cargo.toml", ""),
            ("rules/src/games.rs", "Chess in chess,\nGo in go\n"),
            ("rules/src/chess/view.rs", ""),
            ("rules/src/go/view.rs", ""),
            ("rules/src/kernel/view.rs", ""),
            ("web/Cargo.toml", ""),
            ("web/src/people.rs", ""),
            ("web/src/api/people/mod.rs", ""),
        ]);
        let faults = told(&check(&tree));
        assert_eq!(faults.len(), 1, "{faults:#?}");
        assert!(faults[0].starts_with("web/src/people.rs: has the name of web/src/api/people/mod.rs"));
    }
}
