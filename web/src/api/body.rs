//! Request bodies as JSON that fits its description, refused with a sentence.

use axum::{
    extract::{FromRequest, Request},
    http::header,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::ToSchema;

use super::{fitting::make_whole, openapi::misfit};
use crate::{app::App, limits::BODY_LIMIT, request_body, trouble::Trouble};

/// A JSON body that could be read.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned + ToSchema> FromRequest<App> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Trouble> {
        let (parts, body) = request_body::read(request, BODY_LIMIT, app.bounds().body_time).await?;
        let says_json =
            parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
        let read = if says_json { serde_json::from_slice(&body).ok() } else { None };
        let mut value: Value = match read {
            Some(value) => value,
            // It says so in other words, or something is wrong, which axum tells best.
            None => {
                let request = Request::from_parts(parts, axum::body::Body::from(body));
                axum::Json::from_request(request, app).await?.0
            }
        };
        make_whole(&mut value);
        if let Some(misfit) = misfit(&T::name(), &value) {
            return Err(Trouble::Unreadable(misfit));
        }
        let read = serde_json::from_value(value);
        read.map(Body).map_err(|error| Trouble::Unreadable(error.to_string()))
    }
}
