//! What everybody sees from across the room, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat, Slot,
    happiness::{Drawn, FaceUp, GuessView, PhaseView, TurnView},
};

use super::{
    cards::{Face, Room},
    hand::unplaced,
    results::{self, beat, guessed, tick},
};
use crate::{
    look::{Symbol, person, symbol},
    pages::Stage,
    words::{listed, say},
};

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let words = room.words;
    let (headline, board_class, board) = match &room.game.phase {
        PhaseView::Opening { next } => (
            title(room.opening_title(*next), words.gh_opening_why(room.game.options.cards)),
            "",
            html! { div.stage-opening { (room.categories()) } },
        ),
        PhaseView::Ranking { player, cards, .. } => (
            title(words.gh_others_title(room.name(*player)), words.gh_stage_ranking_sub()),
            "",
            ranking(room, *player, cards),
        ),
        PhaseView::Guessing { player, cards, face_up, guess, .. } => (
            title(words.gh_guess_title(room.name(*player)), guessers(room, *player)),
            "",
            guessing(room, *player, cards, *face_up, guess.as_ref()),
        ),
        PhaseView::Revealed { .. } => match room.game.history.last() {
            Some(turn) => (results::headline(room, turn), "", comparison(room, turn)),
            None => (title(words.gh_title_reveal(), String::new()), "", html! {}),
        },
        PhaseView::Over => {
            (title(results::verdict(room), words.gh_stage_over_sub()), "stage-end", ending(room))
        }
    };
    let over = room.game.phase == PhaseView::Over;
    Stage { headline, board_class, board, standing: html! { @if !over { (standing(room)) } } }
}

fn title(title: String, line: String) -> Markup {
    html! { h1 { (say(title)) } p { (say(line)) } }
}

/// Who makes the guess.
fn guessers(room: &Room<'_>, player: Seat) -> String {
    let count = room.table.game.as_ref().map_or(0, |playing| playing.seats.len());
    let others = Seat::first(count).filter(|seat| *seat != player && !room.game.away.contains(*seat));
    let names: Vec<&str> =
        others.filter_map(|seat| room.player(seat)).map(|guest| guest.name.as_str()).collect();
    let list = listed(room.words, names.iter().copied());
    if names.len() == 1 {
        room.words.gh_stage_guessing_sub_one(list)
    } else {
        room.words.gh_stage_guessing_sub(list)
    }
}

fn ranking(room: &Room<'_>, player: Seat, cards: &[Drawn]) -> Markup {
    let backs = (0..cards.len()).map(|_| html! { span.token.token-back {} });
    html! {
        (row_title(room, player))
        (rail(room))
        ul class={ "columns backs n-" (cards.len()) } aria-hidden="true" { @for back in backs { li { (back) } } }
        ul class={ "columns n-" (cards.len()) } {
            @for drawn in cards { li { (card(room.face(drawn), None, "")) } }
        }
    }
}

fn guessing(
    room: &Room<'_>,
    player: Seat,
    cards: &[Drawn],
    face_up: Option<FaceUp>,
    guess: Option<&GuessView>,
) -> Markup {
    let row = guess.map_or(&[][..], |guess| &guess.row);
    let mut laid = row.iter();
    let places: Vec<(usize, Option<Slot>)> = (0..cards.len())
        .map(|place| match face_up {
            Some(face_up) if usize::from(face_up.place) == place => (place, Some(face_up.card)),
            _ => (place, laid.next().copied()),
        })
        .collect();
    let pinned = |place: usize| face_up.is_some_and(|face_up| usize::from(face_up.place) == place);
    html! {
        (row_title(room, player))
        ul class={ "columns backs n-" (cards.len()) } {
            @for (place, slot) in &places {
                li {
                    @match slot.filter(|_| pinned(*place)).and_then(|slot| room.face_in(cards, slot)) {
                        Some(face) => (face.token(*place)),
                        None => span.token.token-back { span.visually-hidden { (room.words.gh_back()) } },
                    }
                }
            }
        }
        (rail(room))
        ol class={ "columns n-" (cards.len()) } {
            @for (place, slot) in &places {
                li {
                    @match slot.and_then(|slot| Some((slot, room.face_in(cards, slot)?))) {
                        Some((slot, face)) => div class={ "vt-card-" (slot.0) } {
                            (card(face, Some(*place), if pinned(*place) { " card-pinned" } else { "" }))
                        },
                        None => div.place { (place + 1) },
                    }
                }
            }
        }
        ul class={ "columns loose-cards n-" (cards.len()) } {
            @for drawn in unplaced(cards, row, face_up) { li { (low_card(room.face(drawn), None)) } }
        }
    }
}

fn comparison(room: &Room<'_>, turn: &TurnView) -> Markup {
    html! {
        (row_title(room, turn.player))
        (rail(room))
        ol class={ "columns compare n-" (turn.ranking.len()) } {
            @for (place, slot) in turn.ranking.iter().enumerate() {
                li {
                    @if let Some(face) = room.face_in(&turn.cards, *slot) {
                        div class=(beat(place)) { (card(face, Some(place), "")) }
                    }
                    div class=(beat(place)) { (tick(room, turn.right.get(place).copied().unwrap_or(false))) }
                    @if let Some(guessed) = guessed(room, turn, place) {
                        @if let Some(face) = room.face_in(&turn.cards, guessed.slot) { (low_card(face, Some(guessed.place))) }
                    }
                }
            }
        }
        p.row-title { (room.words.gh_guess_of_table()) }
    }
}

fn ending(room: &Room<'_>) -> Markup {
    html! { (results::total(room)) (results::turns(room)) }
}

fn card(face: Face<'_>, place: Option<usize>, more: &str) -> Markup {
    html! {
        div class={ "card" (more) @if let Some(hue) = face.hue { " " (hue) } } {
            div.card-head { (face.picture()) @if place.is_some() || face.hue.is_some() { (face.token(place.unwrap_or(0))) } }
            p.card-words { (face.words) }
        }
    }
}

/// A card that takes little room.
fn low_card(face: Face<'_>, place: Option<usize>) -> Markup {
    html! {
        div class={ "card card-low" @if let Some(hue) = face.hue { " " (hue) } } {
            @if place.is_some() || face.hue.is_some() { (face.token(place.unwrap_or(0))) }
            p.card-words { (face.words) }
        }
    }
}

fn row_title(room: &Room<'_>, player: Seat) -> Markup {
    html! {
        p.row-title {
            (symbol(Symbol::Envelope))
            @if let Some(guest) = room.player(player) { (person(guest)) }
        }
    }
}

/// From unhappy to happy.
fn rail(room: &Room<'_>) -> Markup {
    html! {
        div.rail {
            span { (symbol(Symbol::Frown)) " " (room.words.gh_unhappy()) }
            span { (room.words.gh_happy()) " " (symbol(Symbol::Smile)) }
        }
    }
}

fn standing(room: &Room<'_>) -> Markup {
    let (words, game) = (room.words, room.game);
    html! {
        div.line {
            @if game.turn > 0 { span.soft { (words.gh_turn(game.turn, game.turns)) } }
            @if game.score.perfect > 0 {
                p.score { b { (game.score.points) } span { (words.gh_score_of(game.score.perfect)) } }
            }
        }
    }
}
