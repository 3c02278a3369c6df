//! The web servers whose examples the tests put in front of real servers.

use crate::{failure::Failure, packages, program};

const PROGRAMS: [&str; 3] = ["nginx", "haproxy", "caddy"];

/// Sees to it that all three are there. Debian's packages have their names.
pub(crate) fn ensure() -> Result<(), Failure> {
    let missing: Vec<&str> = PROGRAMS.into_iter().filter(|name| program::on_path(name).is_none()).collect();
    if missing.is_empty() { Ok(()) } else { packages::install(&missing) }
}
