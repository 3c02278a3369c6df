//! The face of Personality: masks on a climbing path, and portraits that grow.

mod climb;
mod gifts;
mod hand;
mod mask;
mod note;
mod options;
mod portrait;
mod reveal;
mod room;
mod rows;
mod rulebook;
mod scene;
mod stage;
mod traits;

use rules::personality;
use table::TableView;

use crate::pages::{Context, Hand, Stage};

pub(super) use options::{hindrance, house_rules, seating};
use room::Room;
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &personality::View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &personality::View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &personality::View) -> String {
    hand::title(&Room::new(context, view, game))
}
