//! IMAGE at a table.

use decks::{Choice, Decks, UnknownSet};
use rules::image::{Image, Supply};

use super::TableGame;

impl TableGame for Image {
    /// The deck is the almanac's: it knows which cards it can answer for. Nothing is chosen of it, and no
    /// table writes cards that the almanac cannot judge.
    fn deal(_decks: &Decks, _choice: &Choice<'_>, _shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        Ok(Supply { cards: almanac::deck() })
    }
}
