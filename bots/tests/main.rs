//! Bots at whole games, through their views alone.

mod courtesy;
mod initials;
mod own_cards;
mod play;
