//! As much as a ranking can take of a page.

use rules::{
    Slot,
    happiness::{Ability, PhaseView, View},
};

/// While somebody ranks, the whole row lies there and may be sealed. A row that is sealed has one length.
pub(super) fn fullest(view: &View) -> Vec<View> {
    let PhaseView::Ranking { player, cards, row: Some(_) } = &view.phase else { return Vec::new() };
    let row = (0..).map(Slot).take(cards.len()).collect();
    let phase = PhaseView::Ranking { player: *player, cards: cards.clone(), row: Some(row) };
    let may = view.may.iter().copied().filter(|ability| *ability != Ability::SealRanking);
    vec![View { phase, may: may.chain([Ability::SealRanking]).collect(), ..view.clone() }]
}
