//! The house rules of Personal Preference.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Board, Category, Refusal, Supply};
use crate::{Mixture, Rating, Seating};

/// Fixed when the game starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Options))]
pub struct Options {
    /// How long the way round is (PP-4).
    pub board: Board,
    /// Whether the teams guess one after another or all at once (PP-17).
    pub guessing: Guessing,
    /// Who sees a guess while it is made, when the teams guess one after another (PP-17).
    pub discussion: Discussion,
    /// Which sets of cards are in the boxes, by their names in the decks.
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub sets: Vec<String>,
    /// Whom the cards of these sets suit. The table's own cards are always in.
    pub rating: Rating,
    /// What becomes of the cards that the table has written itself.
    pub own_cards: Mixture,
}

/// The numbers of the game.
impl Options {
    /// PP-1, PP-2: four teams of six are as many as can still hear each other.
    pub const PLAYERS: RangeInclusive<u8> = 2..=24;
    /// PP-2: so few play without teams.
    pub const ALONE: RangeInclusive<u8> = 2..=3;
    /// PP-1: there are four pieces.
    pub const TEAMS: RangeInclusive<u8> = 2..=4;
    /// PP-1: one to be IT, and one to guess.
    pub const LEAST_TEAM: usize = 2;
    /// PP-7: the coloured sections of the board, a card on each: red, blue, green and yellow, as slots 0 to
    /// 3.
    pub const SECTIONS: usize = 4;
    /// PP-8: one more than lie on the sections, so that there always is another card to draw.
    pub const LEAST_CARDS: usize = Options::SECTIONS + 1;
    /// The set that a first game uses.
    pub const BASE_SET: &str = "base";
}

impl Options {
    /// Alone while they are too few for teams (PP-2); from then on in as many teams as there are pairs, up to
    /// four.
    pub(super) fn usual_seating(seats: usize) -> Seating {
        let most_teams = usize::from(*Options::TEAMS.end());
        match u8::try_from(seats) {
            Ok(few) if few <= *Options::ALONE.end() => Seating::each_alone(seats),
            Ok(some) if Options::PLAYERS.contains(&some) => {
                Seating::even(seats, (seats / Options::LEAST_TEAM).min(most_teams))
            }
            Ok(_) | Err(_) => Seating::without_teams(seats),
        }
    }

    /// Whether a game can be opened with these options for this seating with these cards.
    pub(super) fn admit(&self, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        let (least, most) = Options::PLAYERS.into_inner();
        let Some(players) = u8::try_from(seating.seats()).ok().filter(|some| Options::PLAYERS.contains(some))
        else {
            return Err(Refusal::WrongNumberOfPlayers { least, most });
        };
        if !seating.is_partition() {
            return Err(Refusal::NotEverybodyInOneTeam);
        }
        let teams = seating.teams();
        if Options::ALONE.contains(&players) {
            // PP-2
            if teams.len() != usize::from(players) {
                return Err(Refusal::TooFewForTeams);
            }
        } else {
            // PP-1
            let (least, most) = Options::TEAMS.into_inner();
            if !u8::try_from(teams.len()).is_ok_and(|teams| Options::TEAMS.contains(&teams)) {
                return Err(Refusal::WrongNumberOfTeams { least, most });
            }
            if teams.iter().any(|team| team.len() < Options::LEAST_TEAM) {
                return Err(Refusal::TeamTooSmall);
            }
        }
        match Category::ALL.into_iter().find(|category| supply.cards_in(*category) < Options::LEAST_CARDS) {
            Some(category) => Err(Refusal::TooFewCards { category }),
            None => Ok(()),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            board: Board::Normal,
            guessing: Guessing::InTurn,
            discussion: Discussion::Open,
            sets: vec![Options::BASE_SET.to_owned()],
            rating: Rating::Everyone,
            own_cards: Mixture::MixedIn,
        }
    }
}

/// PP-14, PP-17: how the teams come to their guesses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Guessing))]
pub enum Guessing {
    /// One after another; who guesses later sees what lies there.
    InTurn,
    /// All at the same time, unseen by the others until all are done.
    AtOnce,
}

/// PP-17: who sees a guess while it is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Discussion))]
pub enum Discussion {
    /// Everybody, as teams discuss openly: the other teams, IT and the stage.
    Open,
    /// The team that makes it, until it is final.
    TeamOnly,
}
