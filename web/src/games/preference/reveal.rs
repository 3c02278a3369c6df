//! The envelope is opened, one preference after another, and the pieces move (PP-18, PP-19).

use maud::{Markup, html};
use rules::{
    Seat, Slot,
    preference::{Ability, Drawn, GuessView, Options},
};

use super::{
    results::standing,
    room::Room,
    slips::{self, face_in},
    tokens,
};
use crate::{
    look::{BRASS, Symbol, deed, symbol},
    pages::Hand,
    words::say,
};

/// An envelope that is open to some depth.
pub(super) struct Envelope<'a> {
    pub(super) it: Seat,
    pub(super) cards: &'a [Drawn],
    pub(super) revealed: &'a [Slot],
    pub(super) guesses: &'a [GuessView],
    /// IT's own ranking, for IT only.
    pub(super) row: Option<&'a [Slot]>,
}

pub(super) fn hand(room: &Room<'_>, envelope: &Envelope<'_>) -> Hand {
    let words = room.words;
    let mine = room.is_me(envelope.it);
    let opens = room.may(Ability::RevealPreference);
    let title = match (mine, opens) {
        (true, _) => words.pp_open_title_you(),
        (false, true) => words.pp_open_title_gone(room.name(envelope.it)),
        (false, false) => words.pp_open_title(room.name(envelope.it)),
    };
    let next = envelope.revealed.len() + 1;
    Hand {
        ask: html! {
            h1 data-sound-cue=[(opens && next == 1).then_some("knock")] { (say(title)) }
            p { (say(why(room, envelope))) }
        },
        play: html! {
            (opened(room, envelope))
            (standing(room, envelope.guesses))
        },
        act: html! {
            @if opens && next <= Options::SECTIONS {
                (deed(room.table, "reveal_preference", html! {
                    button class=(BRASS) {
                        (symbol(Symbol::Envelope))
                        (if mine { words.pp_open_mine(next) } else { words.pp_open(next) })
                    }
                }))
            }
        },
    }
}

/// What has just come out of the envelope, or what is to come.
fn why(room: &Room<'_>, envelope: &Envelope<'_>) -> String {
    let words = room.words;
    let last = envelope.revealed.last().and_then(|slot| face_in(room, envelope.cards, *slot));
    match last {
        Some(face) => words.pp_open_why(envelope.revealed.len(), face.words),
        None if room.is_me(envelope.it) => words.pp_open_why_you(),
        None => words.pp_open_why_first(),
    }
}

/// What has been opened in its order, and behind it the cards that are still in the envelope; only IT knows
/// how.
fn opened(room: &Room<'_>, envelope: &Envelope<'_>) -> Markup {
    let Envelope { cards, revealed, guesses, row, .. } = envelope;
    let hidden = |slot: &Slot| !revealed.contains(slot);
    let rest: Vec<Slot> = match row {
        Some(row) => row.iter().copied().filter(hidden).collect(),
        None => room.faces(cards).map(|(slot, _)| slot).filter(hidden).collect(),
    };
    let turned = |place: usize| if place + 1 == revealed.len() { "beat-now" } else { "" };
    html! {
        ol.slips {
            @for (place, slot) in revealed.iter().enumerate() {
                @if let Some(face) = face_in(room, cards, *slot) {
                    @let gains = tokens::gains(room, guesses, place);
                    (slips::shown(room, face, Some(place), turned(place), &gains))
                }
            }
            @for (place, slot) in (revealed.len()..).zip(rest) {
                @if let Some(face) = face_in(room, cards, slot) {
                    @let pegs = tokens::pegs(room, &tokens::on_section(guesses, slot));
                    (slips::shown(room, face, row.map(|_| place), "slip-sealed", &pegs))
                }
            }
        }
    }
}
