//! What Likeness does, tried from outside on the real binary: one program for all of it, so that the browser
//! driver is linked once.
//!
//! `cargo test --package likeness --test suite kill::` runs one part. [`browser`] and [`harness`] need
//! Chromium, [`programs`] what reads the API's description, [`in_a_cluster`] a
//! NATS server; `cargo xtask test` brings them all.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod badinput;
mod browser;
mod budget;
mod canaries;
mod cli;
mod disk;
mod examples;
mod guide;
mod harness;
mod in_a_cluster;
mod kill;
mod leaks;
mod limits;
mod pass;
mod programs;
mod security;
mod stale;
mod support;
