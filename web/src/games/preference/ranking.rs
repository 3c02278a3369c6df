//! IT ranks in secret, and the others look at the cards meanwhile.

use maud::{Markup, html};
use rules::{
    Seat, Slot,
    preference::{Ability, Drawn},
};

use super::{
    room::{Face, Room},
    slips,
};
use crate::{
    games::rank::{Card, Deeds, Labels, Row, Says, end},
    look::{BRASS, Symbol, deed, symbol},
    pages::Hand,
    words::say,
};

/// IT's own page.
pub(super) fn own(room: &Room<'_>, cards: &[Drawn], row: &[Slot]) -> Hand {
    let words = room.words;
    let left = cards.len().saturating_sub(row.len());
    let why = match (left, room.plays_alone()) {
        (1.., _) => words.pp_rank_why(),
        (0, true) => words.pp_rank_why_full_alone(),
        (0, false) => words.pp_rank_why_full(),
    };
    Hand {
        ask: html! { h1 data-sound-cue="knock" { (words.pp_rank_title()) } p { (why) } },
        play: html! { div.play-tight { (editable(room, cards, row, None)) } },
        act: html! {
            @if room.may(Ability::SealRanking) {
                (deed(room.table, "seal_ranking", html! { button class=(BRASS) { (words.pp_seal()) } }))
            } @else if left > 0 {
                p.left { (words.pp_left(left)) }
            }
        },
    }
}

/// The row that somebody lays: IT their own, or another a first guess of IT's.
fn editable(room: &Room<'_>, cards: &[Drawn], row: &[Slot], it: Option<Seat>) -> Markup {
    let words = room.words;
    let (empty, ends) = match it {
        None => (words.pp_rank_empty(), [words.pp_most(), words.pp_least()]),
        Some(it) => (words.pp_first_empty(room.name(it)), [words.pp_first_most(), words.pp_first_least()]),
    };
    let all = || room.faces(cards).zip(cards);
    let laid = |(place, slot): (usize, &Slot)| {
        let ((_, face), drawn) = all().find(|((other, _), _)| other == slot)?;
        Some(card(room, *slot, face, drawn, Some(place)))
    };
    let loose = all().filter(|((slot, _), _)| !row.contains(slot));
    Row {
        table: room.table,
        deeds: Deeds { lay: "rank_card", back: "unrank_card" },
        says: Says { empty, loose: words.pp_loose(), moved: words.pp_say_moved(), back: words.pp_say_back() },
        ends: [end(Symbol::Smile, &ends[0]), end(Symbol::Frown, &ends[1])],
        aside: html! {
            @if room.may(Ability::PutBackCard) {
                p.aside { (symbol(Symbol::Another)) " " (words.pp_put_back()) }
            }
        },
        laid: row.iter().enumerate().filter_map(laid).collect(),
        pinned: None,
        loose: loose.map(|((slot, face), drawn)| card(room, slot, face, drawn, None)).collect(),
    }
    .editable()
}

fn card<'a>(room: &Room<'_>, slot: Slot, face: Face<'a>, drawn: &Drawn, place: Option<usize>) -> Card<'a> {
    let words = room.words;
    let grip = words.pp_grip(face.words);
    Card {
        slot,
        class: face.section.class(),
        name: face.words,
        text: slips::text(face),
        mark: slips::mark(face, place),
        labels: Labels {
            grip: place.map_or_else(|| grip.clone(), |place| format!("{}. {grip}", place + 1)),
            tap: match place {
                Some(_) => words.pp_take_back(face.words),
                None => words.pp_lay(face.words),
            },
            up: words.pp_move_up(face.words),
            down: words.pp_move_down(face.words),
        },
        more: put_back(room, face, drawn),
    }
}

/// PP-8: named by the card, so that a second press does not put back the one that came instead.
fn put_back(room: &Room<'_>, face: Face<'_>, drawn: &Drawn) -> Markup {
    html! {
        @if room.may(Ability::PutBackCard) {
            (deed(room.table, "put_back_card", html! {
                input type="hidden" name="card" value=(drawn.card.as_str());
                button.unknown aria-label=(room.words.pp_put_back_card(face.words)) {
                    (symbol(Symbol::Another))
                }
            }))
        }
    }
}

/// Everybody else, while IT ranks: they make a first guess, if they like (PP-24).
pub(super) fn others(room: &Room<'_>, it: Seat, cards: &[Drawn], first: &[Slot]) -> Hand {
    let words = room.words;
    if room.may(Ability::RankCard) {
        return Hand {
            ask: html! { h1 { (say(words.pp_ranking_title(room.name(it)))) } p { (words.first_why()) } },
            play: html! { div.play-tight { (editable(room, cards, first, Some(it))) } },
            act: html! { @if first.len() == cards.len() { p.left { (words.first_done()) } } },
        };
    }
    let why = match room.is_newcomer() {
        true => words.pp_newcomer(),
        false => words.pp_ranking_why(),
    };
    Hand {
        ask: html! { h1 { (say(words.pp_ranking_title(room.name(it)))) } p { (why) } },
        play: slips::board(room, cards, |_| html! {}),
        act: html! {},
    }
}
