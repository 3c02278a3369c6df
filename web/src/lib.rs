//! Likeness in the browser: pages, the live stream, the JSON API.
//!
//! Only views come this far: no state, no event, no rule. Pages are rendered here as a few keyed regions,
//! pushed to every screen when they change, and work as plain forms when the browser module is missing.

mod api;
mod app;
mod assets;
#[cfg(test)]
mod attacks;
#[cfg(test)]
mod browser_floor;
mod card_routes;
#[cfg(test)]
mod closed_table;
mod curtain;
mod entry_routes;
#[cfg(test)]
mod evening_book;
mod evening_routes;
mod form;
mod games;
mod guard;
mod import_preview;
mod installed;
mod limits;
mod look;
mod name_completion;
mod operator;
mod padding;
mod pages;
mod pass_routes;
mod pass_stream;
mod passed_seats;
mod peers;
mod practice_routes;
mod reactions;
mod region_print;
mod request_body;
#[cfg(test)]
mod response_times;
mod server;
#[cfg(test)]
mod several_servers;
mod sse_event;
mod sse_socket;
mod stream;
mod table_routes;
mod table_visitor;
mod tell_trouble;
#[cfg(feature = "testing")]
pub mod testing;
mod trouble;
mod try_alone;
mod visitor;
#[cfg(test)]
mod visits;
mod ways_back;
mod words;

pub use app::addresses;
pub use limits::{Bounds, NoSuchBound};
pub use peers::Peers;
pub use server::{Proxy, Settings, serve, serve_among};
