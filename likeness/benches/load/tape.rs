//! Whole games as they are played again and again: what everybody does, and what it sends to whom.
//!
//! At every table of the measured server chance falls alike, so that what was played once can be played at
//! all of them. The driver then need not know the rules or read a view, and costs next to nothing; a command
//! that is refused ends the run.

use std::{fmt, sync::Arc};

use bots::Seeded;
use rules::GameKind;
use tokio::task::JoinSet;

use crate::{
    Outcome, author,
    face::Face,
    form,
    process::{Program, Server, data_folder},
    seat::{Guest, Guests, SEATS},
    weigh,
};

/// One thing that somebody does.
#[derive(Debug)]
pub(crate) struct Deed {
    pub(crate) guest: Guest,
    /// The command as the API takes it, and as the form of a page has it.
    pub(crate) json: String,
    pub(crate) form: String,
    /// What it stores, in bytes.
    pub(crate) record: usize,
    /// What it sends through the API, and to pages.
    pub(crate) api: Frames,
    pub(crate) page: Frames,
    /// Whose frames may have been two when they were weighed, so that nobody waits for them on a page.
    doubtful: Guests,
}

/// The frame that each guest is sent, in bytes; nothing for those who see no difference.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Frames(pub(crate) [u32; SEATS]);

impl Frames {
    /// Who is sent one.
    pub(crate) fn to(self) -> Guests {
        Guests::ALL.iter().filter(|guest| self.0[guest.index()] > 0).collect()
    }
}

impl Deed {
    pub(crate) fn frames(&self, face: Face) -> Frames {
        match face {
            Face::Api | Face::RawApi => self.api,
            Face::Page | Face::RawPage => self.page,
        }
    }

    /// Whose screens are waited for.
    pub(crate) fn awaited(&self, face: Face) -> Guests {
        let waits = |guest: &Guest| face != Face::Page || !self.doubtful.contains(*guest);
        self.frames(face).to().iter().filter(waits).collect()
    }
}

/// What one table does, from its first game on: whole games, one after another.
#[derive(Debug)]
pub(crate) struct Tape {
    pub(crate) game: GameKind,
    pub(crate) deeds: Vec<Deed>,
    /// How many games there are on it.
    games: usize,
}

/// All that is played of one game. Each table has one of the tapes.
#[derive(Debug)]
pub(crate) struct Tapes {
    pub(crate) game: GameKind,
    tapes: Vec<Arc<Tape>>,
}

/// How much is played before anything is measured.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Length {
    pub(crate) tapes: u64,
    /// At least so many deeds, and then to the end of the game.
    pub(crate) deeds: usize,
}

impl Tapes {
    /// Has programs without thought play, and weighs what the server sends.
    pub(crate) async fn record(game: GameKind, length: Length) -> Outcome<Tapes> {
        let data = data_folder()?;
        let server = Server::start(Program::Alike, data.path())?;
        let mut under_way = JoinSet::new();
        for number in 0..length.tapes {
            under_way.spawn(record(game, number, length.deeds, server.address));
        }
        let mut tapes = Vec::new();
        while let Some(recorded) = under_way.join_next().await {
            tapes.push(recorded??);
        }
        // Whichever was ready first: each run gives every table the same one.
        tapes.sort_by_key(|(number, _)| *number);
        Ok(Tapes { game, tapes: tapes.into_iter().map(|(_, tape)| Arc::new(tape)).collect() })
    }

    /// The tape of a table.
    pub(crate) fn of(&self, table: u64) -> Arc<Tape> {
        Arc::clone(&self.tapes[(table % self.tapes.len() as u64) as usize])
    }

    /// How many deeds a table is ahead of the first one before it is measured, so that the tables are
    /// anywhere in their games.
    pub(crate) fn lead(&self, table: u64) -> usize {
        let tape = self.of(table);
        let game = tape.deeds.len() / tape.games.max(1);
        (Seeded::new(table).bits() % game.max(1) as u64) as usize
    }

    fn sum(&self, of: impl Fn(&Deed) -> u64) -> f64 {
        self.tapes.iter().flat_map(|tape| &tape.deeds).map(of).sum::<u64>() as f64
    }
}

impl fmt::Display for Tapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deeds = self.sum(|_| 1);
        let games: usize = self.tapes.iter().map(|tape| tape.games).sum();
        let frames = |of: fn(&Deed) -> Frames| self.sum(|deed| of(deed).to().iter().count() as u64);
        let bytes =
            |of: fn(&Deed) -> Frames| self.sum(|deed| of(deed).0.iter().map(|&size| u64::from(size)).sum());
        let (api, page) = (|deed: &Deed| deed.api, |deed: &Deed| deed.page);
        write!(
            f,
            "{}: {games} games, {deeds:.0} commands; a record {:.0} bytes; a command {:.2} frames of \
             {:.0} bytes through the API, {:.2} of {:.0} to pages",
            self.game,
            self.sum(|deed| deed.record as u64) / deeds,
            frames(api) / deeds,
            bytes(api) / frames(api),
            frames(page) / deeds,
            bytes(page) / frames(page),
        )
    }
}

async fn record(
    game: GameKind,
    number: u64,
    least: usize,
    address: std::net::SocketAddr,
) -> Outcome<(u64, Tape)> {
    let script = author::write(game, number, least).await?;
    let api = weigh::weigh(Face::Api, address, &script).await?;
    let page = weigh::weigh(Face::Page, address, &script).await?;
    let mut deeds = Vec::new();
    for (line, ((api, _), (page, doubtful))) in script.lines.iter().zip(api.into_iter().zip(page)) {
        deeds.push(Deed {
            guest: line.guest,
            json: serde_json::to_string(&line.command)?,
            form: form::fields(&line.command)?,
            record: line.record,
            api,
            page,
            doubtful,
        });
    }
    Ok((number, Tape { game, deeds, games: script.games }))
}
