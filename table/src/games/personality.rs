//! Personality at a table.

use decks::{Choice, Decks, OwnCard, UnknownSet};
use rules::personality::{Options, Personality, Supply};

use super::{FirstSeat, TableGame};

impl TableGame for Personality {
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
