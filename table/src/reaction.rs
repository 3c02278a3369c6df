//! What guests who wait or look on make of it: a laugh, a clap, which floats over the stage and is gone. None
//! of it is ever written down.

use rules::{Eyes, every};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{
    face::Face,
    guest::Guest,
    identity::{Badge, GuestId},
    limits::Rate,
    presence::Company,
    state::State,
};

/// What somebody makes of what they see.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, EnumString, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reaction {
    /// It is funny.
    Laugh,
    /// Well done.
    Clap,
    /// Nobody would have thought it.
    Gasp,
    /// It is lovely.
    Heart,
    /// Who knows.
    Shrug,
    /// It is on fire.
    Fire,
}

impl Reaction {
    /// Every reaction, in the order of the row.
    pub const ALL: [Reaction; 6] = every(Reaction::VARIANTS);

    /// The word used in forms.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}

/// Somebody's reaction, as a stage shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reacted {
    /// What they make of it.
    pub reaction: Reaction,
    /// Who they are.
    pub guest: GuestId,
    /// Their colour and shape.
    pub badge: Badge,
    /// What they are drawn as.
    pub face: Face,
}

/// A burst of one guest, and then two a second. What is more is dropped without a word.
pub(crate) const REACTIONS: Rate = Rate { at_once: 6, a_second: 2 };

/// Whether somebody may react now: there is a stage to see it, the host has nothing against it, and they
/// watch a reveal or the end of a game, or wait. What tells whether they wait is what everybody sees, so that
/// a reaction tells nobody more. Whoever is being guessed keeps a straight face.
pub(crate) fn may_react(state: &State, me: &Guest, company: &Company, is_showing: bool) -> bool {
    let Some(game) = state.game.as_ref().filter(|_| state.reactions && company.has_stage()) else {
        return false;
    };
    let Some(seat) = state.seat_of(me.id) else { return true };
    if is_showing || game.state.is_over() {
        return true;
    }
    let open = game.state.view(Eyes::Everyone);
    let busy = open.waiting_on().with(game.state.view(Eyes::Seat(seat)).waiting_on());
    !busy.with(open.being_guessed()).contains(seat)
}
