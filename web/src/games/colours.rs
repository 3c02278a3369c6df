//! The face of True Colours: a box of votes, and pegs on a winding path.

mod count;
mod ending;
mod hand;
mod letters;
mod options;
mod path;
mod pegs;
mod room;
mod rulebook;
mod scene;
mod stage;

use maud::Markup;
use rules::colours;
use table::TableView;

use crate::pages::{Context, Hand, Stage};

use room::Room;
pub(super) use rulebook::{rules, section_now};

pub(super) fn options(context: &Context<'_>, view: &TableView, options: &colours::Options) -> Markup {
    options::options(context, view, options)
}

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &colours::View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &colours::View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &colours::View) -> String {
    hand::title(&Room::new(context, view, game))
}
