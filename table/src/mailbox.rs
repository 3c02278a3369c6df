//! What can be asked of a live table, and what it answers.

use std::sync::Arc;

use journal::{Millis, Seq};
use tokio::sync::oneshot;

use crate::{
    command::Command,
    door::Newcomer,
    error::TableError,
    event::CommandId,
    feed::Attendance,
    games::GameOptions,
    identity::{GuestId, Key, KeyHash, StagePass},
    view::TableView,
};

/// A command as it was sent.
#[derive(Debug, Clone, PartialEq)]
pub struct Sent {
    pub command: Command,
    /// The sender's own name for it: the same command twice counts once.
    pub id: Option<CommandId>,
    /// What the sender had seen: a command made for an earlier step is refused.
    pub seen: Option<Seq>,
}

/// The command has been carried out and is on stable storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepted {
    pub seq: Seq,
}

/// Who somebody with a key is at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standpoint {
    Here(GuestId),
    /// They said goodbye and can come back.
    Left(GuestId),
    ShownOut,
    Stranger,
}

/// The table's door, as somebody finds it who comes to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Door {
    pub standpoint: Standpoint,
    pub welcome: Welcome,
    /// With this a shared screen may look on even when the door is shut.
    pub pass: StagePass,
}

/// Whether a stranger could take a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Welcome {
    Open,
    /// Full or locked.
    Shut,
}

/// What became of a table that nobody had touched for long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Expiry {
    Deleted,
    /// Somebody touched it in the meantime.
    Spared,
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, TableError>>;

#[derive(Debug)]
pub(crate) enum Ask {
    Open {
        newcomer: Box<Newcomer>,
        key: KeyHash,
        chosen: Box<GameOptions>,
        reply: Reply<GuestId>,
    },
    Join {
        newcomer: Box<Newcomer>,
        key: KeyHash,
        reply: Reply<GuestId>,
    },
    Recognize {
        key: KeyHash,
        reply: Reply<Standpoint>,
    },
    Knock {
        key: Option<KeyHash>,
        pass: Option<StagePass>,
        reply: Reply<Door>,
    },
    Do {
        key: KeyHash,
        sent: Box<Sent>,
        reply: Reply<Accepted>,
    },
    Look {
        key: Option<KeyHash>,
        reply: Reply<Arc<TableView>>,
    },
    Attend {
        key: Option<KeyHash>,
        reply: Reply<Attendance>,
    },
    InviteDevice {
        key: KeyHash,
        reply: Reply<Key>,
    },
    Redeem {
        link: KeyHash,
        key: KeyHash,
        reply: Reply<GuestId>,
    },
    Forget {
        key: KeyHash,
        reply: Reply<()>,
    },
    /// Delete the table if nobody has touched it since then.
    Expire {
        untouched_since: Millis,
        reply: Reply<Expiry>,
    },
}

impl Ask {
    /// The same answer whatever was asked.
    pub(crate) fn answer(self, error: TableError) {
        // Whoever asked may have gone; then nobody needs the answer.
        match self {
            Ask::Open { reply, .. } | Ask::Join { reply, .. } | Ask::Redeem { reply, .. } => {
                drop(reply.send(Err(error)));
            }
            Ask::Recognize { reply, .. } => drop(reply.send(Err(error))),
            Ask::Knock { reply, .. } => drop(reply.send(Err(error))),
            Ask::Do { reply, .. } => drop(reply.send(Err(error))),
            Ask::Look { reply, .. } => drop(reply.send(Err(error))),
            Ask::Attend { reply, .. } => drop(reply.send(Err(error))),
            Ask::InviteDevice { reply, .. } => drop(reply.send(Err(error))),
            Ask::Forget { reply, .. } => drop(reply.send(Err(error))),
            Ask::Expire { reply, .. } => drop(reply.send(Err(error))),
        }
    }

    /// Whether this is somebody at the table, for whom its clock is kept fair, and not a chore of the server.
    pub(crate) fn is_a_visit(&self) -> bool {
        !matches!(self, Ask::Expire { .. } | Ask::Forget { .. })
    }
}
