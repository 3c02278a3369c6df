//! Lists the deck files, so that a new one needs no line anywhere: as Rust source, `(game, set, text)` each.

use std::{
    env,
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let crate_folder = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the crate's folder");
    let out = env::var("OUT_DIR").expect("cargo sets the output folder of a build script");
    println!("cargo::rerun-if-changed=build.rs");
    let mut list = String::from("[\n");
    for folder in listed(Path::new(&crate_folder))?.into_iter().filter(|path| path.is_dir()) {
        let mut decks = listed(&folder)?;
        decks.retain(|file| file.extension().is_some_and(|ending| ending == "deck"));
        if decks.is_empty() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", folder.display());
        let game = name_of(folder.file_name());
        for file in decks {
            let set = name_of(file.file_stem());
            writeln!(list, "({game:?}, {set:?}, include_str!({:?})),", file.display().to_string())
                .expect("a string takes all");
        }
    }
    list.push(']');
    fs::write(Path::new(&out).join("deck_files.rs"), list)
}

/// What lies in a folder, in the order of names so that every build is the same.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort_unstable();
    Ok(entries)
}

fn name_of(name: Option<&std::ffi::OsStr>) -> String {
    name.unwrap_or_default().to_string_lossy().into_owned()
}
