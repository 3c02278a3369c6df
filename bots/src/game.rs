//! What programs need of a game so that they can play it.

use std::{borrow::Cow, fmt};

use almanac::Almanac;
use rules::{Game, Seat};

use crate::{Character, Player};

/// A game that programs can play. Implemented in the game's own folder.
pub trait BotGame: Game {
    /// Plays to an end without any thought.
    type RandomPlayer: Player<Self> + Default + 'static;
    /// Plays with a [`Character`].
    type Bot: Player<Self> + fmt::Debug + Send + 'static;

    /// A bot that goes by the same almanac as its table, in a game that asks one.
    fn bot(character: Character, almanac: &'static Almanac) -> Self::Bot;

    /// Whether a seat that nobody waits for could do something now, in a game in which one may speak up in
    /// another's turn.
    fn may_speak_up(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The command with what the almanac says about it, in a game that asks one. Whoever carries a command
    /// out, of people or of programs, asks this first.
    fn consult<'a>(
        _state: &Self::State,
        _seat: Seat,
        command: &'a Self::Command,
        _almanac: &Almanac,
    ) -> Cow<'a, Self::Command> {
        Cow::Borrowed(command)
    }
}
