//! A game as it is written in a file, before its moves are understood.

use rules::{CardId, GameKind, Notice, Seat, SeatSet};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use super::{
    complaint::Complaint,
    expectation::{Expect, Expectation},
};

/// The lines of a file.
#[derive(Debug)]
pub(super) struct Script {
    pub(super) setup: Setup,
    /// The first is the setup itself, the others are moves and notices in their order.
    pub(super) steps: Vec<Step>,
}

/// The first line.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    pub(super) game: GameKind,
    pub(super) seats: usize,
    /// Which seats play together; when the file does not say it, they sit as is usual in the game.
    #[serde(default)]
    pub(super) teams: Option<Vec<SeatSet>>,
    #[serde(default)]
    pub(super) options: Map<String, Value>,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default)]
    expect: Option<Expect>,
    #[serde(default)]
    expect_refused: Option<String>,
}

/// One thing that happens, and what is to come of it.
#[derive(Debug)]
pub(super) struct Step {
    /// Counted from 1.
    pub(super) line: usize,
    pub(super) action: Action<Value>,
    pub(super) expectations: Vec<Expectation>,
}

/// What happens in a line.
#[derive(Debug)]
pub(super) enum Action<C> {
    Open,
    Command {
        seat: Seat,
        command: C,
        /// The cards that were drawn, when the file says so.
        drawn: Option<Vec<CardId>>,
    },
    Notice(Notice),
}

/// Any line after the first.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seat: Option<Seat>,
    #[serde(rename = "do")]
    command: Option<Value>,
    drawn: Option<Vec<CardId>>,
    notice: Option<Notice>,
    expect: Option<Expect>,
    expect_refused: Option<String>,
}

impl Script {
    /// The script, unless there is none, and a complaint about each line that is not understood.
    pub(super) fn read(text: &str) -> (Option<Script>, Vec<Complaint>) {
        let numbered = (1..).zip(text.lines().map(str::trim));
        let mut lines = numbered.filter(|(_, text)| !is_passed_over(text));
        let Some((first, setup)) = lines.next() else {
            return (None, vec![Complaint::new(1, "there is no game in it")]);
        };
        let mut setup: Setup = match parse(first, setup) {
            Ok(setup) => setup,
            Err(complaint) => return (None, vec![complaint]),
        };
        let expectations = Expectation::all(first, setup.expect.take(), setup.expect_refused.take());
        let mut steps = vec![Step { line: first, action: Action::Open, expectations }];
        let mut complaints = Vec::new();
        for (number, text) in lines {
            if let Err(complaint) = add(&mut steps, number, text) {
                complaints.push(complaint);
            }
        }
        (Some(Script { setup, steps }), complaints)
    }
}

fn is_passed_over(text: &str) -> bool {
    text.is_empty() || text.starts_with('#') || text.starts_with("//")
}

/// Adds what a line says: another step, or what is expected of the latest one.
fn add(steps: &mut Vec<Step>, number: usize, text: &str) -> Result<(), Complaint> {
    let line: Line = parse(number, text)?;
    let expectations = Expectation::all(number, line.expect, line.expect_refused);
    let action = match (line.seat, line.command, line.drawn, line.notice) {
        (Some(seat), Some(command), drawn, None) => Action::Command { seat, command, drawn },
        (None, None, None, Some(notice)) => Action::Notice(notice),
        (None, None, None, None) if !expectations.is_empty() => {
            steps.last_mut().expect("the setup is a step").expectations.extend(expectations);
            return Ok(());
        }
        _ => {
            let sentence =
                "a line has `seat` and `do`, or `notice`, or only what is expected of the line before it";
            return Err(Complaint::new(number, sentence));
        }
    };
    steps.push(Step { line: number, action, expectations });
    Ok(())
}

fn parse<T: DeserializeOwned>(line: usize, text: &str) -> Result<T, Complaint> {
    serde_json::from_str(text).map_err(|error| {
        // Every line is a document of its own, so the parser's line number is always 1 and only its column
        // helps.
        let sentence = error.to_string();
        let at = format!(" at line 1 column {}", error.column());
        let sentence = sentence.strip_suffix(&at).unwrap_or(&sentence);
        Complaint::new(line, format!("not understood at column {}: {sentence}", error.column()))
    })
}
