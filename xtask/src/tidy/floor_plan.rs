//! Every game has the files of the floor plan, which is read where people read it: in ARCHITECTURE.md.

use super::{Fault, Tree, games, markdown::prose};

const DOCUMENT: &str = "ARCHITECTURE.md";
const HEADING: &str = "## The floor plan of a game";
/// What stands for a game's name in the folders of the plan.
const GAME: &str = "<game>";

/// A row of the plan.
struct Row<'a> {
    line: usize,
    /// Such as `rules/src/<game>/`.
    folder: &'a str,
    files: Vec<&'a str>,
    /// Whether only some games have them, which the plan says in parentheses.
    only_some: bool,
}

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let rows = plan(tree.text(DOCUMENT).unwrap_or_default());
    if rows.is_empty() {
        return vec![Fault::of(DOCUMENT, format!("no table of files is found below `{HEADING}`"))];
    }
    let mut faults = Vec::new();
    for row in rows {
        for file in &row.files {
            let path = |game: &games::Game<'_>| format!("{}{file}", row.folder.replace(GAME, game.module));
            let games = games::all(tree);
            let missing: Vec<String> = games.iter().map(path).filter(|path| !tree.has(path)).collect();
            if row.only_some && missing.len() == games.len() {
                faults.push(Fault::at(DOCUMENT, row.line, format!("no game has {}{file}", row.folder)));
            } else if !row.only_some {
                let told =
                    |path: &String| Fault::at(DOCUMENT, row.line, format!("the floor plan asks for {path}"));
                faults.extend(missing.iter().map(told));
            }
        }
    }
    faults
}

/// The rows of all tables of the plan. The folder of a table is named in the text before it.
fn plan(text: &str) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    let mut folder = None;
    let section = prose(text).skip_while(|(_, _, line)| *line != HEADING).skip(1);
    for (number, _, line) in section.take_while(|(_, _, line)| !line.starts_with("## ")) {
        if let Some(cells) = line.strip_prefix('|') {
            let first = cells.split('|').next().unwrap_or_default();
            let files: Vec<&str> = in_backticks(first).collect();
            if let Some(folder) = folder.filter(|_| !files.is_empty()) {
                rows.push(Row { line: number, folder, files, only_some: first.contains('(') });
            }
        } else {
            folder = in_backticks(line).rfind(|word| word.ends_with("<game>/")).or(folder);
        }
    }
    rows
}

fn in_backticks(line: &str) -> impl DoubleEndedIterator<Item = &str> {
    line.split('`')
        .collect::<Vec<_>>()
        .into_iter()
        .enumerate()
        .filter(|(at, _)| at % 2 == 1)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    const PLAN: &str = "# A\n## The floor plan of a game\nIn `rules/src/<game>/`:\n\n| file | what |\n\
        |---|---|\n| `view.rs`, `spec/` | `other.rs` |\n\
        | `board.rs` (where pieces walk) | x |\n## B\n| `no.rs` | x |\n";

    fn faults_with(files: &[&str]) -> Vec<String> {
        let mut tree = vec![("ARCHITECTURE.md", PLAN), ("rules/src/games.rs", "Chess in chess,\nGo in go\n")];
        tree.extend(files.iter().map(|file| (*file, "")));
        told(&check(&Tree::of(&tree)))
    }

    #[test]
    fn a_missing_room_is_found() {
        let go = ["rules/src/go/view.rs", "rules/src/go/spec/mod.rs"];
        let whole = [go[0], go[1], "rules/src/chess/view.rs", "rules/src/chess/spec/mod.rs"];
        let mut files = whole.to_vec();
        assert_eq!(faults_with(&files), ["ARCHITECTURE.md:8: no game has rules/src/<game>/board.rs"]);
        files.push("rules/src/chess/board.rs");
        assert_eq!(faults_with(&files), Vec::<String>::new());
        files.remove(3);
        assert_eq!(faults_with(&files), ["ARCHITECTURE.md:7: the floor plan asks for rules/src/chess/spec/"]);
    }

    #[test]
    fn a_plan_that_cannot_be_found_is_told() {
        assert_eq!(check(&Tree::of(&[("ARCHITECTURE.md", "# A house\n")])).len(), 1);
    }
}
