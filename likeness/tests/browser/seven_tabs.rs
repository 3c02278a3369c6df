//! More tabs of one seat than a browser opens connections to a server (F16).

use serde_json::json;
use thirtyfour::WindowHandle;

use super::{evening::evening, friend::Friend, guest::Guest};
use crate::support::{
    Device, PATIENCE, Server,
    http::{Request, fetch},
};

/// Over HTTP/1.1 browsers allow six.
const TABS: usize = 7;

/// How many streams the server has open.
async fn streams(server: &Server) -> u64 {
    let metrics = fetch(server.address(), &Request::get("/metrics")).await.expect(200).text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("likeness_streams "));
    line.and_then(|count| count.trim().parse().ok()).unwrap_or_else(|| panic!("{metrics}"))
}

/// Opens the table in windows of its own, all of which are looked at.
async fn opens_windows(ana: &Guest) -> Vec<WindowHandle> {
    let session = ana.session();
    // A page that never comes is to be a failed test, not one that waits for minutes.
    session.set_page_load_timeout(PATIENCE).await.unwrap();
    let mut windows = vec![session.window().await.unwrap()];
    while windows.len() < TABS {
        let window = session.new_window().await.unwrap();
        ana.turn_to(window.clone()).await;
        ana.returns_to_table().await;
        ana.until_seen("[data-rank]").await;
        windows.push(window);
    }
    windows
}

async fn all_show(ana: &Guest, windows: &[WindowHandle], row: &[usize]) {
    for window in windows {
        ana.turn_to(window.clone()).await;
        ana.until_row(row).await;
    }
}

async fn all_read(ana: &Guest, windows: &[WindowHandle], text: &str) {
    for window in windows {
        ana.turn_to(window.clone()).await;
        ana.until_shows(text).await;
    }
}

async fn renames(bea: &Friend, name: &str) {
    bea.asks(json!({ "command": "rename", "name": name })).await;
}

#[test]
fn seven_tabs_of_one_seat_load_act_and_show_what_any_of_them_did() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::desktop(), json!({})).await;
        let windows = opens_windows(&ana).await;
        ana.until("the tabs to share a stream", async || streams(server).await == 1).await;
        let hidden: bool = ana.eval("return document.hidden").await;
        assert!(!hidden, "nothing rests here because nobody looks");

        // The last one acts, then one that has only listened: each time all of them show it.
        ana.taps_in_order(&[2]).await;
        all_show(&ana, &windows, &[2]).await;
        ana.turn_to(windows[2].clone()).await;
        ana.taps_in_order(&[4]).await;
        all_show(&ana, &windows, &[2, 4]).await;

        // Whichever of them goes, the others still hear.
        let (closed, left) = windows.split_last().unwrap();
        ana.turn_to(closed.clone()).await;
        ana.reload().await;
        ana.until_seen("[data-rank]").await;
        ana.session().close_window().await.unwrap();
        renames(&bea, "Beatrice").await;
        all_read(&ana, left, "What makes Beatrice happy?").await;

        // And all of them find a server that was away.
        server.kill();
        for window in left {
            ana.turn_to(window.clone()).await;
            ana.until_seen("#offline").await;
        }
        server.restart();
        for window in left {
            ana.turn_to(window.clone()).await;
            ana.until_gone("#offline").await;
        }
        renames(&bea, "Bee").await;
        all_read(&ana, left, "What makes Bee happy?").await;
        ana.until("the tabs to share a stream again", async || streams(server).await == 1).await;
    });
}
