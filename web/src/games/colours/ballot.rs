//! Two votes, and the box that they lie in.
//!
//! Everything here has one length whatever the votes are: a page that grew with a name would tell whoever
//! measures what comes down the line (TC-8).

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    colours::{Ability, Question},
};
use table::GuestView;

use super::{question, room::Room};
use crate::{
    look::{BRASS, Symbol, deed, guest_badge, name, scattered_deed, symbol},
    pages::Hand,
    words::{called, plain, say},
};

/// A question that is being voted on.
pub(super) struct Vote<'a> {
    pub(super) reader: Seat,
    pub(super) question: &'a Question,
    /// For whom I hold voting cards; nobody when I do not vote (TC-2).
    pub(super) candidates: SeatSet,
    pub(super) voted: SeatSet,
}

impl Vote<'_> {
    /// Before my two votes.
    pub(super) fn open(&self, room: &Room<'_>) -> Hand {
        let words = room.words;
        let votes = room.may(Ability::CastBallot) && !self.candidates.is_empty();
        let why = match (votes, room.am_newcomer()) {
            (true, _) => words.tc_voting_why(),
            (false, true) => words.tc_newcomer(),
            (false, false) => words.tc_watching(),
        };
        Hand {
            ask: html! { (question::asked(room, self.question, reads(room, self.reader))) p { (why) } },
            play: html! {
                @if votes { (self.pegs(room)) }
                (self.progress(room))
                @if !votes { (givers(room, room.in_play(), self.voted)) }
            },
            act: html! {
                @if votes { button class={ (BRASS) " no-js" } form=(self.form()) { (words.tc_cast()) } }
            },
        }
    }

    /// A form bears the name of its question: a vote for one that was put back is none for the next.
    fn form(&self) -> String {
        format!("ballot-{}", self.question.card)
    }

    /// My hand of voting cards (TC-2): two of every colour but my own. Each is a box to tick, the second one
    /// under the finger as soon as the first is ticked, so that tapping works without the browser module,
    /// too.
    fn pegs(&self, room: &Room<'_>) -> Markup {
        let words = room.words;
        let people = || self.candidates.iter().filter_map(|seat| Some((seat, room.player(seat)?)));
        let content = html! {
            ul.tc-pegs {
                @for (seat, guest) in people() {
                    li class={ "tc-peg " (guest.badge.colour().slug()) } {
                        (tick(seat, &plain(words.tc_vote(called(guest)))))
                        (tick(seat, &plain(words.tc_vote_again(called(guest)))))
                        (guest_badge(guest))
                        (name(guest, words))
                        span.tc-cards aria-hidden="true" { i {} i {} }
                    }
                }
            }
            p.tc-half {
                span.js-only { (words.tc_voting_half()) }
                span.no-js { (words.tc_voting_both()) }
                button.btn.btn-plain type="reset" { (words.tc_vote_reset()) }
            }
        };
        scattered_deed(room.table, "cast_ballot", &self.form(), &content)
    }

    /// How many have voted, and the way back: of a question that nobody wants, or of my own votes (TC-21).
    fn progress(&self, room: &Room<'_>) -> Markup {
        let words = room.words;
        let (voted, all) = room.given(self.voted);
        html! {
            div.spread.tc-progress {
                p { (words.tc_voted(voted, all)) }
                @if room.may(Ability::PutBackQuestion) {
                    (deed(
                        room.table,
                        "put_back_question",
                        html! { button.btn.btn-plain { (words.tc_skip()) } },
                    ))
                } @else if room.may(Ability::TakeBackBallot) {
                    (deed(
                        room.table,
                        "take_back_ballot",
                        html! { button.btn.btn-plain { (words.tc_take_back()) } },
                    ))
                }
            }
        }
    }

    /// My votes lie in the box.
    pub(super) fn cast(&self, room: &Room<'_>, votes: &[Seat]) -> Hand {
        let words = room.words;
        Hand {
            ask: html! {
                (question::asked(room, self.question, reads(room, self.reader)))
                p { (words.tc_voting_why_done()) }
            },
            play: html! {
                (self.cards_in_box(room, votes))
                (self.progress(room))
                (givers(room, room.in_play(), self.voted))
            },
            act: html! {},
        }
    }

    fn cards_in_box(&self, room: &Room<'_>, votes: &[Seat]) -> Markup {
        let words = room.words;
        let count = |seat: Seat| votes.iter().filter(|vote| **vote == seat).count();
        html! {
            div #{ "box-" (self.question.card) } .tc-box tabindex="0" role="group"
                aria-label=(words.tc_in_the_box()) {
                ul {
                    @for (seat, guest) in
                        self.candidates.iter().filter_map(|seat| Some((seat, room.player(seat)?))) {
                        li class={ "votes-" (count(seat)) " " (guest.badge.colour().slug()) } {
                            (guest_badge(guest)) (name(guest, words)) span { (count(seat)) " ×" }
                        }
                    }
                }
                p { (symbol(Symbol::Lock)) span { (words.tc_box_hint()) } }
            }
        }
    }
}

/// Everybody in play, and whether they have given what is asked of them; never what it is (TC-8).
pub(super) fn givers(room: &Room<'_>, colours: SeatSet, given: SeatSet) -> Markup {
    let people = colours.iter().filter_map(|seat| Some((seat, room.player(seat)?)));
    html! { ul.people.tc-givers { @for (seat, guest) in people { (giver(room, seat, guest, given)) } } }
}

fn giver(room: &Room<'_>, seat: Seat, guest: &GuestView, given: SeatSet) -> Markup {
    let words = room.words;
    html! {
        li class=[room.is_gone(seat).then_some("person-gone")] {
            (guest_badge(guest))
            (name(guest, words))
            @if given.contains(seat) {
                span.tick { (symbol(Symbol::Check)) span.visually-hidden { (words.tc_given()) } }
            } @else if room.game.left.contains(seat) {
                span.note { (words.person_left()) }
            } @else if room.game.away.contains(seat) {
                span.note { (words.person_away()) }
            }
        }
    }
}

/// One voting card. The list of them is an order of seats, and says nothing of the order of taps.
fn tick(seat: Seat, label: &str) -> Markup {
    html! { input type="checkbox" name="votes" value=(seat.0) aria-label=(label) data-vote; }
}

/// Who reads the question aloud.
pub(super) fn reads(room: &Room<'_>, reader: Seat) -> String {
    if room.is_me(reader) { room.words.tc_reads_you() } else { room.words.tc_reads(room.name(reader)) }
}

/// A line for whoever has nothing to give in this round.
pub(super) fn bystander(room: &Room<'_>) -> Markup {
    let words = room.words;
    html! { p { (say(if room.am_newcomer() { words.tc_newcomer() } else { words.tc_watching() })) } }
}
