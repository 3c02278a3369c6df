//! Whom the table waits for, and what can be done about it.

use maud::{Markup, html};
use rules::SeatSet;
use table::{Ability, GuestView, PlayingView, TableView};

use super::bots;
use crate::{
    games,
    look::{BRASS, Symbol, deed, guest_badge, person, symbol},
    reactions,
    words::{Words, called, listed, plain, say},
};

/// With more names than this a line does not fit on a phone any more, and a number says it.
const MOST_NAMES: usize = 2;

/// The foot of a hand in play: the game's own button has come before.
pub(crate) fn foot(words: &Words, view: &TableView, playing: &PlayingView) -> Markup {
    let resting = is_resting(view);
    let lit = if resting { SeatSet::EMPTY } else { playing.view.waiting_on() };
    html! {
        @if view.i_may(Ability::SitDown) {
            (deed(view, "sit_down", html! { button class=(BRASS) { (words.sit_down()) } }))
        }
        @if let Some(deadline) = playing.deadline.filter(|_| !resting) {
            div.line {
                span.clock {
                    (symbol(Symbol::Clock)) " "
                    span.js-only role="timer" aria-label=(words.time_left()) data-countdown=(deadline.0) {}
                    span.no-js { (words.clock_runs()) }
                }
                @if view.i_may(Ability::ExtendDeadline) {
                    (deed(view, "extend_deadline", html! { button.btn { (words.more_time()) } }))
                }
            }
        }
        @if !resting { (ring(words, view, playing)) }
        @if !lit.is_empty() { (whom(words, view, playing, lit)) }
        (games::wishes(words, view))
        (reactions::row(words, view))
        @if view.i_may(Ability::SkipAhead) {
            (deed(view, "skip_ahead", html! { button.btn { (words.skip_ahead()) } }))
        } @else if !resting && view.i_may(Ability::AskBots) {
            (deed(view, "ask_bots", html! { button.btn { (words.ask_bots()) } }))
        }
    }
}

/// Stands in a sentence for the seconds that are left, which change.
const LEFT: &str = "\u{fffc}";

/// A ring that runs down for whoever may leave out what is asked, and what happens then.
fn ring(words: &Words, view: &TableView, playing: &PlayingView) -> Markup {
    let my_seat = view.myself().and_then(|me| me.seat);
    let asked = my_seat.is_some_and(|seat| playing.view.waiting_on().contains(seat));
    let (Some(at), Some(seconds), true) = (playing.lapses_at, view.lapse, asked) else { return html! {} };
    let line = games::lapse_line(words, &playing.view, LEFT).map(plain).unwrap_or_default();
    let (before, after) = line.split_once(LEFT).unwrap_or((&line, ""));
    html! {
        p.lapse role="timer" {
            svg.ring viewBox="0 0 24 24" aria-hidden="true" data-ring={ (at.0) " " (seconds) } {
                circle cx="12" cy="12" r="9" {}
            }
            span { (before) b data-left=(at.0) { (seconds) } (after) }
        }
    }
}

/// While something is being shown, or the game is paused, nobody is waited for.
fn is_resting(view: &TableView) -> bool {
    view.show_under_way().is_some() || view.paused.is_some()
}

/// Whom we wait for; where somebody can be left out, or a bot can play for them, the line opens and offers
/// it.
fn whom(words: &Words, view: &TableView, playing: &PlayingView, lit: SeatSet) -> Markup {
    let idle: Vec<&GuestView> =
        view.guests.iter().filter(|guest| guest.may_skip || guest.may_stand_in).collect();
    if idle.is_empty() && !view.i_may(Ability::Nudge) {
        return line(words, view, playing, lit);
    }
    let unanswered = idle.iter().any(|guest| guest.may_skip);
    let question =
        if unanswered || idle.is_empty() { words.skip_somebody() } else { words.stand_in_somebody() };
    html! {
        details #skips .fold.fold-quiet data-menu {
            summary {
                (line(words, view, playing, lit))
                span.visually-hidden { " " (question) }
            }
            div.stack {
                p { (question) }
                @if view.i_may(Ability::Nudge) {
                    (deed(view, "nudge", html! { button.btn { (words.nudge()) } }))
                }
                @for guest in idle {
                    @if guest.may_skip {
                        (deed(view, "skip", html! {
                            input type="hidden" name="guest" value=(guest.id);
                            button.btn { span { (say(words.skip_guest(called(guest)))) } }
                        }))
                    }
                    (bots::call_stand_in(words, view, guest, deed))
                }
            }
        }
    }
}

/// A sentence, and everybody in play as pegs: phrasing, because it may be the summary of a fold.
fn line(words: &Words, view: &TableView, playing: &PlayingView, lit: SeatSet) -> Markup {
    let mine = |guest: &GuestView| view.me == Some(guest.id);
    let waited: Vec<&GuestView> = lit.iter().filter_map(|seat| view.on_seat(seat)).collect();
    let others = || waited.iter().filter(|guest| !mine(guest)).map(|guest| called(guest));
    let for_me = waited.iter().any(|guest| mine(guest));
    let many = waited.len() > MOST_NAMES && !games::anybody_goes_on(&playing.view);
    let sentence = match (for_me, others().next().is_some()) {
        _ if games::anybody_goes_on(&playing.view) => words.waiting_for_anybody(),
        (true, false) => words.waiting_for_you(),
        (true, true) => words.waiting_for_you_and(listed(words, others())),
        (false, _) => words.waiting_for(listed(words, others())),
    };
    html! {
        span.waiting {
            @if many {
                span {
                    @if waited.iter().all(|guest| guest.is_played_by_a_bot()) {
                        (words.waiting_for_bots(waited.len()))
                    } @else {
                        (words.waiting_for_many(waited.len()))
                    }
                }
                span.visually-hidden { ". " (plain(sentence)) }
            } @else {
                span { (say(sentence)) }
            }
            span.seats aria-hidden="true" {
                @for (seat, guest) in seated(view, playing) {
                    span class=(if lit.contains(seat) { "lit" } else { "dim" }) { (guest_badge(guest)) }
                }
            }
        }
    }
}

/// The same for the stage: everybody in play with their names, those we wait for lit.
pub(crate) fn bench(words: &Words, view: &TableView, playing: &PlayingView) -> Markup {
    let resting = is_resting(view);
    let anybody = !resting && games::anybody_goes_on(&playing.view);
    // Where anybody may go on, nobody stands in the light.
    let lit = if resting || anybody { SeatSet::EMPTY } else { playing.view.waiting_on() };
    let names = lit.iter().filter_map(|seat| view.on_seat(seat)).map(called);
    html! {
        div.waiting {
            @if anybody {
                p.visually-hidden { (words.waiting_for_anybody()) }
            } @else if !lit.is_empty() {
                p.visually-hidden { (plain(words.waiting_for(listed(words, names)))) }
            }
            ul aria-hidden=[(anybody || !lit.is_empty()).then_some("true")] {
                @for (seat, guest) in seated(view, playing) {
                    li class=(if lit.is_empty() || lit.contains(seat) { "lit" } else { "dim" }) {
                        (person(guest, words))
                    }
                }
            }
        }
        (games::wishes(words, view))
        @if let Some(deadline) = playing.deadline.filter(|_| !resting) {
            span.clock { (symbol(Symbol::Clock)) " " span.js-only data-countdown=(deadline.0) {} }
        }
    }
}

fn seated<'a>(
    view: &'a TableView,
    playing: &'a PlayingView,
) -> impl Iterator<Item = (rules::Seat, &'a GuestView)> {
    rules::Seat::first(playing.seats.len()).filter_map(|seat| Some((seat, view.on_seat(seat)?)))
}
