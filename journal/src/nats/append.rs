//! Appending: once, and only behind the step that the writer had seen last.
//!
//! The cluster compares places of its stream, not seqs of a table, so that the place of every table's last
//! step is kept beside its seq. An answer that does not come leaves open what happened: then the leader is
//! asked, and our own attempt is known by its id.

use std::time::Duration;

use tokio::time::Instant;

use crate::error::JournalError;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::record::{NewRecord, Seq, TableId, within_limits};

use super::Core;
use super::frame::{AttemptId, Frame, Step, Tip};
use super::line::{ANSWER, Answer, decode};

/// How long one append is tried before nobody knows.
const PATIENCE: Duration = Duration::from_secs(5);
/// How soon the leader is asked again while it is storing what another sent.
const BREATH: Duration = Duration::from_millis(4);
/// How many steps of others are looked through for one of ours.
const MOST_STEPS_BEHIND: usize = 64;

impl Core {
    pub(super) async fn append(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> Result<Seq, JournalError> {
        within_limits(&records)?;
        let held = self.fences.of(table)?;
        let only_compares = records.is_empty() && keys.is_empty();
        let known = self.places.tip(table).filter(|tip| tip.head.seq == expected && !only_compares);
        let mut tip = match known {
            Some(tip) => tip,
            None => self.tip(table).await?,
        };
        let id = self.next_id();
        let (began, mut sent_behind) = (Instant::now(), None);
        loop {
            // Asked anew for every attempt: a claim has no records, so that the same seq lies behind it.
            if held.is_some_and(|fence| fence != tip.fence && !tip.is_start()) {
                return Err(JournalError::LedElsewhere);
            }
            if tip.head.seq != expected {
                return Err(JournalError::Conflict { actual: tip.head.seq });
            }
            let (live, made) = keys_after(&tip.keys, &keys);
            if records.is_empty() && live == tip.keys {
                self.burn(table, &keys.burnt).await?;
                return Ok(expected);
            }
            let step = Step::following(table, &tip, held.unwrap_or(tip.fence), records.clone(), live, id);
            let frame = Frame::Step(step);
            // A batch of its own for every attempt: one that was cut short may still be open.
            let answer = self.line.store(table, tip.at, frame.encode(), &made, &self.next_id()).await;
            let doubt = match answer {
                Answer::Stored(at) => return self.stored(table, at, frame, &keys.burnt).await,
                Answer::Failed(error) => return Err(error),
                Answer::Refused => None,
                Answer::Unknown(why) => Some(why),
            };
            if doubt.is_some() {
                sent_behind.get_or_insert(tip.at);
            }
            tip = self.tip(table).await?;
            if let Some(behind) = sent_behind
                && let Some((at, frame)) = self.find(table, behind, &tip, &id).await?
            {
                return self.stored(table, at, frame, &keys.burnt).await;
            }
            if began.elapsed() > PATIENCE {
                let why = doubt.unwrap_or_else(|| "the cluster is busy with this table".to_owned());
                return Err(JournalError::Unavailable { why });
            }
            if tip.head.seq == expected {
                tokio::time::sleep(BREATH).await;
            }
        }
    }

    /// Writes that the table is led under this fence from now on, behind the step that is its last: whoever
    /// led it before knows another one, and no append of theirs is stored any more. False when somebody wrote
    /// meanwhile.
    ///
    /// A table without records needs no claim: of two who begin it, the first one wins.
    pub(super) async fn claim(&self, table: TableId, tip: &Tip, fence: u64) -> Result<bool, JournalError> {
        if tip.is_start() {
            return Ok(true);
        }
        let id = self.next_id();
        let frame = Frame::Step(Step::following(table, tip, fence, Vec::new(), tip.keys.clone(), id));
        match self.line.store(table, tip.at, frame.encode(), &[], &self.next_id()).await {
            Answer::Stored(at) => {
                self.places.remember(table, Tip::of(table, at, &frame));
                Ok(true)
            }
            Answer::Failed(error) => Err(error),
            Answer::Refused => Ok(false),
            Answer::Unknown(_) => Ok(self.tip(table).await?.id == Some(id)),
        }
    }

    /// The step of this attempt, if it lies behind that place.
    async fn find(
        &self,
        table: TableId,
        behind: u64,
        tip: &Tip,
        id: &AttemptId,
    ) -> Result<Option<(u64, Frame)>, JournalError> {
        let mut from = behind + 1;
        for _ in 0..MOST_STEPS_BEHIND {
            if from > tip.at {
                break;
            }
            let Some((at, bytes)) = self.line.next(table, from).await? else { break };
            let frame = decode(table, Seq::START, &bytes)?;
            if matches!(&frame, Frame::Step(step) if step.id == *id) {
                return Ok(Some((at, frame)));
            }
            from = at + 1;
        }
        Ok(None)
    }

    async fn stored(
        &self,
        table: TableId,
        at: u64,
        frame: Frame,
        burnt: &[KeyId],
    ) -> Result<Seq, JournalError> {
        let tip = Tip::of(table, at, &frame);
        let seq = tip.head.seq;
        self.places.remember(table, tip);
        self.places.read_to(table, seq, at);
        if let Frame::Step(step) = frame {
            self.hub.publish(table, || step.records);
        }
        self.burn(table, burnt).await?;
        Ok(seq)
    }

    /// The count is stored, and may not be answered before its key is gone.
    async fn burn(&self, table: TableId, burnt: &[KeyId]) -> Result<(), JournalError> {
        for id in burnt {
            let mut burning = self.line.burn(table, *id).await;
            let began = Instant::now();
            while burning.is_err() && began.elapsed() < 2 * ANSWER {
                burning = self.line.burn(table, *id).await;
            }
            if let Err(error) = burning {
                tracing::error!(%error, "a key could not be destroyed; it will be when its table wakes");
                return Err(error);
            }
        }
        Ok(())
    }

    /// Destroys what a crash has left behind: keys that the last step of their table does not name.
    pub(super) async fn sweep(&self, of: Option<TableId>) -> Result<(), JournalError> {
        // Listed before the tables' ends are read: a key is stored with the step that names it.
        let lying = self.line.key_ids(of).await?;
        for (table, id) in lying {
            if !self.tip(table).await?.keys.contains(&id) {
                self.line.burn(table, id).await?;
                tracing::info!("a key that a crash had left behind is destroyed");
            }
        }
        Ok(())
    }

    /// The keys of a table, and nothing else of it.
    pub(super) async fn keys(&self, table: TableId) -> Result<Vec<(KeyId, VaultKey)>, JournalError> {
        let tip = self.tip(table).await?;
        let damaged = || JournalError::Damaged { table, seq: tip.head.seq, what: crate::error::Damage::Keys };
        let mut keys = Vec::new();
        for id in &tip.keys {
            match self.line.stored_key(table, *id).await? {
                Some((_, Some(key))) => keys.push((*id, key)),
                // Burnt since we looked, or gone.
                None if self.tip(table).await?.at != tip.at => return Box::pin(self.keys(table)).await,
                Some((_, None)) | None => return Err(damaged()),
            }
        }
        Ok(keys)
    }
}

/// The ids that a table has after a change, in order, and the keys that have to be stored for it.
fn keys_after(before: &[KeyId], changes: &KeyChanges) -> (Vec<KeyId>, Vec<(KeyId, VaultKey)>) {
    let made: Vec<(KeyId, VaultKey)> = changes
        .made
        .iter()
        .filter(|(id, _)| !before.contains(id) && !changes.burnt.contains(id))
        .cloned()
        .collect();
    let kept = before.iter().filter(|id| !changes.burnt.contains(id)).copied();
    let mut live: Vec<KeyId> = kept.chain(made.iter().map(|(id, _)| *id)).collect();
    live.sort_unstable();
    (live, made)
}
