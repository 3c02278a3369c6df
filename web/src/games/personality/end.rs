//! The end: who has won, and the portraits, read out one by one (PE-30).

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    personality::{Ability, PlayerView},
};

use super::{cards, room::Room, standing};
use crate::{
    games::{
        came_out,
        end::{Winners, what_next},
    },
    look::{BRASS, Symbol, guest_badge, name, next_deed, own_address, person, symbol},
    pages::Hand,
    words::say,
};

/// The portraits are looked at together.
pub(super) fn ending(room: &Room<'_>, winners: SeatSet, reading: Option<Seat>) -> Hand {
    let words = room.words;
    let read = reading.and_then(|seat| room.game.players.iter().find(|player| player.seat == seat));
    Hand {
        ask: html! {
            @match read {
                None => {
                    h1 data-sound-cue="chord" { (say(headline(room, winners))) }
                    p { (words.pe_ending_why()) }
                }
                Some(player) => {
                    h1 #{ "reading-" (player.seat.0) } data-sound-cue="turn" {
                        (say(portrait_title(room, player.seat)))
                    }
                    p {
                        @if room.is_me(player.seat) {
                            (words.pe_reading_you())
                        } @else {
                            (words.pe_reading())
                        }
                    }
                }
            }
        },
        play: html! {
            @if let Some(player) = read { (portrait(room, player)) }
            (gallery(room, reading))
            @if read.is_none() { (mine(room)) } @else { (keep(room)) }
        },
        act: html! {
            @if room.may(Ability::ReadPortrait) {
                @match next(room, reading) {
                    Some(seat) => {
                        (next_deed(room.table, "read_portrait", html! {
                            input type="hidden" name="player" value=(seat.0);
                            button class=(BRASS) { span { (say(next_label(room, seat))) } }
                        }))
                        (next_deed(
                            room.table,
                            "finish_game",
                            html! { button.btn.btn-plain.btn-wide { (words.pe_finish()) } },
                        ))
                    }
                    None => (next_deed(
                        room.table,
                        "finish_game",
                        html! { button class=(BRASS) { (words.pe_finish()) } },
                    )),
                }
            }
        },
    }
}

/// After that, everybody's portrait stays to be looked at.
pub(super) fn over(room: &Room<'_>, winners: SeatSet) -> Hand {
    let words = room.words;
    Hand {
        ask: html! {
            h1 data-sound-cue="chord" { (say(headline(room, winners))) }
            p { @if winners.is_empty() { (words.pe_over_why_nobody()) } @else { (words.pe_over_why()) } }
        },
        play: html! {
            (mine(room))
            (came_out::on_hand(room))
            h2.part { (words.pe_portraits()) }
            (standing::final_list(room, winners))
        },
        act: what_next(words, room.table),
    }
}

/// PE-24, PE-29
fn headline(room: &Room<'_>, winners: SeatSet) -> String {
    let words = room.words;
    match Winners::of(room, winners) {
        Winners::Nobody => words.pe_over_nobody(),
        Winners::Me => words.pe_over_you(),
        Winners::MeAnd(names) => words.pe_over_shared(names),
        Winners::Others(count, names) => words.pe_over_winner(count, names),
    }
}

fn portrait_title(room: &Room<'_>, seat: Seat) -> String {
    if room.is_me(seat) { room.words.pe_portrait_you() } else { room.words.pe_portrait(room.name(seat)) }
}

fn next_label(room: &Room<'_>, seat: Seat) -> String {
    if room.is_me(seat) { room.words.pe_read_you() } else { room.words.pe_read(room.name(seat)) }
}

/// Whose portrait comes after the one that is read; all have been when it is the last.
fn next(room: &Room<'_>, reading: Option<Seat>) -> Option<Seat> {
    let after = |seat: Seat| reading.is_none_or(|reading| seat > reading);
    room.game.players.iter().map(|player| player.seat).find(|seat| after(*seat))
}

/// Cards in front of somebody, large enough to be read out.
fn portrait(room: &Room<'_>, player: &PlayerView) -> Markup {
    html! {
        @if player.portrait.is_empty() {
            p.pe-line { (room.words.pe_portrait_empty()) }
        } @else {
            ol.slips.pe-portrait {
                @for given in &player.portrait { li.slip.pe-slip { (cards::slip(room, &given.card)) } }
            }
        }
    }
}

/// Whose portrait everybody looks at can be chosen freely.
fn gallery(room: &Room<'_>, reading: Option<Seat>) -> Markup {
    let words = room.words;
    html! {
        @if room.may(Ability::ReadPortrait) {
            (next_deed(room.table, "read_portrait", html! {
                div.pe-gallery role="group" aria-label=(words.pe_portraits()) {
                    @for (player, guest) in room.everybody() {
                        button name="player" value=(player.seat.0)
                            aria-pressed=(reading == Some(player.seat)) {
                            (guest_badge(guest)) (name(guest, words)) span.note { (player.portrait.len()) }
                        }
                    }
                }
            }))
        } @else {
            ul.people { @for (_, guest) in room.everybody() { li { (person(guest, words)) } } }
        }
    }
}

/// My own portrait, and the way to keep it.
fn mine(room: &Room<'_>) -> Markup {
    html! {
        @if let Some(mine) = room.mine() {
            h2.part { (room.words.pe_portrait_you()) }
            (portrait(room, mine))
            (keep(room))
        }
    }
}

/// PE-30: my portrait as a picture. The browser module makes one that any phone can show; without it, it is a
/// drawing. It is made from the game on the table, which the next one or the lobby takes the place of.
fn keep(room: &Room<'_>) -> Markup {
    html! {
        @if room.mine().is_some_and(|mine| !mine.portrait.is_empty()) {
            a.btn.btn-wide href=(own_address(room.table, "portrait.svg"))
                download={ (room.words.pe_file()) ".svg" } data-picture={ (room.words.pe_file()) ".png" } {
                (symbol(Symbol::Save)) (room.words.pe_save())
            }
            p.pe-line { (room.words.pe_save_until()) }
        }
    }
}
