//! What can be asked of a live table, and what it answers.

use std::sync::Arc;

use insight::Evening;
use journal::{Millis, Seq};
use tokio::sync::oneshot;

use crate::{
    command::Command,
    door::{Door, Knock, Newcomer},
    error::TableError,
    evening::PastGames,
    event::CommandId,
    feed::Attendance,
    first_guesses::OwnGuesses,
    games::GameOptions,
    identity::{GuestId, Key, KeyHash},
    reaction::Reaction,
    view::TableView,
};

/// A command as it was sent.
#[derive(Debug, Clone, PartialEq)]
pub struct Sent {
    /// What they ask.
    pub command: Command,
    /// The sender's own name for it: the same command twice counts once.
    pub id: Option<CommandId>,
    /// What the sender had seen: a command made for an earlier step is refused.
    pub seen: Option<Seq>,
}

/// The command has been carried out and is on stable storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepted {
    /// The number of the last record when it was answered.
    pub seq: Seq,
}

/// Nothing came of it. Whoever wanted to show a page gets what is to be seen on it as well.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{error}")]
pub struct Declined {
    /// Why not.
    pub error: TableError,
    /// The table as it is now, through the asker's own eyes; none when it was not asked for, or could not be.
    pub view: Option<Arc<TableView>>,
}

impl From<TableError> for Declined {
    fn from(error: TableError) -> Declined {
        Declined { error, view: None }
    }
}

impl From<Declined> for TableError {
    fn from(declined: Declined) -> TableError {
        declined.error
    }
}

/// What somebody finds who comes to a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Visit {
    /// How they stand to the table.
    pub door: Door,
    /// What they see of it.
    pub view: Arc<TableView>,
}

/// What somebody finds who comes to look at the evening of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct EveningVisit {
    /// How they stand to the table.
    pub door: Door,
    /// What they see of it, with the guests that the evening names by their numbers.
    pub view: Arc<TableView>,
    /// What came out of its games, and of all of them together: the same for everybody.
    pub evening: Arc<Evening>,
    /// Its games round by round, as everybody saw them.
    pub games: PastGames,
    /// What they themselves had guessed at first, and nobody else.
    pub first_guesses: OwnGuesses,
}

/// Through whose eyes a visitor looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LookAs {
    /// As the guest whose key they have, who is known to be here from then on; as the stage if they are none.
    Myself,
    /// The screen that everybody looks at.
    Stage,
    /// As myself, and the last game in the place of the one that is played while there is none, if they sat
    /// in it.
    MyLastGame,
}

/// Who may attend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    Guests,
    /// Guests at a phone that goes round: it shows them what is theirs only while they have it.
    Passed,
    /// Who is no guest sees what the stage shows.
    Anybody,
    /// A screen that everybody looks at.
    Stage,
}

/// What is answered to a request that is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnRefusal {
    SayWhy,
    ShowTheTable,
}

/// What became of a table that nobody had touched for long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Expiry {
    /// It has left memory and can be put aside.
    Due,
    /// Somebody touched it in the meantime.
    Spared,
}

pub(crate) type Reply<T, E = TableError> = oneshot::Sender<Result<T, E>>;

/// A question on its way to a table. It travels in a box: an inbox keeps room for dozens of what is sent to
/// it, at every table.
#[derive(Debug)]
pub(crate) struct Letter {
    /// For somebody from outside the door answers first.
    pub(crate) knock: Option<Knock>,
    pub(crate) ask: Ask,
}

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
        refusal: OnRefusal,
        reply: Reply<GuestId, Declined>,
    },
    Visit {
        key: Option<KeyHash>,
        eyes: LookAs,
        reply: Reply<Visit>,
    },
    Evening {
        key: Option<KeyHash>,
        reply: Reply<EveningVisit>,
    },
    Do {
        key: KeyHash,
        sent: Sent,
        refusal: OnRefusal,
        reply: Reply<Accepted, Declined>,
    },
    Attend {
        key: Option<KeyHash>,
        audience: Audience,
        reply: Reply<Attendance>,
    },
    React {
        key: KeyHash,
        reaction: Reaction,
        reply: Reply<()>,
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
    /// Leave memory if nobody has touched the table since then.
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
            Ask::Open { reply, .. } | Ask::Redeem { reply, .. } => drop(reply.send(Err(error))),
            Ask::Join { reply, .. } => drop(reply.send(Err(error.into()))),
            Ask::Visit { reply, .. } => drop(reply.send(Err(error))),
            Ask::Evening { reply, .. } => drop(reply.send(Err(error))),
            Ask::Do { reply, .. } => drop(reply.send(Err(error.into()))),
            Ask::Attend { reply, .. } => drop(reply.send(Err(error))),
            Ask::InviteDevice { reply, .. } => drop(reply.send(Err(error))),
            Ask::React { reply, .. } | Ask::Forget { reply, .. } => drop(reply.send(Err(error))),
            Ask::Expire { reply, .. } => drop(reply.send(Err(error))),
        }
    }

    /// Whether this is somebody at the table, for whom its clock is kept fair, and not a chore of the server.
    pub(crate) fn is_for_somebody(&self) -> bool {
        !matches!(self, Ask::Expire { .. } | Ask::Forget { .. })
    }
}
