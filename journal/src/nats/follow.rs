//! Hearing of what any server stores, so that watchers of a table are told.

use std::sync::Arc;
use std::time::Duration;

use async_nats::jetstream::consumer::DeliverPolicy;
use async_nats::jetstream::consumer::pull::OrderedConfig;
use futures_util::StreamExt;

use super::Core;
use super::frame::Frame;

/// How soon following is tried again when the cluster cannot be followed.
const PAUSE: Duration = Duration::from_secs(1);

/// Follows the stream for as long as it is let, from where it ends now.
pub(super) async fn follow(core: Arc<Core>, last: u64) {
    let mut last = last;
    loop {
        if let Err(error) = follow_once(&core, &mut last).await {
            tracing::warn!(%error, "the journal's cluster cannot be followed; trying again");
        }
        // Whatever was missed is read from the store by those who want it.
        core.hub.stir_all();
        tokio::time::sleep(PAUSE).await;
    }
}

async fn follow_once(core: &Core, last: &mut u64) -> Result<(), async_nats::Error> {
    let deliver_policy = DeliverPolicy::ByStartSequence { start_sequence: *last + 1 };
    let config =
        OrderedConfig { filter_subject: core.line.all_steps(), deliver_policy, ..OrderedConfig::default() };
    let consumer = core.line.stream.create_consumer(config).await?;
    let mut messages = consumer.messages().await?;
    while let Some(message) = messages.next().await {
        let message = message?;
        let at = message.info()?.stream_sequence;
        if let Some(table) = core.line.table(&message.subject) {
            match Frame::decode(&message.payload) {
                Ok(Frame::Step(step)) => core.hub.publish(table, || step.records),
                // Whoever reads the table finds out what that means.
                Ok(Frame::Farewell) | Err(_) => core.hub.stir(table),
            }
        }
        *last = at;
    }
    Ok(())
}
