//! A challenge as everybody sees it at once: a stage and two phones, of which one loads again in the middle,
//! while the next player lays cards.

use serde_json::{Value, json};

use super::{
    evening::evening_with,
    friend::Friend,
    guest::Guest,
    player::{Manner, Player},
    shows::{APART, millis, seen, watch},
};
use crate::support::{
    Browsers, Device, Server,
    image::{choose, lay, plays, profile_cards},
};

/// Three at a table of IMAGE where all vote: Cyd has played, Ana is in turn, and Bea challenges.
struct Party {
    cyd: Friend,
    ana: Player,
    bea: Player,
}

impl Party {
    async fn gather(browsers: &Browsers, server: &Server) -> Party {
        let cyd = Friend::opens(server, "Cyd").await;
        choose(cyd.guest(), &json!({ "judging": "always_vote" })).await;
        let join = async |name| {
            let guest = Guest::joins(browsers, server, Device::phone(), cyd.code(), name).await;
            Player { guest, manner: Manner::Taps }
        };
        let (ana, bea) = (join("Ana").await, join("Bea").await);
        cyd.starts().await;
        plays(cyd.guest(), json!({ "do": "deal_cards" })).await;
        let cards = profile_cards(cyd.guest()).await;
        plays(cyd.guest(), lay(&cards[0], "north")).await;
        plays(cyd.guest(), json!({ "do": "finish_turn" })).await;
        Party { cyd, ana, bea }
    }

    /// Bea challenges, Cyd names somebody, and the two of them do not believe it.
    async fn all_but_one(&self) {
        self.bea.presses("#doubt-north > summary").await;
        self.bea.presses("#doubt-north form button").await;
        let named = json!({ "do": "name_person", "person": { "name": "Marie Curie" } });
        self.ana
            .guest
            .until("a challenge", async || self.cyd.game().await["phase"]["phase"] == "naming")
            .await;
        plays(self.cyd.guest(), named).await;
        for player in [&self.ana, &self.bea] {
            player.presses("#voice-does_not_fit").await;
            player.guest.until_seen("#voice-does_not_fit[aria-pressed=true]").await;
        }
    }

    /// The last vote: the scene begins. Gives the show as a program sees it.
    async fn settled(&self) -> Value {
        plays(self.cyd.guest(), json!({ "do": "cast_vote", "voice": "fits" })).await;
        self.cyd.table().await["show"].clone()
    }
}

/// The ticks of a scene with three votes.
const VOICE: f64 = 3.0;
const VERDICT: f64 = 11.0;
const POINTS: f64 = 14.0;
const THEN: f64 = 23.0;

#[test]
fn the_stage_tells_the_ruling_and_cards_are_laid_meanwhile() {
    evening_with(3, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { cyd, ana, bea } = &party;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.guest.table)).await;
        stage.until_shows("Cyd").await;
        party.all_but_one().await;
        stage.until_shows("2 of 3 votes are in").await;
        // Whoever was to vote is framed until the scene begins.
        let beats = json!({
            "voice": ".im-noted .tick", "verdict": ".im-verdict", "points": ".im-gain",
            "board": ".im-board", "framed": ".board-image:not(.im-in-trial) .im-lit",
        });
        watch(&stage, beats).await;
        let outcome = json!({ "outcome": ".ih-verdict" });
        let show = party.settled().await;
        let (began, ends) = (millis(&show, "began"), millis(&show, "ends"));
        assert_eq!(show["led_by_stage"], true);
        for phone in [ana, bea] {
            phone.guest.until_shows("Look at the big screen").await;
        }
        stage.screenshot("stage-image-show").await;
        // In the middle of it a phone loads again, and the next player lays a card.
        bea.guest.reload().await;
        for phone in [ana, bea] {
            watch(&phone.guest, outcome.clone()).await;
        }
        let cards = profile_cards_at_hand(ana).await;
        ana.presses(&format!("label#pick-{}", cards[0])).await;
        ana.guest.presses("button#next-east").await;
        ana.guest.until_seen(&format!("#on-{}.ih-laid", cards[0])).await;
        ana.guest.screenshot("phone-image-show-draft").await;

        let ticks = [("voice", VOICE), ("verdict", VERDICT), ("points", POINTS), ("board", THEN)];
        for (name, tick) in ticks {
            let at = seen(&stage, name).await;
            let early = began + tick * 300.0 - at;
            assert!(early <= APART, "{name} was seen {early} ms too early");
        }
        let early = ends - seen(&stage, "framed").await;
        assert!(early <= APART, "who is next was told {early} ms before the end");
        for phone in [ana, bea] {
            let at = seen(&phone.guest, "outcome").await;
            assert!(at >= ends - APART, "a phone told it {} ms before the end", ends - at);
        }
        bea.guest.until_shows("Bluff exposed! Cyd loses 6 points.").await;
        bea.guest.screenshot("phone-image-shown").await;

        // The turn is finished, once, and nobody was refused.
        ana.presses("#finish-turn").await;
        stage.until_shows("Ana starts an image").await;
        assert_eq!(cyd.game().await["turns"], 3);
        assert!(ana.guest.eval::<bool>("return document.getElementById('toast').hidden").await);
        for page in [&*ana.guest, &*bea.guest, &stage] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}

/// The profile cards of a hand, as its page has them.
async fn profile_cards_at_hand(player: &Player) -> Vec<String> {
    let cards = "return [...document.querySelectorAll('.ih-hand input[name=card]')]
        .map((card) => card.value).filter((card) => !card.startsWith('let'))";
    player.guest.until_seen(".ih-hand label").await;
    player.guest.eval(cards).await
}

/// Without a stage, phones play the scene themselves, and one that loads again joins where the others are.
#[test]
fn phones_play_a_scene_themselves() {
    evening_with(2, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { ana, bea, .. } = &party;
        party.all_but_one().await;
        let show = party.settled().await;
        let began = millis(&show, "began");
        assert_eq!(show["led_by_stage"], false);
        bea.guest.until_seen(".ih-scene").await;
        bea.guest.reload().await;
        watch(&bea.guest, json!({ "ruling": ".ih-scene .ih-result" })).await;
        watch(&ana.guest, json!({ "told": ".ih-verdict .ih-result" })).await;
        for (phone, name, tick) in [(bea, "ruling", VERDICT), (ana, "told", POINTS)] {
            let early = began + tick * 300.0 - seen(&phone.guest, name).await;
            assert!(early <= APART, "{name} came {early} ms too early");
        }
        bea.guest.until_shows("Bluff exposed! Cyd loses 6 points.").await;
        ana.presses("#put-down > summary").await;
        for page in [&*ana.guest, &*bea.guest] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}
