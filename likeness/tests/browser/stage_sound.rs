//! What a stage lets be heard, from the first tap on; and phones that move when it is their turn.

use serde_json::{Value, json};

use super::{
    checks::is_quiet,
    evening::{evening, evening_with},
    friend::Friend,
    guest::Guest,
};
use crate::support::{Browser, Device};

/// What has sounded so far.
async fn sounded(page: &Browser) -> Vec<String> {
    let heard: String = page.eval("return document.documentElement.dataset.sounded ?? ''").await;
    heard.split_whitespace().map(str::to_owned).collect()
}

async fn until_heard(page: &Browser, cue: &str) {
    page.until(&format!("{cue} to be heard"), async || sounded(page).await.iter().any(|heard| heard == cue))
        .await;
}

const SWITCH: &str = "#stage-sound";

#[test]
fn a_stage_is_heard_from_the_first_tap_on_and_keeps_its_volume() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let bea = Friend::joins(server, host.code(), "Bea").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
        stage.until_seen(SWITCH).await;
        assert_eq!(stage.text(SWITCH).await, "Tap for sound and full screen");
        host.starts().await;
        stage.until_seen(".way-in").await;
        assert_eq!(sounded(&stage).await, [""; 0], "nothing sounds before the tap");

        // A tap anywhere will do.
        stage.click("#r-board").await;
        until_heard(&stage, "knock").await;
        assert_eq!(stage.text(SWITCH).await, "Sound: loud");
        // While people think there is a quiet loop.
        until_heard(&stage, "hum").await;

        // Every beat of the reveal is scheduled, each in its moment.
        host.draws().await;
        host.lays_row(0..5).await;
        host.seals().await;
        bea.lays_row([1, 0, 2, 3, 4]).await;
        bea.agrees().await;
        for cue in ["turn", "right", "wrong"] {
            until_heard(&stage, cue).await;
        }

        // Who comes late hears nothing of what is over, and the volume is as it was left.
        stage.until_gone("[data-show]").await;
        stage.eval::<Value>("document.dispatchEvent(new PointerEvent('pointermove'))").await;
        stage.click(SWITCH).await;
        stage.until_shows("Sound: quiet").await;
        stage.reload().await;
        stage.until_seen(SWITCH).await;
        assert_eq!(stage.text(SWITCH).await, "Tap for sound and full screen");
        stage.click(SWITCH).await;
        stage.until_shows("Sound: quiet").await;
        let heard = sounded(&stage).await;
        assert!(heard.iter().all(|cue| cue == "knock" || cue == "hum"), "{heard:?}");
        is_quiet(&stage, "the stage").await;
    });
}

#[test]
fn a_phone_moves_when_its_turn_comes_and_at_its_result() {
    const NOTE: &str = "window.buzzes = []; Navigator.prototype.vibrate = function (pattern) {
        window.buzzes.push(pattern.length);
        return true;
    };";
    const CAME: &str = "return performance.getEntriesByType('resource')
        .some((entry) => entry.name.includes('buzz.js') && entry.responseEnd > 0)";
    evening(2, async |browsers, server| {
        for (device, moves) in [(Device::phone(), true), (Device::phone().reduced_motion(), false)] {
            let (ana, _) = Guest::guesses(browsers, server, device, json!({})).await;
            ana.eval::<()>(NOTE).await;
            ana.until("the module for it", async || ana.eval::<bool>(CAME).await).await;
            ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
            ana.does("agree_to_guess").await;
            ana.until_seen(".outcome").await;
            if moves {
                ana.until("the phone to move", async || {
                    ana.eval::<bool>("return window.buzzes.includes(3)").await
                })
                .await;
            } else {
                assert_eq!(ana.eval::<usize>("return window.buzzes.length").await, 0);
            }
        }
    });
}
