//! What follows of itself.

use super::{
    Challenge, Event, HandCount, Judge, Judging, OpenVote, Options, Ruling, Settlement, Verdict, Voice,
    draft::sent_back,
    finding, scoring,
    state::{OpenTurn, Owed, Phase, State, TurnUnderWay},
};
use crate::{Ballots, CardId, Chance, Sealed, Seat, SeatSet};

/// What happens now without anybody asking for it.
pub(super) fn consequence(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    let here = state.roster.present();
    let left = |seat: Seat| state.roster.left().contains(seat);
    // What several do together goes on without who is away, but not while nobody at all is here.
    let done = |open: SeatSet| open.is_empty() || (open.and(here).is_empty() && !here.is_empty());
    match &state.phase {
        Phase::Over { .. } => None,
        _ if state.roster.active().len() < usize::from(*Options::PLAYERS.start()) => Some(finished(state)),
        Phase::Opening => None,
        _ if state.next_owed().is_some() => draw_owed(state, chance),
        // IM-23
        _ if state.deck_size() == 0 && state.last_round.is_none() => Some(last_round(state)),
        Phase::Turn { turn, before } => follows_in_turn(state, turn, before.as_deref()),
        Phase::Window { turn, accepted } => {
            let open = state.others(turn.turn.player).without(*accepted);
            match state.next_player().filter(|_| !left(turn.turn.player)) {
                // IM-16
                Some(player) => Some(Event::NextTurnBegan { player }),
                None => (left(turn.turn.player) || done(open)).then_some(Event::TurnStood),
            }
        }
        Phase::Naming { challenge, .. } => left(challenge.challenged).then_some(Event::ChallengeDropped),
        Phase::Judging { turn, challenge, ballots, .. } => {
            if let Some(ruling) = of_almanac(state, challenge) {
                return Some(settlement(turn, challenge.side, ruling, Judge::Almanac));
            }
            let all_in = ballots.all_in(state.roster.active(), here);
            all_in.then(|| counted(turn, challenge, ballots))
        }
        Phase::TurnOver => Some(match state.next_player() {
            Some(player) => Event::TurnBegan { player },
            None => finished(state),
        }),
    }
}

/// While somebody lays cards: what a challenge leaves of the draft, and what becomes of those who have left.
fn follows_in_turn(state: &State, turn: &TurnUnderWay, before: Option<&OpenTurn>) -> Option<Event> {
    let left = |seat: Seat| state.roster.left().contains(seat);
    let TurnUnderWay { player, draft, shaken, .. } = turn;
    if let Some(shaken) = shaken {
        let cards = sent_back(&state.options, &state.images, draft.open(), *shaken);
        return Some(Event::CardsSentBack { seat: *player, cards: Sealed::new(cards) });
    }
    match before {
        Some(open) if left(*player) || left(open.turn.player) => Some(Event::TurnStood),
        _ => left(*player).then_some(Event::TurnLost { seat: *player }),
    }
}

/// IM-18: what the reference work decides alone, if it does: one card that does not fit is enough; of a
/// person whom it does not know, that can be the letter.
fn of_almanac(state: &State, challenge: &Challenge) -> Option<Ruling> {
    let verdict = finding::verdict(&challenge.cards, &challenge.findings);
    match (state.options.judging, verdict) {
        (Judging::AlwaysVote, _) | (_, Verdict::NotKnown) => None,
        (Judging::Almanac, Verdict::Fits) => Some(Ruling::NotUpheld),
        (Judging::Almanac, Verdict::DoesNotFit) => Some(Ruling::Upheld),
    }
}

/// IM-18: the majority; in a tie the challenge is upheld when the reference work knows nobody of that name.
fn counted(turn: &OpenTurn, challenge: &Challenge, ballots: &Ballots<Voice>) -> Event {
    let votes: Vec<OpenVote> = ballots.open().map(|(seat, voice)| OpenVote { seat, voice: *voice }).collect();
    let against = votes.iter().filter(|vote| vote.voice == Voice::DoesNotFit).count();
    let fits = votes.len() - against;
    let known = challenge.claim.as_ref().is_some_and(|claim| claim.key.is_some());
    let upheld = against > fits || (against == fits && !known);
    let ruling = if upheld { Ruling::Upheld } else { Ruling::NotUpheld };
    settlement(turn, challenge.side, ruling, Judge::Players { votes })
}

pub(super) fn settlement(turn: &OpenTurn, side: super::Side, ruling: Ruling, judge: Judge) -> Event {
    let ended = turn.turn.endings.iter().find(|ending| ending.side == side);
    let points = scoring::challenge(ruling, ended);
    // IM-16: each image once.
    let still_open = turn.turn.unchallenged().into_iter().filter(|other| *other != side).collect();
    Event::ChallengeSettled { settlement: Settlement { ruling, judge, points }, still_open }
}

/// IM-13: first the hand, then the board; so many as there are.
fn draw_owed(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    let (owed, count) = state.next_owed()?;
    let cards = state.draw(count, &[], chance);
    Some(match owed {
        Owed::Hand(seat, _) => Event::CardsDrawn { seat, cards: Sealed::new(cards) },
        Owed::Board(_) | Owed::FullBoard => Event::BoardFilled { cards },
    })
}

/// IM-23: everybody has one more turn, and who has drawn the last card plays last. Who has left has a place
/// in the order, too, and is passed over unless they return before it has gone by.
fn last_round(state: &State) -> Event {
    let order = state.last_player.map(|player| state.roster.onward_from(player));
    Event::LastRoundBegan { order: order.into_iter().flatten().collect() }
}

/// IM-24, IM-25: the hand of who has left does not count, and they win nothing.
fn finished(state: &State) -> Event {
    let players = state.roster.active();
    let hands: Vec<HandCount> = players.iter().map(|seat| scoring::hand(seat, state.hand(seat))).collect();
    let scores = || hands.iter().map(|count| (count.seat, state.scores[count.seat.index()] + count.points));
    let best = scores().map(|(_, score)| score).max();
    let winners = scores().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect();
    Event::GameFinished { hands, winners }
}

/// IM-3: everybody gets a full hand, and the board its cards. Who has left finds theirs when they return.
pub(super) fn deal(state: &State, chance: &mut dyn Chance) -> Vec<Event> {
    let mut hands: Vec<Vec<CardId>> = Vec::with_capacity(state.roster.seats());
    let mut dealt: Vec<CardId> = Vec::new();
    for _ in 0..state.roster.seats() {
        let hand = state.draw(Options::HAND, &dealt, chance);
        dealt.extend(&hand);
        hands.push(hand);
    }
    let cards = state.draw(Options::BOARD, &dealt, chance);
    vec![Event::HandsDealt { hands: Sealed::new(hands) }, Event::BoardFilled { cards }]
}
