//! The face of Personality: masks on a climbing path, and portraits that grow.

mod cards;
mod debate;
mod end;
mod finale;
#[cfg(test)]
mod fixtures;
mod form;
mod gifts;
mod giving;
mod hand;
mod mask;
mod note;
mod options;
mod picture;
mod player_choices;
mod portrait;
mod refusal;
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

use decks::Language;
use maud::Markup;
use rules::personality::{Command, Options, Personality, Refusal, View};
use table::TableView;

use super::{GamePages, HouseRules, Rules};
#[cfg(test)]
use crate::pages::fixtures::{Easel, Look};
use crate::{
    form::{Fields, FormError},
    look::Symbol,
    pages::{Dress, Hand, Stage},
    words::Words,
};
use room::Room;

impl GamePages for Personality {
    const SYMBOL: Symbol = Symbol::Mask;
    /// With five there are people to choose among.
    const BOTS_FOR_ONE: usize = 4;
    const HAND_DRESS: Dress = &["personality.css"];
    const STAGE_DRESS: Dress = &["personality.css", "personality-stage.css"];

    fn name(words: &Words) -> String {
        words.game_personality()
    }

    fn line(words: &Words) -> String {
        words.game_personality_line()
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

    fn hindrance(words: &Words, table: &TableView) -> Option<String> {
        options::hindrance(words, table)
    }

    fn own_card_example(words: &Words) -> Option<String> {
        Some(words.cards_example_personality())
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

    /// My portrait as a picture to keep.
    fn portrait(room: &Room<'_>) -> Option<Markup> {
        picture::portrait(room)
    }

    #[cfg(test)]
    fn looks(easel: &Easel<'_>) -> Vec<Look> {
        fixtures::looks(easel)
    }

    #[cfg(test)]
    fn pictures() -> Vec<(String, Markup)> {
        fixtures::pictures()
    }
}
