//! The connection loop: bounded in headers, time and number, and stopping cleanly.

mod activity;
mod conversation;
mod gate;
mod patient_socket;

use std::{io, sync::Arc, time::Duration};

use almanac::Almanac;
use axum::Router;
use journal::Figures;
use socket2::{SockRef, TcpKeepalive};
use table::Hall;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
};

use crate::{
    app::App,
    limits::{self, Bounds},
    peers::{self, Messenger, Peers},
};
use conversation::converse;
use gate::{Full, Gate};

pub(crate) use activity::Activity;

/// How this server is reached, what it lets guests take, and which almanac completes names.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The address that guests use, when it is not the one they asked for. `https` turns on the cookies for
    /// it.
    pub public_url: Option<String>,
    /// The address for phones in the same network, when the host's own browser says `localhost`.
    pub lan_url: Option<String>,
    pub behind_proxy: Proxy,
    /// What guests may take.
    pub bounds: Bounds,
    /// The one that the tables ask, too, with the same corrections.
    pub almanac: &'static Almanac,
    /// What becomes of appends to the journal of its tables.
    pub figures: Arc<Figures>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            lan_url: None,
            behind_proxy: Proxy::default(),
            bounds: Bounds::default(),
            almanac: Almanac::embedded(),
            figures: Arc::default(),
        }
    }
}

/// Who is at the other end of a connection.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Proxy {
    /// The guest.
    #[default]
    Direct,
    /// A proxy that says in `X-Forwarded-For` who the guest is.
    Trusted,
}

impl Settings {
    /// Whether guests reach this server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Serves until `shutdown` resolves; then streams are ended and requests under way get a moment to finish.
pub async fn serve(
    listener: TcpListener,
    hall: Hall,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    serve_among(None, listener, hall, settings, shutdown).await
}

/// The same among other servers that share the journal. Tables are handed over before streams are ended, so
/// that whoever asks again finds them led elsewhere.
pub async fn serve_among(
    peers: Option<Peers>,
    listener: TcpListener,
    hall: Hall,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (close, closing) = watch::channel(false);
    let bounds = settings.bounds.clone();
    let gate = Gate::new(&bounds, settings.behind_proxy);
    let messenger = peers.as_ref().map(|_| Messenger::new());
    let router = App::among(messenger, hall, settings, closing.clone()).router();
    let (leases, peers_door) = match peers {
        Some(Peers { listener, leases }) => {
            // Each speaks for many, and is asked who it is with every request.
            let gate = Gate::new(&bounds, Proxy::Trusted);
            let router = peers::admitting(router.clone(), Arc::clone(&leases));
            let door = Door {
                router,
                gate: gate.clone(),
                bounds: bounds.clone(),
                closing: closing.clone(),
                headers: 2 * limits::HEADER_LIMIT,
            };
            (Some(leases), Some((tokio::spawn(door.keep(listener, std::future::pending())), gate)))
        }
        None => (None, None),
    };
    let door = Door { router, gate: gate.clone(), bounds, closing, headers: limits::HEADER_LIMIT };
    door.keep(listener, shutdown).await;
    if let Some(leases) = leases {
        leases.resign().await;
    }
    let _ = close.send(true);
    let everybody_gone = async {
        gate.is_empty().await;
        if let Some((door, gate)) = peers_door {
            door.abort();
            gate.is_empty().await;
        }
    };
    if tokio::time::timeout(limits::LAST_REQUESTS, everybody_gone).await.is_err() {
        tracing::info!("some connections did not end in time");
    }
    Ok(())
}

/// Where connections come in, and what leads on from there.
struct Door {
    router: Router,
    gate: Gate,
    bounds: Bounds,
    closing: watch::Receiver<bool>,
    /// How long the headers of a request may be.
    headers: usize,
}

impl Door {
    /// Takes connections until it is to be shut.
    async fn keep(self, listener: TcpListener, shutdown: impl Future<Output = ()> + Send) {
        let Door { router, gate, bounds, closing, headers } = self;
        bound_buffers(&listener);
        tokio::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                () = &mut shutdown => return,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((socket, peer)) => match gate.admit(peer.ip()) {
                    Ok(place) => {
                        notice_who_vanishes(&socket, &bounds);
                        let (router, closing, bounds) = (router.clone(), closing.clone(), bounds.clone());
                        tokio::spawn(converse(socket, peer, router, closing, place, (bounds, headers)));
                    }
                    Err(Full) => gate.refuse(socket),
                },
                Err(error) => {
                    // Out of file descriptors, most likely: those there are will be closed.
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }
}

/// What the system keeps for a connection that does not read, or is not read, would grow to megabytes. The
/// connections inherit this from the listener.
fn bound_buffers(listener: &TcpListener) {
    let socket = SockRef::from(listener);
    for outcome in [
        socket.set_send_buffer_size(limits::SOCKET_BUFFER),
        socket.set_recv_buffer_size(limits::SOCKET_BUFFER),
    ] {
        if let Err(error) = outcome {
            tracing::warn!(%error, "the buffers of connections cannot be bounded");
        }
    }
}

/// A phone whose battery is empty says no goodbye: the system asks after it, and gives up in time.
fn notice_who_vanishes(socket: &TcpStream, bounds: &Bounds) {
    // A frame is small and should leave at once.
    let _ = socket.set_nodelay(true);
    let socket = SockRef::from(socket);
    let probes = TcpKeepalive::new().with_time(bounds.probe).with_interval(bounds.probe);
    // A system that lacks these has a connection that ends later.
    let _ = socket.set_tcp_keepalive(&probes);
    #[cfg(any(target_os = "android", target_os = "linux"))]
    let _ = socket.set_tcp_user_timeout(Some(bounds.unconfirmed));
}
