//! What goes wrong on the way: one message for the guest, one for the log, one status.

use axum::{
    Json,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use decks::{Decks, Language};
use serde_json::json;
use table::{Refusal, TableError};

use crate::{
    assets,
    form::FormError,
    pages::{self, Context, Plain},
    words::{self, Words},
};

/// What went wrong.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
    #[error("the request is too large")]
    TooLarge,
    #[error("there is no such page")]
    NoSuchPage,
    #[error("this address does not take such requests")]
    WrongMethod,
    /// Unknown, full, locked and ended tables look the same from outside.
    #[error("no table answers to that code")]
    NoTable,
    #[error("too many tries")]
    TooManyTries,
    #[error("the request comes from another site")]
    AnotherSite,
    #[error("no seat key was sent")]
    NoKey,
    #[error("refused: {0}")]
    Refused(Refusal),
    #[error("{0}")]
    Storage(StorageTrouble),
}

/// What the server itself cannot do right now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum StorageTrouble {
    #[error("the table's record is damaged")]
    Damaged,
    #[error("there is no space left")]
    NoSpace,
    #[error("the journal is not available")]
    Unavailable,
    #[error("the table is too busy")]
    Busy,
}

impl From<TableError> for Trouble {
    fn from(error: TableError) -> Trouble {
        match error {
            TableError::Refused(Refusal::TableFull | Refusal::TableLocked) | TableError::NotFound => {
                Trouble::NoTable
            }
            TableError::Refused(refusal) => Trouble::Refused(refusal),
            TableError::Damaged => Trouble::Storage(StorageTrouble::Damaged),
            TableError::NoSpace => Trouble::Storage(StorageTrouble::NoSpace),
            TableError::Unavailable => Trouble::Storage(StorageTrouble::Unavailable),
            TableError::CodeTaken | TableError::Busy => Trouble::Storage(StorageTrouble::Busy),
        }
    }
}

impl From<FormError> for Trouble {
    fn from(error: FormError) -> Trouble {
        match error {
            FormError::TooLarge => Trouble::TooLarge,
            other => Trouble::Unreadable(other.to_string()),
        }
    }
}

impl Trouble {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::Unreadable(_) => StatusCode::BAD_REQUEST,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::NoSuchPage | Trouble::NoTable => StatusCode::NOT_FOUND,
            Trouble::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::TooManyTries => StatusCode::TOO_MANY_REQUESTS,
            Trouble::AnotherSite => StatusCode::FORBIDDEN,
            Trouble::NoKey => StatusCode::UNAUTHORIZED,
            Trouble::Refused(Refusal::NotAGuest | Refusal::ShownOut | Refusal::NotTheHost) => {
                StatusCode::FORBIDDEN
            }
            Trouble::Refused(Refusal::Name(_) | Refusal::Card { .. }) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Refused(_) => StatusCode::CONFLICT,
            Trouble::Storage(StorageTrouble::Damaged) => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Storage(StorageTrouble::NoSpace) => StatusCode::INSUFFICIENT_STORAGE,
            Trouble::Storage(StorageTrouble::Unavailable | StorageTrouble::Busy) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// A short name that programs can rely on.
    pub(crate) fn code(&self) -> String {
        let name = match self {
            Trouble::Unreadable(_) => "unreadable",
            Trouble::TooLarge => "too_large",
            Trouble::NoSuchPage => "no_such_page",
            Trouble::WrongMethod => "wrong_method",
            Trouble::NoTable => "no_table",
            Trouble::TooManyTries => "too_many_tries",
            Trouble::AnotherSite => "another_site",
            Trouble::NoKey => "no_key",
            Trouble::Refused(refusal) => return refusal_code(refusal),
            Trouble::Storage(StorageTrouble::Damaged) => "damaged",
            Trouble::Storage(StorageTrouble::NoSpace) => "no_space",
            Trouble::Storage(StorageTrouble::Unavailable) => "unavailable",
            Trouble::Storage(StorageTrouble::Busy) => "busy",
        };
        name.to_owned()
    }

    /// For the guest, in their language.
    pub(crate) fn sentence(&self, language: Language) -> String {
        let words = Words::of(language);
        match self {
            Trouble::Unreadable(_) | Trouble::AnotherSite => words.trouble_bad_request(),
            Trouble::TooLarge => words.trouble_too_large(),
            Trouble::NoSuchPage | Trouble::WrongMethod => words.trouble_not_found(),
            Trouble::NoTable => words.trouble_no_table(),
            Trouble::TooManyTries => words.trouble_too_many(),
            Trouble::NoKey => words.refused_not_a_guest(),
            Trouble::Refused(refusal) => words::sentence(refusal, language),
            Trouble::Storage(StorageTrouble::Damaged) => words.trouble_damaged(),
            Trouble::Storage(StorageTrouble::NoSpace) => words.trouble_no_space(),
            Trouble::Storage(StorageTrouble::Unavailable | StorageTrouble::Busy) => words.trouble_server(),
        }
    }

    /// The page that tells it.
    fn page(&self) -> pages::Trouble {
        match self {
            Trouble::Unreadable(_) | Trouble::AnotherSite | Trouble::TooLarge | Trouble::NoKey => {
                pages::Trouble::BadRequest
            }
            Trouble::NoSuchPage | Trouble::WrongMethod => pages::Trouble::NotFound,
            Trouble::NoTable => pages::Trouble::NoTable,
            Trouble::TooManyTries => pages::Trouble::TooManyTries,
            Trouble::Refused(Refusal::ShownOut) => pages::Trouble::ShownOut,
            Trouble::Refused(Refusal::LinkExpired) => pages::Trouble::LinkExpired,
            Trouble::Refused(_) => pages::Trouble::BadRequest,
            Trouble::Storage(_) => pages::Trouble::Server,
        }
    }
}

/// The innermost name of a refusal, such as `too_late` or `not_your_turn`.
fn refusal_code(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    let inner = [&value["why"]["reason"], &value["why"], &value["refused"]];
    let name = inner.into_iter().find_map(|name| name.as_str());
    name.unwrap_or("refused").to_owned()
}

/// Trouble on its way to whoever asked, in their language and manner.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct WebError {
    trouble: Trouble,
    language: Language,
    manner: Manner,
}

/// How the answer is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    Page,
    Json,
}

impl WebError {
    pub(crate) fn new(trouble: impl Into<Trouble>, language: Language) -> WebError {
        WebError { trouble: trouble.into(), language, manner: Manner::Page }
    }

    pub(crate) fn in_json(mut self) -> WebError {
        self.manner = Manner::Json;
        self
    }

    /// Programs and the browser module get JSON, browsers a page.
    pub(crate) fn answering(self, headers: &HeaderMap, path: &str) -> WebError {
        if wants_json(headers) || path.starts_with("/api/") { self.in_json() } else { self }
    }
}

/// Whether whoever asks reads JSON.
pub(crate) fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.starts_with("application/json"))
}

impl IntoResponse for WebError {
    fn into_response(self) -> Response {
        let WebError { trouble, language, manner } = self;
        let status = trouble.status();
        // Of a full disk the journal tells once a minute; a line a request would only fill it further.
        if status.is_server_error() && trouble != Trouble::Storage(StorageTrouble::NoSpace) {
            tracing::warn!(%trouble, "a request could not be served");
        } else {
            tracing::debug!(code = trouble.code(), "a request was refused");
        }
        let sentence = trouble.sentence(language);
        match manner {
            Manner::Json => {
                let body = json!({ "error": { "code": trouble.code(), "message": sentence } });
                (status, Json(body)).into_response()
            }
            Manner::Page => {
                let context = Context {
                    language,
                    base_url: "",
                    assets: &assets::PATHS,
                    decks: Decks::embedded(),
                    plain: Plain::Live,
                };
                (status, pages::trouble(&context, trouble.page(), Some(&sentence))).into_response()
            }
        }
    }
}
