//! What the examples say is what the program knows, and what they are built from is there.

use std::{collections::BTreeSet, fs, process::Command};

/// What sets variables of ours.
const SETTING: [&str; 5] = [
    "examples/Containerfile",
    "examples/likeness.service",
    "examples/cluster/compose.yaml",
    "examples/cluster/kubernetes.yaml",
    "docs/runbook.md",
];

fn read(path: &str) -> String {
    let path = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The variables of ours that a text names.
fn variables(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("LIKENESS_")).collect()
}

#[test]
fn every_variable_that_an_example_sets_is_one_that_is_read() {
    let help = Command::new(env!("CARGO_BIN_EXE_likeness")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let known = variables(&help);
    for file in SETTING {
        let text = read(file);
        let set = variables(&text);
        assert!(!set.is_empty(), "{file}");
        assert_eq!(set.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new(), "{file}");
    }
}

#[test]
fn the_container_is_built_with_the_rust_that_is_asked_for_and_without_what_lies_about() {
    let manifest = read("Cargo.toml");
    let (_, version) = manifest.split_once("rust-version = \"").unwrap();
    let (version, _) = version.split_once('"').unwrap();
    assert!(read("examples/Containerfile").contains(&format!("/rust:{version}-slim-bookworm AS build")));
    let (not_ours, left_out) = (read(".gitignore"), read(".dockerignore"));
    let left_out: BTreeSet<&str> = left_out.lines().collect();
    for line in not_ours.lines() {
        // Git looks for a name without a slash everywhere, and the builder of containers in one folder only.
        let line = if line.starts_with('/') { line.to_owned() } else { format!("**/{line}") };
        assert!(left_out.contains(line.as_str()), "{line} is sent along to the build of the container");
    }
    assert!(left_out.contains("/.git"));
}
