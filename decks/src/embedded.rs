//! The decks that come with the program.

use rules::GameKind;

use crate::source::Source;

/// Every deck file, by its game and its set. A test compares this list with the folders.
const FILES: [(GameKind, &str, &str); 7] = [
    (GameKind::Happiness, "base", include_str!("../happiness/base.deck")),
    (GameKind::Happiness, "family", include_str!("../happiness/family.deck")),
    (GameKind::Happiness, "late", include_str!("../happiness/late.deck")),
    (GameKind::Happiness, "wide", include_str!("../happiness/wide.deck")),
    (GameKind::Preference, "base", include_str!("../preference/base.deck")),
    (GameKind::Colours, "base", include_str!("../colours/base.deck")),
    (GameKind::Personality, "base", include_str!("../personality/base.deck")),
];

pub(crate) fn sources() -> Vec<Source> {
    FILES
        .into_iter()
        .map(|(game, set, text)| Source {
            game,
            file: format!("{game}/{set}.deck"),
            set: set.to_owned(),
            text: text.to_owned(),
        })
        .collect()
}
