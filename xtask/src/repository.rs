//! Where things lie in this repository.

use std::path::{Path, PathBuf};

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies one folder below the root")
}

/// A folder below `target`, which git ignores.
pub(crate) fn target(folder: &str) -> PathBuf {
    root().join("target").join(folder)
}
