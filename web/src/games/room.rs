//! What a page looks at, as every game has it.

use std::ops::Deref;

use decks::Decks;
use rules::{CardFace, CardId, GameKind, Seat, SeatSet};
use table::TableView;

use super::{
    company::Company,
    printed::{Printed, printed},
};
use crate::pages::Context;

/// What the view of every game tells.
pub(super) trait Seen {
    type Ability: Copy + PartialEq;

    /// The seat behind the eyes that look.
    fn me(&self) -> Option<Seat>;

    /// What may be done now through these eyes.
    fn may(&self) -> &[Self::Ability];

    /// Without whom the table goes on for now, or for good.
    fn gone(&self) -> SeatSet;
}

macro_rules! seen {
    ($($Game:ident in $module:ident),+) => {
        $(impl Seen for rules::$module::View {
            type Ability = rules::$module::Ability;

            fn me(&self) -> Option<Seat> {
                self.me
            }

            fn may(&self) -> &[Self::Ability] {
                &self.may
            }

            fn gone(&self) -> SeatSet {
                self.away.with(self.left)
            }
        })+
    };
}

rules::for_each_game!(seen);

/// Everything a page of a game looks at: people, the game as these eyes see it, and what is printed on the
/// cards. What a game asks of it besides is in its own `room.rs`.
pub(super) struct Room<'a, View> {
    company: Company<'a>,
    pub(super) game: &'a View,
    pub(super) decks: &'a Decks,
}

impl<'a, View> Deref for Room<'a, View> {
    type Target = Company<'a>;

    fn deref(&self) -> &Company<'a> {
        &self.company
    }
}

impl<'a, View: Seen> Room<'a, View> {
    pub(super) fn new(context: &Context<'a>, table: &'a TableView, game: &'a View) -> Self {
        Room { company: Company::new(context, table, game.me()), game, decks: context.decks }
    }

    /// The same people round another view of the game.
    pub(super) fn round<'b>(&'b self, game: &'b View) -> Room<'b, View> {
        Room { company: self.company, game, decks: self.decks }
    }

    pub(super) fn may(&self, ability: View::Ability) -> bool {
        self.game.may().contains(&ability)
    }

    /// One face of a card. A card that the decks do not know any more shows its id.
    pub(super) fn printed<'b>(&self, game: GameKind, card: &'b CardId, face: CardFace) -> Printed<'b>
    where
        'a: 'b,
    {
        let nameless = Printed { words: card.as_str(), emoji: None, own: None };
        printed(self.words, self.decks, self.table, game, *card, face).unwrap_or(nameless)
    }

    /// Whether the table goes on without this player for now, or for good.
    pub(super) fn is_gone(&self, seat: Seat) -> bool {
        self.game.gone().contains(seat)
    }

    /// The same with the game as it was at another moment.
    pub(super) fn at<'b>(&'b self, table: &'b TableView, game: &'b View) -> Room<'b, View> {
        Room { company: self.company.at(table), game, decks: self.decks }
    }
}
