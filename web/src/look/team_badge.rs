//! Teams: a colour, a shape, a name, and whether anybody but bots is in it.

use maud::{Markup, html};
use table::{GuestView, LineupView, Livery, TableView};

use super::badge::{badge, bot_mark, colour_name, eared_badge, pennant};
use crate::words::{Words, called_together, named, say};

/// A team as it is shown: what it is known by, and its people.
pub(crate) struct Crew<'a> {
    pub(crate) livery: &'a Livery,
    pub(crate) members: Vec<&'a GuestView>,
}

impl<'a> Crew<'a> {
    /// A team of the next game.
    pub(crate) fn lined_up(view: &'a TableView, team: &'a LineupView) -> Crew<'a> {
        let members = team.members.iter().filter_map(|member| view.guest(*member)).collect();
        Crew { livery: &team.livery, members }
    }

    /// Its pennant, which nobody takes for a person. Whoever uses it writes the name beside it, or for the
    /// screen reader.
    pub(crate) fn badge(&self) -> Markup {
        pennant(self.livery.badge)
    }

    /// The peg of one who plays alone. Whoever uses it writes the name beside it, or for the screen reader.
    pub(crate) fn peg(&self) -> Markup {
        if self.is_of_bots() { eared_badge(self.livery.badge) } else { badge(self.livery.badge) }
    }

    /// The name on a line of its own, with the mark of a bot where bots alone play.
    pub(crate) fn title(&self, words: &Words) -> Markup {
        html! {
            (say(self.bare(|| words.team_of_colour(colour_name(self.livery.badge, words)))))
            @if self.is_of_bots() { (bot_mark(&words.bot_mark())) }
        }
    }

    /// What it is called, ready to begin a sentence: as it named itself, or by its colour.
    pub(crate) fn name(&self, words: &Words) -> String {
        self.called(|| words.team_of_colour(colour_name(self.livery.badge, words)))
    }

    /// The same where a sentence does not begin with it.
    pub(crate) fn name_within(&self, words: &Words) -> String {
        self.called(|| words.team_of_colour_within(colour_name(self.livery.badge, words)))
    }

    fn called(&self, by_colour: impl FnOnce() -> String) -> String {
        called_together(&self.bare(by_colour), &self.members)
    }

    fn bare(&self, by_colour: impl FnOnce() -> String) -> String {
        self.livery.name.as_ref().map_or_else(by_colour, |name| named(name.as_str()))
    }

    fn is_of_bots(&self) -> bool {
        !self.members.is_empty() && self.members.iter().all(|guest| guest.is_played_by_a_bot())
    }
}
