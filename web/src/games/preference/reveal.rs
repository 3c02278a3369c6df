//! The envelope is opened, one preference after another, and the pieces move (PP-18, PP-19).

use maud::{Markup, html};
use rules::{
    Seat, Slot,
    preference::{Ability, Drawn, GuessView, Moment, Options, PhaseView, View},
};

use super::{
    earlier::Earlier,
    laid::Laid,
    results::standing,
    room::Room,
    slips::{self, face_in},
    stage::{moved, who_knew},
    tokens,
};
use crate::{
    look::{BRASS, Symbol, next_deed, symbol},
    pages::Hand,
    words::say,
};

/// An envelope that is open to some depth.
struct Envelope<'a> {
    it: Seat,
    cards: &'a [Drawn],
    revealed: &'a [Slot],
    guesses: &'a [GuessView],
    /// IT's own ranking, for IT only.
    row: Option<&'a [Slot]>,
}

impl<'a> Envelope<'a> {
    /// The one that is being opened, or that of the round just over.
    fn of(game: &'a View) -> Option<Envelope<'a>> {
        match &game.phase {
            PhaseView::Revealing { it, cards, revealed, guesses, row } => {
                Some(Envelope { it: *it, cards, revealed, guesses, row: row.as_deref() })
            }
            PhaseView::RoundOver { .. } => game.last_round.as_ref().map(|round| Envelope {
                it: round.it,
                cards: &round.cards,
                revealed: &round.ranking,
                guesses: &round.guesses,
                row: None,
            }),
            PhaseView::Opening { .. }
            | PhaseView::Ranking { .. }
            | PhaseView::Guessing { .. }
            | PhaseView::Over { .. } => None,
        }
    }
}

pub(super) fn hand(room: &Room<'_>) -> Hand {
    let words = room.words;
    let envelope = Envelope::of(room.game);
    let mine = envelope.as_ref().is_some_and(|envelope| room.is_me(envelope.it));
    let opens = room.may(Ability::RevealPreference);
    let next = envelope.map_or(0, |envelope| envelope.revealed.len()) + 1;
    Hand {
        ask: html! {
            h1 data-sound-cue=[(opens && next == 1).then_some("knock")] { (say(title(room))) }
            (told(room))
        },
        play: board(room),
        act: html! {
            @if opens && next <= Options::SECTIONS {
                (next_deed(room.table, "reveal_preference", html! {
                    button class={ (BRASS) " " (room.seen_at_the_end()) } {
                        (symbol(Symbol::Envelope))
                        (if mine { words.pp_open_mine(next) } else { words.pp_open(next) })
                    }
                }))
            }
        },
    }
}

/// Who opens the envelope.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    let Some(Envelope { it, .. }) = Envelope::of(room.game) else { return words.pp_title_reveal() };
    match (room.is_me(it), room.may(Ability::RevealPreference)) {
        (true, _) => words.pp_open_title_you(),
        (false, true) => words.pp_open_title_gone(room.name(it)),
        (false, false) => words.pp_open_title(room.name(it)),
    }
}

/// What has just come out of the envelope, and until it has, what came before.
pub(super) fn told(room: &Room<'_>) -> Markup {
    let Some(earlier) = Earlier::of(room) else { return html! { p { (say(why(room))) } } };
    let laid = Laid::of(room.game);
    html! {
        div.takes {
            p class=(room.seen_until(Moment::Card)) aria-hidden="true" {
                (say(why(&earlier.room(room))))
            }
            p class=(room.seen_from(Moment::Card)) data-hear { (say(why(room))) }
            (room.heard(room.moment(Moment::Verdicts), who_knew(room, &laid)))
            (room.heard(room.moment(Moment::Moves), moved(room, &laid)))
        }
    }
}

/// What has just come out of the envelope, or what is to come.
fn why(room: &Room<'_>) -> String {
    let words = room.words;
    let Some(envelope) = Envelope::of(room.game) else { return String::new() };
    let last = envelope.revealed.last().and_then(|slot| face_in(room, envelope.cards, *slot));
    match last {
        Some(face) => words.pp_open_why(envelope.revealed.len(), face.words),
        None if room.is_me(envelope.it) => words.pp_open_why_you(),
        None => words.pp_open_why_first(),
    }
}

/// The cards and the standing. While a preference is being shown, all of it is first as it was before.
pub(super) fn board(room: &Room<'_>) -> Markup {
    let Some(earlier) = Earlier::of(room) else { return html! { (opened(room)) (stood(room)) } };
    let before = earlier.room(room);
    html! {
        div.takes {
            (room.meanwhile(Moment::Card, opened(&before)))
            div class=(room.swapped_at(Moment::Card)) { (opened(room)) }
        }
        div.takes {
            (room.meanwhile(Moment::Moves, stood(&before)))
            div class=(room.swapped_at(Moment::Moves)) { (stood(room)) }
        }
    }
}

/// What lay on the table before the preference that the stage is showing.
pub(super) fn before_it(room: &Room<'_>) -> Markup {
    let Some(earlier) = Earlier::of(room) else { return html! {} };
    let before = earlier.room(room);
    html! { (opened(&before)) (stood(&before)) }
}

fn stood(room: &Room<'_>) -> Markup {
    standing(room, Envelope::of(room.game).map_or(&[][..], |envelope| envelope.guesses))
}

/// What has been opened in its order, and behind it the cards that are still in the envelope; only IT knows
/// how.
fn opened(room: &Room<'_>) -> Markup {
    let Some(Envelope { cards, revealed, guesses, row, .. }) = Envelope::of(room.game) else {
        return html! {};
    };
    let hidden = |slot: &Slot| !revealed.contains(slot);
    let rest: Vec<Slot> = match row {
        Some(row) => row.iter().copied().filter(hidden).collect(),
        None => room.faces(cards).map(|(slot, _)| slot).filter(hidden).collect(),
    };
    let is_last = |place: usize| place + 1 == revealed.len() && room.is_showing();
    let cue = |kind| room.cue(room.moment(Moment::Card), kind);
    // What has just come out stands out for a moment, and the others step back.
    let (hero, dims) = (cue("cue beat grows"), cue("cue dims"));
    html! {
        ol.slips {
            @for (place, slot) in revealed.iter().enumerate() {
                @if let Some(face) = face_in(room, cards, *slot) {
                    @let gains = tokens::gains(room, guesses, place);
                    @if is_last(place) {
                        @let more = html! {
                            div.takes {
                                @let pegs = tokens::pegs(room, &tokens::on_section(guesses, *slot));
                                (room.meanwhile(Moment::Moves, pegs))
                                div class=(room.seen_from(Moment::Moves)) { (gains) }
                            }
                        };
                        (slips::shown(room, face, Some(place), &hero, &more))
                    } @else {
                        (slips::shown(room, face, Some(place), &dims, &gains))
                    }
                }
            }
            @for (place, slot) in (revealed.len()..).zip(rest) {
                @if let Some(face) = face_in(room, cards, slot) {
                    @let pegs = tokens::pegs(room, &tokens::on_section(guesses, slot));
                    (slips::shown(room, face, row.map(|_| place), &format!("slip-sealed {dims}"), &pegs))
                }
            }
        }
    }
}
