//! Personality at a table.

use bots::Level;
use decks::{Choice, Decks, OwnCard, UnknownSet};
use rules::personality::{Board, Options, Personality, Supply};

use super::{FirstSeat, TableGame};

impl TableGame for Personality {
    /// Up the shortest path, which takes the longer the more masks there are.
    fn tried_alone() -> (Options, usize, Level) {
        (Options { board: Board::Taste, ..Options::default() }, 3, Level::Sharp)
    }

    const FIRST_SEAT: FirstSeat = FirstSeat::Host;

    fn deal(decks: &Decks, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        decks.personality(choice, shelf)
    }

    fn choice<'a>(options: &'a Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }
}
