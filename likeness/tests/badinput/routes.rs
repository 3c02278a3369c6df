//! All routes of the server: the list that its router is made of, and as the API describes itself.

use std::{collections::BTreeSet, sync::LazyLock};

use serde_json::Value;

use crate::support::http::Request;

/// Method and address.
static ROUTES: LazyLock<Vec<(String, String)>> = LazyLock::new(web::addresses);

const API: &str = "/api/v1";
/// The description does not describe itself.
const DESCRIPTION: &str = "GET /openapi.json";

fn line(method: &str, path: &str) -> String {
    format!("{method} {path}")
}

/// The method and address of every route, with its parameters in braces.
pub(crate) fn templates() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROUTES.iter().map(|(method, path)| (method.as_str(), path.as_str()))
}

/// Those of the API, with addresses as they stand below its root.
pub(crate) fn known_in_the_api() -> BTreeSet<String> {
    let below = templates().filter_map(|(method, path)| Some(line(method, path.strip_prefix(API)?)));
    below.filter(|route| route != DESCRIPTION).collect()
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
    let missed = templates().filter(|(method, path)| !requests.iter().any(|it| leads_to(it, method, path)));
    missed.map(|(method, path)| line(method, path)).collect()
}
