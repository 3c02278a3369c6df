//! The screens that people play on.

use serde_json::json;

use crate::support::Browser;

/// A screen, and how its owner has set it up.
pub(super) struct Screen {
    pub(super) name: &'static str,
    pub(super) width: u32,
    pub(super) height: u32,
    /// How high letters are that nobody has set: 16 pixels, or more where somebody has asked for more.
    letters: u32,
    colours: Colours,
    /// So much of the left and of the right is behind a notch or a rounded corner.
    pub(super) notch: u32,
    /// The same of the top and of the bottom.
    pub(super) ends: [u32; 2],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    Day,
    Night,
    /// The reader's own, a few.
    Forced,
}

impl Screen {
    const fn new(name: &'static str, width: u32, height: u32) -> Self {
        Self { name, width, height, letters: 16, colours: Colours::Day, notch: 0, ends: [0, 0] }
    }

    const fn letters(self, letters: u32) -> Self {
        Self { letters, ..self }
    }

    const fn colours(self, colours: Colours) -> Self {
        Self { colours, ..self }
    }

    /// The page that is open is seen on this screen from now on, by somebody who has asked for less motion.
    pub(super) async fn put_on(&self, page: &Browser) {
        self.put_on_with("reduce", page).await;
    }

    /// The same by somebody who has not.
    pub(super) async fn put_on_moving(&self, page: &Browser) {
        self.put_on_with("no-preference", page).await;
    }

    async fn put_on_with(&self, motion: &str, page: &Browser) {
        let mobile = self.width < 1_000;
        let size = json!({
            "width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": mobile,
        });
        page.devtools("Emulation.setDeviceMetricsOverride", size).await;
        let letters = json!({ "fontSizes": { "standard": self.letters } });
        page.devtools("Page.setFontSizes", letters).await;
        let (scheme, forced) = match self.colours {
            Colours::Day => ("light", "none"),
            Colours::Night => ("dark", "none"),
            Colours::Forced => ("dark", "active"),
        };
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
            { "name": "forced-colors", "value": forced },
        ]});
        page.devtools("Emulation.setEmulatedMedia", media).await;
        let insets = json!({ "insets": {
            "left": self.notch, "right": self.notch, "top": self.ends[0], "bottom": self.ends[1],
        } });
        page.devtools("Emulation.setSafeAreaInsetsOverride", insets).await;
    }
}

pub(super) const NARROWEST: Screen = Screen::new("phone-320", 320, 568);

/// What a guest holds in the hand or has on the desk.
pub(super) const HANDS: [Screen; 9] = [
    NARROWEST,
    Screen::new("phone-360", 360, 640),
    Screen::new("phone-360-forced", 360, 640).colours(Colours::Forced),
    Screen::new("phone-390-dark", 390, 844).colours(Colours::Night),
    Screen::new("phone-side", 844, 390),
    Screen::new("tablet-upright", 820, 1180),
    Screen::new("tablet-across", 1180, 820),
    Screen::new("laptop", 1366, 768),
    Screen::new("laptop-forced", 1366, 768).colours(Colours::Forced),
];

/// Letters of 130 and of 200 %.
pub(super) const LARGE_LETTERS: [Screen; 7] = [
    Screen::new("phone-360-letters-130", 360, 640).letters(21),
    Screen::new("phone-390-letters-200", 390, 844).letters(32),
    Screen::new("phone-320-letters-130", 320, 568).letters(21),
    Screen::new("phone-320-letters-200", 320, 568).letters(32),
    Screen::new("phone-side-letters-200", 844, 390).letters(32),
    Screen::new("tablet-upright-letters-200", 820, 1180).letters(32),
    Screen::new("laptop-letters-200", 1366, 768).letters(32),
];

/// A phone on its side, whose camera is in the screen.
pub(super) const NOTCHED: Screen = Screen { notch: 47, ..Screen::new("phone-side-notch", 844, 390) };

/// The same upright, with what its owner wipes over at the bottom.
pub(super) const NOTCHED_UPRIGHT: Screen =
    Screen { ends: [59, 34], ..Screen::new("phone-upright-notch", 390, 844) };

/// What the keys on the screen leave of a phone.
pub(super) const KEYS: Screen = Screen::new("phone-360-keys", 360, 400);

/// What everybody looks at.
pub(super) const STAGES: [Screen; 5] = [
    Screen::new("stage-720", 1280, 720),
    Screen::new("stage-1080", 1920, 1080),
    Screen::new("stage-1080-forced", 1920, 1080).colours(Colours::Forced),
    Screen::new("stage-2160", 3840, 2160),
    Screen::new("stage-upright", 1080, 1920),
];
