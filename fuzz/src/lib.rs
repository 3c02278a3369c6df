//! Bytes that anybody can send, and what must hold whatever they are: nothing panics, nothing hangs, and a
//! table is as sound afterwards as it was before.
//!
//! `cargo xtask fuzz` looks for bytes that break it, guided by what they reach in the code. What it has found
//! worth keeping lies in `corpus/`, and the tests try all of that, and everything that ever broke something.

mod live_table;
mod targets;

pub use targets::Target;
