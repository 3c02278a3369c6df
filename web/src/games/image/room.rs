//! Everything a page of this game looks at: people, cards, the four sides.

use decks::Language;
use rules::{
    Seat,
    image::{Side, TakenImage, View, Words},
};

use crate::{
    games::room,
    look::{Symbol, symbol},
    words,
};

pub(super) type Room<'a> = room::Room<'a, View>;

impl<'a> Room<'a> {
    /// What is written down in both languages, in the reader's.
    pub(super) fn in_words<'w>(&self, both: &'w Words) -> &'w str {
        match self.words.language {
            Language::En => &both.en,
            Language::Fr => &both.fr,
        }
    }

    /// The image that a player took from this side last.
    pub(super) fn taken_from(&self, player: Seat, side: Side) -> Option<&'a TakenImage> {
        let pile = &self.game.players.get(player.index())?.taken;
        pile.iter().rev().find(|taken| taken.side == side)
    }

    /// Whether somebody sits at the table, but came after the cards were dealt and has none yet.
    pub(super) fn watches(&self) -> bool {
        self.game.me.is_none()
    }
}

/// What a side of the board is called, by where it lies on the stage.
pub(super) fn side_name(words: &words::Words, side: Side) -> String {
    match side {
        Side::North => words.image_side_north(),
        Side::East => words.image_side_east(),
        Side::South => words.image_side_south(),
        Side::West => words.image_side_west(),
    }
}

/// The same for forms, ids and classes.
pub(super) const fn side_slug(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// An arrow to where the side lies. Its name stands beside it, or is said.
pub(super) fn side_mark(side: Side) -> maud::Markup {
    maud::html! { span class={ "im-arrow im-to-" (side_slug(side)) } { (symbol(Symbol::Up)) } }
}
