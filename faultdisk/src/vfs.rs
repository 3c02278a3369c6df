//! Between SQLite and the system's files.
//!
//! A file is opened by the system's own VFS and stays its file. Only its table of methods is replaced, by a
//! copy in which five of them are ours: they tell the disk, and then do what the table said before.

use std::collections::HashMap;
use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr;
use std::slice;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, Once, PoisonError};

use rusqlite::ffi;

use crate::disk::{self, Call, Recorder, Trouble};

const NAME: &CStr = c"faultdisk";

/// A file of a watched folder, while SQLite has it open.
#[derive(Clone)]
struct Open {
    name: Arc<str>,
    recorder: Arc<Recorder>,
    /// The methods of the system's VFS. They are static there.
    system: &'static ffi::sqlite3_io_methods,
}

/// The open files by their address, which SQLite keeps until it has closed them.
static OPEN: LazyLock<Mutex<HashMap<usize, Open>>> = LazyLock::new(Mutex::default);

/// Nothing that runs under this lock can panic half way.
fn open_files() -> MutexGuard<'static, HashMap<usize, Open>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn of(file: *mut ffi::sqlite3_file) -> Open {
    open_files()
        .get(&(file as usize))
        .expect("a method of ours is called only on a file that we opened")
        .clone()
}

/// Makes ours the VFS of the process, once.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: SQLite is initialized before its VFS is asked for; the default one lives as long as the
        // process, and so does the copy, which is leaked. All of its fields are valid for the copy, too,
        // because the system's functions use of the VFS only what the copy has in common; the two that do
        // more are ours and pass on the original.
        unsafe {
            assert_eq!(ffi::sqlite3_initialize(), ffi::SQLITE_OK);
            let system = ffi::sqlite3_vfs_find(ptr::null());
            assert!(!system.is_null(), "the system has files");
            let mut ours = *system;
            ours.zName = NAME.as_ptr();
            ours.pNext = ptr::null_mut();
            ours.pAppData = system.cast::<c_void>();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            assert_eq!(ffi::sqlite3_vfs_register(Box::leak(Box::new(ours)), 1), ffi::SQLITE_OK);
        }
    });
}

/// The recorder of the folder in which a file lies, and the file's name there.
///
/// # Safety
/// `name` is null or ends with a zero byte.
unsafe fn watched(name: *const c_char) -> Option<(Arc<Recorder>, Arc<str>, &'static Path)> {
    if name.is_null() {
        return None;
    }
    // SAFETY: as promised. SQLite keeps the name for as long as the file is open; here it is not used longer
    // than the call that got it.
    let path = Path::new(OsStr::from_bytes(unsafe { CStr::from_ptr(name) }.to_bytes()));
    let recorder = disk::recorder_of(path.parent()?)?;
    Some((recorder, path.file_name()?.to_str()?.into(), path))
}

unsafe extern "C" fn open(
    vfs: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    flags_out: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are SQLite's and are passed on as they are, with the VFS that we copied ours
    // from.
    unsafe {
        let system = (*vfs).pAppData.cast::<ffi::sqlite3_vfs>();
        let watched = watched(name);
        let existed = watched.as_ref().is_some_and(|(_, _, path)| path.exists());
        let result = ((*system).xOpen.expect("a VFS opens files"))(system, name, file, flags, flags_out);
        let Some((recorder, name, path)) = watched else { return result };
        if result == ffi::SQLITE_OK && !(*file).pMethods.is_null() {
            let system: &'static ffi::sqlite3_io_methods = &*(*file).pMethods;
            if !existed && path.exists() {
                recorder.created(&name);
            }
            open_files().insert(file as usize, Open { name, recorder, system });
            (*file).pMethods = ours_for(system);
        }
        result
    }
}

/// The system's table with our methods in it, made once for each of the tables that the system has.
fn ours_for(system: &'static ffi::sqlite3_io_methods) -> *const ffi::sqlite3_io_methods {
    static TABLES: LazyLock<Mutex<HashMap<usize, &'static ffi::sqlite3_io_methods>>> =
        LazyLock::new(Mutex::default);
    let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    let table = tables.entry(ptr::from_ref(system) as usize).or_insert_with(|| {
        Box::leak(Box::new(ffi::sqlite3_io_methods {
            xClose: Some(close),
            xRead: Some(read),
            xWrite: Some(write),
            xTruncate: Some(truncate),
            xSync: Some(sync),
            ..*system
        }))
    });
    ptr::from_ref(*table)
}

unsafe extern "C" fn delete(vfs: *mut ffi::sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    // SAFETY: as in `open`.
    unsafe {
        let system = (*vfs).pAppData.cast::<ffi::sqlite3_vfs>();
        if let Some((recorder, name, path)) = watched(name)
            && path.exists()
        {
            if let Some(trouble) = recorder.call(Call::Delete, &name) {
                return code(trouble, ffi::SQLITE_IOERR_DELETE);
            }
            recorder.deleted(&name, sync != 0);
        }
        ((*system).xDelete.expect("a VFS deletes files"))(system, name, sync)
    }
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    let open = of(file);
    open_files().remove(&(file as usize));
    // SAFETY: the file is the system's own, and gets its own methods back.
    unsafe {
        (*file).pMethods = open.system;
        (open.system.xClose.expect("a file can be closed"))(file)
    }
}

unsafe extern "C" fn read(file: *mut ffi::sqlite3_file, into: *mut c_void, count: c_int, at: i64) -> c_int {
    let open = of(file);
    if let Some(trouble) = open.recorder.call(Call::Read, &open.name) {
        return code(trouble, ffi::SQLITE_IOERR_READ);
    }
    // SAFETY: passed on as it came.
    unsafe { (open.system.xRead.expect("a file can be read"))(file, into, count, at) }
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    from: *const c_void,
    count: c_int,
    at: i64,
) -> c_int {
    let open = of(file);
    if let Some(trouble) = open.recorder.call(Call::Write, &open.name) {
        return code(trouble, ffi::SQLITE_IOERR_WRITE);
    }
    // SAFETY: SQLite hands over `count` bytes; the rest is passed on as it came.
    unsafe {
        let length = usize::try_from(count).expect("SQLite writes a number of bytes");
        let bytes = slice::from_raw_parts(from.cast::<u8>(), length);
        open.recorder.wrote(&open.name, u64::try_from(at).expect("files begin at zero"), bytes);
        (open.system.xWrite.expect("a file can be written"))(file, from, count, at)
    }
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: i64) -> c_int {
    let open = of(file);
    if let Some(trouble) = open.recorder.call(Call::Write, &open.name) {
        return code(trouble, ffi::SQLITE_IOERR_TRUNCATE);
    }
    open.recorder.cut(&open.name, u64::try_from(size).expect("a file has a length"));
    // SAFETY: passed on as it came.
    unsafe { (open.system.xTruncate.expect("a file can be cut"))(file, size) }
}

/// Notes that SQLite waits for the disk, and does not wait: a test has thousands of these.
unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, _flags: c_int) -> c_int {
    let open = of(file);
    if let Some(trouble) = open.recorder.call(Call::Sync, &open.name) {
        return code(trouble, ffi::SQLITE_IOERR_FSYNC);
    }
    open.recorder.synced(&open.name);
    ffi::SQLITE_OK
}

fn code(trouble: Trouble, io_error: c_int) -> c_int {
    match trouble {
        Trouble::Full => ffi::SQLITE_FULL,
        Trouble::Broken => io_error,
        Trouble::Pretence => ffi::SQLITE_OK,
    }
}
