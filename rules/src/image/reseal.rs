//! Another game that the same eyes could not tell from this one, for the leak tests.

use super::{
    BilingualText, Drafts, Fitting, Image, Laid, Line, Side, Source, Voice,
    draft::legal,
    state::{Notes, OpenTurn, Phase, State, TurnUnderWay},
    view::covered,
};
use crate::{Ballots, CardId, Chance, Eyes, Sealed, Seat, shuffle, testing::Reseal};

impl Reseal for Image {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        // Without `..`: a new field does not compile until somebody rules who may see it.
        let State {
            options,
            supply,
            roster,
            deck: _,
            hands: _,
            board,
            images,
            scores,
            taken,
            notes,
            last_player,
            owed,
            last_round,
            phase,
            last_turn,
            history,
            laid_by,
            turns,
            settled_in,
            step,
        } = state;
        let me = roster.seat_of(eyes);
        let (Deal { hands, deck }, lying) = another_deal_like(state, me, chance);
        let notes = (0..).map(Seat).zip(notes);
        let notes =
            notes.map(
                |(seat, notes)| {
                    if me == Some(seat) { notes.clone() } else { Sealed::new(other_notes(chance)) }
                },
            );
        let mut other = State {
            options: options.clone(),
            supply: supply.clone(),
            roster: roster.clone(),
            deck,
            hands,
            board: board.clone(),
            images: images.clone(),
            scores: scores.clone(),
            taken: taken.clone(),
            notes: notes.collect(),
            last_player: *last_player,
            owed: owed.clone(),
            last_round: last_round.clone(),
            phase: phase.clone(),
            last_turn: last_turn.clone(),
            history: history.clone(),
            laid_by: laid_by.clone(),
            turns: *turns,
            settled_in: *settled_in,
            step: *step,
        };
        other.phase = resealed_phase(&other, phase, me, chance);
        if let (Phase::Turn { turn, .. }, Some(lying)) = (&mut other.phase, lying) {
            turn.draft = Sealed::new(lying);
        }
        other
    }
}

/// Where the cards are that somebody does not see.
struct Deal {
    hands: Vec<Sealed<Vec<CardId>>>,
    deck: Sealed<Vec<CardId>>,
}

/// So often another deal is tried before somebody's draft stays as it is.
const TRIES: usize = 8;

/// Another deal, and another draft of the turn under way that lies in the same places, which all see (IM-15):
/// other cards where they lie face down and others can lie there.
fn another_deal_like(state: &State, me: Option<Seat>, chance: &mut dyn Chance) -> (Deal, Option<Vec<Laid>>) {
    let turn = match &state.phase {
        Phase::Turn { turn, .. } if me != Some(turn.player) => turn,
        _ => return (another_deal(state, me, &[], chance), None),
    };
    let laid = turn.draft.open();
    if state.options.drafts == Drafts::FaceDown {
        for _ in 0..TRIES {
            let deal = another_deal(state, me, &[], chance);
            let hand = deal.hands.get(turn.player.index()).map_or(&[][..], |hand| hand.open());
            if let Some(draft) = draft_like(state, laid, hand, chance) {
                return (deal, Some(draft));
            }
        }
    }
    let of_hand = laid.iter().filter(|laid| laid.from == Source::Hand);
    let known: Vec<CardId> = of_hand.map(|laid| laid.card).collect();
    (another_deal(state, me, &known, chance), Some(laid.to_vec()))
}

/// Other cards in the hands of the others, as many as they hold, and the rest in the deck, but for those that
/// are known. Who has left and looks on is nobody here, and does not know their own either.
fn another_deal(state: &State, me: Option<Seat>, known: &[CardId], chance: &mut dyn Chance) -> Deal {
    let is_known = |card: &&CardId| known.contains(card);
    let mut hidden: Vec<CardId> = state.deck.open().clone();
    let theirs = Seat::first(state.hands.len()).filter(|seat| me != Some(*seat));
    hidden.extend(theirs.flat_map(|seat| state.hand(seat)).filter(|card| !is_known(card)).copied());
    shuffle(&mut hidden, chance);
    let mut deal = |count: usize| hidden.split_off(hidden.len() - count);
    let hands = Seat::first(state.hands.len()).map(|seat| {
        let held = state.hand(seat);
        let mut hand: Vec<CardId> = held.iter().filter(is_known).copied().collect();
        if me == Some(seat) {
            hand = held.to_vec();
        } else {
            hand.extend(deal(held.len() - hand.len()));
        }
        Sealed::new(hand)
    });
    let hands = hands.collect();
    let mut deck = deal(state.deck.open().len());
    deck.sort_unstable();
    Deal { hands, deck: Sealed::new(deck) }
}

/// Nobody knows who has noted what, or anything at all.
fn other_notes(chance: &mut dyn Chance) -> Notes {
    let line = |text: &str| Line::new(text).ok();
    Side::ALL.map(|_| match chance.below(3) {
        0 => None,
        1 => line("Somebody"),
        _ => line("Somebody else"),
    })
}

fn resealed_phase(state: &State, phase: &Phase, me: Option<Seat>, chance: &mut dyn Chance) -> Phase {
    match phase {
        Phase::Turn { turn, before } => Phase::Turn {
            turn: other_turn(state, turn, me, chance),
            before: before.as_deref().map(other_fitting),
        },
        Phase::Window { turn, accepted } => Phase::Window { turn: other_fitting(turn), accepted: *accepted },
        Phase::Naming { turn, challenge, next } => Phase::Naming {
            turn: other_fitting(turn),
            challenge: challenge.clone(),
            next: next.as_ref().map(|next| Box::new(other_turn(state, next, me, chance))),
        },
        Phase::Judging { turn, challenge, ballots, next } => Phase::Judging {
            turn: other_fitting(turn),
            challenge: challenge.clone(),
            ballots: resealed(ballots, me, chance),
            next: next.as_ref().map(|next| Box::new(other_turn(state, next, me, chance))),
        },
        Phase::Opening | Phase::TurnOver | Phase::Over { .. } => phase.clone(),
    }
}

/// Cards of this hand and of the board where those of a draft lie, if they can lie there.
fn draft_like(state: &State, laid: &[Laid], hand: &[CardId], chance: &mut dyn Chance) -> Option<Vec<Laid>> {
    let mut cards: Vec<CardId> = hand.iter().chain(&state.board).copied().collect();
    shuffle(&mut cards, chance);
    let mut draft: Vec<Laid> = Vec::new();
    for like in laid {
        let top = |below: CardId| {
            let above = draft.iter().rev().find(|laid| covered(&draft, laid) == Some(below));
            above.map_or(below, |laid| laid.card)
        };
        let over = covered(laid, like).map(top);
        let next = |card: CardId| {
            let from = if state.board.contains(&card) { Source::Board } else { Source::Hand };
            Laid { card, from, side: like.side, over }
        };
        let fits = |card: &CardId| legal(&state.options, &state.images, &draft, &next(*card)).is_ok();
        let place = cards.iter().position(fits)?;
        let laid = next(cards.swap_remove(place));
        draft.push(laid);
    }
    Some(draft)
}

/// Any cards of the other hand and of the board where they may lie, or none.
fn other_draft(state: &State, player: Seat, chance: &mut dyn Chance) -> Vec<Laid> {
    let mut cards: Vec<CardId> = state.hand(player).iter().chain(&state.board).copied().collect();
    shuffle(&mut cards, chance);
    let mut draft: Vec<Laid> = Vec::new();
    let wanted = chance.below(5) as usize;
    for card in cards {
        let side = Side::ALL[chance.below(Side::ALL.len() as u32) as usize];
        let from = if state.board.contains(&card) { Source::Board } else { Source::Hand };
        let next = Laid { card, from, side, over: None };
        if draft.len() < wanted && legal(&state.options, &state.images, &draft, &next).is_ok() {
            draft.push(next);
        }
    }
    draft
}

/// Another draft of somebody else's, and nothing that came back to them.
fn other_turn(state: &State, turn: &TurnUnderWay, me: Option<Seat>, chance: &mut dyn Chance) -> TurnUnderWay {
    if me == Some(turn.player) {
        return turn.clone();
    }
    let draft = Sealed::new(other_draft(state, turn.player, chance));
    TurnUnderWay { draft, ..TurnUnderWay::of(turn.player) }
}

/// What the practice aid will show is nobody's to know while the turn may be challenged, not even that it
/// will be nothing.
fn other_fitting(turn: &OpenTurn) -> Box<OpenTurn> {
    let people = vec![BilingualText::same("Somebody")];
    let fitting =
        turn.turn.endings.iter().map(|ending| Fitting { side: ending.side, people: people.clone() });
    Box::new(OpenTurn { fitting: Sealed::new(fitting.collect()), ..turn.clone() })
}

/// Other votes by the same seats.
fn resealed(ballots: &Ballots<Voice>, me: Option<Seat>, chance: &mut dyn Chance) -> Ballots<Voice> {
    let mut other = ballots.clone();
    for (seat, _) in ballots.open().filter(|(seat, _)| me != Some(*seat)) {
        other.cast(seat, Voice::ALL[chance.below(2) as usize]);
    }
    other
}
