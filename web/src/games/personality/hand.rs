//! What a guest sees and does, phase by phase.

use maud::html;
use rules::personality::PhaseView;

use super::room::Room;
use crate::{pages::Hand, words::say};

pub(super) fn hand(room: &Room<'_>) -> Hand {
    Hand { ask: html! { h1 { (say(title(room))) } }, play: html! {}, act: html! {} }
}

/// What the browser's tab says: whether something is mine to do.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    let mine = room.game.me.is_some_and(|me| room.game.waiting_on.contains(me));
    match &room.game.phase {
        PhaseView::Opening => words.pe_opening_title(),
        PhaseView::Proposing { .. } if mine => words.pe_proposing_title_you(),
        PhaseView::Proposing { proposer } => words.pe_proposing_title(room.name(*proposer)),
        PhaseView::Laying { subject, .. } if room.is_me(*subject) => words.pe_laying_title_you(),
        PhaseView::Laying { subject, .. } => words.pe_laying_title(room.name(*subject)),
        PhaseView::Voting { .. } if mine => words.pe_title_vote(),
        PhaseView::Voting { .. } => words.pe_title_voting(),
        PhaseView::Debate { .. } => words.pe_title_debate(),
        PhaseView::Runoff { .. } => words.pe_title_runoff(),
        PhaseView::Exchanging { .. } => words.pe_title_exchange(),
        PhaseView::Giving { giver, .. } if room.is_me(*giver) => words.pe_giving_title_you(),
        PhaseView::Giving { giver, .. } => words.pe_giving_title(room.name(*giver)),
        PhaseView::Answering { .. } => words.pe_title_answer(),
        PhaseView::Judging { .. } => words.pe_title_judge(),
        PhaseView::Pairing { chooser, .. } if room.is_me(*chooser) => words.pe_pairing_title_you(),
        PhaseView::Pairing { chooser, .. } => words.pe_pairing_title(room.name(*chooser)),
        PhaseView::Ending { .. } => words.pe_title_portraits(),
        PhaseView::Over { .. } => words.pe_title_over(),
    }
}
