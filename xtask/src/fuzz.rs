//! `cargo xtask fuzz`: the fuzzer, on everything that reads what anybody can send.
//!
//! The compiler counts for the fuzzer what an input reaches. That takes no compiler of its own, only a few
//! flags for our own crates, which this program adds itself when cargo calls it in the place of the compiler.

use std::{
    env, fs, iter,
    num::NonZero,
    panic::resume_unwind,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    sync::{Mutex, PoisonError},
    thread,
};

use crate::{
    failure::{FAULTS, Failure, MACHINE, USAGE},
    packages,
    program::{self, WHOLE, cargo},
    repository,
};

/// How the arguments are written.
pub(crate) const ARGUMENTS: &str = "[SECONDS [TARGET]]";

/// How long all targets together are tried when nobody says how long, in seconds of one core.
const USUAL: u32 = 60;
/// An input may take so many seconds before it counts as one that hangs: what hangs does so for ever, and a
/// busy machine may leave the fuzzer without its turn for a while.
const HANGS: &str = "120";

/// The target that must break, and the least time that it is given, in seconds: it ends when it has broken.
const PLANTED: &str = "planted";
const UNTIL_PLANTED: u32 = 120;

/// What goes to the compiler besides what cargo says.
const COUNTING: [&str; 6] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let usage = || Failure::new(USAGE, format!("`fuzz` is called as `cargo xtask fuzz {ARGUMENTS}`"));
    let (seconds, target) = match arguments {
        [] => (USUAL, None),
        [seconds] => (seconds.parse().map_err(|_| usage())?, None),
        [seconds, target] => (seconds.parse().map_err(|_| usage())?, Some(target.as_str())),
        _ => return Err(usage()),
    };
    let targets: Vec<String> = match target {
        Some(target) if corpus().join(target).is_dir() => vec![target.to_owned()],
        Some(target) => return Err(Failure::new(USAGE, format!("there is no target `{target}`"))),
        None => all_targets()?,
    };
    let fuzzer = build()?;
    let each = (seconds / targets.len() as u32).max(1);
    let waiting = Mutex::new(targets.iter());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    // One target a core at a time: a target takes one core.
    let work = || iter::from_fn(next).try_for_each(|target| judge(target, attempt(&fuzzer, target, each)));
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let joined =
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        joined.collect::<Vec<_>>().into_iter().collect()
    })
}

/// What the outcome of a target means: one must break, and the others must not.
fn judge(target: &str, outcome: Result<(), Failure>) -> Result<(), Failure> {
    match (target, outcome) {
        (PLANTED, Ok(())) => Err(Failure::new(FAULTS, "the fuzzer does not find the fault that was planted")),
        (PLANTED, Err(_)) => {
            println!("that is the planted fault, and as it should be");
            Ok(())
        }
        (_, outcome) => outcome,
    }
}

/// All targets, a minute in all.
pub(crate) fn ensure() -> Result<(), Failure> {
    run(&[])
}

fn corpus() -> PathBuf {
    repository::root().join("fuzz/corpus")
}

fn all_targets() -> Result<Vec<String>, Failure> {
    let fault = |error| Failure::new(MACHINE, format!("cannot list {}: {error}", corpus().display()));
    let entries = fs::read_dir(corpus()).map_err(fault)?;
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort_unstable();
    Ok(names)
}

/// What the fuzzer is written in, besides ours.
pub(crate) fn ensure_compiler() -> Result<(), Failure> {
    match program::on_path("c++") {
        Some(_) => Ok(()),
        None => packages::install(&["g++"]),
    }
}

/// Builds the fuzzer: what it depends on as for the tests, our own crates with counting.
fn build() -> Result<PathBuf, Failure> {
    ensure_compiler()?;
    let myself = env::current_exe().map_err(|error| Failure::new(MACHINE, format!("where am I? {error}")))?;
    let mut command = cargo(&["build", "--example", "fuzzer"]);
    program::run(command.args(WHOLE).env("RUSTC_WORKSPACE_WRAPPER", myself))?;
    Ok(repository::target("debug/examples/fuzzer"))
}

/// Tries one target. New finds are kept beside the build, what breaks something is named.
fn attempt(fuzzer: &Path, target: &str, seconds: u32) -> Result<(), Failure> {
    let found = repository::target("fuzz").join(target);
    let broken = found.join("broken-");
    if target == PLANTED && found.is_dir() {
        // What an earlier run has found would be tried first.
        fs::remove_dir_all(&found)
            .map_err(|error| Failure::new(MACHINE, format!("cannot empty {}: {error}", found.display())))?;
    }
    fs::create_dir_all(&found)
        .map_err(|error| Failure::new(MACHINE, format!("cannot make {}: {error}", found.display())))?;
    let seconds = if target == PLANTED { seconds.max(UNTIL_PLANTED) } else { seconds };
    let mut command = Command::new(fuzzer);
    command
        .env("FUZZ_TARGET", target)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={HANGS}"))
        .args(["-max_len=4096", "-print_final_stats=1", "-verbosity=0", "-print_funcs=0"])
        .arg(format!("-artifact_prefix={}", broken.display()))
        .arg(format!("-dict={}", repository::root().join("fuzz/words.dict").display()))
        .arg(&found)
        .arg(corpus().join(target));
    program::run(&mut command).map_err(|_| {
        Failure::new(
            FAULTS,
            format!(
                "`{target}` broke: keep the input named above in fuzz/corpus/{target} and mend what it broke"
            ),
        )
    })
}

/// When cargo calls us in the place of the compiler: the compiler, with counting for what is tried. Programs
/// that run while building are left as they are.
pub(crate) fn as_compiler(arguments: &[String]) -> Option<ExitCode> {
    let (compiler, rest) = arguments.split_first()?;
    if Path::new(compiler).file_stem()? != "rustc" {
        return None;
    }
    let named = rest.windows(2).find(|pair| pair[0] == "--crate-name").map(|pair| pair[1].as_str());
    let builds = named.is_none_or(|name| name.starts_with("build_script_"));
    let mut command = Command::new(compiler);
    command.args(rest).args(COUNTING.iter().filter(|_| !builds));
    let code = command.status().ok().and_then(|status| status.code()).unwrap_or(1);
    Some(ExitCode::from(u8::try_from(code).unwrap_or(1)))
}
