//! The teams guess: whose turn it is, what lies open, and for the team in turn the tokens that it moves
//! together.

use maud::{Markup, html};
use rules::{
    Seat, Slot, Team,
    preference::{Ability, DraftView, Drawn, GuessView, Guessing, PhaseView},
};

use super::{draft, order, room::Room, slips, tokens};
use crate::{
    look::{BRASS, deed},
    pages::Hand,
    words::say,
};

/// What everybody may know of a round that is being guessed.
pub(super) struct Round<'a> {
    pub(super) it: Seat,
    pub(super) cards: &'a [Drawn],
    /// IT's own ranking, for IT only.
    row: Option<&'a [Slot]>,
    /// What one guessed at first, for oneself only (PP-24).
    first: &'a [Slot],
    pub(super) to_guess: &'a [Team],
    pub(super) passed: Option<Team>,
    pub(super) guesses: &'a [GuessView],
    draft: Option<&'a DraftView>,
    /// The guess of the team in turn, as it is talked over for all to see (PP-17).
    discussed: Option<&'a DraftView>,
}

impl<'a> Round<'a> {
    /// The round, if it is being guessed.
    pub(super) fn of(phase: &'a PhaseView) -> Option<Round<'a>> {
        let PhaseView::Guessing { it, cards, row, first, to_guess, passed, guesses, draft, discussed } =
            phase
        else {
            return None;
        };
        Some(Round {
            it: *it,
            cards,
            row: row.as_deref(),
            first,
            to_guess,
            passed: *passed,
            guesses,
            draft: draft.as_ref(),
            discussed: discussed.as_ref(),
        })
    }

    /// How many teams come before mine; none when mine has guessed or does not.
    fn before_mine(&self, room: &Room<'_>) -> Option<usize> {
        self.to_guess.iter().position(|team| room.is_my_team(*team))
    }
}

pub(super) fn hand(room: &Room<'_>, round: &Round<'_>) -> Hand {
    match (round.row, round.draft) {
        (Some(row), _) => guessed(room, round, row),
        (None, Some(draft)) if room.may(Ability::PlaceToken) => guessing(room, round, draft),
        (None, _) => waiting(room, round),
    }
}

/// The team whose turn it is.
fn guessing(room: &Room<'_>, round: &Round<'_>, draft: &DraftView) -> Hand {
    let words = room.words;
    let alone = draft.guessers.len() <= 1;
    let why = match (room.may(Ability::WithdrawAgreement), room.game.options.guessing, alone) {
        (true, ..) => words.pp_guess_why_agreed(),
        (false, Guessing::AtOnce, _) => words.pp_guess_why_at_once(),
        (false, Guessing::InTurn, true) => words.pp_guess_why_alone(),
        (false, Guessing::InTurn, false) => words.pp_guess_why(),
    };
    Hand {
        ask: html! {
            h1 data-sound-cue="knock" { (say(words.pp_guess_title(room.name(round.it)))) }
            p { (why) }
        },
        play: html! {
            (order::strip(room, round))
            (draft::board(room, round, draft))
            (own_first_guess(room, round))
        },
        act: html! {
            @if room.may(Ability::WithdrawAgreement) {
                (deed(
                    room.table,
                    "withdraw_agreement",
                    html! { button.btn.btn-wide { (words.pp_disagree()) } },
                ))
            } @else if room.may(Ability::AgreeToGuess) {
                (deed(room.table, "agree_to_guess", html! {
                    input type="hidden" name="edition" value=(draft.edition);
                    button class=(BRASS) { (if alone { words.pp_agree_alone() } else { words.pp_agree() }) }
                }))
            }
            @if room.may(Ability::PassTurn) {
                (deed(room.table, "pass_turn", html! { button.btn.btn-plain { (words.pp_pass()) } }))
            }
        },
    }
}

/// IT, who has nothing to do and says nothing (PP-11).
fn guessed(room: &Room<'_>, round: &Round<'_>, row: &[Slot]) -> Hand {
    let words = room.words;
    Hand {
        ask: html! { h1 { (words.pp_guessed_title()) } p { (words.pp_guessed_why()) } },
        play: html! {
            (order::strip(room, round))
            (talk(room, round))
            h2.part { (words.pp_guessed_own()) }
            (slips::row(room, round.cards, row, |slot| open_tokens(room, round, slot)))
        },
        act: html! {},
    }
}

/// Those whose turn it is not, and those who only watch.
fn waiting(room: &Room<'_>, round: &Round<'_>) -> Hand {
    let words = room.words;
    let done = round.guesses.iter().any(|guess| room.is_my_team(guess.team));
    let why = match (room.game.my_team, round.before_mine(room)) {
        (None, _) => words.pp_watching(),
        (Some(_), _) if room.is_newcomer() => words.pp_newcomer(),
        (Some(_), Some(1)) => words.pp_guess_next(),
        (Some(_), Some(_)) => words.pp_guess_later(),
        (Some(_), None) if done => words.pp_guess_done(),
        (Some(_), None) => words.pp_watching(),
    };
    Hand {
        ask: html! { h1 { (say(order::now(room, round))) } p { (why) } },
        play: html! {
            (order::strip(room, round))
            (talk(room, round))
            (slips::board(room, round.cards, |slot| open_tokens(room, round, slot)))
            (own_first_guess(room, round))
        },
        act: html! {},
    }
}

/// What one guessed at first, folded away (PP-24).
fn own_first_guess(room: &Room<'_>, round: &Round<'_>) -> Markup {
    html! {
        @if !round.first.is_empty() {
            details #first-guess .small-fold {
                summary { (room.words.first_own()) }
                (slips::row(room, round.cards, round.first, |_| html! {}))
            }
        }
    }
}

/// Who talks it over right now, for everybody else (PP-17).
fn talk(room: &Room<'_>, round: &Round<'_>) -> Markup {
    html! {
        @if let Some(draft) = round.discussed {
            p.soft.talk { (say(room.words.pp_talk(room.team_within(draft.team)))) }
        }
    }
}

/// The tokens that lie on a card, for all to see; one's own that wait are among them.
pub(super) fn open_tokens(room: &Room<'_>, round: &Round<'_>, slot: Slot) -> Markup {
    let mut lying = tokens::on_section(round.guesses, slot);
    if let Some(draft) = round.draft.filter(|_| !room.may(Ability::PlaceToken)) {
        lying.extend(draft::on_section(draft, slot));
    }
    if let Some(draft) = round.discussed {
        lying.extend(draft::on_section(draft, slot));
    }
    tokens::pegs(room, &lying)
}
