//! The game as a whole: the score of the table, and a look back at the turns.

use maud::{Markup, html};
use rules::{Seat, SeatSet, happiness::TurnView};

use super::room::Room;
use crate::{
    games::{
        came_out,
        end::{own_portrait, what_next},
    },
    look::{Symbol, person, symbol},
    pages::Hand,
    words::decimal,
};

/// So many turns can be scrolled through with pleasure.
const MOST_TURNS: usize = 12;

pub(super) fn over(room: &Room<'_>) -> Hand {
    let words = room.words;
    Hand {
        ask: html! { h1 data-sound-cue="chord" { (verdict(room)) } p { (words.gh_over_why()) } },
        play: html! {
            (total(room))
            (came_out::on_hand(room))
            (myself(room))
            h2.part { (words.gh_over_history()) }
            (turns(room, MOST_TURNS))
        },
        act: what_next(words, room.table),
    }
}

/// My own row as it was last, from what makes me happiest on, and how much of it the others saw.
fn myself(room: &Room<'_>) -> Markup {
    let (words, history) = (room.words, &room.game.history);
    let mine = room.game.me.and_then(|me| history.iter().rfind(|turn| turn.player == me));
    let Some(turn) = mine else { return html! {} };
    let right = turn.right.iter().filter(|right| **right).count();
    let row = turn.ranking.iter().rev().filter_map(|slot| room.face_in(&turn.cards, *slot));
    let row: Vec<Markup> = row.map(|face| face.text()).collect();
    own_portrait(&words.own_portrait(), Some(words.gh_over_mine(right, turn.right.len())), &row)
}

/// The table's points against perfect, large (GH-11).
fn score_line(room: &Room<'_>) -> Markup {
    let score = &room.game.score;
    html! {
        p.score {
            b data-count=(score.points) { (score.points) }
            span { (room.words.gh_over_of_perfect(score.perfect)) }
        }
    }
}

/// What the whole game says about the table.
pub(super) fn verdict(room: &Room<'_>) -> String {
    let (words, score) = (room.words, &room.game.score);
    if score.perfect == 0 {
        words.gh_over_empty()
    } else if score.points == score.perfect {
        words.gh_over_title_perfect()
    } else if score.points * 2 >= score.perfect {
        words.gh_over_title_high()
    } else if f64::from(score.points) > score.blind {
        words.gh_over_title_middle()
    } else {
        words.gh_over_title_low()
    }
}

/// The score against perfect (GH-11) and against blind guessing (GH-12).
pub(super) fn total(room: &Room<'_>) -> Markup {
    let score = &room.game.score;
    let share = |points: f64| 100.0 * points / f64::from(score.perfect.max(1));
    let blind = share(score.blind);
    html! {
        div.stack.total {
            (score_line(room))
            div.meter aria-hidden="true" {
                svg viewBox="0 0 100 10" preserveAspectRatio="none" {
                    rect.brass-fill width=(format!("{:.1}", share(f64::from(score.points)))) height="10" {}
                    line.meter-mark x1=(format!("{blind:.1}")) x2=(format!("{blind:.1}")) y1="0" y2="10" {}
                }
            }
            p.soft { (room.words.gh_over_blind(decimal(room.words.language, score.blind))) }
        }
    }
}

/// The turns that were played: who, how many points, and where the guess was right. More turns than `most`
/// are told player by player, in a line each.
pub(super) fn turns(room: &Room<'_>, most: usize) -> Markup {
    let history = &room.game.history;
    if history.len() > most {
        return players(room);
    }
    html! {
        ol.turns {
            @for turn in history {
                li.turn {
                    div.spread {
                        (who(room, turn.player)) span.points { (room.words.gh_points(turn.points)) }
                    }
                    div.turn-row { (tokens_of(room, turn)) }
                }
            }
        }
    }
}

/// What was earned on everybody's turns.
fn players(room: &Room<'_>) -> Markup {
    let history = &room.game.history;
    let of = |seat: Seat| history.iter().filter(move |turn| turn.player == seat).map(|turn| turn.points);
    let seats: SeatSet = history.iter().map(|turn| turn.player).collect();
    html! {
        ol.turns {
            @for seat in seats.iter() {
                li.turn {
                    div.spread {
                        (who(room, seat))
                        span.each {
                            @if of(seat).count() > 1 { @for points in of(seat) { span { (gain(points)) } } }
                        }
                        span.points { (room.words.gh_points(of(seat).map(u32::from).sum::<u32>())) }
                    }
                }
            }
        }
    }
}

/// What one turn has brought, in a few signs.
fn gain(points: u8) -> String {
    if points == 0 { "0".to_owned() } else { format!("+{points}") }
}

fn who(room: &Room<'_>, seat: Seat) -> Markup {
    room.player(seat)
        .map_or_else(|| html! { span { (room.words.somebody()) } }, |guest| person(guest, room.words))
}

fn tokens_of(room: &Room<'_>, turn: &TurnView) -> Markup {
    html! {
        (symbol(Symbol::Frown))
        @for (place, (slot, right)) in turn.ranking.iter().zip(&turn.right).enumerate() {
            @if let Some(face) = room.face_in(&turn.cards, *slot) {
                span class=[(!right).then_some("off")] title=(face.words) { (face.token(place)) }
            }
        }
        (symbol(Symbol::Smile))
    }
}
