//! One game from the first command to the last.

use bots::{Belief, Player, Seeded, play_watched};
use decks::Decks;
use rules::{Eyes, Seat, Seating};
use serde_json::Value;

use crate::{
    Kind, Outcome, Setting, SimulatedGame, Standing, Tally, Trouble,
    kind::{kind_on_seat, own_seed},
};

/// Far more commands than the longest game of thoughtless players takes; only a game that cannot end gets
/// here.
const MOST_COMMANDS: usize = 200_000;

/// What all games of a simulation have in common.
#[derive(Debug)]
pub(crate) struct Plan<G: SimulatedGame> {
    options: G::Options,
    seating: Seating,
    supply: G::Supply,
    kinds: Vec<Kind>,
    seed: u64,
}

/// A game that has been played.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) commands: u64,
    /// Who sat on each seat.
    pub(crate) kinds: Vec<Kind>,
    pub(crate) outcome: Outcome,
    /// How it stood after each round that changed anything; the end is the last.
    pub(crate) trail: Vec<Standing>,
    pub(crate) tally: Tally,
    /// What each seat held likely.
    pub(crate) beliefs: Vec<Vec<Belief>>,
}

impl<G: SimulatedGame> Plan<G> {
    pub(crate) fn of(setting: &Setting) -> Result<Plan<G>, Trouble> {
        let chosen = Value::Object(setting.options.clone());
        let options: G::Options =
            serde_json::from_value(chosen).map_err(|error| Trouble::Options { game: G::TITLE, error })?;
        let supply = G::supply(&options, Decks::embedded())?;
        let seating = G::usual_seating(setting.seats);
        G::admit(&options, &seating, &supply).map_err(|refusal| Trouble::NotAdmitted(refusal.to_string()))?;
        let kinds = setting.players.on(setting.seats)?;
        Ok(Plan { options, seating, supply, kinds, seed: setting.seed })
    }

    /// Plays the game of that number.
    pub(crate) fn play(&self, number: u64) -> Result<Played, Trouble> {
        let seed = Seeded::nth(self.seed, number);
        let seats = || Seat::first(self.kinds.len());
        let kinds: Vec<Kind> = seats().map(|seat| kind_on_seat(&self.kinds, seat, number)).collect();
        let mut players: Vec<Box<dyn Player<G>>> =
            seats().zip(&kinds).map(|(seat, kind)| kind.player(own_seed(seed, seat))).collect();
        let state = G::opening(&self.options, &self.seating, self.supply.clone());
        let (mut commands, mut step, mut trail) = (0, G::step(&state), Vec::new());
        let mut tally = Tally::new(G::NOTED);
        let watch = |events: &[G::Event], state: &G::State| {
            commands += 1;
            events.iter().for_each(|event| G::note(event, state, &mut tally));
            // A standing only changes with the step.
            if G::step(state) != step {
                step = G::step(state);
                keep(&mut trail, G::standing(&G::view(state, Eyes::Everyone)));
            }
        };
        let chance = &mut Seeded::new(seed);
        let end = play_watched(state, &mut players, watch, MOST_COMMANDS, chance)
            .map_err(|stuck| Trouble::Fault { number, seed: self.seed, stuck })?;
        let view = G::view(&end, Eyes::Everyone);
        keep(&mut trail, G::standing(&view));
        let beliefs = players.iter().map(|player| player.beliefs().to_vec()).collect();
        Ok(Played { commands, kinds, outcome: G::outcome(&view), trail, tally, beliefs })
    }
}

/// Of each number of rounds, the last standing is kept.
fn keep(trail: &mut Vec<Standing>, standing: Standing) {
    match trail.last_mut() {
        Some(last) if last.rounds == standing.rounds => *last = standing,
        _ => trail.push(standing),
    }
}
