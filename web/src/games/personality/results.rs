//! What a vote has brought: who gets the card, how the masks walked, and a card in exchange (PE-10 to PE-18).

use maud::{Markup, html};
use rules::{
    CardId, Seat, Slot,
    personality::{
        Ability, Candidate, LaidCard, Landing, Laying, Moment, Move, PlayedTurn, Question, Verdict,
    },
};

use super::{
    cards, player_choices,
    room::Room,
    standing::{self, Fold},
};
use crate::{
    look::{BRASS, Symbol, guest_badge, next_deed, symbol},
    pages::Hand,
    words::{called, plain, say},
};

/// The turn that was voted on last, with the chance to exchange a card (PE-14).
pub(super) fn hand(room: &Room<'_>) -> Hand {
    let words = room.words;
    let may = room.may(Ability::ExchangeCard);
    Hand {
        ask: html! {
            @if let Some(turn) = &room.game.last_turn {
                h1 data-sound-cue="turn" { (say(headline(room, turn))) }
                p { (my_way(room, turn)) }
            } @else {
                h1 { (words.pe_title_exchange()) }
            }
        },
        play: html! {
            @if let Some(turn) = &room.game.last_turn { div.stack { (card_and_votes(room, turn)) } }
            @if !may { (super::hand::my_cards(room, Fold::Shut)) }
            @if may {
                details #exchange .fold.pe-fold {
                    summary { (symbol(Symbol::Another)) (words.pe_exchange()) }
                    p.pe-line { (words.pe_exchange_why()) }
                    (exchange(room))
                }
            }
            (standing::fold(room, Fold::Open))
        },
        act: html! {
            @if may {
                (next_deed(room.table, "keep_hand", html! { button class=(BRASS) { (words.pe_keep()) } }))
            }
        },
    }
}

/// One tap, and the card is another one.
fn exchange(room: &Room<'_>) -> Markup {
    next_deed(
        room.table,
        "exchange_card",
        html! {
            ul.slips {
                @for card in room.hand() {
                    li {
                        button.slip.pe-slip.pe-swap name="card" value=(card) {
                            (cards::slip(room, card)) (symbol(Symbol::Another))
                        }
                    }
                }
            }
        },
    )
}

/// The same where something else is going on already: what it was, and what it meant for me. A vote that
/// moved nobody was not seen before, and so lies open.
pub(super) fn last(room: &Room<'_>) -> Markup {
    html! {
        @if let Some(turn) = &room.game.last_turn {
            details #{ "last-" (room.game.turns) } .fold.pe-fold.pe-last open[turn.moves.is_empty()] {
                summary {
                    @if let Some(guest) = receiver(turn).and_then(|seat| room.player(seat)) {
                        (guest_badge(guest))
                    }
                    span { span { (say(headline(room, turn))) } span.pe-soft { (my_way(room, turn)) } }
                }
                (card_and_votes(room, turn))
            }
        }
    }
}

/// The card and all the votes.
fn card_and_votes(room: &Room<'_>, turn: &PlayedTurn) -> Markup {
    html! {
        @for card in shown(turn) { (cards::reminder(room, &card)) }
        @match &turn.second {
            None => {
                @let votes = turn.votes.iter().map(Into::into);
                (player_choices::votes(room, &turn.question, votes, &turn.moves))
            },
            Some(second) => {
                @let votes = second.votes.iter().map(Into::into);
                (player_choices::votes(room, &turn.question, votes, &turn.moves))
            },
        }
        @if let (Question::Which { cards, .. }, None) = (&turn.question, &turn.second) {
            (laid(room, cards, &[]))
        }
    }
}

/// The card that somebody got, or the one that nobody did.
fn shown(turn: &PlayedTurn) -> Vec<CardId> {
    match (&turn.question, turn.elected()) {
        (Question::Whom { card, .. }, _) => vec![*card],
        (Question::Which { cards, .. }, Some(Candidate::Card(slot))) => {
            cards.get(slot.index()).map(|laid| laid.card).into_iter().collect()
        }
        (Question::Which { .. }, _) => vec![],
    }
}

/// Who laid which card comes to light with the votes (PE-22). Those that most have voted for stand out.
pub(super) fn laid(room: &Room<'_>, cards: &[LaidCard], leading: &[Candidate]) -> Markup {
    let spotlight = |slot| match leading {
        [] => String::new(),
        _ => room.spotlight(Moment::Result, leading.contains(&Candidate::Card(Slot(slot)))),
    };
    let layer = match room.game.options.laying {
        Laying::Open => String::new(),
        Laying::Hidden => room.seen_from(Moment::Result),
    };
    html! {
        ul.slips.pe-laid {
            @for (slot, laid) in (0..).zip(cards) {
                li class={ "slip pe-slip" (spotlight(slot)) } {
                    span.tab { b { (player_choices::letter(slot)) } }
                    span.words { (room.text(&laid.card)) }
                    @if let Some(guest) = laid.by.and_then(|by| room.player(by)) {
                        span class={ "note " (layer) } {
                            (guest_badge(guest)) span.visually-hidden { (plain(called(guest))) }
                        }
                    }
                }
            }
        }
    }
}

/// Who gets the card: whoever was elected, or for whom the cards were laid.
pub(super) fn receiver(turn: &PlayedTurn) -> Option<Seat> {
    match (turn.elected()?, &turn.question) {
        (Candidate::Player(seat), _) => Some(seat),
        (Candidate::Card(_), Question::Which { subject, .. }) => Some(*subject),
        (Candidate::Card(_), Question::Whom { .. }) => None,
    }
}

pub(super) fn headline(room: &Room<'_>, turn: &PlayedTurn) -> String {
    let words = room.words;
    match (receiver(turn), &turn.verdict) {
        (Some(seat), _) if room.is_me(seat) => words.pe_result_you(),
        (Some(seat), _) => words.pe_result(room.name(seat)),
        (None, Verdict::Tied { .. }) => words.pe_result_tie(),
        (None, _) => words.pe_result_nobody(),
    }
}

/// What it meant for my mask.
pub(super) fn my_way(room: &Room<'_>, turn: &PlayedTurn) -> Markup {
    let words = room.words;
    let moved = turn.moves.iter().find(|moved| room.is_me(moved.seat));
    html! {
        @match moved {
            Some(moved) => (walked(room, moved)),
            None if turn.elected().is_none() => (words.pe_nothing_moves()),
            None if room.game.me.is_some() => (words.pe_stay()),
            None => (words.pe_watching()),
        }
    }
}

fn walked(room: &Room<'_>, moved: &Move) -> String {
    let words = room.words;
    match (moved.landing, moved.steps) {
        (Landing::Pit, _) => words.pe_fell(),
        (Landing::Summit, _) => words.pe_arrived(),
        (landing, steps) => {
            let walk = if steps > 0 { words.pe_forward(steps) } else { words.pe_back(steps.unsigned_abs()) };
            match landing {
                Landing::FaceToFace => words.pe_onto_face(walk),
                Landing::Inversion => words.pe_onto_dot(walk),
                Landing::Plain | Landing::Pit | Landing::Summit => walk,
            }
        }
    }
}
