//! What browsers keep of a phone that goes round, in every engine, and a seat that moves from it to a phone
//! of its own and back.

use super::{
    colours::peg,
    evening::{evening, evening_in},
    friend::Friend,
    guest::{Guest, deed},
    passing::{Phone, chooses_colours},
    player::{Manner, Player},
};
use crate::support::{Browsers, Device, Engine, Server, colours as moves, guest};

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

/// Bo has found a phone after all, and its battery lasts until the votes are cast.
#[test]
fn a_seat_goes_on_at_a_phone_of_its_own_and_comes_back_to_the_shared_one() {
    evening(2, async |browsers, server| {
        let (phone, dan) = first_question(browsers, server).await;
        let page = phone.page();
        phone.votes([1, 1]).await;
        phone.goes_to("Bo").await;
        page.opens("menu?as=1").await;
        page.submits(&deed("invite_device")).await;
        let link: String = page.eval("return document.querySelector('.panel a').href").await;
        page.returns_to_table().await;
        phone.is_closed().await;

        let own = browsers.open(Device::small_phone().reduced_motion()).await;
        own.goto(link).await;
        own.click("form[action*='/device/'] .btn-brass").await;
        let bo = Player { guest: Guest::before(own).at_table(server).await, manner: Manner::Taps };
        phone.goes_to("Cyd").await;
        bo.votes([0, 0]).await;
        phone.votes([0, 0]).await;
        dan.asks(guest::colours(moves::ballot([0, 0]))).await;
        phone.predicts("none").await;
        phone.goes_to("Ana").await;
        phone.predicts("some").await;
        page.until_seen(".openers").await;
        assert_eq!(page.texts(".openers .btn-brass").await, [""; 0], "Bo is asked elsewhere");

        bo.guest.goto("about:blank").await;
        phone.goes_to("Bo").await;
        phone.predicts("some").await;
        dan.asks(guest::colours(moves::prediction("none"))).await;
        page.until_shows("Ana got the most votes").await;
    });
}
