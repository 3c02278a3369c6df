//! One browser with one person in front of it.

use std::{
    fmt::Display,
    path::{Path, PathBuf},
    rc::Rc,
    time::Duration,
};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{
    TypingData, WebDriver, WebElement,
    error::{WebDriverError, WebDriverErrorInner, WebDriverResult},
};
use tokio::time::{Instant, sleep};

use super::{
    Device, Engine, PATIENCE, target,
    wire::{Ways, Wire},
};

/// How often a condition is looked at. Short beside what a person notices, long beside what a look costs.
const GLANCE: Duration = Duration::from_millis(30);
/// What Chromium's driver says of a value whose page has gone.
const LOST_WITH_ITS_PAGE: &str = "cannot deserialize the result value";

/// Finds what a person would press to choose something that reads like this: an exact label before a longer
/// one.
const BY_LABEL: &str = r#"
    const wanted = arguments[0];
    const label = node => (node.getAttribute("aria-label") || node.innerText || node.value || "")
        .replace(/\s+/g, " ").trim();
    const pressable = "button, a[href], summary, label, input[type=submit], " +
        "[role=button], [role=tab], [role=option]";
    const seen = [...document.querySelectorAll(pressable)].filter(node => node.checkVisibility());
    return seen.find(node => label(node) === wanted) ||
        seen.find(node => label(node).includes(wanted)) || null;
"#;

/// Finds the first element of a selector that a person can see. One question, because a test asks it at every
/// glance: WebDriver's own "is displayed" is one for each element, and a long script each time.
const FIRST_SEEN: &str = r#"
    const visible = { opacityProperty: true, visibilityProperty: true };
    const seen = node => node.checkVisibility(visible) &&
        [...node.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
    // What can be chosen in a list is there as soon as the list is.
    const shown = node => node.matches("option") ? seen(node.closest("select")) : seen(node);
    return [...document.querySelectorAll(arguments[0])].find(shown) ?? null;
"#;

/// One browser. Every helper works on its current tab.
#[derive(Debug)]
pub(crate) struct Browser {
    pub(super) session: WebDriver,
    pub(crate) engine: Engine,
    pub(super) device: Device,
    wire: Rc<Wire>,
}

impl Browser {
    pub(super) async fn new(session: WebDriver, engine: Engine, device: Device, wire: Rc<Wire>) -> Self {
        let browser = Self { session, engine, device, wire };
        browser.settle().await;
        browser
    }

    /// The session itself, for what no helper offers.
    pub(crate) fn session(&self) -> &WebDriver {
        &self.session
    }

    /// Opens an address and waits until the page has loaded.
    pub(crate) async fn goto(&self, url: impl AsRef<str>) {
        let url = url.as_ref();
        self.session.goto(url).await.unwrap_or_else(|error| panic!("cannot open {url}: {error}"));
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.session.refresh().await.expect("the page loads again");
    }

    /// The path of the current page, without the host.
    pub(crate) async fn path(&self) -> String {
        self.eval("return location.pathname").await
    }

    /// Opens one more tab of the same person and turns to it. Returns the tab that was left, for
    /// [`turn_to`](Self::turn_to).
    pub(crate) async fn new_tab(&self) -> thirtyfour::WindowHandle {
        let before = self.session.window().await.expect("there is a tab");
        let tab = self.session.new_tab().await.expect("a new tab opens");
        self.turn_to(tab).await;
        self.settle().await;
        before
    }

    /// Turns to another tab.
    pub(crate) async fn turn_to(&self, tab: thirtyfour::WindowHandle) {
        self.session.switch_to_window(tab).await.expect("the tab is still there");
    }

    /// Presses what the selector finds, as soon as it is there and can be pressed.
    pub(crate) async fn click(&self, css: &str) {
        self.until_seen(css).await;
        self.until_aimable().await;
        self.retry(&format!("{css} to be pressed"), async || {
            let Some(element) = self.seen(css).await? else { return Ok(None) };
            element.click().await.map(Some)
        })
        .await;
    }

    /// Presses the button or link that reads like this, as soon as it is there and can be pressed.
    pub(crate) async fn click_text(&self, label: &str) {
        self.retry(&format!("“{label}” to be pressed"), async || {
            let Some(element) = self.first(BY_LABEL, label).await? else { return Ok(None) };
            element.click().await.map(Some)
        })
        .await;
    }

    /// Types into the field that the selector finds, after what is there already.
    pub(crate) async fn keys(&self, css: &str, keys: impl Into<TypingData> + Clone) {
        self.retry(&format!("{css} to be typed into"), async || {
            let Some(element) = self.seen(css).await? else { return Ok(None) };
            element.send_keys(keys.clone()).await.map(Some)
        })
        .await;
    }

    /// Replaces what stands in the field that the selector finds.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        self.retry(&format!("{css} to be filled in"), async || {
            let Some(element) = self.seen(css).await? else { return Ok(None) };
            element.clear().await?;
            element.send_keys(text).await.map(Some)
        })
        .await;
    }

    /// Presses keys wherever the focus is.
    pub(crate) async fn press(&self, keys: impl Into<TypingData>) {
        let focused = self.session.active_element().await.expect("something always has the focus");
        focused.send_keys(keys).await.expect("the focused element takes keys");
    }

    /// Strikes keys without a look at what has the focus: it may give way to something else meanwhile.
    pub(crate) async fn strikes(&self, keys: impl Into<TypingData>) {
        let struck = self.session.action_chain().send_keys(keys).perform().await;
        struck.expect("a keyboard can always be struck");
    }

    /// What the first visible element reads like, as soon as there is one.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.retry(&format!("{css} to be seen"), async || {
            let Some(element) = self.seen(css).await? else { return Ok(None) };
            let read = "return arguments[0].innerText.trim()";
            self.session.execute(read, vec![element.to_json()?]).await?.convert().map(Some)
        })
        .await
    }

    /// What all the visible elements read like that the selector finds now, in the order of the page.
    pub(crate) async fn texts(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .filter(node => node.checkVisibility()).map(node => node.innerText.trim())";
        self.eval_with(script, vec![json!(css)]).await
    }

    /// How many elements the selector finds now, visible or not.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.eval_with("return document.querySelectorAll(arguments[0]).length", vec![json!(css)]).await
    }

    /// Whether the page shows this text now.
    pub(crate) async fn shows(&self, text: &str) -> bool {
        self.eval_with("return document.body.innerText.includes(arguments[0])", vec![json!(text)]).await
    }

    /// Waits until a visible element is found, and what the page has asked for to work it has come.
    pub(crate) async fn until_seen(&self, css: &str) {
        self.retry(&format!("{css} to be seen"), async || Ok(self.seen(css).await?.map(drop))).await;
        self.until_working().await;
    }

    /// Waits until what the page has asked for to work has come.
    async fn until_working(&self) {
        let has_come = async || self.count("html[data-coming]").await == 0;
        self.until("the modules of the page to come", has_come).await;
    }

    /// Waits until a hand can aim: the page works, and nothing glides to another place. A driver measures
    /// where a thing is before it presses there, and a busy machine lets time pass in between.
    pub(super) async fn until_aimable(&self) {
        const RESTS: &str = "return document.getAnimations().every(({ id, playState }) =>
            id !== 'glide' || playState === 'finished')";
        self.until_working().await;
        self.until("everything to have come to its place", async || self.eval(RESTS).await).await;
    }

    /// Waits until no visible element is found any more.
    pub(crate) async fn until_gone(&self, css: &str) {
        self.retry(&format!("{css} to be gone"), async || Ok(self.seen(css).await?.is_none().then_some(())))
            .await;
    }

    /// Waits until the page shows this text.
    pub(crate) async fn until_shows(&self, text: &str) {
        self.until(&format!("the page to show “{text}”"), async || self.shows(text).await).await;
    }

    /// Waits until a condition holds. `what` completes the sentence "waited in vain for ...".
    pub(crate) async fn until(&self, what: &str, condition: impl AsyncFn() -> bool) {
        self.retry(what, async || Ok(condition().await.then_some(()))).await;
    }

    /// Runs a script in the page and returns what it returns.
    pub(crate) async fn eval<T: DeserializeOwned>(&self, script: &str) -> T {
        self.eval_with(script, Vec::new()).await
    }

    /// As [`eval`](Self::eval), with values that the script finds in `arguments`.
    pub(crate) async fn eval_with<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let deadline = Instant::now() + PATIENCE;
        let mut returned = self.session.execute(script, arguments.clone()).await;
        // Another page has come while it was on its way back: it is asked of that one.
        while Instant::now() < deadline
            && returned.as_ref().is_err_and(|error| error.to_string().contains(LOST_WITH_ITS_PAGE))
        {
            sleep(GLANCE).await;
            returned = self.session.execute(script, arguments.clone()).await;
        }
        let returned = returned.and_then(|returned| returned.convert());
        returned.unwrap_or_else(|error| panic!("the script `{script}` failed: {error}"))
    }

    /// Runs a script that calls its last argument when it is done.
    pub(crate) async fn eval_async(&self, script: &str, arguments: Vec<Value>) {
        let done = self.session.execute_async(script, arguments).await;
        done.map(drop).unwrap_or_else(|error| panic!("the script `{script}` failed: {error}"));
    }

    /// Cuts the browser off the network, as in a tunnel: open streams break, and the page is told that it is
    /// offline.
    pub(crate) async fn offline(&self) {
        self.network(
            json!({ "offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0 }),
        )
        .await;
        self.wire.cut();
    }

    /// Gives the network back.
    pub(crate) async fn online(&self) {
        self.wire.mend();
        self.network(
            json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 }),
        )
        .await;
    }

    /// The line is there and brings nothing: the page is not told, and what is sent meanwhile arrives once it
    /// is mended.
    pub(crate) fn hush(&self, ways: Ways) {
        self.wire.hush(ways);
    }

    /// Another network, whose door answers everything with a page of its own.
    pub(crate) fn meets_door(&self) {
        self.wire.shut_door();
    }

    /// A proxy on the way that hands on no stream before its end.
    pub(crate) fn meets_collecting_proxy(&self) {
        self.wire.collect_streams();
    }

    /// The line is as it should be again.
    pub(crate) fn mend(&self) {
        self.wire.mend();
    }

    /// A slow line: how long a word and its answer take, in milliseconds, and how many bytes come and go a
    /// second.
    pub(crate) async fn slow(&self, round_trip: u32, bytes: u32) {
        self.network(json!({
            "offline": false, "latency": round_trip, "downloadThroughput": bytes, "uploadThroughput": bytes,
        }))
        .await;
    }

    /// Breaks every open connection without telling the page that anything is wrong with the network.
    pub(crate) fn hiccup(&self) {
        assert_ne!(self.engine, Engine::WebKit, "WebKit reaches this machine without a relay");
        self.wire.cut();
        self.wire.mend();
    }

    /// Leaves a picture of the page in `target/screenshots/<name>.png` and says where.
    pub(crate) async fn screenshot(&self, name: &str) -> PathBuf {
        let folder = target("screenshots");
        std::fs::create_dir_all(&folder).expect("target can be written to");
        let file = folder.join(format!("{name}.png"));
        self.picture(&file).await;
        file
    }

    /// Leaves a picture of the page in this file.
    pub(crate) async fn picture(&self, file: &Path) {
        let taken = self.session.screenshot(file).await;
        taken.unwrap_or_else(|error| panic!("no picture for {}: {error}", file.display()));
    }

    async fn network(&self, conditions: Value) {
        self.devtools("Network.emulateNetworkConditions", conditions).await;
    }

    /// The first visible element that the selector finds.
    pub(super) async fn seen(&self, css: &str) -> WebDriverResult<Option<WebElement>> {
        self.first(FIRST_SEEN, css).await
    }

    /// The element that a script returns, if it returns one.
    async fn first(&self, script: &str, wanted: &str) -> WebDriverResult<Option<WebElement>> {
        let found = self.session.execute(script, vec![json!(wanted)]).await?;
        if found.json().is_null() { Ok(None) } else { found.element().map(Some) }
    }

    /// Tries until there is a value. What passes by itself (an element that was morphed away or lies under
    /// another for a moment) counts as not yet; any other error is one.
    pub(super) async fn retry<T>(
        &self,
        what: impl Display,
        attempt: impl AsyncFn() -> WebDriverResult<Option<T>>,
    ) -> T {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let obstacle = match attempt().await {
                Ok(Some(value)) => return value,
                Ok(None) => None,
                Err(error) if passes(&error) => Some(error),
                Err(error) => panic!("waiting for {what}: {error}"),
            };
            if Instant::now() > deadline {
                let page: String = self.eval("return location.href + '\\n' + document.body.innerText").await;
                let obstacle = obstacle.map(|error| format!(" ({error})")).unwrap_or_default();
                panic!("waited in vain for {what}{obstacle}. The page is {page}");
            }
            sleep(GLANCE).await;
        }
    }
}

fn passes(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::MoveTargetOutOfBounds(_)
    )
}
