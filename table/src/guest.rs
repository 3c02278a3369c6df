//! A guest as the table remembers them.

use std::collections::VecDeque;

use bots::Level;
use decks::Language;
use journal::{Millis, Seq};

use crate::{
    event::{CommandId, CommandPrint, ShortId},
    face::Face,
    identity::{Badge, GuestId, KeyHash},
    name::Name,
    refusal::Refusal,
};

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) keys: Vec<KeyHash>,
    pub(crate) link: Option<(KeyHash, Millis)>,
    pub(crate) name: Name,
    pub(crate) badge: Badge,
    pub(crate) face: Face,
    pub(crate) language: Language,
    pub(crate) standing: Standing,
    pub(crate) hands: Hands,
    /// The latest commands, the newest last.
    pub(crate) recent: VecDeque<Remembered>,
}

/// A command that was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Remembered {
    pub(crate) id: ShortId,
    /// None when it is not known any more what it said.
    pub(crate) print: Option<CommandPrint>,
    /// The record that it became.
    pub(crate) seq: Seq,
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

    /// The record that an earlier sending of a command became (P2). Another command under the same name is
    /// refused.
    pub(crate) fn twin(&self, id: &CommandId, print: CommandPrint) -> Result<Option<Seq>, Refusal> {
        let id = id.short();
        // From the newest: the name of one that is forgotten may have been given again.
        match self.recent.iter().rev().find(|known| known.id == id) {
            None => Ok(None),
            Some(known) if known.print.is_some_and(|known| known != print) => Err(Refusal::AnotherCommand),
            Some(known) => Ok(Some(known.seq)),
        }
    }

    pub(crate) fn has_stand_in(&self) -> bool {
        matches!(self.hands, Hands::StandIn(_))
    }
}
