//! For whoever runs the server: is it alive, is it ready, what is it doing. Never a secret, a name or a code.

use std::{
    fmt::Write,
    sync::atomic::{AtomicI64, AtomicU64, Ordering},
};

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::app::App;

/// Counters for the whole server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    responses: [AtomicU64; 6],
    commands_accepted: AtomicU64,
    commands_refused: AtomicU64,
    streams: AtomicI64,
    stage_frames: AtomicU64,
}

impl Metrics {
    pub(crate) fn responded(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100).min(self.responses.len() - 1);
        self.responses[class].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn command_accepted(&self) {
        self.commands_accepted.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn command_refused(&self) {
        self.commands_refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn stream_opened(&self) {
        self.streams.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn stream_closed(&self) {
        self.streams.fetch_sub(1, Ordering::Relaxed);
    }

    /// Only those to the stage. Whether a player is sent a frame, and how large it is, depends on what only
    /// they know: who sends the same choice again has nothing new to see.
    pub(crate) fn stage_frame_sent(&self) {
        self.stage_frames.fetch_add(1, Ordering::Relaxed);
    }
}

/// The process answers.
pub(crate) async fn health() -> &'static str {
    "alive\n"
}

/// The journal takes records.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    match app.hall.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// In the text format that Prometheus reads.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let metrics = &app.metrics;
    let mut text = String::new();
    let mut say = |kind: &str, name: &str, help: &str, value: i64| {
        writeln!(
            text,
            "# HELP likeness_{name} {help}\n# TYPE likeness_{name} {kind}\nlikeness_{name} {value}"
        )
        .expect("writing to a string does not fail");
    };
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
    say("gauge", "live_tables", "Tables in memory.", app.hall.live_tables() as i64);
    say(
        "gauge",
        "quarantined_tables",
        "Tables closed because of a damaged record.",
        app.hall.quarantined_tables() as i64,
    );
    say("gauge", "streams", "Open streams.", metrics.streams.load(Ordering::Relaxed));
    say("counter", "commands_accepted_total", "Commands carried out.", count(&metrics.commands_accepted));
    say("counter", "commands_refused_total", "Commands refused.", count(&metrics.commands_refused));
    say("counter", "stage_frames_total", "Frames sent to stages.", count(&metrics.stage_frames));
    let _ = writeln!(
        text,
        "# HELP likeness_responses_total Responses by class.\n# TYPE likeness_responses_total counter"
    );
    for (class, counter) in metrics.responses.iter().enumerate().skip(1) {
        let _ = writeln!(text, "likeness_responses_total{{class=\"{class}xx\"}} {}", count(counter));
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
