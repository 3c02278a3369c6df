//! Plays a script once through a face of the server, and weighs every frame.

use std::{net::SocketAddr, time::Duration};

use crate::{
    Outcome,
    author::Script,
    face::Face,
    form,
    gathering::{Gathering, Request},
    http::Connection,
    tape::Frames,
};

/// A page need not show what somebody could see. When it has not by then, it is taken not to. On a machine so
/// slow that it comes later, two frames may count as one, and a run may wait for the second in vain.
const PATIENCE: Duration = Duration::from_millis(100);

/// The frames of every line of the script.
pub(crate) async fn weigh(face: Face, address: SocketAddr, script: &Script) -> Outcome<Vec<Frames>> {
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
    Ok(frames)
}
