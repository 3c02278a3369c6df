//! The games of an evening, kept for what came out of them.
//!
//! A game is read once, when it comes to its end, from the view that everybody has of it. What came out is
//! computed when somebody first looks, and shared by all who do.

use std::{
    collections::VecDeque,
    sync::{Arc, OnceLock},
};

use insight::{Evening, FinishedGame, Missing, Nature, NoConfession, Player, Round, Stay, Stop, Who};
use rules::{Seat, image::Side};

use crate::{
    first_guesses::{KeptGuesses, OwnGuesses},
    guest::Guest,
    identity::GuestId,
    limits::MOST_GAMES_OF_AN_EVENING,
    state::{Playing, State},
};

/// The games that this table has played, in order, the one that is over and still lies there included.
#[derive(Debug, Clone, Default)]
pub(crate) struct EveningBook {
    games: VecDeque<Arc<KeptGame>>,
    /// What each guest took rankings to be at first. No finding is made of it.
    first_guesses: KeptGuesses,
    /// All of them together, once somebody has looked.
    evening: OnceLock<Arc<Evening>>,
}

/// A game that has ended, with what came out of it once somebody has looked.
#[derive(Debug)]
pub(crate) struct KeptGame {
    game: FinishedGame,
    came_out: OnceLock<Arc<Stop>>,
}

/// The games of an evening, to be looked through round by round.
#[derive(Debug, Clone)]
pub struct PastGames(Vec<Arc<KeptGame>>);

impl PastGames {
    /// What everybody saw of each round of the game of that number; none if the table has no such game.
    pub fn rounds(&self, number: u16) -> Option<Vec<Round>> {
        let kept = self.0.iter().rfind(|kept| kept.game.number == number)?;
        Some(insight::rounds(&kept.game))
    }
}

impl PartialEq for PastGames {
    fn eq(&self, other: &PastGames) -> bool {
        self.0.iter().map(|kept| &kept.game).eq(other.0.iter().map(|kept| &kept.game))
    }
}

/// What is computed from the games makes no difference.
impl PartialEq for EveningBook {
    fn eq(&self, other: &EveningBook) -> bool {
        self.games().eq(other.games()) && self.first_guesses == other.first_guesses
    }
}

impl EveningBook {
    pub(crate) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = &FinishedGame> {
        self.games.iter().map(|kept| &kept.game)
    }

    /// The number of the next game. Numbers go on, however many games were let go.
    fn next_number(&self) -> u16 {
        self.games.back().map_or(1, |last| last.game.number.saturating_add(1))
    }

    fn keep(&mut self, game: FinishedGame) {
        if self.games.len() == MOST_GAMES_OF_AN_EVENING {
            let broken_off = self.games.iter().position(|kept| kept.game.record.is_err());
            if let Some(let_go) = self.games.remove(broken_off.unwrap_or_default()) {
                self.first_guesses.forget(let_go.game.number);
            }
        }
        self.games.push_back(Arc::new(KeptGame { game, came_out: OnceLock::new() }));
        self.evening = OnceLock::new();
    }

    fn game(&self, number: u16) -> Option<&FinishedGame> {
        self.games().find(|game| game.number == number)
    }

    /// What comes out of that game, and of the evening, is another thing from now on.
    fn confess(&mut self, number: u16, who: Who, turn: u16, side: Side) {
        let Some(kept) = self.games.iter_mut().rfind(|kept| kept.game.number == number) else { return };
        let mut game = kept.game.clone();
        if game.confess(who, turn, side).is_ok() {
            *kept = Arc::new(KeptGame { game, came_out: OnceLock::new() });
            self.evening = OnceLock::new();
        }
    }

    /// What came out of the game of that number.
    pub(crate) fn came_out(&self, number: u16) -> Option<Arc<Stop>> {
        let kept = self.games.iter().rfind(|kept| kept.game.number == number)?;
        Some(Arc::clone(kept.came_out.get_or_init(|| Arc::new(insight::stop(&kept.game)))))
    }

    /// The games with what everybody saw of their rounds, shared with whoever looks.
    pub(crate) fn past(&self) -> PastGames {
        PastGames(self.games.iter().cloned().collect())
    }

    /// That guest's own first guesses.
    pub(crate) fn first_guesses_of(&self, guest: GuestId) -> OwnGuesses {
        self.first_guesses.of(guest)
    }

    /// What all of them tell together.
    pub(crate) fn evening(&self) -> Arc<Evening> {
        let all = || Arc::new(insight::evening(self.games()));
        Arc::clone(self.evening.get_or_init(all))
    }
}

impl From<GuestId> for Who {
    fn from(guest: GuestId) -> Who {
        Who(guest.0)
    }
}

impl From<Who> for GuestId {
    fn from(who: Who) -> GuestId {
        GuestId(who.0)
    }
}

impl State {
    /// Reads the game on the table when it has come to its end. What happens to its guests afterwards does
    /// not change any more what they played.
    pub(crate) fn read_the_end(&mut self) {
        let Some(game) = self.game.as_ref().filter(|game| game.kept_as.is_none() && game.state.is_over())
        else {
            return;
        };
        let number = self.evening.next_number();
        let finished = game.state.finished(number, &self.players_of(game));
        self.evening.keep(finished);
        if let Some(game) = &mut self.game {
            game.kept_as = Some(number);
            let made = std::mem::take(&mut game.first_guesses);
            self.evening.first_guesses.keep(number, made, &game.seats);
        }
    }

    /// A first guess stays as it is from the step on in which all guess.
    pub(crate) fn note_first_guesses(&mut self) {
        if let Some(game) = &mut self.game {
            game.first_guesses.note(&game.state, game.seats.len());
        }
    }

    /// Of a game that was broken off is kept that it was played.
    pub(crate) fn note_broken_off(&mut self, game: &Playing) {
        let (number, players) = (self.evening.next_number(), self.players_of(game));
        self.evening.keep(FinishedGame::missing(number, game.state.kind(), &players, Missing::End));
    }

    /// Who sat where, and whether all that their seat did is theirs.
    fn players_of(&self, game: &Playing) -> Vec<Player> {
        let player = |(seat, guest): (Seat, &GuestId)| {
            let is_bot = self.guest(*guest).is_some_and(Guest::is_bot);
            Player {
                who: (*guest).into(),
                nature: if is_bot { Nature::Bot } else { Nature::Person },
                stay: if game.partly.contains(seat) { Stay::Partly } else { Stay::Throughout },
            }
        };
        Seat::first(game.seats.len()).zip(&game.seats).map(player).collect()
    }

    /// Whether a guest has let it be told of that image that it was a bluff, in the game that is over and
    /// lies on the table.
    pub(crate) fn has_confessed(&self, guest: GuestId, turn: u16, side: Side) -> Result<bool, NoConfession> {
        let number = self.game.as_ref().and_then(|game| game.kept_as);
        let game = number.and_then(|number| self.evening.game(number)).ok_or(NoConfession::NoGame)?;
        game.has_confessed(guest.into(), turn, side)
    }

    pub(crate) fn confess(&mut self, guest: GuestId, turn: u16, side: Side) {
        if let Some(number) = self.game.as_ref().and_then(|game| game.kept_as) {
            self.evening.confess(number, guest.into(), turn, side);
        }
    }

    /// What came out of a game that is over.
    pub(crate) fn came_out(&self, game: &Playing) -> Option<Arc<Stop>> {
        self.evening.came_out(game.kept_as?)
    }
}
