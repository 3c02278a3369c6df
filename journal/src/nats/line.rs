//! Talking to the cluster: every question to it, and what its answers mean.

use std::time::Duration;

use async_nats::header::{
    HeaderMap, NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL, NATS_BATCH_ID, NATS_BATCH_SEQUENCE,
    NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, NATS_SEQUENCE,
};
use async_nats::jetstream::stream::{DeleteMessageErrorKind, Info, LastRawMessageErrorKind, Stream};
use async_nats::{Client, Request, RequestErrorKind};
use bytes::Bytes;
use futures_util::{StreamExt, TryStreamExt};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::error::{Damage, JournalError};
use crate::key::{KeyId, VaultKey};
use crate::record::{Seq, TableId};

use super::frame::{AttemptId, Frame, Tip};

/// How long the cluster may take for one answer. Beyond it nobody knows what became of the question.
pub(super) const ANSWER: Duration = Duration::from_secs(2);

/// How much is asked for at once while reading.
const BATCH_MESSAGES: usize = 256;
const BATCH_BYTES: usize = 2 * 1024 * 1024;

/// Another message came first, or is just being stored: the second is what a leader says while it is.
const WRONG_LAST_SEQUENCE: [u64; 2] = [10071, 10164];
/// The cluster, the account or the stream may hold no more.
const NO_ROOM: [u64; 3] = [10023, 10047, 10077];
/// What was to be erased is not there: another may have done it.
const NO_MESSAGE: [u64; 2] = [10043, 10057];

/// What came of asking the cluster to store a step.
#[derive(Debug)]
pub(super) enum Answer {
    /// It lies at this place of the stream.
    Stored(u64),
    /// It does not, because another came first.
    Refused,
    /// It does not.
    Failed(JournalError),
    /// Nobody knows.
    Unknown(String),
}

/// The connection to the cluster, and the stream that is ours there.
pub(super) struct Line {
    pub(super) client: Client,
    pub(super) stream: Stream<()>,
    name: String,
}

impl Line {
    pub(super) fn new(client: Client, stream: Stream<()>, name: String) -> Line {
        Line { client, stream, name }
    }

    pub(super) fn steps(&self, table: TableId) -> String {
        format!("{}.{table}.step", self.name)
    }

    /// The subjects of all tables.
    pub(super) fn all_steps(&self) -> String {
        format!("{}.*.step", self.name)
    }

    /// Which table a subject of ours belongs to.
    pub(super) fn table(&self, subject: &str) -> Option<TableId> {
        let rest = subject.strip_prefix(&self.name)?.strip_prefix('.')?;
        u64::from_str_radix(rest.split('.').next()?, 16).ok().map(TableId)
    }

    fn key(&self, table: TableId, id: KeyId) -> String {
        format!("{}.{table}.key.{:016x}", self.name, id.0)
    }

    /// The end of a table, as the leader of the stream knows it.
    pub(super) async fn tip(&self, table: TableId) -> Result<Tip, JournalError> {
        let last = self.stream.get_last_raw_message_by_subject(&self.steps(table)).await;
        match last {
            Ok(message) => {
                let frame = decode(table, Seq::START, &message.payload)?;
                Ok(Tip::of(table, message.sequence, &frame))
            }
            Err(error) if is_missing(&error.kind()) => Ok(Tip::start(table)),
            Err(error) => Err(JournalError::unavailable(&error)),
        }
    }

    /// The first message of a table from this place of the stream on, as the leader knows it.
    pub(super) async fn next(&self, table: TableId, from: u64) -> Result<Option<(u64, Bytes)>, JournalError> {
        match self.stream.get_first_raw_message_by_subject(self.steps(table), from).await {
            Ok(message) => Ok(Some((message.sequence, message.payload))),
            Err(error) if is_missing(&error.kind()) => Ok(None),
            Err(error) => Err(JournalError::unavailable(&error)),
        }
    }

    /// Many of them at once, from any replica: perhaps fewer than there are, and none when nobody answers.
    pub(super) async fn many(&self, table: TableId, from: u64) -> Vec<(u64, Bytes)> {
        let mut messages = Vec::new();
        // What did not come is asked of the leader.
        let _ = tokio::time::timeout(ANSWER, self.fetch(table, from, &mut messages)).await;
        messages
    }

    async fn fetch(&self, table: TableId, from: u64, messages: &mut Vec<(u64, Bytes)>) -> Option<()> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.ok()?;
        let ask = serde_json::json!({
            "seq": from,
            "next_by_subj": self.steps(table),
            "batch": BATCH_MESSAGES,
            "max_bytes": BATCH_BYTES,
        });
        let subject = format!("$JS.API.DIRECT.GET.{}", self.name);
        self.client.publish_with_reply(subject, inbox, ask.to_string().into()).await.ok()?;
        loop {
            let message = answers.next().await?;
            if message.status.is_some() {
                return Some(());
            }
            let at = message.headers?.get(NATS_SEQUENCE)?.as_str().parse().ok()?;
            messages.push((at, message.payload));
        }
    }

    /// Asks the cluster to store a message behind the one at `behind`, and these keys with it or nothing.
    pub(super) async fn store(
        &self,
        table: TableId,
        behind: u64,
        frame: Vec<u8>,
        keys: &[(KeyId, VaultKey)],
        batch: &AttemptId,
    ) -> Answer {
        self.store_all(table, behind, vec![frame], keys, (batch, ANSWER)).await
    }

    /// The same with several messages, one behind the other: all of it is stored, or nothing.
    pub(super) async fn store_all(
        &self,
        table: TableId,
        behind: u64,
        mut frames: Vec<Vec<u8>>,
        keys: &[(KeyId, VaultKey)],
        (batch, patience): (&AttemptId, Duration),
    ) -> Answer {
        let Some(last) = frames.pop() else { return Answer::Stored(behind) };
        let batch: String = batch.iter().map(|byte| format!("{byte:02x}")).collect();
        let (first_step, commit) = (keys.len(), keys.len() + frames.len());
        let headed = |number: usize| {
            let mut headers = HeaderMap::new();
            // Compared once: the steps that follow in the batch lie behind the first.
            if number == first_step {
                headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, behind.to_string());
            }
            if commit > 0 {
                headers.insert(NATS_BATCH_ID, batch.as_str());
                headers.insert(NATS_BATCH_SEQUENCE, (number + 1).to_string());
            }
            headers
        };
        let keys = keys.iter().map(|(id, key)| (self.key(table, *id), key_body(table, *id, key)));
        let steps = frames.into_iter().map(|frame| (self.steps(table), Bytes::from(frame)));
        for (number, (subject, body)) in keys.chain(steps).enumerate() {
            if let Err(error) = self.client.publish_with_headers(subject, headed(number), body).await {
                return Answer::Failed(JournalError::unavailable(&error));
            }
        }
        let mut headers = headed(commit);
        if commit > 0 {
            headers.insert(NATS_BATCH_COMMIT, NATS_BATCH_COMMIT_FINAL);
        }
        let bytes = last.len();
        let request = Request::new().headers(headers).payload(last.into()).timeout(Some(patience));
        match self.client.send_request(self.steps(table), request).await {
            Ok(message) => answer(&message.payload),
            Err(error) if error.kind() == RequestErrorKind::MaxPayloadExceeded => {
                Answer::Failed(JournalError::TooLarge { bytes })
            }
            Err(error) => Answer::Unknown(error.to_string()),
        }
    }

    /// The key of that id, with its place in the stream.
    pub(super) async fn stored_key(
        &self,
        table: TableId,
        id: KeyId,
    ) -> Result<Option<(u64, Option<VaultKey>)>, JournalError> {
        match self.stream.get_last_raw_message_by_subject(&self.key(table, id)).await {
            Ok(message) => Ok(Some((message.sequence, key_in(table, id, &message.payload)))),
            Err(error) if is_missing(&error.kind()) => Ok(None),
            Err(error) => Err(JournalError::unavailable(&error)),
        }
    }

    /// Overwrites all that lies there of a key.
    pub(super) async fn burn(&self, table: TableId, id: KeyId) -> Result<(), JournalError> {
        while let Some((at, _)) = self.stored_key(table, id).await? {
            self.erase(at).await?;
        }
        Ok(())
    }

    /// Overwrites a message in the stream, on every replica.
    pub(super) async fn erase(&self, at: u64) -> Result<(), JournalError> {
        match self.stream.delete_message(at).await {
            Ok(_) => Ok(()),
            Err(error) => match error.kind() {
                DeleteMessageErrorKind::JetStream(error) if NO_MESSAGE.contains(&error.error_code().0) => {
                    Ok(())
                }
                _ => Err(JournalError::unavailable(&error)),
            },
        }
    }

    /// The ids of all keys that lie there, of one table or of all.
    pub(super) async fn key_ids(&self, of: Option<TableId>) -> Result<Vec<(TableId, KeyId)>, JournalError> {
        let table = of.map_or_else(|| "*".to_owned(), |table| table.to_string());
        let subjects = self.subjects(format!("{}.{table}.key.*", self.name)).await?;
        let id = |subject: &str| {
            let id = u64::from_str_radix(subject.rsplit('.').next()?, 16).ok()?;
            Some((self.table(subject)?, KeyId(id)))
        };
        Ok(subjects.iter().filter_map(|subject| id(subject)).collect())
    }

    /// All tables that have a message, in order.
    pub(super) async fn tables(&self) -> Result<Vec<TableId>, JournalError> {
        let subjects = self.subjects(self.all_steps()).await?;
        let mut tables: Vec<TableId> = subjects.iter().filter_map(|subject| self.table(subject)).collect();
        tables.sort_unstable();
        Ok(tables)
    }

    async fn subjects(&self, filter: String) -> Result<Vec<String>, JournalError> {
        let unavailable = |error| JournalError::unavailable(&error);
        let subjects = self.stream.info_with_subjects(filter).await.map_err(unavailable)?;
        subjects.map_ok(|(subject, _)| subject).try_collect().await.map_err(unavailable)
    }

    pub(super) async fn info(&self) -> Result<Info, JournalError> {
        self.stream.get_info().await.map_err(|error| JournalError::unavailable(&error))
    }
}

/// Takes a message apart that is part of this table.
pub(super) fn decode(table: TableId, seq: Seq, bytes: &[u8]) -> Result<Frame, JournalError> {
    Frame::decode(bytes).map_err(|why| JournalError::Damaged {
        table,
        seq: seq.next(),
        what: Damage::Unreadable(why.to_owned()),
    })
}

pub(super) fn is_missing(kind: &LastRawMessageErrorKind) -> bool {
    matches!(kind, LastRawMessageErrorKind::NoMessageFound)
}

/// What a leader says about a message that it was sent.
#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    seq: u64,
    error: Option<Complaint>,
}

#[derive(Deserialize)]
struct Complaint {
    err_code: u64,
    description: String,
}

fn answer(bytes: &[u8]) -> Answer {
    match serde_json::from_slice(bytes) {
        Ok(Said { error: None, seq }) if seq > 0 => Answer::Stored(seq),
        Ok(Said { error: Some(Complaint { err_code, .. }), .. })
            if WRONG_LAST_SEQUENCE.contains(&err_code) =>
        {
            Answer::Refused
        }
        Ok(Said { error: Some(Complaint { err_code, .. }), .. }) if NO_ROOM.contains(&err_code) => {
            Answer::Failed(JournalError::NoSpace)
        }
        Ok(Said { error: Some(Complaint { description, err_code }), .. }) => {
            Answer::Unknown(format!("{description} ({err_code})"))
        }
        _ => Answer::Unknown("the cluster gives an answer that cannot be read".to_owned()),
    }
}

/// How much of a hash keeps a key from being taken for another.
const SUM: usize = 8;

fn sum(table: TableId, id: KeyId, key: &[u8]) -> [u8; SUM] {
    let mut sha = Sha256::new();
    sha.update(b"likeness key");
    sha.update(table.0.to_be_bytes());
    sha.update(id.0.to_be_bytes());
    sha.update(key);
    *sha.finalize().first_chunk().expect("a hash is longer than that")
}

fn key_body(table: TableId, id: KeyId, key: &VaultKey) -> Bytes {
    [key.bytes().as_slice(), &sum(table, id, key.bytes())].concat().into()
}

/// None when it is not what we wrote.
fn key_in(table: TableId, id: KeyId, body: &[u8]) -> Option<VaultKey> {
    let (key, rest) = body.split_first_chunk::<{ VaultKey::BYTES }>()?;
    (rest == sum(table, id, key)).then(|| VaultKey::filled_by(|bits| bits.copy_from_slice(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_answer_with_a_place_means_stored() {
        assert!(matches!(answer(br#"{"stream":"l","seq":4}"#), Answer::Stored(4)));
        for (code, refused) in [(10071, true), (10164, true), (10158, false)] {
            let said = format!(r#"{{"error":{{"code":400,"err_code":{code},"description":"x"}},"seq":0}}"#);
            assert_eq!(matches!(answer(said.as_bytes()), Answer::Refused), refused, "{code}");
        }
        let full = br#"{"error":{"code":400,"err_code":10077,"description":"maximum bytes exceeded"}}"#;
        assert!(matches!(answer(full), Answer::Failed(JournalError::NoSpace)));
        for other in [&b""[..], b"{}", b"+OK", br#"{"seq":0}"#] {
            assert!(matches!(answer(other), Answer::Unknown(_)));
        }
    }

    #[test]
    fn a_key_is_known_again_only_in_its_place() {
        let key = VaultKey::new([7; 32]);
        let body = key_body(TableId(1), KeyId(2), &key);
        assert_eq!(key_in(TableId(1), KeyId(2), &body), Some(key));
        assert_eq!(key_in(TableId(2), KeyId(2), &body), None);
        assert_eq!(key_in(TableId(1), KeyId(3), &body), None);
        assert_eq!(key_in(TableId(1), KeyId(2), &body[..39]), None);
    }
}
