//! Finding people as somebody types, for IMAGE.

use almanac::{Almanac, Person};
use rules::image::{BilingualText, Life, PersonKey, Story};
use serde::Serialize;
use utoipa::ToSchema;

/// So many are offered: as many as a phone shows above its keyboard.
const MOST: usize = 8;

/// Somebody of the almanac who may be meant. It says who that is, and nothing of what a card could ask:
/// reference works are for challenges.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Suggestion {
    pub(crate) key: PersonKey,
    pub(crate) name: BilingualText,
    /// The name that matches what was typed, where it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) matched: Option<String>,
    /// What tells namesakes apart; only where there are some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) apart: Option<Apart>,
}

/// Which of several who have one name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Apart {
    pub(crate) life: Life,
    /// Where a fictional character comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) story: Option<Story>,
}

/// Whom somebody may mean who has typed this so far, the likeliest first. Of no table, and so no secret of
/// any.
pub(crate) fn suggestions(almanac: &Almanac, typed: &str) -> Vec<Suggestion> {
    let found: Vec<(Person<'_>, &str)> = almanac
        .complete(typed, MOST)
        .into_iter()
        .map(|completion| (almanac.person(completion.person), completion.matched))
        .collect();
    let suggestion = |(person, matched): &(Person<'_>, &str)| {
        let name = person.name();
        let other = ![&*name.en, &*name.fr].contains(matched);
        let namesakes = found.iter().filter(|(other, _)| other.name() == name).count();
        let apart = (namesakes > 1).then(|| Apart { life: person.life(), story: person.story() });
        Suggestion { key: person.key(), matched: other.then(|| (*matched).to_owned()), name, apart }
    };
    found.iter().map(suggestion).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(typed: &str) -> Vec<Suggestion> {
        suggestions(Almanac::embedded(), typed)
    }

    #[test]
    fn people_are_found_by_any_name_and_nothing_else_is_told() {
        let first = &found("schweitz")[0];
        assert_eq!(first.name.en, "Albert Schweitzer");
        assert_eq!((&first.matched, &first.apart), (&None, &None));
        assert!(found("").is_empty());
        assert!(found("a").len() <= MOST);
    }

    #[test]
    fn namesakes_are_told_apart() {
        let cyranos = found("Tom Jones");
        let stories = cyranos.iter().filter_map(|person| person.apart.as_ref()).map(|apart| &apart.story);
        let (fictional, real): (Vec<_>, Vec<_>) = stories.partition(|story| story.is_some());
        assert!(!fictional.is_empty() && !real.is_empty(), "{cyranos:?}");
    }
}
