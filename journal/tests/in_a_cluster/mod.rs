//! The store in a cluster, on three real servers: what it promises, what it refuses, and what it destroys.

mod kills;
mod leases;

use std::fs;
use std::path::Path;

use journal::conformance::{self, Subject};
use journal::{
    Journal, JournalError, KeyChanges, KeyId, MissingStream, NatsCredentials, NatsJournal, NatsOpenError,
    NatsSettings, NatsTls, Seq, VaultKey, Weakness,
};

use crate::common::{TABLE, record};
use testcluster::{Cluster, Setup, credentials_file, tls_file};

/// An administrator's hands in the cluster.
async fn administrator(settings: &NatsSettings) -> async_nats::jetstream::Context {
    let NatsCredentials::Password { user, password } = settings.credentials.clone() else {
        panic!("the tests have a password")
    };
    let options = async_nats::ConnectOptions::with_user_and_password(user, password);
    async_nats::jetstream::new(options.connect(settings.servers.clone()).await.unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_store_in_a_cluster_conforms() {
    let cluster = Cluster::start(Setup::Sound, 3).await;
    let settings = cluster.settings("conforming");
    drop(cluster.open(&settings).await);
    let context = administrator(&settings).await;
    let emptied = async || {
        let stream = context.get_stream_no_info(&settings.stream).await.unwrap();
        stream.purge().await.unwrap();
        Subject::new(cluster.open(&settings).await)
    };
    conformance::run(emptied).await;
    two_servers_hear_of_each_other(&cluster, &settings).await;
    what_is_burnt_or_forgotten_is_overwritten(&cluster).await;
    a_key_that_a_crash_left_behind_is_destroyed(&cluster).await;
    a_forgetting_that_a_crash_cut_short_is_finished(&cluster).await;
    no_room_is_told(&cluster, &context).await;
}

fn made(id: u64, key: [u8; 32]) -> KeyChanges {
    KeyChanges { made: vec![(KeyId(id), VaultKey::new(key))], burnt: vec![] }
}

fn burnt(id: u64) -> KeyChanges {
    KeyChanges { made: vec![], burnt: vec![KeyId(id)] }
}

/// Two servers that share a table.
async fn two_servers_hear_of_each_other(cluster: &Cluster, settings: &NatsSettings) {
    let (one, other) = (cluster.open(settings).await, cluster.open(settings).await);
    one.forget(TABLE).await.unwrap();
    assert_eq!(one.append(TABLE, Seq(0), vec![record("one")]).await, Ok(Seq(1)));
    let mut watch = other.watch(TABLE, Seq(0));
    assert_eq!(watch.next().await.map(|record| record.payload), Ok("one".to_owned()));
    assert_eq!(one.append(TABLE, Seq(1), vec![record("two")]).await, Ok(Seq(2)));
    assert_eq!(watch.next().await.map(|record| record.payload), Ok("two".to_owned()));
    let late = other.append(TABLE, Seq(1), vec![record("late")]).await;
    assert_eq!(late, Err(JournalError::Conflict { actual: Seq(2) }));
    assert_eq!(other.append(TABLE, Seq(2), vec![record("three")]).await, Ok(Seq(3)));
    let late = one.append(TABLE, Seq(2), vec![record("late")]).await;
    assert_eq!(late, Err(JournalError::Conflict { actual: Seq(3) }), "it does not trust what it knew");
    assert_eq!(watch.next().await.map(|record| record.payload), Ok("three".to_owned()));
    one.forget(TABLE).await.unwrap();
    assert_eq!(watch.next().await, Err(JournalError::Forgotten), "the other server forgot it");
    let late = other.append(TABLE, Seq(3), vec![record("late")]).await;
    assert_eq!(late, Err(JournalError::Conflict { actual: Seq(0) }));
}

/// Whether any file below a folder has these bytes.
fn lies_in(folder: &Path, bytes: &[u8]) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return false };
    entries.map(|entry| entry.unwrap().path()).any(|path| {
        if path.is_dir() {
            lies_in(&path, bytes)
        } else {
            // A file may go while we look.
            fs::read(&path).is_ok_and(|found| memchr::memmem::find(&found, bytes).is_some())
        }
    })
}

/// How many servers have these bytes among the messages of a stream.
fn copies(cluster: &Cluster, stream: &str, bytes: &[u8]) -> usize {
    let messages = |number| cluster.stored(number).join("APP/streams").join(stream);
    (0..cluster.count()).filter(|number| lies_in(&messages(*number), bytes)).count()
}

/// Waits until so many servers have these bytes: two of three are enough for an answer.
async fn until_copies(cluster: &Cluster, stream: &str, bytes: &[u8], count: usize) {
    let wait = async {
        while copies(cluster, stream, bytes) != count {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(std::time::Duration::from_secs(60), wait).await;
    waited.unwrap_or_else(|_| {
        panic!("{} servers have it and {count} should", copies(cluster, stream, bytes));
    });
}

/// The messages of the stream are overwritten; what the servers' own log keeps for some minutes is another
/// matter, and PROMISES.md tells of it.
async fn what_is_burnt_or_forgotten_is_overwritten(cluster: &Cluster) {
    let stream = "burning";
    let journal = cluster.open(&cluster.settings(stream)).await;
    let (key, other): ([u8; 32], [u8; 32]) = (rand::random(), rand::random());
    journal.append_with(TABLE, Seq(0), vec![record("the first vote")], made(7, key)).await.unwrap();
    journal.append_with(TABLE, Seq(1), vec![record("a later round")], made(8, other)).await.unwrap();
    until_copies(cluster, stream, &key, 3).await;
    journal.append_with(TABLE, Seq(2), vec![record("counted")], burnt(7)).await.unwrap();
    until_copies(cluster, stream, &key, 0).await;
    until_copies(cluster, stream, &other, 3).await;
    until_copies(cluster, stream, b"the first vote", 3).await;
    journal.forget(TABLE).await.unwrap();
    until_copies(cluster, stream, &other, 0).await;
    for text in ["the first vote", "a later round", "counted"] {
        until_copies(cluster, stream, text.as_bytes(), 0).await;
    }
}

async fn a_key_that_a_crash_left_behind_is_destroyed(cluster: &Cluster) {
    let settings = cluster.settings("leftovers");
    let journal = cluster.open(&settings).await;
    journal.append_with(TABLE, Seq(0), vec![record("shut")], made(7, [1; 32])).await.unwrap();
    drop(journal);
    // As if the server had died between storing a count and destroying its key.
    let left = format!("{}.{TABLE}.key.{:016x}", settings.stream, 6);
    let context = administrator(&settings).await;
    let stream = context.get_stream_no_info(&settings.stream).await.unwrap();
    let leave = async || context.publish(left.clone(), vec![6; 40].into()).await.unwrap().await.unwrap();
    leave().await;
    let journal = cluster.open(&settings).await;
    assert!(stream.get_last_raw_message_by_subject(&left).await.is_err(), "it is there after a start");
    leave().await;
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), 1);
    assert!(stream.get_last_raw_message_by_subject(&left).await.is_err(), "it is there after waking");
    assert_eq!(journal.keys(TABLE).await, Ok(vec![(KeyId(7), VaultKey::new([1; 32]))]));
}

async fn a_forgetting_that_a_crash_cut_short_is_finished(cluster: &Cluster) {
    let settings = cluster.settings("farewell");
    let journal = cluster.open(&settings).await;
    for seq in 0..5 {
        journal.append(TABLE, Seq(seq), vec![record("soon forgotten")]).await.unwrap();
    }
    // As if the server had died after the farewell.
    let context = administrator(&settings).await;
    let subject = format!("{}.{TABLE}.step", settings.stream);
    context.publish(subject, b"lik\x01\x01".to_vec().into()).await.unwrap().await.unwrap();
    let late = journal.append(TABLE, Seq(5), vec![record("late")]).await;
    assert_eq!(late, Err(JournalError::Conflict { actual: Seq(0) }));
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("anew")]).await, Ok(Seq(1)));
    let read = journal.read(TABLE, Seq(0)).await.unwrap();
    assert_eq!(read.iter().map(|record| record.payload.as_str()).collect::<Vec<_>>(), ["anew"]);
    journal.forget(TABLE).await.unwrap();
    let mut stream = context.get_stream(&settings.stream).await.unwrap();
    assert_eq!(stream.info().await.unwrap().state.messages, 0, "all of both is gone");
}

async fn no_room_is_told(cluster: &Cluster, context: &async_nats::jetstream::Context) {
    let mut settings = cluster.settings("small");
    settings.missing = MissingStream::Make { max_bytes: Some(64 * 1024) };
    let journal = cluster.open(&settings).await;
    let long = record(&"x".repeat(20 * 1024));
    let mut seq = Seq(0);
    let answer = loop {
        match journal.append(TABLE, seq, vec![long.clone()]).await {
            Ok(next) => seq = next,
            Err(error) => break error,
        }
    };
    assert_eq!(answer, JournalError::NoSpace);
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len() as u64, seq.0);
    journal.forget(TABLE).await.unwrap();
    assert_eq!(journal.append(TABLE, Seq(0), vec![long]).await, Ok(Seq(1)), "there is room again");
    drop(context.delete_stream("small").await);
}

async fn refusal(cluster: &Cluster, settings: &NatsSettings) -> Option<Weakness> {
    match cluster.settled(settings).await {
        Err(NatsOpenError::Weak(weakness)) => Some(weakness),
        Err(error) => panic!("{error}"),
        Ok(_) => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cluster_that_could_lose_records_is_refused() {
    let (hasty, telling, alone) = tokio::join!(
        Cluster::start(Setup::Unsynced, 3),
        Cluster::start(Setup::Telling, 3),
        Cluster::start(Setup::Sound, 1)
    );
    let mut settings = hasty.settings("likeness");
    let found = refusal(&hasty, &settings).await;
    assert!(matches!(found, Some(Weakness::NotSynced { .. })), "{found:?}");
    settings.allow_weaker = true;
    assert_eq!(refusal(&hasty, &settings).await, None, "who knows what they lose is let");

    let mut settings = telling.settings("likeness");
    settings.monitors.clear();
    assert_eq!(refusal(&telling, &settings).await, None, "the servers tell it to our own account");

    let mut settings = alone.settings("likeness");
    let found = refusal(&alone, &settings).await;
    assert_eq!(found, Some(Weakness::FewReplicas { found: 1 }));
    settings.allow_weaker = true;
    let journal = alone.open(&settings).await;
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("alone")]).await, Ok(Seq(1)));
    assert_eq!(journal.check().await, Ok(()));
    settings.allow_weaker = false;
    assert_eq!(refusal(&alone, &settings).await, Some(Weakness::FewReplicas { found: 1 }));
    settings.stream = "foreign".to_owned();
    let context = administrator(&settings).await;
    let foreign = async_nats::jetstream::stream::Config {
        name: "foreign".to_owned(),
        subjects: vec!["foreign.>".to_owned()],
        ..Default::default()
    };
    context.create_stream(foreign).await.unwrap();
    let found = alone.settled(&settings).await;
    assert!(matches!(found, Err(NatsOpenError::NotAJournal { .. })), "{found:?}");
}

#[tokio::test]
async fn who_has_no_key_to_the_cluster_is_told() {
    let cluster = Cluster::start(Setup::Sound, 1).await;
    let mut settings = cluster.settings("likeness");
    settings.allow_weaker = true;
    drop(cluster.open(&settings).await);
    settings.credentials = journal::NatsCredentials::None;
    let refused = NatsJournal::open(&settings).await;
    assert!(matches!(refused, Err(NatsOpenError::Unreachable { .. })), "{refused:?}");
    settings.credentials = journal::NatsCredentials::File("/nowhere/likeness.creds".into());
    let refused = NatsJournal::open(&settings).await.unwrap_err().to_string();
    assert!(refused.contains("/nowhere/likeness.creds"), "{refused}");
    let mut settings = cluster.settings("nothing");
    settings.missing = MissingStream::Refuse;
    let refused = NatsJournal::open(&settings).await.unwrap_err().to_string();
    assert!(refused.contains("none of that name"), "{refused}");
    settings.servers = vec!["http://127.0.0.1:1".to_owned()];
    assert!(matches!(NatsJournal::open(&settings).await, Err(NatsOpenError::Address { .. })));
}

#[tokio::test]
async fn a_line_can_be_kept_private() {
    let cluster = Cluster::start(Setup::Encrypted, 1).await;
    let mut settings = cluster.settings("likeness");
    settings.allow_weaker = true;
    settings.servers.iter_mut().for_each(|server| *server = server.replace("nats://", "tls://"));
    let believed = NatsTls { roots: Some(tls_file("authority.pem")), own: None };
    settings.tls = NatsTls { own: Some((tls_file("guest.pem"), tls_file("guest.key"))), ..believed.clone() };
    let journal = cluster.open(&settings).await;
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("private")]).await, Ok(Seq(1)));
    settings.tls = believed;
    let refused = NatsJournal::open(&settings).await;
    assert!(matches!(refused, Err(NatsOpenError::Unreachable { .. })), "without a certificate: {refused:?}");
    settings.tls = NatsTls { roots: None, own: Some((tls_file("guest.pem"), tls_file("guest.key"))) };
    let refused = NatsJournal::open(&settings).await;
    assert!(matches!(refused, Err(NatsOpenError::Unreachable { .. })), "unknown authority: {refused:?}");
}
#[tokio::test]
async fn an_account_vouches_for_who_comes() {
    let cluster = Cluster::start(Setup::Signed, 1).await;
    let mut settings = cluster.settings("likeness");
    settings.allow_weaker = true;
    settings.credentials = NatsCredentials::File(credentials_file("likeness.creds"));
    let journal = cluster.open(&settings).await;
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("signed")]).await, Ok(Seq(1)));
    settings.credentials = NatsCredentials::File(credentials_file("stranger.creds"));
    let refused = NatsJournal::open(&settings).await;
    assert!(matches!(refused, Err(NatsOpenError::Unreachable { .. })), "of no account: {refused:?}");
    settings.credentials = NatsCredentials::File(credentials_file("accounts.conf"));
    let refused = NatsJournal::open(&settings).await;
    assert!(matches!(refused, Err(NatsOpenError::Credentials { .. })), "no credentials: {refused:?}");
    settings.credentials = NatsCredentials::None;
    let refused = NatsJournal::open(&settings).await;
    assert!(matches!(refused, Err(NatsOpenError::Unreachable { .. })), "without any: {refused:?}");
}
