//! What is simulated for the report.

use std::io::{Write, stderr};

use rules::{GameKind, match_game};
use simulation::{Players, Setting, Summary, Trouble, option};

use crate::games::ReportedGame;

/// Every number of the report follows from this one.
pub(crate) const SEED: u64 = 8;

/// How many games each number is drawn from unless the command says otherwise.
pub(crate) const GAMES: u64 = 300;

/// Plays, and says so.
#[derive(Debug)]
pub(crate) struct Studio {
    pub(crate) threads: u8,
    /// How many games each number is drawn from.
    pub(crate) games: u64,
    pub(crate) played: u64,
}

impl Studio {
    /// How many games are played to compare players.
    pub(crate) fn games(&self, game: GameKind) -> u64 {
        match_game!(game, G => G::games(self.games))
    }

    /// How many are played to see who wins.
    pub(crate) fn games_for_wins(&self, game: GameKind) -> u64 {
        match_game!(game, G => G::games_for_wins(self.games(game)))
    }

    /// How many are played to see how long they are.
    pub(crate) fn games_for_length(&self, game: GameKind) -> u64 {
        match_game!(game, G => G::games_for_length(self.games(game)))
    }

    /// So many games of a kind with these house rules.
    pub(crate) fn play(
        &mut self,
        game: GameKind,
        seats: usize,
        players: &Players,
        options: &[&str],
        games: u64,
    ) -> Result<Summary, Trouble> {
        let options = options.iter().map(|text| option(text).expect("it has a name and a value")).collect();
        let setting = Setting { game, seats, players: players.clone(), options, seed: SEED };
        let summary = setting.play(games, self.threads, |_| {})?;
        self.played += games;
        // Only to pass the time with; the report is written all the same when nobody listens.
        let _ = write!(stderr(), "\r{:>7} games", self.played).and_then(|()| stderr().flush());
        Ok(summary)
    }
}
