//! The connection loop: bounded in headers, time and number, and stopping cleanly.

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, extract::ConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use table::Hall;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
};

use crate::{app::App, limits};

/// How this server is reached.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The address that guests use, when it is not the one they asked for. `https` turns on the cookies for it.
    pub public_url: Option<String>,
    /// The address for phones in the same network, when the host's own browser says `localhost`.
    pub lan_url: Option<String>,
    pub behind_proxy: Proxy,
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
    let router = App::new(hall, settings, closing).router();
    let connections = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(limits::MOST_CONNECTIONS));
    tokio::pin!(shutdown);
    loop {
        let (place, accepted) = tokio::select! {
            () = &mut shutdown => break,
            next = next_connection(&listener, &places) => next,
        };
        let (socket, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: those there are will be closed.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let connection = connections.watch(connect(socket, peer, router.clone()));
        tokio::spawn(async move {
            // A guest who goes away in the middle of a request is nothing to report.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = close.send(true);
    if tokio::time::timeout(limits::LAST_REQUESTS, connections.shutdown()).await.is_err() {
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

type Service = TowerToHyperService<axum::middleware::AddExtension<Router, ConnectInfo<SocketAddr>>>;

fn connect(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
) -> http1::Connection<TokioIo<TcpStream>, Service> {
    // A frame is small and should leave at once.
    let _ = socket.set_nodelay(true);
    let service = tower::Layer::layer(&axum::Extension(ConnectInfo(peer)), router);
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEADER_TIME)
        .max_header_size(limits::HEADER_LIMIT)
        .max_buf_size(limits::BUFFER)
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(service))
}
