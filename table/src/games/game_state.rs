//! The state of the game being played.

use almanac::Almanac;
use bots::BotGame;
use insight::{FinishedGame, Player};
use rules::{
    Chance, Decided, Eyes, Finale, Game, GameKind, Notice, Seat, SeatSet, Show, Ticks, for_each_game,
    match_game,
};

use super::{GameCommand, GameEvent, GameRefusal, GameSupply, GameView, TableGame};
use crate::first_guesses::FirstGuess;

macro_rules! game_state {
    ($($Game:ident in $module:ident),+) => {
        /// The state of the game being played. Not serializable: it never leaves the server.
        #[derive(Debug, Clone, PartialEq)]
        pub(crate) enum GameState { $($Game(rules::$module::State)),+ }

        $(impl From<rules::$module::State> for GameState {
            fn from(state: rules::$module::State) -> GameState {
                GameState::$Game(state)
            }
        })+
    };
}

for_each_game!(game_state);

/// What happened in the game being played, and the state after it as far as deciding had to know it.
pub(crate) type GameDecided = Decided<GameState, GameEvent>;

const OTHER_GAME: &str = "a move for another game has been refused";

impl GameState {
    pub(crate) fn kind(&self) -> GameKind {
        match_game!(self, GameState::G(_) => G::KIND)
    }

    pub(crate) fn decide(
        &self,
        seat: Seat,
        command: &GameCommand,
        almanac: &Almanac,
        chance: &mut dyn Chance,
    ) -> Result<GameDecided, GameRefusal> {
        match_game!(
            (self, command),
            (GameState::G(state), GameCommand::G(command)) => {
                let command = G::consult(state, seat, command, almanac);
                Ok(G::decide(state, seat, &command, chance)?.map(GameState::from, GameEvent::from))
            },
            _ => unreachable!("{OTHER_GAME}"),
        )
    }

    pub(crate) fn notice(&self, notice: Notice, chance: &mut dyn Chance) -> GameDecided {
        match_game!(self, GameState::G(state) => {
            G::notice(state, notice, chance).map(GameState::from, GameEvent::from)
        })
    }

    pub(crate) fn break_off(&self) -> GameDecided {
        match_game!(self, GameState::G(state) => {
            G::break_off(state).map(GameState::from, GameEvent::from)
        })
    }

    /// An event that does not fit changes nothing.
    pub(crate) fn evolve(&mut self, event: &GameEvent) {
        match_game!(
            (self, event),
            (GameState::G(state), GameEvent::G(event)) => G::evolve(state, event),
            _ => {},
        );
    }

    pub(crate) fn view(&self, eyes: Eyes) -> GameView {
        match_game!(self, GameState::G(state) => G::view(state, eyes).into())
    }

    pub(crate) fn waiting_on(&self) -> SeatSet {
        match_game!(self, GameState::G(state) => G::waiting_on(state))
    }

    /// Who may leave out what this step asks of them, where programs play for these seats.
    pub(crate) fn lapses(&self, bots: SeatSet) -> SeatSet {
        match_game!(self, GameState::G(state) => G::lapses(state, bots))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.waiting_on().is_empty()
    }

    pub(crate) fn welcomes(&self) -> bool {
        match_game!(self, GameState::G(state) => G::welcomes(state))
    }

    pub(crate) fn welcomes_back(&self, seat: Seat) -> bool {
        match_game!(self, GameState::G(state) => G::welcomes_back(state, seat))
    }

    pub(crate) fn step(&self) -> u32 {
        match_game!(self, GameState::G(state) => G::step(state))
    }

    /// Which reveal lies on the table, in a game that shows it beat by beat.
    pub(crate) fn show_key(&self) -> Option<u32> {
        match_game!(self, GameState::G(state) => G::show_key(state))
    }

    /// How long it takes.
    pub(crate) fn show_length(&self) -> Ticks {
        match_game!(self, GameState::G(state) => G::show_length(&G::view(state, Eyes::Everyone)))
    }

    /// How long its end is shown, once it is known who has won.
    pub(crate) fn finale_length(&self) -> Option<Ticks> {
        let length = |show: Show<Finale>| show.end();
        match_game!(self, GameState::G(state) => G::finale(&G::view(state, Eyes::Everyone)).map(length))
    }

    /// The round whose key is still needed.
    pub(crate) fn keeps(&self) -> Option<u32> {
        match_game!(self, GameState::G(state) => G::secret_ballots()?.keeps(state))
    }

    /// Its end as everybody sees it, read for what came out.
    pub(crate) fn finished(&self, number: u16, players: &[Player]) -> FinishedGame {
        match_game!(self, GameState::G(state) => {
            FinishedGame::read::<G>(number, players, &G::view(state, Eyes::Everyone))
        })
    }

    /// What that seat took the ranking of this round to be at first, by what it sees itself.
    pub(crate) fn first_guess(&self, seat: Seat) -> Option<FirstGuess> {
        match_game!(self, GameState::G(state) => {
            let seen = <G as TableGame>::FIRST_GUESSES.then(|| G::view(state, Eyes::Seat(seat)));
            G::first_guess(&seen?)
        })
    }

    pub(crate) fn pack_up(&self) -> GameSupply {
        match_game!(self, GameState::G(state) => G::pack_up(state).into())
    }
}
