//! Nothing but keys, from the front page on.

use super::{
    checks::is_quiet,
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Device, Key};

#[test]
fn a_whole_turn_is_played_without_a_pointer() {
    evening(1, async |browsers, server| {
        let browser = browsers.open(Device::desktop()).await;
        browser.goto(server.url("/")).await;
        let ana = Guest::before(browser);
        ana.tabs_to("#start-name").await;
        ana.press("Ana").await;
        ana.press(Key::Enter).await;
        let ana = ana.at_table(server).await;
        let bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.until_seen(&format!("{}:enabled", deed("start_game"))).await;
        ana.tabs_to(&deed("start_game")).await;
        ana.press(Key::Enter).await;
        ana.until_seen(&deed("draw_cards")).await;
        ana.tabs_to(&deed("draw_cards")).await;
        ana.press(Key::Enter).await;

        ana.until_seen("[data-loose] .words").await;
        ana.tabs_to("#card-0 .words").await;
        for laid in 1..=5 {
            ana.press(Key::Enter).await;
            ana.until("the card to be laid", async || ana.row().await.len() == laid).await;
            if laid < 5 {
                let next = format!("#card-{laid} .words");
                ana.until("the focus to go on", async || ana.has_focus(&next).await).await;
            }
        }
        ana.until_row(&[0, 1, 2, 3, 4]).await;
        ana.tabs_to("#card-4 .grip").await;
        ana.press(Key::Home).await;
        ana.until_row(&[4, 0, 1, 2, 3]).await;
        ana.tabs_to(&deed("seal_ranking")).await;
        ana.press(Key::Space).await;
        ana.until_shows("They are guessing you").await;

        bea.lays_row([4, 0, 1, 2, 3]).await;
        bea.agrees().await;
        ana.until_shows("All 5 right! That counts double. +10 points").await;
        ana.tabs_to(&deed("draw_cards")).await;
        ana.press(Key::Enter).await;
        ana.until_shows("Bea is ranking these").await;
        is_quiet(&ana, "a turn by keyboard").await;
    });
}
