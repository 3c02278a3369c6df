//! The stage as a place: dark unless somebody wants day, nothing that moves when the words above it change, a
//! way in at every moment, and upright on a phone as well.

use serde_json::json;

use super::{
    checks::{fits_in_width, is_quiet, until_still},
    evening::evening,
    friend::Friend,
};
use crate::support::{Browser, Device};

/// How light the cloth is, from 0 to 100.
async fn lightness(stage: &Browser) -> f64 {
    // By its red, in percent: the cloth is nearly grey.
    let script = "return parseInt(getComputedStyle(document.documentElement)
        .getPropertyValue('--cloth').trim().slice(1, 3), 16) / 2.55";
    stage.eval(script).await
}

#[test]
fn the_stage_is_dark_whatever_the_system_prefers_and_light_by_its_address() {
    evening(2, async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        for device in [Device::stage(), Device::stage().dark()] {
            let stage = browsers.open(device).await;
            stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
            assert!(lightness(&stage).await < 40.0);
            stage.goto(server.url(&format!("/t/{}/stage?light", host.code()))).await;
            assert!(lightness(&stage).await > 80.0);
            // A whole page that comes in the place of this one is as light.
            stage.reload().await;
            assert!(lightness(&stage).await > 80.0);
            is_quiet(&stage, "the stage").await;
        }
    });
}

/// By choice it is day, from the switch on, without the module as well; the browser keeps it, and the address
/// has the last word.
#[test]
fn the_light_of_a_stage_is_kept_by_its_browser() {
    const SWITCH: &str = "#stage-light";
    evening(2, async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let address = server.url(&format!("/t/{}/stage", host.code()));
        for device in [Device::stage(), Device::stage().blocking("*.js")] {
            let stage = browsers.open(device).await;
            stage.goto(&address).await;
            assert_eq!(stage.text(SWITCH).await, "Light screen");
            stage.click(SWITCH).await;
            stage.until_shows("Dark screen").await;
            stage.goto(&address).await;
            assert_eq!(stage.text(SWITCH).await, "Dark screen", "it is kept");
            stage.goto(format!("{address}?dark&lang=fr")).await;
            assert_eq!(stage.text(SWITCH).await, "Écran clair");
            stage.goto(&address).await;
            assert_eq!(stage.text(SWITCH).await, "Light screen");
            stage.goto(format!("{address}?lang=fr")).await;
            stage.click(SWITCH).await;
            stage.until_shows("Écran sombre").await;
        }
    });
}

/// Left, top, width and height of the first of these.
async fn place(stage: &Browser, css: &str) -> [f64; 4] {
    until_still(stage).await;
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round)";
    stage.eval_with(script, vec![json!(css)]).await
}

/// The words above the board have room enough, and the way in covers none of them.
async fn has_room(stage: &Browser, when: &str) {
    const CROWDED: &str = "
        const box = (css) => document.querySelector(css).getBoundingClientRect();
        const [top, way, board] = [box('#r-top'), box('.way-in'), box('#r-board')];
        const words = [...document.querySelectorAll('.headline h1, .headline p:not(.visually-hidden)')];
        const low = words.filter((node) => node.getBoundingClientRect().bottom > top.bottom + 1);
        const wide = words.filter((node) => node.getBoundingClientRect().right > way.left);
        const inside = way.right <= innerWidth && way.top >= 0 && way.bottom <= board.top + 4;
        const seen = [...document.querySelectorAll('.way-in .qr')].every((qr) => qr.naturalWidth > 0);
        return [...low, ...wide].map((node) => node.textContent)
            .concat(inside ? [] : ['the way in'], seen ? [] : ['the picture'])";
    stage
        .until("the picture of the way in", async || {
            stage
                .eval("return [...document.querySelectorAll('.way-in .qr')].every((qr) => qr.complete)")
                .await
        })
        .await;
    assert_eq!(stage.eval::<Vec<String>>(CROWDED).await, [""; 0], "{when}");
}

#[test]
fn the_board_stays_where_it_is_whatever_is_said_above_it() {
    evening(1, async |browsers, server| {
        let host = Friend::opens(server, "Al").await;
        let other = Friend::joins(server, host.code(), "Maximilienne-Aurélie").await;
        let stage = browsers.open(Device::stage().french().reduced_motion()).await;
        stage.goto(server.url(&format!("/t/{}/stage?lang=fr", host.code()))).await;
        host.chooses(json!({ "turns_each": 1 })).await;
        host.starts().await;
        stage.until_seen(".way-in .qr").await;
        let board = place(&stage, "#r-board").await;
        let way_in = place(&stage, ".way-in").await;
        let stays = async |when: &str| {
            assert_eq!(place(&stage, "#r-board").await, board, "{when}");
            assert_eq!(place(&stage, ".way-in").await, way_in, "{when}");
            has_room(&stage, when).await;
        };
        for (it, guesser) in [(&host, &other), (&other, &host)] {
            it.draws().await;
            stage.until_seen(".card").await;
            stays("while somebody ranks").await;
            it.lays_row(0..5).await;
            it.seals().await;
            guesser.lays_row([1, 0, 2, 3, 4]).await;
            stays("while the others guess").await;
            guesser.agrees().await;
            stage.until_seen(".compare").await;
            stays("at the reveal").await;
        }
        // Nobody comes in through a locked door, so nobody is asked in.
        host.asks(json!({ "command": "lock" })).await;
        stage.until_shows("La porte est fermée").await;
        assert_eq!(stage.count(".way-in .qr, .way-in .code").await, 0);
        assert_eq!(place(&stage, "#r-board").await, board);
        is_quiet(&stage, "the stage").await;
    });
}

#[test]
fn the_code_is_whole_in_the_lobby_with_teams() {
    evening(1, async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let mut friends = Vec::new();
        for name in ["Bea", "Cyd", "Dan", "Maximilienne-Aurélie"] {
            friends.push(Friend::joins(server, host.code(), name).await);
        }
        host.chooses_preference().await;
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
        stage.until_seen(".stage-teams .code-big").await;
        // The widest letters that a code can have.
        const WIDEST: &str = "const code = document.querySelector('.code-big');
            code.textContent = 'WWW MMM';
            const range = document.createRange();
            range.selectNodeContents(code);
            const [words, box] = [range.getBoundingClientRect(), code.parentNode.getBoundingClientRect()];
            return [words.left - box.left, box.right - words.right]";
        let (left, right): (f64, f64) = stage.eval(WIDEST).await;
        assert!(left > -1.0 && right > -1.0, "{left} and {right} pixels to spare");
        fits_in_width(&stage, "the lobby with teams").await;
    });
}

#[test]
fn held_upright_the_stage_is_a_page_with_all_of_it() {
    evening(1, async |browsers, server| {
        let host = Friend::opens(server, "Al").await;
        let other = Friend::joins(server, host.code(), "Maximilienne-Aurélie").await;
        let stage = browsers.open(Device::phone().french().reduced_motion()).await;
        stage.goto(server.url(&format!("/t/{}/stage?lang=fr", host.code()))).await;
        stage.until_seen(".stage-lobby .code-big").await;
        fits_in_width(&stage, "the lobby upright").await;
        stage.screenshot("stage-upright-lobby").await;
        host.starts().await;
        host.draws().await;
        host.lays_row(0..5).await;
        host.seals().await;
        other.lays_row([1, 0, 2, 3, 4]).await;
        other.agrees().await;
        stage.until_seen(".compare").await;
        until_still(&stage).await;
        fits_in_width(&stage, "the reveal upright").await;
        // One part lies below the other, and every card has its words in it.
        const STACKED: &str = "
            const box = (css) => document.querySelector(css).getBoundingClientRect();
            const [words, way, board, side] = ['.headline', '.way-in', '#r-board', '#r-side'].map(box);
            return [words.bottom <= way.top + 1, way.bottom <= board.top + 1, board.bottom <= side.top + 1,
                board.width > innerWidth * .9, board.height > 100,
                [...document.querySelectorAll('.card')]
                    .every((card) => card.scrollHeight <= card.clientHeight + 1)]";
        let whole: Vec<bool> = stage.eval(STACKED).await;
        assert!(whole.iter().all(|holds| *holds), "{whole:?}");
        stage.screenshot("stage-upright-reveal").await;
    });
}
