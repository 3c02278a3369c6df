//! Before and between the games: who is here, how others come in, what is played next and who plays with
//! whom.

mod game;
mod teams;

use maud::{Markup, html};
use table::{Ability, GuestView, TableView};

use super::{Context, bots, evening, face_choice, hand::Hand, last_game, pass, stage::Stage};
use crate::{
    games,
    look::{BRASS, Symbol, deed, guest_badge, name, symbol},
    words::{Words, called, say},
};

/// A game about one another needs another.
const FEWEST: usize = 2;

pub(crate) fn hand(context: &Context<'_>, view: &TableView) -> Hand {
    let words = context.words();
    Hand {
        ask: html! { h1 { (say(title(words, view))) } p { (say(why(words, view))) } },
        play: html! {
            @if here(view) < FEWEST {
                (invitation(context, view)) (people(words, view))
            } @else if in_teams(view) {
                (teams::teams(words, view)) (invitation(context, view))
            } @else {
                (people(words, view)) (games::caution(context, view)) (invitation(context, view))
            }
            (pass::invitation(words, view))
            (big_screen(context, view))
            (game::game(context, view))
            (last_game::link(words, view))
            (evening::link(words, view))
        },
        act: act(words, view),
    }
}

/// What anybody may know of it on a phone: who is here besides those, how others come in, and what will be
/// played.
pub(crate) fn seen_by_all(context: &Context<'_>, view: &TableView, sharing: usize) -> Markup {
    let words = context.words();
    html! {
        p { (symbol(games::symbol(view.chosen.kind()))) " " (games::name(words, view.chosen.kind())) }
        @if view.guests.len() > sharing { (people(words, view)) }
        (invitation(context, view))
    }
}

pub(crate) fn title(words: &Words, view: &TableView) -> String {
    match (here(view) < FEWEST, is_host(view)) {
        (true, _) => words.lobby_title_alone(),
        (false, true) if in_teams(view) => words.teams_title(),
        (false, true) => words.lobby_title_host(),
        (false, false) => words.lobby_title_guest(),
    }
}

fn why(words: &Words, view: &TableView) -> String {
    let host = view.host.and_then(|host| view.guest(host));
    match (here(view) < FEWEST, is_host(view), host) {
        (true, _, _) => words.lobby_why_alone(),
        (false, true, _) if in_teams(view) => words.teams_why_host(),
        (false, true, _) => words.lobby_why_host(),
        (false, false, Some(host)) if in_teams(view) => words.teams_why_guest(called(host)),
        (false, false, Some(host)) => words.lobby_why_guest(called(host)),
        (false, false, None) => words.lobby_why_no_host(),
    }
}

fn act(words: &Words, view: &TableView) -> Markup {
    let least = usize::from(*view.chosen.seats().start());
    let missing = least.saturating_sub(here(view));
    let too_few = || (missing > 0).then(|| words.lobby_need_more(missing));
    let hindrance = games::hindrance(words, view).or_else(too_few);
    html! {
        @if hindrance.is_none() && view.i_may(Ability::StartGame) {
            (deed(view, "start_game", html! { button class=(BRASS) { (words.lobby_start()) } }))
        }
        @if view.i_may(Ability::TakeOver) {
            (deed(view, "take_over", html! { button.btn.btn-wide { (words.lobby_take_over()) } }))
        }
        @if let Some(hindrance) = hindrance {
            p.waiting { (say(hindrance)) }
            (bots::add_one_more(words, view, deed))
        }
    }
}

fn people(words: &Words, view: &TableView) -> Markup {
    html! {
        section.stack aria-labelledby="h-people" {
            h2 #h-people .visually-hidden { (headcount(words, view)) }
            ul class={ "people" @if bots::are_here(view) { " people-bots" } } {
                @for guest in view.guests.iter() {
                    li #{ "guest-" (guest.id) }
                        class=[(guest.left || !guest.connected).then_some("person-gone")]
                    {
                        (guest_badge(guest))
                        (name(guest, words))
                        (notes(words, view, guest))
                        (bots::remove(words, view, guest))
                    }
                }
            }
            (face_choice::link(words, view))
            (bots::remover(view))
            (bots::add(words, view, deed))
            @if here(view) >= FEWEST && let Some(line) = games::seating(words, view) { p.soft { (line) } }
            @if view.locked { p.soft { (symbol(Symbol::Lock)) " " (words.lobby_locked()) } }
        }
    }
}

/// Who is here, in a line.
fn headcount(words: &Words, view: &TableView) -> String {
    match bots::here(view).count() {
        0 => words.lobby_people(here(view)),
        bots => words.lobby_people_and_bots(here(view) - bots, bots),
    }
}

/// What is worth knowing about a guest: you, the host, away, how well a bot plays. Most of the time nothing
/// is.
fn notes(words: &Words, view: &TableView, guest: &GuestView) -> Markup {
    let host = view.host == Some(guest.id);
    let presence = match (guest.bot, guest.left, guest.connected) {
        (Some(level), ..) => Some(bots::level_note(words, level)),
        (None, true, _) => Some(words.person_left()),
        (None, false, false) => Some(words.person_away()),
        (None, false, true) => (view.me == Some(guest.id)).then(|| words.person_you()),
    };
    html! {
        @if host || presence.is_some() {
            " "
            span.note {
                @if host { (symbol(Symbol::Crown)) span.visually-hidden { (words.person_host()) } " " }
                @if let Some(presence) = presence { (presence) }
            }
        }
    }
}

fn invitation(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    if view.code_hidden {
        return html! { p.soft { (symbol(Symbol::Lock)) " " (words.lobby_code_hidden()) } };
    }
    let (first, second) = view.code.halves();
    let link = format!("{}/t/{}", context.base_url, view.code);
    html! {
        section.panel.invite aria-label=(words.lobby_invite()) {
            div.stack {
                p.code-big { span.visually-hidden { (words.lobby_code()) " " } (first) " " (second) }
                p.soft { (context.host()) }
                div.line.js-only {
                    button.btn type="button" data-copy=(link) data-done=(words.lobby_copied()) {
                        (symbol(Symbol::Link)) span data-label { (words.lobby_copy()) }
                    }
                    button.btn type="button" data-share=(link) {
                        (symbol(Symbol::Share)) (words.lobby_share())
                    }
                }
                a.no-js href=(link) { (link) }
            }
            (qr(words, view))
        }
    }
}

/// The way to the big screen, where people look for it before a game.
fn big_screen(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    html! {
        a.btn.btn-wide href={ "/t/" (view.code) "/stage" } { (symbol(Symbol::Tv)) (words.menu_stage()) }
        @if !view.code_hidden { p.hint { (words.lobby_on_a_tv(context.host(), words.join_watch())) } }
    }
}

pub(crate) fn stage(context: &Context<'_>, view: &TableView) -> Stage {
    let words = context.words();
    let standing = html! { span.soft { (headcount(words, view)) } };
    let game = games::name(words, view.chosen.kind());
    if in_teams(view) {
        return Stage {
            headline: html! { h1 { (words.teams_stage()) } p { (game) } },
            board_class: "stage-lobby stage-teams",
            board: html! {
                (teams::stage(words, view))
                div.stack { @if !view.locked { (qr(words, view)) } (directions(context, view)) }
            },
            standing,
        };
    }
    Stage {
        headline: html! { h1 { (words.lobby_stage_title()) } p { (game) } },
        board_class: "stage-lobby",
        board: html! {
            div.stack {
                (directions(context, view))
                @if view.guests.is_empty() { p.address { (words.lobby_stage_empty()) } }
                ul.people {
                    @for guest in view.guests.iter().filter(|guest| !guest.left) {
                        li #{ "guest-" (guest.id) } class=[(!guest.connected).then_some("person-gone")] {
                            (guest_badge(guest)) (name(guest, words))
                        }
                    }
                }
            }
            @if !view.locked { (qr(words, view)) }
        },
        standing,
    }
}

/// How one comes in without a camera, or that nobody does.
fn directions(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    if view.code_hidden && !view.locked {
        return html! { p.address { (words.lobby_code_hidden()) } };
    }
    let (first, second) = view.code.halves();
    html! {
        @if view.locked {
            p.address { (symbol(Symbol::Lock)) " " (words.lobby_locked()) }
        } @else {
            p.address {
                (words.lobby_stage_lead()) " " strong { (context.host()) } " " (words.lobby_stage_code())
            }
            p.code-big { (first) " " (second) }
        }
    }
}

/// The way to this table for a camera; none while the code is hidden.
pub(crate) fn qr(words: &Words, view: &TableView) -> Markup {
    if view.code_hidden {
        return html! {};
    }
    html! { img.qr src={ "/t/" (view.code) "/qr.svg" } width="240" height="240" alt=(words.lobby_qr()); }
}

/// Whether those who are here would play the chosen game in teams.
fn in_teams(view: &TableView) -> bool {
    !view.lineup.is_empty()
}

/// How many people are at the table and have not said goodbye.
fn here(view: &TableView) -> usize {
    view.guests.iter().filter(|guest| !guest.left).count()
}

fn is_host(view: &TableView) -> bool {
    view.me.is_some() && view.me == view.host
}

pub(crate) fn minutes(seconds: u32) -> u32 {
    seconds.div_ceil(60)
}
