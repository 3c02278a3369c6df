//! Bringing in a table that was kept elsewhere: all of it in one atomic batch.

use std::time::Duration;

use crate::error::JournalError;
use crate::key::{KeyId, VaultKey};
use crate::page::Fill;
use crate::record::{NewRecord, Seq, TableId, within_limits};

use super::Core;
use super::frame::{Frame, Step, Tip};
use super::line::Answer;

/// How long the cluster may take to store one table. The longest has 64 MiB.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is tried, as long as the cluster says that nothing was stored.
const MOST_TRIES: usize = 8;
/// How soon.
const PAUSE: Duration = Duration::from_millis(250);

impl Core {
    pub(super) async fn install(
        &self,
        table: TableId,
        records: &[NewRecord],
        keys: &[(KeyId, VaultKey)],
    ) -> Result<Seq, JournalError> {
        within_limits(records)?;
        let mut live: Vec<KeyId> = keys.iter().map(|(id, _)| *id).collect();
        live.sort_unstable();
        let (mut why, mut sent) = (String::new(), Vec::new());
        for _ in 0..MOST_TRIES {
            let tip = self.tip(table).await?;
            // One of ours whose answer did not come: a batch is whole or not there.
            if tip.id.is_some_and(|id| sent.contains(&id)) {
                return Ok(tip.head.seq);
            }
            if tip.head.seq != Seq::START {
                return Err(JournalError::Conflict { actual: tip.head.seq });
            }
            let (steps, end) = self.steps_behind(table, &tip, records, &live);
            let frames = steps.iter().map(Frame::encode).collect();
            sent.extend(end.id);
            match self.line.store_all(table, tip.at, frames, keys, (&self.next_id(), PATIENCE)).await {
                Answer::Stored(_) => return Ok(end.head.seq),
                Answer::Failed(error) => return Err(error),
                Answer::Refused => "others write to the table".clone_into(&mut why),
                Answer::Unknown(said) => why = said,
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(JournalError::Unavailable { why })
    }

    /// The records in steps of a page each, and the end of the table behind them.
    fn steps_behind(
        &self,
        table: TableId,
        tip: &Tip,
        records: &[NewRecord],
        live: &[KeyId],
    ) -> (Vec<Frame>, Tip) {
        let (mut steps, mut end, mut rest) = (Vec::new(), tip.clone(), records);
        while !rest.is_empty() {
            let mut fill = Fill::default();
            let taken = rest.iter().take_while(|record| fill.takes(record.payload.len())).count();
            let (page, later) = rest.split_at(taken);
            let step = Step::following(table, &end, tip.fence, page.to_vec(), live.to_vec(), self.next_id());
            steps.push(Frame::Step(step));
            end = Tip::of(table, tip.at, &steps[steps.len() - 1]);
            rest = later;
        }
        (steps, end)
    }
}
