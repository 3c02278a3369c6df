//! The clauses of every game, each with its tests.

#[path = "../src/happiness/spec/mod.rs"]
mod happiness;

#[path = "../src/preference/spec/mod.rs"]
mod preference;

#[path = "../src/colours/spec/mod.rs"]
mod colours;

#[path = "../src/personality/spec/mod.rs"]
mod personality;

#[path = "../src/image/spec/mod.rs"]
mod image;
