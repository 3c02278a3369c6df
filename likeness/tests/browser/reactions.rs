//! Reactions: a row on phones that wait, and what floats over the stage.

use super::{
    checks::{fits_in_width, is_in_order},
    evening::evening,
    guest::{Guest, deed},
};
use crate::support::Device;

#[test]
fn who_waits_reacts_and_the_stage_shows_it() {
    evening(3, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let bo = Guest::joins(browsers, server, Device::small_phone().french(), ana.code(), "Bo").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", ana.code()))).await;
        ana.until_shows("Bo").await;
        ana.does("start_game").await;
        ana.does("draw_cards").await;
        bo.until_seen(".reactions").await;
        assert_eq!(ana.count(".reactions").await, 0, "Ana has to rank");
        assert_eq!(bo.count(".reactions button").await, 6);
        fits_in_width(&bo, "a phone that reacts").await;
        is_in_order(&bo, "a phone that reacts").await;
        bo.screenshot("phone-reactions").await;
        let until_floats = async |picture: &str| {
            bo.until("the stage to show it", async || {
                stage.texts("#reactions .floating").await.iter().any(|shown| shown == picture)
            })
            .await;
        };
        bo.presses(".reactions button[value=laugh]").await;
        until_floats("😂").await;
        stage.screenshot("stage-reactions").await;
        // The row stays, nothing is loaded anew, and it is gone from the stage by itself.
        bo.presses(".reactions button[value=fire]").await;
        until_floats("🔥").await;
        bo.until("it to be gone", async || stage.count("#reactions .floating").await == 0).await;

        // While Bo guesses, neither has any.
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.until_row(&[0, 1, 2, 3, 4]).await;
        ana.does("seal_ranking").await;
        bo.until_gone(".reactions").await;
        assert_eq!(ana.count(".reactions").await, 0, "Ana keeps a straight face");
    });
}

#[test]
fn without_the_script_a_reaction_is_a_form_and_the_host_turns_them_off() {
    evening(3, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let plain = Device::phone().blocking("*.js");
        let bo = Guest::joins(browsers, server, plain, ana.code(), "Bo").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", ana.code()))).await;
        ana.until_shows("Bo").await;
        ana.does("start_game").await;
        ana.does("draw_cards").await;
        bo.until("the row to be there", async || {
            bo.returns_to_table().await;
            bo.count(".reactions").await > 0
        })
        .await;
        bo.click(".reactions button[value=clap]").await;
        bo.until("the stage to show it", async || {
            stage.texts("#reactions .floating").await.iter().any(|shown| shown == "👏")
        })
        .await;
        bo.until_seen(".reactions").await;

        ana.opens("menu").await;
        ana.presses(&deed("switch_reactions")).await;
        ana.until_shows("Turn reactions on").await;
        bo.returns_to_table().await;
        assert_eq!(bo.count(".reactions").await, 0);
    });
}
