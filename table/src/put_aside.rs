//! Tables that are put aside: nobody finds them any more, and for some days they can be brought back.
//!
//! A note of each is a small file in a folder, named by the table's code, so that a program beside the server
//! can bring a table back. The records stay where they are. A note that is lost costs nothing: the table is
//! there again, and is put aside again when that is due.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use journal::Millis;

use crate::code::Code;

/// What an unfinished note ends with, so that nobody takes it for one.
const UNFINISHED: &str = "unfinished";

/// What is known about a table that was put aside once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// It is put aside since then.
    Aside(Millis),
    /// It was brought back then, and counts as touched then.
    BroughtBack(Millis),
}

/// The notes of all tables that were put aside.
#[derive(Debug, Default)]
pub struct PutAside {
    /// None for those who keep nothing.
    folder: Option<PathBuf>,
    notes: Mutex<BTreeMap<Code, Note>>,
}

impl PutAside {
    /// The folder's name in a data folder.
    pub const FOLDER: &str = "put-aside";

    /// The notes in a data folder.
    pub fn in_folder(data: &Path) -> io::Result<PutAside> {
        let folder = data.join(PutAside::FOLDER);
        let mut notes = BTreeMap::new();
        match fs::read_dir(&folder) {
            Ok(files) => {
                for file in files {
                    let name = file?.file_name();
                    let code = name.to_str().and_then(|name| name.parse::<Code>().ok());
                    if let Some(code) = code
                        && let Some(note) = read(&folder.join(code.as_str()))?
                    {
                        notes.insert(code, note);
                    }
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        Ok(PutAside { folder: Some(folder), notes: Mutex::new(notes) })
    }

    /// All notes, in the order of the codes.
    pub fn notes(&self) -> Vec<(Code, Note)> {
        self.lock().iter().map(|(code, note)| (*code, *note)).collect()
    }

    /// Brings a table back. Says whether it was put aside.
    pub fn bring_back(&self, code: Code, now: Millis) -> io::Result<bool> {
        let aside = matches!(self.note(code), Some(Note::Aside(_)));
        if aside {
            self.write(code, Note::BroughtBack(now))?;
        }
        Ok(aside)
    }

    /// What is noted of a table. One that is put aside may have been brought back by another program.
    pub(crate) fn note(&self, code: Code) -> Option<Note> {
        let known = self.lock().get(&code).copied();
        let (Some(Note::Aside(_)), Some(folder)) = (known, &self.folder) else { return known };
        match read(&folder.join(code.as_str())) {
            Ok(Some(note)) => {
                self.lock().insert(code, note);
                Some(note)
            }
            Ok(None) => {
                self.lock().remove(&code);
                None
            }
            // What cannot be read now can be read later; until then nothing changes.
            Err(_) => known,
        }
    }

    pub(crate) fn put(&self, code: Code, now: Millis) -> io::Result<()> {
        self.write(code, Note::Aside(now))
    }

    /// There is nothing to say about this table any more.
    pub fn drop_note(&self, code: Code) -> io::Result<()> {
        if let Some(folder) = &self.folder {
            match fs::remove_file(folder.join(code.as_str())) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                removed => removed?,
            }
        }
        self.lock().remove(&code);
        Ok(())
    }

    fn write(&self, code: Code, note: Note) -> io::Result<()> {
        if let Some(folder) = &self.folder {
            let (word, at) = match note {
                Note::Aside(at) => ("aside", at),
                Note::BroughtBack(at) => ("back", at),
            };
            make_folder(folder)?;
            let (file, unfinished) =
                (folder.join(code.as_str()), folder.join(format!("{code}.{UNFINISHED}")));
            let mut written = File::create(&unfinished)?;
            writeln!(written, "{word} {}", at.0)?;
            written.sync_all()?;
            fs::rename(unfinished, file)?;
        }
        self.lock().insert(code, note);
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Code, Note>> {
        // A panic while the lock is held leaves the map whole: every change of it is one call.
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A folder that only its owner can look into: a code opens a table.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// What a file says; none when there is none, or when it says nothing that we wrote.
fn read(file: &Path) -> io::Result<Option<Note>> {
    let text = match fs::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        read => read?,
    };
    let note = str::from_utf8(&text).ok().and_then(|text| {
        let (word, at) = text.trim_end().split_once(' ')?;
        let at = Millis(at.parse().ok()?);
        match word {
            "aside" => Some(Note::Aside(at)),
            "back" => Some(Note::BroughtBack(at)),
            _ => None,
        }
    });
    Ok(note)
}
