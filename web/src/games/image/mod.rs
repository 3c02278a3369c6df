//! The face of IMAGE: four sides round a board, and pictures of famous people made of cards.

mod areas;
mod candidate;
mod cards;
mod challenge;
mod claim;
mod country_name;
mod draft;
mod end;
mod evidence;
mod finale;
#[cfg(test)]
mod fixtures;
mod form;
mod gallery;
mod hand;
mod news;
mod notes;
mod options;
mod players;
mod pool;
mod put_down;
mod recent;
mod refusal;
mod room;
mod rulebook;
mod scores;
mod sides;
mod stage;
mod strips;
mod trial;
mod verdict;
mod vote;

use decks::Language;
use rules::image::{Command, Image, Options, Refusal, View};
use table::TableView;

use self::room::Room;
pub(crate) use self::{
    candidate::Candidate,
    cards::{kind_name, name as card_name},
};
use super::{GamePages, HouseRules, Rules};
#[cfg(test)]
use crate::pages::fixtures::{Easel, Look};
use crate::{
    form::{Fields, FormError},
    look::Symbol,
    pages::{Dress, Hand, Stage},
    words::Words,
};

impl GamePages for Image {
    const SYMBOL: Symbol = Symbol::Portrait;
    /// Others take long over an image.
    const BOTS_FOR_ONE: usize = 2;
    const HAND_DRESS: Dress = &["image.css", "image-hand.css"];
    const STAGE_DRESS: Dress = &["image.css", "image-stage.css"];

    fn name(words: &Words) -> String {
        words.game_image()
    }

    fn line(words: &Words) -> String {
        words.game_image_line()
    }

    fn rules(language: Language) -> Rules {
        rulebook::rules(language)
    }

    fn section_now(view: &View) -> &'static str {
        rulebook::section_now(&view.phase)
    }

    fn command(play: &str, fields: &Fields) -> Result<Command, FormError> {
        form::command(play, fields)
    }

    fn options(fields: &Fields) -> Result<Options, FormError> {
        form::options(fields)
    }

    fn refusal(words: &Words, refusal: &Refusal) -> String {
        refusal::refusal(words, *refusal)
    }

    fn house_rules<'a>(words: &Words, options: &'a Options) -> HouseRules<'a> {
        options::house_rules(words, options)
    }

    fn seating(words: &Words, table: &TableView) -> Option<String> {
        options::seating(words, table)
    }

    fn hand(room: &Room<'_>) -> Hand {
        hand::hand(room)
    }

    fn stage(room: &Room<'_>) -> Stage {
        stage::stage(room)
    }

    fn title(room: &Room<'_>) -> String {
        hand::title(room)
    }

    fn latest_news(words: &Words, table: &TableView, game: &View) -> Option<String> {
        news::latest_news(words, table, game)
    }

    #[cfg(test)]
    fn looks(easel: &Easel<'_>) -> Vec<Look> {
        fixtures::looks(easel)
    }
}
