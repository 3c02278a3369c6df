//! What is tried.

use std::thread;

use bots::Seeded;

use crate::{
    people::Acquaintance,
    random_play::thoughtless,
    ranges::{Ranges, ranges},
    trial::{GAMES, Trial, made_up},
};

/// Every number of the report follows from this one.
const SEED: u64 = 19;

/// How many evenings each number is drawn from unless the command says otherwise.
pub(crate) const EVENINGS: u64 = 2000;

/// Tables of so many people.
pub(crate) const PEOPLE: [usize; 4] = [3, 4, 5, 6];

/// Whole games of the rules take longer: of them there are fewer by so much.
const PLAYED: u64 = 10;

/// So many hits of so many.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Rate {
    pub(crate) hits: u64,
    pub(crate) of: u64,
}

impl Rate {
    pub(crate) fn of(all: impl IntoIterator<Item = bool>) -> Rate {
        all.into_iter()
            .fold(Rate::default(), |rate, hit| Rate { hits: rate.hits + u64::from(hit), of: rate.of + 1 })
    }

    pub(crate) fn share(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.hits as f64 / self.of as f64 }
    }
}

/// What was held likely, by tenths, and what came true.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tenth {
    pub(crate) held: f64,
    pub(crate) true_: u64,
    pub(crate) count: u64,
}

/// All that the report needs.
#[derive(Debug)]
pub(crate) struct Study {
    pub(crate) evenings: u64,
    /// Evenings of strangers that claimed anything, by how many people there were.
    pub(crate) strangers: Vec<(usize, Rate)>,
    /// Those that would have, had every number been taken for itself.
    pub(crate) careless: Rate,
    /// The same of whole games, played without thought.
    pub(crate) thoughtless: Rate,
    /// Where some know some: claims that are so, at the ends of games and of pairs.
    pub(crate) at_ends: Rate,
    pub(crate) of_pairs: Rate,
    /// How many of the pairs that know something were told.
    pub(crate) pairs_told: Vec<(Acquaintance, Rate)>,
    /// Evenings that had told that anything is known after so many games.
    pub(crate) told_after: Vec<(Acquaintance, Vec<Rate>)>,
    pub(crate) tenths: [Tenth; 10],
    pub(crate) ranges: Vec<Ranges>,
}

impl Study {
    pub(crate) fn of(evenings: u64) -> Study {
        let made_up = |people: usize, acquaintance: Acquaintance, seed: u64| {
            many(evenings, SEED + seed, |seed| made_up(people, acquaintance, seed))
        };
        let strangers = PEOPLE.map(|people| made_up(people, Acquaintance::Strangers, people as u64));
        let some: Vec<Trial> = PEOPLE
            .iter()
            .flat_map(|people| made_up(*people, Acquaintance::Some, 10 + *people as u64))
            .collect();
        let friends: Vec<Trial> = PEOPLE
            .iter()
            .flat_map(|people| made_up(*people, Acquaintance::Friends, 20 + *people as u64))
            .collect();
        let played = many(evenings / PLAYED, SEED + 30, |seed| {
            thoughtless(PEOPLE[(seed % PEOPLE.len() as u64) as usize], seed)
        });
        let claimed = |trials: &[Trial]| Rate::of(trials.iter().map(|trial| trial.claimed));
        let strangers_of: Vec<(usize, Rate)> =
            PEOPLE.iter().zip(&strangers).map(|(people, trials)| (*people, claimed(trials))).collect();
        let careless = strangers.iter().flatten().map(|trial| trial.claimed_carelessly);
        let careless = Rate::of(careless);
        Study {
            evenings,
            careless,
            strangers: strangers_of,
            thoughtless: claimed(&played),
            at_ends: Rate::of(some.iter().flat_map(|trial| trial.at_ends.iter().copied())),
            of_pairs: Rate::of(some.iter().flat_map(|trial| trial.of_pairs.iter().copied())),
            pairs_told: [(Acquaintance::Some, &some), (Acquaintance::Friends, &friends)]
                .map(|(acquaintance, trials)| (acquaintance, pairs_told(trials)))
                .to_vec(),
            told_after: vec![
                (Acquaintance::Strangers, told_after(&strangers.into_iter().flatten().collect::<Vec<_>>())),
                (Acquaintance::Some, told_after(&some)),
                (Acquaintance::Friends, told_after(&friends)),
            ],
            tenths: tenths(&some),
            ranges: ranges(evenings, SEED),
        }
    }
}

/// Plays as many evenings as told, on all cores; the same whichever core plays which.
fn many(evenings: u64, seed: u64, play: impl Fn(u64) -> Trial + Sync) -> Vec<Trial> {
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let play = &play;
    thread::scope(|scope| {
        let share = |thread: u64| {
            let numbers = evenings * thread / threads..evenings * (thread + 1) / threads;
            scope.spawn(move || numbers.map(|number| play(Seeded::nth(seed, number))).collect::<Vec<_>>())
        };
        let shares: Vec<_> = (0..threads).map(share).collect();
        shares.into_iter().flat_map(|share| share.join().expect("no evening fails")).collect()
    })
}

/// Of all pairs that know something, those that were told.
fn pairs_told(trials: &[Trial]) -> Rate {
    let known = trials.iter().flat_map(|trial| &trial.held).filter(|(_, truth)| *truth).count() as u64;
    let told = trials.iter().flat_map(|trial| &trial.of_pairs).filter(|truth| **truth).count() as u64;
    Rate { hits: told, of: known }
}

fn told_after(trials: &[Trial]) -> Vec<Rate> {
    let by = |games: usize| {
        Rate::of(trials.iter().map(|trial| trial.told_after.is_some_and(|after| after <= games)))
    };
    (1..=*GAMES.end()).map(by).collect()
}

fn tenths(trials: &[Trial]) -> [Tenth; 10] {
    let mut tenths = [Tenth::default(); 10];
    for (held, truth) in trials.iter().flat_map(|trial| &trial.held) {
        let tenth = &mut tenths[((held * 10.0) as usize).min(9)];
        tenth.held += held;
        tenth.true_ += u64::from(*truth);
        tenth.count += 1;
    }
    tenths
}

#[cfg(test)]
mod tests {
    use insight::{DOUBT, Player};
    use rules::GameKind;

    use super::*;
    use crate::random_play::game;

    #[test]
    fn strangers_hardly_ever_claim_anything() {
        let trials = many(400, 1, |seed| made_up(3 + (seed % 4) as usize, Acquaintance::Strangers, seed));
        let Rate { hits, of } = Rate::of(trials.iter().map(|trial| trial.claimed));
        assert!(hits as f64 <= DOUBT * of as f64, "{hits} of {of}");
        let careless = Rate::of(trials.iter().map(|trial| trial.claimed_carelessly));
        assert!(careless.share() > 3.0 * DOUBT, "without care there is something to find: {careless:?}");
    }

    #[test]
    fn whole_games_of_the_thoughtless_claim_hardly_anything() {
        let trials = many(60, 6, |seed| thoughtless(3 + (seed % 4) as usize, seed));
        let claimed = Rate::of(trials.iter().map(|trial| trial.claimed));
        assert!(claimed.hits <= 3, "{claimed:?}");
    }

    #[test]
    fn friends_are_found_out_and_what_is_claimed_of_some_is_mostly_so() {
        let friends = many(60, 2, |seed| made_up(4, Acquaintance::Friends, seed));
        let told = Rate::of(friends.iter().map(|trial| trial.told_after.is_some()));
        assert!(told.share() > 0.8, "{told:?}");
        let some = many(100, 3, |seed| made_up(4, Acquaintance::Some, seed));
        let so = Rate::of(some.iter().flat_map(|trial| trial.of_pairs.iter().chain(&trial.at_ends).copied()));
        assert!(so.of > 20 && so.share() > 0.9, "{so:?}");
    }

    #[test]
    fn what_is_held_likely_comes_true_about_as_often() {
        let some = many(300, 4, |seed| made_up(4, Acquaintance::Some, seed));
        for Tenth { held, true_, count } in tenths(&some).into_iter().filter(|tenth| tenth.count > 100) {
            let (held, came_true) = (held / count as f64, true_ as f64 / count as f64);
            assert!((held - came_true).abs() < 0.2, "{held:.2} came true {came_true:.2} of the time");
        }
    }

    /// Whatever thoughtless players make of the rules, the end of it can be read, and everybody who did
    /// anything has an award.
    #[test]
    fn the_end_of_every_game_can_be_read() {
        for kind in GameKind::ALL {
            for seed in 0..3 {
                let players = [Player::person(1), Player::person(2), Player::person(3), Player::bot(4)];
                let game = game(kind, 1, &players, seed);
                assert_eq!(game.record.as_ref().err(), None, "{kind} {seed}");
                let awarded: Vec<u16> = insight::awards(&game).iter().map(|award| award.who.0).collect();
                assert_eq!(awarded, [1, 2, 3], "{kind} {seed}");
            }
        }
    }
}
