//! The people whom a game's page speaks of.

use maud::{Markup, html};
use rules::{Closest, Seat, Ticks};
use table::{GuestView, TableView};

use crate::{
    pages::Context,
    words::{Words, called, listed, plain, say},
};

/// Who sits where, and whose page this is. Every game's room has it.
#[derive(Clone, Copy)]
pub(super) struct Company<'a> {
    pub(super) words: &'static Words,
    pub(super) table: &'a TableView,
    me: Option<Seat>,
}

impl<'a> Company<'a> {
    /// `me` is the seat behind the eyes that look.
    pub(super) fn new(context: &Context<'a>, table: &'a TableView, me: Option<Seat>) -> Company<'a> {
        Company { words: context.words(), table, me }
    }

    /// The same people at the table as it was at another moment.
    pub(super) fn at<'b>(&'b self, table: &'b TableView) -> Company<'b> {
        Company { words: self.words, table, me: self.me }
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&'a GuestView> {
        self.table.on_seat(seat)
    }

    /// A player's name, ready for a sentence.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.player(seat).map_or_else(|| self.words.somebody(), called)
    }

    /// The classes of what is seen from that moment of the reveal on; none once all of it has been seen.
    pub(super) fn beat(&self, at: Ticks) -> String {
        self.cue(at, "cue beat")
    }

    /// The same for what is seen until then.
    pub(super) fn until(&self, at: Ticks) -> String {
        self.cue(at, "cue until")
    }

    /// The same for what has a way of its own to move at that moment, by these classes.
    pub(super) fn cue(&self, at: Ticks, kind: &str) -> String {
        let under_way = self.table.show_under_way().filter(|_| at > Ticks(0));
        under_way.map_or_else(String::new, |_| format!("{kind} t-{}", at.0))
    }

    /// What is said until then in the place of the headline, so that a page has one throughout; nothing once
    /// all of it has been seen.
    pub(super) fn headline_until(&self, at: Ticks, said: String) -> Markup {
        html! {
            @if self.table.show_under_way().is_some() && at > Ticks(0) {
                h1 class={ "meanwhile " (self.until(at)) } { (say(said)) }
            }
        }
    }

    /// What is said in that moment of a reveal to who listens, where what is seen has no words for it. Once
    /// all has been seen it is not there any more.
    pub(super) fn heard(&self, at: Ticks, sentence: String) -> Markup {
        html! {
            @if self.table.show_under_way().is_some() && !sentence.is_empty() {
                p class={ "visually-hidden " (self.beat(at)) } data-hear { (plain(sentence)) }
            }
        }
    }

    /// Whose first guess of a ranking of so many came nearest, in a sentence.
    pub(super) fn closest(&self, closest: &Closest, of: usize) -> String {
        let names = closest.seats.iter().filter_map(|seat| self.player(seat)).map(called);
        self.words.first_closest(listed(self.words, names), closest.right, of)
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }
}
