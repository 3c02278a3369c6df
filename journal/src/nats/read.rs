//! Reading a table: the leader says where it ends, any replica may hand out what lies before.

use bytes::Bytes;

use crate::chain::{Hash, Head};
use crate::error::{Damage, JournalError};
use crate::page::{Fill, Page, Rest};
use crate::record::{Record, Seq, TableId};

use super::Core;
use super::frame::{Frame, Tip};
use super::line::decode;

impl Core {
    pub(super) async fn page_of(&self, table: TableId, after: Seq) -> Result<Page, JournalError> {
        let tip = self.tip(table).await?;
        if after > tip.head.seq {
            return Err(JournalError::Forgotten);
        }
        if tip.is_farewell() {
            self.finish_forgetting(table, tip.at).await?;
        }
        if after == tip.head.seq {
            return Ok(Page { before: tip.head.hash, records: Vec::new(), rest: Rest::Nothing });
        }
        let known = self.places.from(table, after, tip.floor);
        match self.read(table, after, &tip, known).await {
            // A place that is known wrongly costs time, not truth.
            Err(JournalError::Damaged { .. }) if known != tip.floor + 1 => {
                self.read(table, after, &tip, tip.floor + 1).await
            }
            read => read,
        }
    }

    async fn read(&self, table: TableId, after: Seq, tip: &Tip, from: u64) -> Result<Page, JournalError> {
        let mut reading = Reading::new(table, after, tip.head);
        let mut from = from;
        loop {
            let mut messages = self.line.many(table, from).await;
            messages.retain(|(at, _)| *at <= tip.at);
            if messages.is_empty() {
                // The replica that was asked has fallen behind, or has gone.
                messages.extend(self.line.next(table, from).await?.filter(|(at, _)| *at <= tip.at));
            }
            if messages.is_empty() {
                return Err(self.nothing_more(table, &reading, tip).await?);
            }
            for (at, bytes) in messages {
                if let Some(rest) = reading.take(&bytes)? {
                    let Reading { before, records, .. } = reading;
                    if let Some(last) = records.last() {
                        self.places.read_to(table, last.seq, at);
                    }
                    let before = before.ok_or(JournalError::Forgotten)?;
                    return Ok(Page { before, records, rest });
                }
                from = at + 1;
            }
        }
    }

    /// Why a table ends before the step that was its last: it has been forgotten meanwhile, or is damaged.
    async fn nothing_more(
        &self,
        table: TableId,
        reading: &Reading,
        tip: &Tip,
    ) -> Result<JournalError, JournalError> {
        if self.tip(table).await?.floor != tip.floor {
            return Ok(JournalError::Forgotten);
        }
        let seq = reading.head.map_or(Seq(1), |head| head.seq.next());
        Ok(JournalError::Damaged { table, seq, what: Damage::Missing })
    }
}

/// A page under way.
struct Reading {
    table: TableId,
    after: Seq,
    end: Head,
    /// The last record that was looked at, once there is one.
    head: Option<Head>,
    /// The hash of the record at `after`.
    before: Option<Hash>,
    records: Vec<Record>,
    fill: Fill,
}

impl Reading {
    fn new(table: TableId, after: Seq, end: Head) -> Reading {
        let (head, before, records) = (None, None, Vec::new());
        Reading { table, after, end, head, before, records, fill: Fill::default() }
    }

    /// Takes the next message in. Says what lies behind the page once it is done.
    fn take(&mut self, bytes: &Bytes) -> Result<Option<Rest>, JournalError> {
        let Reading { table, after, end, .. } = *self;
        let seq = self.head.map_or(after, |head| head.seq);
        let damaged = |seq, what| Err(JournalError::Damaged { table, seq, what });
        let Frame::Step(step) = decode(table, seq, bytes)? else {
            return damaged(seq.next(), Damage::Missing);
        };
        let mut head = match self.head {
            Some(head) => head,
            None if step.before.seq == Seq::START => Head::start(table),
            None if step.before.seq <= after => step.before,
            None => return damaged(after.next(), Damage::Missing),
        };
        if step.before != head {
            let what = if step.before.seq == head.seq { Damage::Altered } else { Damage::Missing };
            return damaged(head.seq.next(), what);
        }
        if head.seq == after {
            self.before = Some(head.hash);
        }
        for record in step.records {
            if self.fill.is_full() {
                return Ok(Some(Rest::More));
            }
            head.verify(table, &record)?;
            if head.seq == after {
                self.before = Some(head.hash);
            } else if head.seq > after {
                self.fill.add(&record);
                self.records.push(record);
            }
        }
        self.head = Some(head);
        if head.seq == end.seq {
            return if head == end { Ok(Some(Rest::Nothing)) } else { damaged(end.seq, Damage::End) };
        }
        Ok(self.fill.is_full().then_some(Rest::More))
    }
}
