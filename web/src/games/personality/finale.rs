//! The end: who has won, and what you were most of one mind about.

use maud::{Markup, html};
use rules::{
    SeatSet,
    personality::{Candidate, PlayedTurn, Question, podium},
};

use super::{mask::mask, room::Room, traits::large_card};
use crate::{
    games::podium::{Celebration, standee},
    look::{Symbol, symbol},
    words::say,
};

/// Who has won, and the card about which you were most of one mind.
pub(super) fn finale(room: &Room<'_>, winners: SeatSet, history: &[PlayedTurn]) -> Markup {
    let votes = |turn: &PlayedTurn| {
        let elected = turn.elected()?;
        Some(turn.votes.iter().filter(|vote| vote.choice == elected).count())
    };
    let clearest = history
        .iter()
        .filter_map(|turn| match (&turn.question, turn.elected()?) {
            (Question::Whom { card, .. }, Candidate::Player(seat)) => Some((votes(turn)?, card, seat)),
            _ => None,
        })
        .max_by_key(|(votes, ..)| *votes);
    html! {
        div.ps-beside.ps-ending {
            @if !winners.is_empty() {
                ul.ps-winners {
                    @for guest in winners.iter().filter_map(|seat| room.player(seat)) {
                        li { (symbol(Symbol::Crown)) (mask(guest, Some(guest.badge))) }
                    }
                }
            }
            @if let Some((_, card, seat)) = clearest {
                div.ps-agreed {
                    p { (say(room.words.pe_stage_agreed(room.name(seat)))) }
                    (large_card(room, card))
                }
            }
        }
    }
}

/// Everybody, without a number: only who has won counts.
pub(super) fn celebration(room: &Room<'_>) -> Celebration {
    let of = |(seat, ahead)| standee(room, seat, ahead, None);
    Celebration::Podium(podium(room.game).into_iter().filter_map(of).collect())
}
