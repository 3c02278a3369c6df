//! A whole game among programs, with nothing between them and the rules.

use std::fmt;

use almanac::Almanac;
use rules::{Chance, Eyes, Seat};

use crate::{BotGame, Player};

/// A game that does not come to an end, or a player who asks for what is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stuck {
    /// Those who are waited for have done nothing for a long time, or the game has gone on for too long.
    Endless {
        commands: usize,
    },
    Refused {
        seat: Seat,
        command: String,
        why: String,
    },
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stuck::Endless { commands } => write!(f, "no end after {commands} commands"),
            Stuck::Refused { seat, command, why } => write!(f, "{seat} asked for {command}: {why}"),
        }
    }
}

impl std::error::Error for Stuck {}

/// How often players may in a row have nothing to do while the table waits for them. Players without thought
/// now and then hesitate; so often in a row they do not.
const PATIENCE: usize = 1_000;

/// Plays a game to its end, each seat by its player, and gives the end. What the almanac that comes with the
/// program says is put into a command, in a game that asks one.
pub fn play<G: BotGame>(
    state: G::State,
    players: &mut [Box<dyn Player<G>>],
    most_commands: usize,
    chance: &mut dyn Chance,
) -> Result<G::State, Stuck> {
    play_watched(state, players, |_, _| {}, most_commands, chance)
}

/// The same before somebody who is told the events of every command and what has become of the game. Whom the
/// table waits for looks at it and does something, in random order, after whoever speaks up unasked; all
/// players who remember anything look on at everything.
pub fn play_watched<G: BotGame>(
    mut state: G::State,
    players: &mut [Box<dyn Player<G>>],
    mut watch: impl FnMut(&[G::Event], &G::State),
    most_commands: usize,
    chance: &mut dyn Chance,
) -> Result<G::State, Stuck> {
    let (mut commands, mut idle) = (0, 0);
    loop {
        let waiting: Vec<Seat> = G::waiting_on(&state).iter().collect();
        if waiting.is_empty() {
            return Ok(state);
        }
        if commands > most_commands || idle > PATIENCE {
            return Err(Stuck::Endless { commands });
        }
        let speaks = |seat: &Seat| {
            let player = players.get(seat.index()).filter(|_| idle == 0 && !waiting.contains(seat));
            let player = player.filter(|_| G::may_speak_up(&state, *seat));
            player.is_some_and(|player| player.speaks_up(&G::view(&state, Eyes::Seat(*seat))))
        };
        // Who has something to say is heard before the others go on.
        let seat = Seat::first(players.len()).find(speaks).unwrap_or_else(|| rules::any(&waiting, chance));
        let view = G::view(&state, Eyes::Seat(seat));
        let Some(command) = players.get_mut(seat.index()).and_then(|player| player.choose(&view, chance))
        else {
            idle += 1;
            continue;
        };
        let command = G::consult(&state, seat, &command, Almanac::embedded());
        let refused = |refusal: G::Refusal| Stuck::Refused {
            seat,
            command: format!("{command:?}"),
            why: refusal.to_string(),
        };
        let decided = G::decide(&state, seat, &command, chance).map_err(refused)?;
        let events = decided.fold_into(&mut state, G::evolve);
        (commands, idle) = (commands + 1, 0);
        watch(&events, &state);
        for (seat, player) in Seat::first(players.len()).zip(players.iter_mut()) {
            if player.remembers() {
                player.observe(&G::view(&state, Eyes::Seat(seat)));
            }
        }
    }
}
