//! How well bots play: a level against random play, sharp against easy, and whether they are as right as they think.
//!
//! `cargo run --release -p bots --example strength -- 200 colours` plays so many of each kind of this game, or of all.

use bots::{Belief, Character, Level, Player, Seeded, calibration, play};
use rules::{
    Eyes, GameKind, Seat, SeatSet, Seating, colours, colours::Colours, happiness::Happiness, image,
    image::Image, personality, personality::Personality, preference, preference::Preference,
};
use testkit::Trial;

/// More than the longest honest game takes.
const MOST_COMMANDS: usize = 20_000;
/// As many as let every game be played without teams.
const SEATS: usize = 3;

/// Who sits at a table.
#[derive(Clone, Copy)]
enum Who {
    Random,
    Bot(Level),
}

/// A game whose players can be told apart by how well they do.
trait Contest: Trial {
    fn player(who: Who, seed: u64) -> Box<dyn Player<Self>>;
    /// Who has won; everybody shares what is won together.
    fn winners(state: &Self::State) -> SeatSet;
}

macro_rules! contest {
    ($game:ident, $folder:ident, $winners:expr) => {
        impl Contest for $game {
            fn player(who: Who, seed: u64) -> Box<dyn Player<Self>> {
                match who {
                    Who::Random => Box::new(bots::$folder::RandomPlayer),
                    Who::Bot(level) => Box::new(bots::$folder::Bot::new(Character::new(seed, level))),
                }
            }

            fn winners(state: &Self::State) -> SeatSet {
                let winners: fn(<$game as rules::Game>::View) -> SeatSet = $winners;
                winners(<$game as rules::Game>::view(state, Eyes::Everyone))
            }
        }
    };
}

contest!(Happiness, happiness, |_| SeatSet::EMPTY);
contest!(Preference, preference, |view| match view.phase {
    preference::PhaseView::Over { winner: Some(team), .. } => view.pieces[team.index()].members,
    _ => SeatSet::EMPTY,
});
contest!(Colours, colours, |view| match view.phase {
    colours::PhaseView::Over { winners, .. } => winners,
    _ => SeatSet::EMPTY,
});
contest!(Personality, personality, |view| match view.phase {
    personality::PhaseView::Over { winners, .. } => winners,
    _ => SeatSet::EMPTY,
});
contest!(Image, image, |view| match view.phase {
    image::PhaseView::Over { winners, .. } => winners,
    _ => SeatSet::EMPTY,
});

/// Plays so many games, the first kind of player on one seat in turn and the second on the others, and says which share of the
/// wins the first had. Ends with the last state and what all players believed.
fn contest<G: Contest>(one: Who, others: Who, games: u64, mut see: impl FnMut(&G::State, &[Belief])) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let seed = Seeded::nth(number, 77);
        let state = G::opening(&G::Options::default(), &seating::<G>(), G::supply());
        let its_seat = Seat((number % SEATS as u64) as u8);
        let who = |seat: Seat| if seat == its_seat { one } else { others };
        let mut players: Vec<Box<dyn Player<G>>> = Seat::first(SEATS)
            .map(|seat| G::player(who(seat), Seeded::nth(seed, u64::from(seat.0))))
            .collect();
        let end = match play(state, &mut players, G::consult, MOST_COMMANDS, &mut Seeded::new(seed)) {
            Ok(end) => end,
            Err(stuck) => {
                println!("  game {number}: {stuck}");
                continue;
            }
        };
        let winners = G::winners(&end);
        if winners.contains(its_seat) {
            won += 1.0 / winners.len() as f64;
        }
        let beliefs: Vec<Belief> = players.iter().flat_map(|player| player.beliefs().to_vec()).collect();
        see(&end, &beliefs);
    }
    won / games as f64
}

fn seating<G: Contest>() -> Seating {
    G::usual_seating(SEATS)
}

fn report<G: Contest>(games: u64) {
    println!("{}: a third of the wins is even", G::KIND);
    for level in Level::ALL {
        let share = contest::<G>(Who::Bot(level), Who::Random, games, |_, _| {});
        println!("  {level:?} among random players wins {:.0} %", 100.0 * share);
    }
    let share = contest::<G>(Who::Bot(Level::Sharp), Who::Bot(Level::Easy), games, |_, _| {});
    println!("  Sharp among easy ones wins {:.0} %", 100.0 * share);
    for level in Level::ALL {
        let mut all: Vec<Belief> = Vec::new();
        contest::<G>(Who::Bot(level), Who::Bot(level), games, |_, beliefs| all.extend(beliefs));
        print!("  {level:?} holds likely, and is right:");
        for bin in calibration(all, 10).into_iter().filter(|bin| bin.beliefs > 20) {
            print!(" {:.0}/{:.0}", 100.0 * bin.held, 100.0 * bin.came_true);
        }
        println!();
    }
}

/// Happiness is won or lost together: by how many points.
fn report_happiness(games: u64) {
    println!("happiness: points of a table, of how many a perfect one would have, and a blind one");
    for who in [Who::Random, Who::Bot(Level::Easy), Who::Bot(Level::Normal), Who::Bot(Level::Sharp)] {
        let (mut points, mut perfect, mut blind) = (0, 0, 0.0);
        let mut all: Vec<Belief> = Vec::new();
        contest::<Happiness>(who, who, games, |end, beliefs| {
            let view = <Happiness as rules::Game>::view(end, Eyes::Everyone);
            points += view.score.points;
            perfect += view.score.perfect;
            blind += view.score.blind;
            all.extend(beliefs);
        });
        let name = match who {
            Who::Random => "Random".to_owned(),
            Who::Bot(level) => format!("{level:?}"),
        };
        print!("  {name}: {points} of {perfect}, blind {blind:.0}; holds likely, and is right:");
        for bin in calibration(all, 10).into_iter().filter(|bin| bin.beliefs > 20) {
            print!(" {:.0}/{:.0}", 100.0 * bin.held, 100.0 * bin.came_true);
        }
        println!();
    }
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100);
    let only: Option<GameKind> = std::env::args().nth(2).and_then(|game| game.parse().ok());
    for kind in GameKind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind)) {
        match kind {
            GameKind::Happiness => report_happiness(games),
            GameKind::Preference => report::<Preference>(games),
            GameKind::Colours => report::<Colours>(games),
            GameKind::Personality => report::<Personality>(games),
            GameKind::Image => report::<Image>(games),
        }
    }
}
