//! No line is wider than rustfmt is told. It wraps code, but neither strings nor comments nor macros, and
//! nobody wraps style sheets and scripts.

use super::{Fault, Tree, source::numbered};

const SETTINGS: &str = "rustfmt.toml";
const SETTING: &str = "max_width = ";
/// What is read side by side on a screen. Messages and cards are one line each by their format.
const ENDINGS: [&str; 3] = [".rs", ".css", ".js"];

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let Some(most) = widest(tree) else {
        return vec![Fault::of(SETTINGS, format!("there is no `{SETTING}...`, by which lines are measured"))];
    };
    let mut faults = Vec::new();
    for (path, text) in ENDINGS.iter().flat_map(|ending| tree.texts(ending)) {
        for (line, content) in numbered(text) {
            let width = content.chars().count();
            if width > most {
                faults.push(Fault::at(
                    path,
                    line,
                    format!("{width} characters wide, and {most} is the most"),
                ));
            }
        }
    }
    faults
}

fn widest(tree: &Tree) -> Option<usize> {
    tree.text(SETTINGS)?.lines().find_map(|line| line.strip_prefix(SETTING)?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    #[test]
    fn a_long_line_is_found_and_letters_are_counted_not_bytes() {
        let tree = Tree::of(&[
            ("rustfmt.toml", "max_width = 8\n"),
            ("a.rs", "// éàüß→\n// too long\n"),
            ("b.css", ".a { b: c }"),
            ("c.ftl", "a-message = is one line"),
        ]);
        let faults = check(&tree);
        assert_eq!(
            told(&faults),
            [
                "a.rs:2: 11 characters wide, and 8 is the most",
                "b.css:1: 11 characters wide, and 8 is the most",
            ]
        );
        assert_eq!(check(&Tree::of(&[("rustfmt.toml", "")])).len(), 1, "without a width nothing is measured");
    }
}
