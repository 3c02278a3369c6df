//! A part of a live page that is sent again when it changes.

/// An element of the page with that id, as HTML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Region {
    pub(crate) id: &'static str,
    pub(crate) html: String,
}

impl Region {
    pub(crate) fn new(id: &'static str, markup: maud::Markup) -> Region {
        Region { id, html: markup.into_string() }
    }
}
