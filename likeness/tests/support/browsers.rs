//! Several browsers at once, all of them closed at the end, whatever happens.

use std::{
    cell::{OnceCell, RefCell},
    env,
    panic::AssertUnwindSafe,
    path::Path,
    rc::Rc,
    thread,
};

use futures_util::FutureExt;
use thirtyfour::WebDriver;

use super::{Browser, Device, Engine, PATIENCE, display::Display, driver::Driver, target, wire::Wire};

/// Opens browsers for one test.
#[derive(Debug)]
pub(crate) struct Browsers {
    pub(crate) engine: Engine,
    sessions: RefCell<Vec<WebDriver>>,
    /// Kept until the end, so that a page that is pictured after a failure has not just lost its network.
    wires: RefCell<Vec<Rc<Wire>>>,
    // Last, so that they end after the sessions, and the screen after them.
    drivers: RefCell<Vec<Rc<Driver>>>,
    display: OnceCell<Display>,
}

/// Runs the body of a test that opens browsers, and closes them all, also when the body panics. In that case
/// a picture of every open page is left in `target/screenshots`.
pub(crate) fn play(body: impl AsyncFnOnce(&Browsers)) {
    play_in(Engine::Chromium, body);
}

/// The same with browsers of another engine.
pub(crate) fn play_in(engine: Engine, body: impl AsyncFnOnce(&Browsers)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let browsers = Browsers {
        engine,
        sessions: RefCell::default(),
        wires: RefCell::default(),
        drivers: RefCell::default(),
        display: OnceCell::new(),
    };
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

/// The browser of an engine: the one that a variable names, or else where Debian has it. Drivers want the
/// whole path.
fn program(engine: Engine) -> String {
    match engine {
        Engine::Chromium => env::var("CHROMIUM").unwrap_or_else(|_| chromium()),
        Engine::Firefox => env::var("FIREFOX").unwrap_or_else(|_| found("firefox-esr")),
        Engine::WebKit => env::var("MINI_BROWSER").unwrap_or_else(|_| mini_browser()),
    }
}

/// The small browser that comes with WebKit, in a folder that is named after the processor.
fn mini_browser() -> String {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut files = folders.flat_map(|folder| {
        ["webkit2gtk-4.1", "webkit2gtk-4.0"].map(|version| folder.path().join(version).join("MiniBrowser"))
    });
    files
        .find(|file| file.is_file())
        .expect("WebKit's MiniBrowser is in a folder of /usr/lib: run `cargo xtask test` once")
        .display()
        .to_string()
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
        let wire = Rc::new(Wire::lay());
        let program = program(self.engine);
        let capabilities = match self.engine {
            Engine::Chromium => device.capabilities(&program, &wire).expect("capabilities are plain JSON"),
            Engine::Firefox => device.firefox(&program, &wire),
            Engine::WebKit => device.webkit(&program),
        };
        let session = WebDriver::builder(self.driver_for(&device).url(), capabilities)
            .request_timeout(PATIENCE * 2)
            .await
            .unwrap_or_else(|error| panic!("no browser could be opened: {error}"));
        self.sessions.borrow_mut().push(session.clone());
        self.wires.borrow_mut().push(wire.clone());
        Browser::new(session, self.engine, device, wire).await
    }

    /// Chromium's drives them all; of the others each drives one browser.
    fn driver_for(&self, device: &Device) -> Rc<Driver> {
        let mut drivers = self.drivers.borrow_mut();
        if let (Engine::Chromium, Some(driver)) = (self.engine, drivers.first()) {
            return driver.clone();
        }
        let driver = Rc::new(match self.engine {
            Engine::Chromium => Driver::of_chromium(),
            Engine::Firefox => Driver::of_firefox(),
            Engine::WebKit => Driver::of_webkit(device, self.display.get_or_init(Display::start)),
        });
        drivers.push(driver.clone());
        driver
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
                eprintln!("a browser did not close by itself, its driver will end it: {error}");
            }
        }
    }
}

/// Where a program lies.
fn found(program: &str) -> String {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
        .unwrap_or_else(|| panic!("there is no `{program}` on the path: run `cargo xtask test` once"))
        .display()
        .to_string()
}
