//! Request bodies as JSON, refused with a sentence.

use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::{app::App, limits::BODY_LIMIT, request_body, trouble::Trouble};

/// A JSON body that could be read.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Trouble> {
        let request = request_body::read(request, BODY_LIMIT, app.bounds().body_time).await?;
        let axum::Json(value) = axum::Json::<T>::from_request(request, app).await?;
        Ok(Body(value))
    }
}
