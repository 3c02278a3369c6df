//! The command line, tried on the real binary.

mod decks;
mod evening;
mod export;
mod help;
mod program;
mod referee;
mod serve;
mod simulate;
