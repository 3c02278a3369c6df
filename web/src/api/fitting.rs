//! Whether what a program sends fits the description of this API. The words that describe a request are the
//! words that refuse it, so the two cannot drift apart.

use std::{
    collections::{BTreeSet, HashMap},
    fmt,
};

use serde_json::{Map, Value};

/// Where a request does not fit its description, and how. For the author of the program that sent it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Misfit {
    /// The way to the value, as in `command.seconds`.
    at: Vec<String>,
    why: String,
    /// The value says that it is something else than what it was compared with.
    is_another: bool,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at.is_empty() {
            true => write!(f, "the request {}", self.why),
            false => write!(f, "{} {}", self.at.join("."), self.why),
        }
    }
}

impl Misfit {
    fn new(why: impl Into<String>) -> Misfit {
        Misfit { at: Vec::new(), why: why.into(), is_another: false }
    }

    /// It is none of several things.
    fn none() -> Misfit {
        Misfit::new("is none of what may be here")
    }

    /// As it is told where there is nothing else to compare with.
    fn told(self) -> Misfit {
        if self.is_another { Misfit::none() } else { self }
    }

    fn below(mut self, name: impl Into<String>) -> Misfit {
        self.at.insert(0, name.into());
        self
    }
}

type Fits = Result<(), Misfit>;

/// What a schema may say that is asked for here, or that asks for nothing. A test sees to it that the
/// schemas of requests say nothing else.
#[cfg(test)]
const KNOWN: [&str; 21] = [
    "$ref",
    "oneOf",
    "type",
    "enum",
    "minimum",
    "maximum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "items",
    "properties",
    "required",
    "additionalProperties",
    // Says nothing that a number or a text of that type does not say.
    "format",
    // Asked for by the type that reads the text.
    "pattern",
    "description",
    "title",
    "example",
    "examples",
    "default",
];

/// A description of values, with the other descriptions that it may speak of by name.
#[derive(Debug, Clone, Copy)]
pub(super) struct Schemas<'a> {
    all: &'a Map<String, Value>,
    /// Those of them that need not be compared with one after the other.
    choices: Option<&'a Choices<'a>>,
}

/// The schemas that are one of several things, where a word in one field tells which.
#[derive(Debug)]
pub(super) struct Choices<'a>(HashMap<&'a str, Choice<'a>>);

#[derive(Debug)]
struct Choice<'a> {
    field: &'a str,
    by_word: HashMap<&'a str, &'a Value>,
}

impl<'a> Choices<'a> {
    pub(super) fn among(all: &'a Map<String, Value>) -> Choices<'a> {
        let named = all.iter().filter_map(|(name, schema)| Some((name.as_str(), Choice::of(schema)?)));
        Choices(named.collect())
    }
}

impl<'a> Choice<'a> {
    /// None where it takes more than one word in the same field to tell them apart.
    fn of(schema: &'a Value) -> Option<Choice<'a>> {
        let (mut field, mut by_word) = (None, HashMap::new());
        for one in schema["oneOf"].as_array()? {
            let mut tags = tags(one);
            let (name, Value::String(word)) = tags.next()? else { return None };
            let is_new = by_word.insert(word.as_str(), one).is_none();
            if tags.next().is_some() || *field.get_or_insert(name) != name || !is_new {
                return None;
            }
        }
        Some(Choice { field: field?, by_word })
    }
}

impl<'a> Schemas<'a> {
    pub(super) fn of(all: &'a Map<String, Value>) -> Schemas<'a> {
        Schemas { all, choices: None }
    }

    /// The same, and what is known of them beforehand.
    pub(super) fn knowing(self, choices: &'a Choices<'a>) -> Schemas<'a> {
        Schemas { choices: Some(choices), ..self }
    }

    /// Whether a value fits the schema of that name.
    pub(super) fn check(self, name: &str, value: &Value) -> Fits {
        let schema = self.all.get(name).ok_or_else(|| Misfit::new("is not described"))?;
        match (self.choices.and_then(|choices| choices.0.get(name)), value) {
            (Some(choice), Value::Object(fields)) => {
                let word = fields.get(choice.field).and_then(Value::as_str);
                let meant = word.and_then(|word| choice.by_word.get(word)).ok_or_else(Misfit::none)?;
                self.fits(meant, value).map_err(Misfit::told)
            }
            _ => self.fits(schema, value),
        }
    }

    /// The names of all schemas that a part of the description speaks of, and those that these speak of.
    pub(super) fn within(self, part: &Value) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut parts = vec![part];
        while let Some(part) = parts.pop() {
            match part {
                Value::Object(fields) => {
                    let named = fields.get("$ref").and_then(Value::as_str).map(short_name);
                    if let Some(named) = named
                        && found.insert(named.to_owned())
                    {
                        parts.extend(self.all.get(named));
                    }
                    parts.extend(fields.values());
                }
                Value::Array(several) => parts.extend(several),
                _ => {}
            }
        }
        found
    }

    fn fits(self, schema: &'a Value, value: &Value) -> Fits {
        if let Some(named) = schema["$ref"].as_str() {
            return self.check(short_name(named), value);
        }
        if let Some(several) = schema["oneOf"].as_array() {
            return self.one_of(several, value);
        }
        is_of_type(&schema["type"], value)?;
        is_listed(&schema["enum"], value)?;
        match value {
            Value::Number(number) => has_size(schema, number.as_f64().unwrap_or(f64::NAN)),
            Value::String(text) => has_length(schema, text.chars().count()),
            Value::Array(items) => {
                has_items(schema, items.len())?;
                let of = schema.get("items");
                items.iter().enumerate().try_for_each(|(at, item)| match of {
                    Some(of) => self.fits(of, item).map_err(|misfit| misfit.below(at.to_string())),
                    None => Ok(()),
                })
            }
            Value::Object(fields) => self.has_fields(schema, fields),
            Value::Null | Value::Bool(_) => Ok(()),
        }
    }

    /// Exactly one has to fit. Otherwise the one is told about that the value says it is; what it says it is
    /// not is not looked into, since a command is one of dozens.
    fn one_of(self, several: &'a [Value], value: &Value) -> Fits {
        let mut meant = several.iter().filter(|schema| self.may_mean(schema, value));
        let first = meant.next().ok_or_else(Misfit::none)?;
        let others: Vec<&Value> = meant.collect();
        if others.is_empty() {
            return self.fits(first, value).map_err(Misfit::told);
        }
        let tried = std::iter::once(first).chain(others).map(|schema| self.fits(schema, value));
        let (fitting, misfits): (Vec<Fits>, Vec<Fits>) = tried.partition(Result::is_ok);
        if fitting.len() == 1 {
            return Ok(());
        }
        let misfits = misfits.into_iter().filter_map(Result::err);
        let meant = misfits.filter(|misfit| !misfit.is_another).max_by_key(|misfit| misfit.at.len());
        Err(meant.unwrap_or_else(Misfit::none))
    }

    /// Whether a value does not say that it is something else than this.
    fn may_mean(self, schema: &'a Value, value: &Value) -> bool {
        if let Some(named) = schema["$ref"].as_str() {
            return self.all.get(short_name(named)).is_none_or(|schema| self.may_mean(schema, value));
        }
        match value {
            Value::Null => true,
            _ if schema["type"] == "null" => false,
            Value::Object(fields) => tags(schema).all(|(name, tag)| fields.get(name) == Some(tag)),
            _ => true,
        }
    }

    fn has_fields(self, schema: &'a Value, fields: &Map<String, Value>) -> Fits {
        // First what says which of several things it is.
        for (name, tag) in tags(schema) {
            if fields.get(name) != Some(tag) {
                let another = Misfit { is_another: true, ..Misfit::new("is another") };
                return Err(another.below(name));
            }
        }
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Err(Misfit::new("is missing").below(name));
            }
        }
        let known = schema["properties"].as_object();
        for (name, value) in fields {
            let fits = match (known.and_then(|known| known.get(name)), &schema["additionalProperties"]) {
                (Some(of), _) | (None, of @ Value::Object(_)) => self.fits(of, value),
                (None, Value::Bool(false)) => Err(Misfit::new("is not known here")),
                (None, _) => Ok(()),
            };
            fits.map_err(|misfit| misfit.below(name))?;
        }
        Ok(())
    }
}

/// The fields by which a thing says which of several it is, and what they say.
fn tags(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    schema["properties"].as_object().into_iter().flatten().filter_map(|(name, of)| {
        match of["enum"].as_array().map(Vec::as_slice) {
            Some([tag]) => Some((name, tag)),
            _ => None,
        }
    })
}

/// Writes numbers without a fraction as what they are: in JSON 5.0 is as whole as 5.
pub(super) fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole =
                number.as_f64().filter(|number| number.fract() == 0.0 && number.abs() < LARGEST_WHOLE);
            if let Some(whole) = whole
                && number.is_f64()
            {
                *number = (whole as i64).into();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(make_whole),
        Value::Object(fields) => fields.values_mut().for_each(make_whole),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Up to here a floating number knows every whole one.
const LARGEST_WHOLE: f64 = 9_007_199_254_740_992.0;

fn short_name(reference: &str) -> &str {
    reference.trim_start_matches("#/components/schemas/")
}

fn is_of_type(kind: &Value, value: &Value) -> Fits {
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    };
    let kinds = match kind {
        Value::String(_) => std::slice::from_ref(kind),
        Value::Array(kinds) => kinds,
        _ => return Ok(()),
    };
    let kinds = kinds.iter().filter_map(Value::as_str);
    if kinds.clone().any(is) {
        return Ok(());
    }
    // Something is there; whoever left it out meant nothing else.
    if kinds.clone().eq(["null"]) {
        return Err(Misfit { is_another: true, ..Misfit::new("has to be null") });
    }
    let kinds = kinds.collect::<Vec<_>>().join(" or ");
    Err(Misfit::new(format!("has to be of type {kinds}")))
}

fn is_listed(listed: &Value, value: &Value) -> Fits {
    match listed.as_array() {
        Some(listed) if !listed.contains(value) => {
            let words: Vec<String> = listed.iter().map(Value::to_string).collect();
            Err(Misfit::new(format!("has to be one of {}", words.join(", "))))
        }
        _ => Ok(()),
    }
}

fn has_size(schema: &Value, number: f64) -> Fits {
    match (schema["minimum"].as_f64(), schema["maximum"].as_f64()) {
        (Some(least), _) if number < least => Err(Misfit::new(format!("has to be {least} at least"))),
        (_, Some(most)) if number > most => Err(Misfit::new(format!("has to be {most} at most"))),
        _ => Ok(()),
    }
}

fn has_length(schema: &Value, length: usize) -> Fits {
    within(schema, ["minLength", "maxLength"], length, "characters")
}

fn has_items(schema: &Value, count: usize) -> Fits {
    within(schema, ["minItems", "maxItems"], count, "items")
}

fn within(schema: &Value, [least, most]: [&str; 2], count: usize, of: &str) -> Fits {
    let count = count as u64;
    match (schema[least].as_u64(), schema[most].as_u64()) {
        (Some(least), _) if count < least => Err(Misfit::new(format!("has to have {least} {of} at least"))),
        (_, Some(most)) if count > most => Err(Misfit::new(format!("has to have {most} {of} at most"))),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{super::openapi::EXACT, *};

    fn schemas() -> Schemas<'static> {
        Schemas::of(EXACT["components"]["schemas"].as_object().unwrap())
    }

    fn order(command: &Value) -> Option<String> {
        let misfit = schemas().check("Order", &json!({ "command": command }));
        misfit.err().map(|misfit| misfit.to_string())
    }

    /// Issue: a guest of 2147483646 and an empty name were valid by the schema, and refused.
    #[test]
    fn what_does_not_fit_is_told_with_its_place() {
        for (command, why) in [
            (json!({ "command": "skip", "guest": 2_147_483_646 }), "command.guest has to be 65535 at most"),
            (json!({ "command": "rename", "name": "" }), "command.name has to have 1 characters at least"),
            (json!({ "command": "choose_pace", "seconds": 29 }), "command.seconds has to be 30 at least"),
            (json!({ "command": "lock", "door": 1 }), "command.door is not known here"),
            (json!({ "command": "skip" }), "command.guest is missing"),
            (json!({ "command": "fly" }), "command is none of what may be here"),
            (
                json!({ "command": "choose_pace", "seconds": "x" }),
                "command.seconds has to be of type integer or null",
            ),
            (json!({ "command": "choose_beginner", "guest": -1 }), "command.guest has to be 0 at least"),
            (json!("leave"), "command has to be of type object"),
        ] {
            assert_eq!(order(&command).as_deref(), Some(why));
        }
        let seats = json!({ "game": "colours", "move": { "do": "cast_ballot", "votes": [0, 32] } });
        assert_eq!(
            order(&json!({ "command": "play", "play": seats })).as_deref(),
            Some("command.play.move.votes.1 has to be 31 at most")
        );
    }

    /// What is known beforehand tells the same as comparing with one after the other.
    #[test]
    fn a_word_tells_which_of_several_things_is_meant() {
        let schemas = schemas();
        let choices = Choices::among(schemas.all);
        for name in ["Command", "GameCommand", "colours.Command", "image.Command"] {
            assert!(choices.0.contains_key(name), "{name} is not told by a word");
        }
        let play = |sent: Value| json!({ "command": "play", "play": { "game": "colours", "move": sent } });
        for command in [
            json!(null),
            json!("lock"),
            json!({}),
            json!({ "command": 7 }),
            json!({ "command": "dance" }),
            json!({ "command": "lock", "more": 1 }),
            json!({ "command": "choose_pace" }),
            json!({ "command": "choose_pace", "seconds": "30" }),
            json!({ "command": "play", "play": { "game": "chess", "move": {} } }),
            json!({ "command": "play", "play": null }),
            play(json!({ "do": "cast_ballot", "votes": [0, 32] })),
            play(json!({ "do": "cast_ballot", "votes": [0, 1] })),
            play(json!({ "do": "lay_token" })),
            play(json!({ "do": ["turn_question"] })),
        ] {
            let order = json!({ "command": command });
            assert_eq!(
                schemas.knowing(&choices).check("Order", &order),
                schemas.check("Order", &order),
                "{order}"
            );
        }
    }

    #[test]
    fn a_number_without_a_fraction_is_whole() {
        let mut sent = json!({ "a": [5.0, 5.5, 1e300, 7], "b": "5.0" });
        make_whole(&mut sent);
        assert_eq!(sent, json!({ "a": [5, 5.5, 1e300, 7], "b": "5.0" }));
    }

    #[test]
    fn what_fits_is_let_through() {
        for command in [
            json!({ "command": "lock" }),
            json!({ "command": "choose_pace", "seconds": null }),
            json!({ "command": "choose_pace", "seconds": 30 }),
            json!({ "command": "move_to_team", "guest": 0, "team": 1 }),
            json!({ "command": "choose_game", "options": { "game": "image", "options": {} } }),
            json!({ "command": "play", "play": { "game": "colours", "move": { "do": "turn_question" } } }),
        ] {
            assert_eq!(order(&command), None);
        }
    }

    /// Every schema within the schemas of requests, with the name of the one that it is in.
    fn of_requests() -> Vec<(String, &'static Map<String, Value>)> {
        let schemas = schemas();
        let bodies = ["Order", "Arrival", "Redemption"];
        let named = schemas.within(&json!(bodies.map(|name| json!({ "$ref": name }))));
        assert!(named.len() > 30, "{named:?}");
        let mut found = Vec::new();
        for name in named {
            let mut parts = vec![&schemas.all[&name]];
            while let Some(part) = parts.pop() {
                let Value::Object(words) = part else { continue };
                found.push((name.clone(), words));
                parts.extend(
                    words.get("properties").and_then(Value::as_object).into_iter().flat_map(Map::values),
                );
                parts.extend(words.get("oneOf").and_then(Value::as_array).into_iter().flatten());
                parts.extend(["items", "additionalProperties"].iter().filter_map(|word| words.get(*word)));
            }
        }
        found
    }

    /// Nothing is declared that nobody asks for.
    #[test]
    fn every_word_of_the_schemas_of_requests_is_understood() {
        for (name, words) in of_requests() {
            for word in words.keys() {
                assert!(KNOWN.contains(&word.as_str()), "{name} says {word}");
            }
        }
    }

    #[test]
    fn every_number_and_list_of_a_request_has_bounds_and_every_object_an_end() {
        for (name, words) in of_requests() {
            let is = |kind: &str| match &words.get("type") {
                Some(Value::Array(kinds)) => kinds.contains(&kind.into()),
                Some(one) => **one == kind,
                None => false,
            };
            let says = |word: &str| words.contains_key(word);
            assert!(!is("integer") || (says("minimum") && says("maximum")), "{name}: {words:?}");
            assert!(!is("array") || says("maxItems"), "{name}: {words:?}");
            assert!(!is("object") || words["additionalProperties"] == false, "{name}: {words:?}");
        }
    }
}
