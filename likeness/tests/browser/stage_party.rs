//! The end of a game: one moment for everybody, a celebration for who has won, and calm for who wants it.

use serde_json::{Value, json};

use super::{
    checks::is_quiet,
    evening::{evening, evening_with},
    friend::Friend,
    guest::Guest,
    shows::{APART, millis, seen, watch},
};
use crate::support::{
    Browser, Browsers, Device, Server,
    colours::{choose, plays, predict, reader, vote},
    guest::{colours, happiness},
};

/// How long a tick takes, in milliseconds.
const TICK: f64 = 300.0;

async fn has_rained(page: &Browser) -> bool {
    page.eval("return 'rained' in document.documentElement.dataset").await
}

/// Whether a sentence is anywhere on the page, seen or not.
async fn has(page: &Browser, words: &str) -> bool {
    page.eval_with("return document.documentElement.outerHTML.includes(arguments[0])", vec![json!(words)])
        .await
}

/// Three at a table of True Colours, two of them with phones. Ana is elected in every round and has come to
/// the last space, and nobody has gone on yet.
struct Party {
    cyd: Friend,
    ana: Guest,
    bea: Guest,
}

impl Party {
    /// The rounds take no time; then the server is started anew, and from there on reveals take theirs.
    async fn gather(browsers: &Browsers, server: &mut Server) -> Party {
        let cyd = Friend::opens(server, "Cyd").await;
        choose(cyd.guest(), &json!({ "goal": 12 })).await;
        let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
        let bea = Guest::joins(browsers, server, Device::small_phone(), cyd.code(), "Bea").await;
        cyd.starts().await;
        let party = Party { cyd, ana, bea };
        while !party.is_decided().await {
            party.round().await;
        }
        let phones = [&party.ana, &party.bea];
        for phone in phones {
            phone.goto("about:blank").await;
        }
        server.stop();
        server.restart_with(&["--shows", "played"]);
        for phone in phones {
            phone.goto(&phone.table).await;
            phone.until_seen(".tc-count").await;
        }
        party
    }

    async fn is_decided(&self) -> bool {
        let phase = self.cyd.game().await["phase"].clone();
        phase["phase"] == "round_over" && phase["reader"].is_null()
    }

    /// Ana gets the most votes, and knows it.
    async fn round(&self) {
        let cyd = self.cyd.guest();
        match reader(cyd).await {
            0 => {
                plays(cyd, json!({ "do": "turn_question" })).await;
            }
            1 => self.ana.posts(&[("do", "turn_question"), ("game", "colours")]).await,
            _ => self.bea.posts(&[("do", "turn_question"), ("game", "colours")]).await,
        }
        vote(cyd, [1, 1]).await;
        let cast = |votes: [&'static str; 2]| {
            [("do", "cast_ballot"), ("game", "colours"), ("votes", votes[0]), ("votes", votes[1])]
        };
        self.ana.posts(&cast(["0", "2"])).await;
        self.bea.posts(&cast(["1", "1"])).await;
        predict(cyd, "none").await;
        for (phone, what) in [(&self.ana, "most"), (&self.bea, "none")] {
            phone.posts(&[("do", "make_prediction"), ("game", "colours"), ("prediction", what)]).await;
        }
    }

    /// Cyd goes on to the end as soon as that can be done. The show as a program sees it.
    async fn ends(&self) -> Value {
        let command = colours(json!({ "do": "finish_game" }));
        let done = async || self.cyd.guest().ask(command.clone()).await.status == 200;
        self.ana.until("the end", done).await;
        self.cyd.table().await["show"].clone()
    }
}

/// The steps come up one after the other on the stage; a phone beside it has no byte of who has won, also one
/// that loads again, and then it rains on the stage and on the winner's phone.
#[test]
fn the_podium_is_one_moment_for_everybody() {
    evening(4, async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { cyd, ana, bea } = &party;
        let (stage, calm) =
            (browsers.open(Device::stage()).await, browsers.open(Device::stage().reduced_motion()).await);
        let steps = json!({
            "third": ".step-3", "second": ".step-2", "first": ".step-1", "told": "#won",
            "after": ".final-standing",
        });
        for page in [&stage, &calm] {
            page.goto(format!("{}/stage", ana.table)).await;
            page.until_shows("Cyd").await;
            watch(page, steps.clone()).await;
        }
        let outcome = json!({ "told": ".ask h1[data-sound-cue=chord]", "crown": ".won" });
        watch(ana, outcome.clone()).await;
        let show = party.ends().await;
        let (began, ends) = (millis(&show, "began"), millis(&show, "ends"));
        assert_eq!((&show["finale"], &show["led_by_stage"]), (&json!(true), &json!(true)));
        for phone in [ana, bea] {
            phone.until_shows("Look at the big screen").await;
            assert_eq!(phone.count("form:not(.reactions)").await, 0);
        }
        bea.reload().await;
        assert!(!has(bea, "Ana wins").await && !has(ana, "You win").await, "not a byte of it");
        watch(bea, outcome).await;
        // Whoever would go on waits for the others.
        let early = cyd.guest().ask(json!({ "command": "close_game" })).await;
        assert_eq!((early.status, early.text().contains("still_showing")), (409, true), "{}", early.text());

        // Bea and Cyd are level with each other behind Ana, and share a step.
        seen(&stage, "second").await;
        stage.screenshot("stage-podium-second").await;
        for (name, tick) in [("second", 3.0), ("first", 8.0), ("told", 8.0)] {
            let at = seen(&stage, name).await;
            assert!(at >= began + tick * TICK - APART, "{name} came {} ms after the beginning", at - began);
        }
        stage.screenshot("stage-podium").await;
        for name in ["second", "first", "told"] {
            let at = seen(&calm, name).await;
            assert!(at >= ends - APART, "{name} was there {} ms before the others", ends - at);
        }
        for (phone, rains) in [(ana, true), (bea, false)] {
            for name in ["told", "crown"] {
                let at = seen(phone, name).await;
                assert!(at >= ends - APART, "{name} was on a phone {} ms before the end", ends - at);
            }
            if rains {
                phone.until("confetti", async || has_rained(phone).await).await;
                phone.screenshot("hand-podium-won").await;
            }
        }
        stage.until("confetti", async || has_rained(&stage).await).await;
        stage.screenshot("stage-podium-rain").await;

        // Then the finale has the board, and who comes to it later sees how it ended and nothing else.
        for page in [&stage, &calm] {
            let at = seen(page, "after").await;
            assert!(at >= millis(&show, "next_at") - APART);
        }
        stage.until("the confetti to be over", async || stage.count("canvas").await == 0).await;
        stage.reload().await;
        stage.until_seen(".final-standing").await;
        assert_eq!(stage.count("#podium").await, 0);
        for page in [&stage, &calm, bea] {
            assert!(!has_rained(page).await, "neither late, nor with less motion, nor on who has not won");
        }
        cyd.asks(json!({ "command": "close_game" })).await;
        for page in [&**ana, &**bea, &stage, &calm] {
            is_quiet(page, "the end").await;
        }
    });
}

/// Without a stage, phones have a podium of their own, and one that comes in the middle joins there.
#[test]
fn phones_alone_play_the_same_beats() {
    evening(2, async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { ana, bea, .. } = &party;
        let steps =
            json!({ "second": ".step-2", "first": ".step-1", "told": ".ask h1[data-sound-cue=chord]" });
        for phone in [ana, bea] {
            watch(phone, steps.clone()).await;
        }
        let show = party.ends().await;
        assert_eq!((&show["finale"], &show["led_by_stage"]), (&json!(true), &json!(false)));
        bea.until_seen("#podium").await;
        bea.reload().await;
        watch(bea, steps).await;
        seen(ana, "first").await;
        ana.screenshot("hand-podium").await;
        for (name, tick) in [("second", 3.0), ("first", 8.0), ("told", 8.0)] {
            for phone in [ana, bea] {
                let at = seen(phone, name).await - millis(&show, "began");
                assert!(at >= tick * TICK - APART, "{name} came {at} ms after the beginning");
            }
        }
        ana.until("confetti", async || has_rained(ana).await).await;
        ana.until_gone("#podium").await;
        assert!(!has_rained(bea).await);
        for page in [ana, bea] {
            is_quiet(page, "the end").await;
        }
    });
}

/// Writes down what a number that counts up says, frame by frame, and what it comes to.
const COUNTED: &str = "
    window.counted = [];
    const look = () => {
        const number = document.querySelector('#podium [data-count]');
        if (number?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
            window.goal = Number(number.dataset.count);
            if (window.counted.at(-1) !== Number(number.textContent)) {
                window.counted.push(Number(number.textContent));
            }
        }
        requestAnimationFrame(look);
    };
    look();";

/// Where nobody wins alone it rains for all, if the table knows itself well.
#[test]
fn what_a_table_has_come_to_together_is_celebrated_too() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let host = Friend::opens(server, "Ana").await;
        let bea = Friend::joins(server, host.code(), "Bea").await;
        host.chooses(json!({ "turns_each": 1 })).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(server.url(&format!("/t/{}/stage", host.code()))).await;
        stage.until_seen("#r-board").await;
        host.starts().await;
        for (it, guesser) in [(&host, &bea), (&bea, &host)] {
            let draw = happiness(json!({ "do": "draw_cards" }));
            let drawn = async || it.guest().ask(draw.clone()).await.status == 200;
            stage.until("the cards", drawn).await;
            it.lays_row(0..5).await;
            it.seals().await;
            guesser.lays_row(0..5).await;
            guesser.agrees().await;
        }
        stage.eval::<Value>(COUNTED).await;
        let finish = happiness(json!({ "do": "finish_game" }));
        stage.until("the end", async || host.guest().ask(finish.clone()).await.status == 200).await;
        stage.until_seen("#podium .meter").await;
        assert!(!has_rained(&stage).await, "not before all has been told");
        stage.until("confetti", async || has_rained(&stage).await).await;
        // The score was counted up to what it is.
        let (counted, goal): (Vec<u32>, u32) = stage.eval("return [window.counted, window.goal]").await;
        assert!(counted.is_sorted() && counted.first() < Some(&goal), "{counted:?} of {goal}");
        assert_eq!(counted.last(), Some(&goal));
        stage.screenshot("stage-podium-together").await;
        stage.until_seen(".stage-end .meter").await;
        is_quiet(&stage, "the end").await;
    });
}
