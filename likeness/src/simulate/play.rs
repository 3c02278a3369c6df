//! One game from the first command to the last.

use bots::Player;
use rules::{Chance, Eyes, Seating};

use crate::{
    failure::Failure,
    games::{Outcome, Staged},
};
use bots::Seeded;

/// Far more looks than the longest game of thoughtless players takes; only a game that cannot end gets here.
const MOST_LOOKS: u64 = 1_000_000;

/// What all games of a simulation have in common.
#[derive(Debug)]
pub(super) struct Plan<G: Staged> {
    pub(super) options: G::Options,
    pub(super) seating: Seating,
    pub(super) supply: G::Supply,
    pub(super) seed: u64,
}

/// A game that has been played.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) commands: u64,
    pub(super) outcome: Outcome,
}

impl<G: Staged> Plan<G> {
    /// Plays the game of that number. Whom the table waits for looks at it and does something, in random order.
    pub(super) fn play(&self, number: u64) -> Result<Played, Failure> {
        let mut chance = Seeded::new(Seeded::nth(self.seed, number));
        let mut state = G::opening(&self.options, &self.seating, self.supply.clone());
        let mut bots: Vec<G::Bot> = (0..self.seating.seats()).map(|_| G::Bot::default()).collect();
        let mut commands = 0;
        for _ in 0..MOST_LOOKS {
            let waiting = G::waiting_on(&state);
            if waiting.is_empty() {
                let outcome = G::outcome(&G::view(&state, Eyes::Everyone));
                return Ok(Played { commands, outcome });
            }
            let turn = chance.below(waiting.len() as u32) as usize;
            let seat = waiting.iter().nth(turn).expect("below the number of seats");
            let view = G::view(&state, Eyes::Seat(seat));
            let Some(command) = bots[seat.index()].choose(&view, &mut chance) else { continue };
            let command = G::consult(&state, seat, &command);
            let events = G::decide(&state, seat, &command, &mut chance).map_err(|refusal| {
                self.fault(number, &format!("{seat} was refused {command:?}: {refusal}"))
            })?;
            events.iter().for_each(|event| G::evolve(&mut state, event));
            commands += 1;
        }
        Err(self.fault(number, "it does not end"))
    }

    fn fault(&self, number: u64, what: &str) -> Failure {
        let seed = self.seed;
        Failure::Failed(format!(
            "game {number} of seed {seed} went wrong, which is a fault in the program: {what}"
        ))
    }
}
