//! A team's four tokens on the sections of the board (PP-12, PP-13).

use serde::{Deserialize, Serialize};

use super::Options;
use crate::Slot;

/// One of a team's tokens, by the number that it bears, 1 to 4: where it lies is what the team takes for IT's
/// first, second, third or fourth preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Token, value_type = u8, minimum = 1, maximum = 4))]
pub struct Token(pub u8);

impl Token {
    /// All of a team's tokens.
    pub const ALL: [Token; Options::SECTIONS] = [Token(1), Token(2), Token(3), Token(4)];

    /// Its place among the four, if there is such a token.
    fn index(self) -> Option<usize> {
        Token::ALL.iter().position(|token| *token == self)
    }

    pub(super) fn exists(self) -> bool {
        self.index().is_some()
    }
}

/// How much a token dares (PP-13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Stake))]
pub enum Stake {
    /// The token counts as it is.
    Single,
    /// It lies within the doubling circle.
    Doubled,
}

/// Where a token lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Placement))]
pub struct Placement {
    /// The section that the token lies on.
    pub section: Slot,
    /// Whether it counts double.
    pub stake: Stake,
}

/// Four tokens, some of which have been placed: a guess on its way. No section has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens([Option<Placement>; Options::SECTIONS]);

impl Tokens {
    /// Where a token lies, if it does.
    pub fn at(&self, token: Token) -> Option<Placement> {
        self.0[token.index()?]
    }

    /// The token that lies on a section.
    pub fn on(&self, section: Slot) -> Option<Token> {
        Token::ALL.into_iter().find(|token| self.at(*token).is_some_and(|lies| lies.section == section))
    }

    /// From the first token to the last.
    pub fn placements(&self) -> &[Option<Placement>] {
        &self.0
    }

    /// Puts a token on a section. One that lay there already goes to where this one came from. Both keep
    /// their stakes.
    pub fn place(&mut self, token: Token, section: Slot) {
        let Some(index) = token.index() else { return };
        let before = self.0[index];
        if let Some(other) = self.on(section).and_then(Token::index) {
            let vacated = before.map(|before| before.section);
            self.0[other] = self.0[other]
                .and_then(|lies| vacated.map(|section| Placement { section, stake: lies.stake }));
        }
        let stake = before.map_or(Stake::Single, |before| before.stake);
        self.0[index] = Some(Placement { section, stake });
    }

    /// Takes a token back into the hand.
    pub fn take_back(&mut self, token: Token) {
        if let Some(index) = token.index() {
            self.0[index] = None;
        }
    }

    /// Moves a token that lies somewhere into the doubling circle, or out of it.
    pub fn stake(&mut self, token: Token, stake: Stake) {
        if let Some(lies) = token.index().and_then(|index| self.0[index].as_mut()) {
            lies.stake = stake;
        }
    }

    /// The guess that the tokens make once all of them lie somewhere.
    pub fn finished(&self) -> Option<Guess> {
        let placements: Option<Vec<Placement>> = self.0.into_iter().collect();
        Guess::try_from(placements?).ok()
    }
}

/// All four tokens on the board, one on each section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Placement>")]
pub struct Guess([Placement; Options::SECTIONS]);

impl Guess {
    /// From the first token to the last.
    pub fn placements(&self) -> &[Placement] {
        &self.0
    }
}

impl TryFrom<Vec<Placement>> for Guess {
    type Error = NotAGuess;

    fn try_from(placements: Vec<Placement>) -> Result<Self, NotAGuess> {
        let placements: [Placement; Options::SECTIONS] = placements.try_into().map_err(|_| NotAGuess)?;
        let mut sections = placements.map(|lies| lies.section.index());
        sections.sort_unstable();
        if sections.into_iter().eq(0..Options::SECTIONS) { Ok(Guess(placements)) } else { Err(NotAGuess) }
    }
}

/// A token is missing, or a section has two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a guess has four tokens, one on each section")]
pub struct NotAGuess;
