//! How it went: a round, and the standing.

use std::cmp::Reverse;

use maud::{Markup, html};
use rules::{
    Closest, Team,
    preference::{Ability, GuessView, Moment, NextRound, PhaseView, PieceView, RoundView, Square, all_right},
};

use super::{
    opening, reveal,
    room::Room,
    tokens::{self, signed},
};
use crate::{
    games::{WhyMoved, end::crown, why_moved::so_far},
    look::{BRASS, Symbol, next_deed, symbol},
    pages::Hand,
    words::{called, listed, say},
};

/// All preferences lie open.
pub(super) fn round_over(room: &Room<'_>, next: Option<NextRound>, tied: &[Team]) -> Hand {
    let words = room.words;
    let title = match (next, &leaders(room)[..]) {
        (None, [winner]) => words.pp_decided_title(room.team_name(*winner)),
        _ => whose_order(room),
    };
    let why = match (next, tied) {
        (None, _) => words.pp_decided_why(),
        (Some(_), [_, _, ..]) => words.pp_tied(team_names(room, tied)),
        (Some(_), _) => lead(room),
    };
    // Who goes on as before does not turn over once more.
    let told = match next {
        None => room.seen_from(Moment::Lead),
        Some(_) => room.swapped_at(Moment::Lead),
    };
    let head = html! {
        h1 class=(told) data-sound-cue="turn" { (say(title)) }
        p class=(room.seen_from(Moment::Lead)) data-hear { (say(why)) }
    };
    Hand {
        ask: html! {
            @if room.is_showing() {
                div.takes {
                    (room.headed_until(Moment::Order, html! {
                        h1 { (say(reveal::title(room))) }
                        (reveal::told(room))
                    }))
                    (room.headed_until(Moment::Lead, whole_order(room)))
                    div { (head) }
                }
            } @else {
                (head)
            }
        },
        play: html! {
            (reveal::board(room))
            @if let Some((round, closest)) = closest(room) {
                p class={ "closest " (room.seen_from(Moment::Lead)) } {
                    (say(room.closest(closest, round.ranking.len())))
                }
            }
        },
        act: html! {
            @if room.may(Ability::FinishGame) {
                (next_deed(room.table, "finish_game", html! {
                    button class={ (BRASS) " " (room.seen_from(Moment::Next)) } { (words.pp_finish()) }
                }))
            } @else if let Some(next) = next {
                (opening::next_up(room, next))
            }
        },
    }
}

/// Whose first guess of the round came nearest (PP-24).
pub(super) fn closest<'a>(room: &Room<'a>) -> Option<(&'a RoundView, &'a Closest)> {
    let round = room.game.last_round.as_ref()?;
    round.closest.as_ref().map(|closest| (round, closest))
}

/// What each of my team's tokens of the last round was worth; at the end all rounds are told.
pub(super) fn why_moved(room: &Room<'_>) -> Option<WhyMoved> {
    if let PhaseView::Over { .. } = room.game.phase {
        return None;
    }
    let round = room.game.last_round.as_ref()?;
    let guess = round.guesses.iter().find(|guess| room.is_my_team(guess.team))?;
    let worth = |wanted: i8| guess.steps.iter().filter(|steps| **steps == wanted).count();
    let (single, doubled, lost) = (worth(1), worth(2), worth(-1));
    let words = room.words;
    let answer = words.pp_why_moved(single, doubled, lost, signed(tokens::total(guess)));
    let piece = room.game.pieces.iter().find(|piece| piece.team == guess.team)?;
    let (at, length) = (piece.at.0, room.game.options.board.length());
    let score = html! {
        (room.badge(piece.team))
        (so_far(at.into(), length.into(), &words.pp_at_square(at, length)))
    };
    let question = if tokens::total(guess) == 0 { words.why_stayed() } else { words.why_moved() };
    Some(WhyMoved { score, question, answer: html! { (answer) } })
}

/// Whose order lies open.
fn whose_order(room: &Room<'_>) -> String {
    let words = room.words;
    match &room.game.last_round {
        Some(round) if room.is_me(round.it) => words.pp_round_title_you(),
        Some(round) => words.pp_round_title(room.name(round.it)),
        None => words.pp_title_reveal(),
    }
}

/// The same while it is being looked at, and who has dared everything and was right.
fn whole_order(room: &Room<'_>) -> Markup {
    let daring = all_right(room.game);
    html! {
        h1 class=(room.seen_from(Moment::Order)) data-hear { (say(whose_order(room))) }
        @if !daring.is_empty() {
            p class=(room.seen_from(Moment::AllRight)) data-hear {
                @let teams = listed(room.words, daring.iter().map(|team| room.team_within(*team)));
                (say(room.words.pp_stage_all_right(teams)))
            }
        }
    }
}

/// Who leads, in a sentence.
fn lead(room: &Room<'_>) -> String {
    let (words, leaders) = (room.words, leaders(room));
    match leaders[..] {
        [leader] if room.is_my_team(leader) && room.plays_alone() => words.pp_leads_you(),
        [leader] => words.pp_leads(room.team_name(leader)),
        _ => words.pp_level(team_names(room, &leaders)),
    }
}

fn leaders(room: &Room<'_>) -> Vec<Team> {
    room.game.pieces.iter().filter(|piece| piece.behind == 0).map(|piece| piece.team).collect()
}

/// The teams as a sentence begins with them.
fn team_names(room: &Room<'_>, teams: &[Team]) -> String {
    let name = |(nth, team): (usize, &Team)| match nth {
        0 => room.team_name(*team),
        _ => room.team_within(*team),
    };
    listed(room.words, teams.iter().enumerate().map(name))
}

/// The teams as they stand on the board, the farthest first, with what they have earned in this round so far.
pub(super) fn standing(room: &Room<'_>, guesses: &[GuessView]) -> Markup {
    let mut pieces: Vec<&PieceView> = room.game.pieces.iter().collect();
    pieces.sort_by_key(|piece| Reverse(piece.at));
    html! { ol.standing { @for piece in pieces { (standing_row(room, piece, guesses, false)) } } }
}

/// The same at the end, with a crown for who has won.
pub(super) fn final_standing(room: &Room<'_>, winner: Option<Team>) -> Markup {
    let mut pieces: Vec<&PieceView> = room.game.pieces.iter().collect();
    let won = |piece: &PieceView| winner == Some(piece.team);
    pieces.sort_by_key(|piece| (!won(piece), Reverse(piece.at)));
    html! { ol.standing { @for piece in pieces { (standing_row(room, piece, &[], won(piece))) } } }
}

fn standing_row(room: &Room<'_>, piece: &PieceView, guesses: &[GuessView], won: bool) -> Markup {
    let words = room.words;
    let gained =
        guesses.iter().find(|guess| guess.team == piece.team).filter(|guess| !guess.steps.is_empty());
    // Between rounds there is room for everybody's name.
    let members: Vec<String> = match guesses {
        [] => piece.members.iter().filter_map(|seat| room.player(seat)).map(called).collect(),
        _ => vec![],
    };
    let (at, length) = (piece.at.0, room.game.options.board.length());
    html! {
        li class=(if room.is_my_team(piece.team) { "standing-row mine" } else { "standing-row" }) {
            div.standing-name {
                @if let Some(crew) = room.crew(piece.team) {
                    span.person { (room.badge(piece.team)) span { (crew.title(words)) } }
                }
                @if won { (crown(words)) }
                @if members.len() > 1 { span.soft { (say(members.join(", "))) } }
            }
            @if let Some(guess) = gained { span.gained { (signed(tokens::total(guess))) } }
            span.at {
                (symbol(square(room, piece)))
                @if at >= length { span.visually-hidden { (words.pp_at_finish()) " " } }
                b { (at) }
                span.soft { "/" (length) }
            }
        }
    }
}

/// What is printed where a piece stands, or the flag once it is through.
fn square(room: &Room<'_>, piece: &PieceView) -> Symbol {
    match piece.square {
        _ if room.game.options.board.is_finish(piece.at) => Symbol::Flag,
        Square::Start => Symbol::Flag,
        Square::Corner => Symbol::Star,
        Square::Symbol(category) => room.category_symbol(category),
        Square::Mixed => Symbol::Mixed,
    }
}
