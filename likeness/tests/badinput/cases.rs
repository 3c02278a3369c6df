//! Requests that should not be carried out, for every route.

use std::fmt;

use serde_json::json;

use super::{
    documents::{bad_documents, bad_orders},
    forms::{bad_deeds, bad_forms},
    routes,
    scene::Scene,
};
use crate::support::http::Request;

/// The largest body that is taken in.
pub(crate) const BODY_LIMIT: usize = 16 * 1024;

/// The largest list of cards that is.
pub(crate) const CARDS_LIMIT: usize = 256 * 1024;

/// A request, and what should become of it.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    pub(crate) request: Request,
    pub(crate) verdict: Verdict,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    Refused,
    /// Harmless: it may as well be answered.
    Either,
}

impl Case {
    pub(crate) fn refused(request: Request) -> Self {
        Self { request, verdict: Verdict::Refused }
    }

    pub(crate) fn either(request: Request) -> Self {
        Self { request, verdict: Verdict::Either }
    }

    /// Programs, and the browser module on a table's page, read JSON.
    pub(crate) fn expects_json(&self) -> bool {
        let module =
            self.request.headers.iter().any(|(name, value)| name == "accept" && value == b"application/json");
        self.request.path.starts_with("/api/") || (module && self.request.path.ends_with("/do"))
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Request { method, path, headers, body } = &self.request;
        let headers: Vec<String> = headers
            .iter()
            .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(value)))
            .collect();
        let body: String = String::from_utf8_lossy(body).chars().take(120).collect();
        write!(f, "{method} {path:.120} {headers:.160?} {body:?}", headers = headers.join(", "))
    }
}

/// The same list in every language: who reads in it sends it.
pub(crate) fn all(scene: &Scene, language: &str) -> Vec<Case> {
    let mut cases = wrong_methods(scene);
    cases.extend(wrong_codes());
    cases.extend(odd_addresses(scene));
    cases.extend(odd_queries(scene, language));
    cases.extend(bad_forms(scene, language));
    cases.extend(bad_documents(scene));
    cases.extend(bad_orders(scene, language));
    cases.extend(strangers(scene));
    for case in &mut cases {
        case.request = case.request.clone().in_language(language);
    }
    cases
}

/// What a game refuses, beside what the table does.
pub(crate) fn of_the_game(scene: &Scene, language: &str) -> Vec<Case> {
    let mut cases = bad_deeds(scene, language);
    cases.extend(bad_orders(scene, language));
    for case in &mut cases {
        case.request = case.request.clone().in_language(language);
    }
    cases
}

/// An address with its parameters filled in.
pub(crate) fn filled(path: &str, code: &str) -> String {
    path.replace("{code}", code)
        .replace("{game}", "happiness")
        .replace("{number}", "1")
        .replace("{link}", "00112233445566778899aabbccddeeff")
        .replace("{version}", "0")
        .replace("{file}", "page.css")
        .replace("{language}", "en")
}

fn wrong_methods(scene: &Scene) -> Vec<Case> {
    let mut cases = Vec::new();
    for (_, path) in routes::templates() {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"] {
            let taken = routes::templates().any(|(known, same)| same == path && known == method);
            if !taken {
                let request = Request::new(method, &filled(path, &scene.host.table));
                cases.push(Case::refused(request.key(&scene.english.key)));
            }
        }
    }
    cases
}

/// A table that is not there, for every route that has a table; and for some what cannot even be a code.
fn wrong_codes() -> Vec<Case> {
    let mut cases = Vec::new();
    for (method, path) in routes::templates().filter(|(_, path)| path.contains("{code}")) {
        // A stream that is no more answers an event source in the way that stops it.
        let verdict = if path == "/t/{code}/stream" { Verdict::Either } else { Verdict::Refused };
        for code in ["ZZZZZZ", "0O1IL!", "%2e%2e%2f", "%F0%9F%A6%8A", &"A".repeat(3_000)] {
            let request = Request::new(method, &filled(path, code)).key("00112233445566778899aabbccddeeff");
            cases.push(Case { request: proper_body(path, request), verdict });
        }
    }
    cases
}

/// A body that would do, were it not for the rest.
pub(crate) fn proper_body(path: &str, request: Request) -> Request {
    if request.method != "POST" {
        return request;
    }
    let order = json!({ "command": { "command": "leave" } });
    match path.rsplit('/').next().unwrap_or_default() {
        "guests" | "tables" => with_json(request, json!({ "name": "Dora" }).to_string()),
        "redeem" => with_json(request, json!({ "link": "00112233445566778899aabbccddeeff" }).to_string()),
        "commands" => with_json(request, order.to_string()),
        "devices" => request,
        "do" => with_form(request, "do=leave"),
        "cards" => with_form(request, "do=write_card&for=happiness&text=A+nap"),
        _ => with_form(request, "name=Dora"),
    }
}

pub(crate) fn with_json(request: Request, body: impl Into<Vec<u8>>) -> Request {
    request.header("content-type", "application/json").body(body)
}

pub(crate) fn with_form(request: Request, body: impl Into<Vec<u8>>) -> Request {
    request.header("content-type", "application/x-www-form-urlencoded").body(body)
}

fn odd_addresses(scene: &Scene) -> Vec<Case> {
    let code = &scene.host.table;
    let nowhere = [
        "/../etc/passwd".to_owned(),
        "/%2e%2e/%2e%2e/etc/passwd".to_owned(),
        "//".to_owned(),
        "/t".to_owned(),
        "/t//stage".to_owned(),
        "/.git/config".to_owned(),
        "/rules/chess".to_owned(),
        "/api".to_owned(),
        "/api/v1".to_owned(),
        "/api/v2/tables".to_owned(),
        "/api/v1/nothing".to_owned(),
        "/manifest/xx".to_owned(),
        "/no-line/xx".to_owned(),
        "/api/v1/decks/chess".to_owned(),
        format!("/t/{code}/nothing"),
        format!("/t/{code}/"),
        format!("/t/{code}/../{code}"),
        format!("/t/{code}/device/"),
        format!("/t/{code}/device/not-a-link"),
        format!("/api/v1/tables/{code}/nothing"),
        format!("/api/v1/tables/{code}/commands/1"),
    ];
    let refused = nowhere.iter().map(|path| Case::refused(Request::get(path)));
    let served = ["/", "/about", "/cards", "/favicon.ico", "/healthz", "/readyz", "/metrics", "/method"];
    let served = served.into_iter().chain([
        "/rules/happiness",
        "/rules/preference",
        "/rules/colours",
        "/rules/personality",
        "/rules/image",
        "/api/v1/openapi.json",
        "/api/v1/decks/happiness",
        "/api/v1/decks/preference",
        "/api/v1/decks/colours",
        "/api/v1/decks/personality",
        "/api/v1/decks/image",
        "/assets/0/page.css",
        "/apple-touch-icon.png",
        "/manifest/en",
        "/no-line/fr",
        "/worker.js",
    ]);
    let either = served.flat_map(|path| {
        ["?", "?a=b&a=b", "?lang=xx", "?lang=%FF", "?%FF=%00&=&&;"].map(|query| {
            Case::either(
                Request::get(&format!("{path}{query}")).header("cookie", "likeness; =; likeness-language=xx"),
            )
        })
    });
    let posted = ["/nothing", "/t/ZZZZZZ/nothing", "/api/v1/nothing"];
    let posted = posted.map(|path| Case::refused(with_form(Request::post(path), "a=b")));
    refused.chain(either).chain(posted).collect()
}

fn odd_queries(scene: &Scene, language: &str) -> Vec<Case> {
    let page = |rest: &str| Request::get(&scene.host.page(rest));
    let mut cases: Vec<Case> = [
        "/stream",
        "/stream?face=back",
        "/stream?face=hand&face=stage",
        "/stream?face=%FF",
        "/stream?face=stage&lang=xx",
    ]
    .into_iter()
    .map(|rest| Case::refused(page(rest)))
    .collect();
    for rest in ["?lang=xx", "?plain=%FF&plain"] {
        cases.push(Case::either(page(rest)));
    }
    let reader = scene.reader(language);
    let long = format!("?q={}", "a".repeat(3_000));
    for query in ["", "?q=", "?q=%FF", "?q=%00&q=b", "?q=%F0%9F%A6%8A", "?p=cleo", &long] {
        let asked = |path: String| Request::get(&format!("{path}{query}"));
        cases.push(Case::either(asked(scene.host.page("/people")).cookie(&reader.key)));
        cases.push(Case::either(asked(scene.host.api("/people")).key(&reader.key)));
    }
    for query in ["", "?code=", "?code=%FF", "?code=%3Cb%3E", "?kode=KR7WQ4"] {
        cases.push(Case::refused(Request::get(&format!("/join{query}"))));
    }
    cases.push(Case::refused(Request::get(&format!("/join?code={}", "9".repeat(5_000)))));
    for query in
        ["?image=0", "?image=6", "?image=x", "?hints=-1", "?image=1&image=2", "?name=a&key=b", "?day=x"]
    {
        cases.push(Case::refused(Request::get(&format!("/who-are-they{query}"))));
    }
    let long = format!("?name={}", "a".repeat(3_000));
    for query in ["", "?name=", "?name=%FF", "?day=0", "?tell", "?name=%3Cb%3E&lang=xx", &long] {
        cases.push(Case::either(Request::get(&format!("/who-are-they{query}"))));
        cases.push(Case::either(Request::get(&format!("/who-are-they/people{query}"))));
    }
    cases
}

/// Everything that takes a seat, from those who have none here.
fn strangers(scene: &Scene) -> Vec<Case> {
    let host = &scene.host;
    let order = json!({ "command": { "command": "leave" } });
    let keys = [
        scene.elsewhere.key.clone(),
        "00112233445566778899aabbccddeeff".to_owned(),
        "not-a-key".to_owned(),
        String::new(),
        "0".repeat(2_000),
    ];
    let mut cases = Vec::new();
    for key in &keys {
        cases.push(Case::refused(Request::json(&host.api("/commands"), &order).key(key)));
        cases.push(Case::refused(Request::new("DELETE", &host.api("")).key(key)));
        cases.push(Case::refused(Request::post(&host.api("/devices")).key(key)));
        cases.push(Case::either(Request::get(&host.api("")).key(key)));
        cases.push(Case::refused(Request::get(&host.api("/people?q=cleo")).key(key)));
        for page in [
            "/menu",
            "/face",
            "/rules",
            "/portrait.svg",
            "/people?q=cleo",
            "/cards",
            "/cards.csv",
            "/cards.txt",
        ] {
            cases.push(Case::refused(Request::get(&host.page(page)).cookie(key)));
        }
        let nap = [("do", "write_card"), ("for", "happiness"), ("text", "A nap")];
        cases.push(Case::refused(Request::form(&host.page("/cards"), &nap).cookie(key)));
        cases.push(Case::refused(Request::get(&host.api("/cards")).key(key)));
        for request in [
            Request::form(&host.page("/do"), &[("do", "leave")]).cookie(key),
            Request::form(&host.page("/do"), &[("do", "invite_device")]).cookie(key),
        ] {
            cases.push(Case::refused(request.clone()));
            cases.push(Case::refused(request.for_json()));
        }
    }
    let basic =
        Request::json(&host.api("/commands"), &order).header("authorization", format!("Basic {}", host.key));
    cases.push(Case::refused(basic));
    let bytes = Request::json(&host.api("/commands"), &order).header("authorization", b"Bearer \xff\xfe");
    cases.push(Case::refused(bytes));
    cases
}
