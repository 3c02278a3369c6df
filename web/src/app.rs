//! What all routes share, and where each address leads.

use std::sync::Arc;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use table::Hall;
use tokio::sync::watch;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::RequestBodyTimeoutLayer,
};

use crate::{
    Settings, api, assets, cards, doors, faces, guard,
    limits::{BODY_LIMIT, BODY_TIME, CARDS_LIMIT, Limits},
    operator::{self, Metrics},
    people, stream, trial,
};

/// Everything a request may need. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct App {
    inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) hall: Hall,
    pub(crate) settings: Settings,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// Turns true when the server is about to stop, so that streams end.
    pub(crate) closing: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.inner
    }
}

impl App {
    pub(crate) fn new(hall: Hall, settings: Settings, closing: watch::Receiver<bool>) -> App {
        let inner = Inner { hall, settings, limits: Limits::default(), metrics: Metrics::default(), closing };
        App { inner: Arc::new(inner) }
    }

    pub(crate) fn router(self) -> Router {
        // Only pages without a guest's secrets are compressed: a compressed size can tell what is in it.
        let leaflets = Router::new()
            .route("/", get(doors::home))
            .route("/about", get(doors::about))
            .route("/rules/{game}", get(doors::rules))
            .route("/cards", get(cards::landing))
            .layer(CompressionLayer::new());
        let table = Router::new()
            .route("/t/{code}", get(faces::hand))
            .route("/t/{code}/stage", get(faces::stage))
            .route("/t/{code}/rules", get(faces::rules))
            .route("/t/{code}/stream", get(stream::stream))
            .route("/t/{code}/do", post(faces::act))
            .route("/t/{code}/join", post(doors::join))
            .route("/t/{code}/qr.svg", get(faces::qr))
            .route("/t/{code}/portrait.svg", get(faces::portrait))
            .route("/t/{code}/menu", get(faces::menu))
            .route("/t/{code}/people", get(people::people))
            .route("/t/{code}/cards.csv", get(cards::csv))
            .route("/t/{code}/cards.txt", get(cards::plain))
            .route("/t/{code}/return", post(doors::join))
            .route("/t/{code}/device/{link}", get(doors::device_landing).post(doors::redeem));
        let desk = Router::new()
            .route("/t/{code}/cards", get(cards::page).post(cards::act))
            .layer(DefaultBodyLimit::max(CARDS_LIMIT));
        Router::new()
            .merge(leaflets)
            .merge(table)
            .merge(desk)
            .route("/start", post(doors::open))
            .route("/try", post(trial::begin))
            .route("/join", get(doors::find))
            .route("/assets/{version}/{file}", get(assets::asset))
            .route("/favicon.ico", get(assets::favicon))
            .route("/healthz", get(operator::health))
            .route("/readyz", get(operator::ready))
            .route("/metrics", get(operator::metrics))
            .nest("/api/v1", api::router())
            .fallback(doors::nowhere)
            .method_not_allowed_fallback(doors::wrong_method)
            .layer(DefaultBodyLimit::max(BODY_LIMIT))
            .layer(RequestBodyTimeoutLayer::new(BODY_TIME))
            .layer(middleware::from_fn_with_state(self.clone(), guard::same_site))
            .layer(CatchPanicLayer::custom(guard::after_panic))
            .layer(middleware::from_fn_with_state(self.clone(), guard::dress))
            .with_state(self)
    }
}
