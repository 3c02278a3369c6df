//! What a command leads to, in the order of play.

use super::{
    Answer, Bet, Candidate, Command, Event, Gift, Options, Question, Refusal, Vote,
    settle::deal,
    state::{Phase, State},
};
use crate::{CardId, Chance, Sealed, Seat, SeatSet};

/// What one command leads to at once.
pub(super) type Decision = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, seat: Seat, command: &Command, chance: &mut dyn Chance) -> Decision {
    match command {
        Command::DealCards => deal_cards(state, chance),
        Command::ProposeCard { card } => propose_card(state, seat, *card),
        Command::ProposeFromPile => propose_from_pile(state, seat, chance),
        Command::PutBackCard { card } => put_back_card(state, seat, *card, chance),
        Command::LayCard { card } => lay_card(state, seat, *card),
        Command::CastVote { choice, bet } => cast_vote(state, seat, *choice, *bet),
        Command::AgreeToPairVote { edition } => agree_to_pair_vote(state, seat, *edition),
        Command::DeclareReady => declare_ready(state, seat),
        Command::VoteAgain { choice } => vote_again(state, seat, *choice),
        Command::ExchangeCard { card } => exchange_card(state, seat, *card, chance),
        Command::KeepHand => keep_hand(state, seat),
        Command::ChoosePartner { partner } => choose_partner(state, seat, *partner),
        Command::GiveCards { gifts } => give_cards(state, seat, gifts),
        Command::AnswerGift { answer } => answer_gift(state, seat, *answer),
        Command::JudgeGift { player } => judge_gift(state, seat, *player),
        Command::ReadPortrait { player } => read_portrait(state, *player),
        Command::FinishGame => finish_game(state),
    }
}

/// Whether anything could follow of itself, so that it need not be looked for after every move.
pub(super) fn may_lead_on(_state: &State, _seat: Seat, _command: &Command) -> bool {
    true
}

/// PE-2: any seat may deal, so that nobody who dreams holds up the table.
fn deal_cards(state: &State, chance: &mut dyn Chance) -> Decision {
    match state.phase {
        Phase::Opening => Ok(vec![deal(state, chance)]),
        _ => Err(Refusal::CardsAlreadyDealt),
    }
}

/// PE-6
fn propose_card(state: &State, seat: Seat, card: CardId) -> Decision {
    proposing(state, seat)?;
    in_hand(state, seat, card)?;
    Ok(vec![Event::CardProposed { card }])
}

/// PE-7
fn propose_from_pile(state: &State, seat: Seat, chance: &mut dyn Chance) -> Decision {
    proposing(state, seat)?;
    if !state.hand(seat).is_empty() {
        return Err(Refusal::HandNotEmpty);
    }
    let drawn = state.supply.draw(1, &state.out(), &state.just_gone(), chance);
    let card = *drawn.first().ok_or(Refusal::PileEmpty)?;
    Ok(vec![Event::CardTurnedUp { card }])
}

/// PE-8: the hand of who proposed it stays as it is, so that nobody gains by it.
fn put_back_card(state: &State, seat: Seat, card: CardId, chance: &mut dyn Chance) -> Decision {
    let Phase::Voting { question, ballots, .. } = &state.phase else { return Err(Refusal::NoVoteNow) };
    playing(state, seat)?;
    match question {
        Question::Whom { card: proposed, .. } if *proposed == card => {}
        Question::Whom { .. } | Question::Which { .. } => return Err(Refusal::NotTheProposedCard),
    }
    if !ballots.given().is_empty() {
        return Err(Refusal::VotingHasBegun);
    }
    if state.pile_size() == 0 {
        return Err(Refusal::PileEmpty);
    }
    let drawn = state.supply.draw(1, &state.out(), &state.just_gone(), chance);
    Ok(vec![Event::CardPutBack { drawn: *drawn.first().ok_or(Refusal::PileEmpty)? }])
}

fn proposing(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Proposing { proposer } if proposer == seat => Ok(()),
        Phase::Proposing { .. } => Err(Refusal::NotYourTurn),
        _ => Err(Refusal::NoProposalNow),
    }
}

fn in_hand(state: &State, seat: Seat, card: CardId) -> Result<(), Refusal> {
    if state.hand(seat).contains(&card) { Ok(()) } else { Err(Refusal::NotInYourHand) }
}

fn playing(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.players().contains(seat) { Ok(()) } else { Err(Refusal::NotPlayingYet) }
}

/// PE-21: may be changed until all are in.
fn lay_card(state: &State, seat: Seat, card: CardId) -> Decision {
    let Phase::Laying { .. } = state.phase else { return Err(Refusal::NoInversionNow) };
    playing(state, seat)?;
    in_hand(state, seat, card)?;
    Ok(vec![Event::CardLaid { seat, card: Sealed::new(card) }])
}

/// PE-8, PE-9, PE-21: the choice and the bet together, to be changed until all are in. The same again is an
/// event like another one: if it were none, the number of records would tell the others that somebody has not
/// changed their mind. So it is with laid cards, second votes and judgments.
fn cast_vote(state: &State, seat: Seat, choice: Candidate, bet: Bet) -> Decision {
    let Phase::Voting { question, .. } = &state.phase else { return Err(Refusal::NoVoteNow) };
    playing(state, seat)?;
    if !state.candidates(question).contains(&choice) {
        return Err(Refusal::NoSuchCandidate);
    }
    let vote = Vote { choice, bet };
    let alone = || vec![Event::VoteCast { seat, vote: Sealed::new(vote) }];
    Ok(pair_vote(state, seat, vote).unwrap_or_else(alone))
}

/// PE-20: in a pair it is what one would choose for both, and one agrees to it oneself. So it is recorded
/// when it lies there already, too: the record does not tell whether somebody has changed their mind.
fn pair_vote(state: &State, seat: Seat, vote: Vote) -> Option<Vec<Event>> {
    state.pair_of(seat)?;
    let drafted = Event::PairVoteDrafted { seat, vote: Sealed::new(vote) };
    Some(vec![drafted, Event::PairVoteAgreedTo { seat }])
}

/// PE-20: an agreement is to what one saw.
fn agree_to_pair_vote(state: &State, seat: Seat, edition: u32) -> Decision {
    match state.phase {
        Phase::Voting { .. } | Phase::Runoff { .. } => {}
        _ => return Err(Refusal::NoVoteNow),
    }
    playing(state, seat)?;
    let pair = state.pair_of(seat).ok_or(Refusal::NoPairVote)?;
    let draft = state.pair_vote(pair.leader).ok_or(Refusal::NothingChosenYet)?;
    draft.agreeable(seat, edition)?;
    Ok(vec![Event::PairVoteAgreedTo { seat }])
}

/// PE-16
fn declare_ready(state: &State, seat: Seat) -> Decision {
    let Phase::Debate { ready, .. } = &state.phase else { return Err(Refusal::NoDebateNow) };
    playing(state, seat)?;
    if ready.contains(seat) {
        return Err(Refusal::AlreadyReady);
    }
    Ok(vec![Event::DebaterReady { seat }])
}

/// PE-16, PE-17: among the tied only, and without a bet.
fn vote_again(state: &State, seat: Seat, choice: Candidate) -> Decision {
    let Phase::Runoff { tied, .. } = &state.phase else { return Err(Refusal::NoSecondVoteNow) };
    playing(state, seat)?;
    if !tied.contains(&choice) {
        return Err(Refusal::NotTied);
    }
    let alone = || vec![Event::SecondVoteCast { seat, choice: Sealed::new(choice) }];
    Ok(pair_vote(state, seat, Vote { choice, bet: Bet::Neutral }).unwrap_or_else(alone))
}

/// PE-14: the card goes under the pile, and so is not the one that comes back.
fn exchange_card(state: &State, seat: Seat, card: CardId, chance: &mut dyn Chance) -> Decision {
    exchanging(state, seat)?;
    in_hand(state, seat, card)?;
    if state.pile_size() == 0 {
        return Err(Refusal::PileEmpty);
    }
    let drawn = state.supply.draw(1, &state.out(), &state.just_gone(), chance);
    let drawn = *drawn.first().ok_or(Refusal::PileEmpty)?;
    Ok(vec![Event::CardExchanged { seat, given: Sealed::new(card), drawn: Sealed::new(drawn) }])
}

fn keep_hand(state: &State, seat: Seat) -> Decision {
    exchanging(state, seat)?;
    Ok(vec![Event::HandKept { seat }])
}

fn exchanging(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Exchanging { open } if open.contains(seat) => Ok(()),
        _ => Err(Refusal::NoExchangeNow),
    }
}

/// PE-20
fn choose_partner(state: &State, seat: Seat, partner: Seat) -> Decision {
    match state.phase {
        Phase::Pairing { chooser } if chooser == seat => {
            if !state.free_partners(seat).contains(partner) {
                return Err(Refusal::PartnerNotFree);
            }
            Ok(vec![Event::PairFormed { leader: seat, partner }])
        }
        _ => Err(Refusal::NoPartnerToChoose),
    }
}

/// PE-25: one, two or three cards, each to a different player.
fn give_cards(state: &State, seat: Seat, gifts: &[Gift]) -> Decision {
    match state.phase {
        Phase::Giving { giver } if giver == seat => {}
        _ => return Err(Refusal::NothingToGive),
    }
    let due = state.gifts_due(seat);
    if gifts.len() != due {
        return Err(Refusal::WrongNumberOfGifts { cards: due as u8 });
    }
    let receivers: SeatSet = gifts.iter().map(|gift| gift.to).collect();
    if receivers.len() != gifts.len() || !receivers.is_within(state.receivers(seat)) {
        return Err(Refusal::WrongReceivers);
    }
    for (nth, gift) in gifts.iter().enumerate() {
        in_hand(state, seat, gift.card)?;
        if gifts[..nth].iter().any(|other| other.card == gift.card) {
            return Err(Refusal::NotInYourHand);
        }
    }
    debug_assert!(gifts.len() <= Options::MOST_GIFTS);
    Ok(vec![Event::GiftsGiven { gifts: gifts.to_vec() }])
}

/// PE-26
fn answer_gift(state: &State, seat: Seat, answer: Answer) -> Decision {
    let Phase::Answering { giving } = &state.phase else { return Err(Refusal::NoGiftForYou) };
    let gift = giving.of(seat).ok_or(Refusal::NoGiftForYou)?;
    if gift.answer == Some(answer) {
        return Ok(vec![]);
    }
    Ok(vec![Event::GiftAnswered { seat, answer }])
}

/// PE-27
fn judge_gift(state: &State, seat: Seat, player: Seat) -> Decision {
    let Phase::Judging { giving, .. } = &state.phase else { return Err(Refusal::NoJudgingNow) };
    playing(state, seat)?;
    if !state.judges(giving).contains(seat) {
        return Err(Refusal::NotAJudge);
    }
    let receiver = giving.contested().map(|gift| gift.to);
    if !state.roster.active().contains(player) && receiver != Some(player) {
        return Err(Refusal::NoSuchPlayer);
    }
    Ok(vec![Event::JudgmentCast { seat, player: Sealed::new(player) }])
}

/// PE-30: also of one who has left, since their portrait is there.
fn read_portrait(state: &State, player: Seat) -> Decision {
    match state.phase {
        Phase::Ending { .. } if player.index() >= state.portraits.len() => Err(Refusal::NoSuchPlayer),
        Phase::Ending { reading } if reading == Some(player) => Ok(vec![]),
        Phase::Ending { .. } => Ok(vec![Event::PortraitRead { player }]),
        _ => Err(Refusal::NobodyHasWon),
    }
}

fn finish_game(state: &State) -> Decision {
    match state.phase {
        Phase::Ending { .. } => Ok(vec![Event::GameFinished { winners: state.winners }]),
        _ => Err(Refusal::NobodyHasWon),
    }
}
