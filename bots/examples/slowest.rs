//! How long bots think about a move, and look at what others do, at worst and usually; beside players who do
//! not think.
//!
//! `cargo run --release -p bots --example slowest -- 40` plays so many games of each kind and level, over all
//! options and seatings.

use std::{cell::RefCell, rc::Rc, time::Duration};

use bots::{Character, Level, Player, Seeded, play};
use rules::{
    Chance, Game, Seat, colours::Colours, happiness::Happiness, image::Image, personality::Personality,
    preference::Preference,
};
use rustix::time::{ClockId, clock_gettime};
use testkit::Trial;

/// More than the longest honest game takes.
const MOST_COMMANDS: usize = 20_000;

/// A player by whom a clock stands.
struct Timed<P> {
    player: P,
    times: Rc<RefCell<Vec<Duration>>>,
}

impl<G: Game, P: Player<G>> Player<G> for Timed<P> {
    fn choose(&mut self, view: &G::View, chance: &mut dyn Chance) -> Option<G::Command> {
        let begun = now();
        let command = self.player.choose(view, chance);
        self.times.borrow_mut().push(now() - begun);
        command
    }

    fn observe(&mut self, view: &G::View) {
        let begun = now();
        self.player.observe(view);
        self.times.borrow_mut().push(now() - begun);
    }
}

/// The time that this thread has had, whatever else the machine did meanwhile.
fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

/// Times bots of every level, and beside them players who do not think at all.
fn time<G: Trial, P: Player<G> + 'static, R: Player<G> + Default + 'static>(
    games: u64,
    bot: impl Fn(Character) -> P,
) {
    time_one::<G, _>("without a thought", games, |_| R::default());
    for level in Level::ALL {
        time_one::<G, _>(level.slug(), games, |seed| bot(Character::new(seed, level)));
    }
}

fn time_one<G: Trial, P: Player<G> + 'static>(name: &str, games: u64, player: impl Fn(u64) -> P) {
    let times: Rc<RefCell<Vec<Duration>>> = Rc::default();
    let (options, seatings) = (G::every_option(), G::every_seating());
    for seed in 0..games {
        // From the end, where the most cards and the most seats are.
        let options = &options[options.len() - 1 - seed as usize % options.len()];
        let seating = &seatings[seatings.len() - 1 - seed as usize % seatings.len()];
        let state = G::opening(options, seating, G::supply());
        let player = |seat: Seat| -> Box<dyn Player<G>> {
            Box::new(Timed { player: player(Seeded::nth(seed, u64::from(seat.0))), times: Rc::clone(&times) })
        };
        let mut players: Vec<_> = Seat::first(seating.seats()).map(player).collect();
        if let Err(stuck) = play(state, &mut players, MOST_COMMANDS, &mut Seeded::new(seed)) {
            println!("{} {name}: {stuck}", G::KIND);
        }
    }
    let mut times: Vec<Duration> = times.take();
    times.sort_unstable();
    let at = |share: f64| times.get(((times.len() - 1) as f64 * share) as usize).copied().unwrap_or_default();
    println!(
        "{} {name}: half within {:?}, 99 % within {:?}, 99.9 % within {:?}, all {} within {:?}",
        G::KIND,
        at(0.5),
        at(0.99),
        at(0.999),
        times.len(),
        at(1.0)
    );
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    time::<Happiness, _, bots::happiness::RandomPlayer>(games, bots::happiness::Bot::new);
    time::<Preference, _, bots::preference::RandomPlayer>(games, bots::preference::Bot::new);
    time::<Colours, _, bots::colours::RandomPlayer>(games, bots::colours::Bot::new);
    time::<Personality, _, bots::personality::RandomPlayer>(games, bots::personality::Bot::new);
    time::<Image, _, bots::image::RandomPlayer>(games, bots::image::Bot::new);
}
