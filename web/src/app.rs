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
    Settings, api, assets, card_routes, entry_routes, guard,
    limits::{BODY_LIMIT, BODY_TIME, CARDS_LIMIT, Limits},
    name_completion,
    operator::{self, Metrics},
    stream, table_routes, tell_trouble, try_alone,
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
            .route("/", get(entry_routes::home))
            .route("/about", get(entry_routes::about))
            .route("/rules/{game}", get(entry_routes::rules))
            .route("/cards", get(card_routes::landing))
            .layer(CompressionLayer::new());
        let table = Router::new()
            .route("/t/{code}", get(table_routes::hand))
            .route("/t/{code}/stage", get(table_routes::stage))
            .route("/t/{code}/rules", get(table_routes::rules))
            .route("/t/{code}/stream", get(stream::stream))
            .route("/t/{code}/do", post(table_routes::act))
            .route("/t/{code}/join", post(entry_routes::join))
            .route("/t/{code}/qr.svg", get(table_routes::qr))
            .route("/t/{code}/portrait.svg", get(table_routes::portrait))
            .route("/t/{code}/menu", get(table_routes::menu))
            .route("/t/{code}/people", get(name_completion::complete))
            .route("/t/{code}/cards.csv", get(card_routes::csv))
            .route("/t/{code}/cards.txt", get(card_routes::plain))
            .route("/t/{code}/return", post(entry_routes::join))
            .route("/t/{code}/device/{link}", get(entry_routes::device_landing).post(entry_routes::redeem));
        let desk = Router::new()
            .route("/t/{code}/cards", get(card_routes::page).post(card_routes::act))
            .layer(DefaultBodyLimit::max(CARDS_LIMIT));
        Router::new()
            .merge(leaflets)
            .merge(table)
            .merge(desk)
            .route("/start", post(entry_routes::open))
            .route("/try", post(try_alone::begin))
            .route("/join", get(entry_routes::find))
            .route("/assets/{version}/{file}", get(assets::asset))
            .route("/favicon.ico", get(assets::favicon))
            .route("/healthz", get(operator::health))
            .route("/readyz", get(operator::ready))
            .route("/metrics", get(operator::metrics))
            .nest("/api/v1", api::router())
            .fallback(entry_routes::nowhere)
            .method_not_allowed_fallback(entry_routes::wrong_method)
            .layer(DefaultBodyLimit::max(BODY_LIMIT))
            .layer(RequestBodyTimeoutLayer::new(BODY_TIME))
            .layer(middleware::from_fn_with_state(self.clone(), guard::same_site))
            .layer(middleware::from_fn_with_state(self.clone(), tell_trouble::tell))
            .layer(CatchPanicLayer::custom(guard::after_panic))
            .layer(middleware::from_fn_with_state(self.clone(), guard::dress))
            .with_state(self)
    }
}
