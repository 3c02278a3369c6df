//! What browsers keep of a phone that goes round, in every engine.

use super::{
    colours::peg,
    evening::evening_in,
    friend::Friend,
    passing::{Phone, chooses_colours},
    player::Manner,
};
use crate::support::{Browsers, Device, Engine, Server};

/// Three at a phone and one beside them, in a game of True Colours; Ana has the phone and a question to vote
/// on.
async fn first_question(browsers: &Browsers, server: &Server) -> (Phone, Friend) {
    let device = Device::phone().reduced_motion();
    let phone = Phone::shared_by(browsers, server, device, Manner::Taps, ["Ana", "Bo", "Cyd"]).await;
    let dan = Friend::joins(server, &phone.code(), "Dan").await;
    chooses_colours(&phone).await;
    phone.does("start_game").await;
    phone.does("turn_question").await;
    phone.page().until_seen(&peg(1)).await;
    (phone, dan)
}

/// Loaded again or come back to, from a page of ours or from nowhere, a page that was open is closed,
/// whatever an engine keeps of pages.
fn finds_the_curtain(engine: Engine) {
    evening_in(engine, 1, &[], async |browsers, server| {
        let (phone, _) = first_question(browsers, server).await;
        let page = phone.page();
        page.reload().await;
        phone.is_closed().await;
        for away in [server.url("/rules/colours"), "about:blank".to_owned()] {
            phone.goes_to("Ana").await;
            page.until_seen(&peg(1)).await;
            page.goto(away).await;
            page.eval::<bool>("history.back(); return true").await;
            phone.is_closed().await;
            assert_eq!(page.count(&peg(1)).await, 0, "{} has kept Ana's part", engine.name());
        }
    });
}

/// A page of somebody's own that is no part of the table is not found again either.
#[test]
fn going_back_to_a_page_of_somebody_s_own_leads_to_the_curtain() {
    evening_in(Engine::Chromium, 1, &[], async |browsers, server| {
        let (phone, _) = first_question(browsers, server).await;
        let page = phone.page();
        let face: String = page.eval("return location.pathname + '/face?as=0'").await;
        page.goto(server.url(&face.replace("/pass", ""))).await;
        page.until_seen(".faces").await;
        page.click(".page-head a.btn").await;
        phone.is_closed().await;
        page.eval::<bool>("history.back(); return true").await;
        phone.is_closed().await;
        assert_eq!(page.count(".faces").await, 0);
    });
}

#[test]
fn whoever_comes_back_to_a_page_finds_the_curtain_in_chromium() {
    finds_the_curtain(Engine::Chromium);
}

#[test]
fn whoever_comes_back_to_a_page_finds_the_curtain_in_firefox() {
    finds_the_curtain(Engine::Firefox);
}

#[test]
fn whoever_comes_back_to_a_page_finds_the_curtain_in_webkit() {
    finds_the_curtain(Engine::WebKit);
}
