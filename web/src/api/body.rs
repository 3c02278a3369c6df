//! Request bodies as JSON, refused with a sentence.

use axum::{
    extract::{FromRequest, FromRequestParts, Request, rejection::JsonRejection},
    http::StatusCode,
};
use serde::de::DeserializeOwned;

use crate::{
    app::App,
    error::{Trouble, WebError},
    visitor::Visitor,
};

/// A JSON body that could be read.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = WebError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, WebError> {
        let (mut parts, body) = request.into_parts();
        let Ok(visitor) = Visitor::from_request_parts(&mut parts, app).await;
        let request = Request::from_parts(parts, body);
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(value)) => Ok(Body(value)),
            Err(rejection) => {
                let trouble = match &rejection {
                    JsonRejection::BytesRejection(bytes)
                        if bytes.status() == StatusCode::PAYLOAD_TOO_LARGE =>
                    {
                        Trouble::TooLarge
                    }
                    // For the program's author: what could not be read, and where.
                    other => Trouble::Unreadable(other.body_text()),
                };
                Err(visitor.trouble(trouble).in_json())
            }
        }
    }
}
