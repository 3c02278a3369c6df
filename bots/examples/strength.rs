//! How well bots play: each level against random play and against the others, and whether they are as right as they think.
//!
//! `cargo run --release -p bots --example strength -- 1000 colours 4` plays so many of each kind of this game with so many
//! seats; without a game all of them, without seats three.

use bots::{Belief, Character, Level, Player, Seeded, calibration, play};
use decks::{Choice, Decks};
use rules::{
    Eyes, Game, GameKind, Seat, SeatSet, colours, colours::Colours, happiness::Happiness, image,
    image::Image, personality, personality::Personality, preference, preference::Preference,
};
use testkit::Trial;

/// More than the longest honest game takes.
const MOST_COMMANDS: usize = 20_000;
/// As many as let every game be played without teams.
const SEATS: usize = 3;
/// A bin of fewer beliefs says nothing.
const LEAST_BELIEFS: u32 = 100;

/// Who sits at a table.
#[derive(Clone, Copy)]
enum Who {
    Random,
    Bot(Level),
}

/// A game whose players can be told apart by how well they do.
trait Contest: Trial {
    fn player(who: Who, seed: u64) -> Box<dyn Player<Self>>;
    /// The cards that people play with.
    fn real_cards() -> Self::Supply;
    /// Who has won; everybody shares what is won together.
    fn winners(state: &Self::State) -> SeatSet;
}

macro_rules! contest {
    ($game:ident, $folder:ident, $cards:expr, $winners:expr) => {
        impl Contest for $game {
            fn player(who: Who, seed: u64) -> Box<dyn Player<Self>> {
                match who {
                    Who::Random => Box::new(bots::$folder::RandomPlayer),
                    Who::Bot(level) => Box::new(bots::$folder::Bot::new(Character::new(seed, level))),
                }
            }

            fn real_cards() -> Self::Supply {
                let cards: fn(<$game as Game>::Options) -> Self::Supply = $cards;
                cards(Default::default())
            }

            fn winners(state: &Self::State) -> SeatSet {
                let winners: fn(<$game as Game>::View) -> SeatSet = $winners;
                winners(<$game as Game>::view(state, Eyes::Everyone))
            }
        }
    };
}

/// The embedded cards of a game with its usual sets.
macro_rules! embedded {
    ($folder:ident) => {
        |options| {
            let choice = Choice::of(&options.sets, options.rating);
            Decks::embedded().$folder(&choice, None).expect("the usual sets are there")
        }
    };
}

contest!(Happiness, happiness, embedded!(happiness), |_| SeatSet::EMPTY);
contest!(Preference, preference, embedded!(preference), |view| match view.phase {
    preference::PhaseView::Over { winner: Some(team), .. } => view.pieces[team.index()].members,
    _ => SeatSet::EMPTY,
});
contest!(Colours, colours, embedded!(colours), |view| match view.phase {
    colours::PhaseView::Over { winners, .. } => winners,
    _ => SeatSet::EMPTY,
});
contest!(Personality, personality, embedded!(personality), |view| match view.phase {
    personality::PhaseView::Over { winners, .. } => winners,
    _ => SeatSet::EMPTY,
});
contest!(Image, image, |_| image::Supply { cards: almanac::deck() }, |view| match view.phase {
    image::PhaseView::Over { winners, .. } => winners,
    _ => SeatSet::EMPTY,
});

/// So many games of so many seats.
#[derive(Clone, Copy)]
struct Series {
    games: u64,
    seats: usize,
}

impl Series {
    /// Plays the games, the first kind of player on one seat in turn and the second on the others, and says which share of
    /// the wins the first had, with half the width of its interval of confidence of 95 %.
    fn contest<G: Contest>(
        self,
        one: Who,
        others: Who,
        mut see: impl FnMut(&G::State, &[Belief]),
    ) -> (f64, f64) {
        let (mut won, mut squares) = (0.0, 0.0);
        for number in 0..self.games {
            let seed = Seeded::nth(number, 77);
            let state = G::opening(&G::Options::default(), &G::usual_seating(self.seats), G::real_cards());
            let its_seat = Seat((number % self.seats as u64) as u8);
            let who = |seat: Seat| if seat == its_seat { one } else { others };
            let mut players: Vec<Box<dyn Player<G>>> = Seat::first(self.seats)
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
                let share = 1.0 / winners.len() as f64;
                won += share;
                squares += share * share;
            }
            let beliefs: Vec<Belief> = players.iter().flat_map(|player| player.beliefs().to_vec()).collect();
            see(&end, &beliefs);
        }
        let games = self.games as f64;
        let mean = won / games;
        (mean, 1.96 * ((squares / games - mean * mean) / games).sqrt())
    }

    fn report<G: Contest>(self) {
        println!(
            "{} of {} seats: {:.0} % of the wins is even",
            G::KIND,
            self.seats,
            100.0 / self.seats as f64
        );
        let show = |(share, half): (f64, f64)| format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * half);
        for level in Level::ALL {
            let share = self.contest::<G>(Who::Bot(level), Who::Random, |_, _| {});
            println!("  {level} among random players wins {}", show(share));
        }
        for [one, others] in
            [[Level::Normal, Level::Easy], [Level::Sharp, Level::Normal], [Level::Sharp, Level::Easy]]
        {
            let share = self.contest::<G>(Who::Bot(one), Who::Bot(others), |_, _| {});
            println!("  {one} among {others} ones wins {}", show(share));
        }
        for level in Level::ALL {
            for others in [Who::Bot(level), Who::Random] {
                let mut all: Vec<Belief> = Vec::new();
                self.contest::<G>(Who::Bot(level), others, |_, beliefs| all.extend(beliefs));
                let among = if matches!(others, Who::Random) { "random ones" } else { "its like" };
                show_calibration(&format!("{level} among {among}"), all);
            }
        }
    }

    /// Happiness is won or lost together: by how many points.
    fn report_happiness(self) {
        println!("happiness: points of a table for each game, and those of a blind one and a perfect one");
        for who in [Who::Random, Who::Bot(Level::Easy), Who::Bot(Level::Normal), Who::Bot(Level::Sharp)] {
            let (mut points, mut squares, mut perfect, mut blind) = (0.0, 0.0, 0.0, 0.0);
            let mut all: Vec<Belief> = Vec::new();
            self.contest::<Happiness>(who, who, |end, beliefs| {
                let score = Happiness::view(end, Eyes::Everyone).score;
                points += f64::from(score.points);
                squares += f64::from(score.points * score.points);
                perfect += f64::from(score.perfect);
                blind += score.blind;
                all.extend(beliefs);
            });
            let name = match who {
                Who::Random => "random".to_owned(),
                Who::Bot(level) => level.to_string(),
            };
            let each = |sum: f64| sum / self.games as f64;
            let half = 1.96 * ((each(squares) - each(points).powi(2)) / self.games as f64).sqrt();
            println!(
                "  {name}: {:.2} ± {half:.2} of {:.0}, blind {:.2}",
                each(points),
                each(perfect),
                each(blind)
            );
            show_calibration(&name, all);
        }
    }
}

fn show_calibration(who: &str, beliefs: Vec<Belief>) {
    print!("  {who} holds likely, and is right:");
    for bin in calibration(beliefs, 10).into_iter().filter(|bin| bin.beliefs >= LEAST_BELIEFS) {
        print!(" {:.0}/{:.0} ({})", 100.0 * bin.held, 100.0 * bin.came_true, bin.beliefs);
    }
    println!();
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let only: Option<GameKind> = arguments.next().and_then(|game| game.parse().ok());
    let seats = arguments.next().and_then(|seats| seats.parse().ok()).unwrap_or(SEATS);
    let series = Series { games, seats };
    for kind in GameKind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind)) {
        match kind {
            GameKind::Happiness => series.report_happiness(),
            GameKind::Preference => series.report::<Preference>(),
            GameKind::Colours => series.report::<Colours>(),
            GameKind::Personality => series.report::<Personality>(),
            GameKind::Image => series.report::<Image>(),
        }
    }
}
