//! What browsers must be able to do. Phones with iOS 15 and TVs with Chromium 87 are met at parties: what
//! came later is asked for before it is used, or not used at all.

mod style_rules;
mod style_sheets;

use crate::assets;

/// How a script would use what is newer, since when there is it, and where it may stand because it is asked
/// for there.
const NEWER_CALLS: [(&str, &str, &[&str]); 14] = [
    (".at(", "Chrome 92, Safari 15.4", &[]),
    ("Object.hasOwn", "Chrome 93, Safari 15.4", &[]),
    ("structuredClone", "Chrome 98, Safari 15.4", &[]),
    (".findLast", "Chrome 97, Safari 15.4", &[]),
    (".toSorted(", "Chrome 110, Safari 16", &[]),
    (".toReversed(", "Chrome 110, Safari 16", &[]),
    ("AbortSignal.timeout", "Chrome 103, Safari 16", &[]),
    ("AbortSignal.any", "Chrome 116, Safari 17.4", &[]),
    ("crypto.randomUUID", "HTTPS alone", &[]),
    ("Promise.withResolvers", "Chrome 119, Safari 17.4", &[]),
    // In a selector, an unknown part makes the call throw.
    ("(':is(", "Chrome 88", &[]),
    (" :is(", "Chrome 88", &[]),
    // The one asks whether there is it, the other is for browsers without it.
    (":has(", "Chrome 105, Safari 15.4", &["likeness.js", "older.js"]),
    (".requestSubmit(", "Safari 16", &["wire.js"]),
];

#[test]
fn scripts_call_nothing_that_an_old_phone_lacks() {
    for (name, source, _) in assets::texts().filter(|(name, ..)| name.ends_with(".js")) {
        for (call, since, asked_for) in NEWER_CALLS {
            let found = source.contains(call) && !asked_for.contains(&name);
            assert!(!found, "{name} uses `{call}`, which there is since {since}");
        }
    }
}
