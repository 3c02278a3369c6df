//! The engine that a browser is made of, and what each can be asked for.
//!
//! All three play whole games. Only Chromium has an interface by which a test takes its network away, keeps
//! files from it or lets fingers drag: tests of these things are Chromium's alone, and a helper that is asked
//! for them elsewhere says so.

/// What the browsers of a party are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Chrome, Samsung Internet, Edge, and what TVs have.
    Chromium,
    /// Firefox ESR, as it stands for Firefox.
    Firefox,
    /// WebKitGTK, as it stands for Safari.
    WebKit,
}

impl Engine {
    pub(crate) const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    /// As it is called in messages and in the names of files.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }
}
