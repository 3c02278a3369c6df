//! The face of Personal Preference: a ring of squares round four coloured sections.

mod draft;
mod end;
mod finale;
#[cfg(test)]
mod fixtures;
mod form;
mod guess;
mod hand;
mod laid;
mod opening;
mod options;
mod order;
mod ranking;
mod refusal;
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

use decks::Language;
use rules::preference::{Command, Options, Preference, Refusal, View};
use table::{LineupView, TableView};

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

impl GamePages for Preference {
    const SYMBOL: Symbol = Symbol::Heart;
    /// Two teams of two.
    const BOTS_FOR_ONE: usize = 3;
    const HAND_DRESS: Dress = &["preference.css"];
    const STAGE_DRESS: Dress = &["preference.css", "preference-stage.css"];

    fn name(words: &Words) -> String {
        words.game_preference()
    }

    fn line(words: &Words) -> String {
        words.game_preference_line()
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
        Some(options::seating(words, table))
    }

    fn hindrance(words: &Words, table: &TableView) -> Option<String> {
        options::hindrance(words, table)
    }

    fn missing(team: &LineupView) -> usize {
        options::missing(team)
    }

    fn own_card_example(words: &Words) -> Option<String> {
        Some(words.cards_example_preference())
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

    #[cfg(test)]
    fn looks(easel: &Easel<'_>) -> Vec<Look> {
        fixtures::looks(easel)
    }
}
