//! A tie: who speaks, who has spoken, and what everybody chose (PE-16).

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    personality::{Ability, Candidate, OpenVote, Question},
};

use super::{
    cards, player_choices,
    room::Room,
    standing::{self, Fold},
};
use crate::{
    look::{BRASS, Symbol, deed, guest_badge, next_deed, symbol},
    pages::Hand,
    words::{called, listed, plain, say},
};

pub(super) struct Debate<'a> {
    pub(super) question: &'a Question,
    pub(super) votes: &'a [OpenVote],
    pub(super) tied: &'a [Candidate],
    pub(super) to_speak: &'a [Seat],
    pub(super) ready: SeatSet,
}

pub(super) fn hand(room: &Room<'_>, debate: &Debate<'_>) -> Hand {
    let words = room.words;
    let speaks = debate.to_speak.first().copied();
    let mine = speaks.is_some_and(|seat| room.is_me(seat));
    Hand {
        ask: html! {
            h1 data-sound-cue=(if mine { "knock" } else { "turn" }) { (say(headline(room, debate.tied))) }
            p { (words.pe_debate_why()) }
        },
        play: html! {
            (debate.reminder(room))
            @if let Some(speaks) = speaks { (speaker(room, speaks)) }
            (debate.order(room))
            (player_choices::votes(room, debate.question, debate.votes.iter().map(Into::into), &[]))
            (standing::fold(room, Fold::Shut))
        },
        act: html! {
            @if room.may(Ability::DeclareReady) {
                (next_deed(room.table, "declare_ready", html! {
                    button class=(BRASS) {
                        @if mine { (words.pe_ready_spoken()) } @else { (words.pe_ready()) }
                    }
                }))
            }
            (move_on(room))
        },
    }
}

/// Between whom or what there is a tie.
pub(super) fn headline(room: &Room<'_>, tied: &[Candidate]) -> String {
    let words = room.words;
    let player = |candidate: &Candidate| match candidate {
        Candidate::Player(seat) => room.player(*seat).map(called),
        Candidate::Card(_) => None,
    };
    let names: Vec<String> = tied.iter().filter_map(player).collect();
    if names.is_empty() {
        words.pe_debate_cards(tied.len())
    } else {
        words.pe_debate_people(listed(words, names))
    }
}

impl Debate<'_> {
    /// What it is about: the card, or the cards that are level.
    fn reminder(&self, room: &Room<'_>) -> Markup {
        match self.question {
            Question::Whom { card, .. } => cards::reminder(room, card),
            Question::Which { cards: laid, .. } => html! {
                ul.slips {
                    @for candidate in self.tied {
                        @if let Candidate::Card(slot) = candidate {
                            @if let Some(laid) = laid.get(slot.index()) {
                                li.slip.pe-slip {
                                    span.tab { b { (player_choices::letter(slot.0)) } }
                                    span.words { (room.text(&laid.card)) }
                                }
                            }
                        }
                    }
                }
            },
        }
    }

    /// Who speaks after that, and who is ready.
    fn order(&self, room: &Room<'_>) -> Markup {
        let words = room.words;
        let next = self.to_speak.iter().skip(1).filter_map(|seat| room.player(*seat));
        let ready = self.ready.iter().filter_map(|seat| room.player(seat));
        html! {
            dl.pe-order {
                @if self.to_speak.len() > 1 {
                    div {
                        dt { (words.pe_debate_next()) }
                        dd {
                            @for guest in next {
                                (guest_badge(guest)) span.visually-hidden { (plain(called(guest))) " " }
                            }
                        }
                    }
                }
                @if !self.ready.is_empty() {
                    div {
                        dt { (words.pe_debate_ready()) }
                        dd {
                            @for guest in ready {
                                (guest_badge(guest)) span.visually-hidden { (plain(called(guest))) " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// PE-16: the host moves on. To stop waiting for anybody ends the debate.
fn move_on(room: &Room<'_>) -> Markup {
    let waited_for = room.table.guests.iter().find(|guest| guest.may_skip);
    html! {
        @if let Some(guest) = waited_for {
            (deed(room.table, "skip", html! {
                input type="hidden" name="guest" value=(guest.id);
                button.btn.btn-plain { (room.words.pe_move_on()) }
            }))
        }
    }
}

/// Whose turn to speak it is.
pub(super) fn speaker(room: &Room<'_>, seat: Seat) -> Markup {
    let words = room.words;
    html! {
        @if let Some(guest) = room.player(seat) {
            div class={ "pe-speaker " (guest.badge.colour().slug()) } {
                (guest_badge(guest))
                p {
                    b {
                        @if room.is_me(seat) {
                            (words.pe_speaks_you())
                        } @else {
                            (say(words.pe_speaks(room.name(seat))))
                        }
                    }
                    span {
                        @if room.is_me(seat) { (words.pe_speaks_you_why()) } @else { (words.pe_speaks_why()) }
                    }
                }
                (symbol(Symbol::Sound))
            }
        }
    }
}
