//! Where the masks stand, and what lies before everybody.

use maud::{Markup, html};
use rules::{
    SeatSet,
    personality::{Board, Mark, PhaseView, PlayedTurn, PlayerView, PortraitCard},
};
use table::GuestView;

use super::{cards, results, room::Room};
use crate::{
    games::end::crown,
    look::{Symbol, guest_badge, name, symbol},
    words::say,
};

/// Whether something that can be folded away lies open at first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fold {
    Open,
    Shut,
}

/// Everybody's place and portrait, behind a line that says mine.
pub(super) fn fold(room: &Room<'_>, fold: Fold) -> Markup {
    let words = room.words;
    html! {
        details #{ "standing-" (room.game.turns) } .fold.pe-fold open[fold == Fold::Open] {
            summary {
                @match room.mine() {
                    Some(mine) => {
                        (symbol(Symbol::Mask))
                        span.my-score { (place(room, mine)) " · " (words.pe_traits(mine.portrait.len())) }
                        @if let Some(turn) = turn_to_explain(room) {
                            span.visually-hidden { " " (asked(room, turn)) }
                        }
                    }
                    None => { (symbol(Symbol::Mask)) (words.pe_standing()) }
                }
            }
            (why_moved(room))
            (list(room))
        }
    }
}

/// The last vote, of which the standing tells what it meant for my mask; right after it the page itself does.
fn turn_to_explain<'a>(room: &Room<'a>) -> Option<&'a PlayedTurn> {
    let told = matches!(room.game.phase, PhaseView::Exchanging { .. });
    room.game.last_turn.as_ref().filter(|_| !told && room.game.me.is_some())
}

fn asked(room: &Room<'_>, turn: &PlayedTurn) -> String {
    let moved = turn.moves.iter().any(|moved| room.is_me(moved.seat) && moved.steps != 0);
    if moved { room.words.why_moved() } else { room.words.why_stayed() }
}

fn why_moved(room: &Room<'_>) -> Markup {
    html! {
        @if let Some(turn) = turn_to_explain(room) {
            p.why-moved { (say(results::headline(room, turn))) ". " (results::my_way(room, turn)) }
        }
    }
}

/// Everybody, from the first on the path to the last.
fn list(room: &Room<'_>) -> Markup {
    final_list(room, SeatSet::default())
}

/// The same at the end, with a crown for who has won.
pub(super) fn final_list(room: &Room<'_>, winners: SeatSet) -> Markup {
    let mut players: Vec<(&PlayerView, &GuestView)> = room.everybody().collect();
    players.sort_by_key(|(player, _)| std::cmp::Reverse(player.at));
    html! { ul.pe-standing { @for (player, guest) in players { (line(room, player, guest, winners)) } } }
}

fn line(room: &Room<'_>, player: &PlayerView, guest: &GuestView, winners: SeatSet) -> Markup {
    let words = room.words;
    html! {
        li class={ (guest.badge.colour().slug()) @if room.is_gone(player.seat) { " person-gone" } } {
            div.pe-runner {
                (guest_badge(guest))
                span.grow {
                    span.spread {
                        span { (name(guest, words)) @if winners.contains(player.seat) { (crown(words)) } }
                        span.pe-soft {
                            @if room.game.left.contains(player.seat) { (words.person_left()) }
                            @else if room.game.away.contains(player.seat) { (words.person_away()) }
                            @else { (words.pe_cards(player.cards)) }
                        }
                    }
                    span.pe-way { (way(room, player)) span { (marked(player.mark)) (place(room, player)) } }
                }
            }
            (portrait(room, &player.portrait))
        }
    }
}

/// What the others have seen in somebody so far.
pub(super) fn portrait(room: &Room<'_>, traits: &[PortraitCard]) -> Markup {
    html! {
        @if !traits.is_empty() {
            ul.pe-traits { @for given in traits { li { (cards::face(room, &given.card)) } } }
        }
    }
}

/// The path as a line, walked so far, from the pit on.
fn way(room: &Room<'_>, player: &PlayerView) -> Markup {
    let spaces = |at: i8| (at - Board::PIT.0).max(0);
    let goal = spaces(room.game.options.board.summit().0);
    html! {
        svg viewBox={ "0 0 " (goal) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect width=(spaces(player.at.0)) height="1" {}
        }
    }
}

/// Where a mask stands, in words.
fn place(room: &Room<'_>, player: &PlayerView) -> String {
    let words = room.words;
    match player.mark {
        Mark::Start => words.pe_at_start(),
        Mark::Door => words.pe_at_gate(),
        Mark::Summit => words.pe_at_summit(),
        _ if player.at.0 < 0 => words.pe_at_behind(player.at.0.unsigned_abs()),
        _ => words.pe_at_space(player.at.0),
    }
}

fn marked(mark: Mark) -> Markup {
    html! {
        @match mark {
            Mark::FaceToFace => (symbol(Symbol::Duet)),
            Mark::Inversion => (symbol(Symbol::Dot)),
            Mark::Door => (symbol(Symbol::Gate)),
            Mark::Summit => (symbol(Symbol::Summit)),
            Mark::Plain | Mark::Pit | Mark::Start => {},
        }
    }
}
