//! Likeness beside one's other programs: what runs beside its pages, what that keeps, what it shows without a
//! line, and that nothing is missed where there is none of it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{
    checks::{is_in_order, is_quiet},
    evening::evening,
    friend::Friend,
    guest::{Guest, pause},
};
use crate::{
    harness::site,
    support::{
        Browser, Device, Server,
        http::{Request, fetch},
    },
};

/// Everything that the stores of this browser hold: addresses, and what was answered there.
const STORED: &str = "
    const stored = {};
    return (async () => {
        for (const name of await caches.keys()) {
            const store = await caches.open(name);
            for (const request of await store.keys()) {
                const answer = await store.match(request);
                stored[new URL(request.url).pathname] = await answer.text();
            }
        }
        return stored;
    })();";

/// Waits until the worker has what it keeps, and works for the page.
async fn until_worker_works(page: &Browser) {
    let works = "return Boolean(navigator.serviceWorker.controller)";
    page.until("the worker to take over", async || page.eval::<bool>(works).await).await;
}

/// A whole game of one turn each; the guest ranks first.
async fn plays_a_game(ana: &Guest, bea: &Friend) {
    ana.does("start_game").await;
    ana.does("draw_cards").await;
    ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
    ana.does("seal_ranking").await;
    ana.until_shows("They are guessing you").await;
    bea.lays_row(0..5).await;
    bea.agrees().await;
    ana.until_shows("They know you by heart!").await;
    bea.draws().await;
    bea.lays_row(0..5).await;
    bea.seals().await;
    ana.until_shows("What makes Beatrice happy?").await;
    ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
    ana.does("agree_to_guess").await;
    ana.until_seen(".outcome").await;
    pause().await;
    ana.does("finish_game").await;
    ana.until_seen(".meter").await;
}

#[test]
fn after_a_game_the_worker_has_kept_files_that_all_tables_share_and_nothing_of_a_table() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Anastasia").await;
        until_worker_works(&ana).await;
        ana.reload().await;
        let bea = Friend::joins(server, ana.code(), "Beatrice").await;
        ana.until_shows("Beatrice").await;
        ana.plays_one_turn_each().await;
        ana.reload().await;
        plays_a_game(&ana, &bea).await;
        for page in ["menu", "rules", "cards", "stage", "last"] {
            ana.opens(page).await;
        }
        ana.goto(server.url("/")).await;
        ana.returns_to_table().await;
        let stored: BTreeMap<String, String> = ana.eval(STORED).await;
        let (pages, files): (Vec<_>, Vec<_>) =
            stored.iter().partition(|(path, _)| path.starts_with("/no-line/"));
        assert!(files.len() > 30, "{:?}", stored.keys());
        assert_eq!(pages.iter().map(|(path, _)| path.as_str()).collect::<Vec<_>>(), ["/no-line/en"]);
        for (path, text) in &stored {
            let is_page = text.to_ascii_lowercase().contains("<!doctype");
            assert_eq!(is_page, path.starts_with("/no-line/"), "{path}");
            assert!(is_page || path.starts_with("/assets/"), "{path}");
            for secret in ["Anastasia", "Beatrice", ana.code()] {
                assert!(!text.contains(secret), "{path} has {secret}");
            }
        }
        is_quiet(&ana, "a table with a worker").await;
    });
}

/// An icon that is offered is there, and the browser finds nothing wrong with what it needs to install us.
#[test]
fn a_browser_can_install_it_and_offers_it_where_it_is_in_nobody_s_way() {
    /// As browsers that install pages say so; one without windows never does.
    const OFFERED: &str = "
        const event = new Event('beforeinstallprompt', { cancelable: true });
        event.prompt = () => (document.documentElement.dataset.prompted = '');
        return dispatchEvent(event);";
    evening(1, async |browsers, server| {
        let page = browsers.open(Device::phone()).await;
        page.goto(server.url("/")).await;
        page.until_seen("#start-name").await;
        assert_eq!(page.texts("[data-install]").await, Vec::<String>::new(), "nothing is offered in vain");
        let manifest: String = page.eval("return document.querySelector('[rel=manifest]').href").await;
        let path = manifest.split_once(server.address()).expect("our own").1;
        let manifest: Value = fetch(server.address(), &Request::get(path)).await.expect(200).json();
        for icon in manifest["icons"].as_array().expect("icons") {
            let path = icon["src"].as_str().expect("an address");
            let answer = fetch(server.address(), &Request::get(path)).await.expect(200);
            assert_eq!(answer.header("content-type"), icon["type"].as_str());
        }

        let ours = "the browser's own offer is held back";
        assert!(!page.eval::<bool>(OFFERED).await, "{ours}");
        page.until_seen("[data-install] button").await;
        assert_eq!(page.texts("[data-install] .hint").await, Vec::<String>::new());
        is_in_order(&page, "the front page that offers to be installed").await;
        page.screenshot("phone-install").await;
        page.eval::<()>("document.querySelector('[data-install] button').click()").await;
        page.until_gone("[data-install] button").await;
        assert_eq!(page.count("html[data-prompted]").await, 1);

        // At a table nothing is shown but in the menu.
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        assert!(!ana.eval::<bool>(OFFERED).await, "{ours}");
        assert_eq!(ana.count("[data-install]").await, 0);
        ana.opens("menu").await;
        ana.until_seen("#name").await;
        assert!(!ana.eval::<bool>(OFFERED).await, "{ours}");
        ana.until_seen("[data-install] button").await;
    });
}

#[test]
fn without_a_line_a_page_says_so_in_one_s_own_language_and_comes_back_by_itself() {
    evening(1, async |browsers, server| {
        let zoe = Guest::starts_table(browsers, server, Device::phone().french(), "Zoé").await;
        until_worker_works(&zoe).await;
        server.kill();
        zoe.reload().await;
        zoe.until_shows("Pas de connexion").await;
        assert_eq!(zoe.count("[data-no-line]").await, 1);
        assert!(!zoe.eval::<String>("return document.documentElement.outerHTML").await.contains("Zoé"));
        assert_eq!(zoe.axe().await, Vec::<String>::new(), "axe on a page without a line");
        zoe.screenshot("phone-no-line-fr").await;
        server.restart();
        zoe.until_seen("#r-top").await;
        assert!(zoe.shows("Zoé").await);
    });
}

/// A seat is a cookie, which a browser sends along when a link on another site is followed: also when the
/// worker stands in between.
#[test]
fn a_link_on_another_site_leads_back_to_one_s_own_seat() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        until_worker_works(&ana).await;
        let elsewhere = site::serve_body(&format!("<a href='{}'>The table</a>", ana.table));
        ana.goto(elsewhere.replace("127.0.0.1", "localhost")).await;
        ana.click_text("The table").await;
        ana.until_seen("#r-top").await;
        ana.opens("cards.txt").await;
        ana.returns_to_table().await;
        ana.does("add_bot").await;
        ana.until_seen("li .bot").await;
    });
}

/// Where the server's name is one of a living room, a browser grants none of it.
fn living_room(server: &Server, path: &str) -> String {
    let port = server.address().rsplit(':').next().expect("an address has a port");
    format!("http://party.home.arpa:{port}{path}")
}

#[test]
fn over_plain_http_in_a_living_room_nothing_of_it_is_missed() {
    const HIDE: &str = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        return document.dispatchEvent(new Event('visibilitychange'))";
    const COPIED: &str = "
        addEventListener('copy', () => (document.documentElement.dataset.copied = getSelection()));";
    evening(1, async |browsers, server| {
        let browser = browsers.open(Device::phone()).await;
        browser.goto(living_room(server, "/")).await;
        assert!(!browser.eval::<bool>("return isSecureContext").await);
        browser.fill("#start-name", "Ana").await;
        browser.click("form[action='/start'] .btn-brass").await;
        browser.until_seen("#r-top").await;
        let path = browser.path().await;
        let ana = Guest::before(browser).at_table(server).await;
        let bea = Friend::joins(server, path.rsplit('/').next().expect("a code"), "Bea").await;
        ana.until_shows("Bea").await;

        // No share sheet, but the link is copied as of old.
        assert_eq!(ana.texts("[data-share]").await, Vec::<String>::new());
        ana.eval::<()>(COPIED).await;
        ana.presses("[data-copy]").await;
        ana.until_shows("Copied").await;
        assert_eq!(ana.count("html[data-copied]").await, 1);

        ana.goto(living_room(server, &format!("{path}/menu"))).await;
        ana.until_seen("#name").await;
        assert_eq!(ana.texts("[data-notices], [data-install]").await, Vec::<String>::new());
        ana.goto(living_room(server, &path)).await;
        ana.does("start_game").await;
        ana.does("draw_cards").await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("seal_ranking").await;
        ana.until_shows("They are guessing you").await;
        bea.lays_row(0..5).await;
        bea.agrees().await;
        ana.until_shows("They know you by heart!").await;
        // What it has instead of notices: the title of the tab.
        bea.draws().await;
        ana.until_shows("Bea is ranking these").await;
        ana.eval::<bool>(HIDE).await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        let title = "return document.title.startsWith('● Your turn')";
        ana.until("the title to tell", async || ana.eval::<bool>(title).await).await;
        is_quiet(&ana, "a living room").await;
    });
}

#[test]
fn an_invitation_is_shared_by_the_share_sheet_and_copied_where_that_fails() {
    const SHEET: &str = "navigator.share = async (what) => {
            document.documentElement.dataset.shared = JSON.stringify(what);
            if (arguments[0]) throw new DOMException('no', arguments[0]);
        };";
    const REMAKE: &str = "document.querySelector('[data-share]').hidden = false;";
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let shared = async || -> Value {
            let text: String = ana.eval("return document.documentElement.dataset.shared ?? '{}'").await;
            serde_json::from_str(&text).expect("JSON")
        };
        ana.eval::<()>(REMAKE).await;
        for (outcome, copied) in
            [(Value::Null, false), (json!("AbortError"), false), (json!("NotAllowedError"), true)]
        {
            ana.eval_with::<()>(SHEET, vec![outcome.clone()]).await;
            ana.presses("[data-share]").await;
            ana.until("the share sheet", async || shared().await["url"] == ana.table).await;
            assert_eq!(shared().await["title"], "Likeness");
            if copied {
                ana.until_shows("Copied").await;
            }
            assert_eq!(ana.shows("Copied").await, copied, "{outcome}");
        }
        is_quiet(&ana, "sharing").await;
    });
}
