//! The face of The Game of Happiness: two rows of tokens, from unhappy to happy.

mod cards;
mod end;
mod finale;
#[cfg(test)]
mod fixtures;
mod form;
mod hand;
mod options;
mod rank;
mod refusal;
mod results;
mod room;
mod rulebook;
mod stage;

use decks::Language;
use rules::happiness::{Command, Happiness, Options, Refusal, View};

use super::{GamePages, HouseRules, Rules};
#[cfg(test)]
use crate::pages::fixtures::{Easel, Look};
use crate::{
    form::{Fields, FormError},
    look::Symbol,
    pages::{Hand, Stage},
    words::Words,
};
use room::Room;

impl GamePages for Happiness {
    const SYMBOL: Symbol = Symbol::Smile;
    /// Enough to talk a guess over, and one is soon in turn again.
    const BOTS_FOR_ONE: usize = 3;

    fn name(words: &Words) -> String {
        words.game_happiness()
    }

    fn line(words: &Words) -> String {
        words.game_happiness_line()
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

    fn own_card_example(words: &Words) -> Option<String> {
        Some(words.cards_example_happiness())
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
