//! Looking into the cluster: who leads a table, and under which claims it was written.

use async_nats::ConnectOptions;
use async_nats::jetstream::{self, Context};
use futures_util::StreamExt;
use journal::{NatsCredentials, NatsSettings, TableId};

use super::Cluster;

/// A step of a table: who wrote it, and under which claim to lead it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// One journal between its opening and its end.
    pub writer: [u8; 8],
    /// The claim.
    pub fence: u64,
}

impl Cluster {
    /// An administrator's hands in the cluster.
    ///
    /// # Panics
    /// When nobody lets us in.
    pub async fn administrator(&self, settings: &NatsSettings) -> Context {
        let NatsCredentials::Password { user, password } = settings.credentials.clone() else {
            panic!("the tests have a password")
        };
        let options = ConnectOptions::with_user_and_password(user, password);
        jetstream::new(options.connect(settings.servers.clone()).await.expect("a server lets us in"))
    }
}

/// Where the server listens to others that has the lease of a table, whether it is there or not.
pub async fn holder(context: &Context, settings: &NatsSettings, table: TableId) -> Option<String> {
    let bucket = context.get_key_value(format!("{}-leases", settings.stream)).await.ok()?;
    let id = bucket.get(format!("table.{table}")).await.ok()??;
    let portrait = bucket.get(format!("server.{}", String::from_utf8_lossy(&id))).await.ok()??;
    let portrait: serde_json::Value = serde_json::from_slice(&portrait).ok()?;
    Some(portrait["address"].as_str()?.to_owned())
}

/// All steps of a table, in order.
///
/// # Panics
/// When the cluster cannot be read.
pub async fn steps(context: &Context, settings: &NatsSettings, table: TableId) -> Vec<Written> {
    let stream = context.get_stream(&settings.stream).await.expect("there is a stream");
    let subject = format!("{}.{table}.step", settings.stream);
    let config = jetstream::consumer::pull::OrderedConfig { filter_subject: subject, ..Default::default() };
    let consumer = stream.create_consumer(config).await.expect("it can be read");
    let count = usize::try_from(consumer.cached_info().num_pending).expect("few enough to count");
    let messages = consumer.messages().await.expect("it can be read");
    let messages: Vec<_> = messages.take(count).collect().await;
    let read = |bytes: &[u8], from: usize| -> [u8; 8] {
        bytes[from..from + 8].try_into().expect("eight bytes are eight bytes")
    };
    messages
        .into_iter()
        .map(|message| {
            let bytes = message.expect("it can be read").payload.clone();
            // Four bytes of the format, one of the kind, sixteen of the attempt, of which the first half is
            // the writer's, and the claim.
            Written { writer: read(&bytes, 5), fence: u64::from_be_bytes(read(&bytes, 21)) }
        })
        .collect()
}
