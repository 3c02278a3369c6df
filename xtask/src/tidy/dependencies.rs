//! Every dependency is used: it is named in what is built with it.

use super::{
    Fault, Tree,
    source::{is_comment, names, numbered},
};

/// The sections of a manifest that have dependencies, and where those are used.
const SECTIONS: [(&str, &[&str]); 3] = [
    // A build script that names a crate may write code that does.
    ("[dependencies]", &["src/", "build/", "build.rs"]),
    ("[dev-dependencies]", &["src/", "tests/", "benches/", "examples/"]),
    ("[build-dependencies]", &["build/", "build.rs"]),
];
const OF_THE_WORKSPACE: &str = "[workspace.dependencies]";
const WORKSPACE: &str = "Cargo.toml";

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for home in tree.crates() {
        let manifest = format!("{home}/Cargo.toml");
        let text = tree.text(&manifest).unwrap_or_default();
        for (section, places) in SECTIONS {
            let unused = listed(text, section).filter(|(_, name)| !is_used(tree, home, places, name));
            faults.extend(unused.map(|(line, name)| {
                Fault::at(&manifest, line, format!("{home} uses `{name}` nowhere in {}", places.join(", ")))
            }));
        }
    }
    let wanted = |name: &str| {
        let mut manifests = tree.crates().filter_map(|home| tree.text(&format!("{home}/Cargo.toml")));
        manifests
            .any(|text| SECTIONS.iter().any(|(section, _)| listed(text, section).any(|(_, it)| it == name)))
    };
    let unwanted = listed(tree.text(WORKSPACE).unwrap_or_default(), OF_THE_WORKSPACE);
    let unwanted = unwanted.filter(|(_, name)| !wanted(name));
    faults.extend(
        unwanted.map(|(line, name)| Fault::at(WORKSPACE, line, format!("no crate depends on `{name}`"))),
    );
    faults
}

/// The names in a section, with their lines: `serde.workspace = true`, `time = "0.3"`.
fn listed<'a>(manifest: &'a str, section: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    let inside = numbered(manifest).skip_while(move |(_, line)| line.trim() != section).skip(1);
    let inside = inside.take_while(|(_, line)| !line.starts_with('['));
    inside.filter_map(|(number, line)| {
        let name = line.split(['.', ' ', '=']).next()?;
        (!name.is_empty() && !name.starts_with('#')).then_some((number, name))
    })
}

fn is_used(tree: &Tree, home: &str, places: &[&str], name: &str) -> bool {
    let word = name.replace('-', "_");
    let places: Vec<String> = places.iter().map(|place| format!("{home}/{place}")).collect();
    let files = tree.texts(".rs").filter(|(path, _)| places.iter().any(|place| path.starts_with(place)));
    let shared = files.clone().flat_map(|(path, text)| shared_with(tree, path, text));
    files.chain(shared).any(|(_, text)| text.lines().any(|line| !is_comment(line) && names(line, &word)))
}

/// The files that a build script takes from the crate that it builds: one, or a folder by its `mod.rs`.
fn shared_with<'a>(tree: &'a Tree, path: &'a str, text: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let attributes = text.lines().filter_map(|line| line.strip_prefix("#[path = \"../")?.strip_suffix("\"]"));
    let home = path.split('/').next().unwrap_or_default();
    attributes.flat_map(move |file| {
        let taken = format!("{home}/{}", file.strip_suffix("mod.rs").unwrap_or(file));
        tree.texts(".rs").filter(move |(path, _)| path.starts_with(&taken))
    })
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    #[test]
    fn what_nobody_uses_is_found() {
        let manifest = "[package]\nname = \"web\"\n\n[dependencies]\nserde.workspace = true\n# Why.\n\
            http-body = \"1\"\ntime = { version = \"1\" }\n\n\
            [dev-dependencies]\nserde_json.workspace = true\n";
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace.dependencies]\nserde = \"1\"\nserde_json = \"1\"\ninsta = \"1\"\n"),
            ("web/Cargo.toml", manifest),
            ("web/src/lib.rs", "use serde::Serialize;\n// http_body\nlet times = 1;\nhttp_body::Body;\n"),
            ("web/tests/main.rs", "use time::Instant;\nserde_json::json!({})\n"),
        ]);
        assert_eq!(
            told(&check(&tree)),
            [
                "web/Cargo.toml:8: web uses `time` nowhere in src/, build/, build.rs",
                "Cargo.toml:4: no crate depends on `insta`",
            ]
        );
    }

    #[test]
    fn what_a_build_script_takes_from_its_crate_counts_as_its_own() {
        let manifest = "[package]\nname = \"web\"\n\n[build-dependencies]\nserde = \"1\"\ntime = \"1\"\n";
        let tree = Tree::of(&[
            ("web/Cargo.toml", manifest),
            ("web/build/main.rs", "#[path = \"../src/shared/mod.rs\"]\nmod shared;\n"),
            ("web/src/shared/mod.rs", "mod fold;\n"),
            ("web/src/shared/fold.rs", "use serde::Serialize;\n"),
            ("web/src/lib.rs", "use time::Instant;\n"),
        ]);
        assert_eq!(told(&check(&tree)), ["web/Cargo.toml:6: web uses `time` nowhere in build/, build.rs"]);
    }
}
