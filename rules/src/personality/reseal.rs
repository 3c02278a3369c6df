//! Another game that the same eyes could not tell from this one, for the leak tests.

use super::{
    Bet, Candidate, Laying, Personality, Question, Supply, Vote,
    state::{PairVote, Phase, State},
};
use crate::{
    CardId, Chance, Eyes, Pile, Sealed, Seat, any, shuffle,
    testing::{Reseal, reseal::other_answers},
};

impl Reseal for Personality {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        // Without `..`: a new field does not compile until somebody rules who may see it.
        let State {
            options,
            supply: _,
            roster,
            masks,
            hands: _,
            portraits,
            last_proposer,
            pairs,
            pair_votes: _,
            to_pair,
            inversions,
            arrivals,
            owed,
            winners,
            phase,
            history,
            last_giving,
            revealed,
            step,
        } = state;
        let me = roster.seat_of(eyes);
        let (hands, supply) = another_deal(state, me, chance);
        let phase = resealed_phase(state, &hands, phase, me, chance);
        let pair_votes = other_pair_votes(state, &phase, me, chance);
        State {
            options: options.clone(),
            supply,
            roster: roster.clone(),
            masks: masks.clone(),
            hands,
            portraits: portraits.clone(),
            last_proposer: *last_proposer,
            pairs: pairs.clone(),
            pair_votes,
            to_pair: to_pair.clone(),
            inversions: inversions.clone(),
            arrivals: arrivals.clone(),
            owed: owed.clone(),
            winners: *winners,
            phase,
            history: history.clone(),
            last_giving: last_giving.clone(),
            revealed: revealed.clone(),
            step: *step,
        }
    }
}

/// Other cards in the hands of the others, as many as they hold, and the rest in the pile in another state.
fn another_deal(
    state: &State,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> (Vec<Sealed<Vec<CardId>>>, Supply) {
    let own: Vec<CardId> = me.map(|me| state.hand(me).to_vec()).unwrap_or_default();
    let open: Vec<CardId> = state.portraits.iter().flatten().map(|given| given.card).collect();
    let open: Vec<CardId> = open.into_iter().chain(state.table()).chain(own).collect();
    let pile = &state.supply.pile;
    let all = || pile.fresh().iter().chain(pile.shown()).copied();
    let mut hidden: Vec<CardId> = all().filter(|card| !open.contains(card)).collect();
    shuffle(&mut hidden, chance);
    let hands: Vec<Sealed<Vec<CardId>>> = Seat::first(state.hands.len())
        .map(|seat| {
            let held = state.hand(seat);
            if me == Some(seat) {
                return Sealed::new(held.to_vec());
            }
            Sealed::new(hidden.split_off(hidden.len() - held.len()))
        })
        .collect();
    let mut other = Pile::new(all());
    let out = hands.iter().flat_map(|hand| hand.open()).chain(&open).copied();
    out.for_each(|card| other.show(card));
    // Of what is in the pile, nobody knows how much has been there before.
    let again = chance.below(hidden.len() as u32 + 1) as usize;
    hidden[..again].iter().for_each(|card| other.show(*card));
    (hands, Supply { pile: other })
}

fn resealed_phase(
    state: &State,
    hands: &[Sealed<Vec<CardId>>],
    phase: &Phase,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> Phase {
    match phase {
        Phase::Laying { subject, laid } => Phase::Laying {
            subject: *subject,
            laid: other_answers(
                laid,
                |seat| me == Some(seat),
                |seat| any(hands[seat.index()].open(), chance),
            ),
        },
        Phase::Voting { question, layers, ballots } => Phase::Voting {
            question: question.clone(),
            layers: match state.options.laying {
                Laying::Hidden => Sealed::new(other_layers(layers.open(), me, chance)),
                Laying::Open => layers.clone(),
            },
            ballots: other_answers(
                ballots,
                |voter| knows_vote_of(state, me, voter),
                |_| any_vote(&candidates(state, question), chance),
            ),
        },
        Phase::Runoff { question, votes, tied, ballots } => Phase::Runoff {
            question: question.clone(),
            votes: votes.clone(),
            tied: tied.clone(),
            ballots: other_answers(ballots, |voter| knows_vote_of(state, me, voter), |_| any(tied, chance)),
        },
        Phase::Judging { giving, ballots } => {
            let players: Vec<Seat> = state.roster.active().iter().collect();
            let ballots = other_answers(ballots, |seat| me == Some(seat), |_| any(&players, chance));
            Phase::Judging { giving: giving.clone(), ballots }
        }
        Phase::Opening
        | Phase::Proposing { .. }
        | Phase::Debate { .. }
        | Phase::Exchanging { .. }
        | Phase::Giving { .. }
        | Phase::Answering { .. }
        | Phase::Pairing { .. }
        | Phase::TurnOver
        | Phase::Ending { .. }
        | Phase::Over => phase.clone(),
    }
}

/// PE-20: one's own vote, and that of the one in whose pair one is. Ruled here anew and not asked of the
/// view, so that a view that takes too much for granted is found out.
fn knows_vote_of(state: &State, me: Option<Seat>, voter: Seat) -> bool {
    let together = |pair: &super::Pair| pair.leader == voter && Some(pair.partner) == me;
    me == Some(voter) || state.pairs.iter().any(together)
}

/// PE-20: what a pair would vote is known to those two; when they have voted, it is what they have.
fn other_pair_votes(
    state: &State,
    phase: &Phase,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> Vec<(Seat, PairVote)> {
    let votes = state.pair_votes.iter();
    votes
        .map(|(leader, draft)| {
            if knows_vote_of(state, me, *leader) {
                return (*leader, draft.clone());
            }
            let other = match phase {
                Phase::Voting { question, ballots, .. } => {
                    let any = any_vote(&candidates(state, question), chance);
                    ballots.of(*leader).copied().unwrap_or(any)
                }
                Phase::Runoff { tied, ballots, .. } => {
                    let any = any(tied, chance);
                    Vote { choice: ballots.of(*leader).copied().unwrap_or(any), bet: Bet::Neutral }
                }
                _ => return (*leader, draft.clone()),
            };
            (*leader, draft.with_value(draft.value().map(|_| other)))
        })
        .collect()
}

/// PE-22: the others laid the others' cards, whichever is whose.
fn other_layers(layers: &[Seat], me: Option<Seat>, chance: &mut dyn Chance) -> Vec<Seat> {
    let mut others: Vec<Seat> = layers.iter().copied().filter(|seat| Some(*seat) != me).collect();
    shuffle(&mut others, chance);
    let mut others = others.into_iter();
    let layer = |seat: &Seat| if Some(*seat) == me { Some(*seat) } else { others.next() };
    layers.iter().filter_map(layer).collect()
}

/// Whom or what anybody could have chosen.
fn candidates(state: &State, question: &Question) -> Vec<Candidate> {
    match question {
        Question::Whom { .. } => state.players().iter().map(Candidate::Player).collect(),
        Question::Which { cards, .. } => {
            (0..cards.len() as u8).map(|slot| Candidate::Card(crate::Slot(slot))).collect()
        }
    }
}

fn any_vote(candidates: &[Candidate], chance: &mut dyn Chance) -> Vote {
    Vote { choice: any(candidates, chance), bet: any(&Bet::ALL, chance) }
}
