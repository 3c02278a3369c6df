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
mod notes;
mod place;
mod players;
mod pool;
mod put_down;
mod recent;
mod room;
mod scores;
mod sides;
mod stage;
mod strips;
mod trial;
mod verdict;
mod vote;

use std::sync::LazyLock;

use decks::Language;
use rules::{
    GameKind,
    image::{Options, View},
};
use table::TableView;

pub(crate) use self::candidate::Candidate;
use self::room::Room;
use super::{HouseRules, Rules};
use crate::{
    pages::{Context, Hand, Stage},
    words::Words,
};

/// The section of the rules that is being played.
pub(super) const SECTION: &str = "turn";

pub(super) fn house_rules(_options: &Options) -> HouseRules<'_> {
    HouseRules { kind: GameKind::Image, choices: Vec::new(), sets: &[] }
}

pub(super) fn hand(context: &Context<'_>, view: &TableView, game: &View) -> Hand {
    hand::hand(&Room::new(context, view, game))
}

pub(super) fn stage(context: &Context<'_>, view: &TableView, game: &View) -> Stage {
    stage::stage(&Room::new(context, view, game))
}

pub(super) fn title(context: &Context<'_>, view: &TableView, game: &View) -> String {
    hand::title(&Room::new(context, view, game))
}

pub(super) fn rules(language: Language) -> &'static Rules {
    static RULES: LazyLock<[Rules; Language::ALL.len()]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let words = Words::of(language);
            Rules { title: words.game_image(), idea: words.game_image_line(), sections: Vec::new() }
        })
    });
    &RULES[language as usize]
}
