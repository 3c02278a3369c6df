//! The guess that carries a piece farthest.

use rules::{
    Slot,
    preference::{Guess, Options, Placement, Space, Stake, scoring},
};

use crate::{Forecast, forecast::orders};

/// Four tokens take a piece back four steps at most, so that whoever has come so far can lose every one of
/// them.
pub const CLEAR_OF_START: Space = Space(Options::SECTIONS as u16);

/// What a token is worth in steps that lies right with this chance, to a piece that is clear of Start: 1 or
/// nothing, or when it is doubled 2 or a step back (PP-19).
pub fn worth(p: f64) -> f64 {
    p.max(3.0 * p - 1.0)
}

/// Whether to double a token that lies right with this chance, for a piece that is clear of Start: only then
/// 3p - 1 is more than p.
pub fn stake(p: f64) -> Stake {
    if p > 0.5 { Stake::Doubled } else { Stake::Single }
}

/// The guess that carries a piece farthest on average that stands there. Every one is looked at.
pub fn best_guess(forecast: &Forecast, from: Space) -> Vec<Placement> {
    if from >= CLEAR_OF_START { token_by_token(forecast) } else { near_start(forecast, from) }
}

/// Where every step back counts, what a token is worth depends on its own chance alone.
fn token_by_token(forecast: &Forecast) -> Vec<Placement> {
    let row = forecast.best(worth, 0.0).into_iter().enumerate();
    row.map(|(place, card)| Placement { section: Slot(card), stake: stake(forecast.at(card, place)) })
        .collect()
}

/// PP-20: a wrong double costs nothing to a piece that stands on Start when it is revealed, and whether it
/// does then depends on the tokens before. So the walks of all guesses are compared, over all rankings.
fn near_start(forecast: &Forecast, from: Space) -> Vec<Placement> {
    let rankings: Vec<(Vec<Slot>, f64)> =
        orders(Options::SECTIONS).into_iter().map(|row| (slots(&row), forecast.of_row(&row))).collect();
    let carries = |guess: &Guess| -> f64 {
        let walked = |ranking: &[Slot]| f64::from(scoring::moves(guess, ranking, from).iter().sum::<i8>());
        rankings.iter().map(|(ranking, p)| p * walked(ranking)).sum()
    };
    let reckoned = guesses().map(|guess| (carries(&guess), guess));
    let best = reckoned.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, guess)| guess.placements().to_vec()).unwrap_or_default()
}

/// Every way to lay and double the tokens (PP-12, PP-13).
fn guesses() -> impl Iterator<Item = Guess> {
    let stakes = |doubled: u8| {
        move |token: usize| if doubled >> token & 1 == 0 { Stake::Single } else { Stake::Doubled }
    };
    let placed = move |row: &[u8], doubled: u8| {
        let sections = slots(row).into_iter().enumerate();
        let tokens: Vec<Placement> =
            sections.map(|(token, section)| Placement { section, stake: stakes(doubled)(token) }).collect();
        Guess::try_from(tokens).ok()
    };
    let rows = orders(Options::SECTIONS).into_iter();
    rows.flat_map(move |row| (0..1 << Options::SECTIONS).filter_map(move |doubled| placed(&row, doubled)))
}

fn slots(row: &[u8]) -> Vec<Slot> {
    row.iter().copied().map(Slot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a guess is worth to a piece that stands there, by going through all rankings step by step.
    fn expected(forecast: &Forecast, placed: &[Placement], from: Space) -> f64 {
        let walk = |row: &[u8]| {
            let tokens = placed.iter().zip(row);
            let end = tokens.fold(f64::from(from.0), |at, (lies, card)| {
                let right = lies.section == Slot(*card);
                let steps = match (lies.stake, right) {
                    (Stake::Single, true) => 1.0,
                    (Stake::Single, false) => 0.0,
                    (Stake::Doubled, true) => 2.0,
                    (Stake::Doubled, false) => -1.0,
                };
                (at + steps).max(0.0)
            });
            end - f64::from(from.0)
        };
        orders(4).iter().map(|row| forecast.of_row(row) * walk(row)).sum()
    }

    fn doubled(placed: &[Placement]) -> Vec<bool> {
        placed.iter().map(|lies| lies.stake == Stake::Doubled).collect()
    }

    #[test]
    fn a_token_is_doubled_when_it_is_more_likely_right_than_not() {
        for (p, wanted) in [(0.49, Stake::Single), (0.5, Stake::Single), (0.51, Stake::Doubled)] {
            assert_eq!(stake(p), wanted, "PP-19: a chance of {p}");
        }
        assert_eq!((worth(0.4), worth(0.5), worth(1.0)), (0.4, 0.5, 2.0));
    }

    #[test]
    fn what_costs_nothing_is_doubled_at_any_chance() {
        let anything = Forecast::of(4, [(1.0, vec![0.0; 4])]);
        assert!(doubled(&best_guess(&anything, Space::START))[0], "PP-20: no piece goes back behind Start");
        assert_eq!(doubled(&best_guess(&anything, CLEAR_OF_START)), [false; 4], "PP-19: a chance of 1/4");
        // The first token is as good as certain, so that the piece stands on Start no longer when the others
        // are revealed.
        let all_but_first = Forecast::of(4, [(1.0, vec![20.0, 0.0, 0.0, 0.0])]);
        let placed = best_guess(&all_but_first, Space::START);
        assert_eq!(doubled(&placed)[..2], [true, false], "PP-19, PP-20");
    }

    #[test]
    fn no_guess_is_worth_more_than_the_best() {
        for likings in
            [[0.0, 0.0, 0.0, 0.0], [3.0, 1.0, 0.5, -2.0], [0.2, 2.0, 2.1, 2.2], [5.0, 5.0, 0.0, 0.0]]
        {
            let forecast = Forecast::of(4, [(2.0, likings.to_vec()), (1.0, vec![0.0, 1.0, 0.0, -1.0])]);
            for from in [0, 1, 2, 3, 4, 20].map(Space) {
                let best = expected(&forecast, &best_guess(&forecast, from), from);
                for guess in guesses() {
                    let other = expected(&forecast, guess.placements(), from);
                    assert!(other <= best + 1e-9, "PP-19, PP-20: from {from:?} {guess:?}");
                }
            }
        }
        assert_eq!(guesses().count(), 24 * 16, "PP-12, PP-13");
    }
}
