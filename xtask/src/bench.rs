//! `cargo xtask bench`: the repository's benchmarks.

use crate::{
    failure::{Failure, USAGE},
    program::{self, cargo},
};

/// How the arguments are written.
pub(crate) const ARGUMENTS: &str = "[NAME ... [--OPTION ...]]";

/// One benchmark.
pub(crate) struct Bench {
    pub(crate) name: &'static str,
    package: &'static str,
    pub(crate) about: &'static str,
}

/// All benchmarks, from the inside out. A new one is a new line here.
pub(crate) const BENCHES: &[Bench] = &[
    Bench { name: "decide", package: "testkit", about: "decided commands a second and core, in random play" },
    Bench {
        name: "almanac",
        package: "almanac",
        about: "load, fit and completion of the people of IMAGE, beside raw ceilings",
    },
    Bench {
        name: "append",
        package: "journal",
        about: "durable appends a second, from one writer and from many",
    },
    Bench {
        name: "wake",
        package: "table",
        about: "how long a table of 21,627 records takes to wake, and how much memory",
    },
    Bench {
        name: "load",
        package: "likeness",
        about: "tables of four in all games, through the API and to pages, beside raw ceilings; \
                --profile, --people, --game GAME, --quick",
    },
    Bench {
        name: "cluster",
        package: "journal",
        about: "appends to a cluster of three, beside SQLite; what a table that sleeps takes there",
    },
    Bench {
        name: "servers",
        package: "likeness",
        about: "commands a second against the number of servers on one cluster, beside SQLite",
    },
    Bench {
        name: "attacks",
        package: "likeness",
        about: "what attackers can hold, and what an honest table feels of it",
    },
];

/// Runs the benchmarks of these names, or all of them. What begins like an option, and all behind it, is for
/// them.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let options = arguments.iter().position(|word| word.starts_with('-')).unwrap_or(arguments.len());
    let (names, options) = arguments.split_at(options);
    for bench in chosen(names)? {
        println!("\n━━ {}: {}", bench.name, bench.about);
        let mut command = cargo(&["bench", "--package", bench.package, "--bench", bench.name, "--"]);
        program::run(command.args(options))?;
    }
    Ok(())
}

/// How `cargo test` is told to run each of them once and small.
pub(crate) fn every() -> impl Iterator<Item = &'static str> {
    BENCHES.iter().flat_map(|bench| ["--bench", bench.name])
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
