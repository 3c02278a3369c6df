//! What a profiler saw, sorted by what it is for.

use std::collections::{BTreeMap, HashMap, HashSet};

/// What processor time is spent on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Work {
    SocketWrites,
    Sqlite,
    Views,
    Rendering,
    Json,
    Http,
    Rules,
    Runtime,
    Other,
}

impl Work {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::SocketWrites => "socket writes",
            Work::Sqlite => "SQLite, journal and disk",
            Work::Views => "views: made, compared, handed out",
            Work::Rendering => "rendering: regions, sentences, blanks",
            Work::Json => "JSON: written and read",
            Work::Http => "HTTP: requests read, routed, answered",
            Work::Rules => "rules and the table's own state",
            Work::Runtime => "waking, waiting, threads",
            Work::Other => "not told apart",
        }
    }
}

/// What a function's name says about the work that it belongs to. The first that is in it counts.
const SIGNS: &[(&str, Work)] = &[
    // The system.
    ("tcp_sendmsg", Work::SocketWrites),
    ("sock_write_iter", Work::SocketWrites),
    ("sys_sendto", Work::SocketWrites),
    ("sys_writev", Work::SocketWrites),
    ("sock_sendmsg", Work::SocketWrites),
    ("fsync", Work::Sqlite),
    ("fdatasync", Work::Sqlite),
    ("ext4_", Work::Sqlite),
    ("pwrite64", Work::Sqlite),
    ("pread64", Work::Sqlite),
    ("sys_fcntl", Work::Sqlite),
    ("ftruncate", Work::Sqlite),
    ("tcp_recvmsg", Work::Http),
    ("sys_recvfrom", Work::Http),
    ("sock_read_iter", Work::Http),
    ("epoll", Work::Runtime),
    ("futex", Work::Runtime),
    ("sys_sched_yield", Work::Runtime),
    // The journal.
    ("sqlite3", Work::Sqlite),
    ("rusqlite", Work::Sqlite),
    ("journal::", Work::Sqlite),
    // JSON, wherever it is written.
    ("serde_json", Work::Json),
    ("serde_core::ser", Work::Json),
    ("::serialize", Work::Json),
    ("::deserialize", Work::Json),
    // Pages.
    ("web::pages", Work::Rendering),
    ("web::games", Work::Rendering),
    ("web::look", Work::Rendering),
    ("web::words", Work::Rendering),
    ("web::padding", Work::Rendering),
    ("web::stream::Shown", Work::Rendering),
    ("web::stream::Screen", Work::Rendering),
    ("maud::", Work::Rendering),
    ("fluent", Work::Rendering),
    // Views.
    ("build_view", Work::Views),
    ("table::view", Work::Views),
    ("table::feed", Work::Views),
    ("::view::", Work::Views),
    ("::tell", Work::Views),
    ("View", Work::Views),
    // The rest of ours.
    ("rules::", Work::Rules),
    ("table::", Work::Rules),
    ("chacha20", Work::Rules),
    ("sha2", Work::Rules),
    ("web::", Work::Http),
    ("hyper", Work::Http),
    ("axum", Work::Http),
    ("tower", Work::Http),
    ("httparse", Work::Http),
    ("matchit", Work::Http),
    ("http::", Work::Http),
    ("load::raw", Work::Http),
    ("tokio::", Work::Runtime),
];

/// Functions within which everything is done say nothing.
const FRAMEWORK: &[&str] = &[
    "[unknown]",
    "clone3",
    "start_thread",
    "entry_SYSCALL",
    "do_syscall_64",
    "x64_sys_call",
    "std::",
    "core::",
    "<core::",
    "<std::",
    "tokio::",
    "<tokio::",
    "axum::",
    "<axum::",
    "<futures_util::",
    "tower",
    "<tower",
    "<http_body_util::",
];

/// The stacks that were seen, from the innermost function outwards.
#[derive(Debug)]
pub(crate) struct Samples(Vec<Vec<String>>);

impl Samples {
    /// Reads what `perf script -F ip,sym` prints: a function a line, and a blank line between stacks.
    pub(crate) fn read(text: &str) -> Samples {
        let stacks = text.split("\n\n").map(|stack| stack.lines().filter_map(function).collect());
        Samples(stacks.filter(|stack: &Vec<String>| !stack.is_empty()).collect())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// How many samples belong to each kind of work. The innermost function that says anything counts: memory
    /// that rendering asks for is rendering.
    pub(crate) fn by_work(&self) -> BTreeMap<Work, usize> {
        let mut sums = BTreeMap::new();
        for stack in &self.0 {
            *sums.entry(work_of(stack)).or_default() += 1;
        }
        sums
    }

    /// How many are in the allocator, whatever for.
    pub(crate) fn allocating(&self) -> usize {
        let is_allocator = |name: &String| {
            ["rjem", "je_", "tcache", "arena_", "edata", "__rust_alloc", "__rust_dealloc", "__rust_realloc"]
                .iter()
                .any(|sign| name.contains(sign))
        };
        self.0.iter().filter(|stack| stack.first().is_some_and(is_allocator)).count()
    }

    /// The functions that were at work most often, and those within which most was done.
    pub(crate) fn top(&self, count: usize) -> [Vec<(&str, usize)>; 2] {
        let (mut own, mut within): (HashMap<&str, usize>, HashMap<&str, usize>) = Default::default();
        for stack in &self.0 {
            if let Some(first) = stack.first() {
                *own.entry(first).or_default() += 1;
            }
            let tells = |name: &&str| !FRAMEWORK.iter().any(|start| name.starts_with(start));
            let names: HashSet<&str> = stack.iter().map(String::as_str).collect();
            for name in names.into_iter().filter(tells) {
                *within.entry(name).or_default() += 1;
            }
        }
        [own, within].map(|sums| {
            let mut sums: Vec<(&str, usize)> = sums.into_iter().collect();
            sums.sort_by_key(|(name, sum)| (std::cmp::Reverse(*sum), *name));
            sums.truncate(count);
            sums
        })
    }
}

fn work_of(stack: &[String]) -> Work {
    let sign = |name: &String| SIGNS.iter().find(|(sign, _)| name.contains(sign)).map(|(_, work)| *work);
    stack.iter().find_map(sign).unwrap_or(Work::Other)
}

/// The name in a line, without its address and without what tells apart two of one name.
fn function(line: &str) -> Option<String> {
    let (_, name) = line.trim().split_once(' ')?;
    let name = match name.rsplit_once("::h") {
        Some((path, hash)) if hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) => path,
        _ => name,
    };
    Some(name.to_owned())
}
