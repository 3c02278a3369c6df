//! Forgetting a table: it is gone for everybody in one step, and then every message of it is overwritten.

use futures_util::{StreamExt, TryStreamExt, stream};

use crate::error::JournalError;
use crate::record::TableId;

use super::frame::{Frame, Tip};
use super::line::Answer;
use super::{Core, Edition};

/// How many messages are erased at once.
const ERASED_AT_ONCE: usize = 16;
/// How often a farewell is tried while others write.
const MOST_TRIES: usize = 16;

impl Core {
    /// Forgets a table, or only that edition of it.
    pub(super) async fn forget_table(
        &self,
        table: TableId,
        only: Option<Edition>,
    ) -> Result<(), JournalError> {
        let mut why = "others keep writing to the table".to_owned();
        for _ in 0..MOST_TRIES {
            let tip = self.tip(table).await?;
            if tip.at == 0 {
                self.is_forgotten(table);
                return Ok(());
            }
            // The janitor may forget what nobody leads; who led it once may not.
            if let Ok(Some(fence)) = self.fences.of(table)
                && fence != tip.fence
                && !tip.is_start()
            {
                return Err(JournalError::LedElsewhere);
            }
            if tip.is_farewell() {
                return self.finish_forgetting(table, tip.at).await;
            }
            if only.is_some_and(|Edition(at)| at != tip.at) {
                return Err(JournalError::Conflict { actual: tip.head.seq });
            }
            match self.line.store(table, tip.at, Frame::Farewell.encode(), &[], &self.next_id()).await {
                Answer::Stored(at) => return self.finish_forgetting(table, at).await,
                Answer::Failed(error) => return Err(error),
                Answer::Refused => {}
                Answer::Unknown(said) => why = said,
            }
        }
        Err(JournalError::Unavailable { why })
    }

    /// Erases all that lies up to the farewell, and the farewell last: whoever finds it goes on from there.
    pub(super) async fn finish_forgetting(&self, table: TableId, farewell: u64) -> Result<(), JournalError> {
        self.is_forgotten(table);
        for (_, id) in self.line.key_ids(Some(table)).await? {
            match self.line.stored_key(table, id).await? {
                // One of a table that was begun under the same id since.
                Some((at, _)) if at > farewell => {}
                _ => self.line.burn(table, id).await?,
            }
        }
        let mut from = 1;
        while let Some((first, _)) = self.line.next(table, from).await?.filter(|(at, _)| *at < farewell) {
            let mut lying: Vec<u64> = self.line.many(table, first).await.iter().map(|(at, _)| *at).collect();
            lying.retain(|at| *at < farewell);
            // A replica that has fallen behind does not know of the first one yet.
            if lying.first() != Some(&first) {
                lying.insert(0, first);
            }
            from = lying.last().map_or(first, |last| *last) + 1;
            stream::iter(lying)
                .map(|at| self.line.erase(at))
                .buffer_unordered(ERASED_AT_ONCE)
                .try_collect::<()>()
                .await?;
        }
        self.line.erase(farewell).await
    }

    fn is_forgotten(&self, table: TableId) {
        self.places.drop(table);
        self.hub.forget(table);
    }

    /// The ends of all tables that have records, in order. What a crash has left of forgotten ones is erased
    /// on the way.
    pub(super) async fn tips(&self) -> Result<Vec<(TableId, Tip)>, JournalError> {
        let tables = self.line.tables().await?;
        let tips: Vec<(TableId, Tip)> = stream::iter(tables)
            .map(async |table| Ok::<_, JournalError>((table, self.line.tip(table).await?)))
            .buffered(ERASED_AT_ONCE)
            .try_collect()
            .await?;
        for (table, tip) in tips.iter().filter(|(_, tip)| tip.is_farewell()) {
            self.finish_forgetting(*table, tip.at).await?;
        }
        Ok(tips.into_iter().filter(|(_, tip)| tip.head.seq.0 > 0).collect())
    }
}
