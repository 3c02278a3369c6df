//! `cargo xtask bench`: the repository's benchmarks.

use crate::{
    failure::{Failure, USAGE},
    program::{self, cargo},
};

/// How the arguments are written.
pub(crate) const ARGUMENTS: &str = "[NAME ...]";

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
        about: "tables of four through the API, beside a raw ceiling",
    },
    Bench {
        name: "attacks",
        package: "likeness",
        about: "what attackers can hold, and what an honest table feels of it",
    },
];

pub(crate) fn run(names: &[String]) -> Result<(), Failure> {
    for bench in chosen(names)? {
        println!("\n━━ {}: {}", bench.name, bench.about);
        program::run(&mut cargo(&["bench", "--package", bench.package, "--bench", bench.name]))?;
    }
    Ok(())
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
