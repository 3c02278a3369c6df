//! Commands as the forms of pages send them.

use form_urlencoded::Serializer;
use serde_json::Value;
use table::Command;

use crate::Outcome;

/// The fields of a form that asks for this, without its step and its id.
pub(crate) fn fields(command: &Command) -> Outcome<String> {
    let command = serde_json::to_value(command)?;
    let mut form = Serializer::new(String::new());
    match command["play"]["move"].as_object() {
        None => {
            form.append_pair("do", &text(&command["command"]));
        }
        Some(play) => {
            form.append_pair("game", &text(&command["play"]["game"]));
            for (name, value) in play {
                for (name, value) in field(name, value, &command["play"]["move"]) {
                    form.append_pair(&name, &value);
                }
            }
        }
    }
    Ok(form.finish())
}

/// What becomes of one part of a move. Most are named in forms as they are in JSON.
fn field(name: &str, value: &Value, play: &Value) -> Vec<(String, String)> {
    match (name, value) {
        // Where a card of IMAGE goes is one field, so that a button alone can say it.
        ("side", side) if play["do"] == "lay_card" => {
            let over = play["over"].as_str().map_or_else(String::new, |over| format!(" {over}"));
            vec![("to".to_owned(), format!("{}{over}", text(side)))]
        }
        ("over", _) | (_, Value::Null) => Vec::new(),
        ("claims", Value::Array(claims)) => {
            let claim = |claim: &Value| named(&claim["person"], &format!("-{}", text(&claim["side"])));
            claims.iter().flat_map(claim).collect()
        }
        ("person", person) => named(person, ""),
        ("gifts", Value::Array(gifts)) => {
            let gift = |gift: &Value| (format!("gift-{}", text(&gift["card"])), text(&gift["to"]));
            gifts.iter().map(gift).collect()
        }
        ("choice", Value::Object(choice)) => {
            let field = |(kind, of): (&String, &Value)| {
                (if kind == "card" { "slot".to_owned() } else { kind.clone() }, text(of))
            };
            choice.iter().map(field).collect()
        }
        ("cards", Value::Array(cards)) => cards.iter().map(|card| ("card".to_owned(), text(card))).collect(),
        (name, Value::Array(values)) => values.iter().map(|value| (name.to_owned(), text(value))).collect(),
        (name, value) => vec![(name.to_owned(), text(value))],
    }
}

/// Somebody of the almanac by their key, and others by their name.
fn named(person: &Value, suffix: &str) -> Vec<(String, String)> {
    let by = |(kind, who): (&String, &Value)| (format!("{kind}{suffix}"), text(who));
    person.as_object().into_iter().flatten().map(by).collect()
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
