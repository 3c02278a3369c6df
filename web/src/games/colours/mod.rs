//! The face of True Colours: a box of votes, and pegs on a winding path.

mod ballot;
mod count;
mod end;
mod finale;
#[cfg(test)]
mod fixtures;
mod form;
mod hand;
mod letters;
mod options;
mod pegs;
mod prediction;
mod question;
mod refusal;
mod results;
mod room;
mod rulebook;
mod scene;
mod stage;
mod track;

use decks::Language;
use maud::Markup;
use rules::colours::{Colours, Command, Options, Refusal, View};
use table::TableView;

use super::{GamePages, HouseRules, Rules};
#[cfg(test)]
use crate::pages::fixtures::{Easel, Look};
use crate::{
    form::{Fields, FormError},
    look::Symbol,
    pages::{Context, Dress, Hand, Stage},
    words::Words,
};
use room::Room;

impl GamePages for Colours {
    const SYMBOL: Symbol = Symbol::Drop;
    /// With five, numbers tell nobody's vote (TC-8), and there are people to choose among.
    const BOTS_FOR_ONE: usize = 4;
    const HAND_DRESS: Dress = &["colours.css"];
    const STAGE_DRESS: Dress = &["colours.css", "colours-stage.css"];

    fn name(words: &Words) -> String {
        words.game_colours()
    }

    fn line(words: &Words) -> String {
        words.game_colours_line()
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

    fn caution(context: &Context<'_>, table: &TableView, options: &Options) -> Markup {
        options::caution(context, table, options)
    }

    fn preparation(context: &Context<'_>, table: &TableView) -> Markup {
        options::preparation(context, table)
    }

    fn own_card_example(words: &Words) -> Option<String> {
        Some(words.cards_example_colours())
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
