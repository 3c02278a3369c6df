//! Packs the data files into the bytes that the crate carries. A bad file stops the build with its line and
//! the reason.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "the modules of the crate that are shared have more uses there"
)]

use std::{env, fs, path::Path, process::ExitCode};

mod pack;
mod read;

#[path = "../src/field.rs"]
mod field;
#[path = "../src/fold.rs"]
mod fold;
#[path = "../src/letter.rs"]
mod letter;
#[path = "../src/period.rs"]
mod period;
#[path = "../src/place.rs"]
mod place;
#[path = "../src/record.rs"]
mod record;
#[path = "../src/vocabulary.rs"]
mod vocabulary;
#[path = "../src/words.rs"]
mod words;

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

fn write() -> Result<(), String> {
    let countries = read::countries("data/countries.tsv", &file("data/countries.tsv")?).map_err(told)?;
    let french =
        read::french_letters("data/french-letters.tsv", &file("data/french-letters.tsv")?).map_err(told)?;
    let real = read::people("data/people.tsv", &file("data/people.tsv")?, &countries, &french);
    let fictional = read::fictional("data/fictional.tsv", &file("data/fictional.tsv")?, &countries, &french);
    let mut people = real.map_err(told)?;
    people.extend(fictional.map_err(told)?);
    let unknown = french.keys().find(|name| !people.iter().any(|person| person.name == **name));
    if let Some(name) = unknown {
        return Err(format!("data/french-letters.tsv: nobody is called `{name}`"));
    }
    let bytes = pack::pack(&countries, people)?;
    let folder = env::var_os("OUT_DIR").ok_or("cargo says where to write")?;
    fs::write(Path::new(&folder).join("almanac.bin"), bytes).map_err(|error| error.to_string())
}

fn file(path: &str) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

#[expect(clippy::needless_pass_by_value, reason = "made to be mapped over")]
fn told(bad: read::BadData) -> String {
    bad.to_string()
}
