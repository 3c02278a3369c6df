//! The log: structured, on stderr, without a secret, a name or a code in it.

use std::io::{self, IsTerminal};

use clap::{Args, ValueEnum};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::{Layer, filter::Targets, layer::SubscriberExt, util::SubscriberInitExt};

/// What and how to log.
#[derive(Debug, Args)]
pub(super) struct Log {
    /// How the log is written to stderr
    #[arg(long = "log", env = "LIKENESS_LOG_FORMAT", value_name = "FORMAT", value_enum, default_value_t)]
    format: Format,
    /// How much is logged: off, error, warn, info, debug or trace
    #[arg(long = "log-level", env = "LIKENESS_LOG", value_name = "LEVEL", default_value = "info")]
    level: LevelFilter,
}

/// Lines for people, or one object a line for programs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    #[default]
    Text,
    Json,
}

/// Our own crates, which know what must not be logged.
const OURS: [&str; 7] = ["likeness", "web", "table", "journal", "decks", "bots", "rules"];

pub(super) fn start(arguments: &Log) {
    let layer = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let layer = match arguments.format {
        Format::Text => layer.with_ansi(io::stderr().is_terminal()).with_target(false).boxed(),
        Format::Json => layer.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(layer.with_filter(filter(arguments.level))).init();
}

/// Libraries are heard from warnings up and never in detail: what they are told, addresses with codes in them
/// for example, they may repeat.
fn filter(level: LevelFilter) -> Targets {
    Targets::new().with_default(level.min(LevelFilter::WARN)).with_targets(OURS.map(|target| (target, level)))
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn libraries_do_not_chat_even_when_we_do() {
        let chatty = filter(LevelFilter::TRACE);
        assert!(chatty.would_enable("web::server", &Level::TRACE));
        assert!(!chatty.would_enable("hyper::proto", &Level::INFO));
        assert!(chatty.would_enable("hyper::proto", &Level::WARN));
        let silent = filter(LevelFilter::OFF);
        assert!(!silent.would_enable("hyper::proto", &Level::ERROR));
        assert!(!silent.would_enable("journal", &Level::ERROR));
    }
}
