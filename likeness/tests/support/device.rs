//! What a browser runs on, and how its owner has set it up.

use std::{fs, path::Path};

use serde_json::{Value, json};
use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, error::WebDriverResult,
};

use super::wire::Wire;

/// A screen, a language and a person's settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Device {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) input: Input,
    language: Language,
    scheme: Scheme,
    motion: Motion,
    pub(super) blocked: Vec<String>,
}

/// What a person points with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Input {
    Mouse,
    Touch,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Language {
    English,
    French,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scheme {
    Light,
    Dark,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Motion {
    Full,
    Reduced,
}

/// Headless and quiet: a test talks to its own server and to nobody else. `--no-sandbox` because tests may
/// run as root, where Chromium refuses to start otherwise; the pages are our own.
const SWITCHES: [&str; 13] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
];

impl Device {
    /// The smallest phone that we care for: 360 by 640 CSS pixels, touch.
    pub(crate) fn small_phone() -> Self {
        Self::sized(360, 640, Input::Touch)
    }

    /// The narrowest that is still in use: 320 by 568 CSS pixels, touch.
    pub(crate) fn tiny_phone() -> Self {
        Self::sized(320, 568, Input::Touch)
    }

    /// A common phone: 390 by 844 CSS pixels, touch.
    pub(crate) fn phone() -> Self {
        Self::sized(390, 844, Input::Touch)
    }

    /// A laptop: 1280 by 800, mouse.
    pub(crate) fn desktop() -> Self {
        Self::sized(1280, 800, Input::Mouse)
    }

    /// A TV in the room: 1280 by 720, mouse.
    pub(crate) fn stage() -> Self {
        Self::sized(1280, 720, Input::Mouse)
    }

    /// A large TV: 1920 by 1080, mouse.
    pub(crate) fn tv() -> Self {
        Self::sized(1920, 1080, Input::Mouse)
    }

    /// Another device with a screen that is touched, of so many CSS pixels.
    pub(crate) fn with_touch(width: u32, height: u32) -> Self {
        Self::sized(width, height, Input::Touch)
    }

    /// The same with a mouse.
    pub(crate) fn with_mouse(width: u32, height: u32) -> Self {
        Self::sized(width, height, Input::Mouse)
    }

    fn sized(width: u32, height: u32, input: Input) -> Self {
        let (language, scheme, motion) = (Language::English, Scheme::Light, Motion::Full);
        Self { width, height, input, language, scheme, motion, blocked: Vec::new() }
    }

    /// Its owner reads French. Without this, English.
    pub(crate) fn french(self) -> Self {
        Self { language: Language::French, ..self }
    }

    /// Its owner likes dark screens. Without this, light ones.
    pub(crate) fn dark(self) -> Self {
        Self { scheme: Scheme::Dark, ..self }
    }

    /// Its owner has asked for less motion.
    pub(crate) fn reduced_motion(self) -> Self {
        Self { motion: Motion::Reduced, ..self }
    }

    /// Never loads addresses of this pattern, in which `*` stands for anything: `*.js` makes a guest without
    /// scripts.
    pub(crate) fn blocking(mut self, pattern: &str) -> Self {
        self.blocked.push(pattern.to_owned());
        self
    }

    /// What chromedriver is asked for. The session gets a fresh profile, which chromedriver makes and
    /// deletes.
    pub(super) fn capabilities(&self, chromium: &str, wire: &Wire) -> WebDriverResult<Capabilities> {
        let languages = match self.language {
            Language::English => "en-GB,en",
            Language::French => "fr-FR,fr",
        };
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(chromium)?;
        for switch in SWITCHES.map(str::to_owned).into_iter().chain(wire.switches()) {
            wanted.add_arg(&switch)?;
        }
        wanted.add_arg(&format!("--window-size={},{}", self.width, self.height))?;
        wanted.add_arg(&format!("--lang={}", &languages[..2]))?;
        // The browser without windows takes its languages from here, the other one from its preferences.
        wanted.add_arg(&format!("--accept-lang={languages}"))?;
        wanted.add_experimental_option("prefs", json!({ "intl.accept_languages": languages }))?;
        if self.input == Input::Touch {
            let metrics = json!({
                "width": self.width, "height": self.height, "pixelRatio": 2.0, "touch": true, "mobile": true,
            });
            wanted.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics }))?;
        }
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        Ok(wanted.into())
    }

    /// What geckodriver is asked for. Its session gets a fresh profile, too.
    pub(super) fn firefox(&self, firefox: &str, wire: &Wire) -> Capabilities {
        let languages = match self.language {
            Language::English => "en-GB,en",
            Language::French => "fr-FR,fr",
        };
        let touch = self.input == Input::Touch;
        // Of pointers, 1 is a finger, and 6 a mouse that can hover.
        let pointer = if touch { 1 } else { 6 };
        let prefs = json!({
            "intl.accept_languages": languages,
            "layout.css.prefers-color-scheme.content-override": i32::from(self.scheme == Scheme::Light),
            "ui.prefersReducedMotion": i32::from(self.motion == Motion::Reduced),
            "ui.primaryPointerCapabilities": pointer,
            "ui.allPointerCapabilities": pointer,
            "dom.w3c_touch_events.enabled": i32::from(touch),
            "network.proxy.allow_hijacking_localhost": true,
            // One process for pages: a test has one page.
            "fission.autostart": false,
            "dom.ipc.processCount": 1,
            "dom.ipc.processPrelaunch.enabled": false,
        });
        let proxy = json!({
            "proxyType": "manual", "socksProxy": wire.address().to_string(), "socksVersion": 5,
        });
        let options = json!({ "binary": firefox, "args": ["-headless"], "prefs": prefs });
        let wanted = json!({ "browserName": "firefox", "proxy": proxy, "moz:firefoxOptions": options });
        serde_json::from_value(wanted).expect("capabilities are plain JSON")
    }

    /// What WebKitWebDriver is asked for.
    pub(super) fn webkit(&self, mini_browser: &str) -> Capabilities {
        assert!(
            self.language == Language::English && self.blocked.is_empty(),
            "WebKit takes its language from the system, and loads everything: {self:?}"
        );
        let options = json!({ "binary": mini_browser, "args": ["--automation"] });
        let wanted = json!({ "webkitgtk:browserOptions": options });
        serde_json::from_value(wanted).expect("capabilities are plain JSON")
    }

    /// The theme that GTK, and so WebKit, wears.
    pub(super) fn gtk_theme(&self) -> &'static str {
        match self.scheme {
            Scheme::Light => "Adwaita",
            Scheme::Dark => "Adwaita:dark",
        }
    }

    /// The DevTools commands that make a fresh tab behave as this device.
    pub(super) fn commands(&self) -> Vec<(&'static str, Value)> {
        let scheme = match self.scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        };
        let motion = match self.motion {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        };
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]});
        let mut commands = vec![("Emulation.setEmulatedMedia", media), ("Network.enable", json!({}))];
        if self.input == Input::Mouse {
            // The window's frame takes its share of `--window-size`; the page is to have all of it.
            let metrics = json!({
                "width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": false,
            });
            commands.push(("Emulation.setDeviceMetricsOverride", metrics));
        }
        if !self.blocked.is_empty() {
            commands.push(("Network.setBlockedURLs", json!({ "urls": self.blocked })));
        }
        commands
    }
}

/// Lays out what WebKit reads of its owner's wishes below a folder: less motion, and a window that can be as
/// narrow as a phone because the buttons around the page take no room.
pub(super) fn webkit_settings(device: &Device, folder: &Path) {
    const NARROW: &str = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; \
        font-size: 1px; } image { -gtk-icon-transform: scale(0); }";
    let gtk = folder.join("config/gtk-3.0");
    let settings = format!("[Settings]\ngtk-enable-animations={}\n", device.motion == Motion::Full);
    fs::create_dir_all(&gtk).expect("a temporary folder");
    fs::write(gtk.join("gtk.css"), NARROW).expect("a temporary folder");
    fs::write(gtk.join("settings.ini"), settings).expect("a temporary folder");
}
