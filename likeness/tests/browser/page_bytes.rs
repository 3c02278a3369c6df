//! How much each kind of page takes at a first visit, and how long: `cargo xtask page-bytes` prints the table
//! of docs/pages.md. What is promised of it is asserted elsewhere (`pages_are_small`); times never are.

use std::{fmt::Write, fs, path::Path};

use serde::Deserialize;
use serde_json::json;

use super::{
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Browser, Device, Server};

/// What a first visit has taken.
#[derive(Debug, Deserialize)]
struct Visit {
    page: u32,
    beside: u32,
    requests: u32,
    sheets: u32,
    modules: u32,
    seen: f64,
    usable: f64,
    whole: f64,
}

/// What the browser has noted. Usable is a page whose script works: before, its forms are plain forms. What
/// is fetched ahead, once it has settled, is not part of the visit.
const NOTED: &str = "
    const [page] = performance.getEntriesByType('navigation');
    const usable = page.domContentLoadedEventEnd;
    const all = performance.getEntriesByType('resource')
        .filter((file) => file.startTime < usable + 2_000 && !file.name.includes('/stream'));
    const total = (files) => files.reduce((sum, file) => sum + file.encodedBodySize, 0);
    const before = all.filter((file) => file.responseEnd <= usable);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
        page: page.encodedBodySize, beside: total(all), requests: all.length + 1,
        sheets: document.querySelectorAll('head > link[rel=stylesheet]').length,
        modules: before.filter(({ name }) => name.endsWith('.js')).length,
        seen: paint?.startTime ?? 0, usable, whole: Math.max(usable, ...all.map((file) => file.responseEnd)),
    };";

/// Every kind of page: what it is called, and where it is.
async fn pages(ana: &Guest, server: &Server) -> Vec<(&'static str, String)> {
    let door = Friend::opens(server, "Zoe").await;
    let table = |rest: &str| format!("{}{rest}", ana.table);
    vec![
        ("front page", server.url("/")),
        ("about", server.url("/about")),
        ("rules of a game", server.url("/rules/personality")),
        ("people to practise on", server.url("/who-are-they")),
        ("door of a table", server.url(&format!("/t/{}", door.code()))),
        ("menu", table("/menu")),
        ("cards of one's own", table("/cards")),
    ]
}

#[test]
#[ignore = "prints figures and checks none"]
fn page_bytes() {
    let mut rows = String::new();
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone().reduced_motion(), "Ana").await;
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        for (name, address) in pages(&ana, server).await {
            row(&mut rows, name, &ana, &address).await;
        }
        row(&mut rows, "lobby", &ana, &ana.table).await;
        row(&mut rows, "big screen: lobby", &stage, &format!("{}/stage", ana.table)).await;
        for name in ["Bea", "Cyd", "Dan"] {
            Friend::joins(server, ana.code(), name).await;
        }
        for game in ["happiness", "preference", "colours", "personality", "image"] {
            begins(&ana, game).await;
            row(&mut rows, &format!("hand: {game}"), &ana, &ana.table).await;
            row(&mut rows, &format!("big screen: {game}"), &stage, &format!("{}/stage", ana.table)).await;
        }
    });
    let table = format!(
        "| page | page, bytes | beside it, bytes | in all, KB | requests | sheets | modules before it can be \
         used | seen, s | usable, s | whole, s |\n|---|---|---|---|---|---|---|---|---|---|\n{rows}"
    );
    println!("{table}");
    let file = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pages.md"));
    let text = fs::read_to_string(file).expect("docs/pages.md is there");
    let (head, _) = text.split_once("\n| page |").expect("docs/pages.md has the table at its end");
    fs::write(file, format!("{head}\n{table}")).expect("docs/pages.md can be written");
}

/// The host lets a game begin, whatever is being played.
async fn begins(ana: &Guest, game: &str) {
    ana.returns_to_table().await;
    if ana.count(&deed("start_game")).await > 0 {
        ana.does("start_game").await;
        ana.until_gone(&deed("start_game")).await;
    }
    ana.opens("menu").await;
    let next = format!("form:has(> input[name=usual][value={game}]) button");
    ana.eval::<()>("document.getElementById('next-game').open = true").await;
    ana.submits(&next).await;
}

/// Visits a page for the first time over a slow line.
async fn row(rows: &mut String, name: &str, page: &Browser, address: &str) {
    page.goto("about:blank").await;
    page.devtools("Network.clearBrowserCache", json!({})).await;
    let origin = address.split('/').take(3).collect::<Vec<_>>().join("/");
    let stores = json!({ "origin": origin, "storageTypes": "cache_storage,service_workers" });
    page.devtools("Storage.clearDataForOrigin", stores).await;
    page.slow(400, 50_000).await;
    page.goto(address).await;
    page.until_seen("h1").await;
    let Visit { page: html, beside, requests, sheets, modules, seen, usable, whole } = page.eval(NOTED).await;
    page.online().await;
    let total = f64::from(html + beside) / 1024.0;
    let [seen, usable, whole] = [seen, usable, whole].map(|time| time / 1_000.0);
    writeln!(
        rows,
        "| {name} | {html} | {beside} | {total:.1} | {requests} | {sheets} | {modules} | {seen:.1} | \
         {usable:.1} | {whole:.1} |"
    )
    .expect("a text takes what is written");
}
