//! The face of The Game of Happiness: two rows of tokens, from unhappy to happy.

mod cards;
mod end;
mod finale;
mod hand;
mod options;
mod rank;
mod results;
mod room;
mod rulebook;
mod stage;

use rules::happiness;
use table::TableView;

use crate::pages::{Context, Hand, Stage};

pub(super) use options::house_rules;
use room::Room;
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &happiness::View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &happiness::View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &happiness::View) -> String {
    hand::title(&Room::new(context, view, game))
}
