//! SQLite overwrites what it deletes on the disk, but not what it frees in memory: we do.

use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::{Once, OnceLock};

use rusqlite::ffi;

/// How SQLite gets its memory by itself.
struct System {
    allocate: unsafe extern "C" fn(c_int) -> *mut c_void,
    free: unsafe extern "C" fn(*mut c_void),
    size: unsafe extern "C" fn(*mut c_void) -> c_int,
}

static SYSTEM: OnceLock<System> = OnceLock::new();

/// From now on, everything that SQLite frees in this process is overwritten. Has no effect when something in
/// the process has used SQLite before, as tests do.
pub(super) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: each call is one that SQLite documents for the time before it is initialized, with the
        // arguments that belong to it; later it refuses them and changes nothing. Our methods stay within
        // what they promise, and SQLite copies the table.
        let installed = unsafe {
            let mut methods: ffi::sqlite3_mem_methods = std::mem::zeroed();
            let known = ffi::sqlite3_config(ffi::SQLITE_CONFIG_GETMALLOC, &raw mut methods);
            let system = match (methods.xMalloc, methods.xFree, methods.xSize) {
                (Some(allocate), Some(free), Some(size)) => Some(System { allocate, free, size }),
                _ => None,
            };
            if known == ffi::SQLITE_OK && system.is_some_and(|system| SYSTEM.set(system).is_ok()) {
                methods.xFree = Some(free);
                methods.xRealloc = Some(reallocate);
                // Small pieces would otherwise come from a reserve of each connection, and go back there.
                let slots: (c_int, c_int) = (0, 0);
                ffi::sqlite3_config(ffi::SQLITE_CONFIG_LOOKASIDE, slots.0, slots.1);
                ffi::sqlite3_config(ffi::SQLITE_CONFIG_MALLOC, &raw mut methods)
            } else {
                ffi::SQLITE_MISUSE
            }
        };
        if installed != ffi::SQLITE_OK {
            tracing::debug!("SQLite was in use before; what it frees in memory is not overwritten");
        }
    });
}

fn system() -> &'static System {
    SYSTEM.get().expect("it was set before SQLite learnt of our methods")
}

/// # Safety
/// `piece` is null or was handed out by these methods and is still in use.
unsafe extern "C" fn free(piece: *mut c_void) {
    if piece.is_null() {
        return;
    }
    // SAFETY: as promised; the piece is as long as it says, and nobody uses it any more.
    unsafe {
        // All at once, which byte by byte would take too long; the compiler cannot know that nobody looks.
        ptr::write_bytes(piece.cast::<u8>(), 0, size(piece));
        std::hint::black_box(piece);
        (system().free)(piece);
    }
}

/// Always to another place: the system might move it without overwriting the old one.
///
/// # Safety
/// As [`free`].
unsafe extern "C" fn reallocate(piece: *mut c_void, bytes: c_int) -> *mut c_void {
    // SAFETY: as promised; both pieces are as long as what is copied, and are not the same.
    unsafe {
        let new = (system().allocate)(bytes);
        if !new.is_null() && !piece.is_null() {
            let kept = size(piece).min(usize::try_from(bytes).unwrap_or(0));
            ptr::copy_nonoverlapping(piece.cast::<u8>(), new.cast::<u8>(), kept);
            free(piece);
        }
        new
    }
}

/// # Safety
/// `piece` is in use, and not null.
unsafe fn size(piece: *mut c_void) -> usize {
    // SAFETY: as promised.
    usize::try_from(unsafe { (system().size)(piece) }).unwrap_or(0)
}
