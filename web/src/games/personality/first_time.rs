//! What to do, for whoever meets a phase of Personality for the first time.

use rules::personality::Ability;

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    let told = [
        (Ability::DealCards, "pe-opening", words.pe_first_opening()),
        (Ability::ProposeCard, "pe-proposing", words.pe_first_proposing()),
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
