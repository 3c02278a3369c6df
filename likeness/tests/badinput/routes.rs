//! All routes of the server, as this test knows them and as the sources and the API's description tell them.

use std::{collections::BTreeSet, fs, path::Path};

use serde_json::Value;

use crate::support::http::Request;

/// Method and address.
const ROUTES: [(&str, &str); 41] = [
    ("GET", "/"),
    ("GET", "/about"),
    ("GET", "/rules/{game}"),
    ("GET", "/cards"),
    ("GET", "/t/{code}"),
    ("GET", "/t/{code}/stage"),
    ("GET", "/t/{code}/rules"),
    ("GET", "/t/{code}/stream"),
    ("POST", "/t/{code}/do"),
    ("POST", "/t/{code}/join"),
    ("GET", "/t/{code}/qr.svg"),
    ("GET", "/t/{code}/portrait.svg"),
    ("GET", "/t/{code}/menu"),
    ("GET", "/t/{code}/people"),
    ("GET", "/t/{code}/cards"),
    ("POST", "/t/{code}/cards"),
    ("GET", "/t/{code}/cards.csv"),
    ("GET", "/t/{code}/cards.txt"),
    ("POST", "/t/{code}/return"),
    ("GET", "/t/{code}/device/{link}"),
    ("POST", "/t/{code}/device/{link}"),
    ("POST", "/start"),
    ("POST", "/try"),
    ("GET", "/join"),
    ("GET", "/assets/{version}/{file}"),
    ("GET", "/favicon.ico"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
    ("POST", "/api/v1/tables"),
    ("GET", "/api/v1/tables/{code}"),
    ("DELETE", "/api/v1/tables/{code}"),
    ("POST", "/api/v1/tables/{code}/guests"),
    ("POST", "/api/v1/tables/{code}/devices"),
    ("POST", "/api/v1/tables/{code}/devices/redeem"),
    ("POST", "/api/v1/tables/{code}/commands"),
    ("GET", "/api/v1/tables/{code}/stream"),
    ("GET", "/api/v1/tables/{code}/people"),
    ("GET", "/api/v1/tables/{code}/cards"),
    ("GET", "/api/v1/decks/{game}"),
    ("GET", "/api/v1/openapi.json"),
];

const API: &str = "/api/v1";
/// The description does not describe itself.
const DESCRIPTION: &str = "GET /openapi.json";

fn line(method: &str, path: &str) -> String {
    format!("{method} {path}")
}

/// All routes, as method and address.
pub(crate) fn known() -> BTreeSet<String> {
    ROUTES.iter().map(|(method, path)| line(method, path)).collect()
}

/// The method and address of every route, with its parameters in braces.
pub(crate) fn templates() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROUTES.into_iter()
}

/// Those of the API, with addresses as they stand below its root.
pub(crate) fn known_in_the_api() -> BTreeSet<String> {
    let below = ROUTES.iter().filter_map(|(method, path)| Some(line(method, path.strip_prefix(API)?)));
    below.filter(|route| route != DESCRIPTION).collect()
}

/// The routes in the sources of the web crate.
pub(crate) fn in_the_router() -> BTreeSet<String> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
    let mut found = in_source(&fs::read_to_string(sources.join("app.rs")).unwrap(), "");
    found.extend(in_source(&fs::read_to_string(sources.join("api/mod.rs")).unwrap(), API));
    found
}

/// Reads calls such as `.route("/t/{code}", get(one).post(other))`.
fn in_source(source: &str, root: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for call in source.split(".route(").skip(1) {
        let (path, rest) = call.trim_start().strip_prefix('"').unwrap().split_once('"').unwrap();
        let handlers = rest.split(".route(").next().unwrap().split("\n").next().unwrap();
        for (function, method) in [
            ("get(", "GET"),
            ("post(", "POST"),
            ("delete(", "DELETE"),
            ("put(", "PUT"),
            ("patch(", "PATCH"),
            ("any(", "ANY"),
        ] {
            let called = handlers.match_indices(function).any(|(at, _)| handlers[..at].ends_with(['.', ' ']));
            if called {
                found.insert(line(method, &format!("{root}{path}")));
            }
        }
    }
    found
}

/// The routes in an OpenAPI document.
pub(crate) fn in_the_document(document: &Value) -> BTreeSet<String> {
    let root = document["servers"][0]["url"].as_str().unwrap_or_default();
    let mut found = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("a document has paths") {
        let path = path.strip_prefix(API).filter(|_| root != API).unwrap_or(path);
        let methods = operations.as_object().unwrap().keys().filter(|name| *name != "parameters");
        found.extend(methods.map(|method| line(&method.to_uppercase(), path)));
    }
    found.remove(DESCRIPTION);
    found
}

/// Routes to which none of these requests leads.
pub(crate) fn not_in(requests: &[&Request]) -> Vec<String> {
    let leads_to = |request: &Request, method: &str, path: &str| {
        let asked = request.path.split('?').next().unwrap_or_default();
        let fits = |part: &str, asked: &str| part == asked || (part.starts_with('{') && !asked.is_empty());
        request.method == method
            && asked.split('/').count() == path.split('/').count()
            && path.split('/').zip(asked.split('/')).all(|(part, asked)| fits(part, asked))
    };
    let missed = ROUTES.iter().filter(|(method, path)| !requests.iter().any(|it| leads_to(it, method, path)));
    missed.map(|(method, path)| line(method, path)).collect()
}
