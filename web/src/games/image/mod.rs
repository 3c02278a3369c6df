//! The face of IMAGE: four sides round a board, and pictures of famous people made of cards.

mod areas;
mod candidate;
mod cards;
mod challenge;
mod claim;
mod draft;
mod end;
mod evidence;
mod finale;
mod gallery;
mod hand;
mod news;
mod notes;
mod options;
mod place;
mod players;
mod pool;
mod put_down;
mod recent;
mod room;
mod rulebook;
mod scores;
mod sides;
mod stage;
mod strips;
mod trial;
mod verdict;
mod vote;

use rules::image::View;
use table::TableView;

use self::room::Room;
pub(crate) use self::{
    candidate::Candidate,
    cards::{kind_name, name as card_name},
};
use crate::pages::{Context, Hand, Stage};

pub(super) use news::told;
pub(super) use options::{house_rules, seating};
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &View) -> String {
    hand::title(&Room::new(context, view, game))
}
