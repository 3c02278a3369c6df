//! What follows of itself.

use super::{
    Candidate, Event, GivingResult, Move, OpenChoice, OpenVote, Options, Verdict, scoring,
    state::{Owed, Phase, State},
};
use crate::{Ballots, CardId, Chance, Lead, Sealed, Seat, SeatSet, shuffle};

/// What happens now without anybody asking for it.
pub(super) fn consequence(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    let too_few = state.roster.active().len() < usize::from(*Options::PLAYERS.start());
    let here = state.roster.present();
    match &state.phase {
        Phase::Over => None,
        Phase::Ending { .. } if state.roster.active().is_empty() => Some(finished(state)),
        Phase::Ending { .. } => None,
        _ if too_few => Some(ended(state)),
        _ if !state.owed.is_empty() => draw_owed(state, chance),
        Phase::Opening => None,
        Phase::Proposing { proposer } => {
            is_passed_over(state, *proposer).then_some(Event::TurnLost { seat: *proposer })
        }
        Phase::Laying { subject, .. } if state.roster.left().contains(*subject) => {
            Some(Event::InversionDropped { subject: *subject })
        }
        Phase::Laying { laid, .. } if laid.all_in(state.layers(), here) => close(state, chance),
        Phase::Voting { ballots, .. } => match newly_agreed(state, ballots) {
            Some((seat, vote)) => Some(Event::VoteCast { seat, vote: Sealed::new(vote) }),
            None if ballots.all_in(state.voters(), state.here_to_vote()) => close(state, chance),
            None => None,
        },
        Phase::Debate { ready, .. } => {
            here.goes_on_without(state.players().without(*ready)).then_some(Event::DebateEnded)
        }
        Phase::Runoff { ballots, .. } => match newly_agreed(state, ballots) {
            Some((seat, vote)) => Some(Event::SecondVoteCast { seat, choice: Sealed::new(vote.choice) }),
            None if ballots.all_in(state.voters(), state.here_to_vote()) => close(state, chance),
            None => None,
        },
        Phase::Laying { .. } => None,
        // PE-31
        Phase::Exchanging { open } => {
            (here.goes_on_without(*open) || state.pile_size() == 0).then_some(Event::ExchangesClosed)
        }
        Phase::Giving { giver } => abandoned(state, *giver),
        Phase::Answering { giving } => abandoned(state, giving.giver)
            .or_else(|| here.goes_on_without(state.unanswered(giving)).then_some(Event::AnswersClosed)),
        Phase::Judging { giving, ballots } => abandoned(state, giving.giver).or_else(|| {
            if giving.contested().is_none() {
                // PE-26, PE-27
                let result = if giving.all_stand() { GivingResult::Won } else { GivingResult::Lost };
                return Some(Event::GivingEnded { giver: giving.giver, result });
            }
            if ballots.all_in(state.judges(giving), here) { close(state, chance) } else { None }
        }),
        Phase::Pairing { chooser } => {
            let alone = SeatSet::only(*chooser);
            let forgone = here.goes_on_without(alone) || state.free_partners(*chooser).is_empty();
            forgone.then_some(Event::PairForgone { seat: *chooser })
        }
        Phase::TurnOver => Some(what_next(state)),
    }
}

/// PE-20: a pair that has come to agree has voted.
fn newly_agreed<T>(state: &State, ballots: &Ballots<T>) -> Option<(Seat, super::Vote)> {
    state.agreed_pair_votes().find(|(leader, _)| ballots.of(*leader).is_none())
}

/// PE-30: however the game ends, the portraits are read, if there is anything on them and anybody to read it.
fn ended(state: &State) -> Event {
    let nothing_to_read = state.portraits.iter().all(Vec::is_empty) || state.roster.active().is_empty();
    if nothing_to_read { finished(state) } else { Event::GameWon { winners: state.winners } }
}

/// PE-30: so it is when the host breaks the game off, unless they are being read already.
pub(super) fn broken_off(state: &State) -> Option<Event> {
    match state.phase {
        Phase::Ending { .. } | Phase::Over => None,
        _ => Some(ended(state)).filter(|end| matches!(end, Event::GameWon { .. })),
    }
}

fn finished(state: &State) -> Event {
    Event::GameFinished { winners: state.winners }
}

/// PE-31: so many as there are.
fn draw_owed(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    let (seat, count) = match *state.owed.first()? {
        Owed::One(seat) => (seat, 1),
        Owed::FullHand(seat) => (seat, Options::HAND.saturating_sub(state.hand(seat).len())),
    };
    let cards = state.supply.draw(count, &state.out(), &state.just_gone(), chance);
    Some(Event::CardsDrawn { seat, cards: Sealed::new(cards) })
}

/// The turn goes on to somebody else when its player is not here and another is, or has nothing to propose.
fn is_passed_over(state: &State, proposer: Seat) -> bool {
    let another = |seat: Seat| seat != proposer && state.can_propose(seat);
    !state.can_propose(proposer) || (!state.is_here(proposer) && state.roster.present().iter().any(another))
}

fn abandoned(state: &State, giver: Seat) -> Option<Event> {
    let left = state.roster.left().contains(giver);
    left.then_some(Event::GivingEnded { giver, result: GivingResult::Abandoned })
}

/// Between two turns: first the end of the path (PE-29), then whom to vote with (PE-20), then the inversions
/// (PE-22), and then the next player.
fn what_next(state: &State) -> Event {
    if let Some(seat) = state.arrivals.first().copied() {
        // PE-24
        return if state.hand(seat).is_empty() {
            Event::ArrivedWithoutCards { seat }
        } else {
            Event::GivingBegan { giver: seat }
        };
    }
    if !state.winners.is_empty() {
        return Event::GameWon { winners: state.winners };
    }
    if let Some(seat) = state.to_pair.first().copied() {
        return if state.free_partners(seat).is_empty() {
            Event::PairForgone { seat }
        } else {
            Event::PairingBegan { chooser: seat }
        };
    }
    if let Some(subject) = state.inversions.first().copied() {
        return Event::InversionBegan { subject };
    }
    match state.next_proposer() {
        Some(proposer) => Event::TurnBegan { proposer },
        None => ended(state),
    }
}

/// PE-2: everybody who plays gets a full hand.
pub(super) fn deal(state: &State, chance: &mut dyn Chance) -> Event {
    let mut hands: Vec<Vec<CardId>> = Vec::with_capacity(state.roster.seats());
    for seat in Seat::first(state.roster.seats()) {
        let count = if state.roster.active().contains(seat) { Options::HAND } else { 0 };
        let out: Vec<CardId> = hands.iter().flatten().copied().collect();
        hands.push(state.supply.draw(count, &out, &[], chance));
    }
    let proposer = state.waiting_on().iter().next().expect("somebody plays as long as the game is not over");
    Event::CardsDealt { proposer, hands: Sealed::new(hands) }
}

/// All who are to answer have, or nobody is there to.
fn close(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    match &state.phase {
        Phase::Laying { subject, laid } => Some(show_laid(*subject, laid, chance)),
        Phase::Voting { layers, ballots, .. } => Some(reveal(state, layers.open(), ballots)),
        Phase::Runoff { ballots, .. } => Some(reveal_second(state, ballots)),
        Phase::Judging { ballots, .. } => Some(judged(ballots)),
        _ => None,
    }
}

/// PE-22: in an order that does not tell who laid them: it depends on the cards and on chance, and on nothing
/// else.
fn show_laid(subject: Seat, laid: &Ballots<CardId>, chance: &mut dyn Chance) -> Event {
    let mut cards: Vec<CardId> = laid.open().map(|(_, card)| *card).collect();
    if cards.len() < Options::LEAST_LAID {
        return Event::InversionDropped { subject };
    }
    cards.sort_unstable();
    shuffle(&mut cards, chance);
    Event::CardsShown { cards }
}

/// PE-10 to PE-13, PE-15, PE-16; a pair has two votes (PE-20).
fn reveal(state: &State, layers: &[Seat], ballots: &Ballots<super::Vote>) -> Event {
    let given = ballots.open().map(|(seat, vote)| OpenVote { seat, choice: vote.choice, bet: vote.bet });
    let with_partner =
        given.flat_map(|vote| both(state, vote.seat).into_iter().map(move |seat| OpenVote { seat, ..vote }));
    let mut votes: Vec<OpenVote> = with_partner.collect();
    votes.sort_by_key(|vote| vote.seat);
    let verdict = scoring::verdict(votes.iter().map(|vote| vote.choice));
    let moves = match verdict {
        Verdict::Elected { candidate } => moves(state, |seat| {
            let vote = votes.iter().find(|vote| vote.seat == seat)?;
            Some(scoring::steps(vote.choice, vote.bet, candidate))
        }),
        Verdict::Tied { .. } | Verdict::Nobody => vec![],
    };
    Event::VotesRevealed { votes, layers: layers.to_vec(), verdict, moves }
}

/// PE-17, PE-18
fn reveal_second(state: &State, ballots: &Ballots<Candidate>) -> Event {
    let given = ballots.open().flat_map(|(voter, choice)| {
        both(state, voter).into_iter().map(|seat| OpenChoice { seat, choice: *choice })
    });
    let mut votes: Vec<OpenChoice> = given.collect();
    votes.sort_by_key(|vote| vote.seat);
    let elected = scoring::second_verdict(votes.iter().map(|vote| vote.choice));
    let moves = match elected {
        Some(elected) => moves(state, |seat| {
            let vote = votes.iter().find(|vote| vote.seat == seat)?;
            Some(scoring::second_steps(vote.choice, elected)).filter(|steps| *steps != 0)
        }),
        None => vec![],
    };
    Event::SecondVotesRevealed { votes, elected, moves }
}

/// The seats that a voter votes for: itself, and the partner of the pair that it leads.
fn both(state: &State, voter: Seat) -> Vec<Seat> {
    let partner = state.pair_of(voter).filter(|pair| pair.leader == voter).map(|pair| pair.partner);
    std::iter::once(voter).chain(partner).collect()
}

/// How the masks move, in the order of play (PE-20, PE-22, PE-29).
fn moves(state: &State, steps: impl Fn(Seat) -> Option<i8>) -> Vec<Move> {
    let moved = |seat: Seat| {
        let steps = steps(seat)?;
        let (to, landing) = state.options.board.walk(state.mask(seat), steps);
        Some(Move { seat, steps, to, landing })
    };
    state.turn_order().filter_map(moved).collect()
}

/// PE-27: a tie names nobody.
fn judged(ballots: &Ballots<Seat>) -> Event {
    let votes: Vec<OpenChoice> = ballots
        .open()
        .map(|(seat, player)| OpenChoice { seat, choice: Candidate::Player(*player) })
        .collect();
    let named = Lead::of(ballots.open().map(|(_, player)| *player)).alone();
    Event::GiftJudged { votes, named }
}
