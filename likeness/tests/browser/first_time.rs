//! What newcomers are told: a sentence on the phone, and a picture on the stage.

use serde_json::json;

use super::{
    evening::{evening, evening_with},
    friend::Friend,
    guest::{Guest, pause},
};
use crate::support::{
    Device,
    preference::{reveal, seal},
};

#[test]
fn what_to_do_is_said_the_first_time_that_a_browser_meets_a_phase() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::ranks(browsers, server, Device::small_phone()).await;
        ana.until_shows("Drag a card to move it.").await;
        ana.reload().await;
        ana.until_shows("Drag a card to move it.").await;
        ana.screenshot("phone-first-ranking").await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("seal_ranking").await;
        ana.until_shows("Say nothing, and watch.").await;
        bea.lays_row(0..5).await;
        bea.agrees().await;
        pause().await;
        ana.does("draw_cards").await;
        ana.until_shows("Then you all guess together.").await;
        ana.presses("#why-moved > summary").await;
        ana.until_shows("All 5 right! That counts double. +10 points").await;
        ana.screenshot("phone-first-guess").await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        ana.until_shows("When you like the row, agree to it.").await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("agree_to_guess").await;
        pause().await;
        ana.does("draw_cards").await;
        ana.until_shows("What makes you happy?").await;
        assert!(!ana.shows("Drag a card to move it.").await, "she knows that by now");
        assert_eq!(ana.count(".first-time:not(.met)").await, 0);
    });
}

/// GH-14: what was guessed at first is at hand in the talk, and whose came closest is told.
#[test]
fn gh_14_a_first_guess_is_kept_for_the_talk_and_the_closest_is_named() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        bea.chooses(json!({})).await;
        let ana = Guest::joins(browsers, server, Device::small_phone(), bea.code(), "Ana").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        bea.starts().await;
        bea.draws().await;
        ana.until_shows("Bea is ranking these").await;
        ana.taps_in_order(&[0, 1, 2, 4, 3]).await;
        ana.until_shows("Your first guess is made.").await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        ana.until_shows("What makes Bea happy?").await;
        assert_eq!(ana.row().await, Vec::<usize>::new(), "the guess of all begins anew");
        ana.presses("#first-guess > summary").await;
        ana.until("the first guess to lie there", async || ana.count("#first-guess .slip").await == 5).await;
        ana.screenshot("phone-first-guess-kept").await;
        ana.taps_in_order(&[4, 3, 2, 1, 0]).await;
        ana.does("agree_to_guess").await;
        for page in [&*ana, &stage] {
            page.until_shows("Closest first guess: Ana, with 3 of 5 in the right place.").await;
        }
        ana.screenshot("phone-closest").await;
        stage.screenshot("stage-closest").await;
    });
}

/// PP-24: the same where teams lay tokens, and only when the fourth preference has been shown.
#[test]
fn pp_24_a_first_guess_is_kept_for_the_talk_and_the_closest_is_named() {
    evening(2, async |browsers, server| {
        let cyd = Friend::opens(server, "Cyd").await;
        cyd.chooses_preference().await;
        let bo = Friend::joins(server, cyd.code(), "Bo").await;
        let ana = Guest::joins(browsers, server, Device::small_phone(), cyd.code(), "Ana").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        cyd.starts().await;
        bo.prefers(json!({ "do": "choose_category", "category": "food" })).await;
        ana.until_shows("Bo is ranking these").await;
        ana.taps_in_order(&[0, 1, 3, 2]).await;
        ana.until_shows("Your first guess is made.").await;
        seal(bo.guest(), &[0, 1, 2, 3]).await;
        ana.until_seen("[data-guess]").await;
        ana.presses("#first-guess > summary").await;
        ana.until("the first guess to lie there", async || ana.count("#first-guess .slip").await == 4).await;
        ana.screenshot("phone-first-guess-kept-preference").await;
        ana.places([3, 2, 1, 0], &[]).await;
        ana.does("agree_to_guess").await;
        let to_guess =
            async || cyd.game().await["phase"]["to_guess"].as_array().is_some_and(|teams| teams.len() == 1);
        ana.until("the guess to be final", to_guess).await;
        cyd.places(&[3, 2, 1, 0]).await;
        cyd.agrees_with_team().await;
        for _ in 0..3 {
            reveal(bo.guest()).await;
        }
        stage.until_seen("#knew-3").await;
        for page in [&*ana, &stage] {
            assert!(!page.text("body").await.contains("Closest first guess"), "not before the fourth");
        }
        reveal(bo.guest()).await;
        for page in [&*ana, &stage] {
            page.until_shows("Closest first guess: Ana, with 2 of 4 in the right place.").await;
        }
        stage.screenshot("stage-closest-preference").await;
    });
}

#[test]
fn a_stage_shows_how_a_new_game_is_played_until_somebody_moves() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        bea.chooses(json!({})).await;
        let _cyd = Friend::joins(server, bea.code(), "Cyd").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", bea.code()))).await;
        bea.starts().await;
        stage.until_seen(".first-picture .vignette").await;
        assert_eq!(stage.count(".first-picture li").await, 6);
        // Whom the table waits for stays in sight.
        const ABOVE: &str = "
            const picture = document.querySelector('.first-picture');
            picture.style.pointerEvents = 'auto';
            const people = [...document.querySelectorAll('#r-side .badge')];
            const seen = people.map((badge) => {
                const box = badge.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return !picture.contains(top);
            });
            picture.style.pointerEvents = '';
            return seen;";
        assert_eq!(stage.eval::<Vec<bool>>(ABOVE).await, [true, true], "Bea and Cyd stand over the picture");
        stage.screenshot("stage-first-picture").await;
        bea.draws().await;
        stage.until_gone(".first-picture").await;
        stage.reload().await;
        stage.until_shows("Bea is ranking these").await;
        assert_eq!(stage.count(".first-picture").await, 0, "who comes late is not kept from the game");
    });
}
