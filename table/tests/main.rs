//! A live table, tried through its door: commands go in, and views and records come out.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod ballots;
mod bots;
mod clock;
mod commands;
mod doors;
mod evening;
mod export;
mod fault_simulation;
mod guests;
mod killed_games;
mod leaks;
mod memory;
mod names;
mod pauses;
mod random;
mod rates;
mod reactions;
mod sample;
mod shelf;
mod shows;
mod skip_ahead;
mod support;
mod tried_alone;
mod trouble;
mod unmasking;
