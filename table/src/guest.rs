//! A guest as the table remembers them.

use std::collections::VecDeque;

use bots::Level;
use decks::Language;
use journal::{Millis, Seq};

use crate::{
    event::CommandId,
    identity::{Badge, GuestId, KeyHash},
    name::Name,
};

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) keys: Vec<KeyHash>,
    pub(crate) link: Option<(KeyHash, Millis)>,
    pub(crate) name: Name,
    pub(crate) badge: Badge,
    pub(crate) language: Language,
    pub(crate) standing: Standing,
    pub(crate) hands: Hands,
    /// The latest commands by their ids, and the record that each became.
    pub(crate) recent: VecDeque<(CommandId, Seq)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    Here,
    Left,
    ShownOut,
}

/// Who plays for a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hands {
    Own,
    /// They are away or have left, and a bot plays until they are back.
    StandIn(Level),
    /// They are a bot themselves.
    Bot(Level),
}

impl Hands {
    /// How well it plays, if it is a bot that does.
    pub(crate) fn level(self) -> Option<Level> {
        match self {
            Hands::Own => None,
            Hands::StandIn(level) | Hands::Bot(level) => Some(level),
        }
    }
}

impl Guest {
    pub(crate) fn is_bot(&self) -> bool {
        matches!(self.hands, Hands::Bot(_))
    }

    pub(crate) fn has_stand_in(&self) -> bool {
        matches!(self.hands, Hands::StandIn(_))
    }
}
