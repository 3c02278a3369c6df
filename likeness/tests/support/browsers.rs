//! Several browsers at once, all of them closed at the end, whatever happens.

use std::{cell::RefCell, env, panic::AssertUnwindSafe, path::Path, rc::Rc, thread};

use futures_util::FutureExt;
use thirtyfour::WebDriver;

use super::{Browser, Device, PATIENCE, chromedriver::Chromedriver, target, wire::Wire};

/// Opens browsers for one test.
#[derive(Debug)]
pub(crate) struct Browsers {
    sessions: RefCell<Vec<WebDriver>>,
    /// Kept until the end, so that a page that is pictured after a failure has not just lost its network.
    wires: RefCell<Vec<Rc<Wire>>>,
    // Last, so that it ends after the sessions.
    driver: Chromedriver,
}

/// Runs the body of a test that opens browsers, and closes them all, also when the body panics. In that case
/// a picture of every open page is left in `target/screenshots`.
pub(crate) fn play(body: impl AsyncFnOnce(&Browsers)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let browsers =
        Browsers { sessions: RefCell::default(), wires: RefCell::default(), driver: Chromedriver::start() };
    runtime.block_on(async {
        let outcome = AssertUnwindSafe(body(&browsers)).catch_unwind().await;
        if outcome.is_err() {
            browsers.testify().await;
        }
        browsers.quit().await;
        if let Err(panic) = outcome {
            std::panic::resume_unwind(panic);
        }
    });
}

/// Chromium made for work without windows, which takes a third less of the processor, or else the one on the
/// path. It is called itself: the script on the path that stands for it would be ended in its place.
fn chromium() -> String {
    const WITHOUT_WINDOWS: &str = "/usr/lib/chromium/chromium-headless-shell";
    if Path::new(WITHOUT_WINDOWS).is_file() { WITHOUT_WINDOWS.to_owned() } else { found("chromium") }
}

impl Browsers {
    /// Opens a browser with a profile of its own: another person, as far as the server can tell.
    pub(crate) async fn open(&self, device: Device) -> Browser {
        let chromium = env::var("CHROMIUM").unwrap_or_else(|_| chromium());
        let wire = Rc::new(Wire::lay());
        let capabilities = device.capabilities(&chromium, &wire).expect("capabilities are plain JSON");
        let session = WebDriver::builder(self.driver.url(), capabilities)
            .request_timeout(PATIENCE * 2)
            .await
            .unwrap_or_else(|error| panic!("no browser could be opened: {error}"));
        self.sessions.borrow_mut().push(session.clone());
        self.wires.borrow_mut().push(wire.clone());
        Browser::new(session, device, wire).await
    }

    /// Leaves behind what was to be seen when a test failed.
    async fn testify(&self) {
        let test = thread::current().name().unwrap_or("test").replace("::", "-");
        let folder = target("screenshots");
        let sessions = self.sessions.borrow().clone();
        for (number, session) in sessions.iter().enumerate() {
            let file = folder.join(format!("failed-{test}-{number}.png"));
            let address = session.current_url().await.map(String::from).unwrap_or_default();
            match (std::fs::create_dir_all(&folder), session.screenshot(&file).await) {
                (Ok(()), Ok(())) => eprintln!("browser {number} was at {address}: {}", file.display()),
                _ => eprintln!("browser {number} was at {address}, and no picture could be taken"),
            }
        }
    }

    async fn quit(&self) {
        for session in self.sessions.take() {
            if let Err(error) = session.quit().await {
                eprintln!("a browser did not close by itself, chromedriver will end it: {error}");
            }
        }
    }
}

/// Where a program lies. Chromedriver wants the whole path of the browser.
fn found(program: &str) -> String {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
        .unwrap_or_else(|| panic!("there is no `{program}` on the path: run `cargo xtask test` once"))
        .display()
        .to_string()
}
