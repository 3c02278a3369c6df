//! What the referee prints.

use std::io::{self, Write};

use rules::{GameKind, Notice, Seat, SeatSet};
use serde::Serialize;
use serde_json::Value;

use simulation::Outcome;

use crate::games::counted;

/// For whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// People: one line a step.
    Brief,
    /// Programs: one object a step.
    Json,
}

/// How much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    Moves,
    /// Also what can be seen after each of them.
    Views,
}

pub(super) struct Report<'a> {
    out: &'a mut dyn Write,
    format: Format,
    detail: Detail,
}

/// How the game was set up.
#[derive(Debug, Serialize)]
pub(super) struct Opening<'a> {
    pub(super) line: usize,
    pub(super) game: GameKind,
    #[serde(skip)]
    pub(super) title: &'static str,
    pub(super) seats: usize,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub(super) teams: &'a [SeatSet],
    pub(super) options: &'a Value,
    pub(super) seed: u64,
}

/// One step, and what came of it.
#[derive(Debug, Default, Serialize)]
pub(super) struct StepReport {
    pub(super) line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seat: Option<Seat>,
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    pub(super) command: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) notice: Option<Notice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) events: Option<Vec<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) refused: Option<Refused>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) views: Option<Vec<Seen>>,
    /// The events as people say them.
    #[serde(skip)]
    pub(super) sentences: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Refused {
    pub(super) reason: String,
    pub(super) sentence: String,
}

/// A view, and whose it is: a seat's, or everyone's.
#[derive(Debug, Serialize)]
pub(super) struct Seen {
    pub(super) by: Option<Seat>,
    pub(super) view: Value,
}

/// How the game stands after the last line.
#[derive(Debug, Serialize)]
pub(super) struct Ending {
    pub(super) outcome: Outcome,
    /// Empty when the game is over.
    pub(super) waiting_on: Vec<Seat>,
}

impl<'a> Report<'a> {
    pub(super) fn new(out: &'a mut dyn Write, format: Format, detail: Detail) -> Report<'a> {
        Report { out, format, detail }
    }

    pub(super) fn shows_views(&self) -> bool {
        self.detail == Detail::Views
    }

    pub(super) fn opening(&mut self, opening: &Opening<'_>) -> io::Result<()> {
        match self.format {
            Format::Json => self.object(opening),
            Format::Brief => {
                let Opening { title, seats, seed, .. } = opening;
                writeln!(self.out, "{title} for {}, seed {seed}", counted(*seats, "seat"))
            }
        }
    }

    pub(super) fn refused_opening(&mut self, refused: &Refused) -> io::Result<()> {
        match self.format {
            Format::Json => self.object(&serde_json::json!({ "refused": refused })),
            Format::Brief => writeln!(self.out, "The game cannot be opened: {}.", spoken_refusal(refused)),
        }
    }

    pub(super) fn views(&mut self, views: &[Seen]) -> io::Result<()> {
        match self.format {
            Format::Json => self.object(&serde_json::json!({ "views": views })),
            Format::Brief => views.iter().try_for_each(|Seen { by, view }| {
                let by = by.map_or("everyone".to_owned(), |seat| seat.to_string());
                writeln!(self.out, "      {by}: {view}")
            }),
        }
    }

    pub(super) fn step(&mut self, step: &StepReport) -> io::Result<()> {
        if self.format == Format::Json {
            return self.object(step);
        }
        let what = match (step.seat, &step.command, step.notice) {
            (Some(seat), Some(command), _) => format!("{seat}: {}", spoken(command)),
            (_, _, Some(notice)) => format!("the table: {}", spoken_notice(notice)),
            _ => String::new(),
        };
        let outcome = match &step.refused {
            Some(refused) => format!("refused: {}", spoken_refusal(refused)),
            None if step.sentences.is_empty() => "nothing changes".to_owned(),
            None => step.sentences.join("; "),
        };
        writeln!(self.out, "{:>4}  {what} → {outcome}", step.line)?;
        step.views.as_deref().map_or(Ok(()), |views| self.views(views))
    }

    pub(super) fn ending(&mut self, ending: &Ending) -> io::Result<()> {
        if self.format == Format::Json {
            return self.object(ending);
        }
        let Ending { outcome, waiting_on } = ending;
        if waiting_on.is_empty() {
            return writeln!(self.out, "The game is over: {outcome}.");
        }
        let seats: Vec<String> = waiting_on.iter().map(ToString::to_string).collect();
        writeln!(self.out, "The game waits for {}: {outcome}.", seats.join(", "))
    }

    fn object(&mut self, object: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, object)?;
        writeln!(self.out)
    }
}

/// A command as people type it: its name and then its fields.
fn spoken(command: &Value) -> String {
    let Value::Object(fields) = command else { return command.to_string() };
    let name = fields.get("do").and_then(Value::as_str).unwrap_or_default();
    let others = fields.iter().filter(|(field, value)| *field != "do" && !value.is_null());
    others.fold(name.to_owned(), |spoken, (field, value)| format!("{spoken} {field} {value}"))
}

fn spoken_notice(notice: Notice) -> String {
    match notice {
        Notice::Away(seat) => format!("{seat} is away"),
        Notice::Back(seat) => format!("{seat} is back"),
        Notice::Skip(seat) => format!("skip {seat}"),
        Notice::Left(seat) => format!("{seat} has left"),
        Notice::Joined(seat) => format!("{seat} would like to join"),
    }
}

fn spoken_refusal(Refused { reason, sentence }: &Refused) -> String {
    format!("{sentence} ({reason})")
}
