//! `cargo xtask tidy`: what no compiler sees. Documents name paths that exist, every clause has its test,
//! every game has the rooms of the floor plan, and so on.
//!
//! A check is a function from the repository's files to faults, so that each is tried on a small tree with a
//! fault planted in it.

mod clauses;
mod dependencies;
mod documents;
mod fault;
mod floor_plan;
mod games;
mod ignored;
mod machine;
mod markdown;
mod modules;
mod names;
mod source;
mod tree;
mod width;

use crate::{
    failure::{FAULTS, Failure, USAGE},
    repository,
};
use fault::Fault;
use tree::Tree;

/// One thing that is looked at.
struct Check {
    name: &'static str,
    /// Completes the sentence "it is seen that ...".
    about: &'static str,
    run: fn(&Tree) -> Vec<Fault>,
}

/// All checks, in the order in which they are told.
const CHECKS: &[Check] = &[
    Check { name: "paths", about: "what documents point to is there", run: documents::check },
    Check { name: "machine", about: "nothing speaks of somebody's own machine", run: machine::check },
    Check {
        name: "clauses",
        about: "every clause has a test, and only clauses are named",
        run: clauses::check,
    },
    Check { name: "floor plan", about: "every game has the files of the floor plan", run: floor_plan::check },
    Check { name: "games", about: "all games are listed at most once a crate", run: games::check },
    Check { name: "names", about: "no two modules of a crate have one name", run: names::check },
    Check { name: "modules", about: "a module with parts is a folder with mod.rs", run: modules::check },
    Check { name: "width", about: "no line is wider than rustfmt is told", run: width::check },
    Check { name: "unused", about: "every dependency is used", run: dependencies::check },
    Check { name: "ignored", about: "a test that is ignored says why", run: ignored::check },
];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(extra) = arguments.first() {
        return Err(Failure::new(USAGE, format!("`tidy` takes no arguments, and `{extra}` is one")));
    }
    ensure()
}

/// Makes every check and tells every fault.
pub(crate) fn ensure() -> Result<(), Failure> {
    let tree = Tree::read(repository::root())?;
    let mut count = 0;
    for check in CHECKS {
        let faults = (check.run)(&tree);
        let verdict = if faults.is_empty() { "ok".to_owned() } else { format!("{} FAULTS", faults.len()) };
        println!("{:<11}{:<52} {verdict}", check.name, check.about);
        for fault in &faults {
            println!("  {fault}");
        }
        count += faults.len();
    }
    if count == 0 { Ok(()) } else { Err(Failure::new(FAULTS, format!("{count} things are untidy"))) }
}
