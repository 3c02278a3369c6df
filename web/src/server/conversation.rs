//! One connection: the requests that come over it, until it ends or becomes a stream.

use std::net::SocketAddr;

use axum::{Extension, Router, extract::ConnectInfo, middleware::AddExtension};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::TcpStream,
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};
use tower::Layer;

use super::{activity::Activity, gate::Place, patient_socket::PatientSocket};
use crate::{
    limits::{self, Bounds},
    sse_socket::{self, Handover},
};

/// Answers the requests of one connection, until it ends or becomes a stream.
pub(super) async fn converse(
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
    mut place: Place,
    (bounds, headers): (Bounds, usize),
) {
    let (handover, mut handed) = mpsc::channel(1);
    let activity = Activity::new();
    let patient = PatientSocket::new(socket, activity.clone(), bounds.write_time);
    let mut connection =
        connect(patient, peer, router, Handover(handover), activity.clone(), (&bounds, headers));
    let mut ending = false;
    let mut look = Instant::now() + bounds.silence;
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
            () = sleep_until(look) => {
                if place.is_crowded() && activity.is_silent_for(bounds.silence) {
                    return;
                }
                look = Instant::now() + bounds.silence;
            }
        }
    };
    let socket = connection.into_parts().io.into_inner().into_inner();
    place.becomes_stream();
    // A task of its own, so that nothing of the conversation stays in memory.
    tokio::spawn(async move {
        let _ = sse_socket::send(socket, response, bounds.write_time).await;
        drop(place);
    });
}

type Extended<S, T> = AddExtension<S, T>;
type Known = Extended<Extended<Extended<Router, ConnectInfo<SocketAddr>>, Handover>, Activity>;

fn connect(
    socket: PatientSocket,
    peer: SocketAddr,
    router: Router,
    handover: Handover,
    activity: Activity,
    (bounds, headers): (&Bounds, usize),
) -> http1::Connection<TokioIo<PatientSocket>, TowerToHyperService<Known>> {
    let service = Extension(ConnectInfo(peer)).layer(router);
    let service = Extension(activity).layer(Extension(handover).layer(service));
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.header_time)
        .max_header_size(headers)
        .max_buf_size(limits::BUFFER.max(headers))
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(service))
}
