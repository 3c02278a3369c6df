//! One moment for everybody in Personal Preference: the first preference is played by phones alone, and for
//! the others a stage leads.

use serde_json::{Value, json};

use super::{
    evening::evening_with,
    friend::Friend,
    guest::Guest,
    shows::{APART, millis, seen, watch},
};
use crate::support::{
    Browser, Browsers, Device, Server,
    preference::{agree, choose, place},
};

/// How long a tick takes, in milliseconds.
const TICK: f64 = 300.0;

/// Three who play alone, two of them with phones. Ana is IT.
struct Party {
    cyd: Friend,
    ana: Guest,
    bea: Guest,
}

impl Party {
    async fn gather(browsers: &Browsers, server: &Server) -> Party {
        let cyd = Friend::opens(server, "Cyd").await;
        choose(cyd.guest(), &json!({})).await;
        let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
        let bea = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Bea").await;
        cyd.guest().must(json!({ "command": "start_game" })).await;
        Party { cyd, ana, bea }
    }

    /// Ana likes the cards from the last to the first. Bea doubles all her tokens and is right, and Cyd is
    /// right with none.
    async fn all_have_guessed(&self) {
        let Party { cyd, ana, bea } = self;
        ana.presses(".boxes form:nth-of-type(1) button").await;
        ana.until_seen("[data-rank]").await;
        ana.seals([3, 2, 1, 0]).await;
        bea.until_seen("[data-guess]").await;
        bea.places([3, 2, 1, 0], &[1, 2, 3, 4]).await;
        bea.until_draft(["4x", "3x", "2x", "1x"]).await;
        bea.does("agree_to_guess").await;
        ana.until("Bea’s guess to be final", async || {
            cyd.game().await["phase"]["to_guess"].as_array().is_some_and(|teams| teams.len() == 1)
        })
        .await;
        place(cyd.guest(), &[0, 1, 2, 3]).await;
        agree(cyd.guest()).await;
    }

    /// Ana opens the next preference. Gives the show as a program sees it.
    async fn opens(&self, place: usize) -> Value {
        self.ana.does("reveal_preference").await;
        self.ana
            .until("the preference to be opened", async || {
                let game = self.cyd.game().await;
                let opened = game["phase"]["revealed"].as_array().map(Vec::len);
                opened == Some(place) || game["phase"]["phase"] == "round_over"
            })
            .await;
        self.cyd.table().await["show"].clone()
    }
}

/// Whatever was seen was not seen before its tick.
async fn not_before(page: &Browser, show: &Value, ticks: &[(&str, f64)]) {
    for (name, tick) in ticks {
        let early = millis(show, "began") + tick * TICK - seen(page, name).await;
        assert!(early <= APART, "{name} was seen {early} ms too early");
    }
}

#[test]
fn a_preference_is_one_moment_for_everybody() {
    evening_with(3, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { ana, bea, .. } = &party;
        party.all_have_guessed().await;

        // Without a stage the phones play it, and one loads again in the middle.
        let parts = json!({ "card": ".slips .slip.beat", "moves": ".gained" });
        watch(ana, parts.clone()).await;
        watch(bea, parts.clone()).await;
        let show = party.opens(1).await;
        assert_eq!(show["led_by_stage"], false);
        not_before(ana, &show, &[("card", 1.0), ("moves", 6.0)]).await;
        bea.reload().await;
        watch(bea, parts).await;
        not_before(bea, &show, &[("moves", 6.0)]).await;
        bea.screenshot("hand-preference-show").await;

        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        stage.until_seen("#knew-1").await;
        for place in 2..4 {
            assert_eq!(party.opens(place).await["led_by_stage"], true);
            for phone in [ana, bea] {
                phone.until_shows("Look at the big screen").await;
            }
            stage.until_seen(&format!("#knew-{place}")).await;
        }

        // The fourth has its beats before who leads, and so have four right doubles.
        let beats = json!({
            "card": "#knew-4", "steps": "#at-2-8", "all right": "#all-right-1", "leads": "#over-1",
            "next": "#next-1", "framed": ".decides",
        });
        watch(&stage, beats).await;
        stage.click("#r-board").await;
        let outcome = json!({ "outcome": ".next-up" });
        watch(ana, outcome.clone()).await;
        let show = party.opens(4).await;
        bea.until_shows("Look at the big screen").await;
        bea.reload().await;
        watch(bea, outcome).await;
        seen(&stage, "all right").await;
        stage.screenshot("stage-preference-show").await;
        let ticks = [
            ("card", 4.0),
            ("steps", 6.0),
            ("all right", 12.0),
            ("leads", 17.0),
            ("next", 20.0),
            ("framed", 21.0),
        ];
        not_before(&stage, &show, &ticks).await;
        let heard: String = stage.eval("return document.documentElement.dataset.sounded ?? ''").await;
        assert!(heard.split(' ').any(|cue| cue == "doubled"), "{heard}");
        for phone in [ana, bea] {
            not_before(phone, &show, &[("outcome", 21.0)]).await;
        }
        for page in [&**ana, &**bea, &stage] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}
