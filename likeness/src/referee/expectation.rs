//! What a file expects, compared with what came of it.

use rules::Seat;
use serde::Deserialize;
use serde_json::Value;

/// One thing that is to come of a step, and the line that says so.
#[derive(Debug)]
pub(super) struct Expectation {
    pub(super) line: usize,
    pub(super) what: What,
}

#[derive(Debug)]
pub(super) enum What {
    /// The command is refused for this reason.
    Refused(String),
    /// Exactly so many events, each with at least these fields.
    Events(Value),
    /// A view with at least these fields, seen by a seat or by everyone.
    View { eyes: Option<Seat>, view: Value },
    /// The game stands, or has ended, like this.
    Outcome(Value),
}

/// The field `expect` as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expect {
    events: Option<Value>,
    view: Option<Value>,
    #[serde(rename = "as")]
    eyes: Option<Seat>,
    outcome: Option<Value>,
}

impl Expectation {
    pub(super) fn all(line: usize, expect: Option<Expect>, refused: Option<String>) -> Vec<Expectation> {
        let Expect { events, view, eyes, outcome } =
            expect.unwrap_or(Expect { events: None, view: None, eyes: None, outcome: None });
        let named = [
            refused.map(What::Refused),
            events.map(What::Events),
            view.map(|view| What::View { eyes, view }),
            outcome.map(What::Outcome),
        ];
        named.into_iter().flatten().map(|what| Expectation { line, what }).collect()
    }
}

/// Where the actual value first differs from the expected one, as a sentence. Fields that are not expected
/// may be anything; lists have the same length.
pub(super) fn difference(path: &str, expected: &Value, actual: &Value) -> Option<String> {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual)) => expected.iter().find_map(|(field, expected)| {
            let path = format!("{path}.{field}");
            match actual.get(field) {
                Some(actual) => difference(&path, expected, actual),
                None => Some(format!("there is no {path}")),
            }
        }),
        (Value::Array(expected), Value::Array(actual)) if expected.len() == actual.len() => {
            let mut pairs = expected.iter().zip(actual).enumerate();
            pairs.find_map(|(index, (expected, actual))| {
                difference(&format!("{path}[{index}]"), expected, actual)
            })
        }
        (Value::Number(expected), Value::Number(actual)) if expected.as_f64() == actual.as_f64() => None,
        (expected, actual) if expected == actual => None,
        (expected, actual) => Some(format!("{path} is {actual}, not {expected}")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_is_expected_is_compared() {
        let actual =
            json!({"phase": {"phase": "ranking", "player": 0}, "turn": 1, "score": 6.0, "row": [2, 0]});
        let differs = |expected: Value| difference("view", &expected, &actual);
        assert_eq!(differs(json!({"turn": 1, "phase": {"player": 0}, "score": 6, "row": [2, 0]})), None);
        assert_eq!(differs(json!({"phase": {"player": 1}})).unwrap(), "view.phase.player is 0, not 1");
        assert_eq!(differs(json!({"row": [2]})).unwrap(), "view.row is [2,0], not [2]");
        assert_eq!(differs(json!({"row": [2, 1]})).unwrap(), "view.row[1] is 0, not 1");
        assert_eq!(differs(json!({"rows": []})).unwrap(), "there is no view.rows");
        assert_eq!(differs(json!(null)).unwrap(), format!("view is {actual}, not null"));
    }
}
