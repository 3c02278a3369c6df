//! The line of an open stream: a socket, and nothing around it.
//!
//! An HTTP library keeps buffers for requests and responses as long as a connection lives. A stream needs
//! neither: once its request has been read, it is taken out of the library's hands and written to its socket
//! as it comes. That makes an idle stream a tenth as large.

use std::{
    fmt::Write,
    io,
    time::{Duration, SystemTime},
};

use axum::{
    extract::Request,
    http::{Method, Version, header},
    response::Response,
};
use bytes::Buf;
use futures_util::StreamExt;
use tokio::{io::AsyncWriteExt, net::TcpStream, sync::mpsc, time::timeout};

use crate::limits;

/// The way from a request to the connection it came on.
#[derive(Debug, Clone)]
pub(crate) struct Handover(pub(crate) mpsc::Sender<Box<Response>>);

impl Handover {
    /// The way for a request that may be answered by a stream.
    pub(crate) fn of(request: &Request) -> Option<Handover> {
        let streams = *request.method() == Method::GET && request.version() == Version::HTTP_11;
        if streams { request.extensions().get().cloned() } else { None }
    }

    /// Hands a stream over to its line; does not come back then. Any other response is given back.
    pub(crate) async fn hand_over(&self, response: Response) -> Response {
        if response.headers().get(header::CONTENT_TYPE).is_none_or(|kind| kind != "text/event-stream") {
            return response;
        }
        match self.0.send(Box::new(response)).await {
            // The connection drops this request as soon as it hears.
            Ok(()) => std::future::pending().await,
            Err(unsent) => *unsent.0,
        }
    }
}

/// Writes a response to its socket, frame by frame, until it ends or nobody is there to read it.
pub(crate) async fn send(mut socket: TcpStream, response: Response, patience: Duration) -> io::Result<()> {
    let (parts, body) = response.into_parts();
    let mut head = format!("HTTP/1.1 {}\r\n", parts.status);
    for (name, value) in &parts.headers {
        if let Ok(value) = value.to_str() {
            write!(head, "{name}: {value}\r\n").expect("writing to a string does not fail");
        }
    }
    let date = httpdate::fmt_http_date(SystemTime::now());
    write!(head, "transfer-encoding: chunked\r\nconnection: close\r\ndate: {date}\r\n\r\n")
        .expect("writing to a string does not fail");
    write(&mut socket, head.as_bytes(), patience).await?;
    drop((head, date, parts));
    let mut frames = body.into_data_stream();
    loop {
        let frame = tokio::select! {
            frame = frames.next() => frame,
            () = hung_up(&socket) => return Ok(()),
        };
        match frame {
            Some(Ok(frame)) => write_chunk(&mut socket, &frame, patience).await?,
            Some(Err(_)) | None => {
                write(&mut socket, b"0\r\n\r\n", patience).await?;
                return socket.shutdown().await;
            }
        }
    }
}

/// Writes a frame as HTTP sends it: in one call, so that it leaves in one packet, and from where it lies.
async fn write_chunk(socket: &mut TcpStream, frame: &[u8], patience: Duration) -> io::Result<()> {
    let mut size = [0; LONGEST_SIZE];
    let mut rest = &mut size[..];
    io::Write::write_fmt(&mut rest, format_args!("{:x}\r\n", frame.len()))?;
    let unused = rest.len();
    let size = &size[..LONGEST_SIZE - unused];
    let mut chunk = size.chain(frame).chain(&b"\r\n"[..]);
    timeout(patience, socket.write_all_buf(&mut chunk)).await?
}

/// The digits of a length, and a line break.
const LONGEST_SIZE: usize = 2 * size_of::<usize>() + 2;

/// Somebody who takes nothing for so long is not there.
async fn write(socket: &mut TcpStream, bytes: &[u8], patience: Duration) -> io::Result<()> {
    timeout(patience, socket.write_all(bytes)).await?
}

/// Waits until the other end closes, or says more than it can have to say: the request has been read.
///
/// Whoever goes on sending is hung up on. To read it all would take as long as they like, and no task may do
/// that to the others.
async fn hung_up(socket: &TcpStream) {
    let mut scrap = [0; 64];
    let mut heard = 0;
    while socket.readable().await.is_ok() {
        match socket.try_read(&mut scrap) {
            Ok(0) => return,
            Ok(bytes) => {
                heard += bytes;
                if heard > limits::SMALL_TALK {
                    return;
                }
            }
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => return,
            Err(_) => {}
        }
        tokio::task::yield_now().await;
    }
}
