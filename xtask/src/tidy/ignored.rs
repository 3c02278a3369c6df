//! A test that is ignored says why.

use super::{Fault, Tree, source::numbered};

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    // Put together, so that this file does not find itself.
    let bare = ["#[igno", "re]"].concat();
    let mut faults = Vec::new();
    for (path, text) in tree.texts(".rs") {
        let found = numbered(text).filter(|(_, content)| content.trim_start().starts_with(&bare));
        faults.extend(found.map(|(line, _)| {
            Fault::at(path, line, "a test that is ignored says why: `#[ignore = \"the reason\"]`")
        }));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    #[test]
    fn an_ignored_test_without_a_reason_is_found() {
        let bare = ["#[igno", "re]"].concat();
        let text = format!("#[test]\n{bare}\nfn a() {{}}\n#[ignore = \"writes files\"]\nfn b() {{}}\n");
        let faults = check(&Tree::of(&[("a.rs", &text)]));
        assert_eq!(told(&faults).len(), 1);
        assert!(told(&faults)[0].starts_with("a.rs:2: "));
    }
}
