//! As much as a ranking or a first guess can take of a page.

use rules::{
    Slot,
    happiness::{Ability, PhaseView, View},
};

/// While somebody ranks, the whole row lies there and may be sealed; whoever may make a first guess has made
/// all of it (GH-14). A row that is sealed has one length.
pub(super) fn fullest(view: &View) -> Vec<View> {
    let mut fullest = view.clone();
    match &mut fullest.phase {
        PhaseView::Ranking { cards, row: Some(row), .. } => {
            *row = all(cards.len());
            fullest.may.retain(|ability| *ability != Ability::SealRanking);
            fullest.may.push(Ability::SealRanking);
        }
        PhaseView::Ranking { cards, row: None, first, .. }
        | PhaseView::Guessing { cards, row: None, first, .. }
            if view.may.contains(&Ability::LayToken) =>
        {
            *first = all(cards.len());
        }
        _ => return Vec::new(),
    }
    vec![fullest]
}

fn all(cards: usize) -> Vec<Slot> {
    (0..).map(Slot).take(cards).collect()
}
