//! What stands between somebody and the cluster: it lets everything through, slowly, or nothing.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// What becomes of bytes on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// They go through.
    Open,
    /// They go through after so long.
    Slow(Duration),
    /// They wait, and those who sent them are not told.
    Shut,
}

/// A proxy before each server of a cluster.
#[derive(Debug)]
pub struct Proxies {
    ports: Vec<u16>,
    course: watch::Sender<Course>,
    _doors: JoinSet<()>,
}

impl Proxies {
    /// Before these ports of this computer.
    pub(crate) async fn before(servers: impl Iterator<Item = u16>) -> Proxies {
        let course = watch::Sender::new(Course::Open);
        let (mut ports, mut doors) = (Vec::new(), JoinSet::new());
        for server in servers {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("this computer has free ports");
            ports.push(listener.local_addr().expect("a bound socket has an address").port());
            doors.spawn(keep_door(listener, server, course.subscribe()));
        }
        Proxies { ports, course, _doors: doors }
    }

    /// What `--journal` takes to go this way.
    #[must_use]
    pub fn journal(&self) -> String {
        let hosts: Vec<String> = self.ports.iter().map(|port| format!("127.0.0.1:{port}")).collect();
        format!("nats://{}", hosts.join(","))
    }

    /// From now on.
    pub fn set(&self, course: Course) {
        self.course.send_replace(course);
    }
}

async fn keep_door(listener: TcpListener, server: u16, course: watch::Receiver<Course>) {
    let mut lines = JoinSet::new();
    while let Ok((client, _)) = listener.accept().await {
        let Ok(server) = TcpStream::connect(("127.0.0.1", server)).await else { continue };
        let ((from_client, to_client), (from_server, to_server)) = (client.into_split(), server.into_split());
        lines.spawn(carry(from_client, to_server, course.clone()));
        lines.spawn(carry(from_server, to_client, course.clone()));
    }
}

/// Until either end has had enough, which is nothing to report.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut course: watch::Receiver<Course>) {
    let mut bytes = vec![0; 64 * 1024];
    let carried = async {
        loop {
            let count = from.read(&mut bytes).await?;
            if count == 0 {
                return to.shutdown().await;
            }
            let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
            let now = *course.wait_for(|course| *course != Course::Shut).await.map_err(gone)?;
            if let Course::Slow(span) = now {
                tokio::time::sleep(span).await;
            }
            to.write_all(&bytes[..count]).await?;
        }
    };
    let _ = carried.await;
}
