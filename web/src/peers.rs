//! Several servers, one table: a request comes to any of them and is answered by the one that leads its
//! table.
//!
//! A request is handed on as it came, over HTTP, with who is asking beside it. Servers know one another by a
//! secret that each makes when it starts and that only those learn who are let into the cluster. Nothing is
//! ever handed on twice: who is asked for a table that it does not lead says so, and is believed.

use std::{io, net::IpAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, BodyDataStream, to_bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header, request::Parts},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::{TokioExecutor, TokioTimer},
};
use journal::{Hold, Leases, Peer, Whereabouts};
use table::{Code, Key};
use tokio::{
    net::TcpListener,
    time::{Instant, sleep},
};

use crate::{
    app::App,
    limits::{BODY_LIMIT, CARDS_LIMIT},
    request_body,
    trouble::{StorageTrouble, Trouble},
    visitor::{Visitor, table_in},
};

/// What a server shows to another, so that it is believed.
const SECRET: HeaderName = HeaderName::from_static("likeness-peer");
/// Who is asking, as the server saw it to whom they came.
const ASKING: HeaderName = HeaderName::from_static("likeness-for");
/// Headers that belong to one line and not to what is said over it. A response gets a date of its own.
const OF_THE_LINE: [HeaderName; 9] = [
    header::CONNECTION,
    HeaderName::from_static("keep-alive"),
    header::PROXY_AUTHENTICATE,
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
    header::DATE,
];

/// A server that cannot be connected to within this has gone, or is about to be found gone.
const CONNECTING: Duration = Duration::from_secs(1);
/// Lines to other servers are kept for so long; they keep theirs a little longer.
const KEPT: Duration = Duration::from_secs(4);
/// How long somebody waits whose table is changing hands: a little longer than it takes to find out that a
/// server is gone.
const PATIENCE: Duration = Duration::from_secs(9);
/// No view of a table is longer.
const LARGEST_VIEW: usize = 4 << 20;
/// How soon it is asked again who leads a table.
const PAUSE: Duration = Duration::from_millis(50);

/// The other servers that share the journal.
#[derive(Debug)]
pub struct Peers {
    /// Where they reach us.
    pub listener: TcpListener,
    /// Who leads which table.
    pub leases: Arc<dyn Leases>,
}

/// What carries requests to other servers.
#[derive(Debug, Clone)]
pub(crate) struct Messenger {
    client: Client<HttpConnector, Body>,
}

/// Another server vouches for who is asking.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FromPeer(pub(crate) IpAddr);

/// The routes for other servers: whoever cannot show our secret is told that this is the wrong door. It may
/// be that of the server that was here before us.
pub(crate) fn admitting(router: Router, leases: Arc<dyn Leases>) -> Router {
    router.layer(middleware::from_fn_with_state(leases, admit))
}

async fn admit(State(leases): State<Arc<dyn Leases>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers_mut();
    let (shown, asking) = (headers.remove(SECRET), headers.remove(ASKING));
    let asking = asking.and_then(|asking| asking.to_str().ok()?.parse().ok());
    match (shown, asking) {
        (Some(shown), Some(asking)) if leases.admits(shown.as_bytes()) => {
            request.extensions_mut().insert(FromPeer(asking));
            next.run(request).await
        }
        _ => StatusCode::MISDIRECTED_REQUEST.into_response(),
    }
}

/// Hands a request on to the server that leads its table, if that is another.
pub(crate) async fn hand_on(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Result<Response, Trouble> {
    let code = table_in(request.uri());
    if request.extensions().get::<FromPeer>().is_some() {
        let Some(code) = code else { return Err(Trouble::NoSuchPage) };
        if let Ok(Whereabouts::Here | Whereabouts::Nowhere) = app.hall.whereabouts(code).await {
            let response = next.run(request).await;
            // The table may have gone in this very moment, before anything was done.
            if response.extensions().get::<Trouble>() != Some(&Trouble::Storage(StorageTrouble::LedElsewhere))
            {
                return Ok(response);
            }
        }
        return Ok(StatusCode::MISDIRECTED_REQUEST.into_response());
    }
    let (Some(code), Some(messenger)) = (code, &app.messenger) else { return Ok(next.run(request).await) };
    let mut whereabouts = app.hall.whereabouts(code).await?;
    if !matches!(whereabouts, Whereabouts::There(_)) {
        return Ok(next.run(request).await);
    }
    let most = if request.uri().path().ends_with("/cards") { CARDS_LIMIT } else { BODY_LIMIT };
    let (parts, body) = request_body::read(request, most, app.bounds().body_time).await?;
    let body = Bytes::from(body);
    let until = Instant::now() + PATIENCE;
    loop {
        let Whereabouts::There(peer) = whereabouts else {
            return Ok(next.run(Request::from_parts(parts, Body::from(body))).await);
        };
        match messenger.carry(peer, &visitor, &parts, &body).await {
            Ok(Some(response)) => return Ok(response),
            Ok(None) => {}
            // What only looks may be asked again; what became of anything else, nobody knows.
            Err(Lost) if matches!(parts.method, Method::GET | Method::HEAD) => {}
            Err(Lost) => return Err(Trouble::Storage(StorageTrouble::Unavailable)),
        }
        if Instant::now() > until {
            return Err(Trouble::Storage(StorageTrouble::Unavailable));
        }
        sleep(PAUSE).await;
        whereabouts = app.hall.whereabouts(code).await?;
    }
}

/// The request may have been carried out, and there is no answer.
#[derive(Debug)]
struct Lost;

impl Messenger {
    pub(crate) fn new() -> Messenger {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECTING));
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(KEPT)
            .build(connector);
        Messenger { client }
    }

    /// A table as the holder of a key sees it, told by the server that leads it. None where they have no
    /// seat, or nobody answers.
    pub(crate) async fn look(&self, peer: Peer, visitor: &Visitor, code: Code, key: &Key) -> Option<Vec<u8>> {
        let (mut parts, ()) = Request::new(()).into_parts();
        parts.uri = format!("/api/v1/tables/{code}").parse().ok()?;
        let shown = HeaderValue::from_str(&format!("Bearer {key}")).ok()?;
        parts.headers.insert(header::AUTHORIZATION, shown);
        let answer = self.carry(peer, visitor, &parts, &Bytes::new()).await.ok().flatten()?;
        if answer.status() != StatusCode::OK {
            return None;
        }
        Some(to_bytes(answer.into_body(), LARGEST_VIEW).await.ok()?.to_vec())
    }

    /// What the other server answers. None when it has not been asked: it is gone, or does not lead the
    /// table.
    async fn carry(
        &self,
        peer: Peer,
        visitor: &Visitor,
        parts: &Parts,
        body: &Bytes,
    ) -> Result<Option<Response>, Lost> {
        let Peer { address, secret, mut leads } = peer;
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let Ok(uri) = format!("http://{address}{path}").parse::<Uri>() else { return Ok(None) };
        let mut request = Request::new(Body::from(body.clone()));
        *request.method_mut() = parts.method.clone();
        *request.uri_mut() = uri;
        *request.headers_mut() = without_the_line(&parts.headers);
        let headers = request.headers_mut();
        headers.remove(header::CONTENT_LENGTH);
        let asking = visitor.address.to_string();
        let (Ok(secret), Ok(asking)) = (HeaderValue::from_str(&secret.0), HeaderValue::from_str(&asking))
        else {
            return Ok(None);
        };
        headers.insert(SECRET, secret);
        headers.insert(ASKING, asking);
        let answer = tokio::select! {
            answer = self.client.request(request) => answer,
            () = leads.ended() => return Err(Lost),
        };
        match answer {
            Ok(response) if response.status() == StatusCode::MISDIRECTED_REQUEST => Ok(None),
            Ok(response) => {
                let (mut parts, body) = response.into_parts();
                parts.headers = without_the_line(&parts.headers);
                Ok(Some(Response::from_parts(parts, while_led(Body::new(body), leads))))
            }
            Err(error) if error.is_connect() => Ok(None),
            Err(error) => {
                tracing::debug!(%error, "another server has not answered");
                Err(Lost)
            }
        }
    }
}

fn without_the_line(headers: &HeaderMap) -> HeaderMap {
    let mut headers = headers.clone();
    for name in OF_THE_LINE {
        headers.remove(name);
    }
    headers
}

/// What the other server says, for as long as the table is led there: one that stands still would never end
/// it.
fn while_led(body: Body, leads: Hold) -> Body {
    let pieces = stream::unfold(Some((body.into_data_stream(), leads)), |state| async move {
        let (mut pieces, mut leads): (BodyDataStream, Hold) = state?;
        tokio::select! {
            biased;
            piece = pieces.next() => match piece? {
                Ok(piece) => Some((Ok(piece), Some((pieces, leads)))),
                Err(error) => Some((Err(io::Error::other(error)), None)),
            },
            () = leads.ended() => Some((Err(io::Error::other("the table is led elsewhere now")), None)),
        }
    });
    Body::from_stream(pieces)
}
