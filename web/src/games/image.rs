//! The face of IMAGE: four sides round a board, and pictures of famous people made of cards.

mod cards;
mod room;
mod stage;

use std::sync::LazyLock;

use decks::Language;
use maud::html;
use rules::{
    GameKind,
    image::{Options, View},
};
use table::TableView;

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

pub(super) fn rules(language: Language) -> &'static Rules {
    static RULES: LazyLock<[Rules; Language::ALL.len()]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            let words = Words::of(language);
            Rules { title: words.game_image(), idea: words.game_image_line(), sections: Vec::new() }
        })
    });
    &RULES[language as usize]
}
