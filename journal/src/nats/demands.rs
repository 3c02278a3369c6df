//! What a cluster must be like before anything is entrusted to it.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;

use async_nats::Client;
use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::context::{ContextBuilder, CreateStreamErrorKind, GetStreamErrorKind};
use async_nats::jetstream::stream::{Config, DiscardPolicy, Info, RetentionPolicy, StorageType, Stream};
use futures_util::StreamExt;
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::error::JournalError;

use super::cluster_settings::{MissingStream, NatsSettings};
use super::line::ANSWER;

/// The oldest server whose comparisons and batches can be trusted in a cluster.
const OLDEST: (u64, u64) = (2, 12);
/// With three copies any one machine may be lost.
const REPLICAS: usize = 3;
/// A step of a table is one message, and this is the longest that somebody could need.
const LONGEST_MESSAGE: usize = 4 * 1024 * 1024;
/// What a server of its own answers to somebody who wants copies of a stream.
const NO_CLUSTER: ErrorCode = ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED;

/// Why a journal in a cluster was not opened.
#[derive(Debug, thiserror::Error)]
pub enum NatsOpenError {
    /// What should be an address is none.
    #[error("{server} is no address of a NATS server; write nats://host:4222 or tls://host:4222")]
    Address {
        /// What was written.
        server: String,
    },
    /// The file with the credentials cannot be used.
    #[error("the credentials in {file} cannot be used: {source}")]
    Credentials {
        /// The file.
        file: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// No server lets us in.
    #[error("no NATS server of the cluster can be reached: {source}")]
    Unreachable {
        /// What was tried last.
        source: async_nats::ConnectError,
    },
    /// The stream can be neither found nor made.
    #[error("the stream {stream} can be neither found nor made: {why}")]
    Stream {
        /// Its name.
        stream: String,
        /// What the cluster said.
        why: String,
    },
    /// There is such a stream, but it would not keep records.
    #[error("the stream {stream} is not one that Likeness made: {what}; it was left as it is")]
    NotAJournal {
        /// Its name.
        stream: String,
        /// What is wrong with it.
        what: &'static str,
    },
    /// What was acknowledged could be lost.
    #[error("{0}; --allow-weaker serves all the same, for those who know what they lose")]
    Weak(Weakness),
    /// Keys of ballots that were counted could not be destroyed.
    #[error("keys that a crash has left behind cannot be destroyed: {0}")]
    Leftovers(JournalError),
    /// Which server leads which table cannot be agreed on.
    #[error("the cluster does not let us agree with other servers on who leads which table: {0}")]
    Leases(String),
}

/// How a cluster could lose what it has acknowledged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Weakness {
    /// Its comparisons let several writers win.
    #[error(
        "the NATS server {server} has version {found}, and before 2.12 two writers could both be told that \
         they came first"
    )]
    TooOld {
        /// Which server.
        server: String,
        /// Its version.
        found: String,
    },
    /// One lost machine could be the only one that had a record.
    #[error("the stream has {found} replicas, and with fewer than 3 a lost machine can take records along")]
    FewReplicas {
        /// How many there are.
        found: usize,
    },
    /// Long records do not fit.
    #[error(
        "the NATS servers take messages of {found} bytes, and a long record needs 4 MB: set max_payload: 4MB"
    )]
    ShortMessages {
        /// How many bytes.
        found: usize,
    },
    /// A power cut takes what it has not written yet.
    #[error(
        "the NATS server {server} answers before its disk has what it was sent, so that a power cut loses \
         accepted moves: set sync_interval: always in its jetstream block"
    )]
    NotSynced {
        /// Which server.
        server: String,
    },
    /// Nobody tells whether it would.
    #[error(
        "whether the NATS servers wait for their disks cannot be learnt: name their monitoring ports with \
         --nats-monitor http://host:8222,…, or let this account import $SYS.REQ.SERVER.PING.VARZ"
    )]
    Unproven,
}

/// The stream as it has to be, and where it ends.
pub(super) async fn stream(
    client: &Client,
    settings: &NatsSettings,
) -> Result<(Stream<()>, u64), NatsOpenError> {
    let failed = |why: String| NatsOpenError::Stream { stream: settings.stream.clone(), why };
    let demand = |met: Result<(), Weakness>| match met {
        Err(weakness) if settings.allow_weaker => {
            tracing::warn!(%weakness, "serving all the same");
            Ok(())
        }
        met => met.map_err(NatsOpenError::Weak),
    };
    let server = client.server_info();
    demand(version(&server.server_name, &server.version))?;
    demand(message_length(server.max_payload))?;
    let context = ContextBuilder::new().timeout(ANSWER).build(client.clone());
    let info = match context.get_stream(&settings.stream).await {
        Ok(found) => found.cached_info().clone(),
        Err(error) => match error.kind() {
            GetStreamErrorKind::JetStream(said) if said.error_code() == ErrorCode::STREAM_NOT_FOUND => {
                match settings.missing {
                    MissingStream::Make { max_bytes } => make(&context, settings, max_bytes).await?,
                    MissingStream::Refuse => return Err(failed("the cluster has none of that name".into())),
                }
            }
            _ => return Err(failed(error.to_string())),
        },
    };
    suits(&info.config)
        .map_err(|what| NatsOpenError::NotAJournal { stream: settings.stream.clone(), what })?;
    demand(replicas(info.config.num_replicas))?;
    let told = told(client, &settings.monitors).await;
    demand(all_wait(&told, &peers(&info)))?;
    let stream =
        context.get_stream_no_info(&settings.stream).await.map_err(|error| failed(error.to_string()))?;
    Ok((stream, info.state.last_sequence))
}

async fn make(
    context: &async_nats::jetstream::Context,
    settings: &NatsSettings,
    max_bytes: Option<u64>,
) -> Result<Info, NatsOpenError> {
    let config = |num_replicas| Config {
        name: settings.stream.clone(),
        subjects: vec![format!("{}.>", settings.stream)],
        description: Some("The tables of Likeness: records, and keys of open ballots".to_owned()),
        num_replicas,
        storage: StorageType::File,
        retention: RetentionPolicy::Limits,
        discard: DiscardPolicy::New,
        max_bytes: max_bytes.and_then(|bytes| i64::try_from(bytes).ok()).unwrap_or(-1),
        allow_direct: true,
        allow_atomic_publish: true,
        ..Config::default()
    };
    let made = match context.create_stream(config(REPLICAS)).await {
        Err(error) if settings.allow_weaker && stands_alone(&error.kind()) => {
            context.create_stream(config(1)).await
        }
        made => made,
    };
    let made = made.map_err(|error| match error.kind() {
        kind if stands_alone(&kind) => NatsOpenError::Weak(Weakness::FewReplicas { found: 1 }),
        _ => NatsOpenError::Stream { stream: settings.stream.clone(), why: error.to_string() },
    })?;
    Ok(made.cached_info().clone())
}

fn stands_alone(kind: &CreateStreamErrorKind) -> bool {
    matches!(kind, CreateStreamErrorKind::JetStream(said) if said.error_code() == NO_CLUSTER)
}

/// Whether a stream keeps everything until we erase it, and takes what we send.
fn suits(config: &Config) -> Result<(), &'static str> {
    let mine = config.subjects == [format!("{}.>", config.name)];
    let limits = [config.max_messages, config.max_messages_per_subject];
    let demands = [
        (mine, "it takes other subjects"),
        (config.storage == StorageType::File, "it lives in memory"),
        (config.retention == RetentionPolicy::Limits, "it drops what was read"),
        (config.discard == DiscardPolicy::New, "it drops old records when it is full"),
        (config.max_age.is_zero() && limits.iter().all(|limit| *limit <= 0), "it drops old records"),
        (!config.deny_delete && !config.sealed, "keys could not be destroyed in it"),
        (
            config.allow_direct && config.allow_atomic_publish,
            "it does not allow direct gets and batches, which servers before 2.12 do not have",
        ),
        (config.mirror.is_none() && config.sources.is_none(), "it copies another one"),
    ];
    demands.iter().find(|(met, _)| !met).map_or(Ok(()), |(_, what)| Err(*what))
}

fn version(server: &str, found: &str) -> Result<(), Weakness> {
    let mut numbers = found.trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    let known = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if known >= OLDEST {
        return Ok(());
    }
    Err(Weakness::TooOld { server: server.to_owned(), found: found.to_owned() })
}

fn message_length(found: usize) -> Result<(), Weakness> {
    if found >= LONGEST_MESSAGE { Ok(()) } else { Err(Weakness::ShortMessages { found }) }
}

fn replicas(found: usize) -> Result<(), Weakness> {
    if found >= REPLICAS { Ok(()) } else { Err(Weakness::FewReplicas { found }) }
}

/// The names of the servers that have a copy of the stream.
fn peers(info: &Info) -> Vec<String> {
    let Some(cluster) = &info.cluster else { return Vec::new() };
    cluster.leader.iter().cloned().chain(cluster.replicas.iter().map(|peer| peer.name.clone())).collect()
}

/// What a server tells about itself.
#[derive(Clone, Debug, Deserialize)]
struct Varz {
    server_name: String,
    version: String,
    #[serde(default)]
    jetstream: JetStream,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct JetStream {
    #[serde(default)]
    config: JetStreamConfig,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct JetStreamConfig {
    #[serde(default)]
    sync_always: bool,
}

/// All servers that tell about themselves must be as demanded, and most of those that have a copy must tell.
/// One that is down does not keep us from serving: that is what the others are for.
fn all_wait(told: &BTreeMap<String, Varz>, peers: &[String]) -> Result<(), Weakness> {
    let mut proven = 0;
    for peer in peers {
        let Some(varz) = told.get(peer) else { continue };
        version(peer, &varz.version)?;
        if !varz.jetstream.config.sync_always {
            return Err(Weakness::NotSynced { server: peer.clone() });
        }
        proven += 1;
    }
    if proven == 0 || proven <= peers.len() / 2 {
        return Err(Weakness::Unproven);
    }
    for peer in peers.iter().filter(|peer| !told.contains_key(*peer)) {
        tracing::warn!(server = %peer, "whether this NATS server waits for its disk is not known");
    }
    Ok(())
}

/// What the servers tell, by their names: on their monitoring ports, or where this account may ask for it.
async fn told(client: &Client, monitors: &[String]) -> BTreeMap<String, Varz> {
    let mut told = BTreeMap::new();
    let mut hear = |bytes: &[u8]| {
        if let Ok(varz) = serde_json::from_slice::<Varz>(bytes) {
            told.insert(varz.server_name.clone(), varz);
        }
    };
    if monitors.is_empty() {
        for bytes in asked_of_the_system(client).await {
            hear(&bytes);
        }
    }
    for monitor in monitors {
        match tokio::time::timeout(ANSWER, asked_of(monitor)).await {
            Ok(Ok(bytes)) => hear(&bytes),
            Ok(Err(error)) => tracing::warn!(%monitor, %error, "a monitoring port cannot be read"),
            Err(_) => tracing::warn!(%monitor, "a monitoring port does not answer"),
        }
    }
    told
}

/// One answer of each server, as many as come while there is something to wait for.
async fn asked_of_the_system(client: &Client) -> Vec<Vec<u8>> {
    #[derive(Deserialize)]
    struct Answer {
        data: serde_json::Value,
    }
    let mut told = Vec::new();
    let inbox = client.new_inbox();
    let Ok(mut answers) = client.subscribe(inbox.clone()).await else { return told };
    let asked = client.publish_with_reply("$SYS.REQ.SERVER.PING.VARZ", inbox, Vec::new().into()).await;
    if asked.is_err() {
        return told;
    }
    while let Ok(Some(message)) = tokio::time::timeout(ANSWER / 2, answers.next()).await {
        match serde_json::from_slice::<Answer>(&message.payload) {
            Ok(answer) => told.push(answer.data.to_string().into_bytes()),
            // Nobody is there who would answer.
            Err(_) => break,
        }
    }
    told
}

/// What a monitoring port says: plain HTTP, and an answer that ends with the connection.
async fn asked_of(monitor: &str) -> io::Result<Vec<u8>> {
    let wrong = |what| io::Error::new(io::ErrorKind::InvalidInput, what);
    let host = monitor.strip_prefix("http://").ok_or_else(|| wrong("write it as http://host:8222"))?;
    let host = host.trim_end_matches('/');
    let mut socket = TcpStream::connect(host).await?;
    let ask = format!("GET /varz HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    socket.write_all(ask.as_bytes()).await?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).await?;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    Ok(answer.split_off(end.ok_or_else(|| wrong("this is no monitoring port"))? + 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn varz(name: &str, version: &str, sync_always: bool) -> (String, Varz) {
        let jetstream = JetStream { config: JetStreamConfig { sync_always } };
        (name.to_owned(), Varz { server_name: name.to_owned(), version: version.to_owned(), jetstream })
    }

    #[test]
    fn versions_are_compared_by_their_numbers() {
        for fits in ["2.12.0", "2.15.1", "v2.12.3", "3.0.0", "2.100.0-beta.1"] {
            assert_eq!(version("a", fits), Ok(()), "{fits}");
        }
        for old in ["2.9.10", "2.11.99", "1.4", "", "newest"] {
            assert!(version("a", old).is_err(), "{old}");
        }
    }

    #[test]
    fn most_replicas_must_tell_and_all_that_do_must_wait() {
        let peers = ["a", "b", "c"].map(str::to_owned);
        let good = |name: &str| varz(name, "2.15.1", true);
        let told = |all: Vec<(String, Varz)>| all_wait(&all.into_iter().collect(), &peers);
        assert_eq!(told(vec![good("a"), good("b"), good("c")]), Ok(()));
        assert_eq!(told(vec![good("a"), good("c")]), Ok(()), "one is down");
        assert_eq!(told(vec![good("a")]), Err(Weakness::Unproven));
        assert_eq!(told(vec![good("a"), good("x"), good("y")]), Err(Weakness::Unproven), "others than ours");
        let hasty = told(vec![good("a"), good("b"), varz("c", "2.15.1", false)]);
        assert_eq!(hasty, Err(Weakness::NotSynced { server: "c".to_owned() }));
        let old = told(vec![good("a"), good("b"), varz("c", "2.11.0", true)]);
        assert!(matches!(old, Err(Weakness::TooOld { .. })));
    }

    #[test]
    fn a_stream_that_drops_records_is_not_ours() {
        let good = Config {
            name: "l".to_owned(),
            subjects: vec!["l.>".to_owned()],
            discard: DiscardPolicy::New,
            allow_direct: true,
            allow_atomic_publish: true,
            ..Config::default()
        };
        assert_eq!(suits(&good), Ok(()));
        let bad = [
            Config { discard: DiscardPolicy::Old, ..good.clone() },
            Config { max_age: ANSWER, ..good.clone() },
            Config { max_messages_per_subject: 5, ..good.clone() },
            Config { storage: StorageType::Memory, ..good.clone() },
            Config { retention: RetentionPolicy::WorkQueue, ..good.clone() },
            Config { deny_delete: true, ..good.clone() },
            Config { subjects: vec!["other.>".to_owned()], ..good.clone() },
        ];
        for config in bad {
            assert!(suits(&config).is_err(), "{config:?}");
        }
    }
}
