//! The face of The Game of Happiness: two rows of tokens, from unhappy to happy.

mod cards;
mod end;
mod finale;
mod first_time;
#[cfg(test)]
mod fixtures;
mod form;
mod fullest;
mod hand;
mod options;
mod rank;
mod refusal;
mod results;
mod room;
mod rulebook;
mod six_lines;
mod stage;

use maud::Markup;
use rules::happiness::Happiness;
use table::TableView;

use super::{GamePages, page_plan};
use crate::{look::Symbol, words::Words};

impl GamePages for Happiness {
    const SYMBOL: Symbol = Symbol::Smile;
    const PICTURED_LINE: usize = 2;

    /// One ranks, and then all the others talk until they agree.
    const HALF_MINUTES_A_ROUND: usize = 6;

    page_plan!(game_happiness(), game_happiness_line());

    fn looked_back(words: &Words) -> String {
        words.evening_own_guesses()
    }

    fn why_moved(room: &room::Room<'_>) -> Option<super::WhyMoved> {
        results::why_moved(room)
    }

    fn anybody_goes_on(game: &Self::View) -> bool {
        use rules::happiness::PhaseView;
        matches!(game.phase, PhaseView::Opening { .. } | PhaseView::Revealed { .. })
    }

    fn while_shown(room: &room::Room<'_>) -> Markup {
        results::lying(room)
    }

    #[cfg(test)]
    fn shows(language: decks::Language) -> Vec<super::shows::ShowCase> {
        fixtures::shows(language)
    }

    /// GH-3
    fn rounds(options: &Self::Options, people: usize) -> usize {
        usize::from(options.turns_for(people)) * people
    }

    fn fullest(_table: &TableView, view: &Self::View) -> Vec<Self::View> {
        fullest::fullest(view)
    }

    fn own_card_example(words: &Words) -> Option<String> {
        Some(words.cards_example_happiness())
    }
}
