//! The face of Personal Preference: a ring of squares round four coloured sections.

mod draft;
mod earlier;
mod end;
mod finale;
mod first_time;
#[cfg(test)]
mod fixtures;
mod form;
mod fullest;
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
mod six_lines;
mod slips;
mod stage;
mod standing;
mod team_members;
mod tokens;
mod track;

use maud::Markup;
use rules::preference::{Board, Options, Preference};
use table::{LineupView, TableView};

use super::{GamePages, page_plan};
use crate::{look::Symbol, words::Words};

impl GamePages for Preference {
    const SYMBOL: Symbol = Symbol::Heart;
    const PICTURED_LINE: usize = 5;

    page_plan!(game_preference(), game_preference_line());

    fn looked_back(words: &Words) -> String {
        words.evening_own_guesses()
    }

    fn anybody_goes_on(game: &Self::View) -> bool {
        use rules::preference::{Draw, PhaseView};
        match game.phase {
            PhaseView::RoundOver { next: None, .. } => true,
            // PP-6: where there is nothing to choose, anybody may turn the cards over.
            PhaseView::Opening { next } | PhaseView::RoundOver { next: Some(next), .. } => {
                next.draw != Draw::Choice
            }
            PhaseView::Ranking { .. }
            | PhaseView::Guessing { .. }
            | PhaseView::Revealing { .. }
            | PhaseView::Over { .. } => false,
        }
    }

    fn while_shown(room: &room::Room<'_>) -> Markup {
        reveal::before_it(room)
    }

    fn why_moved(room: &room::Room<'_>) -> Option<super::WhyMoved> {
        results::why_moved(room)
    }

    #[cfg(test)]
    fn shows(language: decks::Language) -> Vec<super::shows::ShowCase> {
        fixtures::shows(language)
    }

    /// Two or three play alone, and whoever is IT does not move (PP-2).
    fn rounds(options: &Self::Options, people: usize) -> usize {
        let normal = match people {
            0..=2 => 28,
            3 => 23,
            _ => 20,
        };
        match options.board {
            Board::Taste => people.max(usize::from(*Options::PLAYERS.start())),
            Board::Short => normal * 13 / 20,
            Board::Normal => normal,
            Board::Long => normal * 26 / 20,
        }
    }

    fn fullest(_table: &TableView, view: &Self::View) -> Vec<Self::View> {
        fullest::fullest(view)
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
}
