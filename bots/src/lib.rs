//! Programs that play.
//!
//! A bot is given what any guest at its seat is shown, a [`View`](rules::Game::View), and answers with a
//! command or with none. It has no door that guests lack.
//!
//! Every [`BotGame`] has a `RandomPlayer`, which plays to an end without any thought, and a `Bot`, which
//! plays it with a [`Character`]: a made-up taste from which it ranks and votes, and a memory of what this
//! table has revealed of the others. A bot is for one game: it remembers people by their seats, and seats are
//! given anew.
//!
//! Among people, bots leave them the first word and time to read ([`Tempo`]), never move what somebody else
//! has laid, and help when they are asked ([`Player::help`]).

use rules::{Chance, Game};

mod agreement;
mod belief;
mod chance;
mod character;
pub mod colours;
mod forecast;
mod game;
pub mod happiness;
pub mod image;
mod known_tastes;
pub mod personality;
mod play;
pub mod preference;
mod repute;
mod taste;
mod tempo;

pub use belief::{Belief, Bin, calibration};
pub use chance::Seeded;
pub use character::{Character, Level, UnknownLevel};
pub use forecast::Forecast;
pub use game::BotGame;
pub use play::{Stuck, play, play_watched};
pub use tempo::Tempo;

/// Somebody who plays a game by looking at it.
pub trait Player<G: Game> {
    /// What this player does next, or none when they have nothing to do or would rather wait.
    fn choose(&mut self, view: &G::View, chance: &mut dyn Chance) -> Option<G::Command>;

    /// The same when somebody has asked it to go ahead, which may be more than it does of itself.
    fn help(&mut self, view: &G::View, chance: &mut dyn Chance) -> Option<G::Command> {
        self.choose(view, chance)
    }

    /// Whether this player wants to do something now although nobody waits for them.
    fn speaks_up(&self, _view: &G::View) -> bool {
        false
    }

    /// Looks at the table without doing anything, and remembers what it reveals. Whoever only sees some of
    /// the views learns less, and plays on.
    fn observe(&mut self, _view: &G::View) {}

    /// Whether looking on changes anything. Whoever plays without thought need not be shown what they would
    /// forget at once.
    fn remembers(&self) -> bool {
        true
    }

    /// What this player has held likely so far, and what became of it; nothing for one who does not think.
    fn beliefs(&self) -> &[Belief] {
        &[]
    }
}
