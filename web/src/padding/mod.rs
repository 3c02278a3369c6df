//! How long something is tells nothing of what a guest keeps to themselves.
//!
//! Whoever listens on a line that is encrypted, or beside a wireless one, still sees how long everything is
//! that a phone is sent, and a card, a note or half a row has a length. So what holds a secret is filled up
//! to the length that it would have with the longest secret in its place (`GamePages::fullest`), and a little
//! more for what that leaves open. What holds none is sent as it is, and nothing of it is compressed.

#[cfg(test)]
mod every_ballot;
#[cfg(test)]
mod every_value;
#[cfg(test)]
mod whole_games;

use std::io;

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use maud::{Markup, PreEscaped};
use serde::Serialize;
use table::{GameView, TableView};

use crate::{
    games,
    pages::{self, Context, PLAYED, Region},
};

/// For places, bets and numbers in words: what the fullest view leaves open. In 20 games of each kind nothing
/// was longer than the fullest view by more than half of it.
const SLACK: usize = 128;
/// So often a name may stand on a page because of a secret.
const NAMED: usize = 4;
/// What is longer than all that, such as a note in letters of many bytes, is filled up to whole blocks.
const BLOCK: usize = 1024;

/// The region that shows a secret first. While it is as it was, so is the secret.
const CARDS: &str = "r-play";

/// How many blanks a frame with these regions of a hand lacks. None when there is no secret in it.
///
/// Which regions differ may follow from the secret: so all that can are counted, whether they are sent or
/// not.
pub(crate) fn of_regions(context: &Context<'_>, view: &TableView, changed: &[&Region]) -> Option<usize> {
    // The others tell everybody the same.
    let is_played = |id: &str| PLAYED.contains(&id);
    if !changed.iter().any(|region| is_played(region.id)) {
        return None;
    }
    let with_cards = changed.iter().any(|region| region.id == CARDS);
    let counted = |region: &&Region| is_played(region.id) && (with_cards || region.id != CARDS);
    let fullest = games::fullest(view).into_iter().map(|full| {
        let regions = pages::played(context, &full);
        regions.iter().filter(counted).map(|region| region.html.len()).sum()
    });
    let length = changed.iter().filter(|region| counted(region)).map(|region| region.html.len()).sum();
    blanks(view, length, fullest)
}

/// How many blanks a view of so many bytes lacks as JSON. Only what the game tells can be longer.
pub(crate) fn of_json(view: &TableView, length: usize) -> Option<usize> {
    let length_of = |game: &GameView| {
        let mut counted = Counted(0);
        serde_json::to_writer(&mut counted, game).expect("a view is plain data");
        counted.0
    };
    let fullest = games::fullest_games(view);
    let playing = view.game.as_ref().filter(|_| !fullest.is_empty())?;
    let around = length - length_of(&playing.view);
    blanks(view, length, fullest.iter().map(|full| around + length_of(full)))
}

/// How much has been written, and nothing of it.
struct Counted(usize);

impl io::Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A page of a guest's own, with a comment behind it as long as it takes.
pub(crate) fn fill_page(view: &TableView, page: Markup, drawn: impl Fn(&TableView) -> Markup) -> Markup {
    let fullest = games::fullest(view).into_iter().map(|full| drawn(&full).0.len());
    let Some(blanks) = blanks(view, page.0.len(), fullest) else { return page };
    PreEscaped(format!("{}<!--{:blanks$}-->", page.0, ""))
}

/// A page that does not live, of which it is known how long it could be.
pub(crate) fn fill_to(page: &Markup, fullest: usize) -> Markup {
    let blanks = missing(page.0.len(), fullest + SLACK);
    PreEscaped(format!("{}<!--{:blanks$}-->", page.0, ""))
}

/// An answer in whole blocks: what was looked up, or why a move was refused, has a length, too.
pub(crate) fn json_in_blocks(value: &impl Serialize, block: usize) -> Response {
    let mut body = serde_json::to_vec(value).expect("an answer is plain data");
    body.resize(body.len().next_multiple_of(block), b' ');
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// More than any sentence of a refusal takes.
pub(crate) const REFUSAL_BLOCK: usize = 512;
/// More than eight people take whose names are not very long.
pub(crate) const PEOPLE_BLOCK: usize = 2048;

fn blanks(view: &TableView, length: usize, fullest: impl Iterator<Item = usize>) -> Option<usize> {
    let longest_name = view.guests.iter().map(|guest| guest.name.as_str().len()).max().unwrap_or_default();
    let room = fullest.max()? + SLACK + NAMED * longest_name;
    Some(missing(length, room))
}

fn missing(length: usize, room: usize) -> usize {
    room + length.saturating_sub(room).next_multiple_of(BLOCK) - length
}
