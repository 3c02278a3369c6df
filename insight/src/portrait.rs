//! What an evening has shown of somebody, across its games.

use std::collections::BTreeMap;

use rules::{CardId, image::BilingualText};
use serde::Serialize;

use crate::{finding::ElectedFor, finished_game::Who, round::Subject};

/// What has come out of somebody in all games, each in order. All of it was open to everybody.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Portrait))]
pub struct Portrait {
    /// Happiness: what made them most happy in each of their turns.
    pub happy: Vec<CardId>,
    /// Happiness: what made them most unhappy.
    pub unhappy: Vec<CardId>,
    /// Preference: what they prefer most.
    pub prefers: Vec<Subject>,
    /// Preference: what they prefer least.
    pub prefers_least: Vec<Subject>,
    /// True Colours: what the table elected them for.
    pub elected: Vec<ElectedFor>,
    /// Personality: the cards that the others gave them.
    pub traits: Vec<CardId>,
    /// IMAGE: whose images they took.
    pub images: Vec<BilingualText>,
}

/// Everybody's, as they come up.
#[derive(Debug, Default)]
pub(crate) struct Portraits(BTreeMap<Who, Portrait>);

impl Portraits {
    pub(crate) fn of(&mut self, who: Who) -> &mut Portrait {
        self.0.entry(who).or_default()
    }

    pub(crate) fn finish(self) -> Vec<(Who, Portrait)> {
        let empty = Portrait::default();
        self.0.into_iter().filter(|(_, portrait)| *portrait != empty).collect()
    }
}
