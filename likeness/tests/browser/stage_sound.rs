//! What a stage lets be heard, from the first tap on; and phones that move when it is their turn.

use serde_json::{Value, json};

use super::{
    checks::is_quiet,
    evening::{evening, evening_with},
    friend::Friend,
    guest::Guest,
};
use crate::support::{
    Browser, Device,
    colours::{choose, plays, predict, vote},
    guest::happiness,
};

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
        // The last card is waited for with a roll.
        for cue in ["turn", "right", "wrong", "roll"] {
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

/// Whether the code can be seen has nothing to do with whether people think.
#[test]
fn the_quiet_loop_goes_on_when_the_code_is_hidden_and_the_end_has_a_fanfare() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let bea = Friend::joins(server, host.code(), "Bea").await;
        host.chooses(json!({ "turns_each": 1 })).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
        stage.until_seen(SWITCH).await;
        host.asks(json!({ "command": "hide_code" })).await;
        host.starts().await;
        stage.until_seen(".side .waiting").await;
        assert_eq!(stage.count(".way-in").await, 0);
        stage.click("#r-board").await;
        until_heard(&stage, "hum").await;

        for (it, guesser) in [(&host, &bea), (&bea, &host)] {
            let draw = happiness(json!({ "do": "draw_cards" }));
            stage.until("the cards", async || it.guest().ask(draw.clone()).await.status == 200).await;
            it.lays_row(0..5).await;
            it.seals().await;
            guesser.lays_row(0..5).await;
            guesser.agrees().await;
        }
        let finish = happiness(json!({ "do": "finish_game" }));
        stage.until("the end", async || host.guest().ask(finish.clone()).await.status == 200).await;
        until_heard(&stage, "fanfare").await;
        is_quiet(&stage, "the stage").await;
    });
}

/// Every vote is heard as it falls into the box; a roll goes before who was seen, and pawns have steps.
#[test]
fn votes_plop_and_pawns_step() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let host = Friend::opens(server, "Cyd").await;
        choose(host.guest(), &json!({})).await;
        let (ana, bea) = (
            Friend::joins(server, host.code(), "Ana").await,
            Friend::joins(server, host.code(), "Bea").await,
        );
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
        host.starts().await;
        stage.until_seen(".side .waiting").await;
        stage.click("#r-board").await;
        until_heard(&stage, "knock").await;
        plays(host.guest(), json!({ "do": "turn_question" })).await;
        let plops = async |count: usize| {
            stage
                .until(&format!("{count} votes to be heard"), async || {
                    sounded(&stage).await.iter().filter(|heard| *heard == "plop").count() == count
                })
                .await;
        };
        vote(host.guest(), [1, 1]).await;
        plops(1).await;
        vote(ana.guest(), [0, 2]).await;
        plops(2).await;
        vote(bea.guest(), [1, 1]).await;
        predict(host.guest(), "some").await;
        plops(3).await;
        predict(ana.guest(), "most").await;
        plops(4).await;
        predict(bea.guest(), "none").await;
        for cue in ["roll", "step"] {
            until_heard(&stage, cue).await;
        }
        is_quiet(&stage, "the stage").await;
    });
}

#[test]
fn a_phone_moves_when_its_turn_comes_and_at_its_result() {
    const NOTE: &str = "window.buzzes = []; Navigator.prototype.vibrate = function (pattern) {
        window.buzzes.push(pattern.join());
        return true;
    };";
    const CAME: &str = "return performance.getEntriesByType('resource')
        .some((entry) => entry.name.includes('buzz.js') && entry.responseEnd > 0)";
    evening(2, async |browsers, server| {
        for (device, moves) in [(Device::phone(), true), (Device::phone().reduced_motion(), false)] {
            let (ana, bea) = Guest::guesses(browsers, server, device, json!({})).await;
            ana.eval::<()>(NOTE).await;
            ana.until("the module for it", async || ana.eval::<bool>(CAME).await).await;
            ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
            ana.does("agree_to_guess").await;
            ana.until_seen(".outcome").await;
            if moves {
                ana.until("the phone to move", async || {
                    ana.eval::<bool>("return window.buzzes.includes('40,70,40')").await
                })
                .await;
            }
            // Then it is Ana's turn to rank.
            bea.draws().await;
            ana.until_seen(".ask h1[data-sound-cue=knock]").await;
            if moves {
                ana.until("the phone to move", async || {
                    ana.eval::<bool>("return window.buzzes.includes('70')").await
                })
                .await;
            } else {
                assert_eq!(ana.eval::<usize>("return window.buzzes.length").await, 0);
            }
        }
    });
}
