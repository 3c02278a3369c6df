//! The key of a round of True Colours leaves the memory of the server when the round is counted (P5, L7).

use std::{
    fs::{self, File},
    io::{Read, Seek, SeekFrom},
};

use serde_json::json;

use super::{SEATS, ballots::keys};
use crate::support::{Server, colours, guest::Guest};

/// A part of a process's memory that can be written, and so could have been written to.
struct Region {
    from: u64,
    bytes: usize,
    name: String,
}

fn regions(process: u32) -> Vec<Region> {
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).unwrap();
    let region = |line: &str| {
        let mut words = line.split_whitespace();
        let (range, rights) = (words.next()?, words.next()?);
        let (from, to) = range.split_once('-')?;
        let number = |text| u64::from_str_radix(text, 16).ok();
        let (from, to) = (number(from)?, number(to)?);
        let name = words.nth(3).unwrap_or("memory").to_owned();
        let bytes = usize::try_from(to - from).ok()?;
        rights.starts_with("rw").then_some(Region { from, bytes, name })
    };
    maps.lines().filter_map(region).collect()
}

/// Where in the memory of a process these bytes stand.
fn places_of(needle: &[u8], process: u32) -> Vec<String> {
    let mut memory = File::open(format!("/proc/{process}/mem")).unwrap();
    let mut places = Vec::new();
    for Region { from, bytes, name } in regions(process) {
        let mut image = vec![0; bytes];
        // Some parts belong to the kernel and cannot be read by anybody.
        if memory.seek(SeekFrom::Start(from)).and_then(|_| memory.read_exact(&mut image)).is_err() {
            continue;
        }
        places.extend(hits(needle, &image).into_iter().map(|at| format!("{name} {:x}", from + at as u64)));
    }
    places
}

/// Where a needle of 32 bytes begins. Whatever its place, one of the steps falls on a half of it, so that not
/// every byte has to be looked at.
fn hits(needle: &[u8], image: &[u8]) -> Vec<usize> {
    const STEP: usize = 16;
    let mut hits = Vec::new();
    for at in (0..image.len().saturating_sub(STEP)).step_by(STEP) {
        let here = &image[at..at + STEP];
        if here[..8] == [0; 8] {
            continue;
        }
        for into in (0..STEP).filter(|into| needle[*into..*into + STEP] == *here && *into <= at) {
            if image[at - into..].starts_with(needle) {
                hits.push(at - into);
            }
        }
    }
    hits
}

#[test]
fn whatever_its_place_a_needle_is_found() {
    let needle: Vec<u8> = (100..132).collect();
    for place in 0..64 {
        let mut image = vec![7; 200];
        image[place..place + 32].copy_from_slice(&needle);
        assert_eq!(hits(&needle, &image), [place]);
        image[place + 31] = 0;
        assert!(hits(&needle, &image).is_empty());
    }
}

/// A round up to the votes: its key, which is in memory, because it is needed.
async fn vote(server: &Server, party: &[Guest]) -> Vec<u8> {
    colours::ask(party).await;
    for (guest, votes) in party.iter().zip([[1, 2], [2, 3], [3, 3], [0, 2]]) {
        colours::vote(guest, votes).await;
    }
    let [key] = &keys(server.data(), &party[0].table)[..] else { panic!("the round has one key") };
    key.clone()
}

#[tokio::test]
async fn a_burnt_key_is_nowhere_in_memory() {
    let mut server = Server::start();
    let party = Guest::party(server.address(), SEATS).await;
    colours::choose(&party[0], &json!({})).await;
    party[0].must(json!({ "command": "start_game" })).await;
    for round in 0..4 {
        let key = vote(&server, &party).await;
        assert_ne!(places_of(&key, server.id()), Vec::<String>::new(), "it can be looked for");
        // Every other key has been on the way from the disk into memory, too.
        if round % 2 == 1 {
            server.kill();
            server.restart();
        }
        for guest in &party {
            colours::predict(guest, "some").await;
        }
        let left = places_of(&key, server.id());
        assert_eq!(left, Vec::<String>::new(), "round {round}");
    }
    let key = vote(&server, &party).await;
    party[0].must(json!({ "command": "break_off" })).await;
    assert_eq!(places_of(&key, server.id()), Vec::<String>::new(), "a round that is broken off");
}
