//! What goes wrong on the way: one message for the guest, one for the log, one status.

use axum::{
    extract::rejection::{JsonRejection, QueryRejection},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use decks::Language;
use table::{Declined, NotACode, NotACommandId, Refusal, TableError};

use crate::{
    form::FormError,
    limits::TooMany,
    pages::TroublePage,
    request_body::BodyFault,
    words::{self, Words},
};

/// So much is told of what could not be read: enough for a place and a reason.
const MOST_DETAIL: usize = 160;

/// What went wrong.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
    #[error("the request does not say that it is JSON")]
    NotJson,
    #[error("the request is compressed")]
    Compressed,
    #[error("the request is too large")]
    TooLarge,
    #[error("the request took too long")]
    TooSlow,
    /// There are as many tables as this server can hold.
    #[error("the server has no room for another table")]
    HouseFull,
    #[error("there is no such page")]
    NoSuchPage,
    #[error("this address does not take such requests")]
    WrongMethod,
    /// Unknown, full, locked and ended tables look the same from outside. Such tries are counted.
    #[error("there is no table with that code")]
    WrongCode,
    /// Looks like a wrong code, and is none: whoever asks has been at that table before.
    #[error("nobody can join this table now")]
    TableShut,
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
    #[error("another server leads the table, or is about to")]
    LedElsewhere,
    #[error("the table is too busy")]
    Busy,
}

impl From<TableError> for Trouble {
    fn from(error: TableError) -> Trouble {
        match error {
            TableError::NotFound => Trouble::WrongCode,
            TableError::Refused(Refusal::TableFull | Refusal::TableLocked) => Trouble::TableShut,
            TableError::Refused(refusal) => Trouble::Refused(refusal),
            TableError::Damaged => Trouble::Storage(StorageTrouble::Damaged),
            TableError::NoSpace => Trouble::Storage(StorageTrouble::NoSpace),
            TableError::Unavailable => Trouble::Storage(StorageTrouble::Unavailable),
            TableError::LedElsewhere => Trouble::Storage(StorageTrouble::LedElsewhere),
            TableError::CodeTaken | TableError::Busy => Trouble::Storage(StorageTrouble::Busy),
        }
    }
}

impl From<Declined> for Trouble {
    fn from(declined: Declined) -> Trouble {
        declined.error.into()
    }
}

impl From<NotACode> for Trouble {
    fn from(_: NotACode) -> Trouble {
        Trouble::WrongCode
    }
}

impl From<TooMany> for Trouble {
    fn from(_: TooMany) -> Trouble {
        Trouble::TooManyTries
    }
}

impl From<NotACommandId> for Trouble {
    fn from(error: NotACommandId) -> Trouble {
        Trouble::Unreadable(error.to_string())
    }
}

impl From<QueryRejection> for Trouble {
    fn from(rejection: QueryRejection) -> Trouble {
        Trouble::Unreadable(rejection.body_text())
    }
}

impl From<JsonRejection> for Trouble {
    fn from(rejection: JsonRejection) -> Trouble {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Trouble::NotJson,
            // For the program's author: what could not be read, and where.
            _ => Trouble::Unreadable(rejection.body_text()),
        }
    }
}

impl From<BodyFault> for Trouble {
    fn from(fault: BodyFault) -> Trouble {
        match fault {
            BodyFault::Compressed => Trouble::Compressed,
            BodyFault::TooLarge => Trouble::TooLarge,
            BodyFault::TooSlow => Trouble::TooSlow,
            BodyFault::BrokenOff => Trouble::Unreadable("the request broke off".to_owned()),
        }
    }
}

impl From<FormError> for Trouble {
    fn from(error: FormError) -> Trouble {
        match error {
            FormError::Compressed => Trouble::Compressed,
            FormError::TooLarge => Trouble::TooLarge,
            FormError::TooSlow => Trouble::TooSlow,
            other => Trouble::Unreadable(other.to_string()),
        }
    }
}

impl Trouble {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::Unreadable(_) => StatusCode::BAD_REQUEST,
            Trouble::NotJson | Trouble::Compressed => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Trouble::HouseFull => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::NoSuchPage | Trouble::WrongCode | Trouble::TableShut => StatusCode::NOT_FOUND,
            Trouble::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::TooManyTries | Trouble::Refused(Refusal::TooFast) => StatusCode::TOO_MANY_REQUESTS,
            Trouble::AnotherSite => StatusCode::FORBIDDEN,
            Trouble::NoKey => StatusCode::UNAUTHORIZED,
            Trouble::Refused(Refusal::NotAGuest | Refusal::NotTheHost) => StatusCode::FORBIDDEN,
            // There was a seat for this key, and there will be none again: a tab need not ask twice.
            Trouble::Refused(Refusal::ShownOut) => StatusCode::GONE,
            Trouble::Refused(Refusal::Name(_) | Refusal::Card { .. } | Refusal::AnotherCommand) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Trouble::Refused(_) => StatusCode::CONFLICT,
            Trouble::Storage(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// In how many seconds it is worth asking again. A damaged table waits for a person.
    fn retry_after(&self) -> Option<u16> {
        match self {
            Trouble::Storage(StorageTrouble::NoSpace) => Some(10),
            Trouble::Storage(StorageTrouble::Unavailable) => Some(5),
            Trouble::Storage(StorageTrouble::Busy | StorageTrouble::LedElsewhere)
            | Trouble::Refused(Refusal::TooFast) => Some(1),
            // Tries are counted by the minute.
            Trouble::TooManyTries | Trouble::HouseFull => Some(60),
            _ => None,
        }
    }

    /// A short name that programs can rely on.
    pub(crate) fn code(&self) -> String {
        let name = match self {
            Trouble::Unreadable(_) => "unreadable",
            Trouble::NotJson => "not_json",
            Trouble::Compressed => "compressed",
            Trouble::TooLarge => "too_large",
            Trouble::TooSlow => "too_slow",
            Trouble::HouseFull => "house_full",
            Trouble::NoSuchPage => "no_such_page",
            Trouble::WrongMethod => "wrong_method",
            Trouble::WrongCode | Trouble::TableShut => "no_table",
            Trouble::TooManyTries => "too_many_tries",
            Trouble::AnotherSite => "another_site",
            Trouble::NoKey => "no_key",
            Trouble::Refused(refusal) => return refusal_code(refusal),
            Trouble::Storage(StorageTrouble::Damaged) => "damaged",
            Trouble::Storage(StorageTrouble::NoSpace) => "no_space",
            Trouble::Storage(StorageTrouble::Unavailable | StorageTrouble::LedElsewhere) => "unavailable",
            Trouble::Storage(StorageTrouble::Busy) => "busy",
        };
        name.to_owned()
    }

    /// The same as the API says it, in which there are no pages.
    pub(crate) fn name_for_programs(&self) -> String {
        match self {
            Trouble::NoSuchPage => "no_such_address".to_owned(),
            other => other.code(),
        }
    }

    /// For a program to show or to note, in a language of people. It speaks of the request, and of nothing
    /// that only a browser has.
    pub(crate) fn sentence_for_programs(&self, language: Language) -> String {
        let words = Words::of(language);
        match self {
            Trouble::Unreadable(_) => words.api_unreadable(),
            Trouble::NotJson => words.api_not_json(),
            Trouble::Compressed => words.api_compressed(),
            Trouble::AnotherSite => words.api_another_site(),
            Trouble::NoSuchPage => words.api_no_such_address(),
            Trouble::WrongMethod => words.api_wrong_method(),
            Trouble::NoKey => words.api_no_key(),
            other => other.sentence(language),
        }
    }

    /// What could not be read, for the author of a program.
    pub(crate) fn detail(&self) -> Option<String> {
        match self {
            Trouble::Unreadable(detail) => Some(detail.chars().take(MOST_DETAIL).collect()),
            _ => None,
        }
    }

    /// For the guest, in their language.
    pub(crate) fn sentence(&self, language: Language) -> String {
        let words = Words::of(language);
        match self {
            Trouble::Unreadable(_) | Trouble::NotJson | Trouble::AnotherSite => words.trouble_bad_request(),
            Trouble::Compressed => words.trouble_compressed(),
            Trouble::TooLarge => words.trouble_too_large(),
            Trouble::TooSlow => words.trouble_too_slow(),
            Trouble::HouseFull => words.trouble_house_full(),
            Trouble::NoSuchPage | Trouble::WrongMethod => words.trouble_not_found(),
            Trouble::WrongCode | Trouble::TableShut => words.trouble_no_table(),
            Trouble::TooManyTries => words.trouble_too_many(),
            Trouble::NoKey => words.refused_not_a_guest(),
            Trouble::Refused(refusal) => words::sentence(refusal, language),
            Trouble::Storage(StorageTrouble::Damaged) => words.trouble_damaged(),
            Trouble::Storage(StorageTrouble::NoSpace) => words.trouble_no_space(),
            Trouble::Storage(
                StorageTrouble::Unavailable | StorageTrouble::LedElsewhere | StorageTrouble::Busy,
            ) => words.trouble_server(),
        }
    }

    /// The page that tells it.
    pub(crate) fn page(&self) -> TroublePage {
        match self {
            Trouble::Unreadable(_)
            | Trouble::NotJson
            | Trouble::AnotherSite
            | Trouble::Compressed
            | Trouble::TooLarge
            | Trouble::TooSlow
            | Trouble::NoKey => TroublePage::BadRequest,
            Trouble::NoSuchPage | Trouble::WrongMethod => TroublePage::NotFound,
            Trouble::WrongCode | Trouble::TableShut => TroublePage::NoTable,
            Trouble::TooManyTries => TroublePage::TooManyTries,
            Trouble::Refused(Refusal::ShownOut) => TroublePage::ShownOut,
            Trouble::Refused(Refusal::LinkExpired) => TroublePage::LinkExpired,
            Trouble::Refused(_) => TroublePage::BadRequest,
            Trouble::Storage(_) | Trouble::HouseFull => TroublePage::Server,
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

/// The status, and the trouble itself for [`tell`](crate::tell_trouble::tell), which puts it in words.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        if self == Trouble::NoKey {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response.extensions_mut().insert(self);
        response
    }
}
