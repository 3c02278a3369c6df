//! The game itself: the rules decide each line, and what comes of it is compared with what the file expects.

use std::io;

use almanac::Almanac;
use decks::{Decks, Language};
use rules::{CardId, Eyes, Seat, Seating};
use serde_json::Value;

use super::{
    complaint::Complaint,
    expectation::{Expectation, What, difference},
    report::{Ending, Opening, Refused, Report, Seen, StepReport},
    script::{Action, Script},
};
use crate::games::{CardTexts, RefereedGame, seats_added};
use bots::Seeded;

/// A script whose every line is understood.
pub(super) struct Replay<G: RefereedGame> {
    options: G::Options,
    seating: Seating,
    seed: u64,
    steps: Vec<Step<G>>,
}

struct Step<G: RefereedGame> {
    line: usize,
    action: Action<G::Command>,
    expectations: Vec<Expectation>,
}

/// What came of a step.
enum Consequence<G: RefereedGame> {
    Happened(Vec<G::Event>),
    Refused(G::Refusal),
    /// The file wants what cannot be.
    Impossible(String),
}

impl<G: RefereedGame> Replay<G> {
    /// None when the options are not understood. All complaints are added to the others.
    pub(super) fn of(script: Script, complaints: &mut Vec<Complaint>) -> Option<Replay<G>> {
        let Script { setup, steps } = script;
        let first = steps.first().map_or(1, |step| step.line);
        let mut typed = Vec::with_capacity(steps.len());
        for step in steps {
            let action = match step.action {
                Action::Open => Action::Open,
                Action::Notice(notice) => Action::Notice(notice),
                Action::Command { seat, command, drawn } => match serde_json::from_value(command) {
                    Ok(command) => Action::Command { seat, command, drawn },
                    Err(error) => {
                        complaints.push(Complaint::new(step.line, format!("no such command: {error}")));
                        continue;
                    }
                },
            };
            typed.push(Step { line: step.line, action, expectations: step.expectations });
        }
        let seating = match setup.teams {
            Some(teams) => Seating::in_teams(setup.seats, teams),
            None => G::usual_seating(setup.seats),
        };
        match serde_json::from_value(Value::Object(setup.options)) {
            Ok(options) => Some(Replay { options, seating, seed: setup.seed, steps: typed }),
            Err(error) => {
                complaints.push(Complaint::new(first, format!("no such options: {error}")));
                None
            }
        }
    }

    pub(super) fn run(self, mut report: Report<'_>, language: Language) -> io::Result<Vec<Complaint>> {
        let Replay { options, seating, seed, steps } = self;
        // A file may tell of a game that was played before a card was retired.
        let recalled = Decks::embedded().recalling(G::KIND, &drawn(&steps));
        let decks = recalled.as_ref().unwrap_or(Decks::embedded());
        let mut steps = steps.into_iter();
        let opening = steps.next().expect("the setup is a step");
        report.opening(&Opening {
            line: opening.line,
            game: G::KIND,
            title: G::TITLE,
            seats: seating.seats(),
            teams: seating.teams(),
            options: &json(&options),
            seed,
        })?;
        let supply = match G::supply(&options, decks) {
            Ok(supply) => supply,
            Err(unknown) => return Ok(vec![Complaint::new(opening.line, unknown.to_string())]),
        };
        if let Err(refusal) = G::admit(&options, &seating, &supply) {
            let mut complaints = compare::<G>(None, &opening, &Consequence::Refused(refusal.clone()));
            report.refused_opening(&refused(&refusal))?;
            if let Some(step) = steps.next() {
                complaints.push(Complaint::new(step.line, "there is no game to play"));
            }
            return Ok(complaints);
        }
        let mut bench = Bench::<G> {
            state: G::opening(&options, &seating, supply),
            seats: seating.seats(),
            chance: Seeded::new(seed),
            texts: CardTexts { decks, game: G::KIND, language },
        };
        let mut complaints = compare(Some(&bench), &opening, &Consequence::Happened(Vec::new()));
        if report.shows_views() {
            report.views(&bench.views())?;
        }
        for step in steps {
            complaints.extend(bench.take(&step, &mut report)?);
        }
        report.ending(&bench.ending())?;
        Ok(complaints)
    }
}

/// All cards that the file says were drawn.
fn drawn<G: RefereedGame>(steps: &[Step<G>]) -> Vec<CardId> {
    let of_step = |step: &Step<G>| match &step.action {
        Action::Command { drawn, .. } => drawn.clone().unwrap_or_default(),
        Action::Open | Action::Notice(_) => Vec::new(),
    };
    steps.iter().flat_map(of_step).collect()
}

/// The game as it stands.
struct Bench<'a, G: RefereedGame> {
    state: G::State,
    seats: usize,
    chance: Seeded,
    texts: CardTexts<'a>,
}

impl<G: RefereedGame> Bench<'_, G> {
    fn take(&mut self, step: &Step<G>, report: &mut Report<'_>) -> io::Result<Vec<Complaint>> {
        let consequence = self.decide(&step.action);
        let mut report_line = StepReport { line: step.line, ..StepReport::default() };
        match &step.action {
            Action::Open => {}
            Action::Command { seat, command, .. } => {
                report_line.seat = Some(*seat);
                report_line.command = Some(json(command));
            }
            Action::Notice(notice) => report_line.notice = Some(*notice),
        }
        match &consequence {
            Consequence::Happened(events) => {
                let before = G::view(&self.state, Eyes::Everyone);
                report_line.sentences =
                    events.iter().map(|event| G::describe(event, &before, self.texts)).collect();
                events.iter().for_each(|event| G::evolve(&mut self.state, event));
                report_line.events = Some(events.iter().map(json).collect());
            }
            Consequence::Refused(refusal) => report_line.refused = Some(refused(refusal)),
            Consequence::Impossible(sentence) => report_line.sentences.push(sentence.clone()),
        }
        if let (Action::Notice(notice), Consequence::Happened(events)) = (&step.action, &consequence) {
            self.seats += seats_added(*notice, events.len());
        }
        if report.shows_views() {
            report_line.views = Some(self.views());
        }
        report.step(&report_line)?;
        Ok(compare(Some(self), step, &consequence))
    }

    fn decide(&mut self, action: &Action<G::Command>) -> Consequence<G> {
        match action {
            Action::Open => Consequence::Happened(Vec::new()),
            Action::Notice(notice) => {
                Consequence::Happened(G::notice(&self.state, *notice, &mut self.chance).into_events())
            }
            Action::Command { seat, command, drawn } => {
                let command = G::consult(&self.state, *seat, command, Almanac::embedded());
                match G::decide(&self.state, *seat, &command, &mut self.chance) {
                    Err(refusal) => Consequence::Refused(refusal),
                    Ok(decided) => match drawn {
                        None => Consequence::Happened(decided.into_events()),
                        Some(cards) => match G::draw_all_instead(&self.state, decided.into_events(), cards) {
                            Ok(events) => Consequence::Happened(events),
                            Err(sentence) => Consequence::Impossible(sentence),
                        },
                    },
                }
            }
        }
    }

    fn view(&self, eyes: Eyes) -> Value {
        json(&G::view(&self.state, eyes))
    }

    fn views(&self) -> Vec<Seen> {
        let everyone = Seen { by: None, view: self.view(Eyes::Everyone) };
        let seats = Seat::first(self.seats);
        let seats = seats.map(|seat| Seen { by: Some(seat), view: self.view(Eyes::Seat(seat)) });
        std::iter::once(everyone).chain(seats).collect()
    }

    fn ending(&self) -> Ending {
        Ending {
            outcome: G::outcome(&G::view(&self.state, Eyes::Everyone)),
            waiting_on: G::waiting_on(&self.state).iter().collect(),
        }
    }
}

/// Everything about a step that is not as the file expects. There is no game when even its opening was
/// refused.
fn compare<G: RefereedGame>(
    bench: Option<&Bench<'_, G>>,
    step: &Step<G>,
    consequence: &Consequence<G>,
) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let refusal_expected = step.expectations.iter().any(|one| matches!(one.what, What::Refused(_)));
    match consequence {
        Consequence::Refused(refusal) if !refusal_expected => {
            let Refused { reason, sentence } = refused(refusal);
            complaints.push(Complaint::new(step.line, format!("refused, because {sentence} ({reason})")));
        }
        Consequence::Impossible(sentence) => complaints.push(Complaint::new(step.line, sentence)),
        Consequence::Refused(_) | Consequence::Happened(_) => {}
    }
    let found = step.expectations.iter().filter_map(|expectation| {
        let sentence = disappointed(bench, &expectation.what, consequence)?;
        Some(Complaint::new(expectation.line, sentence))
    });
    complaints.extend(found);
    complaints
}

/// How the expectation is not met, if it is not.
fn disappointed<G: RefereedGame>(
    bench: Option<&Bench<'_, G>>,
    what: &What,
    consequence: &Consequence<G>,
) -> Option<String> {
    match what {
        What::Refused(reason) => match consequence {
            Consequence::Refused(refusal) if refused(refusal).reason == *reason => None,
            Consequence::Refused(refusal) => {
                Some(format!("refused for the reason {}, not {reason}", refused(refusal).reason))
            }
            Consequence::Happened(_) => Some(format!("accepted, not refused for the reason {reason}")),
            Consequence::Impossible(_) => None,
        },
        What::Events(expected) => {
            let events = match consequence {
                Consequence::Happened(events) => events.iter().map(json).collect(),
                Consequence::Refused(_) | Consequence::Impossible(_) => Vec::new(),
            };
            difference("events", expected, &Value::Array(events))
        }
        What::View { eyes, view } => {
            let actual = bench?.view(eyes.map_or(Eyes::Everyone, Eyes::Seat));
            difference("view", view, &actual)
        }
        What::Outcome(expected) => difference("outcome", expected, &json(&bench?.ending().outcome)),
    }
}

fn refused<R: std::error::Error + serde::Serialize>(refusal: &R) -> Refused {
    // Every game's refusals carry their name in this field.
    let reason = json(refusal)["reason"].as_str().unwrap_or_default().to_owned();
    Refused { reason, sentence: refusal.to_string() }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what the rules say is plain data")
}
