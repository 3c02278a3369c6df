//! One game written down for people to read: who did what, what happened, and what each pair of eyes saw
//! change.

use std::{collections::BTreeMap, env, fmt::Write, fs, path::Path};

use almanac::Almanac;
use bots::{Player, Seeded};
use rules::{Eyes, Seat};
use serde_json::{Map, Value};

use crate::{battery::Setting, trial::Trial};

/// Set to anything, it makes [`matches_file`] write the file anew instead of comparing.
const REWRITE: &str = "REWRITE_PLAYTHROUGHS";

/// Plays one game, without notices, and writes it down. The same setting always gives the same text.
pub fn playthrough<G: Trial>(setting: &Setting<G>) -> String {
    let Setting { options, seating, seed } = setting;
    let mut chance = Seeded::new(*seed);
    let mut state = G::opening(options, seating, G::supply());
    let mut onlookers = onlookers(seating.seats());
    let mut text = format!("{} with {seating}, seed {seed}\n", G::KIND);
    text += "Below what happened: what changed in whose eyes.\n\n";
    note_changes::<G>(&state, &mut onlookers, &mut text);

    let mut number = 0;
    while !G::waiting_on(&state).is_empty() {
        let seat = chance.pick(G::waiting_on(&state).iter()).expect("the game is not over");
        let view = G::view(&state, Eyes::Seat(seat));
        let Some(command) = G::RandomPlayer::default().choose(&view, &mut chance) else { continue };
        number += 1;
        let _ = writeln!(text, "\n{number}. {seat}: {}", json(&command));
        let command = G::consult(&state, seat, &command, Almanac::embedded());
        match G::decide(&state, seat, &command, &mut chance) {
            Ok(decided) => {
                for event in &decided.fold_into(&mut state, G::evolve) {
                    let _ = writeln!(text, "   {}", json(event));
                }
                note_changes::<G>(&state, &mut onlookers, &mut text);
            }
            Err(refusal) => {
                let _ = writeln!(text, "   refused: {refusal}");
            }
        }
    }
    text
}

/// Compares a playthrough with the one on file; says how to accept a change.
pub fn matches_file(text: &str, file: &Path) -> Result<(), String> {
    if env::var_os(REWRITE).is_some() {
        return fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()));
    }
    let on_file = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let differing = on_file.lines().zip(text.lines()).position(|(old, new)| old != new);
    match differing {
        None if on_file == text => Ok(()),
        differing => {
            let line = differing.unwrap_or_else(|| on_file.lines().count().min(text.lines().count()));
            let was = on_file.lines().nth(line).unwrap_or("(the end)");
            let is = text.lines().nth(line).unwrap_or("(the end)");
            Err(format!(
                "{} differs in line {}\n   was: {was}\n   is:  {is}\n\
                 If that is meant, run the test with {REWRITE}=1.",
                file.display(),
                line + 1
            ))
        }
    }
}

/// A pair of eyes, and what they saw last.
struct Onlooker {
    name: String,
    eyes: Eyes,
    seen: Value,
}

fn onlookers(seats: usize) -> Vec<Onlooker> {
    let everyone = Onlooker { name: "everyone".to_owned(), eyes: Eyes::Everyone, seen: Value::Null };
    let seated = |seat: Seat| Onlooker { name: seat.to_string(), eyes: Eyes::Seat(seat), seen: Value::Null };
    std::iter::once(everyone).chain(Seat::first(seats).map(seated)).collect()
}

/// One line for each change, with all the eyes that saw it.
fn note_changes<G: Trial>(state: &G::State, onlookers: &mut [Onlooker], text: &mut String) {
    let all = onlookers.len();
    let mut changes: Vec<(String, Vec<&str>)> = Vec::new();
    for Onlooker { name, eyes, seen } in onlookers {
        let now = serde_json::to_value(G::view(state, *eyes)).expect("views are sent as JSON");
        let mut lines = Vec::new();
        differences("", seen, &now, &mut lines);
        for line in lines {
            match changes.iter_mut().find(|(known, _)| *known == line) {
                Some((_, names)) => names.push(name),
                None => changes.push((line, vec![name])),
            }
        }
        *seen = now;
    }
    for (change, names) in changes {
        let who = if names.len() == all { "all".to_owned() } else { names.join(", ") };
        let _ = writeln!(text, "     {who}: {change}");
    }
}

/// Goes into objects that still have the same fields, and shows the rest as a whole.
fn differences(path: &str, before: &Value, now: &Value, lines: &mut Vec<String>) {
    match (before, now) {
        (before, now) if before == now => {}
        (Value::Object(old), Value::Object(new)) if sorted(old).keys().eq(sorted(new).keys()) => {
            for (field, value) in sorted(new) {
                let path = if path.is_empty() { field.clone() } else { format!("{path}.{field}") };
                differences(&path, &old[field], value, lines);
            }
        }
        (Value::Null, Value::Object(new)) if path.is_empty() => {
            lines.extend(sorted(new).into_iter().map(|(field, value)| format!("{field} = {}", plain(value))));
        }
        (_, now) => lines.push(format!("{path} = {}", plain(now))),
    }
}

/// A value much like JSON, without quotation marks and with its fields in alphabetical order. Left to itself
/// their order depends on what else is being built.
fn plain(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name}: {}", plain(value));
            format!("{{{}}}", sorted(fields).into_iter().map(field).collect::<Vec<_>>().join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(", ")),
        Value::String(text) => text.clone(),
        simple => simple.to_string(),
    }
}

fn sorted(fields: &Map<String, Value>) -> BTreeMap<&String, &Value> {
    fields.iter().collect()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("commands and events are plain data")
}
