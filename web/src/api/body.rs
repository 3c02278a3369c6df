//! Request bodies as JSON that fits its description, refused with a sentence.

use axum::extract::{FromRequest, Request};
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
        let request = request_body::read(request, BODY_LIMIT, app.bounds().body_time).await?;
        let axum::Json(mut value) = axum::Json::<Value>::from_request(request, app).await?;
        make_whole(&mut value);
        if let Some(misfit) = misfit(&T::name(), &value) {
            return Err(Trouble::Unreadable(misfit));
        }
        let read = serde_json::from_value(value);
        read.map(Body).map_err(|error| Trouble::Unreadable(error.to_string()))
    }
}
