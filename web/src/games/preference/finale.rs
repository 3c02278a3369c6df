//! The end: who has won, and the score pad with a look back at the rounds.

use maud::{Markup, html};
use rules::{
    Seat, Team,
    preference::{GuessView, RoundView, podium},
};

use super::{
    room::Room,
    standing::{signed, sum},
    tokens,
};
use crate::{
    games::podium::{Celebration, Standee},
    look::{Symbol, guest_badge, symbol},
    words::{plain, say},
};

/// As many columns as the pad has room for; of a longer game it shows the end.
const MOST_ROUNDS: usize = 10;

/// Inside the ring when the game is over.
pub(super) fn finale(room: &Room<'_>, winner: Option<Team>, history: &[RoundView]) -> Markup {
    html! {
        div.inside.finale {
            @if let Some(winner) = winner {
                p.laurels aria-hidden="true" {
                    (symbol(Symbol::Crown)) (room.badge(winner)) (symbol(Symbol::Crown))
                }
            }
            @if !history.is_empty() { (pad(room, history)) }
            @if let Some(line) = best_known(room, history) { p.best-known { (say(line)) } }
        }
    }
}

/// The teams, as far as they have come.
pub(super) fn celebration(room: &Room<'_>) -> Celebration {
    let at = |team: Team| room.game.pieces.iter().find(|piece| piece.team == team).map(|piece| piece.at);
    let of = |(team, ahead)| Standee {
        ahead,
        colour: tokens::colour(room, team),
        badge: room.badge(team),
        name: html! { (say(room.team_name(team))) },
        points: at(team).map(|at| at.0.into()),
        mine: room.is_my_team(team),
    };
    Celebration::Podium(podium(room.game).into_iter().map(of).collect())
}

/// Round by round, what each team earned.
fn pad(room: &Room<'_>, history: &[RoundView]) -> Markup {
    let words = room.words;
    let first = history.len().saturating_sub(MOST_ROUNDS);
    let shown = &history[first..];
    html! {
        table.pad {
            caption { (if first == 0 { words.pp_stage_pad() } else { words.pp_stage_pad_end(shown.len()) }) }
            thead {
                tr {
                    th scope="col" { span.visually-hidden { (words.pp_stage_pad_team()) } }
                    @for (number, round) in shown.iter().enumerate() {
                        th scope="col" {
                            span { (first + number + 1) }
                            @if let Some(guest) = room.player(round.it) { (guest_badge(guest)) }
                            span.visually-hidden { (plain(words.pp_stage_it(room.name(round.it)))) }
                        }
                    }
                }
            }
            tbody {
                @for piece in &room.game.pieces {
                    tr {
                        th scope="row" {
                            (room.badge(piece.team))
                            span.visually-hidden { (plain(room.team_name(piece.team))) }
                        }
                        @for round in shown { td { (earned(round, piece.team)) } }
                    }
                }
            }
        }
    }
}

/// What a team earned in a round; nothing is written where it did not guess.
fn earned(round: &RoundView, team: Team) -> String {
    let guess = round.guesses.iter().find(|guess| guess.team == team);
    guess.map(|guess| signed(sum(guess))).unwrap_or_default()
}

/// Whose preferences were guessed best, over all rounds in which they were IT.
fn best_known(room: &Room<'_>, history: &[RoundView]) -> Option<String> {
    let right = |guess: &GuessView| guess.steps.iter().filter(|steps| **steps > 0).count();
    let tally = |it: Seat| {
        let guesses = || history.iter().filter(move |round| round.it == it).flat_map(|round| &round.guesses);
        (guesses().map(right).sum::<usize>(), guesses().map(|guess| guess.steps.len()).sum::<usize>())
    };
    let share = |it: &Seat| {
        let (right, all) = tally(*it);
        // In thousandths, so that it can be compared.
        right * 1000 / all.max(1)
    };
    let best = history.iter().map(|round| round.it).max_by_key(share)?;
    let (right, all) = tally(best);
    (right > 0).then(|| room.words.pp_stage_best_known(room.name(best), right, all))
}
