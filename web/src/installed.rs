//! Likeness beside one's other programs: what a browser needs to know of it, what runs beside its pages, and
//! the page that stands for one that could not be had.

use axum::{
    Json,
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use decks::Language;
use maud::Markup;
use serde_json::{Value, json};

use crate::{
    assets,
    pages::{self, Context, TroublePage},
    trouble::Trouble,
    words::Words,
};

/// The colour around the pages, before the first of them has come.
const AROUND: &str = "#163229";

/// The sizes of the icon, and what each is for: systems that cut their own shape out of it get a full one.
const ICONS: [(&str, &str, &str); 4] = [
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-full-192.png", "192x192", "maskable"),
    ("icon-full-512.png", "512x512", "maskable"),
];

pub(crate) async fn manifest(Path(language): Path<String>) -> Result<Response, Trouble> {
    let kind = [(header::CONTENT_TYPE, "application/manifest+json")];
    Ok((kind, Json(manifest_in(known(&language)?))).into_response())
}

fn manifest_in(language: Language) -> Value {
    let mut icons = ICONS.map(dotted_icon).to_vec();
    icons.push(json!({ "src": assets::PATHS.of("icon.svg"), "sizes": "any", "type": "image/svg+xml" }));
    json!({
        "id": "/",
        "name": "Likeness",
        "short_name": "Likeness",
        "description": Words::of(language).app_description(),
        "lang": language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": AROUND,
        "theme_color": AROUND,
        "icons": icons,
    })
}

fn dotted_icon((file, sizes, purpose): (&str, &str, &str)) -> Value {
    let (address, kind) = (assets::PATHS.of(file), "image/png");
    json!({ "src": address, "sizes": sizes, "type": kind, "purpose": purpose })
}

/// What runs beside the pages, with the list of what it keeps before it: the files that all tables share. A
/// new version of any of them is a new text, which browsers look for.
pub(crate) async fn worker() -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, worker_script()).into_response()
}

fn worker_script() -> String {
    let files: Vec<&str> = assets::beside_pages().collect();
    let (folder, files) = (json!(assets::PATHS.folder), json!(files));
    format!("const folder = {folder}; const files = {files};\n{}", assets::text_of(assets::WORKER))
}

/// Stands for a page that could not be had. It is the same for everybody, whatever they were looking for.
pub(crate) async fn no_line(Path(language): Path<String>) -> Result<Markup, Trouble> {
    let context = Context::live(known(&language)?, "");
    Ok(pages::trouble(&context, TroublePage::NoLine, None))
}

fn known(language: &str) -> Result<Language, Trouble> {
    language.parse().map_err(|_| Trouble::NoSuchPage)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How wide and high a PNG says it is.
    fn size_of(picture: &[u8]) -> String {
        let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
        assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
        format!("{}x{}", number(16), number(20))
    }

    #[test]
    fn the_manifest_names_icons_that_are_there_in_their_size() {
        for language in Language::ALL {
            let manifest = manifest_in(language);
            let icons = manifest["icons"].as_array().unwrap();
            for icon in icons.iter().filter(|icon| icon["type"] == "image/png") {
                let file = icon["src"].as_str().unwrap().rsplit('/').next().unwrap();
                let picture = assets::icon(file).unwrap_or_else(|| panic!("there is no {file}"));
                assert_eq!(size_of(picture), icon["sizes"].as_str().unwrap(), "{file}");
                assert!(picture.len() < 24 * 1024, "{file} is {} bytes", picture.len());
            }
            for purpose in ["any", "maskable"] {
                let offered =
                    |size: &str| icons.iter().any(|icon| icon["purpose"] == purpose && icon["sizes"] == size);
                assert!(offered("192x192") && offered("512x512"), "{purpose}");
            }
        }
        let apple = assets::icon("icon-full-180.png").unwrap();
        assert_eq!(size_of(apple), "180x180");
    }

    /// It has a list, and nothing but the list: whatever it could put into its store by itself might be a
    /// page of a table.
    #[test]
    fn the_worker_keeps_what_all_tables_share_and_can_keep_nothing_else() {
        let script = worker_script();
        assert_eq!(script.matches(".addAll(").count(), 1);
        for call in [".put(", ".add(", "indexedDB", "localStorage"] {
            assert!(!script.contains(call), "the worker calls {call}");
        }
        let list = script.lines().next().unwrap();
        assert!(list.contains("\"hand-lobby.css\"") && list.contains("\"likeness.js\""), "{list}");
        assert!(!list.contains("/t/") && !list.contains("worker.js") && !list.contains("stage-"), "{list}");
        let text = pages::trouble(&Context::live(Language::En, ""), TroublePage::NoLine, None).into_string();
        assert!(!text.contains("/t/") && text.contains("data-no-line"), "{text}");
    }
}
