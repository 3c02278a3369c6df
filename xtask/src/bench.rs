//! `cargo xtask bench`: the repository's benchmarks.

use std::{fs, time::Instant};

use crate::{
    failure::{Failure, MACHINE, USAGE},
    program::{self, cargo},
    repository,
};

/// How the arguments are written.
pub(crate) const ARGUMENTS: &str = "[NAME ... [--OPTION ...]]";

/// One benchmark.
pub(crate) struct Bench {
    pub(crate) name: &'static str,
    what: What,
    pub(crate) about: &'static str,
}

/// What is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    /// A program of this crate, which bears the name of the benchmark.
    Program(&'static str),
    /// The release build itself.
    Build,
}

/// All benchmarks, from the inside out. A new one is a new line here.
pub(crate) const BENCHES: &[Bench] = &[
    Bench {
        name: "decide",
        what: What::Program("testkit"),
        about: "decided commands a second and core, in random play",
    },
    Bench {
        name: "almanac",
        what: What::Program("almanac"),
        about: "load, fit and completion of the people of IMAGE, beside raw ceilings",
    },
    Bench {
        name: "append",
        what: What::Program("journal"),
        about: "durable appends a second, from one writer and from many",
    },
    Bench {
        name: "wake",
        what: What::Program("table"),
        about: "how long a table of 21,627 records takes to wake, and how much memory",
    },
    Bench {
        name: "load",
        what: What::Program("likeness"),
        about: "tables of four in all games, through the API and to pages, beside raw ceilings; \
                --profile, --people, --game GAME, --quick",
    },
    Bench {
        name: "cluster",
        what: What::Program("journal"),
        about: "appends to a cluster of three, beside SQLite; what a table that sleeps takes there",
    },
    Bench {
        name: "servers",
        what: What::Program("likeness"),
        about: "commands a second against the number of servers on one cluster, beside SQLite",
    },
    Bench {
        name: "attacks",
        what: What::Program("likeness"),
        about: "what attackers can hold, and what an honest table feels of it",
    },
    Bench {
        name: "build",
        what: What::Build,
        about: "how long a release build from nothing takes, and how large the binary is",
    },
];

/// Runs the benchmarks of these names, or all of them. What begins like an option, and all behind it, is for
/// them.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let options = arguments.iter().position(|word| word.starts_with('-')).unwrap_or(arguments.len());
    let (names, options) = arguments.split_at(options);
    for bench in chosen(names)? {
        println!("\n━━ {}: {}", bench.name, bench.about);
        match bench.what {
            What::Program(package) => {
                let mut command = cargo(&["bench", "--package", package, "--bench", bench.name, "--"]);
                program::run(command.args(options))?;
            }
            What::Build => build()?,
        }
    }
    Ok(())
}

/// How `cargo test` is told to run each of the programs once and small.
pub(crate) fn every() -> impl Iterator<Item = &'static str> {
    let programs = BENCHES.iter().filter(|bench| bench.what != What::Build);
    programs.flat_map(|bench| ["--bench", bench.name])
}

/// In a folder of its own, where nothing is built yet. What was downloaded is there already.
fn build() -> Result<(), Failure> {
    const BINARY: &str = "release/likeness";
    let folder = repository::target("cold");
    let failed = |error| Failure::new(MACHINE, format!("cannot measure the build: {error}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(failed)?;
    }
    let start = Instant::now();
    program::run(cargo(&["build", "--release", "--package", "likeness"]).env("CARGO_TARGET_DIR", &folder))?;
    let took = start.elapsed().as_secs_f64();
    let bytes = fs::metadata(folder.join(BINARY)).map_err(failed)?.len() as f64;
    println!("built in {took:.0} s; the binary has {:.1} MiB", bytes / f64::from(1 << 20));
    fs::remove_dir_all(&folder).map_err(failed)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Bench>, Failure> {
    if names.is_empty() {
        return Ok(BENCHES.iter().collect());
    }
    let find = |name: &String| {
        BENCHES.iter().find(|bench| bench.name == name).ok_or_else(|| {
            let known: Vec<_> = BENCHES.iter().map(|bench| bench.name).collect();
            Failure::new(USAGE, format!("there is no benchmark `{name}`; there are {}", known.join(", ")))
        })
    };
    names.iter().map(find).collect()
}
