//! Networks as they are: slow, far away, gone for seconds, behind a door, collected by a proxy, and phones
//! that sleep. What was tapped is kept and sent once, and the page says what is going on.

use serde_json::{Value, json};

use super::{
    evening::evening,
    friend::Friend,
    guest::{Guest, deed, pause},
};
use crate::support::{Device, Ways};

/// Slow 3G as the tools of browsers have it: so many milliseconds a round trip, so many bytes a second.
const SLOW_3G: (u32, u32) = (400, 50_000);

const NOTICE: &str = "No connection right now. Your seat is safe, and we keep trying.";

/// The guess as everybody sees it: the cards from left to right, and how often it was changed.
pub(super) async fn guess(friend: &Friend) -> (Vec<u64>, u64) {
    let guess = friend.game().await["phase"]["guess"].take();
    let row = guess["row"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    (row, guess["edition"].as_u64().expect("a guess has an edition"))
}

/// Taps a card of the hand, and does not wait for what comes of it.
async fn taps(ana: &Guest, card: usize) {
    let button = format!("[data-loose] #card-{card} .words");
    ana.scrolls_to(&button).await;
    pause().await;
    ana.click(&button).await;
}

/// Waits until the page says that there is no line. What else it may have asked for does not come either.
async fn until_told(ana: &Guest, css: &str) {
    let told = async || {
        ana.eval_with::<bool>(
            "return document.querySelector(arguments[0]).checkVisibility()",
            vec![json!(css)],
        )
        .await
    };
    ana.until("the page to say that it is cut off", told).await;
}

#[test]
fn on_slow_3g_quick_taps_arrive_in_their_order_and_once() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        let (round_trip, bytes) = SLOW_3G;
        ana.slow(round_trip, bytes).await;
        ana.reload().await;
        ana.until_seen("[data-loose]").await;
        let (_, before) = guess(&bea).await;
        for card in [3, 1, 4] {
            taps(&ana, card).await;
        }
        ana.until_row(&[3, 1, 4]).await;
        assert_eq!(guess(&bea).await, (vec![3, 1, 4], before + 3), "each tap has counted once");
        taps(&ana, 0).await;
        taps(&ana, 2).await;
        ana.until_row(&[3, 1, 4, 0, 2]).await;
        ana.does("agree_to_guess").await;
        ana.until_seen(&deed("draw_cards")).await;
        assert_eq!(bea.game().await["phase"]["phase"], "revealed");
    });
}

/// The command has arrived and its answer is under way when nothing comes any more: neither the page nor the
/// server can know, so it is sent again and must not count again.
#[test]
fn a_line_that_goes_away_in_the_middle_of_a_command_doubles_nothing() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.until_seen("[data-loose]").await;
        let (_, before) = guess(&bea).await;
        ana.hush(Ways::Down);
        taps(&ana, 2).await;
        let arrived = async || guess(&bea).await == (vec![2], before + 1);
        ana.until("the command to arrive", arrived).await;
        until_told(&ana, "#offline").await;
        assert_eq!(ana.text("#offline").await, NOTICE);
        ana.mend();
        ana.until_gone("#offline").await;
        ana.until_row(&[2]).await;
        assert!(arrived().await, "{:?} after {before}", guess(&bea).await);
    });
}

/// The command itself has not arrived. What is tapped behind it waits for it.
#[test]
fn taps_made_while_nothing_gets_through_leave_in_their_order_once_it_does() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.until_seen("[data-loose]").await;
        let before = guess(&bea).await;
        ana.hush(Ways::Both);
        taps(&ana, 4).await;
        taps(&ana, 0).await;
        until_told(&ana, "#offline").await;
        assert_eq!(guess(&bea).await, before, "nothing has arrived yet");
        ana.mend();
        ana.until_gone("#offline").await;
        ana.until_row(&[4, 0]).await;
        assert_eq!(guess(&bea).await, (vec![4, 0], before.1 + 2));
    });
}

#[test]
fn the_door_of_a_foreign_network_is_told_from_us_and_what_was_tapped_there_is_kept() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.until_seen("[data-loose]").await;
        let (_, before) = guess(&bea).await;
        ana.meets_door();
        taps(&ana, 1).await;
        until_told(&ana, "#offline [data-door]").await;
        let told = ana.text("#offline").await;
        assert!(told.starts_with(NOTICE) && told.contains("sign in"), "{told}");
        ana.screenshot("phone-door").await;
        assert!(ana.shows("What makes Bea happy?").await, "the table is still there, not the airport's page");
        assert_eq!(guess(&bea).await.1, before);
        ana.mend();
        ana.until_gone("#offline").await;
        ana.until_row(&[1]).await;
        assert_eq!(guess(&bea).await, (vec![1], before + 1));
    });
}

#[test]
fn behind_a_proxy_that_collects_streams_the_page_asks_by_itself() {
    const ASKED: &str = "return performance.getEntriesByType('resource')
        .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name === location.href).length";
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.meets_collecting_proxy();
        ana.reload().await;
        ana.until_seen("[data-loose]").await;
        // Two streams are waited for in vain.
        ana.until("the page to ask", async || ana.eval::<usize>(ASKED).await >= 3).await;
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        ana.until_shows("What makes Beatrice happy?").await;
        ana.until_gone("#offline").await;
        let (_, before) = guess(&bea).await;
        ana.taps_in_order(&[2, 0]).await;
        ana.until_row(&[2, 0]).await;
        assert_eq!(guess(&bea).await, (vec![2, 0], before + 2));
        bea.asks(json!({ "command": "rename", "name": "Bee" })).await;
        ana.until_shows("What makes Bee happy?").await;
    });
}

/// A phone in a pocket does nothing at all: its timers stand still, and it is told nothing when it wakes but
/// that it is seen. An hour has passed by its clock, and its network takes a while to be back.
#[test]
fn a_phone_that_has_slept_for_an_hour_sends_what_was_tapped_and_shows_what_is() {
    const HIDDEN: &str = "
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => arguments[0] });
        document.dispatchEvent(new Event('visibilitychange'));";
    const AN_HOUR_LATER: &str = "const now = Date.now; Date.now = () => now() + 3_600_000;";
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.until_seen("[data-loose]").await;
        let (_, before) = guess(&bea).await;
        ana.offline().await;
        taps(&ana, 3).await;
        until_told(&ana, "#offline").await;
        ana.eval_with::<()>(HIDDEN, vec![json!(true)]).await;
        ana.devtools("Page.setWebLifecycleState", json!({ "state": "frozen" })).await;
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        ana.devtools("Page.setWebLifecycleState", json!({ "state": "active" })).await;
        ana.eval::<()>(AN_HOUR_LATER).await;
        ana.eval_with::<()>(HIDDEN, vec![json!(false)]).await;
        // Still nothing: the tap must outlast a try or two.
        until_told(&ana, "#offline").await;
        let tries = "return performance.getEntriesByType('resource')
            .filter(({ name }) => new URL(name).pathname.endsWith('/do')).length";
        let failed: usize = ana.eval(tries).await;
        ana.until("another try to fail", async || ana.eval::<usize>(tries).await > failed).await;
        ana.online().await;
        ana.until_shows("What makes Beatrice happy?").await;
        ana.until_row(&[3]).await;
        ana.until_gone("#offline").await;
        assert_eq!(guess(&bea).await, (vec![3], before + 1));
    });
}
