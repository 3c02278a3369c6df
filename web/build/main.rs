//! Turns the sentences in `locales/` into typed functions, so that a sentence missing in one language does
//! not compile, and makes the files in `assets/` ready to be sent.

mod terse;

use std::{env, fs, io, path::Path, process::ExitCode};

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
    let folder =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets the crate's folder")).join("assets");
    let names = fs::read_dir(&folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<io::Result<_>>()?;
    names.retain(|name| !name.starts_with('.'));
    names.sort_unstable();
    let mut list = String::new();
    for name in names {
        let kind = kind_of(&name);
        let source = folder.join(&name);
        // A picture is compressed as it is.
        if kind == "image/png" {
            list += &format!(
                "Asset {{ name: {name:?}, kind: {kind:?}, source: \"\", plain: include_bytes!({source:?}), \
                 gzip: None }},\n"
            );
            continue;
        }
        let sent = terse::as_sent(kind, &fs::read_to_string(&source)?);
        let (plain, gzip) = (out.join(&name), out.join(format!("{name}.gz")));
        fs::write(&plain, &sent)?;
        let mut compressed = Vec::new();
        zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, sent.as_bytes(), &mut compressed)?;
        fs::write(&gzip, compressed)?;
        list += &format!(
            "Asset {{ name: {name:?}, kind: {kind:?}, source: include_str!({source:?}), \
             plain: include_bytes!({plain:?}), gzip: Some(include_bytes!({gzip:?})) }},\n"
        );
    }
    fs::write(out.join("assets.rs"), format!("[\n{list}]"))
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
