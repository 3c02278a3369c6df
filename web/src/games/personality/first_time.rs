//! What to do, for whoever meets a phase of Personality for the first time.

use rules::personality::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let me = room.game.me?;
    // Whoever has answered may still change it, and is told what comes next.
    let is_asked = room.game.waiting_on.contains(me);
    is_asked.then(|| asked(room)).flatten().or_else(|| waiting(room)).or_else(|| asked(room))
}

/// What is asked of me.
fn asked(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    let told = [
        (Ability::DealCards, "pe-opening", words.pe_first_opening()),
        (Ability::ProposeCard, "pe-proposing", words.pe_first_proposing()),
        (Ability::ProposeFromPile, "pe-pile", words.pe_first_pile()),
        (Ability::LayCard, "pe-laying", words.pe_first_laying()),
        (Ability::CastVote, "pe-voting", words.pe_first_voting()),
        (Ability::DeclareReady, "pe-debate", words.pe_first_debate()),
        (Ability::VoteAgain, "pe-runoff", words.pe_first_runoff()),
        (Ability::ExchangeCard, "pe-exchanging", words.pe_first_exchanging()),
        (Ability::ChoosePartner, "pe-pairing", words.pe_first_pairing()),
        (Ability::GiveCards, "pe-giving", words.pe_first_giving()),
        (Ability::AnswerGift, "pe-answering", words.pe_first_answering()),
        (Ability::JudgeGift, "pe-judging", words.pe_first_judging()),
    ];
    let (_, phase, sentence) = told.into_iter().find(|(ability, ..)| room.may(*ability))?;
    FirstTime::new(phase, sentence)
}

/// What I wait for, or look at with the others.
fn waiting(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Proposing { .. } => {
            FirstTime::new("pe-proposing-others", words.pe_first_proposing_others())
        }
        PhaseView::Laying { .. } => FirstTime::new("pe-laying-others", words.pe_first_laying_others()),
        PhaseView::Opening => FirstTime::new("pe-opening", words.pe_first_opening()),
        PhaseView::Voting { .. } | PhaseView::Runoff { .. } => {
            FirstTime::new("pe-voting-others", words.pe_first_voting_others())
        }
        PhaseView::Debate { .. } => FirstTime::new("pe-debate-others", words.pe_first_debate_others()),
        PhaseView::Exchanging { .. } => {
            FirstTime::new("pe-exchanging-others", words.pe_first_exchanging_others())
        }
        PhaseView::Pairing { .. } => FirstTime::new("pe-pairing-others", words.pe_first_pairing_others()),
        PhaseView::Giving { .. } => FirstTime::new("pe-giving-others", words.pe_first_giving_others()),
        PhaseView::Answering { .. } => {
            FirstTime::new("pe-answering-others", words.pe_first_answering_others())
        }
        PhaseView::Judging { .. } => FirstTime::new("pe-judging-others", words.pe_first_judging_others()),
        PhaseView::Ending { reading: None, .. } => FirstTime::new("pe-ending", words.pe_first_ending()),
        PhaseView::Ending { .. } => FirstTime::new("pe-reading", words.pe_first_reading()),
        PhaseView::Over { .. } => None,
    }
}
