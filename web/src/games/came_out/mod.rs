//! What came out of a game, in words and in pictures. `insight` says what it is; here it is said, in one
//! place for the ends of all games, the evening, and whatever else tells of it.
//!
//! Nothing here looks at the game on the table: what is said comes from the findings alone, which are the
//! same for everybody.

mod board;
mod book;
mod dots;
mod findings;
mod honours;
mod walk;

use decks::{Decks, Language};
use insight::{Missing, Stop, Weight, Who};
use maud::{Markup, html};
use rules::{CardFace, CardId, GameKind, image::BilingualText};
use table::{GuestView, Livery, TableView};

use super::{Room, image::card_name, printed::printed};
use crate::{
    look::{self, guest_badge, guest_peg},
    words::{Words, called, decimal, listed, named},
};

pub(crate) use book::book;

/// Tells what came out of one game, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'static Words,
    decks: &'a Decks,
    table: &'a TableView,
    game: GameKind,
    /// What its teams wore, where that is known.
    liveries: &'a [Livery],
    /// How somebody is drawn beside their name.
    drawn: fn(&GuestView) -> Markup,
}

impl<'a> Teller<'a> {
    /// Of the table nothing is looked at but its guests and the cards that it has written itself.
    pub(crate) fn new(
        words: &'static Words,
        decks: &'a Decks,
        table: &'a TableView,
        game: GameKind,
    ) -> Teller<'a> {
        Teller { words, decks, table, game, liveries: &[], drawn: guest_badge }
    }

    /// The same of a game whose teams are still known by what they wore.
    pub(crate) fn dressed(self, liveries: &'a [Livery]) -> Teller<'a> {
        Teller { liveries, ..self }
    }

    /// The same for a file that is kept: of faces, which are files of their own, there are the pegs.
    pub(crate) fn for_a_file(self) -> Teller<'a> {
        Teller { drawn: guest_peg, ..self }
    }

    /// Somebody with their name.
    fn person(&self, guest: &GuestView) -> Markup {
        html! { span.person { ((self.drawn)(guest)) (look::name(guest, self.words)) } }
    }

    /// What is said of a finding besides its sentence: whether it is told apart from luck.
    pub(crate) fn weight(&self, weight: Weight) -> Option<String> {
        match weight {
            Weight::Told => Some(self.words.out_told()),
            Weight::Fact | Weight::Fun => None,
        }
    }

    /// Why nothing can be said of a game.
    pub(crate) fn missing(&self, missing: &Missing) -> String {
        let words = self.words;
        match missing {
            Missing::End => words.out_missing_end(),
            Missing::OpenView => words.out_missing_open_view(),
            Missing::Record => words.out_missing_record(),
            Missing::Players => words.out_missing_players(),
            Missing::Rounds { rounds } => {
                let numbers = rounds.iter().map(u16::to_string);
                words.out_missing_rounds(rounds.len(), listed(words, numbers))
            }
        }
    }

    pub(super) fn guest(&self, who: Who) -> Option<&'a GuestView> {
        self.table.guest(who.into())
    }

    /// A guest's name, ready for a sentence.
    pub(crate) fn name(&self, who: Who) -> String {
        self.guest(who).map_or_else(|| self.words.somebody(), called)
    }

    /// Several, who did something together.
    pub(crate) fn names(&self, who: &[Who]) -> String {
        listed(self.words, who.iter().map(|who| self.name(*who)))
    }

    /// What is printed on a card of the game. A card that the decks do not know any more has its id.
    pub(crate) fn card(&self, card: CardId, face: CardFace) -> String {
        if self.game == GameKind::Image {
            return card_name(self.words, card);
        }
        let printed = printed(self.words, self.decks, self.table, self.game, card, face);
        named(printed.map_or(card.as_str(), |card| card.words))
    }

    /// Somebody famous, ready for a sentence.
    pub(crate) fn famous(&self, name: &BilingualText) -> String {
        named(match self.words.language {
            Language::En => &name.en,
            Language::Fr => &name.fr,
        })
    }

    /// A number that is compared with luck, with one decimal where it needs one.
    pub(crate) fn number(&self, number: f64) -> String {
        let tenths = (number * 10.0).round() / 10.0;
        let written = decimal(self.words.language, tenths.abs());
        let whole = written.strip_suffix(['0']).and_then(|written| written.strip_suffix(['.', ',']));
        let sign = if tenths < 0.0 { "\u{2212}" } else { "" };
        format!("{sign}{}", whole.unwrap_or(&written))
    }

    /// What was won, or with a minus what was lost.
    fn earned(&self, spaces: i32) -> String {
        let sign = if spaces > 0 { "+" } else { "" };
        format!("{sign}{}", self.number(spaces.into()))
    }
}

/// What came out of the game on the table, on a guest's page: nothing before it is over, and before its end
/// has been shown.
pub(super) fn on_hand<View>(room: &Room<'_, View>) -> Markup {
    html! { @if let Some((teller, stop)) = told(room) { (book(&teller, stop)) } }
}

/// The same on the stage.
pub(super) fn on_stage<View>(room: &Room<'_, View>) -> Markup {
    html! { @if let Some((teller, stop)) = told(room) { (board::board(&teller, stop, room.table.end_seen)) } }
}

fn told<'a, View>(room: &Room<'a, View>) -> Option<(Teller<'a>, &'a Stop)> {
    let table = room.table;
    let playing = table.game.as_ref()?;
    let stop = table.came_out.as_deref().filter(|_| table.show_under_way().is_none())?;
    Some((Teller::new(room.words, room.decks, table, playing.kind).dressed(&playing.liveries), stop))
}

#[cfg(test)]
mod tests;
