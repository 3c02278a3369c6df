//! What only tests of other crates need: bytes read as a request's body is.

use axum::{
    body::{Body, Bytes},
    extract::{FromRequest, Request},
    http::header,
};
use futures_util::FutureExt;
use table::Sent;

use crate::{
    api::Order,
    form::{Deed, Fields, deed},
};

/// The command that a form asks for, if it can be read and asks for one.
pub fn read_form(body: &[u8]) -> Option<Sent> {
    let request = request("application/x-www-form-urlencoded", body);
    let axum::Form(fields) =
        axum::Form::<Vec<(String, String)>>::from_request(request, &()).now_or_never()?.ok()?;
    match deed(&Fields(fields)).ok()? {
        Deed::Command(sent) => Some(sent),
        Deed::InviteDevice | Deed::Forget => None,
    }
}

/// The command that a body of the API holds, if it can be read.
pub fn read_order(body: &[u8]) -> Option<Sent> {
    let request = request("application/json", body);
    let axum::Json(order) = axum::Json::<Order>::from_request(request, &()).now_or_never()?.ok()?;
    order.into_sent().ok()
}

fn request(kind: &'static str, body: &[u8]) -> Request {
    let body = Body::from(Bytes::copy_from_slice(body));
    Request::post("/").header(header::CONTENT_TYPE, kind).body(body).expect("a request is a request")
}
