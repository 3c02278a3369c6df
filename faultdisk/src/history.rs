//! What was done to the files, and what is left of it when the power goes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The files of a folder by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(pub BTreeMap<String, Vec<u8>>);

impl Files {
    /// The files that a folder has now.
    pub fn in_folder(folder: &Path) -> Files {
        let entries = fs::read_dir(folder).expect("the folder can be read");
        let files = entries.map(|entry| entry.expect("the folder can be read"));
        let files =
            files.filter(|file| file.path().is_file() && !is_index(&file.file_name().to_string_lossy()));
        Files(
            files
                .map(|file| {
                    let bytes = fs::read(file.path()).expect("the file can be read");
                    (file.file_name().to_string_lossy().into_owned(), bytes)
                })
                .collect(),
        )
    }

    /// Puts the files into a folder.
    pub fn write_to(&self, folder: &Path) {
        for (name, bytes) in &self.0 {
            fs::write(folder.join(name), bytes).expect("the folder can be written");
        }
    }
}

/// SQLite's index of its log is made anew when nobody uses it.
fn is_index(name: &str) -> bool {
    name.ends_with("-shm")
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Create(String),
    Delete(String),
    /// Bytes were written at a place of a file.
    Write(String, u64, Vec<u8>),
    /// A file was cut to a length.
    Cut(String, u64),
    /// What had been written to a file is on stable storage.
    Sync(String),
    /// What had been made and deleted is on stable storage.
    SyncNames,
    /// A note of the test's own.
    Note(u64),
}

/// All that was done to a folder.
#[derive(Clone, Debug)]
pub struct History {
    pub start: Files,
    pub ops: Vec<Op>,
}

/// How things end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The process dies. What it has written is written.
    Killed,
    /// The power goes, and everything that was not waited for is gone.
    Dropped,
    /// The power goes, and some of that is there, by this seed.
    Some(u64),
    /// The same, and the later before the earlier.
    Reordered(u64),
    /// The same, and of every write only some parts of that size are there.
    Torn(u64, Tear),
}

/// The size of the parts that a disk writes at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tear {
    Sectors,
    Pages,
}

impl Tear {
    fn bytes(self) -> usize {
        match self {
            Tear::Sectors => 512,
            Tear::Pages => 4096,
        }
    }
}

/// A change of one file that has not been waited for.
#[derive(Clone, Debug)]
enum Change {
    Write(u64, Vec<u8>),
    Cut(u64),
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Change::Write(at, new) => {
                let at = usize::try_from(*at).expect("a short file");
                let end = at + new.len();
                if bytes.len() < end {
                    bytes.resize(end, 0);
                }
                bytes[at..end].copy_from_slice(new);
            }
            Change::Cut(length) => bytes.resize(usize::try_from(*length).expect("a short file"), 0),
        }
    }
}

/// A file, whatever its name.
#[derive(Clone, Debug, Default)]
struct Body {
    stable: Vec<u8>,
    pending: Vec<Change>,
}

/// A change of names that has not been waited for.
#[derive(Clone, Debug)]
enum Naming {
    Made(String, usize),
    Gone(String),
}

/// The folder at one moment of its history, with what is on stable storage and what is not.
#[derive(Clone, Debug)]
struct Moment {
    bodies: Vec<Body>,
    names: BTreeMap<String, usize>,
    stable_names: BTreeMap<String, usize>,
    pending_names: Vec<Naming>,
}

impl Moment {
    fn start(files: &Files) -> Moment {
        let bodies = files.0.values().map(|bytes| Body { stable: bytes.clone(), pending: vec![] }).collect();
        let names: BTreeMap<_, _> = files.0.keys().cloned().zip(0..).collect();
        Moment { bodies, stable_names: names.clone(), names, pending_names: Vec::new() }
    }

    fn body(&mut self, name: &str) -> &mut Body {
        let index = *self.names.get(name).unwrap_or_else(|| panic!("{name} was never made"));
        &mut self.bodies[index]
    }

    fn go_on(&mut self, op: &Op) {
        match op {
            Op::Create(name) => {
                if !self.names.contains_key(name) {
                    self.bodies.push(Body::default());
                    let index = self.bodies.len() - 1;
                    self.names.insert(name.clone(), index);
                    self.pending_names.push(Naming::Made(name.clone(), index));
                }
            }
            Op::Delete(name) => {
                if self.names.remove(name).is_some() {
                    self.pending_names.push(Naming::Gone(name.clone()));
                }
            }
            Op::Write(name, at, bytes) => self.body(name).pending.push(Change::Write(*at, bytes.clone())),
            Op::Cut(name, length) => self.body(name).pending.push(Change::Cut(*length)),
            Op::Sync(name) => {
                let body = self.body(name);
                let pending = std::mem::take(&mut body.pending);
                pending.iter().for_each(|change| change.apply(&mut body.stable));
            }
            Op::SyncNames => {
                self.pending_names.clear();
                self.stable_names.clone_from(&self.names);
            }
            Op::Note(_) => {}
        }
    }

    fn cut(&self, cut: Cut) -> Files {
        let mut dice = Dice::of(cut);
        let mut names = self.stable_names.clone();
        for naming in &self.pending_names {
            if dice.keeps(cut) {
                match naming {
                    Naming::Made(name, index) => drop(names.insert(name.clone(), *index)),
                    Naming::Gone(name) => drop(names.remove(name)),
                }
            }
        }
        let files = names.into_iter().map(|(name, index)| (name, self.bodies[index].cut(cut, &mut dice)));
        Files(files.collect())
    }
}

impl Body {
    fn cut(&self, cut: Cut, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = self.stable.clone();
        let mut kept: Vec<Change> = Vec::new();
        for change in &self.pending {
            if dice.keeps(cut) {
                kept.push(change.clone());
            } else if let (Cut::Torn(_, tear), Change::Write(at, whole)) = (cut, change) {
                kept.extend(torn(*at, whole, tear, dice));
            }
        }
        if let Cut::Reordered(_) = cut {
            dice.shuffle(&mut kept);
        }
        kept.iter().for_each(|change| change.apply(&mut bytes));
        bytes
    }
}

/// Some parts of a write: the first ones, or every other one. Parts lie on the disk's own boundaries.
fn torn(at: u64, whole: &[u8], tear: Tear, dice: &mut Dice) -> Vec<Change> {
    let size = tear.bytes();
    let first = usize::try_from(at).expect("a short file") % size;
    let mut parts = Vec::new();
    let (mut from, mut to) = (0, (size - first).min(whole.len()));
    while from < whole.len() {
        parts.push(Change::Write(at + from as u64, whole[from..to].to_vec()));
        (from, to) = (to, (to + size).min(whole.len()));
    }
    if dice.coin() {
        parts.truncate(dice.below(parts.len() + 1));
        parts
    } else {
        parts.into_iter().step_by(2).collect()
    }
}

struct Dice(u64);

impl Dice {
    fn of(cut: Cut) -> Dice {
        let seed = match cut {
            Cut::Killed | Cut::Dropped => 0,
            Cut::Some(seed) | Cut::Reordered(seed) | Cut::Torn(seed, _) => seed,
        };
        Dice(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).expect("below a number of its kind")
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Whether a change that was not waited for is there all the same.
    fn keeps(&mut self, cut: Cut) -> bool {
        match cut {
            Cut::Killed => true,
            Cut::Dropped => false,
            Cut::Some(_) | Cut::Reordered(_) | Cut::Torn(..) => self.coin(),
        }
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last + 1);
            things.swap(last, other);
        }
    }
}

impl History {
    /// The files as they are after each of the first `0, 1, 2 …` operations, when it ends there in these
    /// ways. Only those moments are looked at that `wanted` wants.
    pub fn cuts<'h>(
        &'h self,
        wanted: impl Fn(usize) -> bool + 'h,
        ways: impl Fn(usize) -> Vec<Cut> + 'h,
    ) -> impl Iterator<Item = (usize, Cut, Files)> + 'h {
        let mut moment = Moment::start(&self.start);
        let moments = (0..=self.ops.len()).map(move |done| {
            if let Some(op) = done.checked_sub(1).map(|last| &self.ops[last]) {
                moment.go_on(op);
            }
            if !wanted(done) {
                return Vec::new();
            }
            let cut = |way| (done, way, moment.cut(way));
            ways(done).into_iter().map(cut).collect::<Vec<_>>()
        });
        moments.flatten()
    }

    /// The notes of the test up to a moment.
    pub fn notes(&self, done: usize) -> impl Iterator<Item = u64> + '_ {
        self.ops[..done].iter().filter_map(|op| if let Op::Note(note) = op { Some(*note) } else { None })
    }
}
