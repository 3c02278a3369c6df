//! The face of IMAGE: four sides round a board, and pictures of famous people made of cards.

mod cards;
mod news;
mod options;
mod room;
mod rulebook;
mod stage;

use maud::html;
use rules::image::View;
use table::TableView;

use self::room::Room;
use crate::pages::{Context, Hand, Stage};

pub(super) use news::told;
pub(super) use options::{house_rules, seating};
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, _view: &TableView, game: &View) -> Hand {
    let ask = html! { h1 { (context.words().game_image()) } };
    let play = html! { ul { @for card in game.hand.iter().flatten() { li { (card) } } } };
    Hand { ask, play, act: html! {} }
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, _view: &TableView, _game: &View) -> String {
    context.words().game_image()
}
