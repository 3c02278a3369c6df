//! Four guests at one table with their screens, as the driver has them.

use std::{net::SocketAddr, sync::Arc, time::Instant};

use serde::Deserialize;
use tokio::task::JoinSet;

use crate::{
    Outcome,
    face::{self, Errand, Face, JSON, Way},
    game::{Game, Guest, Guests, Luck, Move, SEATS},
    http::{Connection, request},
    screen::{self, Board, Traffic},
    shape::Shape,
};

const NAMES: [&str; SEATS] = ["Ada", "Benoît", "Chloé", "Dmitri"];

/// Four guests, their streams, and the game they play.
#[derive(Debug)]
pub(crate) struct Gathering {
    face: Face,
    way: Way,
    game: Game,
    board: Arc<Board>,
    /// The guests take turns on one connection for their commands.
    commands: Connection,
    sent: u64,
    /// Dropping it closes the streams.
    _readers: JoinSet<()>,
}

/// One accepted action.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Action {
    pub(crate) made: Move,
    pub(crate) sent: Instant,
    /// When the last of the screens that it changes had it.
    pub(crate) shown: Instant,
}

#[derive(Deserialize)]
struct Seated {
    table: String,
    key: String,
}

impl Gathering {
    /// Gathers four guests at a new table and connects their screens. `door` is a connection that is good for
    /// many tables.
    pub(crate) async fn open(
        face: Face,
        address: SocketAddr,
        door: &mut Connection,
        number: u64,
    ) -> Outcome<Gathering> {
        let way = match face {
            Face::Raw | Face::RawToAll => Way::Raw { number },
            Face::Api | Face::Page => gather(door).await?,
        };
        let (board, mut readers) = (Board::new(), JoinSet::new());
        for guest in Guests::ALL.iter() {
            screen::open(address, &face::stream(face, &way, guest), &board, guest, &mut readers).await?;
        }
        board.all_beyond(None, Guests::ALL).await.map_err(|guest| missed(guest, "the first view"))?;
        let game = Game::new(Luck::new(number));
        Ok(Gathering {
            face,
            way,
            game,
            board,
            commands: Connection::to(address),
            sent: 0,
            _readers: readers,
        })
    }

    /// Does the next thing, and waits until the answer has come and every screen that it changes has changed.
    pub(crate) async fn act(&mut self, shape: &Shape) -> Outcome<Action> {
        let made = self.game.next();
        let before = self.board.newest();
        self.sent += 1;
        let errand = Errand { step: before, id: self.sent };
        let request = face::command(self.face, &self.way, errand, &made, shape);
        let sent = Instant::now();
        let answer = self.commands.send(&request).await?;
        if !matches!(answer.status, 200 | 204) {
            let words = String::from_utf8_lossy(&answer.body);
            return Err(format!("{:?} was answered with {}: {words}", made.deed, answer.status).into());
        }
        let shown = self.board.all_beyond(Some(before), made.shown_to).await;
        let shown = shown.map_err(|guest| missed(guest, &format!("{:?}", made.deed)))?;
        Ok(Action { made, sent, shown })
    }

    /// Closes the connection for commands, and leaves the screens.
    pub(crate) fn hang_up(&mut self) {
        self.commands.close();
    }

    pub(crate) fn traffic(&self) -> Traffic {
        self.board.traffic()
    }

    /// The table's code, where it has one.
    pub(crate) fn code(&self) -> Option<&str> {
        match &self.way {
            Way::Raw { .. } => None,
            Way::Likeness { code, .. } => Some(code),
        }
    }
}

fn missed(guest: Guest, what: &str) -> String {
    format!("the screen of guest {} did not show {what}", guest.0)
}

async fn gather(door: &mut Connection) -> Outcome<Way> {
    let arrive = |path: &str, name: &str| request("POST", path, JSON, &format!(r#"{{"name":"{name}"}}"#));
    let host = seated(door, &arrive("/api/v1/tables", NAMES[0])).await?;
    let path = format!("/api/v1/tables/{}/guests", host.table);
    let mut keys = [host.key, String::new(), String::new(), String::new()];
    for (key, name) in keys.iter_mut().zip(NAMES).skip(1) {
        *key = seated(door, &arrive(&path, name)).await?.key;
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
