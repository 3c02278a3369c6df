//! Tables that are kept in a NATS cluster instead of the data folder.

use std::{env, fmt, fs, path::PathBuf, str::FromStr};

use clap::Args;
use journal::{MissingStream, NatsCredentials, NatsJournal, NatsSettings, NatsTls};

use crate::failure::Failure;

/// Where the password is looked for without a file: on the command line everybody on this computer could
/// read it.
const PASSWORD: &str = "LIKENESS_NATS_PASSWORD";

/// Where NATS servers are when nobody says otherwise.
const NATS_PORT: u16 = 4222;

/// Which cluster is meant, if any.
#[derive(Debug, Args)]
#[command(next_help_heading = "Several machines")]
pub(crate) struct Cluster {
    /// Keep the tables in a NATS cluster instead of the data folder: nats://a,b,c, or tls://a,b,c for TLS; a
    /// port other than 4222 stands behind its host
    #[arg(long, env = "LIKENESS_JOURNAL", value_name = "ADDRESSES")]
    journal: Option<Addresses>,
    #[command(flatten)]
    access: Access,
}

/// How a cluster lets us in, and what it has to be like. Only who names a cluster can say so: the argument
/// that does is called `journal` in every command.
#[derive(Debug, Args)]
#[command(next_help_heading = "Several machines")]
pub(crate) struct Access {
    /// The file with the JWT and the seed that the cluster knows us by
    #[arg(long, env = "LIKENESS_NATS_CREDENTIALS", value_name = "FILE", requires = "journal")]
    nats_credentials: Option<PathBuf>,
    /// The name that the cluster knows us by; its password is read from --nats-password-file, or from the
    /// variable LIKENESS_NATS_PASSWORD
    #[arg(
        long,
        env = "LIKENESS_NATS_USER",
        value_name = "NAME",
        requires = "journal",
        conflicts_with = "nats_credentials"
    )]
    nats_user: Option<String>,
    /// The file with the password, and nothing else
    #[arg(long, env = "LIKENESS_NATS_PASSWORD_FILE", value_name = "FILE", requires = "nats_user")]
    nats_password_file: Option<PathBuf>,
    /// The file with the certificates that are believed, when they are not the system's
    #[arg(long, env = "LIKENESS_NATS_CA", value_name = "FILE", requires = "journal")]
    nats_ca: Option<PathBuf>,
    /// The file with our own certificate, for clusters that ask for one
    #[arg(long, env = "LIKENESS_NATS_CERTIFICATE", value_name = "FILE", requires = "nats_key")]
    nats_certificate: Option<PathBuf>,
    /// The file with its key
    #[arg(long, env = "LIKENESS_NATS_KEY", value_name = "FILE", requires = "nats_certificate")]
    nats_key: Option<PathBuf>,
    /// The name of the stream
    #[arg(
        long,
        env = "LIKENESS_NATS_STREAM",
        value_name = "NAME",
        default_value = NatsSettings::STREAM,
        value_parser = parse_stream
    )]
    nats_stream: String,
    /// The monitoring ports of the NATS servers, http://a:8222,http://b:8222,…: whether they wait for their
    /// disks is learnt there, unless the cluster tells it to our account
    #[arg(
        long,
        env = "LIKENESS_NATS_MONITOR",
        value_name = "ADDRESSES",
        value_delimiter = ',',
        requires = "journal"
    )]
    nats_monitor: Vec<String>,
    /// Use a cluster that could lose what it has accepted, in a power cut or with a machine
    #[arg(
        long,
        env = "LIKENESS_ALLOW_WEAKER",
        value_parser = clap::builder::BoolishValueParser::new()
    )]
    allow_weaker: bool,
}

impl Cluster {
    /// The servers, in the words of whoever named them, if any are meant.
    pub(crate) fn named(&self) -> Option<&Addresses> {
        self.journal.as_ref()
    }

    /// Hosts and ports of the servers.
    pub(crate) fn hosts(&self) -> impl Iterator<Item = String> {
        let servers = self.journal.iter().flat_map(|addresses| &addresses.0);
        servers.map(|server| {
            let host = server.split_once("://").map_or(server.as_str(), |(_, host)| host);
            let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
            if has_port { host.to_owned() } else { format!("{host}:{NATS_PORT}") }
        })
    }

    /// Opens the journal that is meant, if it is one in a cluster.
    pub(crate) async fn open(&self, missing: MissingStream) -> Result<Option<NatsJournal>, Failure> {
        match &self.journal {
            Some(addresses) => self.access.open(addresses, missing).await.map(Some),
            None => Ok(None),
        }
    }
}

impl Access {
    /// Opens the journal in the cluster at these addresses.
    pub(crate) async fn open(
        &self,
        addresses: &Addresses,
        missing: MissingStream,
    ) -> Result<NatsJournal, Failure> {
        let credentials = match (&self.nats_credentials, &self.nats_user) {
            (Some(file), _) => NatsCredentials::File(file.clone()),
            (None, Some(user)) => {
                NatsCredentials::Password { user: user.clone(), password: self.password()? }
            }
            (None, None) => NatsCredentials::None,
        };
        let settings = NatsSettings {
            stream: self.nats_stream.clone(),
            credentials,
            tls: NatsTls {
                roots: self.nats_ca.clone(),
                own: self.nats_certificate.clone().zip(self.nats_key.clone()),
            },
            monitors: self.nats_monitor.clone(),
            allow_weaker: self.allow_weaker,
            missing,
            ..NatsSettings::new(addresses.0.clone())
        };
        NatsJournal::open(&settings).await.map_err(|error| Failure::failed(&error))
    }

    fn password(&self) -> Result<String, Failure> {
        match &self.nats_password_file {
            Some(file) => fs::read_to_string(file)
                .map(|text| text.trim_end().to_owned())
                .map_err(|error| Failure::Failed(format!("{} cannot be read: {error}", file.display()))),
            None => env::var(PASSWORD).map_err(|_| {
                let what = "--nats-user needs a password: name a file with --nats-password-file, or set";
                Failure::Failed(format!("{what} {PASSWORD}"))
            }),
        }
    }
}

/// The servers of a cluster, each with its scheme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Addresses(Vec<String>);

impl FromStr for Addresses {
    type Err = &'static str;

    /// The first says how all are spoken to: `tls://a,b,c` is three servers with TLS.
    fn from_str(text: &str) -> Result<Addresses, Self::Err> {
        const HOW: &str = "write nats://host,host,host or tls://host,host,host";
        let (scheme, hosts) = text.split_once("://").ok_or(HOW)?;
        let hosts: Vec<&str> = hosts.split(',').map(|host| host.trim_start_matches("nats://")).collect();
        let is_host = |host: &&str| {
            !host.is_empty() && !host.contains(|letter: char| "/@".contains(letter) || letter.is_whitespace())
        };
        if !["nats", "tls"].contains(&scheme) || !hosts.iter().all(is_host) {
            return Err(HOW);
        }
        Ok(Addresses(hosts.iter().map(|host| format!("{scheme}://{host}")).collect()))
    }
}

impl fmt::Display for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts = self.0.iter().map(|address| address.rsplit('/').next().unwrap_or(address));
        f.write_str(&hosts.collect::<Vec<_>>().join(", "))
    }
}

/// Subjects begin with the name, so that it may have nothing that means something in them.
fn parse_stream(text: &str) -> Result<String, &'static str> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if !text.is_empty() && text.len() <= 64 && text.chars().all(is_plain) {
        Ok(text.to_owned())
    } else {
        Err("write up to 64 letters, digits, - and _")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_read_as_people_write_them() {
        let read = |text: &str| text.parse::<Addresses>().map(|addresses| addresses.0.join(" "));
        assert_eq!(read("nats://a,b:5000,c"), Ok("nats://a nats://b:5000 nats://c".to_owned()));
        assert_eq!(read("tls://a.example.org"), Ok("tls://a.example.org".to_owned()));
        assert_eq!("nats://a:1,b".parse().map(|read: Addresses| read.to_string()), Ok("a:1, b".to_owned()));
        assert_eq!(read("nats://a,nats://b"), Ok("nats://a nats://b".to_owned()));
        for wrong in [
            "",
            "a,b,c",
            "http://a",
            "nats://",
            "nats://a,,b",
            "nats://a/b",
            "nats://me:secret@a",
            "sqlite:x",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_stream_has_a_plain_name() {
        assert_eq!(parse_stream("likeness-2"), Ok("likeness-2".to_owned()));
        for wrong in ["", "a.b", "a b", "*", ">"] {
            assert!(parse_stream(wrong).is_err(), "{wrong}");
        }
    }
}
