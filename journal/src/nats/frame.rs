//! One step of a table as it lies in the stream: what one append wrote, in one message.
//!
//! A message is whole or not there, and so is a step. It carries the end of the chain before it, so that
//! reading can begin anywhere, and the keys that the table has after it, so that whatever else lies there of
//! the table's keys is a leftover.

use crate::chain::{Hash, Head};
use crate::key::KeyId;
use crate::record::{Millis, NewRecord, Record, Seq, TableId};

/// Marks a message as one of ours, with the number of the format.
const MAGIC: [u8; 4] = *b"lik\x02";
/// The format before tables were led by one server at a time: its steps have no fence.
const WITHOUT_FENCE: [u8; 4] = *b"lik\x01";
const STEP: u8 = 0;
const FAREWELL: u8 = 1;

/// Tells one attempt to append from all others.
pub(super) type AttemptId = [u8; 16];

/// What a message on a table's subject says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    Step(Step),
    /// The table was forgotten: what lies before belongs to nobody, and the next step is its first.
    Farewell,
}

/// What one append wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) id: AttemptId,
    /// Which claim to lead the table it was written under; zero before anybody had to claim that.
    pub(super) fence: u64,
    /// The end of the chain before it.
    pub(super) before: Head,
    /// Where in the stream the table begins: whatever lies up to there is of one that was forgotten.
    pub(super) floor: u64,
    /// When the table's last record happened, as its writer said.
    pub(super) touched: Millis,
    /// The keys that the table has from now on, in order.
    pub(super) keys: Vec<KeyId>,
    /// None when only keys changed.
    pub(super) records: Vec<Record>,
}

impl Step {
    /// The step that appends `records` behind `tip`, under a fence.
    pub(super) fn following(
        table: TableId,
        tip: &Tip,
        fence: u64,
        records: Vec<NewRecord>,
        keys: Vec<KeyId>,
        id: AttemptId,
    ) -> Step {
        let Tip { head: before, floor, touched, .. } = *tip;
        let mut head = before;
        let touched = records.last().map_or(touched, |last| last.at);
        let records = records
            .into_iter()
            .map(|NewRecord { at, payload }| {
                head = head.extend(table, at, &payload);
                Record { seq: head.seq, at, payload, hash: head.hash }
            })
            .collect();
        Step { id, fence, before, floor, touched, keys, records }
    }

    /// The end of the chain after it.
    pub(super) fn head(&self) -> Head {
        self.records.last().map_or(self.before, |last| Head { seq: last.seq, hash: last.hash })
    }
}

/// The end of a table as the stream has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tip {
    /// The place of its last message in the stream, which is what an append compares; zero without one.
    pub(super) at: u64,
    /// See [`Step::floor`].
    pub(super) floor: u64,
    pub(super) head: Head,
    pub(super) touched: Millis,
    pub(super) keys: Vec<KeyId>,
    /// Which attempt wrote it; none when it is no step.
    pub(super) id: Option<AttemptId>,
    /// See [`Step::fence`].
    pub(super) fence: u64,
}

impl Tip {
    /// A table without messages.
    pub(super) fn start(table: TableId) -> Tip {
        let (head, touched) = (Head::start(table), Millis::default());
        Tip { at: 0, floor: 0, head, touched, keys: Vec::new(), id: None, fence: 0 }
    }

    /// The table with this message as its last.
    pub(super) fn of(table: TableId, at: u64, frame: &Frame) -> Tip {
        match frame {
            Frame::Step(step) => Tip {
                at,
                floor: step.floor,
                head: step.head(),
                touched: step.touched,
                keys: step.keys.clone(),
                id: Some(step.id),
                fence: step.fence,
            },
            Frame::Farewell => Tip { at, floor: at, ..Tip::start(table) },
        }
    }

    /// Whether the next step is the table's first.
    pub(super) fn is_start(&self) -> bool {
        self.id.is_none()
    }

    /// Whether it was forgotten and something of it still lies there.
    pub(super) fn is_farewell(&self) -> bool {
        self.at != 0 && self.id.is_none()
    }
}

impl Frame {
    pub(super) fn encode(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let Frame::Step(Step { id, fence, before, floor, touched, keys, records }) = self else {
            bytes.push(FAREWELL);
            return bytes;
        };
        bytes.push(STEP);
        bytes.extend_from_slice(id);
        bytes.extend_from_slice(&fence.to_be_bytes());
        bytes.extend_from_slice(&before.seq.0.to_be_bytes());
        bytes.extend_from_slice(before.hash.as_bytes());
        bytes.extend_from_slice(&floor.to_be_bytes());
        bytes.extend_from_slice(&touched.0.to_be_bytes());
        bytes.extend_from_slice(&length(keys.len()));
        for key in keys {
            bytes.extend_from_slice(&key.0.to_be_bytes());
        }
        bytes.extend_from_slice(&length(records.len()));
        for record in records {
            bytes.extend_from_slice(&record.at.0.to_be_bytes());
            bytes.extend_from_slice(record.hash.as_bytes());
            bytes.extend_from_slice(&length(record.payload.len()));
            bytes.extend_from_slice(record.payload.as_bytes());
        }
        bytes
    }

    /// Takes a message apart. Whether the chain holds is for whoever reads it to see.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn decode(bytes: &[u8]) -> Result<Frame, &'static str> {
        let mut rest = Rest(bytes);
        let magic = rest.take::<4>()?;
        if magic != MAGIC && magic != WITHOUT_FENCE {
            return Err("it is not in a format that this version knows");
        }
        let [kind] = rest.take::<1>()?;
        let frame = match kind {
            FAREWELL => Frame::Farewell,
            STEP => Frame::Step(rest.step(magic == MAGIC)?),
            _ => return Err("it is of no known kind"),
        };
        if rest.0.is_empty() { Ok(frame) } else { Err("there is more than there should be") }
    }
}

fn length(count: usize) -> [u8; 4] {
    u32::try_from(count).expect("what fits into a message is counted by 32 bits").to_be_bytes()
}

/// What has not been read yet.
struct Rest<'b>(&'b [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], &'static str> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or("it is cut short")?;
        self.0 = rest;
        Ok(*taken)
    }

    fn number(&mut self) -> Result<u64, &'static str> {
        Ok(u64::from_be_bytes(self.take()?))
    }

    fn count(&mut self) -> Result<usize, &'static str> {
        let count = u32::from_be_bytes(self.take()?) as usize;
        // Everything counted takes a byte at least, so that no damaged number makes us take much memory.
        if count <= self.0.len() { Ok(count) } else { Err("it is cut short") }
    }

    fn text(&mut self) -> Result<String, &'static str> {
        let length = self.count()?;
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8(text.to_vec()).map_err(|_| "its text is no text")
    }

    fn step(&mut self, is_fenced: bool) -> Result<Step, &'static str> {
        let id = self.take()?;
        let fence = if is_fenced { self.number()? } else { 0 };
        let before = Head { seq: Seq(self.number()?), hash: Hash(self.take()?) };
        let (floor, touched) = (self.number()?, Millis(self.number()?));
        let keys = (0..self.count()?).map(|_| self.number().map(KeyId)).collect::<Result<_, _>>()?;
        let (mut seq, mut records) = (before.seq, Vec::new());
        for _ in 0..self.count()? {
            seq = seq.next();
            let (at, hash) = (Millis(self.number()?), Hash(self.take()?));
            records.push(Record { seq, at, payload: self.text()?, hash });
        }
        Ok(Step { id, fence, before, floor, touched, keys, records })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId(7);

    fn step() -> Step {
        let record = |payload: &str| NewRecord { at: Millis(5), payload: payload.to_owned() };
        let records = vec![record("{\"a\":1}"), record("")];
        Step::following(TABLE, &Tip::start(TABLE), 6, records, vec![KeyId(9)], [3; 16])
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        for frame in [Frame::Step(step()), Frame::Farewell] {
            assert_eq!(Frame::decode(&frame.encode()), Ok(frame));
        }
    }

    #[test]
    fn no_cut_or_added_byte_passes() {
        let whole = Frame::Step(step()).encode();
        for end in 0..whole.len() {
            assert!(Frame::decode(&whole[..end]).is_err(), "cut at {end}");
        }
        assert!(Frame::decode(&[&whole[..], &[0]].concat()).is_err());
        assert!(Frame::decode(&[&b"nik\x01"[..], &whole[4..]].concat()).is_err());
    }

    #[test]
    fn the_stored_format_does_not_change_unnoticed() {
        use sha2::{Digest, Sha256};
        let sum: [u8; 32] = Sha256::digest(Frame::Step(step()).encode()).into();
        assert_eq!(Hash(sum).to_string(), "d94c21a7dae363f9a08cc9be7dc1a7c72df2705c392faba32d905c336fa2fa96");
    }

    #[test]
    fn a_step_without_records_ends_where_it_began() {
        let tip = Tip::of(TABLE, 40, &Frame::Step(step()));
        let keys = Step::following(TABLE, &tip, 7, vec![], vec![], [4; 16]);
        assert_eq!((keys.head(), keys.touched), (tip.head, Millis(5)));
        assert_eq!(tip.head.seq, Seq(2));
    }

    #[test]
    fn a_step_from_before_there_were_fences_is_read() {
        let written = Frame::Step(step()).encode();
        let before_fence = MAGIC.len() + 1 + size_of::<AttemptId>();
        let old =
            [&WITHOUT_FENCE, &written[MAGIC.len()..before_fence], &written[before_fence + 8..]].concat();
        assert_eq!(Frame::decode(&old), Ok(Frame::Step(Step { fence: 0, ..step() })));
    }
}
