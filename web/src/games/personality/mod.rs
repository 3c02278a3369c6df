//! The face of Personality: masks on a climbing path, and portraits that grow.

mod cards;
mod debate;
mod end;
mod finale;
mod first_time;
#[cfg(test)]
mod fixtures;
mod form;
mod fullest;
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
mod six_lines;
mod stage;
mod standing;
mod track;
mod traits;
mod unmasking;
mod vote;

use maud::Markup;
use rules::personality::{Board, Personality};
use table::TableView;

use super::{GamePages, page_plan};
use crate::{look::Symbol, words::Words};
use room::Room;

impl GamePages for Personality {
    const SYMBOL: Symbol = Symbol::Mask;

    page_plan!(game_personality(), game_personality_line());

    fn looked_back(words: &Words) -> String {
        words.evening_hand_gone()
    }

    fn lapse_line(words: &Words, game: &Self::View, seconds: &str) -> Option<String> {
        use rules::personality::PhaseView;
        Some(match game.phase {
            PhaseView::Debate { .. } => words.pe_lapse_debate(seconds),
            _ => words.pe_lapse(seconds),
        })
    }

    fn anybody_goes_on(game: &Self::View) -> bool {
        use rules::personality::PhaseView;
        matches!(game.phase, PhaseView::Opening | PhaseView::Ending { .. })
    }

    fn while_shown(room: &Room<'_>) -> Markup {
        unmasking::while_shown(room)
    }

    #[cfg(test)]
    fn shows(language: decks::Language) -> Vec<super::shows::ShowCase> {
        fixtures::shows(language)
    }

    /// People agree less than bots do: about half as well, by the report.
    fn rounds(options: &Self::Options, people: usize) -> usize {
        let normal = 16 + people;
        match options.board {
            Board::Taste => normal / 3,
            Board::Short => normal * 2 / 3,
            Board::Normal => normal,
        }
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

    fn own_card_example(words: &Words) -> Option<String> {
        Some(words.cards_example_personality())
    }

    /// My portrait as a picture to keep.
    fn portrait(room: &Room<'_>) -> Option<Markup> {
        picture::portrait(room)
    }

    #[cfg(test)]
    fn pictures() -> Vec<(String, Markup)> {
        fixtures::pictures()
    }
}
