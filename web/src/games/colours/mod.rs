//! The face of True Colours: a box of votes, and pegs on a winding path.

mod ballot;
mod count;
mod end;
mod finale;
mod first_time;
#[cfg(test)]
mod fixtures;
mod form;
mod fullest;
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
mod six_lines;
mod stage;
mod track;

use maud::{Markup, html};
use rules::colours::{Colours, Options};
use table::TableView;

use super::{GamePages, page_plan};
use crate::{look::Symbol, pages::Context, words::Words};

impl GamePages for Colours {
    const SYMBOL: Symbol = Symbol::Drop;

    page_plan!(game_colours(), game_colours_line());

    fn looked_back(words: &Words) -> String {
        words.evening_votes_gone()
    }

    fn anybody_goes_on(game: &Self::View) -> bool {
        use rules::colours::PhaseView;
        matches!(game.phase, PhaseView::RoundOver { reader: None, .. })
    }

    fn while_shown(room: &room::Room<'_>) -> Markup {
        html! { @if let Some(round) = room.counted() { (question::reminder(room, &round.question)) } }
    }

    fn why_moved(room: &room::Room<'_>) -> Option<super::WhyMoved> {
        results::why_moved(room)
    }

    #[cfg(test)]
    fn shows(language: decks::Language) -> Vec<super::shows::ShowCase> {
        fixtures::shows(language)
    }

    fn rounds(options: &Self::Options, people: usize) -> usize {
        let to_the_end = match people {
            0..=3 => 24,
            4 => 27,
            _ => 28,
        };
        to_the_end * usize::from(options.goal.0) / usize::from(*Options::GOALS.end())
    }

    fn fullest(table: &TableView, view: &Self::View) -> Vec<Self::View> {
        fullest::fullest(table, view)
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
}
