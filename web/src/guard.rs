//! What every request passes and every response wears: one layer, since each costs every request anew.

use std::panic::AssertUnwindSafe;

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use futures_util::FutureExt;
use percent_encoding::percent_decode_str;

use crate::{
    app::App,
    server::Activity,
    sse_socket::Handover,
    tell_trouble,
    trouble::Trouble,
    visitor::{asked_host, asked_language, has_bearer, language_cookie},
};

/// No inline code, no inline style, nothing from elsewhere.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; connect-src 'self'; form-action 'self'; \
     manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/// On every response, whatever it is.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)",
        ),
    ),
];

/// Has the request answered, dresses the response in its security headers and counts it.
pub(crate) async fn dress(State(app): State<App>, request: Request, next: Next) -> Response {
    let language = asked_language(request.uri());
    let handover = Handover::of(&request);
    let working = request.extensions().get::<Activity>().map(Activity::works);
    // Requests that come in one packet are answered in turn with those of everybody else.
    tokio::task::yield_now().await;
    let answered = AssertUnwindSafe(tell_trouble::tell(&app, request, next)).catch_unwind().await;
    let mut response = answered.unwrap_or_else(|_| after_panic());
    drop(working);
    app.metrics.responded(response.status());
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if app.settings.is_secure() {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000; includeSubDomains"),
        );
        // Browsers only heed it over TLS, and complain about it elsewhere.
        headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    }
    if let Some(cookie) =
        language.and_then(|language| language_cookie(&app, language).to_string().parse().ok())
    {
        headers.append(header::SET_COOKIE, cookie);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    match handover {
        Some(handover) => handover.hand_over(response).await,
        None => response,
    }
}

/// Refuses what another site makes a guest's browser send, and addresses that are no text.
pub(crate) fn same_site(app: &App, parts: &Parts) -> Result<(), Trouble> {
    let changes = !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    let ours = if changes { comes_from_us } else { is_read_by_us };
    if !ours(app, &parts.headers) {
        return Err(Trouble::AnotherSite);
    }
    if percent_decode_str(parts.uri.path()).decode_utf8().is_err() {
        return Err(Trouble::NoSuchPage);
    }
    Ok(())
}

/// Browsers say where a request comes from. A program that shows its key in a header is nobody's puppet.
fn comes_from_us(app: &App, headers: &HeaderMap) -> bool {
    if has_bearer(headers) {
        return true;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return matches!(site.as_bytes(), b"same-origin" | b"none");
    }
    match headers.get(header::ORIGIN) {
        Some(origin) => is_our_origin(app, headers, origin),
        // No cookie, no identity to borrow: programs may open and join tables.
        None => !headers.contains_key(header::COOKIE),
    }
}

/// A link is followed whoever shows it; but no script or page of another site gets to read anything, a stream
/// least of all.
fn is_read_by_us(app: &App, headers: &HeaderMap) -> bool {
    if has_bearer(headers) {
        return true;
    }
    let says = |name: &str| headers.get(name).map(HeaderValue::as_bytes);
    if let Some(site) = says("sec-fetch-site") {
        let followed = says("sec-fetch-mode").is_none_or(|mode| mode == b"navigate");
        return followed || matches!(site, b"same-origin" | b"none");
    }
    headers.get(header::ORIGIN).is_none_or(|origin| is_our_origin(app, headers, origin))
}

fn is_our_origin(app: &App, headers: &HeaderMap, origin: &HeaderValue) -> bool {
    let Ok(origin) = origin.to_str() else { return false };
    let public = app.settings.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    public == Some(origin) || (public.is_none() && Some(host) == asked_host(headers))
}

/// A panic closes nothing but the request it happened in.
fn after_panic() -> Response {
    tracing::error!("a request panicked");
    (
        StatusCode::INTERNAL_SERVER_ERROR,
        Body::from("Something went wrong here. It is not your fault; please try again."),
    )
        .into_response()
}
