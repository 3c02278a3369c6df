//! What is found out of games whose end is written down here, and of ends that do not hold together.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;
mod table;
