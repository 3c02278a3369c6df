//! What a browser is made to be, and what it tells of its page, each in the way of its engine.

use axum::http::Method;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{RequestData, SessionId, common::command::FormatRequestData, error::WebDriverResult};

use super::{Browser, Device, Engine};

/// What the console says about requests that failed because the test itself cut them off.
const OWN_DOING: [&str; 2] = ["ERR_BLOCKED_BY_CLIENT", "ERR_INTERNET_DISCONNECTED"];

/// Hands out what a page has complained about since the last call, and sees to it that it is kept from then
/// on: drivers other than chromedriver keep no log.
const COMPLAINTS: &str = "
    const told = window.complaints ?? [];
    if (!window.complaints) {
        const note = (...what) => window.complaints.push(what.map(String).join(' '));
        const error = console.error;
        console.error = (...what) => { note(...what); error.apply(console, what); };
        addEventListener('error', (event) => note(event.message ?? event.target.src));
        addEventListener('unhandledrejection', (event) => note(event.reason));
        addEventListener('securitypolicyviolation', (event) =>
            note('Content Security Policy', event.violatedDirective, event.blockedURI));
    }
    window.complaints = [];
    return told;";

/// What Firefox has written down of pages: errors, breaches of the policy; warnings are not asked for.
const NOTED_BY_FIREFOX: &str = "
    const noted = Services.console.getMessageArray();
    Services.console.reset();
    return noted.filter((it) => it instanceof Ci.nsIScriptError && it.sourceName?.startsWith('http')
        && !(it.flags & (Ci.nsIScriptError.warningFlag | Ci.nsIScriptError.infoFlag)))
        .map((it) => `${it.category}: ${it.errorMessage}`);";

/// Lets a window of Firefox be as narrow as a phone.
const NARROW_FIREFOX: &str = "document.documentElement.style.setProperty('min-width', '0', 'important')";

impl Browser {
    /// The version that the browser says it has.
    pub(crate) fn version(&self) -> String {
        let version = self.session.capabilities().get("browserVersion").and_then(Value::as_str);
        version.expect("every driver tells the version").to_owned()
    }

    /// What the browser has complained about since the last call: errors of scripts, breaches of the content
    /// security policy, and what could not be loaded unless the test itself cut it off. Of WebKit only what
    /// came after the first call on a page.
    pub(crate) async fn console_errors(&self) -> Vec<String> {
        let mut complaints: Vec<String> = match self.engine {
            Engine::Chromium => return self.log_of_chromium().await,
            Engine::Firefox => self.as_firefox(NOTED_BY_FIREFOX).await.expect("Firefox keeps a log"),
            Engine::WebKit => Vec::new(),
        };
        complaints.extend(self.eval::<Vec<String>>(COMPLAINTS).await);
        complaints
    }

    async fn log_of_chromium(&self) -> Vec<String> {
        let entries = self.session.browser_log().await.expect("chromedriver keeps the browser's log");
        let is_own_doing = |message: &str| OWN_DOING.iter().any(|own| message.contains(own));
        let severe = entries.into_iter().filter(|entry| entry.level == "SEVERE");
        severe.map(|entry| entry.message).filter(|message| !is_own_doing(message)).collect()
    }

    /// Sends a command to Chromium's own debugging interface.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) {
        assert_eq!(self.engine, Engine::Chromium, "only Chromium knows {command}");
        let answer = self.session.cdp().send_raw(command, parameters).await;
        answer.unwrap_or_else(|error| panic!("the browser refused {command}: {error}"));
    }

    /// Makes the current tab behave as the device.
    pub(super) async fn settle(&self) {
        match self.engine {
            Engine::Chromium => self.behave_as(&self.device).await,
            Engine::Firefox => {
                self.as_firefox::<Value>(NARROW_FIREFOX).await.expect("Firefox lets its window be narrow");
                self.resize(self.device.width, self.device.height).await;
            }
            Engine::WebKit => self.resize(self.device.width, self.device.height).await,
        }
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

    /// Gives the window a size with which the page has this one, whatever stands around it.
    async fn resize(&self, width: u32, height: u32) {
        const PAGE: &str = "return [innerWidth, innerHeight]";
        const FRAME: &str = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        self.retry(format!("a page of {width} by {height}"), async || {
            if self.eval::<(u32, u32)>(PAGE).await == (width, height) {
                return Ok(Some(()));
            }
            let (across, down): (u32, u32) = self.eval(FRAME).await;
            self.session.set_window_rect(0, 0, width + across, height + down).await?;
            Ok(None)
        })
        .await;
    }

    /// Runs a script in Firefox itself, not in its page.
    async fn as_firefox<T: DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.session.cmd(FirefoxContext("chrome")).await?;
        let returned = self.session.execute(script, Vec::new()).await;
        self.session.cmd(FirefoxContext("content")).await?;
        returned?.convert()
    }
}

/// What a script of geckodriver's is run in.
#[derive(Debug)]
struct FirefoxContext(&'static str);

impl FormatRequestData for FirefoxContext {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let path = format!("/session/{session}/moz/context");
        RequestData::new(Method::POST, path).add_body(json!({ "context": self.0 }))
    }
}
