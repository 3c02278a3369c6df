//! The ring of squares, and where a piece stands on it (PP-3, PP-4).

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Category;
use crate::every;

/// How long the way round is (PP-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Board))]
pub enum Board {
    /// 8 squares: a taste of the game.
    Taste,
    /// 20 squares.
    Short,
    /// 32 squares.
    Normal,
    /// 44 squares.
    Long,
}

/// What is printed on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "square", content = "category", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Square))]
pub enum Square {
    /// Start/Finish, which is also the first corner.
    Start,
    /// One of the other corners: IT's team chooses the box.
    Corner,
    /// A square with the symbol of a box, from which all cards come.
    Symbol(Category),
    /// The symbol of all four boxes.
    Mixed,
}

/// Where the cards of a round come from (PP-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "draw", content = "category", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Draw))]
pub enum Draw {
    /// IT and their teammates choose one of the boxes.
    Choice,
    /// The symbol under the piece names the box.
    From(Category),
    /// One card from each box.
    Mixed,
}

/// How far a piece has come from Start. It counts on beyond Finish, so that who is ahead is always plain
/// (PP-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Space, value_type = u16))]
pub struct Space(pub u16);

impl Space {
    /// Where every piece begins.
    pub const START: Space = Space(0);

    /// Where a piece stands after so many steps, forward or back. Never behind Start (PP-20).
    pub fn after(self, steps: i8) -> Space {
        Space(self.0.saturating_add_signed(steps.into()))
    }
}

impl Board {
    /// All of them, the shortest first.
    pub const ALL: [Board; 4] = every(Board::VARIANTS);

    /// The board is a square of squares, with a corner at the beginning of each side.
    const SIDES: u16 = 4;

    /// How many squares the ring has; the piece that has come so far is at Finish.
    pub const fn length(self) -> u16 {
        match self {
            Board::Taste => 8,
            Board::Short => 20,
            Board::Normal => 32,
            Board::Long => 44,
        }
    }

    /// The squares from Start on, clockwise.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.length()).map(move |number| self.square(Space(number)))
    }

    /// The square on which a piece stands that has come so far.
    pub fn square(self, at: Space) -> Square {
        let side = self.length() / Board::SIDES;
        let number = at.0 % self.length();
        if number == 0 {
            return Square::Start;
        }
        if number.is_multiple_of(side) {
            return Square::Corner;
        }
        // The symbols follow each other round the board as if the corners were not there.
        let corners_passed = 1 + number / side;
        let symbols = Category::ALL.len() + 1;
        match Category::ALL.get(usize::from(number - corners_passed) % symbols) {
            Some(category) => Square::Symbol(*category),
            None => Square::Mixed,
        }
    }

    /// What is drawn for a team whose piece has come so far (PP-6). At Finish and beyond it chooses (PP-22).
    pub fn draw(self, at: Space) -> Draw {
        match self.square(at) {
            _ if self.is_finish(at) => Draw::Choice,
            Square::Start | Square::Corner => Draw::Choice,
            Square::Symbol(category) => Draw::From(category),
            Square::Mixed => Draw::Mixed,
        }
    }

    /// How often everybody is IT at most, whether or not a piece has come to Finish (PP-21).
    pub const fn turns_at_most(self) -> Option<usize> {
        match self {
            Board::Taste => Some(1),
            Board::Short | Board::Normal | Board::Long => None,
        }
    }

    /// Whether a piece has landed on Finish or passed it (PP-21).
    pub fn is_finish(self, at: Space) -> bool {
        at.0 >= self.length()
    }
}
