//! One style of modules: a module with parts is a folder with `mod.rs`, and a module lies where its
//! name says.

use super::{Fault, Tree, source::numbered};

/// Folders whose `main.rs` and `lib.rs` are the root of a crate, and so have their modules beside them.
const ROOTS: [&str; 2] = ["main", "lib"];
/// A build script shares files with the crate that it builds, and has no other way to name them.
const BUILD_FOLDER: &str = "build/";

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, text) in tree.texts(".rs") {
        if let Some(folder) = path.strip_suffix(".rs")
            && tree.has(&format!("{folder}/"))
            && !ROOTS.contains(&folder.rsplit('/').next().unwrap_or_default())
        {
            let what = format!("lies beside its own folder: a module with parts is `{folder}/mod.rs`");
            faults.push(Fault::of(path, what));
        }
        faults.extend(elsewhere(path, text));
    }
    faults
}

/// Modules that lie where their name does not say.
fn elsewhere<'a>(path: &'a str, text: &'a str) -> impl Iterator<Item = Fault> + 'a {
    let attribute = ["#[pa", "th"].concat();
    let found = numbered(text).filter(move |(_, content)| content.trim_start().starts_with(&attribute));
    let found =
        found.filter(move |(_, content)| !path.contains(BUILD_FOLDER) && !content.contains(BUILD_FOLDER));
    found.map(move |(line, _)| {
        Fault::at(path, line, "a module lies where its name says; only a build script needs another way")
    })
}

#[cfg(test)]
mod tests {
    use super::{super::fault::told, Tree, check};

    #[test]
    fn a_file_beside_its_folder_and_a_module_elsewhere_are_found() {
        let elsewhere = ["#[pa", "th = \"../b.rs\"]\nmod b;\n"].concat();
        let tree = Tree::of(&[
            ("x/src/lib.rs", ""),
            ("x/src/lib/part.rs", ""),
            ("x/src/a.rs", ""),
            ("x/src/a/part.rs", ""),
            ("x/src/c/mod.rs", &elsewhere),
            ("x/build/main.rs", &elsewhere),
        ]);
        let faults = told(&check(&tree));
        assert_eq!(faults.len(), 2, "{faults:#?}");
        assert!(faults[0].starts_with("x/src/a.rs: lies beside"), "{faults:#?}");
        assert!(faults[1].starts_with("x/src/c/mod.rs:1: "), "{faults:#?}");
    }
}
