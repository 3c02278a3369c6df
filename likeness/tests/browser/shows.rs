//! One moment for everybody: a stage and two phones, one of which loads again in the middle of a reveal.
//!
//! Nothing here asks how fast a machine is. Every screen writes down when, by the table's clock, it showed
//! something first; that must not be before its beat, however late it may be.

use serde_json::{Value, json};

use super::{
    evening::evening_with,
    friend::Friend,
    guest::Guest,
    player::{Manner, Player},
};
use crate::support::{
    Browser, Browsers, Device, Server,
    colours::{choose, plays, predict, vote},
};

/// How far the clocks of two screens may be apart, in milliseconds.
pub(super) const APART: f64 = 150.0;

/// Watches the page: when it showed these first, by the table's clock. What a page takes for that clock is as
/// late as the answer was that told it; so this is the latest that it can have been.
const WATCH: &str = "
    const [wanted, done] = [arguments[0], arguments[arguments.length - 1]];
    const script = document.querySelector('script[src]').src;
    import(script).then(({ clock: { now } }) => {
        const [visit] = performance.getEntriesByType('navigation');
        const late = visit.responseStart - visit.requestStart;
        window.seen = {};
        window.tableTime = now;
        const visible = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        setInterval(() => {
            for (const [name, css] of Object.entries(wanted)) {
                if (name in window.seen) continue;
                if ([...document.querySelectorAll(css)].some(visible)) window.seen[name] = now() + late;
            }
        }, 30);
        done(true);
    });";

/// Three at a table of True Colours, two of them with phones, of whom Ana is elected and reads next.
struct Party {
    cyd: Friend,
    ana: Player,
    bea: Player,
}

impl Party {
    async fn gather(browsers: &Browsers, server: &Server) -> Party {
        let cyd = Friend::opens(server, "Cyd").await;
        choose(cyd.guest(), &json!({})).await;
        let join = async |name| {
            let guest = Guest::joins(browsers, server, Device::phone(), cyd.code(), name).await;
            Player { guest, manner: Manner::Taps }
        };
        let (ana, bea) = (join("Ana").await, join("Bea").await);
        cyd.guest().must(json!({ "command": "start_game" })).await;
        Party { cyd, ana, bea }
    }

    /// Everybody has voted, and all but Cyd have predicted.
    async fn all_but_one(&self) {
        let cyd = self.cyd.guest();
        plays(cyd, json!({ "do": "turn_question" })).await;
        vote(cyd, [1, 1]).await;
        self.ana.votes([0, 2]).await;
        self.bea.votes([1, 1]).await;
        self.ana.predicts("most").await;
        self.bea.predicts("none").await;
        self.ana.guest.until_seen(".tc-prediction[value=most][aria-pressed=true]").await;
        self.bea.guest.until_seen(".tc-prediction[value=none][aria-pressed=true]").await;
    }

    /// The last prediction: the count begins. Gives the show as a program sees it.
    async fn counted(&self) -> Value {
        predict(self.cyd.guest(), "some").await;
        self.cyd.table().await["show"].clone()
    }
}

pub(super) async fn watch(page: &Browser, wanted: Value) {
    page.eval_async(WATCH, vec![wanted]).await;
}

/// When the page showed something first, by the table's clock.
pub(super) async fn seen(page: &Browser, name: &str) -> f64 {
    page.until(&format!("{name} to be seen"), async || {
        page.eval_with("return arguments[0] in window.seen", vec![json!(name)]).await
    })
    .await;
    page.eval_with("return window.seen[arguments[0]]", vec![json!(name)]).await
}

pub(super) fn millis(show: &Value, what: &str) -> f64 {
    show[what].as_f64().unwrap_or_else(|| panic!("{what} of {show}"))
}

/// With a stage, phones look at it, and show the outcome when its last beat is over; a quick tap waits.
#[test]
fn the_stage_leads_and_nobody_runs_ahead() {
    evening_with(3, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { cyd, ana, bea } = &party;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.guest.table)).await;
        stage.until_shows("Cyd").await;
        party.all_but_one().await;
        let outcome = json!({ "outcome": ".tc-count", "told": ".tc-verdict" });
        let beats = json!({
            "first card": "#vote-0", "last card": "#vote-5", "elected": "#seen-1",
            "points": ".foretold > b", "next": "#next-1", "framed": ".hung-lit",
        });
        watch(&stage, beats).await;
        watch(&ana.guest, outcome.clone()).await;
        let show = party.counted().await;
        let (began, ends) = (millis(&show, "began"), millis(&show, "ends"));
        assert_eq!(show["led_by_stage"], true);

        // In the middle of it a phone loads again, and still looks at the screen.
        for phone in [ana, bea] {
            phone.guest.until_shows("Look at the big screen").await;
            assert_eq!(phone.guest.count("form:not(.reactions)").await, 0);
        }
        stage.screenshot("stage-colours-show-1").await;
        bea.guest.reload().await;
        watch(&bea.guest, outcome).await;
        // Ana taps as soon as there is something to tap.
        let tap = "const look = setInterval(() => {
            const button = document.querySelector('form[data-alive] button');
            if (button) { clearInterval(look); button.click(); }
        }, 10);";
        ana.guest.eval::<Value>(tap).await;

        for name in ["first card", "last card", "elected"] {
            seen(&stage, name).await;
        }
        stage.screenshot("stage-colours-show-2").await;
        let order = ["first card", "last card", "elected", "points", "next", "framed"];
        let mut times = Vec::new();
        for name in order {
            times.push(seen(&stage, name).await);
        }
        // Cards from the fifth tick on, one a tick; then the elected, the points, and at last who is next.
        let earliest = [5.0, 10.0, 16.0, 20.0, 25.0, 26.0].map(|tick: f64| began + tick * 300.0);
        for ((name, at), earliest) in order.iter().zip(&times).zip(earliest) {
            assert!(*at >= earliest - APART, "{name} was seen {} ms too early", earliest - at);
        }
        for phone in [ana, bea] {
            for name in ["outcome", "told"] {
                let at = seen(&phone.guest, name).await;
                assert!(at >= ends - APART, "{name} was on a phone {} ms before the end", ends - at);
            }
        }
        ana.guest.screenshot("hand-colours-shown").await;

        // The tap waited for the others, and then the next question came, once.
        ana.guest.until_seen(".tc-peg").await;
        assert_eq!(cyd.game().await["phase"]["phase"], "voting");
        assert!(ana.guest.eval::<bool>("return document.getElementById('toast').hidden").await);
        for page in [&*ana.guest, &*bea.guest, &stage] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}

/// Without a stage, phones play the same beats, and one that loads again joins where the others are.
#[test]
fn phones_play_the_beats_themselves_and_a_late_one_joins_at_the_right_one() {
    evening_with(2, &["--shows", "played"], async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        let Party { ana, bea, .. } = &party;
        party.all_but_one().await;
        let parts = json!({ "predicted": ".tc-got > .beat", "got": "#r-ask h1.beat", "worth": ".tc-verdict",
            "walked": ".tc-way", "button": "form[data-alive] button" });
        watch(
            &ana.guest,
            json!({ "predicted": ".tc-got > .cue .tc-sign", "worth": ".tc-verdict",
            "walked": ".tc-way.cue", "button": "form[data-alive] button" }),
        )
        .await;
        let show = party.counted().await;
        let began = millis(&show, "began");
        assert_eq!(show["led_by_stage"], false);
        ana.guest.until_seen("[data-show]").await;
        bea.guest.until_seen("[data-show]").await;
        bea.guest.reload().await;
        watch(&bea.guest, parts).await;
        // Whatever waits for its moment stands where it would stand had the page been there all the time.
        const AT: &str = "const region = document.querySelector('#r-play[data-show]');
            const cues = region.getAnimations({ subtree: true })
                .filter((cue) => cue.effect.target.classList.contains('cue'));
            const began = region.dataset.show.split(' ')[1];
            return [cues.length, Math.max(...cues.map((cue) =>
                cue.playState === 'finished' ? 0
                    : Math.abs(cue.currentTime - (window.tableTime() - began))))]";
        bea.guest
            .until("the late page to join", async || {
                let (cues, apart): (usize, f64) = bea.guest.eval(AT).await;
                cues > 0 && apart < APART
            })
            .await;
        bea.guest.screenshot("hand-colours-show").await;
        for (name, tick) in [("predicted", 2.0), ("worth", 20.0), ("walked", 22.0), ("button", 25.0)] {
            let at = seen(&ana.guest, name).await;
            assert!(at >= began + tick * 300.0 - APART, "{name} came {} ms after the beginning", at - began);
        }
        for (name, tick) in [("got", 12.0), ("worth", 20.0)] {
            let at = seen(&bea.guest, name).await;
            assert!(at >= began + tick * 300.0 - APART, "{name} came {} ms after the beginning", at - began);
        }
        for page in [&*ana.guest, &*bea.guest] {
            assert_eq!(page.console_errors().await, [""; 0]);
        }
    });
}
