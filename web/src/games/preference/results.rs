//! How it went: a round, and the standing.

use std::cmp::Reverse;

use maud::{Markup, html};
use rules::{
    Team,
    preference::{Ability, GuessView, NextRound, PieceView, RoundView, Square},
};

use super::{
    opening,
    room::Room,
    slips::{self, face_in},
    tokens::{self, signed},
};
use crate::{
    games::end::crown,
    look::{BRASS, Symbol, deed, symbol},
    pages::Hand,
    words::{called, listed, say},
};

/// All preferences lie open.
pub(super) fn round_over(room: &Room<'_>, next: Option<NextRound>, tied: &[Team]) -> Hand {
    let words = room.words;
    let round = room.game.last_round.as_ref();
    let title = match (next, &leaders(room)[..], round) {
        (None, [winner], _) => words.pp_decided_title(room.team_name(*winner)),
        (_, _, Some(round)) if room.is_me(round.it) => words.pp_round_title_you(),
        (_, _, Some(round)) => words.pp_round_title(room.name(round.it)),
        (_, _, None) => words.pp_title_reveal(),
    };
    let why = match (next, tied) {
        (None, _) => words.pp_decided_why(),
        (Some(_), [_, _, ..]) => words.pp_tied(team_names(room, tied)),
        (Some(_), _) => lead(room),
    };
    Hand {
        ask: html! { h1 data-sound-cue="turn" { (say(title)) } p { (say(why)) } },
        play: html! {
            @if let Some(round) = round { (order_of(room, round)) }
            (standing(room, round.map_or(&[][..], |round| &round.guesses)))
        },
        act: html! {
            @if room.may(Ability::FinishGame) {
                (deed(room.table, "finish_game", html! { button class=(BRASS) { (words.pp_finish()) } }))
            } @else if let Some(next) = next {
                (opening::next_up(room, next))
            }
        },
    }
}

/// IT's order, and what each team earned for each place of it.
fn order_of(room: &Room<'_>, round: &RoundView) -> Markup {
    html! {
        ol.slips {
            @for (place, slot) in round.ranking.iter().enumerate() {
                @if let Some(face) = face_in(room, &round.cards, *slot) {
                    (slips::slip(room, face, Some(place), &tokens::gains(room, &round.guesses, place)))
                }
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
                @if let Some(crew) = room.crew(piece.team) { (crew.shown(words)) }
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
