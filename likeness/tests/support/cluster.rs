//! How servers and programs beside them are let into a test's NATS cluster.

use testcluster::{Cluster, PASSWORD, USER};

use super::guest::Guest;

/// The arguments that name a cluster and open its door.
#[derive(Debug)]
pub(crate) struct Access {
    /// Keeps the file with the password.
    folder: tempfile::TempDir,
    journal: String,
    monitors: String,
}

impl Access {
    pub(crate) fn to(cluster: &Cluster) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("password"), format!("{PASSWORD}\n")).expect("a file");
        let monitors = cluster.settings("likeness").monitors.join(",");
        Self { folder, journal: cluster.journal(), monitors }
    }

    /// As `move` takes them, which names the cluster in another place.
    pub(crate) fn without_address(&self) -> Vec<String> {
        let password = self.folder.path().join("password").to_string_lossy().into_owned();
        let words =
            ["--nats-monitor", &self.monitors, "--nats-user", USER, "--nats-password-file", &password];
        words.map(str::to_owned).into()
    }

    /// As `serve` takes them, and these behind.
    pub(crate) fn arguments(&self, more: &[&str]) -> Vec<String> {
        let journal = ["--journal", &self.journal].map(str::to_owned);
        journal
            .into_iter()
            .chain(self.without_address())
            .chain(more.iter().map(|&word| word.into()))
            .collect()
    }

    /// What is typed for the cluster.
    pub(crate) fn address(&self) -> &str {
        &self.journal
    }
}

/// The same guest, at another server.
pub(crate) fn at(address: &str, guest: &Guest) -> Guest {
    Guest { address: address.to_owned(), ..guest.clone() }
}
