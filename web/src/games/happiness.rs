//! The face of The Game of Happiness: two rows of tokens, from unhappy to happy.

mod cards;
mod hand;
mod options;
mod rank;
mod results;
mod rulebook;
mod stage;

use rules::happiness::{self, PhaseView};
use table::TableView;

use crate::pages::{Context, Hand, Stage};

use cards::Room;
pub(super) use options::house_rules;
pub(super) use rulebook::{rules, section_now};

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &happiness::View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &happiness::View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &happiness::View) -> String {
    let room = Room::new(context, view, game);
    let words = room.words;
    match &game.phase {
        PhaseView::Opening { next } => room.opening_title(*next),
        PhaseView::Ranking { player, .. } if room.is_me(*player) => words.gh_title_your_turn(),
        PhaseView::Ranking { player, .. } => words.gh_others_title(room.name(*player)),
        PhaseView::Guessing { player, .. } if room.is_me(*player) => words.gh_guessed_title(),
        PhaseView::Guessing { player, .. } if game.me.is_none() => words.gh_guess_title(room.name(*player)),
        PhaseView::Guessing { .. } => words.gh_title_guess(),
        PhaseView::Revealed { .. } => words.gh_title_reveal(),
        PhaseView::Over => words.gh_title_over(),
    }
}
