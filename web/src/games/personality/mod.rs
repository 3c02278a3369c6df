//! The face of Personality: masks on a climbing path, and portraits that grow.

mod cards;
mod debate;
mod end;
mod finale;
mod gifts;
mod giving;
mod hand;
mod mask;
mod note;
mod options;
mod picture;
mod player_choices;
mod portrait;
mod results;
mod reveal;
mod room;
mod rows;
mod rulebook;
mod scene;
mod stage;
mod standing;
mod track;
mod traits;
mod vote;

use maud::Markup;
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

/// My portrait as a picture to keep.
pub(super) fn portrait(context: &Context<'_>, view: &TableView, game: &personality::View) -> Option<Markup> {
    picture::portrait(&Room::new(context, view, game))
}
