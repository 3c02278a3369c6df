//! Ending cleanly when the system, or somebody at the keyboard, asks for it.

use std::io;

/// Resolves when the process is asked to end. Signals are heard from this call on.
#[cfg(unix)]
pub(super) fn asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("asked to stop");
    })
}

/// Resolves when the process is asked to end. Signals are heard from this call on.
#[cfg(windows)]
pub(super) fn asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
        tracing::info!("asked to stop");
    })
}
