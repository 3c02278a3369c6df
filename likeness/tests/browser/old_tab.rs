//! A tab that is behind: after an update of the server, and after its guest was shown out (F15).

use serde_json::json;

use super::{evening::evening, friend::Friend, typed_code::known};
use crate::support::{Browser, Device, guest::Guest};

/// Counts how often the tab has really loaded a page.
const COUNT: &str = "sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1";

async fn loads(page: &Browser) -> u32 {
    page.eval("return Number(sessionStorage.loads)").await
}

async fn typed(page: &Browser) -> String {
    page.eval("return document.querySelector('#write-text')?.value ?? ''").await
}

/// A guest in the lobby of True Colours, with half a question typed.
async fn writes(page: &Browser, guest: &Guest) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNT })).await;
    page.goto(format!("http://{}{}", guest.address, guest.page(""))).await;
    page.eval::<()>("document.querySelector('#write').open = true").await;
    page.fill("#write-text", "Who would most likely").await;
}

#[test]
fn a_tab_from_before_an_update_loads_once_and_keeps_what_is_being_typed() {
    evening(1, async |browsers, server| {
        let ana = Guest::open(server.address(), "Ana").await;
        let options = json!({ "game": "colours", "options": {} });
        ana.must(json!({ "command": "choose_game", "options": options })).await;
        let page = known(browsers, Device::phone(), &ana).await;
        writes(&page, &ana).await;
        let before = loads(&page).await;

        // Frames that come meanwhile leave it alone.
        let bea = Friend::joins(server, &ana.table, "Bea").await;
        page.until_shows("Bea").await;
        assert_eq!(typed(&page).await, "Who would most likely");

        // As a page that has an older script than the server.
        page.eval::<()>(
            "document.querySelector('script[src]').setAttribute('src', '/assets/old/likeness.js')",
        )
        .await;
        ana.must(json!({ "command": "choose_language", "language": "fr" })).await;
        page.until("the page in French", async || {
            page.eval::<String>("return document.documentElement.lang").await == "fr"
        })
        .await;
        page.until("what was typed to be back", async || typed(&page).await == "Who would most likely").await;
        page.keys("#write-text", " hum?").await;
        assert_eq!(typed(&page).await, "Who would most likely hum?");
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        page.until_shows("Beatrice").await;
        assert_eq!(loads(&page).await, before + 1, "one load, and no more");
        assert_eq!(typed(&page).await, "Who would most likely hum?");
    });
}

#[test]
fn a_tab_of_somebody_who_was_shown_out_loads_once_and_says_so() {
    evening(1, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let options = json!({ "game": "colours", "options": {} });
        bea.asks(json!({ "command": "choose_game", "options": options })).await;
        let ana = bea.guest().join("Ana").await;
        let page = known(browsers, Device::phone(), &ana).await;
        writes(&page, &ana).await;
        let before = loads(&page).await;
        bea.asks(json!({ "command": "remove", "guest": ana.id })).await;
        page.until_shows("The host asked you to leave this table.").await;
        let console = page.console_errors().await;
        assert!(console.iter().all(|line| line.contains("410")), "{console:#?}");
        // It has no stream any more, and nothing makes it ask again.
        page.eval::<bool>("return dispatchEvent(new Event('online'))").await;
        bea.asks(json!({ "command": "rename", "name": "Beatrice" })).await;
        assert_eq!(page.count("body[data-stream]").await, 0);
        assert_eq!(loads(&page).await, before + 1, "one load, and no more");
    });
}
