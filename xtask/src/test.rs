//! `cargo xtask test`: everything that the tests need, and every test.

use std::{env, num::NonZero, process::Command, thread};

use crate::{
    api_tools, axe, bench, browser, engines,
    failure::{Failure, USAGE},
    fuzz, nats_server, pictures,
    program::{WHOLE, cargo, run as call},
    proxies,
    steps::{self, Aside, Step},
    tidy,
};

/// How the arguments are written.
pub(crate) const ARGUMENTS: &str =
    "[quick | --only fmt|tidy|clippy|doc|unit|browser|benches|fuzz | --engine chromium|firefox|webkit]";

const BROWSER: Step = Step { name: "browser", about: "find or install the browsers", run: browser::ensure };
const AXE: Step = Step { name: "axe", about: "find or fetch axe-core", run: axe::ensure };
const API_TOOLS: Step =
    Step { name: "api", about: "find or install what reads the API's description", run: api_tools::ensure };
const NATS: Step =
    Step { name: "nats", about: "find or install the server of a cluster", run: nats_server::ensure };
const PROXIES: Step =
    Step { name: "proxies", about: "find or install what stands in front of servers", run: proxies::ensure };
const COMPILER: Step =
    Step { name: "c++", about: "find or install the fuzzer's compiler", run: fuzz::ensure_compiler };
const FORMAT: Step = Step {
    name: "fmt",
    about: "the code is formatted",
    run: || call(&mut cargo(&["fmt", "--all", "--check"])),
};
const TIDY: Step = Step { name: "tidy", about: "what no compiler sees is in order", run: tidy::ensure };
const CLIPPY: Step = Step {
    name: "clippy",
    about: "the linter has nothing to say",
    run: || call(cargo(&["clippy", "--all-targets"]).args(WHOLE).args(["--", "-D", "warnings"])),
};
const DOC: Step = Step {
    name: "doc",
    about: "the documentation is made without a warning",
    // With the examples, because they are built on the same crates as what the linter has looked at.
    run: || {
        let mut command = cargo(&["doc", "--no-deps", "--lib", "--bins", "--examples"]);
        call(command.args(WHOLE).env("RUSTDOCFLAGS", "-D warnings"))
    },
};
const BUILD: Step = Step {
    name: "build",
    about: "all that the tests run is built",
    run: || call(cargo(&["test", "--no-run"]).args(WHOLE)),
};
const LOOKS: Step =
    Step { name: "looks", about: "every page is drawn, for browsers to look at", run: pictures::draw_looks };
const TEST: Step =
    Step { name: "test", about: "every test of every crate", run: || call(&mut tests(&WHOLE)) };
const BENCHES: Step = Step {
    name: "benches",
    about: "every benchmark once and small, without figures",
    run: || call(tests(&WHOLE).args(bench::every())),
};
const FUZZ: Step =
    Step { name: "fuzz", about: "a minute of bytes that nobody should send", run: fuzz::ensure };
const QUICK: Step = Step {
    name: "quick",
    about: "all tests but those with browsers, foreign programs, clusters, kills, power cuts and bad disks",
    run: || call(tests(&WHOLE).arg("--").args(SLOW.iter().flat_map(|part| ["--skip", part]))),
};
const UNIT: Step = Step {
    name: "unit",
    about: "the tests that start neither server nor browser",
    run: || {
        call(&mut tests(&["--workspace", "--exclude", "likeness"]))?;
        call(&mut tests(&["--package", "likeness", "--bins"]))
    },
};
const OUTSIDE: Step = Step {
    name: "outside",
    about: "the tests that start the server, most of them in browsers",
    run: || call(&mut tests(&["--package", "likeness", "--test", "suite"])),
};

/// `cargo test`, three tests a core at a time, unless somebody has said how many: those with browsers,
/// servers and disks wait for most of their time.
fn tests(arguments: &[&str]) -> Command {
    const THREADS: &str = "RUST_TEST_THREADS";
    let mut command = cargo(&["test"]);
    command.args(arguments);
    if env::var_os(THREADS).is_none() {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        command.env(THREADS, (3 * cores).to_string());
    }
    command
}

/// What is done beside the tests: it needs what is built, and not the build's folder all the time.
const CLIPPY_ASIDE: Aside = Aside { name: "clippy", arguments: &["test", "--only", "clippy"] };
const DOC_ASIDE: Aside = Aside { name: "doc", arguments: &["test", "--only", "doc"] };
const FUZZ_ASIDE: Aside = Aside { name: "fuzz", arguments: &["test", "--only", "fuzz"] };

/// What `quick` leaves out: modules of the test programs of `likeness` and `journal`.
const SLOW: [&str; 10] = [
    "browser::",
    "harness::",
    "programs::",
    "kill::",
    "sigkill::",
    "power_cut::",
    "disk::",
    "full_disk::",
    "disk_errors::",
    "in_a_cluster::",
];

/// A part of the tests that can be run alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Format,
    Tidy,
    Clippy,
    Doc,
    Unit,
    Browser,
    Benches,
    Fuzz,
}

impl Part {
    pub(crate) const ALL: [Part; 8] = [
        Part::Format,
        Part::Tidy,
        Part::Clippy,
        Part::Doc,
        Part::Unit,
        Part::Browser,
        Part::Benches,
        Part::Fuzz,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Part::Format => "fmt",
            Part::Tidy => "tidy",
            Part::Clippy => "clippy",
            Part::Doc => "doc",
            Part::Unit => "unit",
            Part::Browser => "browser",
            Part::Benches => "benches",
            Part::Fuzz => "fuzz",
        }
    }

    pub(crate) fn about(self) -> &'static str {
        match self {
            Part::Format => FORMAT.about,
            Part::Tidy => TIDY.about,
            Part::Clippy => CLIPPY.about,
            Part::Doc => DOC.about,
            Part::Unit => UNIT.about,
            Part::Browser => OUTSIDE.about,
            Part::Benches => BENCHES.about,
            Part::Fuzz => FUZZ.about,
        }
    }

    fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }

    fn steps(self) -> Vec<Step> {
        match self {
            Part::Format => vec![FORMAT],
            Part::Tidy => vec![TIDY],
            Part::Clippy => vec![COMPILER, CLIPPY],
            Part::Doc => vec![COMPILER, DOC],
            Part::Unit => vec![NATS, UNIT],
            Part::Browser => vec![BROWSER, AXE, API_TOOLS, NATS, PROXIES, LOOKS, OUTSIDE],
            Part::Benches => vec![COMPILER, NATS, BENCHES],
            Part::Fuzz => vec![COMPILER, FUZZ],
        }
    }
}

/// The whole games of one engine, for work at the desk.
fn in_engine(engine: &str) -> Result<(), Failure> {
    steps::take(&[BROWSER, AXE])?;
    let games = format!("browser::engines::{engine}::");
    call(tests(&WHOLE).args(["--test", "suite", "--", &games]))
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let part = match words.as_slice() {
        [] => {
            let steps = [BROWSER, AXE, API_TOOLS, NATS, PROXIES, COMPILER, FORMAT, TIDY, BUILD, LOOKS, TEST];
            return steps::take_beside(&steps, &[CLIPPY_ASIDE, DOC_ASIDE, FUZZ_ASIDE]);
        }
        ["quick"] => {
            let steps = [COMPILER, FORMAT, TIDY, BUILD, QUICK];
            return steps::take_beside(&steps, &[CLIPPY_ASIDE, DOC_ASIDE]);
        }
        ["--engine", engine] if engines::NAMES.contains(engine) => return in_engine(engine),
        ["--only", name] => Part::named(name),
        _ => None,
    };
    let part = part
        .ok_or_else(|| Failure::new(USAGE, format!("`test` is called as `cargo xtask test {ARGUMENTS}`")))?;
    steps::take(&part.steps())
}
