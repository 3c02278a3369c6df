//! Whose turn it is, told beyond the page: by a screen that stays on, by the title of a tab behind another,
//! and by a notice that its reader has asked for.

use serde_json::json;

use super::{
    checks::is_quiet,
    evening::{evening, evening_with},
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::Device;

/// Counts how many locks on the screen the page holds, in the place of the browser's own.
const LOCKS: &str = "
    let held = 0;
    const tell = (change) => (document.documentElement.dataset.locks = held += change);
    tell(0);
    navigator.wakeLock.request = async () => {
        tell(1);
        return { release: async () => tell(-1) };
    };";

/// Somebody turns to another tab, or back.
const TURNS: &str = "
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => arguments[0] });
    document.dispatchEvent(new Event('visibilitychange'));";

/// Keeps what the page would have the system show, in the place of the system.
const NOTICES: &str = "
    const shown = [];
    const tell = () => (document.documentElement.dataset.noticed = JSON.stringify(shown));
    tell();
    const worker = ServiceWorkerRegistration.prototype;
    worker.showNotification = async (title, { tag, data }) => {
        shown.push({ title, tag, data });
        tell();
    };
    worker.getNotifications = async () => shown.map((notice, at) => ({
        close: () => {
            shown.splice(at, 1);
            tell();
        },
    }));";

/// Answers when the page asks whether it may show notices, and counts how often it asks.
const ALLOWS: &str = "
    let answer = 'default';
    const root = document.documentElement;
    root.dataset.asked = 0;
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => answer });
    Notification.requestPermission = async () => {
        root.dataset.asked = Number(root.dataset.asked) + 1;
        return (answer = arguments[0]);
    };";

/// Waits until the module is at work that tells whose turn it is; the page fetches it when it has settled.
async fn until_awake(ana: &Guest) {
    let come =
        "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/awake.js'))";
    ana.until("the page to settle", async || ana.eval::<bool>(come).await).await;
    ana.until_seen("#r-top").await;
}

#[test]
fn the_screen_stays_on_while_it_is_one_s_turn_and_no_longer() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let (ana, _bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.eval::<()>(LOCKS).await;
        until_awake(&ana).await;
        ana.until_seen("html[data-locks='1']").await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("agree_to_guess").await;
        ana.until_seen("html[data-locks='0']").await;
        // It is her turn next, but not before everybody has seen the reveal.
        ana.until_seen("html[data-locks='1']").await;
        assert_eq!(ana.count(&deed("draw_cards")).await, 1);
        // A page that nobody sees has lost its lock, and takes another one when it is seen again.
        ana.eval_with::<()>(TURNS, vec![json!(true)]).await;
        ana.eval_with::<()>(TURNS, vec![json!(false)]).await;
        ana.until_seen("html[data-locks='2']").await;
        is_quiet(&ana, "a screen that stays on").await;
    });
}

#[test]
fn a_tab_behind_another_says_in_its_title_that_it_is_one_s_turn() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::ranks(browsers, server, Device::desktop()).await;
        until_awake(&ana).await;
        let title = async || -> String { ana.eval("return document.title").await };
        assert!(!title().await.contains('●'), "whoever looks at the page sees it there");
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("seal_ranking").await;
        ana.until_shows("They are guessing you").await;
        ana.eval_with::<()>(TURNS, vec![json!(true)]).await;
        assert!(!title().await.contains('●'), "it is for the others to act");
        bea.lays_row(0..5).await;
        bea.agrees().await;
        ana.until_shows("They know you by heart!").await;
        assert!(!title().await.contains('●'), "it is the turn of somebody else");
        bea.draws().await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        let tells = async || title().await.starts_with("● Your turn — ");
        ana.until("the title to tell", tells).await;
        ana.eval_with::<()>(TURNS, vec![json!(false)]).await;
        ana.until("the title to be as before", async || !title().await.contains('●')).await;
    });
}

#[test]
fn the_tab_of_a_stage_follows_what_is_played() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let bea = Friend::joins(server, ana.code(), "Bea").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        let title = async || -> String { stage.eval("return document.title").await };
        assert!(title().await.starts_with("Come and play"), "{}", title().await);
        ana.until_shows("Bea").await;
        ana.does("start_game").await;
        bea.draws().await;
        let follows = async || title().await.starts_with("The Game of Happiness");
        stage.until("the title to follow", follows).await;
    });
}

#[test]
fn a_notice_comes_to_who_has_asked_for_it_and_tells_nothing_but_whose_turn_it_is() {
    evening(1, async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        let works = "return Boolean(navigator.serviceWorker.controller)";
        ana.until("the worker to take over", async || ana.eval::<bool>(works).await).await;
        ana.opens("menu").await;
        ana.until_seen("[data-notices]").await;
        ana.eval_with::<()>(ALLOWS, vec![json!("granted")]).await;
        ana.until_seen("html[data-asked='0']").await;
        ana.presses("[data-notices]").await;
        ana.until_seen("[data-notices][aria-pressed=true]").await;
        assert_eq!(ana.count("html[data-asked='1']").await, 1, "asked by this tap, and once");

        ana.returns_to_table().await;
        ana.eval_with::<()>(ALLOWS, vec![json!("granted")]).await;
        ana.eval::<()>("return Notification.requestPermission().then(() => {})").await;
        ana.eval::<()>(NOTICES).await;
        until_awake(&ana).await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.eval_with::<()>(TURNS, vec![json!(true)]).await;
        let notice = json!([{ "title": "Your turn", "tag": "turn", "data": ana.table }]);
        let notices = async || -> serde_json::Value {
            let text: String = ana.eval("return document.documentElement.dataset.noticed").await;
            serde_json::from_str(&text).expect("JSON")
        };
        ana.until("the notice", async || notices().await == notice).await;
        // Whoever comes back to the page needs it no more.
        ana.eval_with::<()>(TURNS, vec![json!(false)]).await;
        ana.until("the notice to go", async || notices().await == json!([])).await;
        ana.does("agree_to_guess").await;
        ana.until_seen(&deed("draw_cards")).await;
        ana.does("draw_cards").await;
        drop(bea);
        is_quiet(&ana, "a page with notices").await;
    });
}

#[test]
fn who_refuses_notices_is_told_where_to_change_it_and_asked_no_more() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        ana.opens("menu").await;
        ana.until_seen("[data-notices]").await;
        ana.eval_with::<()>(ALLOWS, vec![json!("denied")]).await;
        ana.presses("[data-notices]").await;
        ana.until_shows("Your browser does not allow them here").await;
        assert_eq!(ana.count("[data-notices][aria-pressed=false]").await, 1);
        ana.screenshot("phone-menu-notices").await;
    });
}
