//! The record of a table, without its secrets.

use std::fs;

use serde_json::Value;

use super::{
    evening::{Evening, evening},
    program::likeness,
};

#[test]
fn a_record_tells_what_happened_and_keeps_every_secret() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let Evening { code, secrets } = evening(folder.path());
    let stored = fs::read(folder.path().join(journal::DATABASE_FILE)).unwrap();
    let hash = &secrets[1];
    assert!(stored.windows(hash.len()).any(|bytes| bytes == hash.as_bytes()), "the canary is in the journal");
    let text = likeness(&["export", &code.to_string().to_lowercase(), "--data", data]).worked();
    for secret in &secrets {
        assert!(!text.contains(secret.as_str()), "{secret} is in\n{text}");
    }
    let export: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(export["table"], code.to_string());
    let records = export["records"].as_array().unwrap();
    let events: Vec<&Value> =
        records.iter().flat_map(|record| record["events"].as_array().unwrap()).collect();
    let played = |kind: &str| events.iter().filter(|event| event["play"]["event"]["type"] == kind).count();
    assert_eq!((played("turn_began"), played("token_laid"), played("ranking_sealed")), (1, 3, 1));
    assert!(events.iter().any(|event| event["name"] == "Béa"), "{text}");
    let cards = text.matches("\"card\": \"").count();
    assert_eq!(cards, 3, "only the cards on the table are told:\n{text}");
}

#[test]
fn a_file_is_written_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let Evening { code, .. } = evening(folder.path());
    let file = folder.path().join("evening.json");
    let arguments = ["export", &code.to_string(), "--data", data, "--output", file.to_str().unwrap()];
    assert_eq!(likeness(&arguments).worked(), "");
    let printed = likeness(&arguments[..4]).worked();
    assert_eq!(fs::read_to_string(&file).unwrap(), printed);
    likeness(&arguments).failed(1, "evening.json cannot be written");
}

#[test]
fn what_is_not_there_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    likeness(&["export", "KR7WQ4", "--data", data]).failed(1, "there is no journal in");
    evening(folder.path());
    likeness(&["export", "KR7WQ4", "--data", data]).failed(1, "there is no table KR7WQ4 in");
}
