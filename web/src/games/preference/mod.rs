//! The face of Personal Preference: a ring of squares round four coloured sections.

mod draft;
mod end;
mod finale;
mod guess;
mod hand;
mod laid;
mod opening;
mod options;
mod order;
mod ranking;
mod results;
mod reveal;
mod room;
mod rulebook;
mod sections;
mod slips;
mod stage;
mod standing;
mod team_members;
mod tokens;
mod track;

use rules::preference;
use table::TableView;

use crate::pages::{Context, Hand, Stage};

pub(super) use options::{hindrance, house_rules, missing, seating};
use room::Room;
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &preference::View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &preference::View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &preference::View) -> String {
    hand::title(&Room::new(context, view, game))
}
