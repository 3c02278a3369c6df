//! A line that dies without a word, by a clock in the hands of the test: how soon a page says so, and how
//! long it keeps what was tapped.

use serde_json::json;

use super::{
    bad_networks::guess,
    evening::evening,
    guest::{Guest, pause},
};
use crate::support::{Device, Ways};

/// From here on time passes in the page only when the test says so. What was set by the real clock before
/// still runs out by it.
const CLOCK: &str = "
    const [begun, stop] = [Date.now(), window.clearTimeout];
    const waiting = new Map();
    let [passed, next] = [0, 1e9];
    Date.now = () => begun + passed;
    window.setTimeout = (work, span = 0, ...rest) => {
        waiting.set(++next, { at: passed + span, span, work: () => work(...rest) });
        return next;
    };
    window.clearTimeout = (timer) => waiting.delete(timer) || stop.call(window, timer);
    window.waits = (span) => [...waiting.values()].some((timer) => timer.span === span);
    window.pass = (span) => {
        passed += span;
        const due = [...waiting].filter(([, { at }]) => at <= passed)
            .sort(([, one], [, other]) => one.at - other.at);
        for (const [timer, { work }] of due) if (waiting.delete(timer)) work();
    };";

/// How much passes between two looks at the page, in milliseconds.
const STEP: u32 = 500;
/// The server beats every 5 s: two beats and a little (SILENCE in wire.js), and then what is nobody's
/// business
/// yet (`NOTICE_AFTER`).
const SILENCE: u32 = 12_000;
const TOLD_AFTER: u32 = SILENCE + 3_000;

/// Stops the clock of a page whose stream has just been heard.
async fn stops_clock(ana: &Guest) {
    ana.eval::<()>(CLOCK).await;
    let heard = async || ana.eval_with("return window.waits(arguments[0])", vec![json!(SILENCE)]).await;
    ana.until("the stream to be heard", heard).await;
}

async fn passes(ana: &Guest, span: u32) {
    ana.eval_with::<()>("window.pass(arguments[0])", vec![json!(span)]).await;
}

/// Taps a card of the hand. A driver's own click waits by the clock of the page.
async fn taps(ana: &Guest, card: usize) {
    let tap = "document.querySelector(arguments[0]).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))";
    pause().await;
    ana.eval_with::<()>(tap, vec![json!(format!("[data-loose] #card-{card} .words"))]).await;
}

async fn is_told(ana: &Guest) -> bool {
    ana.eval("return !document.getElementById('offline').hidden").await
}

/// Nothing is tapped and nothing comes: whoever only waits for their turn is told as well.
#[test]
fn a_line_that_died_in_silence_is_told_after_two_missing_beats() {
    evening(1, async |browsers, server| {
        let (ana, _bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.until_seen("[data-loose]").await;
        stops_clock(&ana).await;
        ana.hush(Ways::Both);
        let mut silent = 0;
        while !is_told(&ana).await {
            assert!(silent <= TOLD_AFTER + STEP, "the page says nothing for {silent} ms");
            passes(&ana, STEP).await;
            silent += STEP;
        }
        assert!(silent >= SILENCE, "a beat that is late is nobody's business: told after {silent} ms");
        ana.mend();
        ana.until("the line to be found again", async || {
            passes(&ana, STEP).await;
            !is_told(&ana).await
        })
        .await;
    });
}

/// The first of them was given up after 23 s, and nobody was told.
#[test]
fn two_taps_without_a_line_are_kept_for_a_minute_and_sent_once_each() {
    const KEPT: u32 = 60_000;
    const BETWEEN_LOOKS: u32 = 2_000;
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.until_seen("[data-loose]").await;
        let before = guess(&bea).await;
        stops_clock(&ana).await;
        ana.hush(Ways::Both);
        taps(&ana, 4).await;
        taps(&ana, 0).await;
        let mut waited = 0;
        while waited < KEPT {
            passes(&ana, BETWEEN_LOOKS).await;
            waited += BETWEEN_LOOKS;
            let given_up: bool = ana.eval("return !document.getElementById('toast').hidden").await;
            assert!(!given_up, "a tap is given up after {waited} ms");
        }
        assert!(is_told(&ana).await);
        assert_eq!(guess(&bea).await, before, "nothing has arrived yet");
        ana.mend();
        let arrived = (vec![4, 0], before.1 + 2);
        ana.until("both taps to arrive", async || {
            passes(&ana, STEP).await;
            guess(&bea).await == arrived
        })
        .await;
        ana.until("the page to show them", async || {
            passes(&ana, STEP).await;
            ana.row().await == [4, 0]
        })
        .await;
        assert_eq!(guess(&bea).await, arrived, "each tap has counted once");
    });
}
