//! Four guests at one table with their screens, as the driver has them.

use std::{net::SocketAddr, sync::Arc, time::Instant};

use rules::GameKind;
use serde::Deserialize;
use table::{Command, GameOptions};
use tokio::task::JoinSet;

use crate::{
    Outcome,
    face::{self, Errand, Face, JSON, Way},
    http::{Connection, request},
    screen::{self, Board, PATIENCE, Traffic},
    seat::{Guest, Guests, SEATS},
    tape::{Frames, Tape},
};

pub(crate) const NAMES: [&str; SEATS] = ["Ada", "Benoît", "Chloé", "Dmitri"];

/// Four guests and their streams.
#[derive(Debug)]
pub(crate) struct Gathering {
    face: Face,
    way: Way,
    board: Arc<Board>,
    /// The guests take turns on one connection for their commands.
    commands: Connection,
    /// The table's last record, as far as we know.
    seq: u64,
    sent: u64,
    /// Dropping it closes the streams.
    readers: JoinSet<()>,
}

/// What somebody asks, and what a server without rules has to be told of it.
#[derive(Debug)]
pub(crate) struct Request<'a> {
    pub(crate) guest: Guest,
    pub(crate) body: &'a str,
    /// What it stores, in bytes; nothing when it changes nothing.
    pub(crate) record: usize,
    pub(crate) frames: Frames,
}

/// One accepted action.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Action {
    pub(crate) sent: Instant,
    /// When it was answered, and the last of the screens that it changes had it.
    pub(crate) shown: Instant,
}

#[derive(Deserialize)]
struct Seated {
    table: String,
    key: String,
}

impl Gathering {
    /// Gathers four guests at a new table for that game and connects their screens. `door` is a connection
    /// that is good for many tables.
    pub(crate) async fn open(
        face: Face,
        address: SocketAddr,
        door: &mut Connection,
        number: u64,
        game: GameKind,
    ) -> Outcome<Gathering> {
        let way = if face.is_ours() { gather(door, game).await? } else { Way::Raw { number } };
        let (board, mut readers) = (Board::new(), JoinSet::new());
        for guest in Guests::ALL.iter() {
            screen::open(address, &face::stream(face, &way, guest), &board, guest, &mut readers).await?;
        }
        board.all_beyond_or_missed(None, Guests::ALL, "the first view").await?;
        let seq = board.newest();
        Ok(Gathering { face, way, board, commands: Connection::to(address), seq, sent: 0, readers })
    }

    /// Connects a screen that everybody looks at.
    pub(crate) async fn set_up_stage(&mut self, address: SocketAddr) -> Outcome<()> {
        let request = face::stream(self.face, &self.way, Guest::STAGE);
        screen::open(address, &request, &self.board, Guest::STAGE, &mut self.readers).await
    }

    /// Does the next thing of a tape, and waits until the answer has come and every screen that it changes
    /// has changed.
    pub(crate) async fn act(&mut self, tape: &Tape, place: usize) -> Outcome<Action> {
        let deed = &tape.deeds[place];
        let frames = deed.frames(self.face);
        let body = match self.face {
            Face::Api | Face::RawApi => &deed.json,
            Face::Page | Face::RawPage => &deed.form,
        };
        let sent = Instant::now();
        let before = self.seq;
        self.send(&Request { guest: deed.guest, body, record: deed.record, frames }).await?;
        let answered = Instant::now();
        let shown = self.board.all_beyond(Some(before), deed.awaited(self.face), PATIENCE).await;
        let shown = shown.map_err(|guest| {
            format!(
                "the screen of guest {} did not show move {place} of {}: {}",
                guest.0, tape.game, deed.json
            )
        })?;
        Ok(Action { sent, shown: shown.map_or(answered, |shown| shown.max(answered)) })
    }

    /// Sends a command and waits for the answer. A refusal is an error.
    pub(crate) async fn send(&mut self, asked: &Request<'_>) -> Outcome<()> {
        self.sent += 1;
        let errand = Errand { step: self.seq, id: self.sent };
        let request = face::command(self.face, &self.way, errand, asked);
        let answer = self.commands.send(&request).await?;
        if !matches!(answer.status, 200 | 204) {
            let words = String::from_utf8_lossy(&answer.body);
            return Err(format!("{} was answered with {}: {words}", asked.body, answer.status).into());
        }
        self.seq = self.board.newest().max(self.seq + u64::from(asked.record > 0));
        Ok(())
    }

    /// Closes the connection for commands, and leaves the screens.
    pub(crate) fn hang_up(&mut self) {
        self.commands.close();
    }

    pub(crate) fn traffic(&self) -> Traffic {
        self.board.traffic()
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn seq(&self) -> u64 {
        self.seq
    }

    /// The table's code, where it has one.
    pub(crate) fn code(&self) -> Option<&str> {
        match &self.way {
            Way::Raw { .. } => None,
            Way::Likeness { code, .. } => Some(code),
        }
    }
}

async fn gather(door: &mut Connection, game: GameKind) -> Outcome<Way> {
    let arrive = |path: &str, name: &str| request("POST", path, JSON, &format!(r#"{{"name":"{name}"}}"#));
    let host = seated(door, &arrive("/api/v1/tables", NAMES[0])).await?;
    let path = format!("/api/v1/tables/{}/guests", host.table);
    let mut keys = [host.key, String::new(), String::new(), String::new()];
    for (key, name) in keys.iter_mut().zip(NAMES).skip(1) {
        *key = seated(door, &arrive(&path, name)).await?.key;
    }
    let options = GameOptions::default_of(game);
    let command = serde_json::to_string(&Command::ChooseGame { options })?;
    let body = face::json(Errand { step: 0, id: 0 }, &command);
    let answer = door.send(&face::to_the_api(&host.table, &keys[0], &body)).await?;
    if answer.status != 200 {
        let words = String::from_utf8_lossy(&answer.body);
        return Err(format!("{game} was not chosen: {} {words}", answer.status).into());
    }
    Ok(Way::Likeness { code: host.table, keys })
}

async fn seated(door: &mut Connection, request: &str) -> Outcome<Seated> {
    let answer = door.send(request).await?;
    match answer.status {
        201 => Ok(serde_json::from_slice(&answer.body)?),
        status => {
            Err(format!("nobody was seated: {status} {}", String::from_utf8_lossy(&answer.body)).into())
        }
    }
}
