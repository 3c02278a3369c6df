//! Likeness in the browser: pages, the live stream, the JSON API.
//!
//! Only views come this far: no state, no event, no rule. Pages are rendered here as a few keyed regions, pushed to every
//! screen when they change, and work as plain forms when the browser module is missing.

mod api;
mod app;
mod assets;
mod brought;
mod cards;
mod doors;
mod error;
mod faces;
mod form;
mod games;
mod guard;
mod limits;
mod line;
mod look;
mod operator;
mod pages;
mod people;
mod server;
mod stream;
mod trial;
mod visitor;
mod words;

pub use server::{Proxy, Settings, serve};
