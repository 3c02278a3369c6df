//! Nothing that is read by others speaks of the machine on which it was written.

use super::{
    Fault, Tree,
    source::{is_comment, numbered},
};

/// How folders of somebody's own begin, put together so that this file does not find itself.
const OWN: [[&str; 2]; 5] =
    [["/ro", "ot/"], ["/ho", "me/"], ["/Us", "ers/"], ["/wo", "rk/"], ["C:", "\\Users\\"]];
/// What is read as a document. In code, a path may be an example.
const ENDINGS: [&str; 4] = [".md", ".toml", ".txt", ".rs"];

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in ENDINGS.iter().flat_map(|ending| tree.texts(ending)) {
        let read = numbered(text).filter(|(_, content)| !path.ends_with(".rs") || is_comment(content));
        for (line, content) in read {
            for own in OWN.map(|parts| parts.concat()).iter().filter(|own| speaks_of(content, own)) {
                let what = format!("`{own}...` is a folder of one machine, and nobody else has it");
                faults.push(Fault::at(path, line, what));
            }
        }
    }
    faults
}

/// A path begins where no other path goes on: `a/root/` is ours, and so is the address `https://a.org/home/`.
fn speaks_of(content: &str, own: &str) -> bool {
    let goes_on = |char: char| char.is_alphanumeric() || "/._-}>$".contains(char);
    content.match_indices(own).any(|(at, _)| !content[..at].ends_with(goes_on))
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    #[test]
    fn a_folder_of_one_machine_is_found() {
        let text = format!("See `{}ada/likeness`.\nSee /proc/7{0}x and a{0}b.\n", ["/ho", "me/"].concat());
        let code = format!("// As on {}ada.\nlet example = \"{0}ada\";\n", ["/ho", "me/"].concat());
        let faults = told(&check(&Tree::of(&[("a.md", &text), ("b.rs", &code)])));
        assert_eq!(faults.len(), 2, "{faults:#?}");
        assert!(faults[0].starts_with("a.md:1: ") && faults[1].starts_with("b.rs:1: "), "{faults:#?}");
    }
}
