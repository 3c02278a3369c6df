//! The face of True Colours: a box of votes, and pegs on a winding path.

mod ballot;
mod count;
mod end;
mod finale;
mod hand;
mod letters;
mod options;
mod pegs;
mod prediction;
mod question;
mod results;
mod room;
mod rulebook;
mod scene;
mod stage;
mod track;

use rules::colours;
use table::TableView;

use crate::pages::{Context, Hand, Stage};

pub(super) use options::{caution, hindrance, house_rules, preparation, seating};
use room::Room;
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &colours::View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &colours::View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &colours::View) -> String {
    hand::title(&Room::new(context, view, game))
}
