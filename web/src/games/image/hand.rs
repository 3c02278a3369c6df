//! What a guest sees and does, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat,
    image::{Ability, PhaseView},
};

use super::{
    challenge::{self, Window},
    draft, end, pool, practice,
    room::Room,
    scores, strips, verdict,
    vote::{self, Vote},
};
use crate::{
    look::{BRASS, deed},
    pages::Hand,
    words::say,
};

pub(super) fn hand(room: &Room<'_>) -> Hand {
    match &room.game.phase {
        PhaseView::Opening => opening(room),
        PhaseView::Turn { player } => turn(room, *player),
        PhaseView::Window { turn, open, .. } => challenge::hand(room, &Window { turn, open: *open }),
        PhaseView::Naming { challenge, .. } => challenge::naming(room, challenge),
        PhaseView::Voting { challenge, voters, voted, mine, .. } => {
            Vote { challenge, voters: *voters, voted: *voted, mine: *mine }.hand(room)
        }
        PhaseView::Over { hands, winners } => {
            // The very last turn may have been challenged, too.
            let Hand { ask, play, act } = end::over(room, hands, *winners);
            Hand { ask, play: html! { (verdict::last(room)) (play) }, act }
        }
    }
}

/// What the browser's tab says: whether something is mine to do.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening => words.image_opening_title(),
        PhaseView::Turn { player } => turn_title(room, *player),
        PhaseView::Window { turn, .. } => challenge::title(room, turn),
        PhaseView::Naming { challenge, .. } => challenge::naming_title(room, challenge),
        PhaseView::Voting { challenge, .. } => vote::title(room, challenge),
        PhaseView::Over { .. } => words.image_gallery(),
    }
}

/// IM-3: anybody may deal.
fn opening(room: &Room<'_>) -> Hand {
    let words = room.words;
    Hand {
        ask: html! { h1 { (words.image_opening_title()) } p { (words.image_opening_why()) } },
        play: scores::people(room),
        act: html! {
            @if room.may(Ability::DealCards) {
                (deed(room.table, "deal_cards", html! { button class=(BRASS) { (words.image_deal()) } }))
            }
        },
    }
}

fn turn_title(room: &Room<'_>, player: Seat) -> String {
    if room.is_me(player) {
        room.words.image_turn_mine()
    } else {
        room.words.image_turn_of(room.name(player))
    }
}

fn turn(room: &Room<'_>, player: Seat) -> Hand {
    let words = room.words;
    let draft = room.game.draft.as_ref();
    let why = || -> Markup {
        html! {
            p {
                @if room.watches() {
                    (words.image_watching())
                } @else {
                    (say(words.image_turn_why(room.name(player))))
                }
            }
        }
    };
    Hand {
        ask: html! {
            h1 data-sound-cue=[draft.map(|_| "knock")] { (say(turn_title(room, player))) }
            @match draft {
                Some(draft) => (draft::hint(room, draft)),
                None => (why()),
            }
        },
        play: html! {
            (verdict::last(room))
            @match draft {
                Some(draft) => (draft::play(room, draft)),
                None => {
                    (strips::strips(room)) (pool::pool(room, None))
                    (practice::pastime(words))
                },
            }
            (scores::line(room))
        },
        act: html! { @if let Some(draft) = draft { (draft::act(room, draft)) } },
    }
}
