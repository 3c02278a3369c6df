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

use journal::{Figures, LeaseCounts, Refused};
use table::{Hall, Hour};

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
    say("gauge", "streams", "Open streams.", metrics.streams.load(Ordering::Relaxed));
    say("counter", "commands_accepted_total", "Commands carried out.", count(&metrics.commands_accepted));
    say("counter", "commands_refused_total", "Commands refused.", count(&metrics.commands_refused));
    say("counter", "stage_frames_total", "Frames sent to stages.", count(&metrics.stage_frames));
    let classes: Vec<(String, u64)> = metrics.responses.iter().enumerate().skip(1).map(by_class).collect();
    say_each(&mut text, "counter", ("responses_total", "class"), "Responses by class.", &classes);
    let refused: Vec<(&str, u64)> =
        Refused::ALL.map(|why| (why.word(), app.settings.figures.refused(why))).into();
    say_each(
        &mut text,
        "counter",
        ("appends_refused_total", "why"),
        "Appends to the journal that were not stored; a conflict is decided anew.",
        &refused,
    );
    say_each(&mut text, "gauge", ("tables", "state"), "Tables by state; others sleep.", &tables(&app.hall));
    append_times(&mut text, &app.settings.figures);
    if let Some(leases) = app.hall.lease_counts() {
        say_leases(&mut text, &leases);
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

fn by_class((class, counter): (usize, &AtomicU64)) -> (String, u64) {
    (format!("{class}xx"), counter.load(Ordering::Relaxed))
}

/// Those in memory, and those that are closed or put aside here.
fn tables(hall: &Hall) -> Vec<(&'static str, u64)> {
    let word = |hour: Hour| match hour {
        Hour::Lobby => "lobby",
        Hour::Playing => "playing",
        Hour::Finished => "finished",
    };
    let mut tables: Vec<_> = Hour::ALL.map(|hour| (word(hour), hall.tables_at(hour) as u64)).into();
    tables.push(("quarantined", hall.quarantined_tables() as u64));
    tables.push(("put_aside", hall.tables_put_aside() as u64));
    tables
}

fn say_each(
    text: &mut String,
    kind: &str,
    (name, label): (&str, &str),
    help: &str,
    values: &[(impl AsRef<str>, u64)],
) {
    let _ = writeln!(text, "# HELP likeness_{name} {help}\n# TYPE likeness_{name} {kind}");
    for (value, count) in values {
        let _ = writeln!(text, "likeness_{name}{{{label}=\"{}\"}} {count}", value.as_ref());
    }
}

/// Only where several servers share the journal.
fn say_leases(text: &mut String, leases: &LeaseCounts) {
    let LeaseCounts { held, taken, taken_over, given_back, lost } = *leases;
    let _ = writeln!(text, "# HELP likeness_leases_held Tables that this server leads.");
    let _ = writeln!(text, "# TYPE likeness_leases_held gauge\nlikeness_leases_held {held}");
    say_each(
        text,
        "counter",
        ("lease_changes_total", "kind"),
        "Leases of tables that changed.",
        &[("taken", taken), ("taken_over", taken_over), ("given_back", given_back), ("lost", lost)],
    );
}

fn append_times(text: &mut String, figures: &Figures) {
    const NAME: &str = "likeness_append_seconds";
    let _ = writeln!(text, "# HELP {NAME} How long the journal took to store.\n# TYPE {NAME} histogram");
    let within = figures.stored_within();
    for (end, count) in &within {
        let end = end.map_or_else(|| "+Inf".to_owned(), |millis| (millis as f64 / 1000.0).to_string());
        let _ = writeln!(text, "{NAME}_bucket{{le=\"{end}\"}} {count}");
    }
    let all = within.last().map_or(0, |(_, all)| *all);
    let _ = writeln!(text, "{NAME}_sum {}\n{NAME}_count {all}", figures.time().as_secs_f64());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use axum::{
        body::{Body, to_bytes},
        http::Request,
    };
    use serde_json::Value;
    use table::HallSettings;
    use tokio::sync::watch;
    use tower::ServiceExt;

    use super::*;
    use crate::several_servers;

    const DASHBOARD: &str = include_str!("../../examples/cluster/grafana.json");
    const RUNBOOK: &str = include_str!("../../docs/runbook.md");
    /// What Prometheus itself knows of whoever it reads.
    const ITS_OWN: &str = "up";

    /// Those of a server among others, which has all that there are.
    async fn figures() -> String {
        told(HallSettings { leases: Some(several_servers::leases()), ..HallSettings::default() }).await
    }

    async fn told(settings: HallSettings) -> String {
        let hall = Hall::with_settings(std::sync::Arc::new(journal::MemoryJournal::new()), settings);
        let (_, closing) = watch::channel(false);
        let app = App::new(hall, crate::Settings::default(), closing);
        let asked = Request::get("/metrics").body(Body::empty()).expect("a request");
        let answer = app.router().oneshot(asked).await.expect("an answer");
        let body = to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
        String::from_utf8(body.to_vec()).expect("it is text")
    }

    /// The names of all samples, without their labels.
    fn sampled(text: &str) -> BTreeSet<&str> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split([' ', '{']).next()).collect()
    }

    fn expressions(dashboard: &Value) -> Vec<String> {
        let panels = dashboard["panels"].as_array().expect("a dashboard has panels");
        let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().expect("targets"));
        targets.map(|target| target["expr"].as_str().expect("an expression").to_owned()).collect()
    }

    /// What stands before a selector: the dashboard has no metric without one.
    fn selected(expression: &str) -> impl Iterator<Item = &str> {
        expression.match_indices('{').map(|(at, _)| {
            let before = &expression[..at];
            let name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            &before[before.trim_end_matches(name).len()..]
        })
    }

    fn missing(dashboard: &Value, text: &str) -> Vec<String> {
        let known = sampled(text);
        let all = expressions(dashboard);
        let names = all.iter().flat_map(|expression| selected(expression));
        names.filter(|name| *name != ITS_OWN && !known.contains(name)).map(str::to_owned).collect()
    }

    #[tokio::test]
    async fn every_expression_of_the_dashboard_names_a_metric_that_there_is() {
        let mut dashboard: Value = serde_json::from_str(DASHBOARD).expect("the dashboard is JSON");
        let text = figures().await;
        assert_eq!(missing(&dashboard, &text), Vec::<String>::new());
        let all = expressions(&dashboard);
        assert!(all.len() >= 10 && all.iter().all(|expression| selected(expression).count() > 0), "{all:#?}");
        for state in ["lobby", "playing", "finished", "quarantined", "put_aside"] {
            assert!(text.contains(&format!("state=\"{state}\"")) && all.iter().any(|it| it.contains(state)));
        }
        dashboard["panels"][1]["targets"][0]["expr"] = "sum(rate(likeness_tabels{job=\"$job\"}[5m]))".into();
        assert_eq!(missing(&dashboard, &text), ["likeness_tabels"], "a slip is found");
    }

    #[tokio::test]
    async fn a_server_alone_has_no_figures_of_leases() {
        let (alone, among) = (told(HallSettings::default()).await, figures().await);
        let of_leases: BTreeSet<_> = sampled(&among).difference(&sampled(&alone)).copied().collect();
        assert_eq!(of_leases, BTreeSet::from(["likeness_lease_changes_total", "likeness_leases_held"]));
    }

    #[tokio::test]
    async fn the_runbook_describes_every_metric_and_no_other() {
        let text = figures().await;
        let kinds = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
        let described = RUNBOOK.lines().filter_map(|line| line.strip_prefix("| `")?.split(['`', '{']).next());
        let described: BTreeSet<&str> = described.filter(|name| name.starts_with("likeness_")).collect();
        assert_eq!(kinds.collect::<BTreeSet<_>>(), described);
    }
}
