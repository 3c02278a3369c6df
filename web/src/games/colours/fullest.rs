//! As much as the questions that a reader picks from can take of a page.

use std::sync::LazyLock;

use decks::{Decks, Language};
use rules::{
    CardFace, CardId, GameKind,
    colours::{PhaseView, Question, QuestionText, View},
};
use table::TableView;

/// The longest question of the decks in the place of each, and the longest of the table's own (TC-5). Votes
/// and predictions have one length.
pub(super) fn fullest(table: &TableView, view: &View) -> Vec<View> {
    let PhaseView::Picking { reader, questions: Some(questions) } = &view.phase else { return Vec::new() };
    let longest = [Some(longest_of_decks(table)), longest_of_own(table)];
    let full = |question: Question| {
        let questions = Some(vec![question; questions.len()]);
        View { phase: PhaseView::Picking { reader: *reader, questions }, ..view.clone() }
    };
    longest.into_iter().flatten().map(full).collect()
}

fn longest_of_decks(table: &TableView) -> Question {
    static OF_DECKS: LazyLock<[CardId; Language::ALL.len()]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            // A game that began before a card was retired may still deal it.
            let cards = Decks::embedded().cards_ever(GameKind::Colours);
            cards.max_by_key(|card| card.text(language).len()).expect("a deck has cards").id
        })
    });
    let language = table.myself().map_or(table.language, |me| me.language);
    Question { card: OF_DECKS[language as usize], own: None }
}

/// Everybody at the table can read what it has written.
fn longest_of_own(table: &TableView) -> Option<Question> {
    let own = table.own.of(GameKind::Colours);
    let longest = own.max_by_key(|card| card.text_on(CardFace::Black).len())?;
    Some(Question { card: longest.card, own: QuestionText::new(longest.text_on(CardFace::Black)).ok() })
}
