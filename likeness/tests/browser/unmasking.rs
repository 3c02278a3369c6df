//! Votes of Personality are opened beat by beat: a stage and two phones, one of which loads again in the
//! middle.

use serde_json::{Value, json};

use super::{
    evening::evening_with,
    friend::Friend,
    guest::Guest,
    shows::{APART, millis, seen, watch},
};
use crate::support::{
    Browsers, Device, Server,
    personality::{choose, deal, propose, vote},
};

/// Four at a table, two of them with phones: most see Dan in the first card, Ana among them; Bea does not,
/// and has bet too much.
struct Party {
    cyd: Friend,
    dan: Friend,
    ana: Guest,
    bea: Guest,
}

impl Party {
    async fn gather(browsers: &Browsers, server: &Server) -> Party {
        let cyd = Friend::opens(server, "Cyd").await;
        choose(cyd.guest(), &json!({})).await;
        let dan = Friend::joins(server, cyd.code(), "Dan").await;
        let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
        let bea = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Bea").await;
        cyd.guest().must(json!({ "command": "start_game" })).await;
        deal(cyd.guest()).await;
        Party { cyd, dan, ana, bea }
    }

    /// Everybody but Cyd has voted.
    async fn all_but_one(&self) {
        propose(self.cyd.guest()).await;
        vote(self.dan.guest(), 1, "neutral").await;
        for (phone, player, bet) in [(&self.ana, "1", "two"), (&self.bea, "0", "three")] {
            phone.until_seen("form:has(> input[value=cast_vote])").await;
            let vote = [("do", "cast_vote"), ("game", "personality"), ("player", player), ("bet", bet)];
            phone.posts(&vote).await;
            let ticked = format!("[name=player][value='{player}']:checked");
            phone.until("a vote", async || phone.count(&ticked).await == 1).await;
        }
    }

    /// The last vote: the masks open their eyes. Gives the show as a program sees it.
    async fn opened(&self) -> Value {
        vote(self.cyd.guest(), 1, "neutral").await;
        self.cyd.table().await["show"].clone()
    }
}

/// When the parts come, in ticks: the first eyes, the last, who was elected, how far, the walk, the fall.
const EYES: f64 = 2.0;
const LAST_EYES: f64 = 8.0;
const RESULT: f64 = 11.0;
const GAIN: f64 = 15.0;
const WALK: f64 = 17.0;
const FALL: f64 = 20.0;
const GOT: f64 = 25.0;

const KEEP: &str = "form:has(> input[value=keep_hand])";

/// PE-10, PE-19: on the stage one after another; phones tell nothing before its end, and a quick tap waits.
#[test]
fn masks_are_opened_on_the_stage_before_phones_tell() {
    evening_with(3, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { cyd, ana, bea, .. } = &party;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        stage.until_shows("Cyd").await;
        party.all_but_one().await;
        let order = [
            ("first eyes", "#eyes-1-0", EYES),
            ("last eyes", "#eyes-1-3", LAST_EYES),
            ("elected", "#elected-1", RESULT),
            ("how far", "#steps-1-3", GAIN),
            ("the fall", "#fall-1", FALL),
            ("got", ".ps-got", GOT),
        ];
        let mut wanted: serde_json::Map<String, Value> =
            order.iter().map(|(name, css, _)| ((*name).to_owned(), json!(css))).collect();
        // Notes are beside names before the eyes open, too: then nobody has gained anything yet.
        wanted.insert("after".to_owned(), json!(".ps-rows:has(.ps-gain) .ps-who .note"));
        watch(&stage, Value::Object(wanted)).await;
        watch(ana, json!({ "outcome": ".pe-votes" })).await;
        let show = party.opened().await;
        let (began, ends) = (millis(&show, "began"), millis(&show, "ends"));
        assert_eq!(show["led_by_stage"], true);

        for phone in [ana, bea] {
            phone.until_shows("Look at the big screen").await;
            assert_eq!(phone.count("form:not(.reactions)").await, 0);
        }
        bea.reload().await;
        watch(bea, json!({ "outcome": ".pe-votes" })).await;
        let tap = format!(
            "const look = setInterval(() => {{
                const button = document.querySelector('{KEEP}[data-alive] button');
                if (button) {{ clearInterval(look); button.click(); }}
            }}, 10);"
        );
        ana.eval::<Value>(&tap).await;

        for (name, _, tick) in order {
            let at = seen(&stage, name).await;
            assert!(at >= began + tick * 300.0 - APART, "{name} came {} ms after the beginning", at - began);
            if name == "the fall" {
                stage.screenshot("stage-personality-show-fall").await;
            }
        }
        let at = seen(&stage, "after").await;
        assert!(at >= ends - APART, "what comes next was told {} ms before the end", ends - at);
        for phone in [ana, bea] {
            let at = seen(phone, "outcome").await;
            assert!(at >= ends - APART, "a phone told it {} ms before the end", ends - at);
        }
        bea.until_shows("You fall").await;

        // The tap waited for the others, and was heard once.
        ana.until_gone(KEEP).await;
        assert_eq!(cyd.game().await["phase"]["open"], json!([0, 1]));
        assert!(ana.eval::<bool>("return document.getElementById('toast').hidden").await);
        for page in [&**ana, &**bea, &stage] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}

/// Without a stage, phones play the same beats, and one that loads again joins where the others are.
#[test]
fn phones_open_the_masks_themselves() {
    evening_with(2, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { ana, bea, .. } = &party;
        party.all_but_one().await;
        let parts = json!({ "eyes": ".pe-votes li", "result": "#r-ask h1.beat",
            "my way": "#r-ask .in-turn + p", "button": KEEP });
        watch(ana, parts.clone()).await;
        let show = party.opened().await;
        let (began, ends) = (millis(&show, "began"), millis(&show, "ends"));
        assert_eq!(show["led_by_stage"], false);
        bea.until_seen("[data-show]").await;
        bea.reload().await;
        watch(bea, parts).await;
        let earliest = |tick: f64| began + tick * 300.0;
        for (phone, my_way) in [(ana, WALK), (bea, FALL)] {
            for (name, tick) in [("eyes", EYES), ("result", RESULT), ("my way", my_way)] {
                let at = seen(phone, name).await;
                assert!(at >= earliest(tick) - APART, "{name} came {} ms after the beginning", at - began);
            }
        }
        let at = seen(ana, "button").await;
        assert!(at >= ends - APART, "one could go on {} ms before the end", ends - at);
        for page in [&**ana, &**bea] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}
