//! What drafts would bring to a table, before they do.

use std::collections::HashSet;

use decks::{CardDraft, Decks, Wording};
use rules::GameKind;
use table::{OwnCards, Said};

/// Drafts, and what would come of them.
#[derive(Debug)]
pub(crate) struct Brought {
    pub(crate) drafts: Vec<CardDraft>,
    /// What will stand on the cards that the table does not have yet.
    pub(crate) fresh: Vec<(GameKind, Wording)>,
    /// How many say what a card says already, on the table or further up in the list.
    pub(crate) known: usize,
}

impl Brought {
    /// A list can have thousands of lines, so that nothing is compared with everything.
    pub(crate) fn to(own: &OwnCards, drafts: Vec<CardDraft>, decks: &Decks) -> Brought {
        let mut known: HashSet<Said> = own.all().map(|written| Said::on(&written.card)).collect();
        // What cannot be written is the table's to refuse.
        let wordings = drafts.iter().filter_map(|draft| Some((draft.game, draft.wording(decks).ok()?)));
        let (fresh, again): (Vec<_>, Vec<_>) = wordings
            .partition(|(game, wording)| known.insert(Said::of(*game, &wording.text, wording.gray.as_ref())));
        Brought { drafts, fresh, known: again.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(game: GameKind, text: &str) -> CardDraft {
        CardDraft { game, category: None, text: text.to_owned(), gray: None }
    }

    #[test]
    fn what_is_said_twice_comes_once_and_as_it_will_stand_on_the_card() {
        let drafts = vec![
            draft(GameKind::Happiness, "  A\u{202e} nap "),
            draft(GameKind::Happiness, "a NAP"),
            draft(GameKind::Personality, "A nap"),
            draft(GameKind::Happiness, "\u{200b}"),
        ];
        let brought = Brought::to(&OwnCards::default(), drafts, Decks::embedded());
        let fresh: Vec<_> =
            brought.fresh.iter().map(|(game, wording)| (*game, wording.text.as_str())).collect();
        assert_eq!(fresh, [(GameKind::Happiness, "A nap"), (GameKind::Personality, "A nap")]);
        assert_eq!((brought.known, brought.drafts.len()), (1, 4));
    }
}
