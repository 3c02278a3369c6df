//! What programs need of a game so that they can play it.

use std::{borrow::Cow, fmt};

use almanac::Almanac;
use rules::{Game, Seat, SeatSet};

use crate::{Character, Player, Tempo};

/// A game that programs can play. Implemented in the game's own folder.
pub trait BotGame: Game {
    /// Plays to an end without any thought.
    type RandomPlayer: Player<Self> + Default + 'static;
    /// Plays with a [`Character`].
    type Bot: Player<Self> + fmt::Debug + Send + 'static;

    /// A bot that goes by the same almanac as its table, in a game that asks one.
    fn bot(character: Character, almanac: &'static Almanac) -> Self::Bot;

    /// How long people should be left with what these eyes see before a bot makes the move that is due.
    fn tempo(_view: &Self::View) -> Tempo {
        Tempo::Think
    }

    /// Whose portrait people are looking at, in a game in which that changes within a step: with another one
    /// their time begins anew.
    fn portrait_shown(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// Whether somebody else, as their own view tells, could make the move that a bot holds back from in its
    /// place: going on for everybody, or the first word in what several lay together. Or whether they may do
    /// something of their own until that move is made.
    fn could_do_it(_bot: &Self::View, _other: &Self::View) -> bool {
        false
    }

    /// The seats that would do something at once if bots sat there and were asked to go ahead, as far as
    /// these eyes may know; nobody where whoever looks could as well do it themselves.
    fn could_be_asked(_view: &Self::View) -> SeatSet {
        SeatSet::EMPTY
    }

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
