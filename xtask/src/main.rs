//! The project's own chores. `cargo xtask help` lists them.
//!
//! Nothing here depends on a crate, so that a chore starts within a second on a fresh machine.

mod api_tools;
mod axe;
mod balance;
mod bench;
mod browser;
mod engines;
mod failure;
mod fuzz;
mod insight;
mod nats_server;
mod packages;
mod pictures;
mod program;
mod proxies;
mod python_tools;
mod repository;
mod retire_cards;
mod samples;
mod scale;
mod steps;
mod test;
mod tidy;

use std::{env, process::ExitCode};

use failure::{Failure, USAGE};

/// A thing that can be asked of `cargo xtask`.
struct Chore {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

/// All chores, in the order in which the help lists them.
const CHORES: &[Chore] = &[
    Chore {
        name: "test",
        arguments: test::ARGUMENTS,
        about: "fetch what the tests need, then check the format, run clippy and run every test",
        run: test::run,
    },
    Chore {
        name: "tidy",
        arguments: "",
        about: "look for what no compiler sees: paths in documents, clauses without tests, lists of games",
        run: tidy::run,
    },
    Chore {
        name: "bench",
        arguments: bench::ARGUMENTS,
        about: "run the benchmarks, or only those that are named",
        run: bench::run,
    },
    Chore {
        name: "balance",
        arguments: balance::ARGUMENTS,
        about: "let programs play, and write the report on balance, to docs/balance unless told otherwise",
        run: balance::run,
    },
    Chore {
        name: "insight",
        arguments: insight::ARGUMENTS,
        about: "try what is found out of games at simulated tables, and write docs/insight/README.md",
        run: insight::run,
    },
    Chore {
        name: "scale",
        arguments: "",
        about: "reckon and simulate how it would grow to a million tables, and write that to docs/scale.md",
        run: scale::run,
    },
    Chore {
        name: "fuzz",
        arguments: fuzz::ARGUMENTS,
        about: "look for bytes that break what reads them, for a minute or as long as told",
        run: fuzz::run,
    },
    Chore {
        name: "axe",
        arguments: "",
        about: "only fetch axe-core, with which the browser tests look for barriers",
        run: axe::run,
    },
    Chore {
        name: "api-tools",
        arguments: "",
        about: "only install the fuzzer and the generator with which the API is tested",
        run: api_tools::run,
    },
    Chore {
        name: "nats-server",
        arguments: "",
        about: "only install the server with which the journal in a cluster is tested",
        run: nats_server::run,
    },
    Chore {
        name: "engines",
        arguments: engines::ARGUMENTS,
        about: "play every game in every engine at every size and write docs/engines.md, or once more those \
                of one engine, or of sizes named like SIZE",
        run: engines::run,
    },
    Chore {
        name: "photographs",
        arguments: pictures::ARGUMENTS,
        about: "take a picture of every page, in both languages and themes, or of those named like PART",
        run: pictures::photographs,
    },
    Chore {
        name: "films",
        arguments: "",
        about: "make the films of the reveals in docs/films",
        run: pictures::films,
    },
    Chore {
        name: "page-bytes",
        arguments: "",
        about: "visit every kind of page over a slow line, and write what it took to docs/pages.md",
        run: pictures::page_bytes,
    },
    Chore {
        name: "transcripts",
        arguments: "",
        about: "write down what a screen reader finds in each game, in docs/transcripts",
        run: pictures::transcripts,
    },
    Chore {
        name: "icons",
        arguments: "",
        about: "make the icons of web/assets/icon.svg that are made of dots",
        run: pictures::icons,
    },
    Chore {
        name: "samples",
        arguments: "",
        about: "write journals as they are written today, for a new format of what is stored",
        run: samples::run,
    },
    Chore {
        name: "retire-cards",
        arguments: retire_cards::ARGUMENTS,
        about: "keep what cards said that have been taken out of the decks since main, or another commit",
        run: retire_cards::run,
    },
    Chore { name: "help", arguments: "", about: "print this", run: help },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let Some(code) = fuzz::as_compiler(&arguments) {
        return code;
    }
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\ncargo xtask: {failure}");
            failure.exit_code()
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some((name, rest)) = arguments.split_first() else {
        return help(&[]);
    };
    let name = if matches!(name.as_str(), "-h" | "--help") { "help" } else { name };
    let chore = CHORES.iter().find(|chore| chore.name == name).ok_or_else(|| {
        Failure::new(USAGE, format!("there is no chore `{name}`; `cargo xtask help` lists them all"))
    })?;
    (chore.run)(rest)
}

fn help(_: &[String]) -> Result<(), Failure> {
    println!("The chores of this repository. Call them as `cargo xtask CHORE`.\n");
    for chore in CHORES {
        println!("  {:<8}{}\n          {}\n", chore.name, chore.arguments, chore.about);
    }
    println!("Parts that `test --only` knows:");
    for part in test::Part::ALL {
        println!("  {:<9}{}", part.name(), part.about());
    }
    println!("\nBenchmarks that `bench` knows:");
    for bench in bench::BENCHES {
        println!("  {:<9}{}", bench.name, bench.about);
    }
    println!("\nThe browser tests use these from the path, or what the variables name:");
    for tool in browser::TOOLS {
        println!("  {:<16}{}", tool.program, tool.variable);
    }
    println!(
        "What is missing is installed from Debian's packages, and Firefox's driver, geckodriver, by cargo."
    );
    Ok(())
}
