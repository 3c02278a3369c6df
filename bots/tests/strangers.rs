//! What bots make of names at IMAGE that nobody has heard of (IM-16, IM-18).

use bots::{BotGame, Character, Level, Player, Seeded, image::RandomPlayer, play_watched};
use rules::{
    Eyes, Game, Seat,
    image::{Event, Image, Options, Ruling, State, Supply},
};

/// Whoever bluffs now and then, and whoever plays against them.
const BLUFFER: Seat = Seat(0);
/// More than the longest game takes.
const MOST_COMMANDS: usize = 6_000;
const GAMES: u64 = 8;

/// What came of games against somebody who bluffs.
#[derive(Debug, Default)]
struct Bluffs {
    /// How many images the bluffer has kept under a name that the almanac does not know.
    kept: usize,
    /// How often the bot was right to challenge, and wrong.
    right: usize,
    wrong: usize,
    /// What its challenges have cost the bluffer, less what they have brought.
    cost: i16,
}

fn bluffs(level: Level) -> Bluffs {
    let mut bluffs = Bluffs::default();
    for seed in 0..GAMES {
        let supply = Supply { cards: almanac::deck() };
        let state = Image::opening(&Options::default(), &Image::usual_seating(2), supply);
        let bot = Image::bot(Character::new(seed, level), almanac::Almanac::embedded());
        let mut players: Vec<Box<dyn Player<Image>>> = vec![Box::new(RandomPlayer), Box::new(bot)];
        let mut by_bot = false;
        let watch = |events: &[Event], _: &State| {
            for event in events {
                match event {
                    Event::TurnChallenged { challenger, .. } => by_bot = *challenger != BLUFFER,
                    Event::ChallengeSettled { settlement, .. } if by_bot => {
                        bluffs.cost -= settlement.points;
                        match settlement.ruling {
                            Ruling::Upheld => bluffs.right += 1,
                            Ruling::NotUpheld => bluffs.wrong += 1,
                        }
                    }
                    _ => {}
                }
            }
        };
        let over =
            play_watched(state, &mut players, watch, MOST_COMMANDS, &mut Seeded::new(seed)).expect("it ends");
        let view = Image::view(&over, Eyes::Everyone);
        let taken = &view.players[BLUFFER.index()].taken;
        bluffs.kept += taken.iter().filter(|taken| taken.claim.key.is_none()).count();
    }
    bluffs
}

/// IM-18: with two players, one of them a bot, an invented name is challenged and does not get away. IM-19,
/// IM-20: challenging pays: it costs the bluffer more than the 6 points of an image under way.
#[test]
fn an_invented_name_is_punished_by_one_bot() {
    for level in [Level::Normal, Level::Sharp] {
        let Bluffs { kept, right, wrong, cost } = bluffs(level);
        assert_eq!((kept, wrong), (0, 0), "{level}");
        assert!(right > 5, "{level}: {right}");
        assert!(cost > 6 * right as i16, "{level}: {right} challenges cost {cost}");
    }
}

/// Whoever is new may name somebody whom only they know. What fits nobody is challenged all the same, and
/// that is seldom wrong.
#[test]
fn easy_bots_believe_what_they_are_told() {
    let bluffs = bluffs(Level::Easy);
    assert!(bluffs.kept > 5 && bluffs.right > 5 * bluffs.wrong, "{bluffs:?}");
}
