//! The curtain of a phone that goes round: who is asked next, and when it falls.

use std::fmt;

use axum_extra::extract::{CookieJar, cookie::Cookie};
use journal::Seq;
use rules::Seat;
use table::{Code, GuestId, TableView};

use crate::{app::App, games, visitor::lasting};

/// Says whom the browser is about to show their part, or who had it last. No secret.
const CURTAIN_COOKIE: &str = "likeness-curtain";

/// Somebody among whom a phone goes round, and what they want of it. Made of what they see; nothing else of
/// that is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sitter {
    pub(crate) guest: GuestId,
    /// Where they sit in the game being played.
    pub(crate) seat: Option<Seat>,
    pub(crate) need: Need,
    /// They look through a phone of their own right now.
    pub(crate) own_screen: bool,
}

/// Whether a phone that goes round is wanted by somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// It is not.
    None,
    /// The game waits for what they alone can do.
    Turn,
    /// They may go on from what everybody sees.
    GoingOn,
}

impl Sitter {
    /// The guest whose eyes these are.
    pub(crate) fn of(view: &TableView) -> Option<Sitter> {
        let me = view.myself()?;
        let own_screen = view.own_screen;
        Some(Sitter { guest: me.id, seat: me.seat, need: Need::of(view), own_screen })
    }

    /// Somebody who has left.
    pub(crate) const fn absent(guest: GuestId) -> Sitter {
        Sitter { guest, seat: None, need: Need::None, own_screen: false }
    }

    /// Whether they are to be asked at this phone.
    fn is_asked(&self) -> bool {
        self.need != Need::None && !self.own_screen
    }
}

impl Need {
    fn of(view: &TableView) -> Need {
        if view.show_under_way().is_some() {
            return Need::None;
        }
        let Some(playing) = view.game.as_ref().filter(|game| !game.over && view.stands_still().is_none())
        else {
            let keeps_the_table = view.me.is_some() && view.me == view.host;
            return if keeps_the_table { Need::GoingOn } else { Need::None };
        };
        let seat = view.myself().and_then(|me| me.seat);
        match seat.is_some_and(|seat| playing.view.waiting_on().contains(seat)) {
            true if games::anybody_goes_on(&playing.view) => Need::GoingOn,
            true => Need::Turn,
            false => Need::None,
        }
    }
}

/// Who is asked next: what nobody else can do comes before what anybody could, and it goes on with whoever
/// has the phone in their hands, then round the table from there, so that it never crosses it.
pub(crate) fn next(sitters: &[Sitter], last: Option<GuestId>) -> Option<Sitter> {
    let mut round: Vec<&Sitter> = sitters.iter().collect();
    round.sort_by_key(|sitter| (sitter.seat.is_none(), sitter.seat, sitter.guest));
    let from = last.and_then(|last| round.iter().position(|sitter| sitter.guest == last)).unwrap_or(0);
    round.rotate_left(from);
    let asked = round.into_iter().filter(|sitter| sitter.is_asked());
    asked.min_by_key(|sitter| sitter.need != Need::Turn).copied()
}

/// A curtain that is open for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Opening {
    pub(crate) guest: GuestId,
    /// The step in which it was opened.
    pub(crate) step: Seq,
    /// Whether they have been wanted since.
    pub(crate) wanted: bool,
}

impl Opening {
    /// For a guest who has just tapped.
    pub(crate) fn now(guest: GuestId, view: &TableView) -> Opening {
        Opening { guest, step: view.step, wanted: false }
    }

    /// For a guest who has just done something in that step.
    pub(crate) fn after_an_act(guest: GuestId, step: Seq) -> Opening {
        Opening { guest, step, wanted: true }
    }

    /// The same with the table as this guest sees it now; none when the curtain falls: something is shown to
    /// all, they have done what they were wanted for, or the table has gone on while they looked.
    pub(crate) fn goes_on(self, view: &TableView) -> Option<Opening> {
        let sitter = Sitter::of(view).filter(|sitter| sitter.guest == self.guest)?;
        let is_revealed = || view.game.as_ref().is_some_and(|playing| games::is_revealed(&playing.view));
        let is_shown_to_all = view.show_under_way().is_some() || (self.step != view.step && is_revealed());
        let wanted = sitter.need != Need::None;
        let looks_on = !self.wanted && self.step == view.step;
        (!is_shown_to_all && (wanted || looks_on))
            .then_some(Opening { wanted: self.wanted || wanted, ..self })
    }
}

/// What a browser keeps in mind from one page to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Curtain {
    /// The next page shows this guest their part, once.
    Opening(Opening),
    /// Who had the phone last.
    Closed(Option<GuestId>),
}

impl Curtain {
    /// Who has the phone, or had it last.
    pub(crate) fn last(self) -> Option<GuestId> {
        match self {
            Curtain::Opening(opening) => Some(opening.guest),
            Curtain::Closed(last) => last,
        }
    }

    /// As the browser has kept it for this table.
    pub(crate) fn kept(jar: &CookieJar, table: Code) -> Curtain {
        let kept = jar.get(CURTAIN_COOKIE).and_then(|cookie| Curtain::parse(cookie.value(), table));
        kept.unwrap_or(Curtain::Closed(None))
    }

    fn parse(text: &str, table: Code) -> Option<Curtain> {
        let (code, rest) = text.split_once('.')?;
        code.parse().ok().filter(|code: &Code| *code == table)?;
        let mut parts = rest.split('.');
        let guest = GuestId(parts.next()?.parse().ok()?);
        let Some(step) = parts.next() else { return Some(Curtain::Closed(Some(guest))) };
        let wanted = parts.next()? == "1";
        Some(Curtain::Opening(Opening { guest, step: Seq(step.parse().ok()?), wanted }))
    }

    /// For as long as the browser is open.
    pub(crate) fn cookie(self, app: &App, table: Code) -> Cookie<'static> {
        let mut cookie = lasting(app, CURTAIN_COOKIE, format!("{table}{self}"));
        cookie.set_max_age(None);
        cookie
    }
}

impl fmt::Display for Curtain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Curtain::Opening(Opening { guest, step, wanted }) => {
                write!(f, ".{guest}.{}.{}", step.0, u8::from(*wanted))
            }
            Curtain::Closed(Some(guest)) => write!(f, ".{guest}"),
            Curtain::Closed(None) => f.write_str("."),
        }
    }
}

#[cfg(test)]
mod tests {
    use Need::{GoingOn, None as Nothing, Turn};
    use rules::GameKind;

    use super::*;
    use crate::pages::fixtures::views;

    /// Those who share a phone, from seat to seat; guests have other numbers than seats.
    fn sharing(needs: &[Need]) -> Vec<Sitter> {
        let sitter = |(seat, need): (u8, &Need)| Sitter {
            guest: GuestId(10 + u16::from(seat)),
            seat: Some(Seat(seat)),
            need: *need,
            own_screen: false,
        };
        (0..).zip(needs).map(sitter).collect()
    }

    fn asked(sitters: &[Sitter], last: Option<u16>) -> Option<u16> {
        next(sitters, last.map(GuestId)).map(|sitter| sitter.guest.0)
    }

    #[test]
    fn who_has_the_phone_is_asked_first_and_then_it_goes_round_the_table() {
        let all = sharing(&[Turn, Turn, Turn, Turn]);
        assert_eq!(asked(&all, None), Some(10));
        assert_eq!(asked(&all, Some(12)), Some(12), "the one behind the curtain goes on");
        let done = sharing(&[Turn, Turn, Nothing, Turn]);
        assert_eq!(asked(&done, Some(12)), Some(13), "the next round the table");
        let almost = sharing(&[Turn, Turn, Nothing, Nothing]);
        assert_eq!(asked(&almost, Some(12)), Some(10), "past the last seat to the first");
        assert_eq!(asked(&almost, Some(99)), Some(10), "somebody who is not at this phone any more");
    }

    #[test]
    fn what_one_alone_can_do_comes_before_what_anybody_could() {
        assert_eq!(asked(&sharing(&[GoingOn, GoingOn, Turn]), Some(10)), Some(12));
        assert_eq!(asked(&sharing(&[GoingOn, GoingOn, Nothing]), Some(11)), Some(11));
        assert_eq!(asked(&sharing(&[Nothing, Nothing]), Some(11)), None);
        assert_eq!(asked(&[], None), None);
    }

    #[test]
    fn who_has_a_phone_of_their_own_is_not_asked_here() {
        let mut sitters = sharing(&[Turn, Turn]);
        sitters[0].own_screen = true;
        assert_eq!(asked(&sitters, Some(10)), Some(11));
        sitters[1].need = Nothing;
        assert_eq!(asked(&sitters, Some(10)), None);
        sitters[0].own_screen = false;
        assert_eq!(asked(&sitters, Some(10)), Some(10), "they have put it away");
    }

    /// Before a game and after it the host steers, and nobody else is wanted; nobody is while something is
    /// shown to all.
    #[test]
    fn between_games_the_host_is_asked() {
        let need = |view: &TableView| Sitter::of(view).map(|sitter| sitter.need);
        assert_eq!(need(&views::lobby(Some(0), 3)), Some(GoingOn));
        assert_eq!(need(&views::lobby(Some(1), 3)), Some(Nothing));
        assert_eq!(need(&views::lobby(None, 3)), None, "everybody's eyes are nobody's");
        for kind in GameKind::ALL {
            let [_, over] = games::ending(kind);
            let host = TableView { host: over.me, ..over };
            assert_eq!(need(&host), Some(GoingOn), "{kind}");
            let shown = games::shows::showing(host, false);
            assert_eq!(need(&shown), Some(Nothing), "{kind}");
        }
    }

    #[test]
    fn the_curtain_falls_when_its_work_is_done_the_table_goes_on_or_all_are_shown_something() {
        let host = views::lobby(Some(0), 3);
        let guest = views::lobby(Some(1), 3);
        let later = TableView { step: Seq(41), ..guest.clone() };
        let opened = |view: &TableView| Opening::now(view.me.unwrap(), view);
        let wanted = opened(&host).goes_on(&host).unwrap();
        assert!(wanted.wanted, "who is wanted is known to have been");
        assert_eq!(
            wanted.goes_on(&TableView { step: Seq(41), ..host.clone() }),
            Some(wanted),
            "still wanted"
        );
        assert_eq!(wanted.goes_on(&TableView { host: None, ..host.clone() }), None, "done");
        let looks_on = opened(&guest).goes_on(&guest).unwrap();
        assert!(!looks_on.wanted);
        assert_eq!(looks_on.goes_on(&later), None, "the table has gone on");
        assert_eq!(Opening::after_an_act(guest.me.unwrap(), guest.step).goes_on(&guest), None, "and acted");
        assert_eq!(wanted.goes_on(&guest), None, "somebody else's eyes open nothing");
        for kind in GameKind::ALL {
            let [_, over] = games::ending(kind);
            assert!(opened(&over).goes_on(&over).is_some(), "{kind}");
            let shown = games::shows::showing(TableView { host: over.me, ..over }, false);
            assert_eq!(opened(&shown).goes_on(&shown), None, "{kind}: everybody looks");
        }
    }

    #[test]
    fn a_browser_remembers_the_curtain_of_one_table() {
        let [here, elsewhere]: [Code; 2] = ["KR7WQ4", "ZZZZZZ"].map(|code| code.parse().unwrap());
        let opening = Opening { guest: GuestId(3), step: Seq(17), wanted: true };
        for curtain in [
            Curtain::Opening(opening),
            Curtain::Opening(Opening { wanted: false, ..opening }),
            Curtain::Closed(Some(GuestId(3))),
        ] {
            let kept = format!("{here}{curtain}");
            assert_eq!(Curtain::parse(&kept, here), Some(curtain), "{kept}");
            assert_eq!(Curtain::parse(&kept, elsewhere), None, "{kept}");
        }
        for bad in ["", ".", "KR7WQ4", "KR7WQ4.", "KR7WQ4.x", "KR7WQ4.3.x.1", "KR7WQ4.3.17", "KR7WQ4.99999"] {
            assert_eq!(Curtain::parse(bad, here), None, "{bad}");
        }
    }
}
