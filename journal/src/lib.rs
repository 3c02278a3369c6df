//! The journal: the only truth that a table has.
//!
//! Every table owns a chain of records, numbered from one without a gap. A record is appended only behind the
//! record its writer had seen last, and the answer comes after it is on stable storage. Everything else, from
//! the state of a game to what a screen shows, is computed from these records and can be thrown away.
//!
//! - [`Journal`] is what a store promises; callers hold an `Arc<dyn Journal>` and never ask which one it is.
//! - [`SqliteJournal`] keeps the records in one file of a data folder; [`MemoryJournal`] keeps them for
//!   tests; `NatsJournal` (the cargo feature `nats`) keeps them in a cluster that several servers share.
//! - [`Leases`] say which of several servers leads a table; on one machine there are none.
//! - [`Measured`] is any of them, and counts what becomes of appends.
//! - [`SqliteReader`] looks into a data folder while a server is using it.
//! - `conformance` (a cargo feature) is the suite that every store passes.
//!
//! A store also keeps keys for the tables, so that something in a record can be made unreadable for good:
//! what is shut under a key is lost with it.
//!
//! What a payload says is the business of the table; here it is a text that is kept byte for byte.

#![warn(missing_docs)]

mod chain;
#[cfg(feature = "conformance")]
pub mod conformance;
mod error;
mod hub;
mod key;
mod leases;
mod measured;
mod memory;
#[cfg(feature = "nats")]
mod nats;
mod page;
mod record;
mod sqlite;
mod store;
mod watch;

pub use chain::Hash;
pub use error::{Damage, JournalError, OpenError};
pub use key::{KeyChanges, KeyId, VaultKey, overwrite_stack};
pub use leases::{Hold, LeaseCounts, Leases, Peer, Secret, Whereabouts};
pub use measured::{APPEND_MILLIS, Figures, Measured, Refused};
pub use memory::MemoryJournal;
#[cfg(feature = "nats")]
pub use nats::{
    Edition, MissingStream, NatsCredentials, NatsJournal, NatsLeases, NatsOpenError, NatsSettings, NatsTls,
    Weakness,
};
pub use page::{PAGE_BYTES, PAGE_RECORDS, Page, Pages, Rest};
pub use record::{MAX_PAYLOAD, Millis, NewRecord, Record, Seq, TableId};
pub use sqlite::{
    DATABASE_FILE, FolderStep, LOCK_FILE, Loss, MARK_FILE, Onlooker, Settings, SqliteJournal, SqliteReader,
};
pub use store::{BoxFuture, Journal};
pub use watch::{Feed, Watch};
