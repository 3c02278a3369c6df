//! What is measured, and how much of it.

use std::time::Duration;

use rules::GameKind;

use crate::{Outcome, drive::Span, face::Face, people::Evening, tape::Length};

/// How much is measured.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) length: Length,
    pub(crate) busy_tables: &'static [u64],
    pub(crate) rounds: usize,
    pub(crate) span: Span,
    /// Somebody does something at every table so often where tables are paced.
    pub(crate) pace: Duration,
    pub(crate) idle_tables: u64,
    pub(crate) stored_tables: u64,
    pub(crate) starts: usize,
    pub(crate) sleep: Sleep,
    pub(crate) evening: Evening,
    /// How long a profiler looks at a face.
    pub(crate) profiled: Duration,
}

/// Whether the two minutes are waited for after which tables leave memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sleep {
    Awaited,
    LeftOut,
}

const PEOPLES_PACE: Duration = Duration::from_secs(5);

const FULL: Plan = Plan {
    length: Length { tapes: 8, deeds: 1000 },
    busy_tables: &[100, 500],
    rounds: 3,
    span: Span { warm_up: Duration::from_millis(700), measured: Duration::from_secs(3) },
    pace: Duration::from_millis(500),
    idle_tables: 1000,
    stored_tables: 100_000,
    starts: 3,
    sleep: Sleep::Awaited,
    evening: Evening {
        tables: 1000,
        pace: PEOPLES_PACE,
        span: Span { warm_up: PEOPLES_PACE, measured: Duration::from_secs(60) },
    },
    profiled: Duration::from_secs(10),
};

const QUICK: Plan = Plan {
    length: Length { tapes: 4, deeds: 500 },
    busy_tables: &[100],
    rounds: 1,
    span: Span { warm_up: Duration::from_millis(500), measured: Duration::from_millis(1500) },
    pace: Duration::from_millis(500),
    idle_tables: 200,
    stored_tables: 10_000,
    starts: 1,
    sleep: Sleep::LeftOut,
    evening: Evening {
        tables: 200,
        pace: PEOPLES_PACE,
        span: Span { warm_up: PEOPLES_PACE, measured: Duration::from_secs(10) },
    },
    profiled: Duration::from_secs(3),
};

/// For the tests: everything once, as small as it can be.
const TRIAL: Plan = Plan {
    length: Length { tapes: 2, deeds: 1 },
    busy_tables: &[3],
    rounds: 1,
    span: Span { warm_up: Duration::from_millis(20), measured: Duration::from_millis(250) },
    pace: Duration::from_millis(50),
    idle_tables: 4,
    stored_tables: 50,
    starts: 1,
    sleep: Sleep::LeftOut,
    evening: Evening {
        tables: 5,
        pace: Duration::from_millis(100),
        span: Span { warm_up: Duration::from_millis(100), measured: Duration::from_millis(500) },
    },
    profiled: Duration::from_secs(1),
};

/// What was asked for on the command line.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) plan: Plan,
    pub(crate) games: Vec<GameKind>,
    pub(crate) faces: Vec<Face>,
    pub(crate) part: Part,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// All but the evening and the profile.
    Figures,
    /// Busy tables alone, because games or faces were named.
    Busy,
    People,
    Profile,
    /// Everything but the profile, for the tests.
    Trial,
}

pub(crate) const USAGE: &str = "\
  --game GAME    only this game, as often as needed
  --face FACE    only api, page, raw-api or raw-page, as often as needed
  --quick        less of everything
  --people       a thousand tables with a stage at the pace of people, instead of the rest
  --tables COUNT so many of them
  --profile      where the CPU goes, through the API and to pages, instead of the rest";

impl Order {
    /// What these words ask for. `cargo test` starts this program without `--bench`, and wants no figures.
    pub(crate) fn read(words: &[String]) -> Outcome<Order> {
        let has = |word: &str| words.iter().any(|known| known == word);
        if !has("--bench") {
            let (games, faces) = (GameKind::ALL.to_vec(), Face::ALL.to_vec());
            return Ok(Order { plan: TRIAL, games, faces, part: Part::Trial });
        }
        let mut plan = if has("--quick") { QUICK } else { FULL };
        let (mut games, mut faces) = (Vec::new(), Vec::new());
        let mut words = words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a name\n{USAGE}"));
            match word {
                "--game" => games.push(value()?.parse()?),
                "--tables" => plan.evening.tables = value()?.parse()?,
                "--face" => {
                    let slug = value()?;
                    let face = Face::ALL.into_iter().find(|face| face.slug() == slug);
                    faces.push(face.ok_or_else(|| format!("there is no face {slug}\n{USAGE}"))?);
                }
                "--bench" | "--quick" | "--people" | "--profile" => {}
                word => return Err(format!("{word} means nothing here\n{USAGE}").into()),
            }
        }
        let part = if has("--people") {
            Part::People
        } else if has("--profile") {
            Part::Profile
        } else if games.is_empty() && faces.is_empty() {
            Part::Figures
        } else {
            Part::Busy
        };
        if games.is_empty() {
            games = GameKind::ALL.to_vec();
        }
        if faces.is_empty() {
            faces = match part {
                Part::Profile | Part::People => vec![Face::Api, Face::Page],
                _ => Face::ALL.to_vec(),
            };
        }
        Ok(Order { plan, games, faces, part })
    }
}
