//! The face of IMAGE: four sides round a board, and pictures of famous people made of cards.

mod areas;
mod candidate;
mod cards;
mod challenge;
mod claim;
mod confession;
mod country_name;
mod draft;
mod end;
mod evidence;
mod finale;
mod first_time;
#[cfg(test)]
mod fixtures;
mod form;
mod fullest;
mod gallery;
mod hand;
mod initial;
mod lesson;
mod news;
mod notes;
mod options;
mod players;
mod pool;
pub(crate) mod practice;
mod put_down;
mod recent;
mod refusal;
mod room;
mod rulebook;
mod scores;
mod sides;
mod six_lines;
mod stage;
mod strips;
mod ticks;
mod trial;
mod veil;
mod verdict;
mod vote;

use maud::Markup;
use rules::image::{Image, Options, View};
use table::TableView;

use super::{GamePages, page_plan};
use crate::{look::Symbol, words::Words};

pub(crate) use candidate::Candidate;
pub(crate) use cards::{kind_name, name as card_name};

impl GamePages for Image {
    const SYMBOL: Symbol = Symbol::Portrait;
    const PICTURED_LINE: usize = 0;
    const INTRODUCED_BY_PICTURES: bool = false;

    page_plan!(game_image(), game_image_line());

    fn looked_back(words: &Words) -> String {
        words.evening_notes_gone()
    }

    fn lapse_line(words: &Words, _game: &Self::View, seconds: &str) -> Option<String> {
        Some(words.image_lapse(seconds))
    }

    fn anybody_goes_on(game: &Self::View) -> bool {
        use rules::image::PhaseView;
        matches!(game.phase, PhaseView::Opening)
    }

    fn while_shown(room: &room::Room<'_>) -> Markup {
        veil::while_shown(room)
    }

    #[cfg(test)]
    fn shows(language: decks::Language) -> Vec<super::shows::ShowCase> {
        fixtures::shows(language)
    }

    /// So many cards are drawn in a turn, and when there are none everybody has one more (IM-13, IM-23).
    fn rounds(options: &Self::Options, people: usize) -> usize {
        const DRAWN: usize = 4;
        let cards = options.deck.of(almanac::deck().len());
        cards.saturating_sub(Options::HAND * people + Options::BOARD) / DRAWN + people
    }

    fn fullest(table: &TableView, view: &Self::View) -> Vec<Self::View> {
        fullest::fullest(table, view)
    }

    fn exercise(words: &Words) -> Markup {
        practice::invitation(words)
    }

    fn seating(words: &Words, table: &TableView) -> Option<String> {
        options::seating(words, table)
    }

    fn latest_news(words: &Words, table: &TableView, game: &View) -> Option<String> {
        news::latest_news(words, table, game)
    }
}
