//! What the games share. The kernel never learns a game's word.

pub(crate) mod arrangement;
pub(crate) mod ballot;
pub(crate) mod card;
pub(crate) mod chance;
pub(crate) mod decided;
pub(crate) mod draft;
pub(crate) mod every;
pub(crate) mod finale;
pub(crate) mod first_guess;
pub(crate) mod floor_plan;
pub(crate) mod game;
pub(crate) mod mixture;
pub(crate) mod own_card;
pub(crate) mod pile;
pub(crate) mod rating;
pub(crate) mod roster;
pub(crate) mod sealed;
pub(crate) mod seat;
pub(crate) mod seating;
pub(crate) mod secret_ballots;
pub(crate) mod show;
pub(crate) mod shut;
#[cfg(test)]
mod spec;
pub(crate) mod standing;
pub(crate) mod text;
