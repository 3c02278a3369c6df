//! In which order the teams guess (PP-14), as a strip.

use maud::{Markup, html};
use rules::{Seat, Team, preference::Guessing};

use super::{guess::Round, room::Room};
use crate::look::{Symbol, symbol};

/// How far a team has come with its guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Done,
    Now,
    /// Now, like all the others (PP-17).
    AtOnce,
    Later,
    /// Later, because it has passed (PP-16).
    Passed,
}

/// Who has guessed, who does, and who comes then. Where one alone guesses there is no order.
pub(super) fn strip(room: &Room<'_>, round: &Round<'_>) -> Markup {
    let turns = turns(room, round);
    html! {
        @if turns.len() > 1 {
            ol.order aria-label=(room.words.pp_order()) {
                @for (team, turn) in turns { (place(room, team, turn)) }
            }
        }
    }
}

fn place(room: &Room<'_>, team: Team, turn: Turn) -> Markup {
    let words = room.words;
    html! {
        li class=(class(turn)) aria-current=[(turn == Turn::Now).then_some("step")] {
            (room.badge(team))
            span.order-name { @if let Some(crew) = room.crew(team) { (crew.title(words)) } }
            @match turn {
                Turn::Done => { (symbol(Symbol::Check)) span.visually-hidden { (words.pp_order_done()) } }
                Turn::Now | Turn::AtOnce => span.visually-hidden { (words.pp_order_now()) },
                Turn::Later => {},
                Turn::Passed => { (symbol(Symbol::Pass)) span.visually-hidden { (words.pp_order_passed()) } }
            }
        }
    }
}

fn class(turn: Turn) -> &'static str {
    match turn {
        Turn::Done => "order-done",
        Turn::Now => "order-now",
        Turn::AtOnce | Turn::Later | Turn::Passed => "order-later",
    }
}

/// Those that are done, in the order in which their turns come, and then those that are not.
fn turns(room: &Room<'_>, round: &Round<'_>) -> Vec<(Team, Turn)> {
    let at_once = room.game.options.guessing == Guessing::AtOnce;
    let to_guess = round.to_guess.iter().enumerate().map(|(place, team)| {
        let turn = match place {
            _ if at_once && !room.is_my_team(*team) => Turn::AtOnce,
            _ if at_once => Turn::Now,
            0 => Turn::Now,
            _ if round.passed == Some(*team) => Turn::Passed,
            _ => Turn::Later,
        };
        (*team, turn)
    });
    let guessed = |team: &Team| at_once || round.guesses.iter().any(|guess| guess.team == *team);
    let mut done: Vec<Team> = Vec::new();
    for team in onward(room, round.it).filter(guessed) {
        if !done.contains(&team) && !round.to_guess.contains(&team) {
            done.push(team);
        }
    }
    let own = room.team_of(round.it);
    done.sort_by_key(|team| (round.passed == Some(*team), Some(*team) == own));
    done.into_iter().map(|team| (team, Turn::Done)).chain(to_guess).collect()
}

/// The teams of those who sit to the left of IT, on and on; IT themselves do not guess.
fn onward<'a>(room: &'a Room<'_>, it: Seat) -> impl Iterator<Item = Team> + 'a {
    let seats = room.table.game.as_ref().map_or(0, |playing| playing.seats.len());
    (1..seats).filter_map(move |steps| {
        let seat = Seat::first(seats).nth((it.index() + steps) % seats)?;
        room.team_of(seat)
    })
}

/// The teams that guess right now, for a headline.
pub(super) fn now(room: &Room<'_>, round: &Round<'_>) -> String {
    match (room.game.options.guessing, round.to_guess.first()) {
        (Guessing::InTurn, Some(team)) => room.words.pp_others_title(room.team_name(*team)),
        _ => room.words.pp_others_title_all(),
    }
}
