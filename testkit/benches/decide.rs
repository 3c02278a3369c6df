//! How many commands a second one core decides in random play: what everybody at the table sees and chooses,
//! the decision and its fold are all in it. The goal is 100,000.

use std::time::{Duration, Instant};

use bots::Player;
use rules::{
    Eyes, Seat, colours::Colours, happiness::Happiness, personality::Personality, preference::Preference,
};
use testkit::{Seeded, Trial};

/// Long enough for a steady figure, short enough to be run often. The tests start benches too, without this
/// word: then a game or two will do.
fn time() -> Duration {
    Duration::from_millis(if std::env::args().any(|word| word == "--bench") { 3000 } else { 10 })
}
const SEATS: usize = 4;

fn main() {
    measure::<Happiness>();
    measure::<Preference>();
    measure::<Colours>();
    measure::<Personality>();
}

fn measure<G: Trial>() {
    let mut chance = Seeded::new(1);
    let (mut games, mut commands, mut deciding) = (0u64, 0u64, Duration::ZERO);
    let (time, start) = (time(), Instant::now());
    while start.elapsed() < time {
        let mut state = G::opening(&G::Options::default(), &G::usual_seating(SEATS), G::supply());
        while let Some(seat) = any_waited_for::<G>(&state, &mut chance) {
            let view = G::view(&state, Eyes::Seat(seat));
            let Some(command) = G::RandomPlayer::default().choose(&view, &mut chance) else { continue };
            let before = Instant::now();
            let decided = G::decide(&state, seat, &command, &mut chance).expect("the view allows it");
            decided.fold_into(&mut state, G::evolve);
            deciding += before.elapsed();
            commands += 1;
        }
        games += 1;
    }
    let per_second = |time: Duration| commands as f64 / time.as_secs_f64();
    println!("{}, {SEATS} seats: {games} games, {commands} commands on one core", G::KIND);
    println!("  seen, chosen, decided and folded: {:>12.0} commands/s", per_second(start.elapsed()));
    println!("  decided and folded alone:         {:>12.0} commands/s", per_second(deciding));
}

fn any_waited_for<G: Trial>(state: &G::State, chance: &mut Seeded) -> Option<Seat> {
    chance.pick(G::waiting_on(state).iter())
}
