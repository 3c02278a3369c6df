//! The fuzzer for one target, which the variable `FUZZ_TARGET` names.

#![no_main]

use std::{env, sync::LazyLock};

use fuzz::Target;
use libfuzzer_sys::fuzz_target;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = env::var("FUZZ_TARGET").expect("FUZZ_TARGET says what is tried");
    name.parse().unwrap_or_else(|_| panic!("there is no target `{name}`"))
});

fuzz_target!(|bytes: &[u8]| TARGET.attempt(bytes));
