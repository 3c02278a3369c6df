//! The end of the path: cards are given, accepted or contested, and judged (PE-24 to PE-28).

use maud::{Markup, html};
use rules::{
    CardId, Seat, SeatSet,
    personality::{Ability, Answer, GiftView, Giving, GivingResult, Landing},
};

use super::{
    cards, player_choices,
    room::Room,
    standing::{self, Fold},
};
use crate::{
    look::{BRASS, Symbol, deed, guest_badge, name, next_scattered_deed, symbol},
    pages::Hand,
    words::{called, plain, say},
};

pub(super) fn giving_title(room: &Room<'_>, giver: Seat, cards: u8) -> String {
    if room.is_me(giver) {
        room.words.pe_giving_title_you(cards)
    } else {
        room.words.pe_giving_title(room.name(giver))
    }
}

/// PE-25
pub(super) fn give(room: &Room<'_>, giver: Seat, cards: u8, receivers: SeatSet) -> Hand {
    let words = room.words;
    let mine = room.may(Ability::GiveCards);
    let form = format!("give-{}", room.game.turns);
    Hand {
        ask: html! {
            h1 data-sound-cue=(if mine { "knock" } else { "turn" }) {
                (say(giving_title(room, giver, cards)))
            }
            p { @if mine { (words.pe_giving_why_you()) } @else { (words.pe_giving_why(cards)) } }
        },
        play: html! {
            (last(room))
            @if mine {
                (next_scattered_deed(room.table, "give_cards", &form, &html! {
                    ul.pe-gifts data-gifts { @for card in room.hand() { (gift_for(room, card, receivers)) } }
                }))
            }
            (standing::fold(room, if mine { Fold::Shut } else { Fold::Open }))
        },
        act: html! { @if mine { (cards::go(&form, words.pe_give(cards))) } },
    }
}

/// A card of my hand, and for whom it could be.
fn gift_for(room: &Room<'_>, card: &CardId, receivers: SeatSet) -> Markup {
    let words = room.words;
    let field = format!("gift-{card}");
    let people = receivers.iter().filter_map(|seat| Some((seat, room.player(seat)?)));
    html! {
        li.pe-gift {
            p.pe-gift-words { (cards::face(room, card)) }
            div.pe-to role="group" aria-label=(words.pe_gift_for()) {
                label.pe-keep {
                    input type="radio" name=(field) value="" checked; span { (words.pe_gift_keep()) }
                }
                @for (seat, guest) in people {
                    label class=(guest.badge.colour().slug()) {
                        input type="radio" name=(field) value=(seat.0) aria-label=(plain(called(guest)));
                        (guest_badge(guest))
                        span.pe-to-name aria-hidden="true" { (name(guest, words)) }
                    }
                }
            }
        }
    }
}

/// PE-26
pub(super) fn answer(room: &Room<'_>, giving: &Giving) -> Hand {
    let words = room.words;
    let mine = giving.gifts.iter().find(|gift| room.is_me(gift.to));
    let others = giving.gifts.iter().filter(|gift| !room.is_me(gift.to));
    Hand {
        ask: html! {
            @match mine {
                Some(gift) => {
                    (cards::asked(room, &gift.card, words.pe_gift_you(room.name(giving.giver))))
                    p {
                        @if gift.answer.is_some() { (words.pe_answered()) } @else { (words.pe_answer_why()) }
                    }
                }
                None => {
                    h1 data-sound-cue="turn" { (say(given_title(room, giving.giver))) }
                    p { (words.pe_answering_why()) }
                }
            }
        },
        play: html! {
            @if let Some(gift) = mine.filter(|_| room.may(Ability::AnswerGift)) { (answers(room, gift)) }
            ul.pe-gifts { @for gift in others { (given(room, gift)) } }
            (standing::fold(room, Fold::Shut))
        },
        act: html! {
            @if mine.is_some_and(|gift| gift.answer.is_none()) && room.may(Ability::AnswerGift) {
                (deed(room.table, "answer_gift", html! {
                    input type="hidden" name="answer" value="accept";
                    button class=(BRASS) { (words.pe_accept()) }
                }))
                (deed(room.table, "answer_gift", html! {
                    input type="hidden" name="answer" value="contest";
                    button.btn.btn-wide { (words.pe_contest()) }
                }))
            }
        },
    }
}

fn given_title(room: &Room<'_>, giver: Seat) -> String {
    if room.is_me(giver) { room.words.pe_given_you() } else { room.words.pe_given(room.name(giver)) }
}

/// What I have said, which can still be changed.
fn answers(room: &Room<'_>, gift: &GiftView) -> Markup {
    let words = room.words;
    let said = |answer: Answer, sent: &str, label: String| {
        html! { button name="answer" value=(sent) aria-pressed=(gift.answer == Some(answer)) { (label) } }
    };
    html! {
        @if gift.answer.is_some() {
            (deed(room.table, "answer_gift", html! {
                div.choices.pe-answers role="group" {
                    (said(Answer::Accept, "accept", words.pe_accepted()))
                    (said(Answer::Contest, "contest", words.pe_contested()))
                }
            }))
        }
    }
}

/// A gift to somebody, and what has become of it.
fn given(room: &Room<'_>, gift: &GiftView) -> Markup {
    let words = room.words;
    html! {
        li.pe-gift {
            @if let Some(guest) = room.player(gift.to) {
                p.pe-gift-to {
                    (guest_badge(guest)) (name(guest, words))
                    span.note {
                        @match gift.answer {
                            Some(Answer::Accept) => { (symbol(Symbol::Check)) (words.pe_accepted()) }
                            Some(Answer::Contest) => { (symbol(Symbol::Close)) (words.pe_contested()) }
                            None => (words.pe_thinking()),
                        }
                    }
                }
            }
            p.pe-gift-words { (cards::face(room, &gift.card)) }
        }
    }
}

/// What has come of somebody's cards, while that is news: until there is another vote.
pub(super) fn last(room: &Room<'_>) -> Markup {
    let words = room.words;
    let arrived = |seat: Seat| {
        let moves = room.game.last_turn.iter().flat_map(|turn| &turn.moves);
        moves.into_iter().any(|moved| moved.seat == seat && moved.landing == Landing::Summit)
    };
    let giving = room.game.last_giving.as_ref().filter(|giving| arrived(giving.giver));
    html! {
        @if let Some(giving) = giving.filter(|giving| giving.result == Some(GivingResult::Lost)) {
            div.pe-lost {
                p {
                    b {
                        @if room.is_me(giving.giver) {
                            (words.pe_lost_you())
                        } @else {
                            (say(words.pe_lost(room.name(giving.giver))))
                        }
                    }
                }
                @for gift in giving.gifts.iter().filter(|gift| gift.keeper() != gift.to) {
                    p {
                        (room.picture(gift.card)) " "
                        (say(words.pe_lost_card(room.name(gift.keeper()), room.card(&gift.card))))
                    }
                }
            }
        }
    }
}

/// A contested card that is voted on.
pub(super) struct Case<'a> {
    pub(super) giver: Seat,
    pub(super) card: &'a CardId,
    pub(super) receiver: Seat,
    pub(super) mine: Option<Seat>,
}

/// PE-27
pub(super) fn judge(room: &Room<'_>, case: &Case<'_>) -> Hand {
    let words = room.words;
    let mine = room.may(Ability::JudgeGift);
    let form = format!("judge-{}", case.card);
    let note = if room.is_me(case.receiver) {
        words.pe_judging_note_you()
    } else {
        words.pe_judging_note(room.name(case.receiver))
    };
    let why = match (mine, case.mine) {
        (true, None) => words.pe_judge_why(),
        (true, Some(_)) => words.pe_vote_done(),
        (false, _) => words.pe_judging_why(),
    };
    let label = if case.mine.is_some() { words.pe_vote_change() } else { words.pe_vote_go() };
    Hand {
        ask: html! { (cards::asked(room, case.card, note)) p { (why) } },
        play: html! {
            p.pe-line { (say(words.pe_judging_given(room.name(case.giver), room.name(case.receiver)))) }
            @if mine {
                @let candidates = candidates(room, case.receiver);
                @let faces = player_choices::faces(room, candidates, "player", case.mine);
                (next_scattered_deed(room.table, "judge_gift", &form, &faces))
            }
            (standing::fold(room, if mine { Fold::Shut } else { Fold::Open }))
        },
        act: html! { @if mine { (cards::go(&form, label)) } },
    }
}

/// Whom the judges can name: everybody who plays, and the receiver in any case.
fn candidates(room: &Room<'_>, receiver: Seat) -> SeatSet {
    let players: SeatSet = room.game.players.iter().map(|player| player.seat).collect();
    players.without(room.game.left).iter().chain([receiver]).collect()
}
