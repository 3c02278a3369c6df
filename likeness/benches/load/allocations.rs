//! How often a server has asked for memory, as its allocator counts it.

use std::{
    io::{BufRead, Write},
    thread,
};

use tikv_jemalloc_ctl::{Access, AsName, epoch};

/// The line on a server's input that asks for the count, and how the answer begins.
pub(crate) const QUESTION: &str = "allocations";
pub(crate) const ANSWER: &str = "allocations ";

/// Answers whoever asks on this process's input, for as long as it runs.
pub(crate) fn tell_who_asks() {
    thread::spawn(|| {
        for line in std::io::stdin().lock().lines() {
            match line {
                Ok(line) if line == QUESTION => match count() {
                    // Whoever asked may have gone.
                    Ok(count) => drop(writeln!(std::io::stdout(), "{ANSWER}{count}")),
                    Err(error) => eprintln!("the allocator does not count: {error}"),
                },
                Ok(_) => {}
                Err(_) => return,
            }
        }
    });
}

/// What jemalloc calls the requests of all its arenas together; 4096 stands for all.
const REQUESTS: [&[u8]; 2] = [b"stats.arenas.4096.small.nrequests\0", b"stats.arenas.4096.large.nrequests\0"];

/// All requests since the start. What a thread has asked for in the last moments may be missing.
fn count() -> tikv_jemalloc_ctl::Result<u64> {
    epoch::advance()?;
    let mut sum = 0_u64;
    for name in REQUESTS {
        let requests: u64 = name.name().read()?;
        sum += requests;
    }
    Ok(sum)
}
