//! Bots at whole games, through their views alone.

mod courtesy;
mod initials;
mod open_images;
mod own_cards;
mod play;
mod strangers;
