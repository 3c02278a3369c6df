//! The command line, tried on the real binary.

#[path = "cli/decks.rs"]
mod decks;
#[path = "cli/evening.rs"]
mod evening;
#[path = "cli/export.rs"]
mod export;
#[path = "cli/help.rs"]
mod help;
#[path = "cli/program.rs"]
mod program;
#[path = "cli/referee.rs"]
mod referee;
#[path = "cli/serve.rs"]
mod serve;
#[path = "cli/simulate.rs"]
mod simulate;
mod support;
