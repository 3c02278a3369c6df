//! What browsers must be able to do. Phones with iOS 15 and TVs with Chromium 87 are met at parties: what
//! came later is asked for before it is used, or not used at all.

mod plain_dress;
mod scripts;
mod style_names;
mod style_rules;
mod style_sheets;

use crate::assets;

pub(crate) use plain_dress::plain_dress;

/// Since which version hands and stages work in full, and since which all that glides and walks does so:
/// everywhere else it is told as it stands here.
const FLOOR: [(&str, [&str; 3]); 4] = [
    ("Chrome on Android, Chromium in TVs", ["87", "87", "137"]),
    ("Safari on iOS", ["15.0", "16", "18.4"]),
    ("Firefox", ["90", "90", "144"]),
    ("Samsung Internet", ["14", "14", "30"]),
];

/// The two documents that tell it say the same, which is what the list says.
#[test]
fn the_documents_tell_the_floor_as_it_is() {
    let documents = [
        ("README.md", include_str!("../../../README.md")),
        ("docs/browsers.md", include_str!("../../../docs/browsers.md")),
    ];
    for (document, text) in documents {
        for (browser, versions) in FLOOR {
            let row = format!("| {browser} | {} |", versions.join(" | "));
            let rows: Vec<&str> =
                text.lines().filter(|line| line.starts_with(&format!("| {browser}"))).collect();
            assert_eq!(rows, [row.as_str()], "{document}");
        }
    }
    for (nth, (browser, [hand, stage, glides])) in FLOOR.into_iter().enumerate() {
        let later = |one: &str, other: f32| one.parse::<f32>().expect("a version").max(other);
        assert_eq!(later(stage, 0.0), later(hand, style_sheets::stages_since()[nth]), "{browser}");
        assert_eq!(later(glides, 0.0), later(hand, style_sheets::all_glides_since()[nth]), "{browser}");
    }
}

/// Selectors in a script that an older browser does not know, which makes the call throw; where they
/// may stand.
const NEWER_SELECTORS: [(&str, &str, &[&str]); 3] = [
    ("(':is(", "Chrome 88", &[]),
    (" :is(", "Chrome 88", &[]),
    // The one asks whether there is it, the other is for browsers without it.
    (":has(", "Chrome 105, Safari 15.4", &["likeness.js", "older.js"]),
];

#[test]
fn scripts_ask_for_nothing_by_a_selector_that_an_old_phone_lacks() {
    for (name, source, _) in assets::texts().filter(|(name, ..)| name.ends_with(".js")) {
        for (selector, since, asked_for) in NEWER_SELECTORS {
            let found = source.contains(selector) && !asked_for.contains(&name);
            assert!(!found, "{name} uses `{selector}`, which there is since {since}");
        }
    }
}
