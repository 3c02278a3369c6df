//! What the tests of the API call: a fuzzer that reads its description, and a generator that writes clients
//! from it. Both are written in Python.

use crate::{
    failure::{Failure, USAGE},
    python_tools::PythonTools,
};

/// The versions that we test with. Newer ones check more, so they come as a commit of their own.
const TOOLS: PythonTools = PythonTools {
    folder: "api-tools",
    packages: &["schemathesis==4.32.5", "openapi-python-client==0.29.1"],
    wanted_by: "the tests of the API",
};

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(extra) = arguments.first() {
        return Err(Failure::new(USAGE, format!("`api-tools` takes no arguments, and `{extra}` is one")));
    }
    ensure()
}

/// Sees to it that `target/api-tools` has both, in the right versions.
pub(crate) fn ensure() -> Result<(), Failure> {
    TOOLS.ensure()
}
