//! True Colours at a table of three, where numbers tell: a warning, one tap, and outcomes without numbers.

use serde_json::{Value, json};

use super::{
    checks::{fits_in_width, is_in_order, is_quiet, until_still},
    colours::{cards_on, pawns_on, peg, prediction},
    evening::evening,
    friend::Friend,
    guest::Guest,
};
use crate::support::{Device, colours as moves, guest};

/// Plays for a friend.
async fn plays(friend: &Friend, play: Value) {
    friend.asks(guest::colours(play)).await;
}

#[test]
fn three_are_warned_and_play_with_outcome_only_after_one_tap() {
    evening(3, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let ana = Guest::joins(browsers, server, Device::phone(), bea.code(), "Ana").await;
        let zoe = Guest::joins(browsers, server, Device::small_phone().french(), bea.code(), "Zoé").await;
        for number in 1..=5 {
            let text = format!("Who would <b>adopt</b> & feed \"{number}\" quokkas?");
            bea.asks(json!({ "command": "write_cards", "cards": [{ "game": "colours", "text": text }] }))
                .await;
        }
        let options = json!({ "game": "colours", "options": { "sets": [], "goal": 12 } });
        bea.asks(json!({ "command": "choose_game", "options": options })).await;
        bea.asks(json!({ "command": "hand_over", "guest": bea.id_of("Ana").await })).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;

        ana.until_shows("With three, numbers give votes away").await;
        zoe.until_shows("À trois, les nombres trahissent").await;
        assert_eq!(zoe.count(".tc-caution button").await, 0, "the host chooses");
        is_in_order(&ana, "the warning").await;
        fits_in_width(&zoe, "the warning in French").await;
        ana.scrolls_to(".tc-caution form button").await;
        ana.click(".tc-caution form button").await;
        ana.until_shows("so that the count gives no vote away").await;
        zoe.until_shows("Résultat seul").await;
        ana.does("start_game").await;

        stage.until_shows("Bea reads first").await;
        plays(&bea, json!({ "do": "turn_question" })).await;
        for page in [&*ana, &*zoe] {
            let asked = page.text("[id^=question-own]").await;
            assert!(asked.starts_with("Who would <b>adopt</b> & feed \""), "as it was typed: {asked}");
            page.until_seen(".tc-own").await;
            is_in_order(page, "a question of the table's own").await;
        }
        stage.until_shows("Who would <b>adopt</b> & feed \"").await;
        for (page, votes) in [(&ana, [0, 2]), (&zoe, [0, 1])] {
            for seat in votes {
                page.click(&peg(seat)).await;
            }
            page.until_seen(".tc-box").await;
        }
        plays(&bea, moves::ballot([1, 1])).await;
        for (page, symbol) in [(&ana, "most"), (&zoe, "some")] {
            page.click(&prediction(symbol)).await;
        }
        plays(&bea, moves::prediction("some")).await;

        stage.until_shows("It’s Ana!").await;
        assert_eq!(cards_on(&stage).await, [0, 0, 0], "no cards are laid out");
        assert_eq!(
            stage.texts(".came-out").await.concat().replace(char::is_whitespace, ""),
            "got±somevotesgot+themostvotesgot±somevotes"
        );
        until_still(&stage).await;
        assert_eq!(pawns_on(&stage).await, [2, 4, 2]);
        stage.screenshot("stage-colours-outcome-only").await;
        ana.until_shows("You got the most votes").await;
        zoe.until_shows("Tu as quelques votes").await;
        for page in [&ana, &zoe] {
            until_still(page).await;
            let signs = page.texts(".tc-count tbody td:nth-child(2) .tc-sign").await;
            assert_eq!(signs, ["±", "+", "±"]);
            let cells = page.texts(".tc-count tbody td:nth-child(2)").await;
            assert!(cells.iter().all(|cell| !cell.contains(|sign: char| sign.is_ascii_digit())), "{cells:?}");
            is_in_order(page, "an outcome without numbers").await;
            is_quiet(page, "a game of three").await;
        }
    });
}
