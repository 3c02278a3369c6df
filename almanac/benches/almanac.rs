//! How fast the almanac loads, how much it takes, and how many questions a second one core answers, each
//! beside a raw ceiling in the same run.
//!
//! `cargo bench -p almanac` takes about a quarter of a minute. The figures are printed and never asserted.

use std::{
    fs,
    hint::black_box,
    time::{Duration, Instant},
};

use almanac::{Almanac, Criterion, PersonId, Terms, deck};
use rules::image::FictionalLife;

/// How long each measurement runs.
fn span() -> Duration {
    Duration::from_millis(if is_measured() { 400 } else { 1 })
}

/// Whether figures are wanted. The tests start benches too, without this word: then everything is done once
/// and small.
fn is_measured() -> bool {
    std::env::args().any(|word| word == "--bench")
}

/// How many measurements make a figure, of which the middle one is told.
const ROUNDS: usize = 3;

/// What somebody types on the way to a name, with and without slips.
const TYPED: [&str; 12] = [
    "e",
    "ei",
    "ein",
    "einst",
    "albert ei",
    "guillaume le c",
    "marie c",
    "napol",
    "van go",
    "sher",
    "jeanne d'ar",
    "b",
];
const SLIPPED: [&str; 6] = ["einstien", "shakspeare", "nietsche", "ghandi", "mozrat", "schwarzeneger"];

fn main() {
    load();
    let almanac = Almanac::embedded();
    println!("\n{:<58}{:>14}{:>12}", "", "a second", "µs each");
    fit(almanac);
    complete(almanac);
}

/// The first load of the process counts: everything after it is warm.
fn load() {
    let before = memory();
    let start = Instant::now();
    let people = Almanac::embedded().people().len();
    let first = start.elapsed();
    let after = memory();
    println!("{people} people");
    println!("  first load                           {:>8.2} ms", first.as_secs_f64() * 1e3);
    println!(
        "  memory of its own after it           {:>8} KiB",
        after.anonymous.saturating_sub(before.anonymous)
    );
    println!(
        "  pages of the program read by it      {:>8} KiB",
        after.from_file.saturating_sub(before.from_file)
    );
    let again = middle(|| {
        let start = Instant::now();
        black_box(Almanac::corrected("none", "").is_ok());
        start.elapsed()
    });
    println!("  a second almanac, with corrections   {:>8.2} ms", again.as_secs_f64() * 1e3);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data/");
    let texts = ["people.tsv", "fictional.tsv"].map(|file| fs::read_to_string(format!("{folder}{file}")));
    let raw = middle(|| {
        let start = Instant::now();
        let cells: usize =
            texts.iter().flatten().flat_map(|text| text.lines()).map(|line| line.split('\t').count()).sum();
        black_box(cells);
        start.elapsed()
    });
    println!("  raw: the files divided into cells    {:>8.2} ms", raw.as_secs_f64() * 1e3);
}

/// In KiB.
struct Memory {
    anonymous: usize,
    from_file: usize,
}

/// What the system says that this process occupies; nothing where there is no such system.
fn memory() -> Memory {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let read = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_whitespace().nth(1)).and_then(|kib| kib.parse().ok()).unwrap_or(0)
    };
    Memory { anonymous: read("RssAnon:"), from_file: read("RssFile:") }
}

fn middle(mut measure: impl FnMut() -> Duration) -> Duration {
    let mut rounds: Vec<Duration> = (0..ROUNDS).map(|_| measure()).collect();
    rounds.sort_unstable();
    rounds[ROUNDS / 2]
}

/// Runs a question over and over, and prints its line.
fn report(name: &str, mut ask: impl FnMut(usize)) {
    let each = middle(|| {
        let (span, start, mut count) = (span(), Instant::now(), 0);
        while start.elapsed() < span {
            (0..64).for_each(|more| ask(count + more));
            count += 64;
        }
        start.elapsed().div_f64(count as f64)
    });
    let (rate, micros) = (1.0 / each.as_secs_f64(), each.as_secs_f64() * 1e6);
    println!("{name:<58}{rate:>14.0}{micros:>12.2}");
}

/// Images of several cards as they come out of a shuffled deck.
fn images(cards: usize) -> Vec<Vec<Criterion>> {
    let criteria: Vec<Criterion> = deck().into_iter().filter_map(Criterion::of).collect();
    // Steps that share no factor with the deck visit all of it.
    (0..256)
        .map(|image| (0..cards).map(|card| criteria[(image * 37 + card * 45) % criteria.len()]).collect())
        .collect()
}

fn fit(almanac: &Almanac) {
    let words = almanac.people().len().div_ceil(64);
    let rows: Vec<Vec<u64>> =
        (0..112_u64).map(|row| vec![row.wrapping_mul(0x9e37_79b9_7f4a_7c15); words]).collect();
    report("raw: rows of bits for three cards, and nothing else", |turn| {
        let mut found = rows[turn % 112].clone();
        for card in 1..3 {
            found.iter_mut().zip(&rows[(turn + card * 45) % 112]).for_each(|(word, fits)| *word &= fits);
        }
        black_box(found);
    });
    for cards in [3, 6, 12] {
        let images = images(cards);
        report(&format!("who fits {cards} cards"), |turn| {
            black_box(almanac.fitting(&images[turn % images.len()], Terms::default()));
        });
    }
    let three = images(3);
    report("who fits 3 cards, and the ten most famous of them", |turn| {
        let found = almanac.fitting(&three[turn % three.len()], Terms::default());
        black_box(found.iter().take(10).collect::<Vec<PersonId>>());
    });
    let people: Vec<PersonId> = almanac.people().map(|person| person.id()).collect();
    let six = images(6);
    report("a person judged by 6 cards, with evidence", |turn| {
        let person = almanac.person(people[turn * 131 % people.len()]);
        for criterion in &six[turn % six.len()] {
            black_box((person.verdict(*criterion, FictionalLife::Never), person.evidence(*criterion)));
        }
    });
}

fn complete(almanac: &Almanac) {
    let mut words: Vec<String> = almanac
        .people()
        .flat_map(|person| {
            person.all_names().flat_map(str::split_whitespace).map(str::to_lowercase).collect::<Vec<_>>()
        })
        .collect();
    words.sort_unstable();
    words.dedup();
    report("raw: the words that begin so, in a sorted list", |turn| {
        let typed = TYPED[turn % TYPED.len()];
        let start = words.partition_point(|word| word.as_str() < typed);
        black_box(words[start..].iter().take_while(|word| word.starts_with(typed)).count());
    });
    report("eight completions of what is typed without slips", |turn| {
        black_box(almanac.complete(TYPED[turn % TYPED.len()], 8));
    });
    report("eight completions of what is typed with slips", |turn| {
        black_box(almanac.complete(SLIPPED[turn % SLIPPED.len()], 8));
    });
    report("everybody called exactly so", |turn| {
        black_box(almanac.named(["Tom Jones", "Albert Einstein", "Cléopâtre VII"][turn % 3]));
    });
    let time = |typed: &'static str| {
        let rounds = (0..100).map(|_| {
            let start = Instant::now();
            black_box(almanac.complete(typed, 8));
            start.elapsed()
        });
        let mut rounds: Vec<Duration> = rounds.collect();
        rounds.sort_unstable();
        (rounds[rounds.len() / 2], typed)
    };
    if let Some((each, typed)) = TYPED.into_iter().chain(SLIPPED).map(time).max() {
        println!("the slowest of them is `{typed}`: {:.0} µs", each.as_secs_f64() * 1e6);
    }
}
