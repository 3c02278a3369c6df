//! A guest's page while a challenge is shown: what was there before, and nothing of what has come of it.
//! Whoever is in turn lays cards meanwhile.

use maud::{Markup, html};
use rules::{
    CardId,
    image::{Ability, Challenge, PhaseView, Ruling, View, settled},
};

use super::{draft, recent::Recent, room::Room, scores, verdict};
use crate::{pages::Hand, words::say};

/// The game as it was before the challenge was settled, as far as that can be told: nothing lies on the side
/// that it was about, and what has come back from there is not at hand yet.
pub(super) fn veiled(view: &View) -> View {
    let mut veiled = view.clone();
    let Some((challenge, settlement)) = settled(view) else { return veiled };
    let mut hidden: Vec<CardId> = match settlement.ruling {
        Ruling::Upheld => put_back(view, challenge),
        Ruling::NotUpheld => Vec::new(),
    };
    if let Some(draft) = &mut veiled.draft {
        hidden.append(&mut draft.sent_back);
        draft.endings.retain(|ending| ending.side != challenge.side);
        draft.lacking.retain(|side| *side != challenge.side);
        draft.moves.retain(|card| !hidden.contains(&card.card));
        draft.moves.iter_mut().for_each(|card| card.sides.retain(|on| on.side != challenge.side));
    }
    veiled.sides.retain(|side| side.side != challenge.side);
    veiled.board.retain(|card| !hidden.contains(card));
    veiled.hand.iter_mut().for_each(|hand| hand.retain(|card| !hidden.contains(card)));
    veiled.may.retain(|ability| WHILE_SHOWN.contains(ability));
    veiled.last_turn = None;
    match &mut veiled.phase {
        PhaseView::Turn { before, .. } => *before = None,
        PhaseView::Over { hands, history, .. } => {
            // The last of them is the one that is being settled.
            history.pop();
            for hand in hands {
                veiled.players[hand.seat.index()].score -= hand.points;
            }
        }
        _ => {}
    }
    veiled.players[challenge.challenged.index()].score -= settlement.points;
    veiled
}

/// What takes the scene from nobody.
const WHILE_SHOWN: [Ability; 3] = [Ability::LayCard, Ability::TakeBackCard, Ability::TakeBackAll];

/// The cards of a bluff, which lie on the board (IM-19).
fn put_back(view: &View, challenge: &Challenge) -> Vec<CardId> {
    let laid = Recent::of(view).turn.map_or(&[][..], |turn| &turn.laid);
    laid.iter().filter(|laid| laid.side == challenge.side).map(|laid| laid.card).collect()
}

/// Beside a stage: the image that it is about, and one's own cards.
pub(super) fn while_shown(room: &Room<'_>) -> Markup {
    html! {
        @if let Some((challenge, _)) = room.scene() {
            (verdict::image(room, challenge))
            (meanwhile(room))
        }
    }
}

/// Without one: the scene itself, beat by beat.
pub(super) fn hand(room: &Room<'_>, challenge: &Challenge) -> Hand {
    Hand {
        ask: html! { h1 { (say(title(room, challenge))) } },
        play: html! { (verdict::last(room)) (meanwhile(room)) },
        act: html! {},
    }
}

/// Who challenges whom.
pub(super) fn title(room: &Room<'_>, challenge: &Challenge) -> String {
    room.words.image_stage_naming(room.name(challenge.challenger), room.name(challenge.challenged))
}

/// What can be done meanwhile, and the scores as they were.
fn meanwhile(room: &Room<'_>) -> Markup {
    let game = veiled(room.game);
    let room = &room.round(&game);
    html! {
        @if let Some(draft) = &game.draft {
            (draft::hint_saying(room, room.words.image_hint_meanwhile()))
            (draft::play(room, draft))
        }
        (scores::line(room))
    }
}
