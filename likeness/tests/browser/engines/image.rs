//! Two with a short deck: Ana ends an image, doubts her friend, and puts a card down in the last round.

use rules::image::Options;
use serde_json::json;

use super::{super::stacked::Stacked, party::Party};
use crate::support::{
    Key, Server,
    guest::may,
    image::{lay, plays, profile_cards},
};

const EUROPE: &str = "plc-001";
const CENTURY_20: &str = "tim-010";
const SCIENCE: &str = "act-005";
const LETTER_C: &str = "let-003";

/// Ana's first turn takes all that is left to draw, whatever it is.
fn stacked() -> Stacked {
    Stacked {
        options: Options::default(),
        hands: vec![
            vec![SCIENCE, LETTER_C, "act-004", "act-007", "plc-007"],
            vec!["plc-009", "tim-009", "sta-001", "act-002", "let-026"],
        ],
        board: vec![
            EUROPE, CENTURY_20, "plc-010", "tim-008", "act-001", "act-009", "act-003", "sta-102", "let-008",
            "let-013",
        ],
        deck: vec!["plc-002", "plc-003", "tim-001", "act-006"],
    }
}

pub(super) async fn play(party: &mut Party, server: &mut Server) {
    let code = party.ana.guest.code().to_owned();
    stacked().deal(server, &code).await;
    let Party { ana, friends, stage, .. } = &*party;
    let bea = friends[0].guest();
    stage.reload().await;
    ana.guest.returns_to_table().await;
    ana.guest.until_seen(".ih-hand label").await;
    for page in [&*ana.guest, stage] {
        // Of a server that was not there.
        page.console_errors().await;
    }
    party.looks("a turn").await;
    for card in [SCIENCE, EUROPE, CENTURY_20, LETTER_C] {
        ana.presses(&format!("label#pick-{card}")).await;
        ana.presses("button#next-north").await;
        ana.guest.until_seen(&format!("#on-{card}.ih-laid")).await;
    }
    ana.guest.keys(".ih-claim [role=combobox]", "Marie Curi").await;
    ana.guest.until_seen(".ih-people [role=option][data-name='Marie Curie']").await;
    party.looks("a list of people").await;
    ana.presses(".ih-people [role=option][data-name='Marie Curie']").await;
    ana.guest.until_gone(".ih-people").await;
    ana.guest.press(Key::Escape).await;
    ana.presses("#finish-turn").await;
    stage.until_shows("Marie Curie").await;
    party.looks("an image that was ended").await;

    let card = profile_cards(bea).await.swap_remove(0);
    plays(bea, lay(&card, "south")).await;
    plays(bea, json!({ "do": "finish_turn" })).await;
    ana.presses("#doubt > summary").await;
    party.looks("a turn that may be challenged").await;
    ana.presses("#doubt form button").await;
    ana.guest.until("a challenge", async || friends[0].game().await["phase"]["phase"] == "naming").await;
    party.looks("a challenge").await;
    plays(bea, json!({ "do": "name_person", "person": { "name": "Victor Hugo" } })).await;
    // Nothing is shown beat by beat here: the ruling stands in the headline, and the trial is over.
    stage.until_gone(".im-trial").await;
    party.looks("a ruling").await;

    ana.presses("#put-down > summary").await;
    ana.presses("#put-down label").await;
    ana.presses("#put-down .btn-brass").await;
    ana.guest.until_gone("#put-down").await;
    if may(&friends[0].table().await, "accept_turn") {
        plays(bea, json!({ "do": "accept_turn" })).await;
    }
    ana.guest.until_seen(".im-standing").await;
    stage.until_seen(".im-finals").await;
}
