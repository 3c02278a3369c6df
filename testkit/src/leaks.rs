//! Whether anything tells a secret: a state and another one that some eyes cannot tell from it must look
//! alike to those eyes, and answer alike to their commands.

use rules::{Eyes, Game, testing::Reseal};

use bots::Seeded;

use crate::finding::Check;

/// A command that was tried, and why it was refused; none when it was accepted.
///
/// The events are left out: what follows from a command may well reveal something.
pub(crate) struct Tried<G: Game> {
    pub(crate) command: G::Command,
    pub(crate) refusal: Option<G::Refusal>,
}

/// Looks for a leak to these eyes, given what they see and how they were answered. Says whether the other
/// state really was another one.
pub(crate) fn search<G: Reseal>(
    state: &G::State,
    eyes: Eyes,
    view: &G::View,
    tried: &[Tried<G>],
    chance: &mut Seeded,
) -> Result<bool, (Check, String)> {
    let other = G::reseal(state, eyes, chance);
    let other_view = G::view(&other, eyes);
    if *view != other_view {
        return Err((Check::ViewTellsNothing, format!("{eyes:?} sees {view:?}\n  or else {other_view:?}")));
    }
    let (step, other_step) = (G::step(state), G::step(&other));
    if step != other_step {
        return Err((Check::StepTellsNothing, format!("{eyes:?} sees step {step} or else {other_step}")));
    }
    if let Eyes::Seat(seat) = eyes {
        for Tried { command, refusal } in tried {
            let other_refusal = G::decide(&other, seat, command, chance).err();
            if *refusal != other_refusal {
                let told =
                    format!("{seat} asks {command:?}: {refusal:?} or else {other_refusal:?}, none being yes");
                return Err((Check::RefusalTellsNothing, told));
            }
        }
    }
    Ok(*state != other)
}
