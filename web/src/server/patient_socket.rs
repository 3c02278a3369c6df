//! A socket that gives up on a reader who takes nothing.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

use super::activity::Activity;

#[derive(Debug)]
pub(super) struct PatientSocket {
    socket: TcpStream,
    activity: Activity,
    patience: Duration,
    /// Runs while there is something to write that is not taken.
    given_up: Option<Pin<Box<Sleep>>>,
    /// How many drops have come since the last gulp.
    drops: u32,
    /// Runs while nothing is read from somebody who sends drop by drop.
    pause: Option<Pin<Box<Sleep>>>,
}

/// So few bytes at a time are a drop.
const DROP: usize = 64;
/// So many bytes at a time are none.
const GULP: usize = 1024;
/// So many drops with no gulp between them come from no browser.
const MOST_DROPS: u32 = 8;
/// Drops gather in the system's buffer meanwhile, and are read in one go: otherwise each costs as much as a
/// request.
const PAUSE: Duration = Duration::from_millis(5);

impl PatientSocket {
    pub(super) fn new(socket: TcpStream, activity: Activity, patience: Duration) -> PatientSocket {
        PatientSocket { socket, activity, patience, given_up: None, drops: 0, pause: None }
    }

    pub(super) fn into_inner(self) -> TcpStream {
        self.socket
    }

    /// Passes on what became of a write, unless it has been waited for too long.
    fn written<T>(&mut self, context: &mut Context<'_>, outcome: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if outcome.is_ready() {
            self.given_up = None;
            self.activity.wrote();
            return outcome;
        }
        let patience = self.patience;
        ready!(self.given_up.get_or_insert_with(|| Box::pin(sleep(patience))).as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for PatientSocket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(context));
            self.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
        match buffer.filled().len() - before {
            GULP.. => self.drops = 0,
            ..DROP => self.drops = self.drops.saturating_add(1),
            DROP..GULP => {}
        }
        if self.drops >= MOST_DROPS {
            self.pause = Some(Box::pin(sleep(PAUSE)));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for PatientSocket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.written(context, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let outcome = Pin::new(&mut self.socket).poll_write_vectored(context, pieces);
        self.written(context, outcome)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}
