//! The live channel of a phone that goes round. It carries what everybody may see, and a guest's own part
//! only while the curtain is open for exactly them in the very page that listens.

use std::convert::Infallible;

use axum::{body::Body, response::Response};
use bytes::Bytes;
use decks::Language;
use futures_util::stream as streams;
use table::{Attendance, GuestId, Refusal, TableError, TableView, Viewer};

use crate::{
    curtain::{Curtain, Opening, Sitter},
    padding,
    pages::{self, Context, MetBefore, Region},
    sse_event::bare_event,
    stream::{Heard, Listening, Shown, Update, events},
    table_visitor::TableVisitor,
    trouble::Trouble,
};

/// All who share the phone are here by it, whoever has it in their hands.
pub(crate) async fn stream(visitor: &TableVisitor, curtain: Curtain) -> Result<Response, Trouble> {
    let table = visitor.table().await?;
    let mut sitting: Vec<Attendance> = Vec::new();
    for seat in &visitor.passed {
        let own = table.clone().knocked_at(Some(&seat.key), visitor.pass.as_ref());
        match own.attend_as_passed(&seat.key).await {
            Ok(attendance) => sitting.push(attendance),
            Err(TableError::NotFound | TableError::Refused(Refusal::NotAGuest | Refusal::ShownOut)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let is_of = |attendance: &Attendance, guest| attendance.viewer() == Viewer::Guest(guest);
    let looking = match curtain {
        Curtain::Opening(Opening { guest, .. }) => {
            sitting.iter().position(|sitter| is_of(sitter, guest)).map(|at| sitting.swap_remove(at))
        }
        Curtain::Closed(_) if sitting.is_empty() => None,
        Curtain::Closed(_) => Some(table.attend(None).await?),
    };
    // The page finds out by itself what has become of these seats.
    let Some(looking) = looking else { return Ok(events(Body::from(bare_event("reload")))) };
    let screen = Screen {
        listening: Listening::together(&visitor.app, visitor.address, looking, sitting)?,
        curtain,
        shown: Shown::default(),
        base_url: visitor.base_url.clone(),
        met: visitor.met.clone(),
    };
    let frames = streams::unfold(screen, |mut screen| async move {
        let frame = screen.next_frame().await?;
        screen.listening.sent();
        Some((Ok::<_, Infallible>(frame), screen))
    });
    Ok(events(Body::from_stream(frames)))
}

/// One open page of a phone that goes round, and what it shows.
struct Screen {
    listening: Listening,
    curtain: Curtain,
    shown: Shown,
    base_url: String,
    /// The phases of games that its browser had met when the stream began.
    met: String,
}

impl Screen {
    /// Waits for the next frame worth sending. None ends the stream.
    async fn next_frame(&mut self) -> Option<Bytes> {
        loop {
            let update = match self.listening.next().await? {
                Heard::View(view) => match self.curtain {
                    Curtain::Opening(opening) => match opening.goes_on(&view) {
                        Some(opening) => {
                            self.curtain = Curtain::Opening(opening);
                            self.open(&view)
                        }
                        None => return Some(self.last_word("curtain")),
                    },
                    Curtain::Closed(last) => self.closed(&view, last),
                },
                Heard::Beat => return Some(bare_event("beat")),
                // Nobody sends them to a phone.
                Heard::Reaction(_) => Update::None,
                Heard::Gone => return Some(self.last_word("gone")),
            };
            match update {
                Update::None => {}
                Update::Frame(frame) => return Some(frame),
                Update::Reload => return Some(self.last_word("reload")),
            }
        }
    }

    fn open(&mut self, view: &TableView) -> Update {
        let language = view.myself().map_or(view.language, |me| me.language);
        let context = &Context { met: MetBefore(&self.met), ..Context::live(language, &self.base_url) };
        let regions = pages::opened(context, view);
        let blanks = |changed: &[&Region]| padding::of_regions(context, view, changed);
        self.shown.show(context, view, &regions, blanks)
    }

    fn closed(&mut self, view: &TableView, last: Option<GuestId>) -> Update {
        let sitters: Vec<Sitter> = self.listening.others().filter_map(|own| Sitter::of(&own)).collect();
        let language = closed_language(view, &sitters, last);
        let context = &Context::live(language, &self.base_url);
        let regions = pages::closed(context, view, &sitters, last);
        self.shown.show(context, view, &regions, |_| None)
    }

    fn last_word(&mut self, event: &str) -> Bytes {
        self.listening.end();
        bare_event(event)
    }
}

/// A curtain speaks the language of whom it asks for, or else of the first who sits behind it.
pub(crate) fn closed_language(view: &TableView, sitters: &[Sitter], last: Option<GuestId>) -> Language {
    let asked = crate::curtain::next(sitters, last).or_else(|| sitters.first().copied());
    let asked = asked.and_then(|sitter| view.guest(sitter.guest));
    asked.map_or(view.language, |guest| guest.language)
}
