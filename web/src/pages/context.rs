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
        Context { language, base_url, assets: &assets::PATHS, decks: Decks::embedded(), plain: Plain::Live }
    }

    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// The public address without its scheme, to be read aloud.
    pub(crate) fn host(&self) -> &str {
        self.base_url.split_once("://").map_or(self.base_url, |(_, host)| host)
    }
}
