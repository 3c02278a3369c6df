//! What a guest sees and does, phase by phase.

use maud::{Markup, html};
use rules::{
    CardId, Seat, SeatSet,
    personality::{Ability, PhaseView},
};

use super::{
    cards, debate, end, giving, player_choices, results,
    room::Room,
    standing::{self, Fold},
    unmasking,
    vote::{self, Poll, Round},
};
use crate::{
    look::{BRASS, deed, next_deed, next_scattered_deed},
    pages::Hand,
    words::say,
};

pub(super) fn hand(room: &Room<'_>) -> Hand {
    if let Some(hand) = unmasking::hand(room) {
        return hand;
    }
    match &room.game.phase {
        PhaseView::Opening => opening(room),
        PhaseView::Proposing { proposer } => proposing(room, *proposer),
        PhaseView::Laying { subject, mine, .. } => laying(room, *subject, *mine),
        PhaseView::Voting { question, candidates, mine, pair, .. } => {
            vote::hand(room, &Poll { question, candidates, round: Round::First(*mine), pair: *pair })
        }
        PhaseView::Debate { question, votes, tied, to_speak, ready } => {
            debate::hand(room, &debate::Debate { question, votes, tied, to_speak, ready: *ready })
        }
        PhaseView::Runoff { question, votes, tied, mine, pair, .. } => {
            let round = Round::Second { mine: *mine, first: votes };
            vote::hand(room, &Poll { question, candidates: tied, round, pair: *pair })
        }
        PhaseView::Exchanging { .. } => results::hand(room),
        PhaseView::Giving { giver, cards, receivers } => giving::give(room, *giver, *cards, *receivers),
        PhaseView::Answering { giving } => giving::answer(room, giving),
        PhaseView::Judging { giving, card, receiver, mine, .. } => {
            giving::judge(room, &giving::Case { giver: giving.giver, card, receiver: *receiver, mine: *mine })
        }
        PhaseView::Pairing { chooser, free } => pairing(room, *chooser, *free),
        PhaseView::Ending { winners, reading, .. } => end::ending(room, *winners, *reading),
        PhaseView::Over { winners, .. } => end::over(room, *winners),
    }
}

/// What the browser's tab says: whether something is mine to do.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    let mine = room.game.me.is_some_and(|me| room.game.waiting_on.contains(me));
    if room.is_showing() {
        return words.pe_stage_opened();
    }
    match &room.game.phase {
        PhaseView::Opening => words.pe_opening_title(),
        PhaseView::Proposing { proposer } => proposing_title(room, *proposer),
        PhaseView::Laying { subject, .. } => which(room, *subject),
        PhaseView::Voting { .. } if mine => words.pe_title_vote(),
        PhaseView::Voting { .. } => words.pe_title_voting(),
        PhaseView::Debate { .. } => words.pe_title_debate(),
        PhaseView::Runoff { .. } => words.pe_title_runoff(),
        PhaseView::Exchanging { .. } => words.pe_title_exchange(),
        PhaseView::Giving { giver, cards, .. } => giving::giving_title(room, *giver, *cards),
        PhaseView::Answering { .. } => words.pe_title_answer(),
        PhaseView::Judging { .. } => words.pe_title_judge(),
        PhaseView::Pairing { chooser, .. } => pairing_title(room, *chooser),
        PhaseView::Ending { .. } => words.pe_title_portraits(),
        PhaseView::Over { .. } => words.pe_title_over(),
    }
}

/// PE-2: everybody gets seven cards, and anybody may say so.
fn opening(room: &Room<'_>) -> Hand {
    let words = room.words;
    Hand {
        ask: html! { h1 { (words.pe_opening_title()) } p { (words.pe_opening_why()) } },
        play: player_choices::cast(room),
        act: html! {
            @if room.may(Ability::DealCards) {
                (deed(room.table, "deal_cards", html! { button class=(BRASS) { (words.pe_deal()) } }))
            }
        },
    }
}

fn proposing_title(room: &Room<'_>, proposer: Seat) -> String {
    let words = room.words;
    match (room.is_me(proposer), room.may(Ability::ProposeFromPile)) {
        (true, false) => words.pe_proposing_title_you(),
        (true, true) => words.pe_proposing_title_pile(),
        (false, _) => words.pe_proposing_title(room.name(proposer)),
    }
}

/// PE-6, PE-7
fn proposing(room: &Room<'_>, proposer: Seat) -> Hand {
    let words = room.words;
    let from_hand = room.may(Ability::ProposeCard);
    let from_pile = room.may(Ability::ProposeFromPile);
    // A vote that moved nobody was not looked at before.
    let unseen = room.game.last_turn.as_ref().is_some_and(|turn| turn.moves.is_empty());
    let why = match (from_hand, from_pile) {
        (true, _) => words.pe_proposing_why_you(),
        (_, true) => words.pe_proposing_why_pile(),
        _ if room.game.me.is_none() => words.pe_watching(),
        _ => words.pe_proposing_why(),
    };
    Hand {
        ask: html! {
            h1 data-sound-cue=[room.is_me(proposer).then_some("knock")] {
                (say(proposing_title(room, proposer)))
            }
            p { (why) }
        },
        play: html! {
            @if from_hand {
                (giving::last(room))
                @if unseen { (results::last(room)) }
                (cards::choice(room, "propose_card", &propose_form(room), None))
                @if !unseen { (results::last(room)) }
            } @else {
                (giving::last(room))
                (results::last(room))
                (my_cards(room, Fold::Open))
            }
            (standing::fold(room, Fold::Shut))
        },
        act: html! {
            @if from_hand { (cards::go(&propose_form(room), words.pe_propose())) }
            @if from_pile {
                (next_deed(
                    room.table,
                    "propose_from_pile",
                    html! { button class=(BRASS) { (words.pe_propose_pile()) } },
                ))
            }
        },
    }
}

/// Another turn is another form: nothing is ticked in it.
fn propose_form(room: &Room<'_>) -> String {
    format!("propose-{}", room.game.turns)
}

/// My cards, for who waits.
pub(super) fn my_cards(room: &Room<'_>, fold: Fold) -> Markup {
    html! {
        @if !room.hand().is_empty() {
            details #my-cards .fold.pe-fold open[fold == Fold::Open] {
                summary { (room.words.pe_my_cards(room.hand().len())) }
                (cards::shown(room))
            }
        }
    }
}

/// What an inversion asks (PE-21).
pub(super) fn which(room: &Room<'_>, subject: Seat) -> String {
    if room.is_me(subject) {
        room.words.pe_laying_title_you()
    } else {
        room.words.pe_laying_title(room.name(subject))
    }
}

/// PE-21: everybody lays a card for the one on ●.
fn laying(room: &Room<'_>, subject: Seat, mine: Option<CardId>) -> Hand {
    let words = room.words;
    let lays = room.may(Ability::LayCard);
    let why = match (lays, mine) {
        (true, None) => words.pe_laying_why(),
        (true, Some(_)) => words.pe_laying_done(),
        (false, _) if room.am_newcomer() => words.pe_newcomer(),
        (false, _) if room.game.me.is_some() => words.pe_laying_empty(),
        (false, _) => words.pe_watching(),
    };
    let form = format!("lay-{}-{}", room.game.turns, subject.0);
    Hand {
        ask: html! {
            h1 data-sound-cue=[lays.then_some("knock")] { (say(which(room, subject))) }
            p { (why) }
        },
        play: html! {
            (giving::last(room))
            @if lays { (cards::choice(room, "lay_card", &form, mine)) }
            (results::last(room))
            (standing::fold(room, Fold::Shut))
        },
        act: html! {
            @if lays {
                (cards::go(&form, if mine.is_some() { words.pe_lay_change() } else { words.pe_lay() }))
            }
        },
    }
}

fn pairing_title(room: &Room<'_>, chooser: Seat) -> String {
    if room.is_me(chooser) {
        room.words.pe_pairing_title_you()
    } else {
        room.words.pe_pairing_title(room.name(chooser))
    }
}

/// PE-20: whom to vote with.
fn pairing(room: &Room<'_>, chooser: Seat, free: SeatSet) -> Hand {
    let words = room.words;
    let mine = room.may(Ability::ChoosePartner);
    let form = format!("pair-{}", room.game.turns);
    Hand {
        ask: html! {
            h1 data-sound-cue=[mine.then_some("knock")] { (say(pairing_title(room, chooser))) }
            p {
                @if mine {
                    (words.pe_pairing_why_you())
                } @else {
                    (say(words.pe_pairing_why(room.name(chooser))))
                }
            }
        },
        play: html! {
            @if mine {
                @let faces = player_choices::faces(room, free, "partner", None);
                (next_scattered_deed(room.table, "choose_partner", &form, &faces))
            }
            (results::last(room))
            (standing::fold(room, Fold::Shut))
        },
        act: html! { @if mine { (cards::go(&form, words.pe_pair())) } },
    }
}
