//! `likeness simulate`: programs play many games, and the sums say what to expect.

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use indicatif::{ProgressBar, ProgressStyle};
use rules::{GameKind, match_game};
use serde_json::Value;
use simulation::{Kind, Players, Setting, SimulatedGame, Summary, counted, option};

use crate::failure::Failure;

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness simulate happiness
  likeness simulate happiness --games 10000 --seats 6 --seed 7 --threads 2
  likeness simulate happiness --players sharp --option cards=7 --option help=one_face_up
  likeness simulate preference --seats 3 --players sharp,easy,random
  likeness simulate preference --seats 6 --players normal --option board=short
  likeness simulate colours --seats 5 --option goal=20 --option counts=outcome_only
  likeness simulate personality --seats 5 --option board=short
  likeness simulate image --players sharp,normal,random,random

Players are random (without any thought), easy, normal or sharp. From game to game everybody moves on by one \
seat, so that nobody
profits from where they sit. What was found about each game's balance is in docs/balance.

The same game, seed, seats, players and options always give the same summary, however many threads play; \
only the speed
differs.";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Which game
    #[arg(value_parser = PossibleValuesParser::new(GameKind::ALL.map(GameKind::slug))
        .try_map(|slug| slug.parse::<GameKind>()))]
    game: GameKind,
    /// How many games are played
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1000,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    games: u64,
    /// How many seats each of them has
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    seats: usize,
    /// Who plays: random, easy, normal or sharp, one for all seats or a list with one for each
    #[arg(long, value_name = "KINDS", default_value_t = Players::all(Kind::Random))]
    players: Players,
    /// What decides every draw and every choice
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A house rule, such as cards=7; may be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, Value)>,
    /// How many threads play
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(1..)
    )]
    threads: u8,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let setting = Setting {
        game: arguments.game,
        seats: arguments.seats,
        players: arguments.players.clone(),
        options: arguments.options.iter().cloned().collect(),
        seed: arguments.seed,
    };
    let began = Instant::now();
    let bar = ProgressBar::new(arguments.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
            .expect("the template is sound"),
    );
    let played = setting.play(arguments.games, arguments.threads, |games| bar.inc(games));
    bar.finish_and_clear();
    let summary = played.map_err(|trouble| Failure::failed(&trouble))?;
    print(arguments, &summary, began.elapsed())
}

fn print(arguments: &Arguments, summary: &Summary, took: Duration) -> Result<(), Failure> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    let Arguments { game, games, seats, seed, threads, .. } = *arguments;
    let (title, games) = (match_game!(game, G => G::TITLE), counted(games as usize, "game"));
    writeln!(stdout, "{title}: {games} of {seats} seats, seed {seed}")?;
    writeln!(stdout, "players: {}\n\n{summary}", arguments.players)?;
    let speed = summary.commands() / took.as_secs_f64().max(f64::EPSILON);
    let threads = counted(usize::from(threads), "thread");
    writeln!(stdout, "speed: {speed:.0} commands a second with {threads}")?;
    Ok(stdout.flush()?)
}
