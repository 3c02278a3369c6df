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

/// Everything that is sent: what each kind of page needs before it can be used in one piece, made of the
/// files in `assets/` (`web/build/bundles.rs`), and whatever comes later as it is.
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

/// How the names of sheets begin that only stages wear.
const STAGE_SHEETS: &str = "stage-";

/// What runs beside the pages.
pub(crate) const WORKER: &str = "worker.js";

/// A text as it is sent.
pub(crate) fn text_of(name: &str) -> &'static str {
    let asset = ASSETS.iter().find(|asset| asset.name == name);
    asset.map_or("", |asset| std::str::from_utf8(asset.plain).expect("it was written as a text"))
}

/// Every text in `assets/` by its name, as its writers wrote it.
#[cfg(test)]
static SOURCES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The same, and without what only its writers need.
#[cfg(test)]
pub(crate) fn texts() -> impl Iterator<Item = (&'static str, &'static str, String)> {
    SOURCES.iter().map(|(name, source)| {
        let kind = if name.ends_with(".css") { "text/css" } else { "text/javascript" };
        (*name, *source, terse::as_sent(kind, source))
    })
}

/// Everything that is sent and is a text, by its name.
#[cfg(test)]
pub(crate) fn sent_texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    ASSETS.iter().filter(|asset| !is_icon(asset)).map(|asset| (asset.name, text_of(asset.name)))
}

/// Systems that show Likeness beside their programs want pictures made of dots. No page loads one.
fn is_icon(asset: &Asset) -> bool {
    asset.kind == "image/png"
}

/// What the pages of guests may need besides themselves, whatever they show.
pub(crate) fn beside_pages() -> impl Iterator<Item = &'static str> {
    let wanted =
        |asset: &&Asset| !is_icon(asset) && asset.name != WORKER && !asset.name.starts_with(STAGE_SHEETS);
    ASSETS.iter().filter(wanted).map(|asset| asset.name)
}

/// A picture of that name, as it is sent.
#[cfg(test)]
pub(crate) fn icon(name: &str) -> Option<&'static [u8]> {
    ASSETS.iter().find(|asset| is_icon(asset) && asset.name == name).map(|asset| asset.plain)
}

/// These scripts, what they import, and what that imports in turn, but for the one that every page has.
#[cfg(test)]
fn with_imports(mut found: Vec<&'static str>) -> Vec<&'static str> {
    let mut next = 0;
    while let Some(script) = found.get(next) {
        let imported = text_of(script).split("from './").skip(1).filter_map(|rest| rest.split('\'').next());
        for module in imported.filter(|module| *module != SCRIPT) {
            if !found.contains(&module) {
                found.push(module);
            }
        }
        next += 1;
    }
    found
}

/// As its writers wrote it.
#[cfg(test)]
fn source_of(name: &str) -> &'static str {
    SOURCES.iter().find(|(known, _)| *known == name).map_or("", |(_, source)| source)
}

/// The scripts that only some pages need, each with the places that need it, which are written as
/// `'./tokens.js': '[data-tray], [data-more]',` in the script that every page has.
#[cfg(test)]
fn on_demand() -> impl Iterator<Item = (&'static str, &'static str)> {
    source_of(SCRIPT).lines().filter_map(|line| line.trim().strip_prefix("'./")?.split_once("': '"))
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
#[allow(dead_code, reason = "what only the build calls is called there")]
#[path = "../build/bundles.rs"]
mod bundles;

#[cfg(test)]
mod tests {
    use rules::GameKind;

    use super::*;

    fn sources() -> bundles::Sources {
        SOURCES.iter().map(|(name, source)| ((*name).to_owned(), (*source).to_owned())).collect()
    }

    #[test]
    fn what_the_script_imports_is_part_of_it_and_every_script_is_reached() {
        let core = bundles::core(&sources());
        assert_eq!(
            core,
            ["morph.js", "clock.js", "wire.js", "curtain.js", "drag.js", "taps.js", "likeness.js"]
        );
        let imports =
            text_of(SCRIPT).matches("import ").count() + text_of(SCRIPT).matches("from './").count();
        assert_eq!(imports, 0, "a page fetches another script before it can be used");
        let later = with_imports(on_demand().map(|(module, _)| module).collect());
        for name in ASSETS.iter().filter(|asset| asset.kind.contains("javascript")).map(|asset| asset.name) {
            let calls =
                [format!("import('./{name}')"), format!("bring('./{name}')"), format!("register(`/{name}?")];
            let is_called = |(_, sent): (_, &str)| calls.iter().any(|call| sent.contains(call));
            let reached = name == SCRIPT || later.contains(&name) || sent_texts().any(is_called);
            assert!(reached, "nothing ever asks for {name}");
            assert!(name == SCRIPT || !core.iter().any(|part| part == name), "{name} is sent twice");
        }
        assert!(compressed_bytes("data-tray") > 0 && compressed_bytes("data-cards") > 0);
        assert_eq!(compressed_bytes("data-nothing"), 0);
        // What a script of few pages imports comes with it.
        let sent = |name| ASSETS.iter().find(|asset| asset.name == name).unwrap().sent_bytes();
        assert!(with_imports(vec!["tokens.js"]).contains(&"carry.js"));
        assert_eq!(compressed_bytes("data-tray"), sent("tokens.js") + sent("carry.js"));
    }

    /// Every sheet is worn by some kind of page, and two that are worn together do not call two movements by
    /// one name.
    #[test]
    fn every_sheet_is_worn() {
        let games: Vec<String> = GameKind::ALL.iter().map(ToString::to_string).collect();
        let outfits = bundles::outfits(&games, &sources());
        let worn = |name: &str| outfits.iter().any(|outfit| outfit.parts.iter().any(|part| part == name));
        for (name, _) in SOURCES.iter().filter(|(name, _)| name.ends_with(".css") && *name != bundles::DAY) {
            assert!(worn(name), "no page wears {name}");
        }
        for bundles::Outfit { name, .. } in &outfits {
            let text = text_of(name);
            assert!(text.contains("--cloth:"), "{name} is not sent");
            let mut moves: Vec<&str> =
                text.split("@keyframes ").skip(1).filter_map(|rest| rest.split('{').next()).collect();
            let all = moves.len();
            moves.sort_unstable();
            moves.dedup();
            assert_eq!(moves.len(), all, "{name} has two movements of one name");
        }
    }

    /// A page that lies on the table for an evening draws nothing while nothing happens.
    #[test]
    fn nothing_moves_for_ever() {
        for (name, source) in SOURCES.iter().filter(|(name, _)| name.ends_with(".css")) {
            assert!(!source.contains("infinite"), "{name} empties the batteries of everybody who waits");
        }
    }

    /// Otherwise a line would be lost, or a text that is shown would lose its indentation.
    #[test]
    fn comments_stand_alone_and_no_text_goes_over_several_lines() {
        for (name, source) in SOURCES {
            for line in source.lines() {
                let ends = line.find("*/").is_none_or(|at| line[at + 2..].trim().is_empty());
                assert!(ends, "{name}: {line}");
                assert!(line.matches('`').count() % 2 == 0, "{name}: {line}");
            }
        }
    }
}
