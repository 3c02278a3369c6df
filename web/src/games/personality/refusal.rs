//! Why not: a sentence for every refusal of Personality.

use rules::personality::Refusal;

use crate::words::Words;

pub(super) fn refusal(words: &Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::WrongNumberOfPlayers { least, most } => words.refused_pe_players(least, most),
        Refusal::TooFewCards { least } => words.refused_pe_too_few_cards(least),
        Refusal::GameOver => words.refused_pe_over(),
        Refusal::NotSeated => words.refused_not_seated(),
        Refusal::NotPlayingYet => words.refused_pe_not_yet(),
        Refusal::CardsAlreadyDealt => words.refused_pe_dealt(),
        Refusal::NoProposalNow => words.refused_pe_no_proposal(),
        Refusal::NotYourTurn => words.refused_pe_not_your_turn(),
        Refusal::NotInYourHand => words.refused_pe_not_in_hand(),
        Refusal::HandNotEmpty => words.refused_pe_hand_not_empty(),
        Refusal::NotTheProposedCard => words.refused_pe_not_proposed(),
        Refusal::VotingHasBegun => words.refused_pe_voting_begun(),
        Refusal::NoInversionNow => words.refused_pe_no_inversion(),
        Refusal::NoVoteNow => words.refused_pe_no_vote(),
        Refusal::NoSuchCandidate => words.refused_pe_no_such_candidate(),
        Refusal::NoPairVote => words.refused_pe_no_pair_vote(),
        Refusal::NothingChosenYet => words.refused_pe_nothing_chosen(),
        Refusal::PairVoteHasChanged => words.refused_pe_pair_changed(),
        Refusal::AlreadyAgreed => words.refused_pe_agreed(),
        Refusal::NoDebateNow => words.refused_pe_no_debate(),
        Refusal::AlreadyReady => words.refused_pe_already_ready(),
        Refusal::NoSecondVoteNow => words.refused_pe_no_second_vote(),
        Refusal::NotTied => words.refused_pe_not_tied(),
        Refusal::NoExchangeNow => words.refused_pe_no_exchange(),
        Refusal::PileEmpty => words.refused_pe_pile_empty(),
        Refusal::NoPartnerToChoose => words.refused_pe_no_partner(),
        Refusal::PartnerNotFree => words.refused_pe_partner_not_free(),
        Refusal::NothingToGive => words.refused_pe_nothing_to_give(),
        Refusal::WrongNumberOfGifts { cards } => words.refused_pe_gifts(cards),
        Refusal::WrongReceivers => words.refused_pe_receivers(),
        Refusal::NoGiftForYou => words.refused_pe_no_gift(),
        Refusal::NoJudgingNow => words.refused_pe_no_judging(),
        Refusal::NotAJudge => words.refused_pe_not_a_judge(),
        Refusal::NoSuchPlayer => words.refused_pe_no_such_player(),
        Refusal::NobodyHasWon => words.refused_pe_nobody_has_won(),
    }
}
