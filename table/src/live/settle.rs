//! Deciding until it is stored, and telling it afterwards.

use std::sync::Arc;

use journal::{JournalError, KeyChanges, NewRecord, Pages, Record, Seq};
use tokio::time::Instant;

use super::{Ending, Live};
use crate::{
    build_view,
    decided::TableDecided,
    error::TableError,
    event::{CommandId, CommandPrint, Entry, Event},
    guest::Guest,
    identity::GuestId,
    mailbox::{Accepted, Sent},
    refusal::Refusal,
    state::{Unreadable, entry_in},
    timed_actions::{self, Errand},
    view::Viewer,
};

/// How often a command is decided anew because another server wrote first.
const MOST_CONFLICTS: usize = 8;

/// Another server wrote first.
#[derive(Debug)]
pub(super) struct Outrun;

/// What a command is known by when it comes again.
#[derive(Debug, Clone)]
pub(super) struct Named {
    pub(super) id: CommandId,
    pub(super) print: CommandPrint,
}

impl Named {
    /// Of a command whose sender gave it a name.
    pub(super) fn of(sent: &Sent) -> Option<Named> {
        Some(Named { id: sent.id.clone()?, print: CommandPrint::of(&sent.command) })
    }
}

/// Which keys are still needed once a record is stored.
#[derive(Debug, Clone, Copy)]
enum KeysNeeded {
    /// Nothing about them changes.
    Untouched,
    /// None at all.
    None,
    /// That of this round of the game being played.
    OfRound(u32),
}

impl Live {
    /// Decides until the decision is stored: another server may write first, and then it is decided anew.
    pub(super) async fn settle<D: Into<TableDecided>>(
        &mut self,
        by: Option<GuestId>,
        named: Option<Named>,
        decide: impl Fn(&mut Live) -> Result<D, Refusal>,
    ) -> Result<Accepted, TableError> {
        for _ in 0..MOST_CONFLICTS {
            // What the other server wrote may be this very command.
            if let Some(first) = self.twin(by, named.as_ref())? {
                return Ok(first);
            }
            let decided: Result<TableDecided, Refusal> = decide(self).map(Into::into);
            let writes = decided.as_ref().is_ok_and(|decided| !decided.is_empty());
            // A refusal is as good as what we know: an earlier sending may have been stored elsewhere (P2).
            if !writes && named.is_some() && self.has_fallen_behind().await? {
                continue;
            }
            let decided = decided?;
            if !writes {
                return Ok(Accepted { seq: self.state.seq });
            }
            match self.store(by, named.clone(), decided).await? {
                Ok(accepted) => return Ok(accepted),
                Err(Outrun) => self.catch_up().await?,
            }
        }
        Err(TableError::Busy)
    }

    /// Whether another server has written in the meantime; then we know it, too.
    pub(super) async fn has_fallen_behind(&mut self) -> Result<bool, TableError> {
        let nothing = Vec::new();
        match self.journal.append(self.state.code.table_id(), self.state.seq, nothing).await {
            Ok(_) => Ok(false),
            Err(JournalError::Conflict { .. }) => self.catch_up().await.map(|()| true),
            // There is no room even to compare, but reading takes none.
            Err(JournalError::NoSpace) => {
                let known = self.state.seq;
                self.catch_up().await.map(|()| self.state.seq > known)
            }
            Err(error) => Err(self.journal_failed(error)),
        }
    }

    /// The answer that an earlier sending of the same command got (P2). Another command under the same name
    /// is refused.
    pub(super) fn twin(
        &self,
        by: Option<GuestId>,
        named: Option<&Named>,
    ) -> Result<Option<Accepted>, Refusal> {
        let guest = by.and_then(|by| self.state.guest(by));
        let (Some(guest), Some(Named { id, print })) = (guest, named) else { return Ok(None) };
        Ok(guest.twin(id, *print)?.map(|seq| Accepted { seq }))
    }

    /// Appends, folds and announces, in this order. Nothing is told before it is on stable storage.
    pub(super) async fn store(
        &mut self,
        by: Option<GuestId>,
        named: Option<Named>,
        mut decided: TableDecided,
    ) -> Result<Result<Accepted, Outrun>, TableError> {
        let at = self.clock.now();
        let keys_needed = self.keys_needed_after(&mut decided);
        let TableDecided { events, game_after } = decided;
        let (id, print) = named.map(|named| (named.id, named.print)).unzip();
        let entry = Entry { by, id, print, events };
        let (payload, keys) = self.written(&entry, keys_needed);
        let bytes = payload.len();
        let (table, record) = (self.state.code.table_id(), NewRecord { at, payload });
        match self.journal.append_with(table, self.state.seq, vec![record], keys.clone()).await {
            Ok(seq) => {
                let game = self.state.game_began;
                self.meter.wrote(bytes);
                self.vault.apply(keys);
                self.state.fold_decided(&entry, game_after, seq, at);
                self.tell(game);
                Ok(Ok(Accepted { seq }))
            }
            Err(JournalError::Conflict { .. }) => Ok(Err(Outrun)),
            Err(error) => {
                self.uncertain = matches!(error, JournalError::Unavailable { .. });
                self.owes_time = true;
                Err(self.journal_failed(error))
            }
        }
    }

    /// Which keys a record made of this takes, burns and leaves. Most have nothing to shut, and most tables
    /// no keys.
    fn keys_needed_after(&self, decided: &mut TableDecided) -> KeysNeeded {
        if self.vault.is_empty() && !decided.events.iter().any(Event::confides) {
            return KeysNeeded::Untouched;
        }
        match &self.state.game {
            Some(game) if !decided.events.iter().any(Event::changes_the_game) => {
                decided.game_after(&game.state).keeps().map_or(KeysNeeded::None, KeysNeeded::OfRound)
            }
            _ => KeysNeeded::None,
        }
    }

    /// The entry as the journal gets it, and what becomes of the keys with it.
    fn written(&self, entry: &Entry, needed: KeysNeeded) -> (String, KeyChanges) {
        let text = |entry: &Entry| serde_json::to_string(entry).expect("an entry is plain data");
        let round = match needed {
            KeysNeeded::Untouched => return (text(entry), KeyChanges::none()),
            KeysNeeded::None => None,
            KeysNeeded::OfRound(round) => Some(round),
        };
        let game = self.state.game_began;
        // There are few ballots: who had the print of one could try them all (P5).
        let print = entry.print.filter(|_| !entry.confides());
        let mut shut = Entry { print, ..entry.clone() };
        let made = self.vault.shut(&mut shut, game);
        (text(&shut), self.vault.changes(made, game, round))
    }

    /// Folds what the journal has beyond what we know, page by page, so that a long table takes no more
    /// memory to wake than its state does.
    pub(super) async fn catch_up(&mut self) -> Result<(), TableError> {
        let (known, game) = (self.state.seq, self.state.game_began);
        let caught_up = self.fold_the_rest().await;
        // What came before a page that could not be read is true all the same.
        if self.state.seq > known {
            self.tell(game);
        }
        caught_up
    }

    async fn fold_the_rest(&mut self) -> Result<(), TableError> {
        let journal = Arc::clone(&self.journal);
        let mut pages = Pages::new(&*journal, self.state.code.table_id(), self.state.seq);
        loop {
            match pages.next().await {
                Ok(Some(records)) => self.fold_page(&records).await?,
                Ok(None) => break,
                Err(error) => return Err(self.journal_failed(error)),
            }
        }
        self.uncertain = false;
        Ok(())
    }

    async fn fold_page(&mut self, records: &[Record]) -> Result<(), TableError> {
        let entries: Result<Vec<Entry>, Unreadable> = records.iter().map(entry_in).collect();
        let entries = entries.map_err(|error| {
            tracing::error!(%error, "a table cannot be read");
            self.ending = Some(Ending::Quarantined);
            TableError::Damaged
        })?;
        if entries.iter().any(Entry::confides) {
            match self.journal.keys(self.state.code.table_id()).await {
                Ok(keys) => self.vault.load(keys),
                Err(error) => return Err(self.journal_failed(error)),
            }
        }
        for (mut entry, record) in entries.into_iter().zip(records) {
            self.vault.unshut(&mut entry, self.state.game_began);
            self.meter.read(record.payload.len());
            self.state.fold(&entry, record.seq, record.at);
        }
        Ok(())
    }

    /// A table that is damaged or deleted does not go on; any other trouble may pass.
    pub(super) fn journal_failed(&mut self, error: JournalError) -> TableError {
        match error {
            JournalError::Damaged { .. } => self.ending = Some(Ending::Quarantined),
            JournalError::Forgotten => self.ending = Some(Ending::Gone),
            JournalError::LedElsewhere => self.ending = Some(Ending::LedElsewhere),
            JournalError::Conflict { .. }
            | JournalError::NoSpace
            | JournalError::TooLarge { .. }
            | JournalError::Unavailable { .. } => {}
        }
        error.into()
    }

    /// Announces what was folded since the game that began with that record was played. Guests who left or
    /// were shown out get a last view, of the table without them.
    fn tell(&mut self, game: Seq) {
        if self.state.game_began != game {
            self.presence.game_began();
        }
        if self.hosting.0 != self.state.host {
            self.hosting = (self.state.host, Instant::now());
        }
        self.presence.keep_only(|guest| self.state.is_here(guest));
        // What a game was told of a guest holds no longer once a bot has played for them.
        self.presence.forget_told(|guest| self.state.guest(guest).is_some_and(Guest::has_stand_in));
        self.announce();
        self.feeds.keep_only(|viewer| match viewer {
            Viewer::Stage => true,
            Viewer::Guest(guest) => self.state.is_here(guest),
        });
    }

    /// Sends every viewer their view, when it differs from what they have.
    pub(super) fn announce(&mut self) {
        self.counted.set(&self.state);
        self.announced = self.company();
        let now = self.clock.now();
        self.feeds.announce(|viewer| build_view::view(&self.state, viewer, &self.announced, now));
    }

    pub(super) async fn errand(&mut self, errand: Errand) -> Result<(), TableError> {
        let done = self.settle(None, None, |live| {
            let mut chance = live.chance.fork();
            let company = live.company();
            let situation = live.situation(&company);
            Ok(timed_actions::run(&live.state, errand, situation, &mut chance))
        });
        done.await.map(|_| ())
    }
}
