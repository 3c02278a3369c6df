//! Reads who asks, and tells them in their language and manner what went wrong.

use std::time::Duration;

use axum::{
    extract::{MatchedPath, Request},
    http::{StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use decks::Language;
use serde_json::json;
use tokio::time::{Instant, sleep_until};

use crate::{
    app::App,
    guard, padding,
    pages::{self, Context},
    trouble::{StorageTrouble, Trouble},
    visitor::{Visitor, keep_readable_cookies},
};

/// How trouble is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// To people, who read in a browser.
    Page,
    /// To the browser module.
    Json,
    /// To programs, which know no pages.
    Api,
    /// To the module's event source, which goes on asking until it is told that there is no content.
    EventSource,
}

impl Manner {
    fn of(parts: &Parts) -> Manner {
        let accept = parts.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
        let wants_json = accept.is_some_and(|accept| accept.starts_with("application/json"));
        match parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str) {
            Some("/t/{code}/stream") => Manner::EventSource,
            Some("/t/{code}/people") => Manner::Json,
            _ if parts.uri.path().starts_with("/api/") => Manner::Api,
            _ if wants_json => Manner::Json,
            _ => Manner::Page,
        }
    }
}

/// Reads who asks, once for all that want to know, and puts the trouble that comes of it in words.
pub(crate) async fn tell(app: &App, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (mut parts, body) = request.into_parts();
    keep_readable_cookies(&mut parts.headers);
    let visitor = Visitor::of(&parts, Manner::of(&parts), app);
    let admitted = match app.limits.pace.keep(visitor.address).await {
        Ok(()) => guard::same_site(app, &parts),
        Err(too_many) => Err(too_many.into()),
    };
    let mut response = match admitted {
        Ok(()) => {
            parts.extensions.insert(visitor.clone());
            next.run(Request::from_parts(parts, body)).await
        }
        Err(trouble) => trouble.into_response(),
    };
    let trouble = response.extensions_mut().remove::<Trouble>();
    if let Some(tried) = visitor.finish_try()
        && trouble != Some(Trouble::WrongCode)
    {
        tried.give_back();
    }
    let Some(trouble) = trouble else { return response };
    if matches!(trouble, Trouble::WrongCode | Trouble::TableShut) {
        at_even_times(began, app.bounds().shut_door_step).await;
    }
    let mut told = in_words(&trouble, visitor.own_language(), visitor.manner);
    // What was said besides, such as which methods an address takes.
    for (name, value) in response.headers() {
        if name != header::CONTENT_LENGTH && !told.headers().contains_key(name) {
            told.headers_mut().append(name, value.clone());
        }
    }
    told
}

/// A table that is not there takes longer to look for than one that is takes to say no. Both are told when
/// the next step after the request is over, which is long after either is known.
pub(crate) async fn at_even_times(began: Instant, step: Duration) {
    let steps = began.elapsed().as_nanos() / step.as_nanos().max(1) + 1;
    sleep_until(began + step * u32::try_from(steps).unwrap_or(1)).await;
}

fn in_words(trouble: &Trouble, language: Language, manner: Manner) -> Response {
    let status = trouble.status();
    // Of a full disk the journal tells once a minute; a line a request would only fill it further.
    if status.is_server_error() && *trouble != Trouble::Storage(StorageTrouble::NoSpace) {
        tracing::warn!(%trouble, "a request could not be served");
    } else {
        tracing::debug!(code = trouble.code(), "a request was refused");
    }
    let sentence = trouble.sentence(language);
    match (manner, trouble) {
        (Manner::Api, _) => {
            let (code, message) = (trouble.name_for_programs(), trouble.sentence_for_programs(language));
            let mut error = json!({ "code": code, "message": message });
            if let Some(detail) = trouble.detail() {
                error["detail"] = detail.into();
            }
            let body = json!({ "error": error });
            (status, padding::json_in_blocks(&body, padding::REFUSAL_BLOCK)).into_response()
        }
        (Manner::EventSource, Trouble::WrongCode | Trouble::TableShut) => {
            StatusCode::NO_CONTENT.into_response()
        }
        (Manner::Json | Manner::EventSource, _) => {
            let body = json!({ "error": { "code": trouble.code(), "message": sentence } });
            (status, padding::json_in_blocks(&body, padding::REFUSAL_BLOCK)).into_response()
        }
        (Manner::Page, _) => {
            let page = pages::trouble(&Context::live(language, ""), trouble.page(), Some(&sentence));
            (status, page).into_response()
        }
    }
}
