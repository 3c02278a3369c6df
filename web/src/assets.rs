//! The stylesheet, the browser module and the pictures, embedded as they are sent.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::LazyLock,
};

use axum::{
    extract::Path,
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use bytes::Bytes;

use crate::{pages::AssetPaths, trouble::Trouble};

/// A file that is part of the program.
#[derive(Hash)]
struct Asset {
    name: &'static str,
    kind: &'static str,
    /// As its writers wrote it.
    source: &'static str,
    /// As it is sent: without what only its writers need.
    plain: &'static str,
    gzip: &'static [u8],
}

/// Every file in `assets/`.
static ASSETS: &[Asset] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Part of every asset's address, so that it can be kept for ever and still be replaced.
pub(crate) static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    ASSETS.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
});

/// Where the pages find them.
pub(crate) static PATHS: LazyLock<AssetPaths> =
    LazyLock::new(|| AssetPaths { folder: format!("/assets/{}", *VERSION), version: VERSION.clone() });

/// The script that every page has.
pub(crate) const SCRIPT: &str = "likeness.js";

/// What that script imports, and what that imports in turn, so that a page can ask for all of it at once.
pub(crate) static IMPORTED: LazyLock<Vec<&'static str>> = LazyLock::new(|| imported_by(vec![SCRIPT]));

/// The same for a page on which something can be tapped, which the script sees by the kind of page.
pub(crate) static IMPORTED_TO_TAP: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| imported_by(vec![SCRIPT, "taps.js"]));

fn imported_by(scripts: Vec<&'static str>) -> Vec<&'static str> {
    let mut found = with_imports(scripts);
    found.retain(|script| *script != SCRIPT);
    found
}

/// These scripts, what they import, and what that imports in turn.
fn with_imports(mut found: Vec<&'static str>) -> Vec<&'static str> {
    let mut next = 0;
    while let Some(script) = found.get(next) {
        for module in text_of(script).lines().filter_map(imported_in) {
            if !found.contains(&module) {
                found.push(module);
            }
        }
        next += 1;
    }
    found
}

fn text_of(name: &str) -> &'static str {
    ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| asset.source)
}

/// The module that a line of a script imports.
fn imported_in(line: &'static str) -> Option<&'static str> {
    line.strip_prefix("import ")?.split_once("from './")?.1.strip_suffix("';")
}

/// The scripts that only some pages need, each with the places that need it, which are written as
/// `'./tokens.js': '[data-tray], [data-more]',` in the script that every page has.
#[cfg(test)]
fn on_demand() -> impl Iterator<Item = (&'static str, &'static str)> {
    text_of(SCRIPT).lines().filter_map(|line| line.trim().strip_prefix("'./")?.split_once("': '"))
}

/// How much a first visit takes besides the page: what it names, and what the script then asks for.
#[cfg(test)]
pub(crate) fn compressed_bytes(page: &str) -> usize {
    let has = |mark: &str| {
        let ends = |rest: &str| !rest.starts_with(|next: char| next == '-' || next.is_alphanumeric());
        page.match_indices(mark).any(|(at, _)| ends(&page[at + mark.len()..]))
    };
    let has_one = |places: &str| places.split(['[', ']']).any(|mark| mark.starts_with("data-") && has(mark));
    let asked_for = on_demand().filter_map(|(module, places)| has_one(places).then_some(module));
    let later = with_imports(asked_for.collect());
    let wanted = |asset: &&Asset| later.contains(&asset.name) || page.contains(&format!("/{}\"", asset.name));
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
        (common, [(header::CONTENT_ENCODING, "gzip")], Bytes::from_static(asset.gzip)).into_response()
    } else {
        (common, asset.plain).into_response()
    })
}

pub(crate) async fn favicon() -> Redirect {
    Redirect::permanent(&PATHS.of("icon.svg"))
}

/// Tried here, since what only builds is not tested.
#[cfg(test)]
#[path = "../build/terse.rs"]
mod terse;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_script_imports_is_found_and_every_script_is_reached() {
        let sorted = |scripts: &[&'static str]| {
            let mut scripts = scripts.to_vec();
            scripts.sort_unstable();
            scripts
        };
        assert_eq!(sorted(&IMPORTED), ["clock.js", "morph.js", "wire.js"]);
        assert_eq!(sorted(&IMPORTED_TO_TAP), ["clock.js", "drag.js", "morph.js", "taps.js", "wire.js"]);
        let later = with_imports(on_demand().map(|(module, _)| module).collect());
        for Asset { name, .. } in ASSETS.iter().filter(|asset| asset.kind.contains("javascript")) {
            let call = format!("import('./{name}')");
            let reached = IMPORTED_TO_TAP.contains(name)
                || later.contains(name)
                || ASSETS.iter().any(|asset| asset.source.contains(&call));
            assert!(reached || *name == SCRIPT, "nothing ever asks for {name}");
        }
        assert!(compressed_bytes("data-tray") > 0 && compressed_bytes("data-cards") > 0);
        assert_eq!(compressed_bytes("data-nothing"), 0);
        // What a script of few pages imports comes with it.
        let sent = |name| ASSETS.iter().find(|asset| asset.name == name).unwrap().gzip.len();
        assert!(with_imports(vec!["tokens.js"]).contains(&"carry.js"));
        assert!(compressed_bytes("data-tray") > sent("tokens.js") + sent("carry.js") + sent("drag.js"));
    }

    /// A page that lies on the table for an evening draws nothing while nothing happens.
    #[test]
    fn nothing_moves_for_ever() {
        for Asset { name, source, .. } in ASSETS.iter().filter(|asset| asset.kind.contains("css")) {
            assert!(!source.contains("infinite"), "{name} empties the batteries of everybody who waits");
        }
    }

    /// Otherwise a line would be lost, or a text that is shown would lose its indentation.
    #[test]
    fn comments_stand_alone_and_no_text_goes_over_several_lines() {
        for Asset { name, source, .. } in ASSETS {
            for line in source.lines() {
                let ends = line.find("*/").is_none_or(|at| line[at + 2..].trim().is_empty());
                assert!(ends, "{name}: {line}");
                assert!(line.matches('`').count() % 2 == 0, "{name}: {line}");
            }
        }
    }
}
