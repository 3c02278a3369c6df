//! What stands on a card: the decks know it, or the table has written it itself.

use decks::Decks;
use maud::{Markup, html};
use rules::{CardFace, CardId, GameKind};
use table::TableView;

use crate::words::Words;

/// The picture on a card that the table has written itself: it tells it from those of the decks.
pub(crate) const OWN_MARK: &str = "✍️";

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(crate) struct Printed<'a> {
    pub(crate) words: &'a str,
    pub(crate) emoji: Option<&'a str>,
    /// The card is one of the table's own; the words are there to say so.
    pub(crate) own: Option<&'static Words>,
}

/// One face of a card. None for a card that the decks do not know any more.
pub(crate) fn printed<'a>(
    words: &'static Words,
    decks: &'a Decks,
    table: &'a TableView,
    game: GameKind,
    card: CardId,
    face: CardFace,
) -> Option<Printed<'a>> {
    if let Some(own) = table.own.card(game, card) {
        return Some(Printed { words: own.text_on(face), emoji: Some(OWN_MARK), own: Some(words) });
    }
    let card = decks.card(game, card)?;
    Some(Printed { words: card.text_on(face, words.language), emoji: card.emoji_on(face), own: None })
}

impl Printed<'_> {
    /// The picture before the words. On a card of the table's own it is read aloud.
    pub(crate) fn picture(&self) -> Markup {
        html! {
            @match (self.own, self.emoji) {
                (Some(words), _) => {
                    @let label = words.own_card();
                    span.emoji role="img" aria-label=(label) title=(label) { (OWN_MARK) }
                },
                (None, Some(emoji)) => span.emoji aria-hidden="true" { (emoji) },
                (None, None) => {}
            }
        }
    }

    /// The words with the picture before them. Whose card it is stands below, where it is the table's own.
    pub(crate) fn text(&self) -> Markup {
        html! {
            // Said to who listens by the picture: the note is only drawn.
            span data-own=[self.own.map(|words| words.own_card_note())] {
                @if self.emoji.is_some() { (self.picture()) " " }
                (self.words)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use decks::Language;

    use super::*;
    use crate::pages::fixtures::views;

    /// A stored game may name it, and a game that is under way may still deal it.
    #[test]
    fn a_card_that_is_dealt_no_more_is_still_read() {
        let (decks, table) = (Decks::embedded(), views::lobby(Some(0), 3));
        let mut read = 0;
        for (game, language) in GameKind::ALL.into_iter().flat_map(|game| Language::ALL.map(|it| (game, it)))
        {
            for card in decks.retired(game) {
                let face = printed(Words::of(language), decks, &table, game, card.id, CardFace::Black);
                assert_eq!(face.map(|face| face.words), Some(card.text(language)), "{game}/{}", card.id);
                read += 1;
            }
        }
        assert!(read > 0, "some cards have been taken out");
    }
}
