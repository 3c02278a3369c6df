//! Plays a script once through a face of the server, and weighs every frame.

use std::{net::SocketAddr, time::Duration};

use crate::{
    Outcome,
    author::{Line, Script},
    face::Face,
    form,
    gathering::{Gathering, Request},
    http::Connection,
    seat::{Guests, SEATS},
    tape::Frames,
};

/// A page need not show what somebody could see. When it has not by then, it is taken not to. On a machine so
/// slow that it comes later, two frames may count as one: the next frame of that screen is doubtful.
const PATIENCE: Duration = Duration::from_millis(20);

/// The frames of every line of the script, and whose are doubtful.
pub(crate) async fn weigh(
    face: Face,
    address: SocketAddr,
    script: &Script,
) -> Outcome<Vec<(Frames, Guests)>> {
    let mut door = Connection::to(address);
    let mut table = Gathering::open(face, address, &mut door, 0, script.game).await?;
    if table.seq() != script.before {
        return Err(format!("a table begins at {} instead of {}", table.seq(), script.before).into());
    }
    table.board().keep_log();
    for line in &script.lines {
        let body = match face {
            Face::Page | Face::RawPage => form::fields(&line.command)?,
            Face::Api | Face::RawApi => serde_json::to_string(&line.command)?,
        };
        let before = table.seq();
        let request =
            Request { guest: line.guest, body: &body, record: line.record, frames: Frames::default() };
        table.send(&request).await?;
        let board = table.board();
        let shown = board.all_beyond(Some(before), line.seen_by, PATIENCE).await;
        // Through the API everybody is sent what they can see, sooner or later.
        if shown.is_err() && face == Face::Api {
            board.all_beyond_or_missed(Some(before), line.seen_by, "what a command changes").await?;
        }
    }
    let mut frames = vec![Frames::default(); script.lines.len()];
    for entry in table.board().log() {
        // The first view, and what nobody did, are none of the script's. Of several that end with one record
        // only the first stored it.
        let place = script.lines.partition_point(|line| line.seq.0 < entry.seq);
        if let Some(line) = frames.get_mut(place).filter(|_| entry.seq > script.before) {
            line.0[entry.guest.index()] = entry.bytes;
        }
    }
    Ok(with_doubts(script, frames))
}

/// Who could have seen a line and was sent nothing for it may have been sent it with the next frame.
fn with_doubts(script: &Script, frames: Vec<Frames>) -> Vec<(Frames, Guests)> {
    let mut missing = [false; SEATS];
    let judge = |(line, frames): (&Line, Frames)| {
        let sent = frames.to();
        let doubtful = sent.iter().filter(|guest| missing[guest.index()]).collect();
        for guest in Guests::ALL.iter() {
            let missed = missing[guest.index()] || line.seen_by.contains(guest);
            missing[guest.index()] = missed && !sent.contains(guest);
        }
        (frames, doubtful)
    };
    script.lines.iter().zip(frames).map(judge).collect()
}
