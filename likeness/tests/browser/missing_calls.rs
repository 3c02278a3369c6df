//! A browser that lacks a call the module sends with sends what was tapped as a plain form. One that lacks
//! less goes on as ever.

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

/// Listeners are not taken away by a signal, as before Chrome 90.
const WITHOUT_SIGNALS: &str = "
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, heard, how) {
        const { signal, ...known } = how && typeof how === 'object' ? how : { capture: how };
        return listen.call(this, type, heard, known);
    };";

/// What swallows the click at the end of a drag is gone with it.
#[test]
fn a_tap_after_a_drag_counts_where_a_listener_is_not_taken_away_by_a_signal() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::desktop()).await;
        let source = json!({ "source": WITHOUT_SIGNALS });
        ana.devtools("Page.addScriptToEvaluateOnNewDocument", source).await;
        ana.reload().await;
        ana.until_seen("html.js").await;
        ana.carries("#card-2", "[data-slot]").await;
        ana.until_row(&[2]).await;
        ana.tap("#card-1 .words").await;
        ana.until_row(&[2, 1]).await;
        ana.tap("#card-1 .words").await;
        ana.until_row(&[2]).await;
    });
}
