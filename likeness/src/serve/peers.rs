//! The other servers of a cluster: where they find this one.

use std::{io, net::SocketAddr, sync::Arc};

use clap::Args;
use journal::NatsJournal;
use tokio::net::{TcpListener, UdpSocket};
use web::Peers;

use crate::{cluster::Cluster, failure::Failure};

/// How this server is one among others.
#[derive(Debug, Args)]
#[command(next_help_heading = "Several machines")]
pub(super) struct Among {
    /// Where the other servers of the cluster hand on requests for tables that this one leads; without it,
    /// any free port at the address by which this computer reaches the cluster. Guests never come here
    #[arg(long, env = "LIKENESS_PEER_LISTEN", value_name = "ADDRESS:PORT", requires = "journal")]
    peer_listen: Option<SocketAddr>,
    /// What the other servers are told instead, when something between them changes addresses
    #[arg(long, env = "LIKENESS_PEER_ADDRESS", value_name = "HOST:PORT", requires = "journal")]
    peer_address: Option<String>,
}

impl Among {
    /// Comes to the other servers.
    pub(super) async fn join(&self, cluster: &Cluster, journal: &NatsJournal) -> Result<Peers, Failure> {
        let failed = |error: io::Error| {
            Failure::Failed(format!(
                "the other servers of the cluster could not reach this one: {error}; say where with \
                 --peer-listen ADDRESS:PORT"
            ))
        };
        let listen = match self.peer_listen {
            Some(listen) => listen,
            None => own_address(cluster).await.map_err(failed)?,
        };
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let mut reached_at = listener.local_addr().map_err(failed)?;
        if reached_at.ip().is_unspecified() {
            reached_at.set_ip(own_address(cluster).await.map_err(failed)?.ip());
        }
        let address = self.peer_address.clone().unwrap_or_else(|| reached_at.to_string());
        let leases = journal.share(&address).await.map_err(|error| Failure::failed(&error))?;
        tracing::info!(%address, "other servers of the cluster hand on requests to this one");
        Ok(Peers { listener, leases: Arc::new(leases) })
    }
}

/// The address by which this computer reaches the cluster, and any port. Nothing is sent for that.
async fn own_address(cluster: &Cluster) -> io::Result<SocketAddr> {
    let mut error = io::Error::other("no NATS server has an address");
    for host in cluster.hosts() {
        let addresses = match tokio::net::lookup_host(&host).await {
            Ok(addresses) => addresses,
            Err(why) => {
                error = why;
                continue;
            }
        };
        for server in addresses {
            let any = if server.is_ipv4() { "0.0.0.0:0" } else { "[::]:0" };
            let socket = UdpSocket::bind(any).await?;
            match socket.connect(server).await {
                Ok(()) => return Ok(SocketAddr::new(socket.local_addr()?.ip(), 0)),
                Err(why) => error = why,
            }
        }
    }
    Err(error)
}
