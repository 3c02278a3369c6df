//! What a guest's page shows while votes are opened, beat by beat, and nothing of what comes after them.

use maud::{Markup, html};
use rules::personality::{GiftView, Giving, Landing, Moment, PhaseView, Question};

use super::{
    cards, debate, player_choices, results,
    reveal::Reveal,
    room::Room,
    stage::{given, judged_title},
};
use crate::{pages::Hand, words::say};

/// The page of a show; none when there is nothing to be shown any more.
pub(super) fn hand(room: &Room<'_>) -> Option<Hand> {
    if !room.is_showing() {
        return None;
    }
    match room.game.judged() {
        Some((giving, gift)) => Some(judged(room, giving, gift)),
        None => Reveal::of(room).map(|reveal| votes(room, &reveal)),
    }
}

/// What lies on the page while the stage shows it: what was voted on.
pub(super) fn while_shown(room: &Room<'_>) -> Markup {
    html! {
        @if let Some((_, gift)) = room.game.judged() {
            (cards::reminder(room, &gift.card))
        } @else if let Some(reveal) = Reveal::of(room) {
            @for card in reveal.question.cards() { (cards::reminder(room, &card)) }
        }
    }
}

fn votes(room: &Room<'_>, reveal: &Reveal<'_>) -> Hand {
    let words = room.words;
    let tie = match &room.game.phase {
        PhaseView::Debate { tied, to_speak, .. } => Some((tied, to_speak.first())),
        _ => None,
    };
    let turn = room.game.last_turn.as_ref().filter(|_| tie.is_none());
    let title = match (tie, turn) {
        (Some((tied, _)), _) => debate::headline(room, tied),
        (None, Some(turn)) => results::headline(room, turn),
        (None, None) => words.pe_title_voting(),
    };
    Hand {
        ask: html! {
            div.in-turn {
                (room.headline_until(room.moment(Moment::Result), words.pe_stage_opened()))
                h1 data-sound-cue="turn" class=(room.seen_from(Moment::Result)) { (say(title)) }
            }
            @if tie.is_some() {
                p class=(room.seen_from(Moment::Speaks)) { (words.pe_debate_why()) }
            } @else if let Some(turn) = turn {
                p class=(room.seen_from(my_moment(room, reveal))) { (results::my_way(room, turn)) }
            }
        },
        play: html! {
            @if let Question::Whom { card, .. } = reveal.question { (cards::reminder(room, card)) }
            (player_choices::votes(room, reveal.question, reveal.votes.iter().map(Into::into), reveal.moves))
            @if let Question::Which { cards, .. } = reveal.question {
                (results::laid(room, cards, &reveal.leading))
            }
            @if let Some((_, Some(speaker))) = tie {
                div class=(room.seen_from(Moment::Speaks)) { (debate::speaker(room, *speaker)) }
            }
        },
        act: html! {},
    }
}

/// When I see what it meant for my mask.
fn my_moment(room: &Room<'_>, reveal: &Reveal<'_>) -> Moment {
    let mine = room.game.me.and_then(|me| reveal.move_of(me));
    match mine.map(|moved| moved.landing) {
        Some(Landing::Pit) => Moment::Fall,
        Some(_) => Moment::Walk,
        None if reveal.leading.is_empty() => Moment::Result,
        None => Moment::Gain,
    }
}

/// PE-27: the vote about a contested card, and after the last one, what has come of all of them.
fn judged(room: &Room<'_>, giving: &Giving, gift: &GiftView) -> Hand {
    let words = room.words;
    let votes = gift.judgment.iter().flat_map(|judgment| &judgment.votes);
    // Judges name players, as those do who are asked whom a card fits.
    let question = Question::Whom { proposer: giving.giver, card: gift.card };
    Hand {
        ask: html! {
            div.in-turn {
                (room.headline_until(room.moment(Moment::Keeper), words.pe_stage_judging(room.name(gift.to))))
                h1 data-sound-cue="turn" class=(room.seen_from(Moment::Keeper)) {
                    (say(judged_title(room, gift)))
                }
            }
            @if let Some(given) = given(room, giving) {
                p class=(room.seen_from(Moment::Giving)) { (say(given)) }
            }
        },
        play: html! {
            (cards::reminder(room, &gift.card))
            p.pe-line { (say(words.pe_judging_given(room.name(giving.giver), room.name(gift.to)))) }
            (player_choices::votes(room, &question, votes.map(Into::into), &[]))
        },
        act: html! {},
    }
}
