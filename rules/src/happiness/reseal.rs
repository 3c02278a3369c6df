//! Another game that the same eyes could not tell from this one, for the leak tests.

use super::{
    Happiness, Peek,
    state::{Phase, State},
};
use crate::{
    Arrangement, Chance, Eyes, Ranking, Sealed, Seat, SharedDraft, Slot, shuffle,
    testing::{
        Reseal,
        reseal::{another_draft, disturb, other_first_guesses},
    },
};

impl Reseal for Happiness {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        // Without `..`: a new field does not compile until somebody rules who may see it.
        let State {
            options,
            supply,
            turns_each,
            turns_had,
            roster,
            table,
            phase,
            first_guesses,
            history,
            step,
        } = state;
        let me = state.roster.seat_of(eyes);
        State {
            options: options.clone(),
            supply: supply.clone(),
            turns_each: *turns_each,
            turns_had: turns_had.clone(),
            roster: roster.clone(),
            table: table.clone(),
            phase: resealed_phase(state, phase, me, chance),
            // GH-14
            first_guesses: match phase {
                Phase::Ranking { .. } | Phase::Guessing { .. } => {
                    other_first_guesses(first_guesses, me, state.guessers(), table.len(), chance)
                }
                Phase::Opening | Phase::Revealed | Phase::Over => first_guesses.clone(),
            },
            history: history.clone(),
            step: *step,
        }
    }
}

fn resealed_phase(state: &State, phase: &Phase, me: Option<Seat>, chance: &mut dyn Chance) -> Phase {
    match phase {
        Phase::Ranking { player, draft } if me != Some(*player) => {
            let mut row = Arrangement::of(draft.open().size());
            let slots: Vec<Slot> = row.loose().collect();
            disturb(&mut row, &slots, chance);
            Phase::Ranking { player: *player, draft: Sealed::new(row) }
        }
        Phase::Guessing { player, ranking, face_up, guess } => {
            let ranking = if me == Some(*player) {
                ranking.clone()
            } else {
                Sealed::new(reshuffled(ranking.open(), *face_up, chance))
            };
            let guess = if knows_guess(state, *player, me) {
                guess.clone()
            } else {
                another_guess(state, guess, *face_up, chance)
            };
            Phase::Guessing { player: *player, ranking, face_up: *face_up, guess }
        }
        Phase::Opening | Phase::Ranking { .. } | Phase::Revealed | Phase::Over => phase.clone(),
    }
}

/// GH-6: all but the player in turn know how the guess comes about; they, too, with the option. Ruled here
/// anew and not asked of the view, so that a view that takes too much for granted is found out.
fn knows_guess(state: &State, player: Seat, me: Option<Seat>) -> bool {
    match state.options.peek {
        Peek::Seen => true,
        Peek::Hidden => me != Some(player),
    }
}

/// Another ranking with the same token face up.
fn reshuffled(ranking: &Ranking, face_up: Option<Slot>, chance: &mut dyn Chance) -> Ranking {
    let mut row: Vec<Slot> = ranking.row().to_vec();
    let shown = face_up.map(|card| row.remove(ranking.place_of(card)));
    shuffle(&mut row, chance);
    if let Some(card) = shown {
        row.insert(ranking.place_of(card), card);
    }
    Ranking::try_from(row).expect("a shuffled ranking ranks the same cards")
}

/// Another guess by the same seats, which is as little final as this one.
fn another_guess(
    state: &State,
    guess: &SharedDraft<Arrangement>,
    face_up: Option<Slot>,
    chance: &mut dyn Chance,
) -> SharedDraft<Arrangement> {
    let empty = Arrangement::of(guess.value().size());
    let slots: Vec<Slot> = empty.loose().filter(|slot| Some(*slot) != face_up).collect();
    another_draft(
        empty,
        state.guessers(),
        state.present_guessers(),
        |row, chance| disturb(row, &slots, chance),
        |row| row.row().len() == slots.len(),
        chance,
    )
}
