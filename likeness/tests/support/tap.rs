//! A stream that is read in the background, so that everything that came over it can be looked at.

use std::sync::{Arc, Mutex};

use tokio::{sync::watch, task::JoinHandle, time::timeout};

use super::{
    PATIENCE,
    http::{Event, Request, Stream},
};

/// Reads a stream until it is dropped.
#[derive(Debug)]
pub(crate) struct Tap {
    /// Who listens, for messages.
    pub(crate) name: String,
    events: Arc<Mutex<Vec<Event>>>,
    last: watch::Receiver<u64>,
    reader: JoinHandle<()>,
}

impl Tap {
    pub(crate) async fn open(name: &str, address: &str, request: &Request) -> Self {
        let mut stream = Stream::open(address, request)
            .await
            .unwrap_or_else(|error| panic!("{name}: {}: {error}", request.path));
        let events = Arc::new(Mutex::new(Vec::new()));
        let (say, last) = watch::channel(0);
        let heard = events.clone();
        let reader = tokio::spawn(async move {
            while let Ok(event) = stream.next_real().await {
                let id = event.id;
                heard.lock().expect("nobody panics while holding the events").push(event);
                if let Some(id) = id {
                    say.send_replace(id);
                }
            }
        });
        Self { name: name.to_owned(), events, last, reader }
    }

    /// Waits until an event tells of that record or a later one.
    pub(crate) async fn reach(&self, seq: u64) {
        let mut last = self.last.clone();
        let reached = timeout(PATIENCE, last.wait_for(|id| *id >= seq)).await;
        assert!(reached.is_ok_and(|it| it.is_ok()), "{}: nothing came of record {seq}", self.name);
    }

    /// Everything that has come, keep-alives aside.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.events.lock().expect("nobody panics while holding the events").clone()
    }
}

impl Drop for Tap {
    fn drop(&mut self) {
        self.reader.abort();
    }
}
