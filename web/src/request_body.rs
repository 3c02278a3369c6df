//! Reading what comes along with a request: into one buffer, within one time, up to a limit.
//!
//! A body may come in pieces of one byte. Kept as they come, each holds on to the buffer that it was read
//! into; a clock that starts again with each never runs out.

use std::time::Duration;

use axum::{
    body::BodyDataStream,
    extract::Request,
    http::{header, request::Parts},
};
use futures_util::StreamExt;
use tokio::time::timeout;

use crate::server::Activity;

/// Why a body was not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BodyFault {
    /// It is compressed, and might become a thousand times as large.
    Compressed,
    TooLarge,
    TooSlow,
    BrokenOff,
}

/// The request, and its body in one piece.
pub(crate) async fn read(
    request: Request,
    most: usize,
    time: Duration,
) -> Result<(Parts, Vec<u8>), BodyFault> {
    let (parts, body) = request.into_parts();
    let encoding = parts.headers.get(header::CONTENT_ENCODING);
    if encoding.is_some_and(|encoding| !encoding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return Err(BodyFault::Compressed);
    }
    let waiting = parts.extensions.get::<Activity>().map(Activity::waits_for_guest);
    let body =
        timeout(time, gather(body.into_data_stream(), most)).await.unwrap_or(Err(BodyFault::TooSlow))?;
    drop(waiting);
    Ok((parts, body))
}

async fn gather(mut pieces: BodyDataStream, most: usize) -> Result<Vec<u8>, BodyFault> {
    let mut body = Vec::new();
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|_| BodyFault::BrokenOff)?;
        if body.len() + piece.len() > most {
            return Err(BodyFault::TooLarge);
        }
        body.extend_from_slice(&piece);
    }
    Ok(body)
}

#[cfg(test)]
mod tests {
    use std::{
        convert::Infallible,
        sync::{
            Arc,
            atomic::{AtomicUsize, Ordering},
        },
    };

    use axum::body::Body;
    use bytes::Bytes;
    use futures_util::stream;

    use super::*;

    const LONG: Duration = Duration::from_secs(3600);

    /// A buffer as a connection reads into, which is counted as long as a piece of it is held.
    struct Buffer(Vec<u8>, Arc<AtomicUsize>);

    impl AsRef<[u8]> for Buffer {
        fn as_ref(&self) -> &[u8] {
            &self.0
        }
    }

    impl Drop for Buffer {
        fn drop(&mut self) {
            self.1.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Issue: 137,520 pieces of one byte took half a gigabyte, because each held on to its buffer.
    #[tokio::test]
    async fn pieces_do_not_hold_on_to_their_buffers() {
        let held = Arc::new(AtomicUsize::new(0));
        let most_held = Arc::new(AtomicUsize::new(0));
        let (count, most) = (held.clone(), most_held.clone());
        let pieces = stream::iter(0..10_000).map(move |_| {
            most.fetch_max(count.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Relaxed);
            let buffer = Bytes::from_owner(Buffer(vec![b'x'; 8192], count.clone()));
            Ok::<_, Infallible>(buffer.slice(..1))
        });
        let request = Request::new(Body::from_stream(pieces));
        let (_, body) = read(request, 16 * 1024, LONG).await.unwrap();
        assert_eq!(body.len(), 10_000);
        assert_eq!(held.load(Ordering::Relaxed), 0);
        assert!(most_held.load(Ordering::Relaxed) <= 2, "{most_held:?} buffers were held at once");
    }

    /// Issue: a body was open after 72 s, because the limit of ten began again with every piece.
    #[tokio::test(start_paused = true)]
    async fn the_time_is_for_the_whole_body() {
        let drip = stream::unfold((), |()| async {
            tokio::time::sleep(Duration::from_secs(9)).await;
            Some((Ok::<_, Infallible>(Bytes::from_static(b"x")), ()))
        });
        let before = tokio::time::Instant::now();
        let read = read(Request::new(Body::from_stream(drip)), 1000, Duration::from_secs(10)).await;
        assert_eq!(read.unwrap_err(), BodyFault::TooSlow);
        assert_eq!(before.elapsed(), Duration::from_secs(10));
    }

    /// B7: no body is unpacked, whatever it is packed with.
    #[tokio::test]
    async fn what_is_compressed_is_not_read() {
        let packed = |how: &str| {
            let body = Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());
            Request::builder().header(header::CONTENT_ENCODING, how).body(body).unwrap()
        };
        for how in ["gzip", "br", "zstd", "deflate", "identity, gzip", "\u{e9}"] {
            assert_eq!(read(packed(how), 100, LONG).await.unwrap_err(), BodyFault::Compressed, "{how}");
        }
        let plain = Request::builder().header(header::CONTENT_ENCODING, "Identity").body(Body::empty());
        assert!(read(plain.unwrap(), 100, LONG).await.is_ok());
    }

    #[tokio::test]
    async fn a_body_is_as_large_as_it_may_be_and_no_larger() {
        let of = |length: usize| Request::new(Body::from(vec![b'x'; length]));
        assert!(read(of(100), 100, LONG).await.is_ok());
        assert_eq!(read(of(101), 100, LONG).await.unwrap_err(), BodyFault::TooLarge);
    }
}
