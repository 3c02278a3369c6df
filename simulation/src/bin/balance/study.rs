//! What is simulated for the report.

use std::io::{Write, stderr};

use rules::GameKind;
use simulation::{Kind, Players, Setting, Summary, Trouble, option};

/// Every number of the report follows from this one.
pub(crate) const SEED: u64 = 8;

/// How many games each number is drawn from unless the command says otherwise.
pub(crate) const GAMES: u64 = 300;

/// The lengths that a game can have by its options, as options of the command line, the usual one first.
pub(crate) fn lengths(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Happiness => &["turns_each=1", "turns_each=2", "turns_each=3"],
        GameKind::Preference => &["board=normal", "board=short", "board=long"],
        GameKind::Colours => &["goal=36", "goal=24", "goal=12"],
        GameKind::Personality => &["board=normal", "board=short"],
        GameKind::Image => &["initials=last", "initials=both"],
    }
}

/// The numbers of people for which the usual length is looked at; the others are for four and five.
pub(crate) fn seats(game: GameKind) -> &'static [usize] {
    match game {
        GameKind::Happiness => &[3, 4, 5, 6, 8, 10],
        GameKind::Preference => &[2, 3, 4, 5, 6, 8, 10],
        GameKind::Colours | GameKind::Personality => &[3, 4, 5, 6],
        GameKind::Image => &[2, 3, 4, 5, 6],
    }
}

/// What of the things of note is a share of what, in words.
pub(crate) fn ratios(game: GameKind) -> &'static [(&'static str, &'static str, &'static str)] {
    match game {
        GameKind::Happiness => &[("perfect rows a turn", "perfect rows", "turns")],
        GameKind::Preference => &[
            ("tokens right a guess, of 4", "tokens right", "guesses"),
            ("doubles a guess", "doubles", "guesses"),
            ("of doubles, right", "doubles right", "doubles"),
            ("of rounds, of choice", "rounds of choice", "turns"),
            ("of rounds, mixed", "mixed rounds", "turns"),
        ],
        GameKind::Colours => &[
            ("of + called, right", "+ right", "+ called"),
            ("of ± called, right", "± right", "± called"),
            ("of 0 called, right", "0 right", "0 called"),
        ],
        GameKind::Personality => &[
            ("of turns, somebody is elected", "elections", "turns"),
            ("steps back for each forward", "steps back", "steps forward"),
            ("of turns, inverted", "inversions", "turns"),
            ("of arrivals, sent back to the door", "sent back to the door", "arrivals"),
        ],
        GameKind::Image => &[
            ("of turns, put down", "turns put down", "turns"),
            ("points an ending", "points of endings", "endings"),
            ("fame of a person called, of 100", "fame of all called", "endings"),
            ("of persons called, well known", "well known of those called", "endings"),
            ("of challenges, upheld", "challenges upheld", "challenges"),
        ],
    }
}

/// How many play when their strengths are compared.
pub(crate) const CONTEST_SEATS: usize = 4;

/// The contests of a game: what they are called, and who plays.
pub(crate) fn contests(game: GameKind) -> Vec<(String, usize, Kind, Players)> {
    let [random, easy, normal, sharp] = Kind::ALL;
    let pairs = [(easy, random), (normal, random), (sharp, random), (sharp, easy)];
    let alone = |seats: usize| {
        pairs.map(|(one, others)| {
            (format!("{one} among {others}"), seats, one, Players::one_among(one, others, seats))
        })
    };
    let teams = pairs.map(|(one, others)| {
        let players =
            format!("{one},{others},{one},{others}").parse().expect("kinds are written as they are read");
        (format!("{one} team, {others} team"), CONTEST_SEATS, one, players)
    });
    match game {
        GameKind::Happiness => Vec::new(),
        // Two or three play without teams, and the seats of two teams of two alternate.
        GameKind::Preference => alone(3).into_iter().chain(teams).collect(),
        GameKind::Colours | GameKind::Personality | GameKind::Image => {
            alone(CONTEST_SEATS).into_iter().collect()
        }
    }
}

/// Plays, and says so.
#[derive(Debug)]
pub(crate) struct Studio {
    pub(crate) threads: u8,
    /// How many games each number is drawn from.
    pub(crate) games: u64,
    pub(crate) played: u64,
}

impl Studio {
    /// How many games are played to compare players: fewer where thinking takes longer.
    pub(crate) fn games(&self, game: GameKind) -> u64 {
        match game {
            GameKind::Happiness | GameKind::Preference | GameKind::Colours | GameKind::Personality => {
                self.games
            }
            GameKind::Image => self.games / 2,
        }
    }

    /// How many are played to see who wins: more where players who differ win about as often.
    pub(crate) fn games_for_wins(&self, game: GameKind) -> u64 {
        match game {
            GameKind::Preference | GameKind::Colours => 3 * self.games(game),
            GameKind::Happiness | GameKind::Personality | GameKind::Image => self.games(game),
        }
    }

    /// How many are played to see how long they are, which takes fewer.
    pub(crate) fn games_for_length(&self, game: GameKind) -> u64 {
        match game {
            // GH-3: every game for so many people is as long as any other.
            GameKind::Happiness => 1,
            GameKind::Preference | GameKind::Colours | GameKind::Personality | GameKind::Image => {
                self.games(game) / 2
            }
        }
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
