//! The files of the repository, in memory.

use std::{collections::BTreeMap, fs, io, path::Path};

use crate::failure::{Failure, MACHINE};

/// Folders that are not ours.
const NOT_OURS: [&str; 2] = ["target", "node_modules"];

/// All files by their path from the root, with `/` between folders.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// What is in a file, or nothing where it is no text.
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    pub(super) fn read(root: &Path) -> Result<Tree, Failure> {
        let mut tree = Tree::default();
        tree.gather(root, "")
            .map_err(|error| Failure::new(MACHINE, format!("{} cannot be read: {error}", root.display())))?;
        Ok(tree)
    }

    fn gather(&mut self, folder: &Path, path: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let hidden = name.starts_with('.') && name != ".cargo";
            if hidden || NOT_OURS.contains(&name.as_str()) {
                continue;
            }
            let path = if path.is_empty() { name } else { format!("{path}/{name}") };
            if entry.file_type()?.is_dir() {
                self.gather(&entry.path(), &path)?;
            } else {
                self.files.insert(path, String::from_utf8(fs::read(entry.path())?).ok());
            }
        }
        Ok(())
    }

    /// A tree of a few files, for tests.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let text = |(path, text): &(&str, &str)| ((*path).to_owned(), Some((*text).to_owned()));
        Tree { files: files.iter().map(text).collect() }
    }

    /// Every path of a file.
    pub(super) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The texts whose path ends like this.
    pub(super) fn texts<'a>(&'a self, ending: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> + Clone {
        let texts = self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)));
        texts.filter(move |(path, _)| path.ends_with(ending))
    }

    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether there is a file or a folder of that path.
    pub(super) fn has(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        self.files.contains_key(path) || self.has_folder(path)
    }

    fn has_folder(&self, path: &str) -> bool {
        let inside = format!("{path}/");
        let mut behind = self.files.range(inside.clone()..);
        path.is_empty() || behind.next().is_some_and(|(file, _)| file.starts_with(&inside))
    }

    /// The crates: folders at the root with a manifest.
    pub(super) fn crates(&self) -> impl Iterator<Item = &str> {
        self.paths().filter_map(|path| path.strip_suffix("/Cargo.toml").filter(|name| !name.contains('/')))
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;

    #[test]
    fn files_and_folders_are_found_by_their_paths() {
        let tree = Tree::of(&[("rules/Cargo.toml", ""), ("rules/src/lib.rs", ""), ("rules/src-old", "")]);
        for path in ["rules", "rules/", "rules/src", "rules/src/lib.rs", "rules/src-old"] {
            assert!(tree.has(path), "{path}");
        }
        for path in ["rule", "rules/sr", "rules/src/lib", "src"] {
            assert!(!tree.has(path), "{path}");
        }
        assert_eq!(tree.crates().collect::<Vec<_>>(), ["rules"]);
    }
}
