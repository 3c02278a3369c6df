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
    /// As its writers wrote it, unless it is a picture made of dots.
    source: &'static str,
    /// As it is sent: without what only its writers need.
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
}

impl Asset {
    /// How much of it is sent to who can unpack it.
    #[cfg(test)]
    fn sent_bytes(&self) -> usize {
        self.gzip.unwrap_or(self.plain).len()
    }
}

/// Every file in `assets/`.
static ASSETS: &[Asset] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Part of every asset's address, so that it can be kept for ever and still be replaced.
pub(crate) static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    ASSETS.hash(&mut hasher);
    // Pages have it many times: half of the hash is enough to tell two versions apart.
    format!("{:08x}", hasher.finish() as u32)
});

/// Where the pages find them.
pub(crate) static PATHS: LazyLock<AssetPaths> =
    LazyLock::new(|| AssetPaths { folder: format!("/assets/{}", *VERSION), version: VERSION.clone() });

/// The script that every page has.
pub(crate) const SCRIPT: &str = "likeness.js";

/// What runs beside the pages.
pub(crate) const WORKER: &str = "worker.js";

/// What that script imports, and what that imports in turn, so that a page can ask for all of it at once.
pub(crate) static IMPORTED: LazyLock<Vec<&'static str>> = LazyLock::new(|| imported_by(vec![SCRIPT]));

/// The same for a page on which something can be tapped, which the script sees by the kind of page.
pub(crate) static IMPORTED_TO_TAP: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| imported_by(vec![SCRIPT, "taps.js"]));

/// The same for a phone that goes round: its curtain must not be late.
pub(crate) static IMPORTED_TO_PASS: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| imported_by(vec![SCRIPT, "taps.js", "curtain.js"]));

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

pub(crate) fn text_of(name: &str) -> &'static str {
    ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| asset.source)
}

/// Every file by its name, as its writers wrote it and as it is sent.
#[cfg(test)]
pub(crate) fn texts() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let texts = ASSETS.iter().filter(|asset| !is_icon(asset));
    texts.map(|asset| (asset.name, asset.source, std::str::from_utf8(asset.plain).expect("a text")))
}

/// Systems that show Likeness beside their programs want pictures made of dots. No page loads one.
fn is_icon(asset: &Asset) -> bool {
    asset.kind == "image/png"
}

/// What pages may need besides themselves, whatever they show.
pub(crate) fn beside_pages() -> impl Iterator<Item = &'static str> {
    ASSETS.iter().filter(|asset| !is_icon(asset) && asset.name != WORKER).map(|asset| asset.name)
}

/// A picture of that name, as it is sent.
#[cfg(test)]
pub(crate) fn icon(name: &str) -> Option<&'static [u8]> {
    ASSETS.iter().find(|asset| is_icon(asset) && asset.name == name).map(|asset| asset.plain)
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
    let named = |asset: &Asset| ['"', '#'].iter().any(|end| page.contains(&format!("/{}{end}", asset.name)));
    let wanted = |asset: &&Asset| !is_icon(asset) && (later.contains(&asset.name) || named(asset));
    ASSETS.iter().filter(wanted).map(Asset::sent_bytes).sum()
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
    Ok(match asset.gzip.filter(|_| accepts_gzip) {
        Some(gzip) => {
            (common, [(header::CONTENT_ENCODING, "gzip")], Bytes::from_static(gzip)).into_response()
        }
        None => (common, Bytes::from_static(asset.plain)).into_response(),
    })
}

pub(crate) async fn favicon() -> Redirect {
    Redirect::permanent(&PATHS.of("icon.svg"))
}

/// Where iPhones look for the picture on the home screen.
pub(crate) async fn touch_icon() -> Redirect {
    Redirect::temporary(&PATHS.of("icon-full-180.png"))
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
            let calls =
                [format!("import('./{name}')"), format!("bring('./{name}')"), format!("register(`/{name}?")];
            let is_called = |asset: &Asset| calls.iter().any(|call| asset.source.contains(call));
            let reached =
                IMPORTED_TO_TAP.contains(name) || later.contains(name) || ASSETS.iter().any(is_called);
            assert!(reached || *name == SCRIPT, "nothing ever asks for {name}");
        }
        assert!(compressed_bytes("data-tray") > 0 && compressed_bytes("data-cards") > 0);
        assert_eq!(compressed_bytes("data-nothing"), 0);
        // What a script of few pages imports comes with it.
        let sent = |name| ASSETS.iter().find(|asset| asset.name == name).unwrap().sent_bytes();
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
