//! How Likeness would grow to a million tables: unit costs, plans, arithmetic, and a simulation that tries
//! the arithmetic. `cargo xtask scale` writes what comes of it into docs/scale.md.

mod chance;
mod costs;
mod evening;
mod page;
mod plan;

use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let figures = page::figures();
    match env::args().nth(1) {
        None => print!("{figures}"),
        Some(file) => fs::write(&file, page::with_figures(&fs::read_to_string(&file)?, &figures)?)?,
    }
    Ok(())
}
