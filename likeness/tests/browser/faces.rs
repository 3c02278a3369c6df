//! Faces: given out at the door, chosen on a phone, and seen on every screen.

use serde_json::json;

use super::{
    checks::{fits_in_width, is_in_order},
    evening::evening,
    friend::Friend,
    guest::Guest,
};
use crate::support::{Browser, Device, Key};

/// Waits until a screen shows a guest as this face, and the drawing is really there.
async fn until_drawn(screen: &Browser, place: &str, face: &str) {
    const DRAWN: &str = "const use = document.querySelector(arguments[0] + ' .face use');
        return Boolean(use) && use.getAttribute('href').endsWith('#' + arguments[1])
            && use.getBBox().width > 5;";
    screen
        .until(&format!("{place} to be drawn as {face}"), async || {
            screen.eval_with::<bool>(DRAWN, vec![json!(place), json!(face)]).await
        })
        .await;
}

#[test]
fn a_face_that_is_chosen_on_one_phone_is_seen_on_every_screen() {
    evening(3, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let bo = Guest::joins(browsers, server, Device::small_phone().french(), ana.code(), "Bo").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", ana.code()))).await;
        for screen in [&*ana, &*bo, &stage] {
            until_drawn(screen, "#guest-0", "fox").await;
            until_drawn(screen, "#guest-1", "owl").await;
        }
        ana.screenshot("phone-lobby-faces").await;
        stage.screenshot("stage-lobby-faces").await;

        bo.presses(".face-link").await;
        bo.until_seen(".faces").await;
        fits_in_width(&bo, "the faces").await;
        is_in_order(&bo, "the faces").await;
        bo.screenshot("phone-faces-fr").await;
        assert_eq!(bo.count(".faces button").await, 40);
        assert_eq!(bo.count(".faces button:disabled").await, 1, "Ana has hers");
        assert_eq!(bo.count(".faces [value=owl][aria-pressed=true]").await, 1, "and Bo has his own");
        bo.submits(".faces [value=unicorn]").await;
        for screen in [&*ana, &*bo, &stage] {
            until_drawn(screen, "#guest-1", "unicorn").await;
        }
        until_drawn(&bo, ".top", "unicorn").await;

        // In the middle of a game, by the keyboard.
        ana.does("start_game").await;
        ana.until_seen(".top .me").await;
        ana.tabs_to(".top .me").await;
        ana.press(Key::Enter).await;
        ana.until_seen(".faces").await;
        ana.tabs_to(".faces [value=bee]").await;
        ana.press(Key::Enter).await;
        ana.until_seen(".top .me").await;
        until_drawn(&ana, ".top", "bee").await;
        ana.screenshot("phone-game-face").await;
        stage.screenshot("stage-game-faces").await;
    });
}

#[test]
fn without_the_script_a_face_is_a_form_and_who_is_too_late_is_told() {
    evening(1, async |browsers, server| {
        let friend = Friend::opens(server, "Bea").await;
        let plain = Device::phone().blocking("*.js");
        let ana = Guest::joins(browsers, server, plain, friend.code(), "Ana").await;
        ana.opens("face").await;
        // Bea takes it while Ana looks.
        friend.asks(json!({ "command": "choose_face", "face": "panda" })).await;
        ana.submits(".faces [value=panda]").await;
        ana.until_shows("that face is taken").await;
        ana.console_errors().await;
        ana.opens("face").await;
        assert_eq!(ana.count(".faces [value=panda]:disabled").await, 1);
        ana.submits(".faces [value=ghost]").await;
        until_drawn(&ana, ".top", "ghost").await;
    });
}

/// Whoever cannot get the drawings sees colour and shape.
#[test]
fn without_the_drawings_the_shape_is_there() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone().blocking("*faces-*"), "Ana").await;
        ana.until_seen("#guest-0 .badge .sym").await;
        let drawn: f64 =
            ana.eval("return document.querySelector('#guest-0 .face use').getBBox().width").await;
        assert_eq!(drawn, 0.0, "the drawings are blocked");
        ana.screenshot("phone-lobby-without-faces").await;
        ana.console_errors().await;
    });
}
