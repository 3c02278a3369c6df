//! Getting into the cluster.

use std::path::PathBuf;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr};

use super::demands::NatsOpenError;
use super::line::ANSWER;

/// A line that has broken without a word is noticed after two of these.
const PING: Duration = Duration::from_secs(2);

/// Where the cluster is, who we are to it, and what it is asked to be.
#[derive(Clone, Debug)]
pub struct NatsSettings {
    /// Its servers, `nats://a:4222` or `tls://a:4222`; one that answers is enough.
    pub servers: Vec<String>,
    /// The name of the stream; subjects begin with it.
    pub stream: String,
    /// Who we are.
    pub credentials: NatsCredentials,
    /// How the line is kept private.
    pub tls: NatsTls,
    /// Where the servers tell about themselves, `http://a:8222`: their monitoring ports.
    pub monitors: Vec<String>,
    /// Serve although something could be lost that was acknowledged.
    pub allow_weaker: bool,
    /// What happens when there is no such stream.
    pub missing: MissingStream,
}

/// What becomes of a stream that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingStream {
    /// It is made, and may grow to so many bytes.
    Make {
        /// None for as much as the cluster has.
        max_bytes: Option<u64>,
    },
    /// There is nothing to open.
    Refuse,
}

impl NatsSettings {
    /// The name that the stream has when nobody gives it another.
    pub const STREAM: &str = "likeness";

    /// A cluster that asks nobody who they are.
    #[must_use]
    pub fn new(servers: Vec<String>) -> NatsSettings {
        NatsSettings {
            servers,
            stream: NatsSettings::STREAM.to_owned(),
            credentials: NatsCredentials::None,
            tls: NatsTls::default(),
            monitors: Vec::new(),
            allow_weaker: false,
            missing: MissingStream::Make { max_bytes: None },
        }
    }
}

/// What is shown at the door of the cluster.
#[derive(Clone, Default)]
pub enum NatsCredentials {
    /// Nothing, or what stands in the addresses.
    #[default]
    None,
    /// A file with a JWT and its seed, as `nsc` makes them.
    File(PathBuf),
    /// A name and a password.
    Password {
        /// The name.
        user: String,
        /// The password.
        password: String,
    },
}

impl std::fmt::Debug for NatsCredentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NatsCredentials(..)")
    }
}

/// Files for TLS. Without them the certificates of the system are believed, and `tls://` asks for TLS.
#[derive(Clone, Debug, Default)]
pub struct NatsTls {
    /// Whose certificates are believed.
    pub roots: Option<PathBuf>,
    /// Our own certificate and its key.
    pub own: Option<(PathBuf, PathBuf)>,
}

pub(super) async fn connect(settings: &NatsSettings) -> Result<Client, NatsOpenError> {
    let addresses: Vec<ServerAddr> = settings
        .servers
        .iter()
        .map(|server| server.parse().map_err(|_| NatsOpenError::Address { server: server.clone() }))
        .collect::<Result<_, _>>()?;
    let mut options =
        ConnectOptions::new().name("likeness").ping_interval(PING).request_timeout(Some(ANSWER));
    options = match &settings.credentials {
        NatsCredentials::None => options,
        NatsCredentials::Password { user, password } => {
            options.user_and_password(user.clone(), password.clone())
        }
        NatsCredentials::File(file) => options
            .credentials_file(file)
            .await
            .map_err(|source| NatsOpenError::Credentials { file: file.clone(), source })?,
    };
    if let Some(roots) = &settings.tls.roots {
        options = options.add_root_certificates(roots.clone()).require_tls(true);
    }
    if let Some((certificate, key)) = &settings.tls.own {
        options = options.add_client_certificate(certificate.clone(), key.clone()).require_tls(true);
    }
    options.connect(addresses).await.map_err(|source| NatsOpenError::Unreachable { source })
}
