//! What the host has to help a game along: a pause, a reminder, and a code that no screen shows.

use serde_json::json;

use super::{
    evening::{evening, evening_with},
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{
    Device,
    personality::{choose, deal, propose, vote},
};

#[test]
fn every_screen_says_who_has_paused_and_the_host_goes_on() {
    evening(3, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let code = ana.code().to_owned();
        let bea = Guest::joins(browsers, server, Device::phone(), &code, "Bea").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.presses(&deed("start_game")).await;
        bea.until_gone(".invite").await;
        ana.opens("menu").await;
        ana.presses(&deed("pause")).await;
        ana.until_shows("You have paused the game").await;
        for page in [&*bea, &stage] {
            page.until_shows("Ana has paused the game").await;
        }
        assert_eq!(bea.count("main form:not(.reactions)").await, 0, "there is nothing to do");
        for (page, name) in [(&*ana, "phone-paused-host"), (&*bea, "phone-paused"), (&stage, "stage-paused")]
        {
            page.screenshot(name).await;
        }
        bea.reload().await;
        bea.until_shows("Ana has paused the game").await;
        ana.presses(&deed("resume")).await;
        ana.until_seen(&deed("draw_cards")).await;
        bea.until("the game to go on", async || !bea.shows("has paused the game").await).await;
    });
}

/// Whoever stops a game sees the table as it is then, and not the menu once more.
#[test]
fn whoever_stops_a_game_is_back_at_the_table() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let _bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.until_shows("Bea").await;
        ana.does("start_game").await;
        ana.until_gone(".invite").await;
        ana.opens("menu").await;
        ana.presses("details:has(input[value=break_off]) > summary").await;
        ana.presses(&deed("break_off")).await;
        ana.until_seen(&deed("start_game")).await;
        assert_eq!(ana.path().await, format!("/t/{}", ana.code()));
    });
}

#[test]
fn who_is_waited_for_is_reminded_and_nobody_else() {
    evening(2, async |browsers, server| {
        let cyd = Friend::opens(server, "Cyd").await;
        let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
        let bea = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Bea").await;
        let begins = cyd.id_of("Ana").await;
        cyd.asks(json!({ "command": "choose_beginner", "guest": begins })).await;
        cyd.starts().await;
        cyd.draws().await;
        ana.until_seen("[data-rank]").await;
        ana.eval::<()>("navigator.vibrate = (beats) => { window.buzzed = beats; };").await;
        cyd.asks(json!({ "command": "nudge" })).await;
        ana.until_shows("Cyd nudges you: the table waits for you.").await;
        ana.screenshot("phone-nudged").await;
        assert!(ana.eval::<bool>("return Array.isArray(window.buzzed)").await, "the phone buzzes");
        assert_eq!(bea.count("#nudge").await, 0);
        ana.until_gone("#nudge").await;
    });
}

#[test]
fn a_hidden_code_is_on_no_screen_until_the_host_shows_it_again() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let code = ana.code().to_owned();
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        let halves = format!("{} {}", &code[..3], &code[3..]);
        stage.until_shows(&halves).await;
        ana.opens("menu").await;
        ana.presses(&deed("hide_code")).await;
        stage.until_gone(".qr").await;
        assert!(!stage.shows(&halves).await);
        stage.screenshot("stage-code-hidden").await;
        ana.returns_to_table().await;
        ana.until_shows("The code is hidden").await;
        assert!(!ana.shows(&halves).await);
        assert_eq!(ana.count(".qr").await, 0);
        // A locked door is told all the same, before the game and in it, and nothing of the code with it.
        ana.opens("menu").await;
        ana.presses(&deed("lock")).await;
        stage.until_shows("The door is locked").await;
        ana.opens("menu").await;
        ana.presses(&deed("show_code")).await;
        ana.opens("menu").await;
        ana.presses(&deed("unlock")).await;
        stage.until_seen(".qr").await;
    });
}

#[test]
fn a_locked_door_is_told_in_a_game_though_the_code_is_hidden() {
    evening(1, async |browsers, server| {
        let ana = Friend::opens(server, "Ana").await;
        let _bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.chooses(json!({})).await;
        ana.starts().await;
        let code = ana.code().to_owned();
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{code}/stage"))).await;
        stage.until_seen(".way-in .qr").await;
        ana.asks(json!({ "command": "hide_code" })).await;
        stage.until_gone(".way-in").await;
        ana.asks(json!({ "command": "lock" })).await;
        stage.until_seen(".way-shut").await;
        assert!(!stage.shows(&code[..3]).await && stage.count(".way-in .code").await == 0);
        stage.screenshot("stage-locked-code-hidden").await;
        ana.asks(json!({ "command": "unlock" })).await;
        stage.until_gone(".way-in").await;
    });
}

/// PE-14: and the ring says so, and how long it takes.
#[test]
fn who_does_not_answer_keeps_their_hand_when_the_ring_has_run_down() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let cyd = Friend::opens(server, "Cyd").await;
        choose(cyd.guest(), &json!({})).await;
        let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
        let dee = Friend::joins(server, cyd.code(), "Dee").await;
        cyd.asks(json!({ "command": "choose_lapse", "seconds": 10 })).await;
        cyd.starts().await;
        deal(cyd.guest()).await;
        propose(cyd.guest()).await;
        ana.until_seen("form:has(> input[value=cast_vote])").await;
        ana.posts(&[("do", "cast_vote"), ("game", "personality"), ("player", "1"), ("bet", "two")]).await;
        for friend in [&cyd, &dee] {
            vote(friend.guest(), 1, "neutral").await;
        }
        assert_eq!(cyd.game().await["phase"]["phase"], "exchanging");
        ana.until_seen(".lapse").await;
        let line = ana.text(".lapse").await;
        assert!(line.starts_with("In ") && line.ends_with("s you keep your hand."), "{line}");
        let left: u32 = ana.text("[data-left]").await.parse().unwrap();
        assert!(left <= 12, "{left} seconds are left");
        assert_eq!(
            ana.eval::<usize>("return document.querySelector('.ring circle').getAnimations().length").await,
            1
        );
        ana.screenshot("phone-ring").await;
        ana.until_gone(".lapse").await;
        assert_ne!(cyd.game().await["phase"]["phase"], "exchanging", "nobody had to say it");
    });
}
