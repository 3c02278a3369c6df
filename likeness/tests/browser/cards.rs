//! Cards of the table's own: written, brought with a bad line, taken along by device and by link, and played.

use serde_json::json;

use super::{
    checks::{fits_in_width, is_in_order, is_quiet},
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::Device;

/// One line of it names a category that there is none of.
const LIST: &str = "game,category,text,gray\nhappiness,,Pancakes at midnight,\n\
                    happiness,zzz,Rain on a tent,\ncolours,,Who hums in the lift?,\n";

/// How many cards on the page bear the mark of the table's own.
const MARKED: &str = "[role=img][aria-label=\"Your table’s card\"]";

async fn writes(ana: &Guest, category: &str, text: &str) {
    ana.keys("#card-category", category).await;
    ana.fill("#card-text", text).await;
    ana.presses(&deed("write_card")).await;
    ana.until("the card to be written", async || ana.texts(".cards-slip").await.concat().contains(text))
        .await;
}

#[test]
fn cards_of_ones_own_are_written_brought_taken_along_and_played() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let ana = Guest::joins(browsers, server, Device::phone(), bea.code(), "Ana").await;
        ana.presses("a[href*='/cards?game=happiness']").await;
        ana.until_shows("Nothing from you yet").await;
        writes(&ana, "Ours", "A tune that everybody <b>hums</b>").await;
        writes(&ana, "Home", "Socks that match").await;
        ana.until_shows("2 cards from you").await;
        is_in_order(&ana, "the page of own cards").await;
        fits_in_width(&ana, "the page of own cards").await;
        ana.screenshot("phone-cards").await;

        // A list with a bad line: the line is named, and nothing is lost.
        ana.fill("#card-list", LIST).await;
        ana.presses("[data-look]").await;
        ana.until_shows("One line cannot be read.").await;
        assert_eq!(ana.texts(".cards-faults li").await, ["Line 3: The game has no category called “zzz”."]);
        let kept: String = ana.eval("return document.querySelector('#card-list').value").await;
        assert_eq!(kept.trim(), LIST.trim());
        // The browser itself notes that the answer was a refusal.
        ana.console_errors().await;
        ana.screenshot("phone-cards-bad-line").await;
        ana.fill("#card-list", &LIST.replace("zzz", "out")).await;
        ana.presses("[data-look]").await;
        ana.until_shows("3 cards to add").await;
        is_in_order(&ana, "what a list would bring").await;
        ana.presses(&deed("bring")).await;
        ana.until_shows("4 cards from you").await;

        // Taken along: as a file, on this device, and as a link.
        let csv: String = ana
            .eval(
                "return fetch(document.querySelector('a[href*=\".csv\"]').href)
                    .then(answer => answer.text())",
            )
            .await;
        assert!(
            csv.contains("happiness,hom,Socks that match,\r\n") && csv.contains("colours,own,Who hums"),
            "{csv}"
        );
        ana.presses("[data-keep]").await;
        ana.until_seen("[data-kept-list] li").await;
        ana.until_seen("[data-cards-link]").await;
        let link: String = ana.eval("return document.querySelector('[data-cards-link]').dataset.copy").await;
        assert!(link.contains("/cards#cards="), "{link}");
        is_quiet(&ana, "the page of own cards").await;

        // Another table, to which the link brings them once they have been looked through.
        let cleo = Friend::opens(server, "Cleo").await;
        ana.goto(server.url(&format!("/t/{}", cleo.code()))).await;
        ana.fill("#join-name", "Ana").await;
        ana.click("form[action$='/join'] .btn-brass").await;
        ana.until_seen("#r-top").await;
        ana.goto(&link).await;
        ana.fill("#code", cleo.code()).await;
        is_in_order(&ana, "where a link with cards leads").await;
        ana.click("[data-to-table] button").await;
        ana.until_shows("5 cards to add").await;
        assert_eq!(ana.texts("[data-kept-list] li").await.len(), 1, "what was kept is there, too");
        ana.presses(&deed("bring")).await;
        ana.until_shows("4 cards from you").await;

        // A turn with nothing but these, marked on the hand and on the stage.
        cleo.chooses(json!({ "cards": 3, "drawing": "one_deck", "own_cards": "only_ours" })).await;
        cleo.starts().await;
        cleo.draws().await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", cleo.code()))).await;
        ana.goto(server.url(&format!("/t/{}", cleo.code()))).await;
        for page in [&*ana, &stage] {
            page.until("three marked cards", async || page.count(MARKED).await >= 3).await;
        }
        cleo.lays_row(0..3).await;
        cleo.seals().await;
        ana.taps_in_order(&[0, 1, 2]).await;
        ana.until_row(&[0, 1, 2]).await;
        is_in_order(&ana, "a hand with own cards").await;
        ana.screenshot("phone-own-cards").await;
        ana.does("agree_to_guess").await;
        stage
            .until("the reveal", async || stage.count(MARKED).await >= 3 && stage.shows("points").await)
            .await;
        stage.screenshot("stage-own-cards").await;
    });
}

/// GH-4: whoever finds a card unsuitable puts it back, and another one comes.
#[test]
fn gh_4_a_card_that_does_not_suit_is_put_back() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::ranks(browsers, server, Device::small_phone()).await;
        let before = ana.texts("[data-card] .words").await;
        ana.presses("#card-0 form:has(> input[value=\"put_back_card\"]) button").await;
        ana.until("another card to come", async || {
            let after = ana.texts("[data-card] .words").await;
            after.len() == 5 && after.iter().filter(|words| before.contains(words)).count() == 4
        })
        .await;
        is_in_order(&ana, "cards that can be put back").await;
        ana.screenshot("phone-put-back").await;
        assert_eq!(bea.cards().await, 5);
    });
}
