//! What every page needs to know besides what it shows.

use decks::{Decks, Language};

use crate::{assets, words::Words};

/// For whom, and where, a page is made.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) language: Language,
    /// The public address of this server without a slash at its end, for links and QR codes.
    pub(crate) base_url: &'a str,
    pub(crate) assets: &'a AssetPaths,
    pub(crate) decks: &'a Decks,
    pub(crate) plain: Plain,
    pub(crate) met: MetBefore<'a>,
}

/// The phases of games that a browser says it has met before, as its cookie has them:
/// `gh-ranking.pp-opening`, and with the step in which it was met the one that is being met:
/// `tc-voting~KR7WQ4-17`.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct MetBefore<'a>(pub(crate) &'a str);

impl MetBefore<'_> {
    /// Whether it was met before this step.
    pub(crate) fn knows(self, phase: &str, now: &str) -> bool {
        self.0.split('.').any(|entry| {
            let (met, step) = entry.split_once('~').unwrap_or((entry, ""));
            met == phase && step != now
        })
    }
}

/// Where the files beside the pages lie.
#[derive(Debug, Clone)]
pub(crate) struct AssetPaths {
    pub(crate) folder: String,
    /// What this version of all of them is called: a page of another version must be loaded anew.
    pub(crate) version: String,
}

impl AssetPaths {
    pub(crate) fn of(&self, name: &str) -> String {
        format!("{}/{name}", self.folder)
    }
}

/// How a live page keeps up with the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plain {
    /// By the browser module.
    Live,
    /// Without it: the page loads itself again while its reader has nothing to do but wait.
    Refreshing,
}

impl<'a> Context<'a> {
    /// For a reader whose page keeps up by itself.
    pub(crate) fn live(language: Language, base_url: &'a str) -> Context<'a> {
        Context {
            language,
            base_url,
            assets: &assets::PATHS,
            decks: Decks::embedded(),
            plain: Plain::Live,
            met: MetBefore::default(),
        }
    }

    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// The public address without its scheme, to be read aloud.
    pub(crate) fn host(&self) -> &str {
        self.base_url.split_once("://").map_or(self.base_url, |(_, host)| host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_is_met_in_its_first_step_and_known_in_the_next() {
        let met = MetBefore("gh-ranking.pp-opening~KR7WQ4-17");
        assert!(met.knows("gh-ranking", "KR7WQ4-17"));
        assert!(!met.knows("pp-opening", "KR7WQ4-17"), "a page that is loaded again keeps its sentence");
        assert!(met.knows("pp-opening", "KR7WQ4-18"));
        assert!(!met.knows("pp", "KR7WQ4-17") && !met.knows("", "KR7WQ4-17"));
        assert!(!MetBefore::default().knows("gh-ranking", "KR7WQ4-17"));
    }
}
