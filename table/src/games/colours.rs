//! True Colours at a table.

use bots::Level;
use decks::{Choice, Decks, OwnCard, UnknownSet};
use rules::{
    CardId, GameKind, PileId,
    colours::{Colours, Event, Options, QuestionText, Space, Supply},
};

use super::TableGame;

impl TableGame for Colours {
    /// To the nearest goal there is, among few who know what they do: a round is soon over.
    fn tried_alone() -> (Options, usize, Level) {
        (Options { goal: Space(*Options::GOALS.start()), ..Options::default() }, 3, Level::Sharp)
    }

    fn deal(decks: &Decks, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        decks.colours(choice, shelf)
    }

    fn choice<'a>(options: &'a Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn written(event: &Event) -> Option<OwnCard> {
        match event {
            Event::QuestionAdded { question, text } => Some(written_question(*question, text)),
            _ => None,
        }
    }
}

/// A question that the table has written, as one of its own cards.
pub(crate) fn written_question(card: CardId, text: &QuestionText) -> OwnCard {
    OwnCard { game: GameKind::Colours, card, category: PileId::OWN, text: text.into(), gray: None }
}
