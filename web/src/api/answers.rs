//! What can be answered besides what was asked for: every status of every address, with the names of what
//! went wrong, taken from [`Trouble`] itself.

use std::collections::{BTreeMap, BTreeSet};

use decks::Unwritable;
use serde_json::{Map, Value, json};
use table::{NameRefusal, Refusal};

use super::fitting::Schemas;
use crate::trouble::{StorageTrouble, Trouble};

/// The status of whatever the state of the table does not allow. What the reasons are called is said by each
/// game, and there are hundreds.
const CONFLICT: u16 = 409;

/// Everything that can go wrong in a request to the API, but for the refusals that [`CONFLICT`] tells.
fn every_trouble() -> Vec<Trouble> {
    use NameRefusal::{Empty, HiddenCharacters, TakenOrAlike, TooLong, TooManyMarks};
    let names = [Empty, TooLong, HiddenCharacters, TooManyMarks, TakenOrAlike].map(Refusal::Name);
    let cards = [
        Unwritable::Empty,
        Unwritable::TooLong { limit: 0 },
        Unwritable::NoSuchCategory,
        Unwritable::BoxMissing,
        Unwritable::GrayMissing,
        Unwritable::GrayNotPlayed,
        Unwritable::OfTheAlmanac,
    ]
    .map(|why| Refusal::Card { number: 0, why });
    let refusals = [
        Refusal::AnotherCommand,
        Refusal::NotAGuest,
        Refusal::NotTheHost,
        Refusal::ShownOut,
        Refusal::TooFast,
    ];
    let refusals = names.into_iter().chain(cards).chain(refusals).map(Trouble::Refused);
    let storage =
        [StorageTrouble::Damaged, StorageTrouble::NoSpace, StorageTrouble::Unavailable, StorageTrouble::Busy]
            .map(Trouble::Storage);
    let others = [
        Trouble::Unreadable(String::new()),
        Trouble::NotJson,
        Trouble::Compressed,
        Trouble::TooLarge,
        Trouble::TooSlow,
        Trouble::HouseFull,
        Trouble::NoSuchPage,
        Trouble::WrongCode,
        Trouble::TooManyTries,
        Trouble::AnotherSite,
        Trouble::NoKey,
    ];
    refusals.chain(storage).chain(others).collect()
}

/// Makes the document whole: every answer of every address, and that requests have no more fields than are
/// described.
pub(super) fn complete(document: &mut Value) {
    close_requests(document);
    let mut names: BTreeMap<u16, BTreeSet<String>> = BTreeMap::new();
    for trouble in every_trouble() {
        names.entry(trouble.status().as_u16()).or_default().insert(trouble.name_for_programs());
    }
    names.insert(CONFLICT, BTreeSet::new());
    let paths = document["paths"].as_object_mut().expect("a document has paths");
    for (path, methods) in paths {
        for (method, operation) in methods.as_object_mut().expect("a path has methods") {
            let statuses = statuses(path, method, operation);
            let responses = operation["responses"].as_object_mut().expect("an operation has responses");
            responses.extend(statuses.into_iter().map(|status| (status.to_string(), response(status))));
        }
    }
    let schemas = document["components"]["schemas"].as_object_mut().expect("a document has schemas");
    schemas.extend(names.iter().map(|(status, names)| (schema_name(*status), schema(*status, names))));
}

fn statuses(path: &str, method: &str, operation: &Value) -> Vec<u16> {
    let at_table = path.contains("{code}");
    let body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str();
    // Whatever another site has a browser ask for, and whoever asks too often.
    let mut statuses = vec![403, 429];
    if body.is_some() {
        statuses.extend([400, 408, 413, 415]);
    }
    // What is typed may not be what it is described to be; cards and names are judged by more than that.
    if operation["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["in"] == "query")) {
        statuses.push(400);
    }
    if body.is_some_and(|body| body.ends_with("/Arrival") || body.ends_with("/Order")) {
        statuses.push(422);
    }
    if operation.get("security").is_some() {
        statuses.push(401);
    }
    if at_table || path.contains("{game}") {
        statuses.push(404);
    }
    if at_table {
        statuses.push(410);
    }
    if at_table && method == "post" {
        statuses.push(CONFLICT);
    }
    if at_table || path == "/tables" {
        statuses.push(503);
    }
    statuses
}

fn schema_name(status: u16) -> String {
    format!("Error{status}")
}

fn response(status: u16) -> Value {
    let reference = format!("#/components/schemas/{}", schema_name(status));
    let mut response = json!({
        "description": about(status),
        "content": { "application/json": { "schema": { "$ref": reference } } },
    });
    let seconds = json!({ "type": "integer", "minimum": 1 });
    let again = |required: bool| {
        let about = "In how many seconds it is worth asking again.";
        json!({ "Retry-After": { "description": about, "required": required, "schema": seconds } })
    };
    match status {
        401 => {
            let scheme = json!({ "type": "string", "enum": ["Bearer"] });
            let about = "How a key is shown.";
            response["headers"] =
                json!({ "WWW-Authenticate": { "description": about, "required": true, "schema": scheme } });
        }
        429 => response["headers"] = again(true),
        // A damaged table waits for a person.
        503 => response["headers"] = again(false),
        _ => {}
    }
    response
}

fn about(status: u16) -> &'static str {
    match status {
        400 => "The request does not fit this description; `detail` says where.",
        401 => "No key was sent, or what was sent cannot be a key.",
        403 => {
            "The key is nobody's at this table, or only the host may do that; or another site made a \
             browser ask."
        }
        404 => "There is nothing here. A table that is full, locked or over looks like one that never was.",
        408 => "The request took too long to arrive.",
        409 => {
            "The table cannot do that now, by its state or by the rules of the game; the code is the name of \
             the refusal."
        }
        410 => "The host has shown this guest out.",
        413 => "The request has more than 16384 bytes.",
        415 => "The body has to be `application/json`, and not compressed.",
        422 => {
            "The request can be read, and what is written in it cannot be taken: a name that is hidden, too \
             long or taken, a card that cannot be written, an id that belongs to another command."
        }
        429 => "That was a lot at once.",
        503 => "The server cannot do that at the moment. Nothing was changed.",
        _ => "Refused, with a sentence that says why.",
    }
}

fn schema(status: u16, names: &BTreeSet<String>) -> Value {
    let code = if names.is_empty() {
        json!({
            "type": "string",
            "pattern": "^[a-z][a-z0-9_]*$",
            "description": "A short name that stays the same, such as `too_late` or `not_your_turn`.",
        })
    } else {
        json!({ "type": "string", "enum": names, "description": "A short name that stays the same." })
    };
    let mut fields = Map::new();
    fields.insert("code".to_owned(), code);
    let about = "A sentence for people, in the language that the request asks for by `Accept-Language`, or \
                 that the guest reads in.";
    fields.insert("message".to_owned(), json!({ "type": "string", "description": about }));
    if status == 400 {
        let about = "For the program's author, in English: what does not fit, and where.";
        fields.insert("detail".to_owned(), json!({ "type": "string", "description": about }));
    }
    let required: Vec<&String> = fields.keys().collect();
    let error = json!({ "type": "object", "required": required, "properties": fields });
    json!({
        "type": "object",
        "description": format!("Why a request was answered with {status}."),
        "required": ["error"],
        "properties": { "error": error },
    })
}

/// What a request may have is described, and nothing else is taken.
fn close_requests(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object().expect("a document has schemas");
    let bodies: Vec<&Value> = document["paths"]
        .as_object()
        .into_iter()
        .flat_map(Map::values)
        .filter_map(Value::as_object)
        .flat_map(Map::values)
        .map(|operation| &operation["requestBody"])
        .collect();
    let named: BTreeSet<String> =
        bodies.into_iter().flat_map(|body| Schemas::of(schemas).within(body)).collect();
    let schemas = document["components"]["schemas"].as_object_mut().expect("a document has schemas");
    for name in named {
        close(&mut schemas[&name]);
    }
}

fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties") && !fields.contains_key("additionalProperties") {
                fields.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            fields.values_mut().for_each(close);
        }
        Value::Array(several) => several.iter_mut().for_each(close),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use decks::Language;

    use super::{super::openapi::EXACT, *};

    /// Issue: errors of the API spoke of the page, and told to refresh it.
    #[test]
    fn programs_are_told_of_the_request_and_not_of_a_page() {
        let others = [Trouble::WrongMethod, Trouble::TableShut, Trouble::Refused(Refusal::LinkExpired)];
        for trouble in every_trouble().into_iter().chain(others) {
            for language in Language::ALL {
                let said = trouble.sentence_for_programs(language).to_lowercase();
                for word in
                    ["page", "refresh", "actualise", "button", "bouton", "menu", "browser", "navigateur"]
                {
                    assert!(!said.contains(word), "{trouble:?} says {word}: {said}");
                }
            }
            assert!(!trouble.name_for_programs().contains("page"), "{trouble:?}");
        }
    }

    #[test]
    fn every_status_is_declared_with_the_names_that_come_with_it() {
        let schemas = &EXACT["components"]["schemas"];
        for trouble in every_trouble() {
            let schema = &schemas[schema_name(trouble.status().as_u16())];
            let names = &schema["properties"]["error"]["properties"]["code"]["enum"];
            assert!(names.as_array().unwrap().contains(&trouble.name_for_programs().into()), "{trouble:?}");
        }
        let conflict = Trouble::Refused(Refusal::NoGame);
        assert_eq!(conflict.status().as_u16(), CONFLICT);
        let paths = EXACT["paths"].as_object().unwrap();
        let commands = &paths["/tables/{code}/commands"]["post"]["responses"];
        for status in [400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 429, 503] {
            assert!(commands[status.to_string()].is_object(), "{status}");
        }
    }
}
