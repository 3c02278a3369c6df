//! Turns the sentences in `locales/` into typed functions, so that a sentence missing in one language does
//! not compile, and makes the files in `assets/` ready to be sent.

mod bundles;
mod terse;

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use bundles::Sources;
use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    let out = env::var("OUT_DIR").expect("cargo sets the output folder of a build script");
    prepare_assets(Path::new(&out)).expect("assets/ can be read");
    let options = BuildOptions::default()
        .with_output_file_path(&format!("{out}/sentences.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/sentences.ftl")))
        .with_prefix("")
        // Names bring their own marks (words/bidi_names.rs); numbers and cards need none.
        .without_bidi_isolation()
        .with_lint_level(LintLevel::Strict)
        .without_format();
    build_from_locales_folder(options)
}

/// The files that are part of the program, as an array of `Asset`. They are compressed as tightly as gzip can
/// be, which takes longer than a start should.
fn prepare_assets(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed=assets");
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets the crate's folder"));
    let folder = home.join("assets");
    // A picture is compressed as it is.
    let (pictures, texts): (Vec<String>, Vec<String>) =
        names_in(&folder)?.into_iter().partition(|name| kind_of(name) == "image/png");
    let mut list = String::new();
    for name in pictures {
        let (kind, file) = (kind_of(&name), folder.join(&name));
        list += &format!(
            "Asset {{ name: {name:?}, kind: {kind:?}, plain: include_bytes!({file:?}), gzip: None }},\n"
        );
    }
    let read = |name: String| Ok((name.clone(), fs::read_to_string(folder.join(name))?));
    let sources = texts.into_iter().map(read).collect::<io::Result<Sources>>()?;
    for (name, sent) in sent_files(&games_in(&home.join("src/games"))?, &sources) {
        let (plain, gzip) = (out.join(&name), out.join(format!("{name}.gz")));
        fs::write(&plain, &sent)?;
        let mut compressed = Vec::new();
        zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, sent.as_bytes(), &mut compressed)?;
        fs::write(&gzip, compressed)?;
        let kind = kind_of(&name);
        list += &format!(
            "Asset {{ name: {name:?}, kind: {kind:?}, plain: include_bytes!({plain:?}), \
             gzip: Some(include_bytes!({gzip:?})) }},\n"
        );
    }
    fs::write(out.join("assets.rs"), format!("[\n{list}]"))?;
    let sources = sources.keys().map(|name| format!("({name:?}, include_str!({:?})),\n", folder.join(name)));
    fs::write(out.join("sources.rs"), format!("[\n{}]", sources.collect::<String>()))
}

/// What is sent, by its name.
fn sent_files(games: &[String], sources: &Sources) -> Vec<(String, String)> {
    let as_sent = |name: &str| terse::as_sent(kind_of(name), &sources[name]);
    let core = bundles::core(sources);
    let mut sent = Vec::new();
    for (name, source) in sources {
        let kind = kind_of(name);
        if name == bundles::SCRIPT {
            sent.push((name.clone(), terse::as_sent(kind, &bundles::one_script(&core, sources))));
        } else if name.ends_with(".js") && !core.contains(name) {
            sent.push((name.clone(), terse::as_sent(kind, &bundles::beside_core(source, &core))));
        } else if !name.ends_with(".js") && !name.ends_with(".css") {
            sent.push((name.clone(), as_sent(name)));
        }
    }
    let day = as_sent(bundles::DAY);
    for outfit in bundles::outfits(games, sources) {
        let parts: String = outfit.parts.iter().map(|part| as_sent(part)).collect();
        sent.push((outfit.name, parts + &outfit.day.put_on(&day)));
    }
    sent
}

/// The games that have pages: each has a folder of its own. A new one brings sentences, for which this runs
/// again.
fn games_in(folder: &Path) -> io::Result<Vec<String>> {
    let names = names_in(folder)?.into_iter();
    Ok(names.filter(|name| folder.join(name).is_dir()).collect())
}

fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<io::Result<_>>()?;
    names.retain(|name| !name.starts_with('.'));
    names.sort_unstable();
    Ok(names)
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => panic!("nobody knows what kind of file assets/{name} is"),
    }
}
