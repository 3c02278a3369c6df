//! The stylesheet, the browser module and the pictures, embedded and compressed once.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    io::Write,
    sync::LazyLock,
};

use axum::{
    extract::Path,
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};

use crate::{pages::AssetPaths, trouble::Trouble};

/// A file that is part of the program.
struct Asset {
    name: &'static str,
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
}

/// Every file in `assets/`: its name, its kind and what is in it.
static FILES: &[(&str, &str, &str)] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let compress = |text: &str| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder
            .write_all(text.as_bytes())
            .and_then(|()| encoder.finish())
            .expect("writing to memory does not fail")
    };
    let load = |(name, kind, text): &(&'static str, &'static str, &'static str)| {
        let text = if kind.starts_with("text/css") { terse_style(text) } else { terse(text) };
        Asset { name, kind, gzip: compress(&text).into(), plain: text.into() }
    };
    FILES.iter().map(load).collect()
});

/// A text without the comments and the indentation that only its writers need. Comments stand on lines of
/// their own.
fn terse(text: &str) -> String {
    let mut in_comment = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        if in_comment || line.starts_with("/*") {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// As `terse`, and without the ends of lines and the blanks that mean nothing in a style sheet. They do mean
/// something in a script.
fn terse_style(text: &str) -> String {
    const APART: [char; 4] = ['{', '}', ';', ','];
    // Within a text in marks, a line that ends with a backslash goes on in the next.
    let text = terse(text).replace("\\\n", "");
    let mut kept = String::with_capacity(text.len());
    let mut mark = None;
    for letter in text.chars() {
        if mark.is_some() {
            mark = mark.filter(|mark| *mark != letter);
        } else if letter == '"' || letter == '\'' {
            mark = Some(letter);
        } else if letter.is_ascii_whitespace() {
            if !kept.ends_with(APART) && !kept.ends_with(' ') && !ends_with_property(&kept) {
                kept.push(' ');
            }
            continue;
        } else if APART.contains(&letter) {
            kept.truncate(kept.trim_end_matches(' ').len());
            if letter == '}' && kept.ends_with(';') {
                kept.pop();
            }
        }
        kept.push(letter);
    }
    kept
}

/// Whether the last is a property and its colon, and not part of a selector such as `a :hover`.
fn ends_with_property(kept: &str) -> bool {
    let Some(before) = kept.strip_suffix(':') else { return false };
    before.trim_end_matches(|letter: char| letter == '-' || letter.is_ascii_lowercase()).ends_with(['{', ';'])
}

/// Part of every asset's address, so that it can be kept for ever and still be replaced.
pub(crate) static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    FILES.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
});

/// Where the pages find them.
pub(crate) static PATHS: LazyLock<AssetPaths> =
    LazyLock::new(|| AssetPaths { folder: format!("/assets/{}", *VERSION), version: VERSION.clone() });

/// The script that every page has.
pub(crate) const SCRIPT: &str = "likeness.js";

/// What that script imports, and what that imports in turn, so that a page can ask for all of it at once.
pub(crate) static IMPORTED: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut found = vec![SCRIPT];
    let mut next = 0;
    while let Some(script) = found.get(next) {
        for module in text_of(script).lines().filter_map(imported_in) {
            if !found.contains(&module) {
                found.push(module);
            }
        }
        next += 1;
    }
    found.remove(0);
    found
});

fn text_of(name: &str) -> &'static str {
    FILES.iter().find(|file| file.0 == name).map_or("", |file| file.2)
}

/// The module that a line of a script imports.
fn imported_in(line: &'static str) -> Option<&'static str> {
    line.strip_prefix("import ")?.split_once("from './")?.1.strip_suffix("';")
}

/// How much a first visit takes besides the page: what it names, and what the script then asks for.
#[cfg(test)]
pub(crate) fn compressed_bytes(page: &str) -> usize {
    // Written as `'./tokens.js': '[data-tray], [data-more]',` in the script.
    let on_demand = text_of(SCRIPT).lines().filter_map(|line| {
        let (module, places) = line.trim().strip_prefix("'./")?.split_once("': '")?;
        let mut marks = places.split(['[', ']']).filter(|place| place.starts_with("data-"));
        marks.any(|mark| page.contains(mark)).then_some(module)
    });
    let on_demand: Vec<&str> = on_demand.collect();
    let wanted =
        |asset: &&Asset| on_demand.contains(&asset.name) || page.contains(&format!("/{}\"", asset.name));
    ASSETS.iter().filter(wanted).map(|asset| asset.gzip.len()).sum()
}

pub(crate) async fn asset(
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Trouble::NoSuchPage)?;
    if version != *VERSION {
        // A page from before an update asks for what is no more: it gets the present one.
        return Ok(Redirect::temporary(&PATHS.of(asset.name)).into_response());
    }
    let accepts_gzip = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"));
    let common = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
    ];
    Ok(if accepts_gzip {
        (common, [(header::CONTENT_ENCODING, "gzip")], asset.gzip.clone()).into_response()
    } else {
        (common, asset.plain.clone()).into_response()
    })
}

pub(crate) async fn favicon() -> Redirect {
    Redirect::permanent(&PATHS.of("icon.svg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_has_no_comments_and_no_indentation() {
        let text = "/* One\n   comment. */\n.a {\n  color: red;\n}\n\n// Another.\n";
        let more = "/** A third. */\nlet b = 1; // stays\n";
        assert_eq!(terse(&[text, more].concat()), ".a {\ncolor: red;\n}\nlet b = 1; // stays\n");
    }

    #[test]
    fn what_the_script_imports_is_found_and_every_script_is_reached() {
        let mut scripts = IMPORTED.clone();
        scripts.sort_unstable();
        assert_eq!(scripts, ["drag.js", "morph.js", "rank.js", "sound.js", "taps.js", "wire.js"]);
        let main = text_of(SCRIPT);
        for (name, ..) in FILES.iter().filter(|file| file.1.contains("javascript")) {
            let reached = IMPORTED.contains(name) || main.contains(&format!("'./{name}': '[data-"));
            assert!(reached || *name == SCRIPT, "nothing ever asks for {name}");
        }
        assert!(compressed_bytes("data-tray") > 0 && compressed_bytes("data-cards") > 0);
        assert_eq!(compressed_bytes("data-nothing"), 0);
    }

    #[test]
    fn a_style_sheet_is_sent_without_ends_of_lines_and_keeps_its_blanks() {
        let text =
            ".a,\n.b :is(.c, .d) > p {\n  margin: 0 1px;\n  transition:\n    color 1s,\n\ttop\n 2s;\n}\n";
        let more = ".e { content: \"{ a; b }\"; d: path('M1\\\n2'); }\n@media (a: b) {\n  .f { g: h; }\n}\n";
        assert_eq!(
            terse_style(&[text, more].concat()),
            ".a,.b :is(.c,.d) > p{margin:0 1px;transition:color 1s,top 2s}\
             .e{content:\"{ a; b }\";d:path('M12')}@media (a: b){.f{g:h}}"
        );
    }

    /// Otherwise a line would be lost, or a text that is shown would lose its indentation.
    #[test]
    fn comments_stand_alone_and_no_text_goes_over_several_lines() {
        for (name, _, text) in FILES {
            for line in text.lines() {
                let ends = line.find("*/").is_none_or(|at| line[at + 2..].trim().is_empty());
                assert!(ends, "{name}: {line}");
                assert!(line.matches('`').count() % 2 == 0, "{name}: {line}");
            }
        }
    }
}
