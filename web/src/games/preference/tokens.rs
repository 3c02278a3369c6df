//! Tokens: a team's colour, its shape and a number, in the doubling circle or outside it.

use maud::{Markup, html};
use rules::{
    Slot, Team,
    preference::{GuessView, Placement, Stake},
};

use super::room::Room;
use crate::words::plain;

/// A token as it lies on a card.
pub(super) struct Lying {
    pub(super) team: Team,
    /// The number that it bears, from 1 on.
    pub(super) number: usize,
    pub(super) stake: Stake,
}

/// The tokens on a section, in the order of the teams.
pub(super) fn on_section(guesses: &[GuessView], section: Slot) -> Vec<Lying> {
    let lies = |guess: &GuessView| {
        let tokens = (1..).zip(&guess.tokens);
        let (number, Placement { stake, .. }) =
            tokens.into_iter().find(|(_, lies)| lies.section == section)?;
        Some(Lying { team: guess.team, number, stake: *stake })
    };
    guesses.iter().filter_map(lies).collect()
}

/// Other teams' tokens beside a card.
pub(super) fn pegs(room: &Room<'_>, lying: &[Lying]) -> Markup {
    html! {
        @if !lying.is_empty() {
            ul.pegs {
                @for token in lying {
                    li {
                        (peg(room, token.team, token.number, token.stake))
                        span.visually-hidden { (said(room, token)) }
                    }
                }
            }
        }
    }
}

fn said(room: &Room<'_>, token: &Lying) -> String {
    let (words, team) = (room.words, room.team_name(token.team));
    plain(match token.stake {
        Stake::Single => words.pp_token_of(team, token.number),
        Stake::Doubled => words.pp_token_of_doubled(team, token.number),
    })
}

/// What a token looks like. Whoever uses it says in words whose it is.
pub(super) fn peg(room: &Room<'_>, team: Team, number: usize, stake: Stake) -> Markup {
    let class = match stake {
        Stake::Single => "",
        Stake::Doubled => "peg-doubled",
    };
    html! {
        span class={ "peg " (colour(room, team)) " " (class) } aria-hidden="true" {
            (shape(room, team)) (number)
        }
    }
}

/// What a team's token earned, or did not.
pub(super) fn gain(room: &Room<'_>, guess: &GuessView, place: usize) -> Markup {
    let Some((steps, lies)) = guess.steps.get(place).zip(guess.tokens.get(place)) else { return html! {} };
    let (words, team) = (room.words, room.team_name(guess.team));
    let sentence = match (*steps > 0, lies.stake) {
        (true, Stake::Single) => words.pp_gain_right(team),
        (true, Stake::Doubled) => words.pp_gain_right_doubled(team),
        (false, Stake::Single) => words.pp_gain_wrong(team),
        (false, Stake::Doubled) if *steps < 0 => words.pp_gain_wrong_doubled(team),
        // PP-20
        (false, Stake::Doubled) => words.pp_gain_wrong_start(team),
    };
    let right = if *steps > 0 { "" } else { "peg-wrong" };
    let doubled = if lies.stake == Stake::Doubled { "peg-doubled" } else { "" };
    html! {
        li {
            span class={ "peg " (colour(room, guess.team)) " " (right) " " (doubled) } aria-hidden="true" {
                (shape(room, guess.team)) (signed((*steps).into()))
            }
            span.visually-hidden { (plain(sentence)) }
        }
    }
}

/// What all teams earned for one preference.
pub(super) fn gains(room: &Room<'_>, guesses: &[GuessView], place: usize) -> Markup {
    html! { ul.pegs { @for guess in guesses { (gain(room, guess, place)) } } }
}

pub(super) fn total(guess: &GuessView) -> i16 {
    guess.steps.iter().map(|steps| i16::from(*steps)).sum()
}

/// A number of steps with its sign.
pub(super) fn signed(steps: i16) -> String {
    match steps {
        0 => "0".to_owned(),
        forward @ 1.. => format!("+{forward}"),
        back => format!("\u{2212}{}", back.unsigned_abs()),
    }
}

pub(super) fn colour(room: &Room<'_>, team: Team) -> &'static str {
    room.livery(team).map_or("", |livery| livery.badge.colour().slug())
}

fn shape(room: &Room<'_>, team: Team) -> Markup {
    room.badge(team)
}
