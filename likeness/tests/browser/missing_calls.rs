//! A browser that lacks a call the module sends with: what was tapped is sent as a plain form.

use serde_json::json;

use super::{evening::evening, guest::Guest};
use crate::support::Device;

/// What is taken away before the module runs, and what is tapped then. Each page lacks what those before it
/// lacked, too.
const LACKING: [(&str, &str); 3] = [
    ("delete AbortSignal.timeout", "colours"),
    ("delete window.AbortController", "image"),
    ("delete window.fetch", "preference"),
];

#[test]
fn what_is_tapped_arrives_where_the_browser_cannot_send_it_for_us() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        for (taken, game) in LACKING {
            ana.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": taken })).await;
            ana.reload().await;
            ana.until_seen("html.js").await;
            let card = format!("form:has(input[value='{game}']) .game-card");
            ana.presses(&card).await;
            ana.until_seen(&format!("{card}[aria-pressed=true]")).await;
        }
        let lacks: bool = ana.eval("return !window.fetch && !window.AbortController").await;
        assert!(lacks, "the page still lacks what was taken from it");
    });
}
