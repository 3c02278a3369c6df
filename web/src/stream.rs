//! The live channel: what changed on a screen, as soon as it is stored.

use std::{borrow::Cow, convert::Infallible, io::Write, net::IpAddr, sync::Arc};

use axum::{
    body::Body,
    extract::{Query, rejection::QueryRejection},
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use axum_extra::extract::CookieJar;
use bytes::Bytes;
use decks::Language;
use futures_util::{FutureExt, future::select_all, stream as streams};
use journal::Seq;
use serde::Deserialize;
use table::{Attendance, GuestId, Reacted, Refusal, Sight, TableError, TableView, Viewer};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until},
};

use crate::{
    app::App,
    assets,
    curtain::{Curtain, Opening},
    padding,
    pages::{Context, MetBefore, Plain, Region},
    pass_stream,
    reactions::floating,
    region_print,
    sse_event::{Event, bare_event, text_event},
    table_routes::Face,
    table_visitor::TableVisitor,
    trouble::Trouble,
    visitor::no_plain_cookie,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    face: Face,
    /// The version of the assets that the page has.
    v: Option<String>,
    /// The language in which a stage is shown.
    lang: Option<Language>,
    /// Where a phone goes round: for whom its curtain is open, since which step, and whether they have been
    /// wanted since.
    open: Option<GuestId>,
    step: Option<u64>,
    wanted: Option<bool>,
    /// Who had it last.
    last: Option<GuestId>,
}

impl Wish {
    fn curtain(&self) -> Curtain {
        match self.open {
            Some(guest) => Curtain::Opening(Opening {
                guest,
                step: Seq(self.step.unwrap_or_default()),
                wanted: self.wanted.unwrap_or_default(),
            }),
            None => Curtain::Closed(self.last),
        }
    }
}

/// A page's own stream: the regions that change.
pub(crate) async fn stream(
    visitor: TableVisitor,
    jar: CookieJar,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Trouble> {
    let Query(wish) = wish?;
    // A hand is shown in no other way to those who share a phone, and a curtain to nobody else.
    let is_strange = match wish.face {
        Face::Hand => !visitor.passed.is_empty(),
        Face::Pass => visitor.passed.is_empty(),
        Face::Stage => false,
    };
    if is_strange || wish.v.as_ref().is_some_and(|version| *version != *assets::VERSION) {
        return Ok(events(Body::from(bare_event("reload"))));
    }
    if wish.face == Face::Pass {
        return pass_stream::stream(&visitor, wish.curtain()).await;
    }
    let table = visitor.table().await?;
    let attendance = match wish.face {
        Face::Hand => table.attend_as_guest(visitor.key.as_ref()).await,
        Face::Stage | Face::Pass => table.attend_as_stage().await,
    };
    let attendance = match attendance {
        // An event source that gets this answer stops asking.
        Err(TableError::Refused(Refusal::NotAGuest | Refusal::ShownOut)) => {
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
        attendance => attendance?,
    };
    if wish.face == Face::Hand {
        visitor.remember_key();
    }
    let listening = Listening::new(&visitor.app, visitor.address, attendance)?;
    let screen = Screen {
        listening,
        face: wish.face,
        language: wish.lang,
        shown: Shown::default(),
        base_url: visitor.base_url.clone(),
        met: visitor.met.clone(),
    };
    let frames = streams::unfold(screen, |mut screen| async move {
        let frame = screen.next_frame().await?;
        screen.listening.sent();
        Some((Ok::<_, Infallible>(frame), screen))
    });
    let response = events(Body::from_stream(frames));
    // The module runs here: no page needs to refresh itself.
    Ok(match visitor.script {
        Plain::Live => response,
        Plain::Refreshing => (jar.add(no_plain_cookie(&visitor.app)), response).into_response(),
    })
}

/// A response that goes on.
pub(crate) fn events(body: Body) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // Some proxies collect a response before they hand it on.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, body).into_response()
}

/// An open stream: it is counted, it beats, and it ends with the server.
pub(crate) struct Listening {
    app: App,
    address: IpAddr,
    attendance: Attendance,
    /// Those who are here by the same screen.
    others: Vec<Attendance>,
    closing: watch::Receiver<bool>,
    next_beat: Instant,
    course: Course,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Course {
    /// The present view has not been heard yet.
    Fresh,
    Running,
    Ended,
}

/// What comes over a stream.
pub(crate) enum Heard {
    View(Arc<TableView>),
    /// Somebody makes something of what everybody sees.
    Reaction(Reacted),
    Beat,
    /// The table is no more, or these eyes may not look any longer.
    Gone,
}

impl Listening {
    pub(crate) fn new(app: &App, address: IpAddr, attendance: Attendance) -> Result<Listening, Trouble> {
        Listening::together(app, address, attendance, Vec::new())
    }

    /// The same for a screen by which others are here, too: whatever any of them would see differently is
    /// heard.
    pub(crate) fn together(
        app: &App,
        address: IpAddr,
        attendance: Attendance,
        others: Vec<Attendance>,
    ) -> Result<Listening, Trouble> {
        app.limits.open_stream(address)?;
        app.metrics.stream_opened();
        Ok(Listening {
            app: app.clone(),
            address,
            attendance,
            others,
            closing: app.closing.clone(),
            next_beat: Instant::now() + app.bounds().beat,
            course: Course::Fresh,
        })
    }

    /// Waits for what comes next. None ends the stream.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        match self.course {
            Course::Fresh => {
                self.course = Course::Running;
                return Some(Heard::View(self.attendance.view()));
            }
            Course::Running => {}
            Course::Ended => return None,
        }
        tokio::select! {
            sight = self.attendance.next() => match sight {
                Some(Sight::View(view)) => Some(Heard::View(view)),
                Some(Sight::Reaction(reacted)) => Some(Heard::Reaction(reacted)),
                // Whoever asks again is led to it.
                None if self.attendance.has_moved() => None,
                None => Some(Heard::Gone),
            },
            () = any_change(&mut self.others) => Some(Heard::View(self.attendance.view())),
            () = sleep_until(self.next_beat) => Some(Heard::Beat),
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }

    /// Notes that a frame goes out.
    pub(crate) fn sent(&mut self) {
        self.next_beat = Instant::now() + self.app.bounds().beat;
        if self.attendance.viewer() == Viewer::Stage && self.others.is_empty() {
            self.app.metrics.stage_frame_sent();
        }
    }

    /// What those see who are here by the same screen.
    pub(crate) fn others(&mut self) -> impl Iterator<Item = Arc<TableView>> {
        self.others.iter_mut().map(Attendance::view)
    }

    /// What is sent now is the last.
    pub(crate) fn end(&mut self) {
        self.course = Course::Ended;
    }
}

/// Waits until one of them would see something else. Who may not look any longer is not waited for.
async fn any_change(others: &mut Vec<Attendance>) {
    while !others.is_empty() {
        let changes = others.iter_mut().map(|attendance| attendance.changed().boxed());
        let (seen, number, _) = select_all(changes).await;
        if seen.is_some() {
            return;
        }
        others.swap_remove(number);
    }
    std::future::pending::<()>().await;
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.app.limits.stream_closed(self.address);
        self.app.metrics.stream_closed();
    }
}

/// One open page, and what it shows.
struct Screen {
    listening: Listening,
    face: Face,
    language: Option<Language>,
    shown: Shown,
    base_url: String,
    /// The phases of games that its browser had met when the stream began.
    met: String,
}

impl Screen {
    /// Waits for the next frame worth sending. None ends the stream.
    async fn next_frame(&mut self) -> Option<Bytes> {
        loop {
            match self.listening.next().await? {
                Heard::View(view) => {
                    let language = self.face.language(&view, self.language);
                    let live = Context::live(language, &self.base_url);
                    let context = Context { met: MetBefore(&self.met), ..live };
                    match self.shown.update(self.face, &context, &view) {
                        Update::None => {}
                        Update::Frame(frame) => return Some(frame),
                        Update::Reload => return Some(self.last_word("reload")),
                    }
                }
                Heard::Reaction(reacted) => {
                    return Some(text_event("reaction", &floating(reacted).into_string()));
                }
                Heard::Beat => return Some(bare_event("beat")),
                Heard::Gone => return Some(self.last_word("gone")),
            }
        }
    }

    fn last_word(&mut self, event: &str) -> Bytes {
        self.listening.end();
        bare_event(event)
    }
}

/// What a page shows.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    /// A print of every region as it was last sent.
    prints: Vec<(&'static str, u64)>,
    /// The language in which it was sent.
    spoken: Option<Language>,
}

/// What a view changes on a page.
#[derive(Debug)]
pub(crate) enum Update {
    /// It shows all of it already.
    None,
    /// The regions that differ.
    Frame(Bytes),
    /// The page is of another kind by now.
    Reload,
}

impl Shown {
    pub(crate) fn update(&mut self, face: Face, context: &Context<'_>, view: &TableView) -> Update {
        self.show(context, view, &face.regions(context, view), |changed| match face {
            Face::Hand => padding::of_regions(context, view, changed),
            Face::Stage | Face::Pass => None,
        })
    }

    /// The same with regions that have been made of it, and what says how many blanks they lack.
    pub(crate) fn show(
        &mut self,
        context: &Context<'_>,
        view: &TableView,
        regions: &[Region],
        blanks: impl FnOnce(&[&Region]) -> Option<usize>,
    ) -> Update {
        if self.spoken.is_some_and(|spoken| spoken != context.language) {
            return Update::Reload;
        }
        self.spoken = Some(context.language);
        let prints: Vec<(&'static str, u64)> =
            regions.iter().map(|region| (region.id, print(region))).collect();
        let same_regions = prints.iter().map(|(id, _)| id).eq(self.prints.iter().map(|(id, _)| id));
        if !self.prints.is_empty() && !same_regions {
            return Update::Reload;
        }
        let fresh = regions.iter().zip(&prints).filter(|(_, print)| !self.prints.contains(print));
        let changed: Vec<&Region> = fresh.map(|(region, _)| region).collect();
        if changed.is_empty() {
            return Update::None;
        }
        let frame = frame(view, &changed, blanks(&changed));
        self.prints = prints;
        Update::Frame(frame)
    }
}

fn print(region: &Region) -> u64 {
    match &region.html {
        // The same for everybody, and always in the same place.
        Cow::Borrowed(ready) => ready.as_ptr().addr() as u64,
        Cow::Owned(made) => region_print::print(made),
    }
}

fn frame(view: &TableView, regions: &[&Region], blanks: Option<usize>) -> Bytes {
    let length = regions.iter().map(|region| region.html.len()).sum();
    let mut event = Event::new("regions", view.seq, length);
    for region in regions {
        event.write_all(region.html.as_bytes()).expect("writing to memory does not fail");
    }
    event.end_filled(blanks)
}
