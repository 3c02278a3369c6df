//! Packs the data files into the bytes that the crate carries. A bad file stops the build with its line and
//! the reason.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "the modules of the crate that are shared have more uses there"
)]

use std::{env, error::Error, fs, path::Path, process::ExitCode};

mod pack;
mod read;

#[path = "../src/shared/mod.rs"]
mod shared;

use shared::{field, fold, letter, place_card, record, vocabulary};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=data");
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("cargo::error={why}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), Box<dyn Error>> {
    let countries = read::countries("data/countries.tsv", &file("data/countries.tsv")?)?;
    let french = read::french_letters("data/french-letters.tsv", &file("data/french-letters.tsv")?)?;
    let mut people = read::people("data/people.tsv", &file("data/people.tsv")?, &countries, &french)?;
    let fictional = file("data/fictional.tsv")?;
    people.extend(read::fictional("data/fictional.tsv", &fictional, &countries, &french)?);
    let unknown = french.keys().find(|name| !people.iter().any(|person| person.name == **name));
    if let Some(name) = unknown {
        return Err(format!("data/french-letters.tsv: nobody is called `{name}`").into());
    }
    let bytes = pack::pack(&countries, people)?;
    let folder = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    Ok(fs::write(Path::new(&folder).join("almanac.bin"), bytes)?)
}

fn file(path: &str) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}
