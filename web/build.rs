//! Turns the sentences in `locales/` into typed functions, so that a sentence missing in one language does
//! not compile.

use std::{env, process::ExitCode};

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    let out = env::var("OUT_DIR").expect("cargo sets the output folder of a build script");
    let options = BuildOptions::default()
        .with_output_file_path(&format!("{out}/sentences.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/sentences.ftl")))
        .with_prefix("")
        // Names bring their own marks (words/bidi_names.rs); numbers and cards need none.
        .without_bidi_isolation()
        .with_lint_level(LintLevel::Strict)
        .without_format();
    build_from_locales_folder(options)
}
