//! The gate: how many connections there are, and of whom.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use axum::http::StatusCode;
use decks::Language;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::{
    limits::{Bounds, Network, REFUSAL_TIME, lock},
    server::Proxy,
    words::Words,
};

/// Those who are told that there is no room, at the same time: beyond that nobody can be told.
const MOST_REFUSALS: usize = 64;
/// How full the house may be before silent connections have to make room: nine in ten.
const CROWDED: (u32, u32) = (9, 10);

#[derive(Debug, Clone)]
pub(super) struct Gate {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    bounds: Bounds,
    proxy: Proxy,
    places: Arc<Semaphore>,
    refusals: Arc<Semaphore>,
    /// Connections by household, streams aside. As many entries as there are connections at the most.
    sockets: Mutex<HashMap<Network, u32>>,
}

/// A connection's place in the house, for as long as it is held.
#[derive(Debug)]
pub(super) struct Place {
    gate: Gate,
    /// None for a stream, which is counted elsewhere, and for a proxy, which speaks for many.
    household: Option<Network>,
    _permit: OwnedSemaphorePermit,
}

/// There are too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Full;

impl Gate {
    pub(super) fn new(bounds: &Bounds, proxy: Proxy) -> Gate {
        let places = Arc::new(Semaphore::new(bounds.connections as usize));
        let refusals = Arc::new(Semaphore::new(MOST_REFUSALS));
        let bounds = bounds.clone();
        Gate { inner: Arc::new(Inner { bounds, proxy, places, refusals, sockets: Mutex::default() }) }
    }

    /// A place for a connection from there.
    pub(super) fn admit(&self, peer: IpAddr) -> Result<Place, Full> {
        let permit = self.inner.places.clone().try_acquire_owned().map_err(|_| Full)?;
        let household = match self.inner.proxy {
            Proxy::Direct => Some(Network::of(peer)),
            Proxy::Trusted => None,
        };
        if let Some(household) = household {
            let mut sockets = lock(&self.inner.sockets);
            let count = sockets.entry(household).or_default();
            if *count >= self.inner.bounds.busy_sockets_per_address {
                return Err(Full);
            }
            *count += 1;
        }
        Ok(Place { gate: self.clone(), household, _permit: permit })
    }

    /// Says in both languages, because the request has not been read, that there is no room.
    pub(super) fn refuse(&self, mut socket: TcpStream) {
        let Ok(refusal) = self.inner.refusals.clone().try_acquire_owned() else { return };
        tokio::spawn(async move {
            let told = async {
                socket.write_all(no_room().as_bytes()).await?;
                socket.shutdown().await?;
                // What was asked is read, or else the system takes the answer back with a reset.
                let mut scrap = [0; 1024];
                while socket.read(&mut scrap).await? > 0 {}
                Ok::<_, std::io::Error>(())
            };
            // Somebody who has gone needs no answer.
            let _ = timeout(REFUSAL_TIME, told).await;
            drop(refusal);
        });
    }

    /// Resolves when everybody has gone.
    pub(super) async fn is_empty(&self) {
        drop(self.inner.places.acquire_many(self.inner.bounds.connections).await);
    }
}

impl Place {
    /// Whether there are so many that those who say nothing should make room.
    pub(super) fn is_crowded(&self) -> bool {
        let Inner { bounds, places, sockets, .. } = &*self.gate.inner;
        let taken = u64::from(bounds.connections).saturating_sub(places.available_permits() as u64);
        let (part, whole) = CROWDED;
        if taken * u64::from(whole) > u64::from(bounds.connections) * u64::from(part) {
            return true;
        }
        self.household.is_some_and(|household| {
            lock(sockets).get(&household).is_some_and(|count| *count > bounds.sockets_per_address)
        })
    }

    /// From now on it is a stream.
    pub(super) fn becomes_stream(&mut self) {
        if let Some(household) = self.household.take() {
            self.gate.count_out(household);
        }
    }
}

impl Gate {
    fn count_out(&self, household: Network) {
        let mut sockets = lock(&self.inner.sockets);
        if let Some(count) = sockets.get_mut(&household) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&household);
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.becomes_stream();
    }
}

fn no_room() -> String {
    let sentences = Language::ALL.map(|language| Words::of(language).trouble_full());
    let body = format!("{}\n", sentences.join("\n"));
    format!(
        "HTTP/1.1 {}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {}\r\nretry-after: 2\r\n\
         cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n{body}",
        StatusCode::SERVICE_UNAVAILABLE,
        body.len(),
    )
}
