//! People to choose from, and what everybody has chosen.

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    personality::{Bet, Candidate, Landing, Moment, Move, OpenChoice, OpenVote, Question},
};
use table::GuestView;

use super::{
    mask::{lettered_mask, mask},
    reveal::{self, heard_move},
    room::Room,
    rows::landing,
};
use crate::{
    look::{Symbol, guest_badge, name, symbol},
    words::plain,
};

/// People, one of whom is chosen. `field` is the name of the form's field.
pub(super) fn faces(room: &Room<'_>, seats: SeatSet, field: &str, chosen: Option<Seat>) -> Markup {
    let people = seats.iter().filter_map(|seat| Some((seat, room.player(seat)?)));
    html! {
        ul.pe-faces role="radiogroup" aria-label=(room.words.pe_choice()) {
            @for (seat, guest) in people {
                li role="none" {
                    label class={ "pe-person " (guest.badge.colour().slug()) } {
                        input type="radio" name=(field) value=(seat.0) required aria-invalid="false"
                            checked[chosen == Some(seat)];
                        (guest_badge(guest))
                        (name(guest, room.words))
                        @if room.is_me(seat) { span.note { (room.words.person_you()) } }
                    }
                }
            }
        }
    }
}

/// Everybody with their mask, before anything has happened.
pub(super) fn cast(room: &Room<'_>) -> Markup {
    html! {
        ul.pe-cast {
            @for (player, guest) in room.everybody() {
                li class=[room.is_gone(player.seat).then_some("person-gone")] {
                    (mask(guest, None)) (name(guest, room.words))
                }
            }
        }
    }
}

/// A vote that lies open, whether it came with a bet or not.
pub(super) struct Shown {
    seat: Seat,
    choice: Candidate,
    bet: Option<Bet>,
}

impl From<&reveal::Shown> for Shown {
    fn from(vote: &reveal::Shown) -> Shown {
        Shown { seat: vote.seat, choice: vote.choice, bet: vote.bet }
    }
}

impl From<&OpenVote> for Shown {
    fn from(vote: &OpenVote) -> Shown {
        Shown { seat: vote.seat, choice: vote.choice, bet: Some(vote.bet) }
    }
}

impl From<&OpenChoice> for Shown {
    fn from(vote: &OpenChoice) -> Shown {
        Shown { seat: vote.seat, choice: vote.choice, bet: None }
    }
}

/// All votes as masks: whom each of them sees, what they bet, and how far that has brought them.
pub(super) fn votes(
    room: &Room<'_>,
    question: &Question,
    votes: impl IntoIterator<Item = Shown>,
    moves: &[Move],
) -> Markup {
    html! {
        ul.pe-votes {
            @for vote in votes {
                @if let Some(guest) = room.player(vote.seat) {
                    @let moved = moves.iter().find(|moved| moved.seat == vote.seat);
                    (vote_of(room, question, guest, &vote, moved))
                }
            }
        }
    }
}

fn vote_of(
    room: &Room<'_>,
    question: &Question,
    guest: &GuestView,
    vote: &Shown,
    moved: Option<&Move>,
) -> Markup {
    let chosen = match vote.choice {
        Candidate::Player(seat) => room.player(seat),
        Candidate::Card(_) => None,
    };
    html! {
        li class={ @if room.is_me(vote.seat) { "pe-mine " } (room.seen_from(room.opening_of(vote.seat))) }
            data-hear=[room.is_showing().then(|| plain(heard(room, question, vote)))] {
            @match vote.choice {
                Candidate::Player(_) => (mask(guest, chosen.map(|guest| guest.badge))),
                Candidate::Card(slot) => (lettered_mask(guest, letter(slot.0))),
            }
            span.pe-voter aria-hidden="true" {
                (name(guest, room.words))
                @if let Some(bet) = vote.bet { (piece(bet)) }
            }
            span.visually-hidden { (plain(heard(room, question, vote))) }
            @if let Some(moved) = moved {
                (steps(room, moved))
                (room.heard(room.moment(landing(moved)), heard_move(room, moved)))
            }
        }
    }
}

/// The vote in words, for who listens.
fn heard(room: &Room<'_>, question: &Question, vote: &Shown) -> String {
    let words = room.words;
    let name = room.name(vote.seat);
    let choice = match vote.choice {
        Candidate::Player(seat) => room.name(seat),
        Candidate::Card(slot) => {
            let card = match question {
                Question::Which { cards, .. } => cards.get(slot.index()),
                Question::Whom { .. } => None,
            };
            card.map_or_else(String::new, |laid| room.card(&laid.card).to_owned())
        }
    };
    match vote.bet {
        Some(bet) => words.pe_heard_vote(name, choice, bet.stake()),
        None => words.pe_heard_choice(name, choice),
    }
}

/// A betting piece; a neutral bet has none.
fn piece(bet: Bet) -> Markup {
    html! { @match bet { Bet::Neutral => {}, Bet::Two | Bet::Three => span.pe-piece { (bet.stake()) } } }
}

/// So many spaces forward or back, and what came of it.
fn steps(room: &Room<'_>, moved: &Move) -> Markup {
    let words = room.words;
    let steps = moved.steps;
    let landed = match moved.landing {
        Landing::Plain => None,
        Landing::FaceToFace => Some((Symbol::Duet, words.pe_landed_face())),
        Landing::Inversion => Some((Symbol::Dot, words.pe_landed_dot())),
        Landing::Pit => Some((Symbol::Pit, words.pe_landed_pit())),
        Landing::Summit => Some((Symbol::Summit, words.pe_landed_summit())),
    };
    html! {
        span class={ "pe-steps " @if steps < 0 { "pe-back " } (room.seen_from(Moment::Gain)) } {
            (symbol(if steps > 0 { Symbol::Up } else { Symbol::Down }))
            span aria-hidden="true" { (steps.unsigned_abs()) }
            span.visually-hidden {
                @if steps > 0 {
                    (words.pe_heard_forward(steps))
                } @else {
                    (words.pe_heard_back(steps.unsigned_abs()))
                }
            }
            @if let Some((drawing, heard)) = landed {
                span class=(room.seen_from(landing(moved))) {
                    (symbol(drawing)) span.visually-hidden { " " (heard) }
                }
            }
        }
    }
}

/// Cards on the table are told apart by letters.
pub(super) fn letter(slot: u8) -> char {
    char::from(b'A' + slot % 26)
}
