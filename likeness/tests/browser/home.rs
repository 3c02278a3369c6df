//! The front page and the doors: the games with their pictures, codes that are wrong, the way back to a
//! table, and long names.

use super::{
    checks::{fits_in_width, is_in_order, is_quiet},
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::Device;

#[test]
fn the_front_page_has_one_list_of_games_with_people_and_minutes() {
    evening(1, async |browsers, server| {
        for (name, device) in [
            ("phone-home-en", Device::phone()),
            ("phone-home-fr", Device::small_phone().french().dark()),
            ("phone-home-320", Device::tiny_phone()),
            ("desk-home-en", Device::desktop()),
        ] {
            let page = browsers.open(device).await;
            page.goto(server.url("/")).await;
            assert_eq!(page.count(".games > li").await, 5, "every game once");
            assert_eq!(page.count(".games .vignette").await, 5);
            assert_eq!(page.count(".games button[form=start]").await, 5, "to play with friends");
            assert_eq!(page.count(".games button[form=try]").await, 5, "and alone");
            assert!(page.texts(".games small").await.iter().all(|line| line.contains("min")));
            fits_in_width(&page, name).await;
            is_in_order(&page, name).await;
            page.screenshot(name).await;
        }
    });
}

/// In the guest's language, whatever the browser's is.
#[test]
fn a_field_that_is_empty_is_told_in_the_language_of_the_guest() {
    evening(1, async |browsers, server| {
        let page = browsers.open(Device::phone()).await;
        page.goto(server.url("/?lang=fr")).await;
        page.click("form[action='/join'] button").await;
        page.until_shows("Il manque encore quelque chose ici.").await;
        assert_eq!(page.eval::<String>("return document.activeElement.id").await, "code");
        assert_eq!(page.path().await, "/", "nothing was sent");
    });
}

#[test]
fn a_wrong_code_is_told_beside_its_field_and_can_be_mended() {
    evening(1, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let page = browsers.open(Device::phone()).await;
        page.goto(server.url("/")).await;
        page.fill("#code", "KR").await;
        page.click("form[action='/join'] button").await;
        page.until_seen("#code-fault").await;
        assert_eq!(
            page.text("#code-fault").await,
            "A code has six letters and digits, such as KR7 WQ4. It never has 0, 1, I, L or O."
        );
        assert_eq!(page.eval::<String>("return document.querySelector('#code').value").await, "KR");
        page.console_errors().await;
        page.fill("#code", "ZZZZZZ").await;
        page.click("form[action='/join'] button").await;
        page.until_shows("No table has that code.").await;
        page.until("the code to be there", async || {
            page.eval::<String>("return document.querySelector('#code').value").await == "ZZZZZZ"
        })
        .await;
        fits_in_width(&page, "no table").await;
        assert_eq!(page.axe().await, Vec::<String>::new());
        page.screenshot("phone-wrong-code").await;
        page.fill("#code", bea.code()).await;
        page.click("form[action='/join'] button").await;
        page.until_seen("#join-name").await;
        page.screenshot("phone-join").await;
        assert_eq!(page.count("input[name=badge]").await, 0, "colours are given out");
    });
}

#[test]
fn the_front_page_leads_back_to_the_table_of_this_browser() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        ana.goto(server.url("/")).await;
        ana.until_seen(".ways-back a").await;
        is_in_order(&ana, "the front page with a way back").await;
        ana.screenshot("phone-home-back").await;
        ana.click(".ways-back a").await;
        ana.until_seen("#r-top").await;
        assert_eq!(server.url(&ana.path().await), ana.table);
        let other = browsers.open(Device::phone()).await;
        other.goto(server.url("/")).await;
        assert_eq!(other.count(".ways-back").await, 0, "nobody else is told");
    });
}

#[test]
fn the_lobby_counts_who_is_missing_by_the_game_and_keeps_long_names_whole() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::tiny_phone(), "Bartholomewina-Zoe").await;
        ana.until_shows("One more person, and you can start.").await;
        ana.presses("form:has(input[value='colours']) .game-card").await;
        ana.until_shows("2 more people, and you can start.").await;
        let code = ana.code().to_owned();
        for name in ["Maximilianschneider", "Ahornblattsammlerin9", "Wolfgang Amadeus M."] {
            Friend::joins(server, &code, name).await;
        }
        ana.until_seen(&format!("{}:enabled", deed("start_game"))).await;
        // A name of one word stands in one line.
        let lines = "const words = it => !/[ -]/.test(it.innerText);
            const lines = it => Math.round(it.offsetHeight / parseFloat(getComputedStyle(it).lineHeight));
            return [...document.querySelectorAll('.people bdi')].filter(words).map(lines)";
        assert_eq!(ana.eval::<Vec<usize>>(lines).await, [1, 1]);
        fits_in_width(&ana, "a lobby with long names").await;
        is_in_order(&ana, "a lobby with long names").await;
        ana.screenshot("phone-lobby-long-names").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        stage.until_shows("Maximilianschneider").await;
        stage.screenshot("stage-lobby-long-names").await;
        is_quiet(&ana, "a lobby with long names").await;
    });
}
