//! Other secrets in the place of those that somebody cannot see: what the leak tests need. Every game's
//! `reseal.rs` is built on it.

use crate::{Arrangement, Ballots, Chance, Eyes, FirstGuesses, Game, Seat, SeatSet, SharedDraft, Slot, any};

/// A game whose secrets can be exchanged for others, so that a test finds out whether anything tells them.
pub trait Reseal: Game {
    /// Another state that these eyes could not tell from this one.
    fn reseal(state: &Self::State, eyes: Eyes, chance: &mut dyn Chance) -> Self::State;
}

/// More changes than a test would notice by their number alone.
const MOST_CHANGES: u32 = 24;

/// Other answers by the same seats, but for those that are known.
pub(crate) fn other_answers<T: Clone>(
    ballots: &Ballots<T>,
    known: impl Fn(Seat) -> bool,
    mut another: impl FnMut(Seat) -> T,
) -> Ballots<T> {
    let mut other = ballots.clone();
    for (seat, answer) in ballots.open() {
        let answer = if known(seat) { answer.clone() } else { another(seat) };
        other.cast(seat, answer);
    }
    other
}

/// Lays some of these things in a row and takes some back, at random.
pub(crate) fn disturb(row: &mut Arrangement, slots: &[Slot], chance: &mut dyn Chance) {
    for _ in 0..chance.below(MOST_CHANGES) {
        match chance.below(4) {
            0 => row.take_back(any(slots, chance)),
            _ => row.lay(any(slots, chance), chance.below(slots.len() as u32) as usize),
        }
    }
}

/// Other first guesses of so many things by those who may make one, or none, but for one's own.
pub(crate) fn other_first_guesses(
    guesses: &FirstGuesses,
    me: Option<Seat>,
    makers: SeatSet,
    things: usize,
    chance: &mut dyn Chance,
) -> FirstGuesses {
    let mut others = FirstGuesses::default();
    let slots: Vec<Slot> = (0..things as u8).map(Slot).collect();
    for seat in makers.iter().chain(me) {
        others.change(seat, things, |row| match Some(seat) == me {
            true => *row = guesses.before(seat, things),
            false => disturb(row, &slots, chance),
        });
    }
    others
}

/// Another draft by the same seats, which is as little final as one that is not agreed to yet: of those who
/// are here, one always holds out. Nobody agrees to what is not complete.
pub(crate) fn another_draft<T>(
    empty: T,
    makers: SeatSet,
    here: SeatSet,
    change: impl Fn(&mut T, &mut dyn Chance),
    is_complete: impl Fn(&T) -> bool,
    chance: &mut dyn Chance,
) -> SharedDraft<T> {
    let mut draft = SharedDraft::new(empty);
    let seats: Vec<Seat> = makers.iter().collect();
    if seats.is_empty() {
        return draft;
    }
    for _ in 0..chance.below(MOST_CHANGES) {
        // Agreements that the change takes back.
        seats.iter().filter(|_| chance.below(4) == 0).for_each(|seat| draft.agree(*seat));
        draft.change(any(&seats, chance), |value| change(value, chance));
    }
    if is_complete(draft.value()) {
        let holdout = here.iter().next();
        let agree = |seat: &&Seat| Some(**seat) != holdout && chance.below(2) == 0;
        seats.iter().filter(agree).for_each(|seat| draft.agree(*seat));
    }
    draft
}
