//! Coming, going and coming back: hosts, latecomers, those who are shown out, second devices, and the end of
//! a table.

use serde_json::json;

use super::{
    checks::{is_in_order, is_quiet},
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::Device;

#[test]
fn the_role_of_host_moves_on_when_the_host_leaves_and_their_seat_waits() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let bo = Guest::joins(browsers, server, Device::phone(), ana.code(), "Bo").await;
        bo.until_shows("Ana starts the game when everybody is here.").await;
        assert_eq!(bo.count(&deed("start_game")).await, 0);
        ana.opens("menu").await;
        ana.click_text("Leave the table").await;
        ana.click_text("Yes, leave").await;
        bo.until_shows("You are the host now.").await;
        bo.until_shows("has left").await;

        ana.returns_to_table().await;
        ana.until_shows("Welcome back, Ana").await;
        is_in_order(&ana, "the door of one who comes back").await;
        ana.click_text("Back to my seat").await;
        ana.until_seen("#r-top").await;
        assert_eq!(ana.text("#r-top .person").await, "Ana");
        bo.until_shows("Ana is back at the table.").await;
        bo.until_seen(&deed("start_game")).await;
        assert_eq!(ana.count(&deed("start_game")).await, 0, "the role stays where it is");
        is_quiet(&bo, "a table whose host left").await;
    });
}

#[test]
fn a_late_guest_watches_at_once_and_sits_down() {
    evening(1, async |browsers, server| {
        let ana = Friend::opens(server, "Ana").await;
        let bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.starts().await;
        ana.draws().await;
        ana.lays_row(0..5).await;
        ana.seals().await;
        let cyd = Guest::joins(browsers, server, Device::phone(), ana.code(), "Cyd").await;
        cyd.until_shows("What makes Ana happy?").await;
        assert_eq!(cyd.count("[data-rank]").await, 0, "whoever watches moves nothing");
        is_in_order(&cyd, "the hand of one who watches").await;
        cyd.does("sit_down").await;
        cyd.until_gone(&deed("sit_down")).await;
        bea.lays_row(0..5).await;
        bea.agrees().await;
        cyd.until_shows("You know Ana by heart!").await;
        bea.draws().await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        cyd.until_seen("[data-rank]").await;
        cyd.taps_in_order(&[0]).await;
        cyd.until_row(&[0]).await;
    });
}

#[test]
fn a_guest_who_is_shown_out_is_told_so() {
    evening(1, async |browsers, server| {
        let ana = Friend::opens(server, "Ana").await;
        let bo = Guest::joins(browsers, server, Device::phone().french(), ana.code(), "Bo").await;
        bo.until_shows("Te voilà à table").await;
        ana.asks(json!({ "command": "remove", "guest": ana.id_of("Bo").await })).await;
        bo.until_shows("On t’a fait sortir").await;
        assert_eq!(bo.texts(".hero p").await, ["L’hôte t’a demandé de quitter cette table."], "said once");
        assert_eq!(bo.axe().await, Vec::<String>::new());
        bo.screenshot("phone-shown-out-fr").await;
        bo.returns_to_table().await;
        assert!(bo.shows("On t’a fait sortir").await, "the door stays shut");
    });
}

#[test]
fn a_one_time_link_brings_the_seat_to_another_device() {
    evening(2, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::phone()).await;
        ana.taps_in_order(&[2, 0]).await;
        ana.opens("menu").await;
        ana.click_text("Continue on another device").await;
        ana.until_shows("Go on with another device").await;
        is_in_order(&ana, "the page with the link").await;
        ana.screenshot("phone-device").await;
        let link: String = ana.eval("return document.querySelector('main p a').href").await;

        let desk = browsers.open(Device::desktop()).await;
        desk.goto(&link).await;
        is_in_order(&desk, "where the link leads").await;
        desk.click_text("Take my seat here").await;
        let desk = Guest::before(desk).at_table(server).await;
        desk.until_row(&[2, 0]).await;
        ana.returns_to_table().await;
        desk.taps_in_order(&[4]).await;
        ana.until_row(&[2, 0, 4]).await;

        ana.goto(&link).await;
        ana.click_text("Take my seat here").await;
        ana.until_shows("That link no longer works").await;
        assert_eq!(ana.axe().await, Vec::<String>::new());
    });
}

#[test]
fn a_guest_changes_language_and_everything_follows_cards_included() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        let english = ana.texts("[data-card] .words").await;
        ana.opens("menu").await;
        ana.click(".choice:has(input[value=fr])").await;
        ana.does("choose_language").await;
        ana.until_shows("Changer de langue").await;
        ana.click_text("Retour à la table").await;
        ana.until_shows("Qu’est-ce qui réjouit Bea").await;
        assert_eq!(ana.eval::<String>("return document.documentElement.lang").await, "fr");
        let french = ana.texts("[data-card] .words").await;
        assert_eq!(french.len(), english.len());
        assert!(french.iter().zip(&english).all(|(french, english)| french != english), "{french:?}");
    });
}

#[test]
fn a_table_that_is_forgotten_says_so_on_every_screen() {
    evening(2, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        stage.until_shows("What makes Bea happy?").await;
        bea.forgets().await;
        for page in [&*ana, &stage] {
            page.until_shows("No table has this code").await;
        }
        assert_eq!(ana.axe().await, Vec::<String>::new());
        ana.screenshot("phone-no-table").await;
        ana.click_text("Go to the front page").await;
        ana.until_shows("How well do we know each other?").await;
    });
}
