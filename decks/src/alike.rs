//! Cards that are nearly the same: no fault of a file, but one of a deck, because whoever has heard one has
//! heard the other.

use std::collections::HashMap;

use crate::{
    DeckError, FilePlace, Language, Reason,
    parse::{Heading, Text, parse},
    source::Source,
    typography::normalised,
};

/// Two cards may share an article and a noun; one more word, and the second sounds like the first.
const OPENING: usize = 3;

/// Every card of one game that is nearly the same as an earlier one, in whatever set that is.
pub(crate) fn alike(sources: &[&Source]) -> Vec<DeckError> {
    let dealt = sources.iter().filter(|source| !source.is_retired());
    let blocks: Vec<_> = dealt.flat_map(|source| parse(source).0).collect();
    let mut openings: HashMap<(Language, String), &FilePlace> = HashMap::new();
    let mut wordings: HashMap<(Language, Vec<String>), &FilePlace> = HashMap::new();
    let mut errors = Vec::new();
    for block in &blocks {
        if !matches!(block.heading, Some(Heading::Card { .. } | Heading::Gray { .. })) {
            continue;
        }
        for (language, text) in Language::ALL.into_iter().zip(&block.texts) {
            let Some(Text { place, words }) = text else { continue };
            let mut words: Vec<String> = normalised(words).split(' ').map(str::to_owned).collect();
            // A text of fewer words that begins alike is the same text, and that is refused on loading.
            if words.len() < OPENING {
                continue;
            }
            let opening = words[..OPENING].join(" ");
            let sounds_like = *openings.entry((language, opening)).or_insert(place);
            words.sort_unstable();
            let says_like = *wordings.entry((language, words)).or_insert(place);
            let reason = if sounds_like != place {
                Reason::SameOpening { language, first: sounds_like.clone() }
            } else if says_like != place {
                Reason::SameWords { language, first: says_like.clone() }
            } else {
                continue;
            };
            errors.push(DeckError { place: place.clone(), reason });
        }
    }
    errors
}
