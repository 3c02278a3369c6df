//! One moment for everybody in The Game of Happiness: the first row is turned over by phones alone, and for
//! the second a stage leads.

use serde_json::{Value, json};

use super::{
    evening::evening_with,
    friend::Friend,
    guest::Guest,
    shows::{APART, millis, seen, watch},
};
use crate::support::{Browser, Browsers, Device, Server};

/// How long a tick takes, in milliseconds.
const TICK: f64 = 300.0;

/// How far the page was ever wider than its screen, and how far the first place ever stepped back.
const RECORD: &str = "
    window.wider = 0;
    window.dimmest = 1;
    setInterval(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        window.wider = Math.max(window.wider, scrollWidth - clientWidth);
        const first = document.querySelector('.rests');
        if (first) window.dimmest = Math.min(window.dimmest, getComputedStyle(first).opacity);
    }, 30);";

/// Three at a table, two of them with phones. Cyd is guessed first, and then Ana.
struct Party {
    cyd: Friend,
    ana: Guest,
    bea: Guest,
}

impl Guest {
    /// Lays cards one behind the other, quickly.
    async fn lays_row(&self, cards: [usize; 5]) {
        for (place, card) in cards.into_iter().enumerate() {
            let (card, place) = (card.to_string(), place.to_string());
            let fields = [("do", "lay_token"), ("game", "happiness"), ("card", &card), ("place", &place)];
            self.posts(&fields).await;
        }
    }
}

impl Party {
    async fn gather(browsers: &Browsers, server: &Server) -> Party {
        let cyd = Friend::opens(server, "Cyd").await;
        cyd.chooses(json!({})).await;
        let ana = Guest::joins(browsers, server, Device::phone(), cyd.code(), "Ana").await;
        let bea = Guest::joins(browsers, server, Device::small_phone(), cyd.code(), "Bea").await;
        cyd.starts().await;
        cyd.draws().await;
        cyd.lays_row(0..5).await;
        cyd.seals().await;
        Party { cyd, ana, bea }
    }

    /// The show as a program sees it, once the row is open.
    async fn show(&self) -> Value {
        let is_open = async || self.cyd.game().await["phase"]["phase"] == "revealed";
        self.ana.until("the row to be opened", is_open).await;
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
fn a_row_is_one_moment_for_everybody() {
    evening_with(3, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { cyd, ana, bea } = &party;

        // Without a stage the phones play it, and one loads again in the middle.
        ana.until_seen("[data-rank]").await;
        ana.lays_row([0, 2, 1, 3, 4]).await;
        bea.until_row(&[0, 2, 1, 3, 4]).await;
        ana.does("agree_to_guess").await;
        let parts = json!({
            "first": ".slips li:nth-child(1) .slip.beat", "last": ".slips li:nth-child(5) .slip.beat",
            "points": ".tally",
        });
        watch(ana, parts.clone()).await;
        ana.eval::<Value>(RECORD).await;
        bea.does("agree_to_guess").await;
        let show = party.show().await;
        assert_eq!(show["led_by_stage"], false);
        bea.until_seen("[data-show]").await;
        bea.reload().await;
        watch(bea, parts).await;
        bea.eval::<Value>(RECORD).await;
        not_before(ana, &show, &[("first", 2.0), ("last", 15.0), ("points", 18.0)]).await;
        not_before(bea, &show, &[("last", 15.0), ("points", 18.0)]).await;
        bea.screenshot("hand-happiness-show").await;
        for phone in [ana, bea] {
            phone.until_gone(".show").await;
            let fits: (f64, f64) = phone.eval("return [window.wider, visualViewport.scale]").await;
            assert_eq!(fits, (0.0, 1.0), "the page was never wider than the phone, and nothing is zoomed");
            assert!(
                phone.eval::<f64>("return Number(window.dimmest)").await < 1.0,
                "what came first steps back"
            );
        }

        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        stage.until_seen(".compare").await;
        // From the first tap on it is heard.
        stage.click("#r-board").await;
        ana.does("draw_cards").await;
        ana.until_seen("[data-loose]").await;
        ana.lays_row([4, 3, 2, 1, 0]).await;
        ana.posts(&[("do", "seal_ranking"), ("game", "happiness")]).await;
        bea.until_shows("What makes Ana happy?").await;
        bea.lays_row([4, 3, 2, 1, 0]).await;
        bea.does("agree_to_guess").await;
        bea.until_seen("form:has([value=withdraw_agreement])").await;
        let beats = json!({
            "first": ".compare li:nth-child(1) > .card:first-child",
            "last": ".compare li:nth-child(5) > .card:first-child",
            "verdict": ".compare li:nth-child(5) .tick",
            "perfect": "h1.hurrah",
            "double": ".headline .in-turn + p > span:first-child",
            "points": ".headline .in-turn + p > span:last-child",
        });
        watch(&stage, beats).await;
        stage.eval::<Value>(RECORD).await;
        let outcome = json!({ "outcome": ".outcome" });
        watch(ana, outcome.clone()).await;
        cyd.agrees().await;
        let show = party.show().await;
        assert_eq!(show["led_by_stage"], true);
        for phone in [ana, bea] {
            phone.until_shows("Look at the big screen").await;
            assert_eq!(phone.count("form:not(.reactions)").await, 0);
        }
        bea.reload().await;
        watch(bea, outcome).await;
        seen(&stage, "last").await;
        stage.screenshot("stage-happiness-show").await;
        let ticks = [
            ("first", 2.0),
            ("last", 15.0),
            ("verdict", 16.0),
            ("perfect", 18.0),
            ("double", 18.0),
            ("points", 20.0),
        ];
        not_before(&stage, &show, &ticks).await;
        // GH-8: a row that is right throughout has its own moment and its own sound.
        let heard: String = stage.eval("return document.documentElement.dataset.sounded ?? ''").await;
        assert!(heard.split(' ').any(|cue| cue == "perfect"), "{heard}");
        for phone in [ana, bea] {
            not_before(phone, &show, &[("outcome", 23.0)]).await;
            phone.until_seen("h1.hurrah").await;
        }
        assert!(stage.eval::<f64>("return Number(window.dimmest)").await < 1.0, "what came first steps back");
        for page in [&**ana, &**bea, &stage] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}
