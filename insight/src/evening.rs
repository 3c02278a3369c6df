//! Several games at one table.

use rules::GameKind;
use serde::Serialize;

use crate::{
    award::Award,
    awards,
    finding::Finding,
    findings,
    finished_game::{FinishedGame, Missing, Who},
    games::Read,
    knowledge::{Knowledge, knowledge},
    portrait::{Portrait, Portraits},
    read,
};

/// What an evening has brought to light.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Evening))]
pub struct Evening {
    /// Its games, in order.
    pub timeline: Vec<Stop>,
    /// Who knows whom, by all games together.
    pub knowledge: Knowledge,
    /// What all games have shown of everybody.
    pub portraits: Vec<PortraitOf>,
}

/// A game of an evening.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Stop))]
pub struct Stop {
    /// Its number, from 1.
    pub number: u16,
    /// What was played.
    pub game: GameKind,
    /// By whom, seat by seat.
    pub players: Vec<Who>,
    /// What came out; nothing where something is missing.
    pub findings: Vec<Finding>,
    /// Who was honoured for what.
    pub awards: Vec<Award>,
    /// Why nothing can be said of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<Missing>,
}

/// Somebody's portrait.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::PortraitOf))]
pub struct PortraitOf {
    /// Who it is of.
    pub who: Who,
    /// What it shows.
    pub portrait: Portrait,
}

/// What came out of a game, with who was honoured for what.
pub fn stop(game: &FinishedGame) -> Stop {
    Stop {
        number: game.number,
        game: game.kind,
        players: game.players.iter().map(|player| player.who).collect(),
        findings: findings(game),
        awards: awards(game),
        missing: game.record.as_ref().err().cloned(),
    }
}

/// What the games of a table tell together. Their numbers are those of the evening.
pub fn evening<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> Evening {
    let mut evidence = Vec::new();
    let mut portraits = Portraits::default();
    let mut timeline = Vec::new();
    for game in games {
        if let Ok(record) = &game.record {
            let record: &dyn Read = read(record);
            record.evidence(game.company(), game.number, &mut evidence);
            record.portraits(game.company(), &mut portraits);
        }
        timeline.push(stop(game));
    }
    let portraits = portraits.finish().into_iter().map(|(who, portrait)| PortraitOf { who, portrait });
    Evening { timeline, knowledge: knowledge(&evidence), portraits: portraits.collect() }
}
