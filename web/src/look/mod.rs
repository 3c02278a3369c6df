//! The design system: the parts that every page and every game wears. Colours and sizes live in
//! `assets/style.css`.

mod badge;
pub(crate) mod canvas;
#[cfg(test)]
mod contrast;
mod deed;
mod face;
mod syllables;
mod symbol;
mod team_badge;
pub(crate) mod vignette;

pub(crate) use badge::{
    badge, badge_name, badge_shape, colour_name, faced, glyph, guest_badge, guest_peg, name, name_letters,
    person, sized_name,
};
pub(crate) use deed::{
    AS, deed, next_deed, next_scattered_deed, own_address, returning_deed, scattered_deed, still_deed,
};
pub(crate) use face::face_name;
pub(crate) use symbol::{
    BRAND, Face, GAME_SPRITE, MASK, Symbol, game_sprite, people_sprite, sprite_for, symbol, telling_symbol,
};
pub(crate) use team_badge::Crew;

/// The drawing of a brass button, of which a screen has one at most.
pub(crate) const BRASS: &str = "btn btn-brass";
