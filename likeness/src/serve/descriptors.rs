//! File descriptors: every connection takes one, and the journal needs some, too.

use web::Bounds;

/// For the journal with its readers, the log, and those who are told that there is no room.
#[cfg(unix)]
const KEPT_BACK: u32 = 160;

/// The limits as the system can keep them: as many descriptors are asked for as it grants, and no more
/// connections are taken than there are descriptors for.
#[cfg(unix)]
pub(super) fn within(mut bounds: Bounds) -> Bounds {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let before = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: before.maximum, maximum: before.maximum };
    // A refusal leaves those there are.
    let _ = setrlimit(Resource::Nofile, wanted);
    let granted = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    let room = u32::try_from(granted).unwrap_or(u32::MAX).saturating_sub(KEPT_BACK).max(1);
    if room < bounds.connections {
        tracing::warn!(
            granted,
            connections = room,
            "the system grants few file descriptors: there is room for fewer connections"
        );
        bounds.connections = room;
    }
    bounds
}

/// The limits as they are.
#[cfg(not(unix))]
pub(super) fn within(bounds: Bounds) -> Bounds {
    bounds
}
