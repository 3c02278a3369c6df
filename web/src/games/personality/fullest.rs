//! As much as a hand and a vote can take of a page.

use std::sync::LazyLock;

use decks::{Decks, Language};
use rules::{
    CardFace, CardId, GameKind,
    personality::{Bet, PairView, PhaseView, View, Vote},
};
use table::TableView;

/// A hand of the longest cards, the first of which is laid where one is.
pub(super) fn fullest(table: &TableView, view: &View) -> Vec<View> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let longest = longest_card(table);
    let mut full = View { hand: Some(vec![longest; hand.len()]), ..view.clone() };
    match &mut full.phase {
        PhaseView::Laying { mine: Some(mine), .. } => *mine = longest,
        PhaseView::Voting { candidates, mine: Some(vote), pair, .. } => {
            *vote = Vote { choice: *candidates.first().unwrap_or(&vote.choice), bet: Bet::Neutral };
            often_changed(pair);
        }
        PhaseView::Runoff { tied, mine: Some(choice), pair, .. } => {
            *choice = *tied.first().unwrap_or(choice);
            often_changed(pair);
        }
        PhaseView::Judging { receiver, mine: Some(named), .. } => *named = *receiver,
        _ => {}
    }
    vec![full]
}

/// PE-20: how often somebody has changed their mind is nobody's business either.
fn often_changed(pair: &mut Option<PairView>) {
    if let Some(pair) = pair {
        pair.edition = 9_999;
    }
}

/// Of the decks' and of the table's own, which everybody there can read.
fn longest_card(table: &TableView) -> CardId {
    static OF_DECKS: LazyLock<[(usize, CardId); Language::ALL.len()]> = LazyLock::new(|| {
        Language::ALL.map(|language| {
            // A game that began before a card was retired may still deal it.
            let cards = Decks::embedded().cards_ever(GameKind::Personality);
            let cards = cards.map(|card| (card.text(language).len(), card.id));
            cards.max().expect("a deck has cards")
        })
    });
    let language = table.myself().map_or(table.language, |me| me.language);
    let of_deck = OF_DECKS[language as usize];
    let own = table.own.of(GameKind::Personality);
    let own = own.map(|card| (card.text_on(CardFace::Black).len(), card.card));
    own.chain([of_deck]).max().map_or(of_deck.1, |(_, card)| card)
}
