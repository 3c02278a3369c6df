//! What an answer is good for: where to send the code, the key or the link that it has.

use serde_json::{Value, json};

/// From the operation that answers, to the one that takes what it answered.
const LINKS: [(&str, &str); 11] = [
    ("open", "look"),
    ("open", "join"),
    ("open", "command"),
    ("open", "own_cards"),
    ("open", "evening"),
    ("open", "invite"),
    ("open", "forget"),
    ("join", "look"),
    ("join", "command"),
    ("join", "evening"),
    ("redeem", "look"),
];

/// Writes them into the document.
pub(super) fn add(document: &mut Value) {
    let paths = document["paths"].as_object_mut().expect("a document has paths");
    for operation in paths.values_mut().flat_map(|methods| methods.as_object_mut().into_iter().flatten()) {
        let (_, operation) = operation;
        let id = operation["operationId"].as_str().unwrap_or_default().to_owned();
        for (_, to) in LINKS.iter().filter(|(from, _)| *from == id) {
            operation["responses"]["201"]["links"][to] =
                json!({ "operationId": to, "parameters": { "code": "$response.body#/table" } });
        }
    }
}
