//! The end of a game before a stage: a celebration for those who were there, and calm for who wants it.

use serde_json::json;

use super::{checks::is_quiet, evening::evening, friend::Friend};
use crate::support::{Browser, Device};

async fn has_rained(page: &Browser) -> bool {
    page.eval("return 'rained' in document.documentElement.dataset").await
}

#[test]
fn it_rains_on_the_stage_when_a_game_ends_well_and_never_twice() {
    evening(2, async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let bea = Friend::joins(server, host.code(), "Bea").await;
        host.chooses(json!({ "turns_each": 1 })).await;
        let stage = browsers.open(Device::stage()).await;
        let calm = browsers.open(Device::stage().reduced_motion()).await;
        for page in [&stage, &calm] {
            page.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
            page.until_seen("#r-board").await;
        }
        host.starts().await;
        for (it, guesser) in [(&host, &bea), (&bea, &host)] {
            it.draws().await;
            it.lays_row(0..5).await;
            it.seals().await;
            guesser.lays_row(0..5).await;
            guesser.agrees().await;
        }
        assert!(!has_rained(&stage).await, "the game is not over");
        host.guest().play(json!({ "do": "finish_game" })).await;
        stage.until("confetti", async || has_rained(&stage).await).await;
        stage.until("the confetti to be over", async || stage.count("canvas").await == 0).await;
        // With less motion the end is there, and nothing else.
        calm.until_seen(".stage-end .meter").await;
        assert!(!has_rained(&calm).await);
        // Who comes to it later sees how it ended.
        stage.reload().await;
        stage.until_seen(".stage-end .meter").await;
        assert!(!has_rained(&stage).await);
        for page in [&stage, &calm] {
            is_quiet(page, "the end").await;
        }
    });
}

/// The podium comes up before whoever sees the end, step by step, and makes room for the finale.
#[test]
fn a_podium_comes_up_step_by_step_and_goes() {
    evening(1, async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
        stage.until_seen("#r-board").await;
        // As the end of a game would bring it; a whole game is played in the tests of each game.
        const ENDS: &str = "const done = arguments[arguments.length - 1];
            const script = document.querySelector('script[src]').src;
            import(script.replace('likeness.js', 'morph.js')).then(({ showRegions }) => {
                const step = (n) => `<div class=\"step step-${n}\"><ul><li><span class=\"badge lake\"></span>
                    <bdi>Name ${n}</bdi><b data-count=\"${n}0\">${n}0</b></li></ul><p>${n}</p></div>`;
                showRegions(`<div id=\"r-board\" class=\"board\" data-region><p>the finale</p>
                    <div id=\"podium\" class=\"podium\" data-region-exempt data-party=\"lake\">
                    ${[2, 1, 3].map(step).join('')}</div></div>`);
                done(true);
            });";
        stage.eval_async(ENDS, Vec::new()).await;
        stage.until_seen(".podium-on .step-3 bdi").await;
        stage.until("it to rain", async || has_rained(&stage).await).await;
        stage.screenshot("stage-podium").await;
        stage
            .until("the scores to be counted", async || {
                stage.texts("[data-count]").await.iter().map(String::as_str).eq(["20", "10", "30"])
            })
            .await;
        const HEIGHTS: &str = "return [2, 1, 3].map((n) =>
            document.querySelector(`.step-${n} > p`).getBoundingClientRect().height)";
        let heights: Vec<f64> = stage.eval(HEIGHTS).await;
        assert!(heights[1] > heights[0] && heights[0] > heights[2], "{heights:?}");
        stage.until_gone(".podium").await;
    });
}
