//! Where the tables are kept.

use std::{
    env,
    path::{Path, PathBuf},
};

use clap::Args;

use crate::failure::Failure;

/// The folder's name inside the place where the system keeps what programs store for a person.
const NAME: &str = "likeness";

/// Which data folder is meant.
#[derive(Debug, Args)]
pub(crate) struct Data {
    /// The folder that keeps the tables; when it is not named, `likeness` in $XDG_DATA_HOME or in
    /// ~/.local/share (on Windows in %LOCALAPPDATA%)
    #[arg(long = "data", env = "LIKENESS_DATA", value_name = "FOLDER")]
    named: Option<PathBuf>,
}

impl Data {
    /// The named folder, or the person's own.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        let folder = self.named.clone().or_else(|| {
            let home = env::home_dir().filter(|home| home.is_absolute());
            personal(env::var_os(BASE).map(PathBuf::from), home.as_deref())
        });
        folder.ok_or_else(|| {
            Failure::Failed(
                "this account has no home to keep the tables in; name a folder with --data".to_owned(),
            )
        })
    }
}

/// Runs something short that speaks with a journal.
pub(crate) fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(format!("no work can be started: {error}")))?;
    Ok(runtime.block_on(work))
}

/// The variable that says where programs keep what they store for a person.
const BASE: &str = if cfg!(windows) { "LOCALAPPDATA" } else { "XDG_DATA_HOME" };

/// As the XDG base directory specification says: a path that is not absolute counts as not set.
fn personal(base: Option<PathBuf>, home: Option<&Path>) -> Option<PathBuf> {
    let base = base.filter(|base| base.is_absolute());
    let base = base.or_else(|| home.map(|home| home.join(".local").join("share")));
    base.map(|base| base.join(NAME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_kept_in_the_persons_own_place() {
        let home = Path::new("/home/ana");
        let kept = |base: Option<&str>, home| personal(base.map(PathBuf::from), home);
        assert_eq!(kept(Some("/srv/ana"), Some(home)), Some("/srv/ana/likeness".into()));
        assert_eq!(kept(None, Some(home)), Some("/home/ana/.local/share/likeness".into()));
        assert_eq!(kept(Some("relative"), Some(home)), Some("/home/ana/.local/share/likeness".into()));
        assert_eq!(kept(None, None), None);
    }
}
