//! A part of a live page that is sent again when it changes.

use std::borrow::Cow;

use rules::Ticks;
use table::TableView;

use crate::look::{Face, GAME_SPRITE, game_sprite};

/// An element of the page with that id, as HTML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Region {
    pub(crate) id: &'static str,
    pub(crate) html: Cow<'static, str>,
}

impl Region {
    pub(crate) fn new(id: &'static str, markup: maud::Markup) -> Region {
        Region { id, html: markup.into_string().into() }
    }

    /// These regions, and before them the drawings of what is played, or of the lobby.
    pub(crate) fn with_symbols(face: Face, view: &TableView, mut regions: Vec<Region>) -> Vec<Region> {
        let game = view.game.as_ref().map(|playing| playing.kind);
        let html = game_sprite(face, game, regions.iter().map(|region| &*region.html));
        regions.insert(0, Region { id: GAME_SPRITE, html });
        regions
    }
}

/// What a region says of the reveal that is under way, so that its parts come at their moments wherever and
/// whenever it is shown.
pub(crate) struct Timing {
    /// Further classes of the region: the end of the show as its moment.
    pub(crate) class: String,
    /// Which show it is, and when it began by the table's clock.
    pub(crate) show: Option<String>,
}

impl Timing {
    /// Nothing while nothing is being shown, and once it is over.
    pub(crate) fn of(view: &TableView) -> Timing {
        let Some(show) = view.show_under_way() else { return Timing { class: String::new(), show: None } };
        let ticks = (show.ends.0 - show.began.0) / Ticks::MILLIS;
        Timing { class: format!(" show t-{ticks}"), show: Some(format!("{} {}", show.key, show.began.0)) }
    }
}
