//! The end of a game is left together, and can be looked at again.

use serde_json::json;

use super::{
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Browsers, Device, Server, colours::choose};

/// A game of True Colours that has come to its end, kept by somebody who plays by the API: Ana sat in it, and
/// Bea has come since.
async fn at_the_end(browsers: &Browsers, server: &Server) -> (Friend, Guest, Guest) {
    let cyd = Friend::opens(server, "Cyd").await;
    choose(cyd.guest(), &json!({})).await;
    let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
    let eve = Friend::joins(server, cyd.code(), "Eve").await;
    cyd.starts().await;
    eve.asks(json!({ "command": "leave" })).await;
    let bea = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Bea").await;
    (cyd, ana, bea)
}

#[test]
fn a_wish_to_go_on_is_seen_by_all_and_outlives_a_reload() {
    evening(2, async |browsers, server| {
        let (cyd, ana, bea) = at_the_end(browsers, server).await;
        ana.presses(&deed("close_game")).await;
        for page in [&ana, &bea] {
            page.until_shows("would like to go on.").await;
            page.until_seen(".wishes").await;
        }
        ana.screenshot("phone-end-wish").await;
        bea.until_shows("Ana would like to go on.").await;
        ana.reload().await;
        ana.until_seen(&format!("{}[aria-pressed=true]", deed("close_game"))).await;
        assert_eq!(cyd.table().await["game"]["over"], true, "nobody was pulled out of the results");
        // Two of three are most.
        bea.presses(&deed("close_game")).await;
        ana.until_seen(".invite").await;
        assert_eq!(cyd.table().await["game"], json!(null));
        assert_eq!(ana.console_errors().await, Vec::<String>::new());
    });
}

#[test]
fn the_last_game_is_opened_again_from_the_lobby() {
    evening(2, async |browsers, server| {
        let (cyd, ana, bea) = at_the_end(browsers, server).await;
        cyd.asks(json!({ "command": "close_game" })).await;
        ana.presses("a[href*='/last']").await;
        ana.until_shows("The last game").await;
        ana.until_seen(".tc-final").await;
        assert_eq!(ana.count("form").await, 0, "there is nothing to do there");
        ana.screenshot("phone-last-game").await;
        ana.presses(".act a").await;
        ana.until_seen(".invite").await;
        bea.until_seen(".invite").await;
        assert_eq!(bea.count("a[href*='/last']").await, 0, "who did not sit in it");
    });
}

#[test]
fn the_host_picks_another_game_right_there() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let code = ana.table.rsplit('/').next().unwrap().to_owned();
        let (bea, cyd) =
            (Friend::joins(server, &code, "Bea").await, Friend::joins(server, &code, "Cyd").await);
        ana.presses(&deed("start_game")).await;
        ana.until_gone(".invite").await;
        for friend in [&bea, &cyd] {
            friend.asks(json!({ "command": "leave" })).await;
        }
        ana.until_seen("#another-game").await;
        for name in ["Dee", "Eve", "Fay"] {
            Friend::joins(server, &code, name).await;
        }
        ana.presses("#another-game > summary").await;
        ana.screenshot("phone-another-game").await;
        ana.presses(r#"form:has(> input[name="usual"][value="colours"]) button"#).await;
        ana.until_gone("#another-game").await;
        ana.until_shows("the first question").await;
    });
}
