//! `likeness simulate`: programs play many games, and the sums say what to expect.

mod play;
mod summary;

use std::{
    io::{self, Write},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use decks::Decks;
use indicatif::{ProgressBar, ProgressStyle};
use rules::GameKind;
use serde_json::{Map, Value};

use crate::{
    failure::Failure,
    games::{self, Errand, Staged, counted},
};
use play::Plan;
use summary::Summary;

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness simulate happiness
  likeness simulate happiness --games 10000 --seats 6 --seed 7 --threads 2
  likeness simulate happiness --option cards=7 --option help=one_face_up --option turns_each=2
  likeness simulate preference --seats 6 --option board=short
  likeness simulate colours --seats 5 --option goal=20 --option counts=outcome_only
  likeness simulate personality --seats 5 --option board=short

The same game, seed, seats and options always give the same summary, however many threads play; only the speed differs.";

/// Games are handed to threads in lots of this size. Fixed, because sums are added up lot by lot: in another order they
/// would be rounded differently.
const LOT: u64 = 64;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Which game
    #[arg(value_parser = PossibleValuesParser::new(GameKind::ALL.map(GameKind::slug))
        .try_map(|slug| slug.parse::<GameKind>()))]
    game: GameKind,
    /// How many games are played
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many seats each of them has
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    seats: usize,
    /// What decides every draw and every choice
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A house rule, such as cards=7; may be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE", value_parser = parse_option)]
    options: Vec<(String, Value)>,
    /// How many threads play
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    threads: u8,
}

/// The value is JSON where it can be read as such, and otherwise a word.
fn parse_option(text: &str) -> Result<(String, Value), &'static str> {
    let (name, value) = text.split_once('=').ok_or("write a name, = and a value, such as cards=7")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok((name.to_owned(), value))
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    games::send(arguments.game, Simulation(arguments))
}

struct Simulation<'a>(&'a Arguments);

impl Errand for Simulation<'_> {
    type Answer = Result<(), Failure>;

    fn run<G: Staged>(self) -> Self::Answer {
        let Simulation(arguments) = self;
        let plan = plan::<G>(arguments)?;
        let began = Instant::now();
        let summary = play_all(&plan, arguments)?;
        print::<G>(arguments, &summary, began.elapsed())
    }
}

fn plan<G: Staged>(arguments: &Arguments) -> Result<Plan<G>, Failure> {
    let Arguments { seats, seed, .. } = *arguments;
    let chosen: Map<String, Value> = arguments.options.iter().cloned().collect();
    let options: G::Options = serde_json::from_value(Value::Object(chosen))
        .map_err(|error| Failure::Failed(format!("{} has no such options: {error}", G::TITLE)))?;
    let supply = G::supply(&options, Decks::embedded()).map_err(|unknown| Failure::failed(&unknown))?;
    let seating = G::usual_seating(seats);
    G::admit(&options, &seating, &supply).map_err(|refusal| Failure::failed(&refusal))?;
    Ok(Plan { options, seating, supply, seed })
}

/// Threads take lots in order, so the first fault is the first by number, too.
fn play_all<G: Staged>(plan: &Plan<G>, arguments: &Arguments) -> Result<Summary, Failure> {
    let games = arguments.games;
    let bar = ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .expect("the template is sound"),
    );
    let next = AtomicU64::new(0);
    let faulty = AtomicBool::new(false);
    let lots = Mutex::new(Vec::new());
    let work = || {
        while !faulty.load(Ordering::Relaxed) {
            let lot = next.fetch_add(1, Ordering::Relaxed);
            let first = lot * LOT;
            if first >= games {
                break;
            }
            let numbers = first..games.min(first + LOT);
            bar.inc(numbers.end - numbers.start);
            let summary = play_lot(plan, numbers);
            faulty.fetch_or(summary.is_err(), Ordering::Relaxed);
            lots.lock().unwrap_or_else(PoisonError::into_inner).push((lot, summary));
        }
    };
    thread::scope(|scope| {
        for _ in 1..arguments.threads {
            scope.spawn(work);
        }
        work();
    });
    bar.finish_and_clear();
    let mut lots = lots.into_inner().unwrap_or_else(PoisonError::into_inner);
    lots.sort_by_key(|(lot, _)| *lot);
    lots.into_iter().try_fold(Summary::default(), |sum, (_, lot)| Ok(sum.and(lot?)))
}

fn play_lot<G: Staged>(plan: &Plan<G>, numbers: std::ops::Range<u64>) -> Result<Summary, Failure> {
    numbers.map(|number| plan.play(number)).try_fold(Summary::default(), |mut sum, played| {
        sum.add(&played?);
        Ok(sum)
    })
}

fn print<G: Staged>(arguments: &Arguments, summary: &Summary, took: Duration) -> Result<(), Failure> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    let Arguments { games, seats, seed, threads, .. } = *arguments;
    let games = counted(games as usize, "game");
    writeln!(stdout, "{}: {games} of {seats} seats, seed {seed}\n\n{summary}", G::TITLE)?;
    let speed = summary.commands() / took.as_secs_f64().max(f64::EPSILON);
    let threads = counted(usize::from(threads), "thread");
    writeln!(stdout, "speed: {speed:.0} commands a second with {threads}")?;
    Ok(stdout.flush()?)
}
