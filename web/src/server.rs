//! The connection loop: bounded in headers, time and number, and stopping cleanly.

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use almanac::Almanac;
use axum::{Router, extract::ConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use table::Hall;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch},
};
use tower::Layer;

use crate::{
    app::App,
    limits,
    sse_socket::{self, Handover},
};

/// How this server is reached, and which almanac completes names.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The address that guests use, when it is not the one they asked for. `https` turns on the cookies for
    /// it.
    pub public_url: Option<String>,
    /// The address for phones in the same network, when the host's own browser says `localhost`.
    pub lan_url: Option<String>,
    pub behind_proxy: Proxy,
    /// The one that the tables ask, too, with the same corrections.
    pub almanac: &'static Almanac,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            lan_url: None,
            behind_proxy: Proxy::default(),
            almanac: Almanac::embedded(),
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
    let (close, closing) = watch::channel(false);
    let router = App::new(hall, settings, closing.clone()).router();
    let places = Arc::new(Semaphore::new(limits::MOST_CONNECTIONS as usize));
    tokio::pin!(shutdown);
    loop {
        let (place, accepted) = tokio::select! {
            () = &mut shutdown => break,
            next = next_connection(&listener, &places) => next,
        };
        match accepted {
            Ok((socket, peer)) => {
                tokio::spawn(converse(socket, peer, router.clone(), closing.clone(), place));
            }
            Err(error) => {
                // Out of file descriptors, most likely: those there are will be closed.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    let _ = close.send(true);
    let all_gone = places.acquire_many(limits::MOST_CONNECTIONS);
    if tokio::time::timeout(limits::LAST_REQUESTS, all_gone).await.is_err() {
        tracing::info!("some connections did not end in time");
    }
    Ok(())
}

/// The next connection, once there is a place for it.
async fn next_connection(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (OwnedSemaphorePermit, io::Result<(TcpStream, SocketAddr)>) {
    let place = places.clone().acquire_owned().await.expect("the semaphore is never closed");
    (place, listener.accept().await)
}

/// Answers the requests of one connection, until it ends or becomes a stream.
async fn converse(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
    place: OwnedSemaphorePermit,
) {
    let (handover, mut handed) = mpsc::channel(1);
    let mut connection = connect(socket, peer, router, Handover(handover));
    let mut ending = false;
    let response = loop {
        tokio::select! {
            biased;
            Some(response) = handed.recv() => break *response,
            // A guest who goes away in the middle of a request is nothing to report.
            _ = &mut connection => return,
            _ = closing.wait_for(|closing| *closing), if !ending => {
                ending = true;
                Pin::new(&mut connection).graceful_shutdown();
            }
        }
    };
    let socket = connection.into_parts().io.into_inner();
    // A task of its own, so that nothing of the conversation stays in memory.
    tokio::spawn(async move {
        let _ = sse_socket::send(socket, response).await;
        drop(place);
    });
}

type Extended<S, T> = axum::middleware::AddExtension<S, T>;
type Service = TowerToHyperService<Extended<Extended<Router, ConnectInfo<SocketAddr>>, Handover>>;

fn connect(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    handover: Handover,
) -> http1::Connection<TokioIo<TcpStream>, Service> {
    // A frame is small and should leave at once.
    let _ = socket.set_nodelay(true);
    let service = axum::Extension(ConnectInfo(peer)).layer(router);
    let service = axum::Extension(handover).layer(service);
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEADER_TIME)
        .max_header_size(limits::HEADER_LIMIT)
        .max_buf_size(limits::BUFFER)
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(service))
}
