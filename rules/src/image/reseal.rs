//! Another game that the same eyes could not tell from this one, for the leak tests.

use super::{
    BilingualText, Fitting, Image, Laid, Line, Side, Voice,
    draft::legal,
    state::{Notes, OpenTurn, Phase, State, TurnUnderWay},
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
            builders,
            scores,
            taken,
            notes,
            last_player,
            owed,
            last_round,
            phase,
            last_turn,
            turns,
            step,
        } = state;
        let me = roster.seat_of(eyes);
        let Deal { hands, deck } = another_deal(state, me, chance);
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
            builders: *builders,
            scores: scores.clone(),
            taken: taken.clone(),
            notes: notes.collect(),
            last_player: *last_player,
            owed: owed.clone(),
            last_round: last_round.clone(),
            phase: phase.clone(),
            last_turn: last_turn.clone(),
            turns: *turns,
            step: *step,
        };
        other.phase = resealed_phase(&other, phase, me, chance);
        other
    }
}

/// Where the cards are that somebody does not see.
struct Deal {
    hands: Vec<Sealed<Vec<CardId>>>,
    deck: Sealed<Vec<CardId>>,
}

/// Other cards in the hands of the others, as many as they hold, and the rest in the deck. Who has left and
/// looks on is nobody here, and does not know their own either.
fn another_deal(state: &State, me: Option<Seat>, chance: &mut dyn Chance) -> Deal {
    let mut hidden: Vec<CardId> = state.deck.open().clone();
    let theirs = Seat::first(state.hands.len()).filter(|seat| me != Some(*seat));
    hidden.extend(theirs.flat_map(|seat| state.hand(seat)).copied());
    shuffle(&mut hidden, chance);
    let mut deal = |count: usize| hidden.split_off(hidden.len() - count);
    let hands = Seat::first(state.hands.len()).map(|seat| {
        let held = state.hand(seat);
        Sealed::new(if me == Some(seat) { held.to_vec() } else { deal(held.len()) })
    });
    let hands = hands.collect();
    let mut deck = deal(state.deck_size());
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

/// Any cards of the other hand and of the board where they may lie, or none.
fn other_draft(state: &State, player: Seat, chance: &mut dyn Chance) -> Vec<Laid> {
    let mut cards: Vec<CardId> = state.hand(player).iter().chain(&state.board).copied().collect();
    shuffle(&mut cards, chance);
    let mut draft: Vec<Laid> = Vec::new();
    let wanted = chance.below(5) as usize;
    for card in cards {
        let side = Side::ALL[chance.below(Side::ALL.len() as u32) as usize];
        let from = if state.board.contains(&card) { super::Source::Board } else { super::Source::Hand };
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
