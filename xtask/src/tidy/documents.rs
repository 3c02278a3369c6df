//! What documents point to is there: paths in backticks, links, and names of Rust as `crate::Name`.

use super::{
    Fault, Tree,
    markdown::{anchors, code_words, links},
    source::{is_comment, names},
};

/// A word with one of these endings is meant as a file of the repository.
const OURS: [&str; 7] = [".rs", ".md", ".css", ".ftl", ".js", ".deck", ".toml"];
/// What a build makes, which is not there before.
const MADE: [&str; 1] = ["target/"];

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.texts(".md") {
        for word in code_words(text) {
            let fault = missing_path(tree, path, word.text).or_else(|| missing_name(tree, word.text));
            faults.extend(fault.map(|what| Fault::at(path, word.line, what)));
        }
        for link in links(text) {
            faults.extend(broken(tree, path, link.text).map(|what| Fault::at(path, link.line, what)));
        }
    }
    faults
}

/// What is wrong with a word in backticks, if it is a path.
fn missing_path(tree: &Tree, document: &str, word: &str) -> Option<String> {
    let word = word.trim_end_matches('/');
    if !is_path(tree, word) {
        return None;
    }
    let beside = within(document, word);
    // A file may be named without its folder, beside another that is named with it.
    let ending = format!("*/{word}");
    let there = |pattern: &str| tree.has(pattern) || tree.paths().any(|path| fits(path, pattern));
    let found =
        [word, &beside, &ending].into_iter().any(|pattern| there(pattern) || there(&format!("{pattern}/*")));
    (!found).then(|| format!("`{word}` does not exist"))
}

/// Whether a word means a file or a folder of ours.
fn is_path(tree: &Tree, word: &str) -> bool {
    let letters = |char: char| char.is_ascii_alphanumeric() || "/._-*<>".contains(char);
    let outside = ["/", "-", "."].iter().any(|start| word.starts_with(start));
    if word.is_empty()
        || !word.chars().all(letters)
        || outside
        || MADE.iter().any(|made| word.starts_with(made))
    {
        return false;
    }
    let ours = OURS.iter().any(|ending| word.strip_suffix(ending).is_some_and(|name| !name.is_empty()));
    ours || word.split_once('/').is_some_and(|(folder, _)| tree.has(&format!("{folder}/")))
}

/// What is wrong with a word in backticks, if it names something of a crate of ours.
fn missing_name(tree: &Tree, word: &str) -> Option<String> {
    let (home, rest) = word.split_once("::")?;
    let home = tree.crates().find(|name| *name == home)?;
    let name = rest.split(|char: char| !char.is_alphanumeric() && char != '_').next()?;
    let sources = format!("{home}/src/");
    let mut files = tree.texts(".rs").filter(|(path, _)| path.starts_with(&sources));
    let module = format!("/{name}.rs");
    let folder = format!("/{name}/mod.rs");
    let found = files.any(|(path, text)| {
        path.ends_with(&module)
            || path.ends_with(&folder)
            || text.lines().any(|line| !is_comment(line) && names(line, name))
    });
    (!found).then(|| format!("`{word}`: there is no `{name}` in {home}"))
}

/// What is wrong with a link.
fn broken(tree: &Tree, document: &str, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let file = if file.is_empty() { document.to_owned() } else { within(document, file) };
    if !tree.has(&file) {
        return Some(format!("the link to `{target}` leads to {file}, which does not exist"));
    }
    let text = tree.text(&file)?;
    let lost = !anchor.is_empty() && !anchors(text).any(|known| known == anchor);
    lost.then(|| format!("the link to `{target}` leads to a heading that {file} does not have"))
}

/// A path as seen from the folder of a document.
fn within(document: &str, path: &str) -> String {
    let mut parts: Vec<&str> = document.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Whether a path fits a pattern, in which `*` and `<anything>` stand for any letters.
fn fits(path: &str, pattern: &str) -> bool {
    let Some(at) = pattern.find(['*', '<']) else { return path == pattern };
    let Some(rest) = path.strip_prefix(&pattern[..at]) else { return false };
    let behind = &pattern[at..];
    let behind =
        if behind.starts_with('<') { behind.split_once('>').map_or("", |it| it.1) } else { &behind[1..] };
    (0..=rest.len()).filter(|at| rest.is_char_boundary(*at)).any(|at| fits(&rest[at..], behind))
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check, fits};

    fn faults_of(text: &str) -> Vec<String> {
        told(&check(&Tree::of(&[
            ("README.md", text),
            ("docs/a.md", "# The end\n[up](../README.md) [here](#the-end)\n"),
            ("rules/Cargo.toml", ""),
            ("rules/src/chess/view.rs", "pub struct View;\n// Gone\n"),
            ("rules/src/kernel/mod.rs", ""),
        ])))
    }

    #[test]
    fn what_is_there_is_no_fault() {
        let text = "`rules/src/<game>/view.rs`, `view.rs`, `chess/view.rs`, `rules/src/`, `rules/src/c*.rs`,
            `rules::View`, `rules::kernel`, `rules::View::new`, `text/html`, `/t/CODE`, `target/looks/a.css`,
            `a b.rs`, `std::fmt`, `.rs`, [a](docs/a.md#the-end), [b](https://example.org/a.md)";
        assert_eq!(faults_of(text), Vec::<String>::new());
    }

    #[test]
    fn a_path_that_is_gone_is_found() {
        let faults = faults_of("\n`rules/src/chess/spec.rs` and `gone.rs`, `rules/tests`\n");
        assert_eq!(
            faults,
            [
                "README.md:2: `rules/src/chess/spec.rs` does not exist",
                "README.md:2: `gone.rs` does not exist",
                "README.md:2: `rules/tests` does not exist",
            ]
        );
    }

    #[test]
    fn a_name_that_is_gone_is_found() {
        assert_eq!(
            faults_of("`rules::Gone::new`"),
            ["README.md:1: `rules::Gone::new`: there is no `Gone` in rules"]
        );
    }

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let faults = faults_of("[a](docs/b.md) [b](docs/a.md#start)");
        assert_eq!(
            faults,
            [
                "README.md:1: the link to `docs/b.md` leads to docs/b.md, which does not exist",
                "README.md:1: the link to `docs/a.md#start` leads to a heading that docs/a.md does not have",
            ]
        );
    }

    #[test]
    fn patterns_stand_for_any_letters() {
        assert!(fits("web/assets/image.css", "web/assets/<game>.css"));
        assert!(!fits("web/assets/image.js", "web/assets/<game>.css"));
    }
}
