//! The clauses of every game, each with its tests.

#[path = "../src/happiness/spec.rs"]
mod happiness;

#[path = "../src/preference/spec.rs"]
mod preference;

#[path = "../src/image/spec.rs"]
mod image;

#[path = "../src/colours/spec.rs"]
mod colours;
#[path = "../src/personality/spec.rs"]
mod personality;
