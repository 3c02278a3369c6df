//! Browsers of some years ago have no `:has` and no `translate`, `rotate` and `scale`: `older.js` says the
//! same in words that they know. A browser of today is made one of them, and must show what it showed before.

use std::path::PathBuf;

use axum::{
    Router,
    http::{StatusCode, Uri, header},
    response::IntoResponse,
};
use serde_json::json;
use tokio::net::TcpListener;

use super::{
    evening::without_server,
    every_look::{Look, all_looks},
};
use crate::support::{Browser, Device, target};

/// What every part of the page looks like: its place, and whether it is there at all. What is in a drawing
/// moves with it.
const SEEN: &str = "
    return [...document.body.querySelectorAll('*:not(svg *)')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        const box = [left, top, width, height].map((each) => Math.round(each));
        const name = part.getAttribute('class')?.replace(/ ?\\bhas-\\d+/g, '') ?? '';
        return [part.localName, name, part.id, ...box, style.display, style.visibility, style.opacity,
            style.color, style.backgroundColor, style.borderColor, style.boxShadow].join(' ');
    });";

/// The sheets in older words, once they have all been put on.
const OLDER: &str = "
    const done = arguments[arguments.length - 1];
    const rules = (list) => [...list].flatMap((rule) => rule.selectorText ?? rules(rule.cssRules ?? []));
    const worn = () => [...document.styleSheets].flatMap(({ cssRules }) => rules(cssRules));
    const asks = (selector) => selector.includes(':has(');
    const before = worn().filter(asks).length;
    const until = (left) => worn().some(asks) && left
        ? requestAnimationFrame(() => until(left - 1))
        : requestAnimationFrame(() => done([before, worn().filter(asks).length]));
    import('/web/assets/older.js')
        .then(({ start }) => start({ has: false, moves: false }))
        .then(() => until(600));";

/// Hands out looks and assets as a server does: what a file has brought may not be looked into. The assets
/// are those in this folder: as they are sent, or in the plain dress of browsers at the floor.
pub(super) async fn hands_out_looks(dress: &'static str) -> String {
    async fn file(dress: &str, uri: Uri) -> impl IntoResponse {
        let name = uri.path().rsplit('/').next().unwrap_or_default();
        let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets");
        let folder = match uri.path() {
            path if path.starts_with("/web/") => PathBuf::from(assets),
            path if path.contains("/assets/") => target("looks").join(dress),
            _ => target("looks"),
        };
        let kind = match name.rsplit('.').next() {
            Some("css") => "text/css",
            Some("js") => "text/javascript",
            Some("svg") => "image/svg+xml",
            _ => "text/html",
        };
        match std::fs::read(folder.join(name)) {
            Ok(bytes) => (StatusCode::OK, [(header::CONTENT_TYPE, kind)], bytes),
            Err(_) => (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, kind)], Vec::new()),
        }
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    tokio::spawn(async move {
        axum::serve(listener, Router::new().fallback(move |uri: Uri| file(dress, uri))).await
    });
    format!("http://{address}")
}

/// Looks in which much depends on what is in what, and on what is moved by itself.
const LOOKS: [&str; 12] = [
    "hand-lobby-host",
    "hand-lobby-teams-7",
    "hand-ranking-half",
    "hand-preference-guessing",
    "hand-colours-voting",
    "hand-personality-voting",
    "hand-image-turn-laid",
    "stage-lobby",
    "stage-preference-guessing",
    "stage-colours-voting",
    "stage-personality-voting",
    "stage-image-turn",
];

/// Opens a look that is handed out there.
pub(super) async fn opens(page: &Browser, site: &str, look: &Look) {
    // Without its own module, which would ask for a table.
    page.devtools("Network.setBlockedURLs", json!({ "urls": ["*/likeness.js"] })).await;
    page.goto(format!("{site}/drawn/looks/{}.{}.html", look.name, look.words)).await;
    page.eval::<()>("document.documentElement.classList.add('js')").await;
}

/// Has `older.js` put the sheets of the page on in older words, and tells how many rules it changed.
pub(super) async fn wears_older_words(page: &Browser) -> usize {
    let asking = page.session().execute_async(OLDER, vec![]).await.expect("older.js starts");
    let (asked, asks): (usize, usize) = asking.convert().expect("two numbers");
    assert_eq!(asks, 0, "of {asked} rules that ask what an element has");
    asked
}

/// What an older browser shows otherwise.
async fn differences(page: &Browser) -> Vec<String> {
    let before: Vec<String> = page.eval(SEEN).await;
    assert!(wears_older_words(page).await > 0, "no rule asks what an element has");
    let after: Vec<String> = page.eval(SEEN).await;
    assert_eq!(before.len(), after.len());
    let differ = before.iter().zip(&after).filter(|(one, other)| one != other);
    differ.map(|(one, other)| format!("{one}\n   → {other}")).collect()
}

#[test]
fn an_older_browser_shows_the_same_pages() {
    without_server(2, async |browsers| {
        let phone = browsers.open(Device::phone().reduced_motion()).await;
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        let (site, looks) = (hands_out_looks("assets").await, all_looks());
        let mut faults = Vec::new();
        for name in LOOKS {
            let look = looks.iter().find(|look| look.words == "en" && look.name == name);
            let look = look.unwrap_or_else(|| panic!("there is no look {name}"));
            let page = if look.is_stage() { &stage } else { &phone };
            opens(page, &site, look).await;
            let found = differences(page).await;
            faults.extend(found.into_iter().map(|what| format!("{name}: {what}")));
        }
        assert!(faults.is_empty(), "{} parts differ:\n{}", faults.len(), faults.join("\n"));
    });
}
