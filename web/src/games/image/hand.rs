//! What a guest sees and does, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat,
    image::{Ability, Drafts, PhaseView},
};

use super::{
    challenge::{self, Window},
    draft, end, lesson, pool, practice,
    room::Room,
    scores, strips, veil, verdict,
    vote::{self, Vote},
};
use crate::{
    look::{BRASS, deed},
    pages::Hand,
    words::say,
};

pub(super) fn hand(room: &Room<'_>) -> Hand {
    if let Some((challenge, _)) = room.scene() {
        return veil::hand(room, challenge);
    }
    match &room.game.phase {
        PhaseView::Opening => opening(room),
        PhaseView::Turn { player, .. } => turn(room, *player),
        PhaseView::Window { turn, open, .. } => challenge::hand(room, &Window { turn, open: *open }),
        PhaseView::Naming { challenge, .. } => challenge::naming(room, challenge),
        PhaseView::Voting { challenge, voters, voted, mine, .. } => {
            Vote { challenge, voters: *voters, voted: *voted, mine: *mine }.hand(room)
        }
        PhaseView::Over { hands, winners, history, .. } => {
            // The very last turn may have been challenged, too.
            let Hand { ask, play, act } = end::over(room, hands, *winners, history);
            Hand { ask, play: html! { (verdict::last(room)) (play) }, act }
        }
    }
}

/// What the browser's tab says: whether something is mine to do.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    if let Some((challenge, _)) = room.scene() {
        return veil::title(room, challenge);
    }
    match &room.game.phase {
        PhaseView::Opening => words.image_opening_title(),
        PhaseView::Turn { player, .. } => turn_title(room, *player),
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
        ask: html! { h1 { (words.image_opening_title()) } p { (words.image_lesson_think()) } },
        play: lesson::in_hand(room),
        act: html! {
            (lesson::skip(room))
            @if room.may(Ability::DealCards) {
                (deed(room.table, "deal_cards", html! { button class=(BRASS) { (words.image_deal()) } }))
            }
        },
    }
}

/// What a phone says first: that it is my turn, what was done in the last one while it can be challenged, or
/// who plays.
fn turn_title(room: &Room<'_>, player: Seat) -> String {
    match room.challengeable() {
        _ if room.is_me(player) => room.words.image_turn_mine(),
        Some((turn, sides)) if !sides.is_empty() => challenge::title(room, turn),
        _ => room.words.image_turn_of(room.name(player)),
    }
}

/// Below the title, for whoever does not play.
fn why(room: &Room<'_>, player: Seat) -> Markup {
    let words = room.words;
    let line = match room.challengeable() {
        _ if room.watches() => words.image_watching(),
        Some((turn, _)) if room.is_me(turn.player) => words.image_window_mine_until(room.name(player)),
        Some((_, sides)) if !sides.is_empty() => words.image_window_until(room.name(player)),
        _ if room.game.options.drafts == Drafts::Open => words.image_turn_why_open(),
        _ => words.image_turn_why(room.name(player)),
    };
    html! { p { (say(line)) } }
}

fn turn(room: &Room<'_>, player: Seat) -> Hand {
    let draft = room.game.draft.as_ref();
    let may_challenge = room.may(Ability::ChallengeTurn).then_some("turn");
    Hand {
        ask: html! {
            h1 data-sound-cue=[draft.map(|_| "knock").or(may_challenge)] { (say(turn_title(room, player))) }
            @match draft {
                Some(draft) => (draft::hint(room, draft)),
                None => (why(room, player)),
            }
        },
        play: html! {
            (verdict::last(room))
            (last_turn(room, player))
            @if draft.is_some_and(|draft| !draft.sent_back.is_empty()) {
                p #sent-back .ih-reminder role="status" { (room.words.image_sent_back()) }
            }
            @match (room.challengeable(), draft) {
                (Some((turn, _)), Some(_)) => (challenge::in_passing(room, turn)),
                (Some((turn, _)), None) => (challenge::endings(room, turn)),
                (None, _) => {},
            }
            @match draft {
                Some(draft) => (draft::play(room, draft)),
                None => {
                    (strips::strips(room)) (pool::pool(room, None))
                    (practice::pastime(room.words))
                },
            }
            (scores::line(room))
        },
        act: html! { @if let Some(draft) = draft { (draft::act(room, draft)) } },
    }
}

/// IM-23, IM-24: whoever has one more turn hears in time that what they keep will cost them.
fn last_turn(room: &Room<'_>, player: Seat) -> Markup {
    let words = room.words;
    let to_come = room.game.last_round.as_deref();
    html! {
        @if let (Some(me), Some(to_come)) = (room.game.me, to_come) {
            @if me == player { p #last-turn .ih-reminder { (words.image_last_turn_mine()) } }
            @else if to_come.contains(&me) { p #last-turn .ih-reminder { (words.image_last_turn_ahead()) } }
        }
    }
}
