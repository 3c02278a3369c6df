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

use super::{Device, PATIENCE, target, wire::Wire};

/// How often a condition is looked at. Short beside what a person notices, long beside what a look costs.
const GLANCE: Duration = Duration::from_millis(30);
/// What the console says about requests that failed because the test itself cut them off.
const OWN_DOING: [&str; 2] = ["ERR_BLOCKED_BY_CLIENT", "ERR_INTERNET_DISCONNECTED"];

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
    pub(super) device: Device,
    wire: Rc<Wire>,
}

impl Browser {
    pub(super) async fn new(session: WebDriver, device: Device, wire: Rc<Wire>) -> Self {
        let browser = Self { session, device, wire };
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
        let has_come = async || self.count("html[data-coming]").await == 0;
        self.until("the modules of the page to come", has_come).await;
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
        let returned = self.session.execute(script, arguments).await.and_then(|returned| returned.convert());
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

    /// Breaks every open connection without telling the page that anything is wrong with the network.
    pub(crate) fn hiccup(&self) {
        self.wire.cut();
        self.wire.mend();
    }

    /// What the browser has complained about since the last call: errors of scripts, breaches of the content
    /// security policy, and what could not be loaded unless the test itself cut it off.
    pub(crate) async fn console_errors(&self) -> Vec<String> {
        let entries = self.session.browser_log().await.expect("chromedriver keeps the browser's log");
        entries
            .into_iter()
            .filter(|entry| {
                entry.level == "SEVERE" && !OWN_DOING.iter().any(|own| entry.message.contains(own))
            })
            .map(|entry| entry.message)
            .collect()
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

    /// Sends a command to the browser's own debugging interface.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) {
        let answer = self.session.cdp().send_raw(command, parameters).await;
        answer.unwrap_or_else(|error| panic!("the browser refused {command}: {error}"));
    }

    async fn network(&self, conditions: Value) {
        self.devtools("Network.emulateNetworkConditions", conditions).await;
    }

    /// Makes the current tab behave as the device.
    async fn settle(&self) {
        self.behave_as(&self.device).await;
    }

    /// The person asks for less motion from now on, in this tab: for a game of which one round was seen as
    /// most people see it, because motion takes half of what a browser needs.
    pub(crate) async fn moves_less(&self) {
        self.behave_as(&self.device.clone().reduced_motion()).await;
    }

    async fn behave_as(&self, device: &Device) {
        for (command, parameters) in device.commands() {
            self.devtools(command, parameters).await;
        }
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
