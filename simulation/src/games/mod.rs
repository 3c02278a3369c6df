//! The games, each in a file of its name.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;
