//! When the line or the server fails, when fingers tremble, and when something is refused.

use serde_json::json;

use super::{
    evening::evening,
    friend::Friend,
    guest::{Guest, deed, pause},
};
use crate::support::Device;

#[test]
fn pages_find_a_server_that_was_killed_and_restarted_and_show_the_same_state() {
    evening(2, async |browsers, server| {
        let (ana, bea) = Guest::ranks(browsers, server, Device::phone()).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.taps_in_order(&[3, 1]).await;
        ana.until_row(&[3, 1]).await;
        server.kill();
        ana.until_seen("#offline").await;
        assert_eq!(
            ana.text("#offline").await,
            "No connection right now. Your seat is safe, and we keep trying."
        );
        ana.screenshot("phone-offline").await;
        // What is tapped meanwhile waits, and is sent once the server is back.
        ana.click("#card-4 .words").await;
        server.restart();
        ana.until_row(&[3, 1, 4]).await;
        ana.until_gone("#offline").await;
        stage.until_gone("#offline").await;
        ana.taps_in_order(&[0, 2]).await;
        ana.does("seal_ranking").await;
        stage.until_shows("What makes Ana happy?").await;
        bea.lays_row([3, 1, 4, 0, 2]).await;
        bea.agrees().await;
        stage.until_shows("All 5 right! That counts double. +10 points").await;
        ana.until_shows("They know you by heart!").await;
    });
}

#[test]
fn a_stream_that_breaks_without_a_word_is_found_again() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.hiccup();
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        ana.until_shows("What makes Beatrice happy?").await;
        ana.offline().await;
        ana.until_seen("#offline").await;
        ana.online().await;
        ana.until_gone("#offline").await;
        ana.taps_in_order(&[2]).await;
        ana.until_row(&[2]).await;
    });
}

/// A page that comes out of the browser's back-forward cache has missed all there was, and is told only by
/// `pageshow`.
#[test]
fn a_page_that_comes_back_out_of_the_browser_s_cache_catches_up() {
    const FROZEN: &str = "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))";
    const THAWED: &str = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.eval::<bool>(&format!("return {FROZEN}")).await;
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        assert!(!ana.shows("Beatrice").await, "nothing reaches a page in the cache");
        ana.eval::<bool>(&format!("return {THAWED}")).await;
        ana.until_shows("What makes Beatrice happy?").await;
        ana.taps_in_order(&[2]).await;
        ana.until_row(&[2]).await;
        // And by the real buttons of the browser, wherever it keeps the page.
        ana.goto(server.url("/about")).await;
        bea.asks(json!({ "command": "rename", "name": "Bee" })).await;
        ana.eval::<bool>("history.back(); return true").await;
        ana.until_shows("What makes Bee happy?").await;
    });
}

#[test]
fn a_double_tap_counts_once() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.until_seen(&format!("{}:enabled", deed("start_game"))).await;
        for what in ["start_game", "draw_cards"] {
            ana.until_seen(&deed(what)).await;
            twice(&ana, &deed(what)).await;
        }
        ana.until_seen("[data-loose]").await;
        twice(&ana, "#card-3 .words").await;
        ana.until_row(&[3]).await;
        assert_eq!(bea.game().await["turn"], 1);
        assert!(
            ana.eval::<bool>("return document.getElementById('toast').hidden").await,
            "nothing was refused"
        );
    });
}

/// Two taps in the same instant.
async fn twice(guest: &Guest, css: &str) {
    let script = "const button = document.querySelector(arguments[0]);
        const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
        button.dispatchEvent(tap()); button.dispatchEvent(tap());";
    pause().await;
    guest.eval_with::<()>(script, vec![json!(css)]).await;
}

/// Makes the page agree to a guess that has changed since, as if its last frame were still under way. Only as
/// the form is sent, because any frame that comes before that would put the number right again.
const STALE: &str = "addEventListener('submit', event => {
    if (event.target.elements.edition) event.target.elements.edition.value = '1';
}, true);";

/// Keeps a toast until it is tapped away, however long a slow machine takes to look at it.
const KEEP_TOAST: &str = "const real = window.setTimeout;
    window.setTimeout = (work, span, ...rest) => span === 8_000 ? 0 : real(work, span, ...rest);";

/// What can be pressed and has the notice on it, wherever the page is scrolled to: in its own place at the
/// top of the page it lies on nothing, and it does not go along.
const COVERED: &str = "
    const notice = document.getElementById('toast');
    const presses = [...document.querySelectorAll('button, a[href], summary, input:not([type=hidden])')];
    const found = new Set();
    for (let at = 0; at <= document.documentElement.scrollHeight; at += innerHeight / 3) {
        scrollTo(0, at);
        const over = notice.getBoundingClientRect();
        for (const press of presses.filter((each) => each.checkVisibility())) {
            const box = press.getBoundingClientRect();
            const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
            const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
            if (wide > 0 && high > 0) found.add(press.outerHTML.slice(0, 120).toWellFormed());
        }
    }
    return [...found];";

#[test]
fn a_refusal_is_told_in_the_language_of_the_guest_with_the_script_and_without() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let zoe = Guest::joins(browsers, server, Device::phone().french(), bea.code(), "Zoé").await;
        let plain = Device::phone().blocking("*.js");
        let bo = Guest::joins(browsers, server, plain, bea.code(), "Bo").await;
        bea.starts().await;
        bea.draws().await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        zoe.taps_in_order(&[0, 1, 2, 3, 4]).await;
        zoe.until_row(&[0, 1, 2, 3, 4]).await;

        zoe.eval::<()>(KEEP_TOAST).await;
        zoe.eval::<()>(STALE).await;
        zoe.does("agree_to_guess").await;
        zoe.until_seen("#toast").await;
        assert_eq!(zoe.text("#toast").await, "La ligne a changé depuis. Regarde encore.");
        zoe.screenshot("phone-refused-fr").await;
        zoe.click("#toast").await;
        zoe.until_gone("#toast").await;
        assert_eq!(zoe.row().await, [0, 1, 2, 3, 4]);

        bo.until_after_reload("input[name=edition]").await;
        bo.eval::<()>(STALE).await;
        bo.does("agree_to_guess").await;
        bo.until_seen("#toast").await;
        assert_eq!(bo.text("#toast").await, "The row has changed since you looked. Have another look.");
        let covered: Vec<String> = bo.eval(COVERED).await;
        assert_eq!(covered, Vec::<String>::new(), "what the notice lies on");
        assert_eq!(bo.row().await, [0, 1, 2, 3, 4], "the table is shown as it is now");
    });
}

#[test]
fn without_the_script_a_page_refreshes_by_itself_only_when_asked_to() {
    evening(1, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let plain = Device::phone().blocking("*.js");
        let bo = Guest::joins(browsers, server, plain, bea.code(), "Bo").await;
        assert_eq!(bo.count("meta[http-equiv=refresh]").await, 0);
        bo.scrolls_to("a[href$='?plain']").await;
        bo.click_text("Refresh automatically").await;
        bo.until_shows("Stop refreshing automatically").await;
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        bo.until_shows("Beatrice").await;
        bo.scrolls_to("a[href$='?live']").await;
        bo.click_text("Stop refreshing automatically").await;
        bo.until_shows("Refresh automatically").await;
        bo.reload().await;
        assert_eq!(bo.count("meta[http-equiv=refresh]").await, 0);
    });
}
