//! What the command line needs of a game; each game says it in the file of its name.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;

use decks::{Decks, Language};
use rules::{CardFace, CardId, GameKind, Notice};
use simulation::SimulatedGame;

pub(crate) use simulation::counted;

/// A game that can be refereed, besides being simulated.
pub(crate) trait RefereedGame: SimulatedGame {
    /// The same event with these cards in the place of those that chance gave, or a sentence that says why
    /// the rules would not have given them.
    fn draw_instead(state: &Self::State, event: Self::Event, cards: &[CardId])
    -> Result<Self::Event, String>;

    /// The same for all events of a command. The last event of a draw is most often the draw itself: who was
    /// away comes back before it.
    fn draw_all_instead(
        state: &Self::State,
        mut events: Vec<Self::Event>,
        cards: &[CardId],
    ) -> Result<Vec<Self::Event>, String> {
        let draw = events.pop().ok_or("no cards are drawn here")?;
        events.push(Self::draw_instead(state, draw, cards)?);
        Ok(events)
    }

    /// The event in a few words; `before` is what everyone saw before the command that brought it about.
    fn describe(event: &Self::Event, before: &Self::View, texts: CardTexts<'_>) -> String;
}

/// How many more seats there are after the game has taken this notice up.
pub(crate) fn seats_added(notice: Notice, events: usize) -> usize {
    match notice {
        Notice::Joined(_) => usize::from(events > 0),
        Notice::Away(_) | Notice::Back(_) | Notice::Skip(_) | Notice::Left(_) => 0,
    }
}

/// What is printed on the cards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CardTexts<'a> {
    pub(crate) decks: &'a Decks,
    pub(crate) game: GameKind,
    pub(crate) language: Language,
}

impl CardTexts<'_> {
    pub(crate) fn card(self, id: CardId) -> String {
        self.face(id, CardFace::Black)
    }

    /// What is printed on one face of a card, where it has two.
    pub(crate) fn face(self, id: CardId, face: CardFace) -> String {
        match self.decks.card(self.game, id) {
            Some(card) => format!("“{}”", card.text_on(face, self.language)),
            None => id.to_string(),
        }
    }
}
