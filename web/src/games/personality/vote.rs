//! Choosing in secret: a person or a card, and how much to bet on it.

use maud::{Markup, html};
use rules::{
    SeatSet, Slot,
    personality::{Ability, Bet, Candidate, LaidCard, OpenVote, PairView, Question, Vote},
};

use super::{
    cards,
    mask::mask,
    player_choices,
    room::Room,
    standing::{self, Fold},
};
use crate::{
    look::{BRASS, Symbol, deed, scattered_deed, symbol},
    pages::Hand,
    words::say,
};

/// A vote under way, the first one or the second.
pub(super) struct Poll<'a> {
    pub(super) question: &'a Question,
    pub(super) candidates: &'a [Candidate],
    pub(super) round: Round<'a>,
    /// How far my pair has come with it (PE-20).
    pub(super) pair: Option<PairView>,
}

/// Which vote it is, and what I have chosen in it.
pub(super) enum Round<'a> {
    /// With a bet (PE-9).
    First(Option<Vote>),
    /// Among the tied, without one (PE-17).
    Second { mine: Option<Candidate>, first: &'a [OpenVote] },
}

impl Round<'_> {
    fn choice(&self) -> Option<Candidate> {
        match self {
            Round::First(vote) => vote.map(|vote| vote.choice),
            Round::Second { mine, .. } => *mine,
        }
    }
}

pub(super) fn hand(room: &Room<'_>, poll: &Poll<'_>) -> Hand {
    let votes = poll.may(room);
    Hand {
        ask: html! {
            (poll.asked(room))
            p { (say(poll.why(room))) }
        },
        play: html! {
            (pairs(room))
            (poll.put_back(room))
            @if votes { (poll.ballot(room)) } @else { (poll.looked_on(room)) }
            (standing::fold(room, if votes { Fold::Shut } else { Fold::Open }))
        },
        act: html! {
            @if let Some(pair) = poll.pair.filter(|_| room.may(Ability::AgreeToPairVote)) {
                (agree(room, pair))
                (cards::go_otherwise(&poll.form(), room.words.pe_pair_otherwise()))
            } @else if votes {
                (cards::go(&poll.form(), poll.label(room)))
            }
        },
    }
}

impl Poll<'_> {
    fn may(&self, room: &Room<'_>) -> bool {
        room.may(Ability::CastVote) || room.may(Ability::VoteAgain)
    }

    fn asked(&self, room: &Room<'_>) -> Markup {
        let words = room.words;
        let second = matches!(self.round, Round::Second { .. });
        match self.question {
            Question::Whom { proposer, card } => {
                let note = match (second, room.is_me(*proposer)) {
                    (true, _) => words.pe_second_note(),
                    (false, true) => words.pe_read_aloud_you(),
                    (false, false) => words.pe_read_aloud(room.name(*proposer)),
                };
                cards::asked(room, card, note)
            }
            Question::Which { subject, .. } => html! {
                h1 #{ "inverted-" (subject.0) } data-sound-cue="turn" {
                    (say(super::hand::which(room, *subject)))
                }
            },
        }
    }

    /// PE-8: named by the card, so that a second press does not put back the one that came instead.
    fn put_back(&self, room: &Room<'_>) -> Markup {
        html! {
            @if let (Question::Whom { card, .. }, true) = (self.question, room.may(Ability::PutBackCard)) {
                (deed(room.table, "put_back_card", html! {
                    input type="hidden" name="card" value=(card);
                    button.btn.btn-plain { (symbol(Symbol::Another)) (room.words.put_back()) }
                }))
            }
        }
    }

    fn why(&self, room: &Room<'_>) -> String {
        let words = room.words;
        let chosen = self.round.choice().is_some();
        if room.am_newcomer() {
            return words.pe_newcomer();
        }
        if room.game.me.is_none() {
            return words.pe_watching();
        }
        if let Some(pair) = self.pair {
            let mine = room.game.me.is_some_and(|me| pair.agreed.contains(me));
            let name = room.name(pair.with);
            return match (chosen, mine, pair.agreed.contains(pair.with)) {
                (false, ..) => words.pe_pair_together(name),
                (true, false, _) => words.pe_pair_proposed(name),
                (true, true, false) => words.pe_pair_waits(name),
                (true, true, true) => words.pe_pair_agreed(name),
            };
        }
        match self.may(room) {
            false => words.pe_watching(),
            true if chosen => words.pe_vote_done(),
            true => match (&self.round, self.question) {
                (Round::Second { .. }, _) => words.pe_second_why(),
                (Round::First(_), Question::Whom { .. }) => words.pe_vote_why(),
                (Round::First(_), Question::Which { .. }) => words.pe_vote_which_why(),
            },
        }
    }

    /// A form bears the name of what it asks: a choice for one card is none for the next.
    fn form(&self) -> String {
        let round = match self.round {
            Round::First(_) => "vote",
            Round::Second { .. } => "again",
        };
        self.question.cards().first().map_or_else(|| round.to_owned(), |card| format!("{round}-{card}"))
    }

    fn label(&self, room: &Room<'_>) -> String {
        let words = room.words;
        match (self.round.choice(), self.question) {
            (Some(_), _) => words.pe_vote_change(),
            (None, Question::Whom { .. }) => words.pe_vote_go(),
            (None, Question::Which { .. }) => words.pe_vote_go_card(),
        }
    }

    fn ballot(&self, room: &Room<'_>) -> Markup {
        let what = match self.round {
            Round::First(_) => "cast_vote",
            Round::Second { .. } => "vote_again",
        };
        let content = html! {
            div.pe-ballot {
                @match self.question {
                    Question::Whom { .. } => (self.people(room)),
                    Question::Which { cards, .. } => (self.cards(room, cards)),
                }
                @if let Round::First(vote) = &self.round { (bets(room, vote.map(|vote| vote.bet))) }
            }
        };
        scattered_deed(room.table, what, &self.form(), &content)
    }

    /// Whom the card may fit, and my mask, in whose eyes the chosen one shows.
    fn people(&self, room: &Room<'_>) -> Markup {
        let player = |candidate: &Candidate| match candidate {
            Candidate::Player(seat) => Some(*seat),
            Candidate::Card(_) => None,
        };
        let seats: SeatSet = self.candidates.iter().filter_map(player).collect();
        let me = room.game.me.and_then(|me| room.player(me));
        html! {
            div.pe-choose {
                (player_choices::faces(room, seats, "player", self.round.choice().as_ref().and_then(player)))
                @if let Some(me) = me {
                    div.pe-mirror aria-hidden="true" {
                        @for guest in seats.iter().filter_map(|seat| room.player(seat)) {
                            (mask(me, Some(guest.badge)))
                        }
                        (mask(me, None))
                    }
                }
            }
        }
    }

    /// The cards that lie on the table for an inversion.
    fn cards(&self, room: &Room<'_>, laid: &[LaidCard]) -> Markup {
        let chosen = self.round.choice();
        html! {
            ul.slips {
                @for candidate in self.candidates {
                    @if let Candidate::Card(slot) = candidate {
                        @if let Some(laid) = laid.get(slot.index()) {
                            li { (laid_card(room, *slot, laid, chosen == Some(*candidate))) }
                        }
                    }
                }
            }
        }
    }

    /// What those see who do not vote.
    fn looked_on(&self, room: &Room<'_>) -> Markup {
        html! {
            @if let Question::Which { cards, .. } = self.question {
                ul.slips {
                    @for laid in cards {
                        li.slip.pe-slip { (super::cards::slip(room, &laid.card)) (layer(room, laid)) }
                    }
                }
            }
            @if let Round::Second { first, .. } = &self.round {
                (player_choices::votes(room, self.question, first.iter().map(Into::into), &[]))
            }
        }
    }
}

/// To what the other of my pair has chosen for both of us (PE-20).
fn agree(room: &Room<'_>, pair: PairView) -> Markup {
    deed(
        room.table,
        "agree_to_pair_vote",
        html! {
            input type="hidden" name="edition" value=(pair.edition);
            button class={ (BRASS) " pe-agree" } { (room.words.pe_pair_agree()) }
        },
    )
}

fn laid_card(room: &Room<'_>, slot: Slot, laid: &LaidCard, chosen: bool) -> Markup {
    html! {
        label.slip.pe-slip.pe-option {
            input type="radio" name="slot" value=(slot.0) required aria-invalid="false" checked[chosen];
            (super::cards::slip(room, &laid.card))
            (layer(room, laid))
        }
    }
}

/// PE-22: who laid it, as far as that is known before there are votes.
fn layer(room: &Room<'_>, laid: &LaidCard) -> Markup {
    html! {
        @match laid.by {
            Some(by) if room.is_me(by) => span.note { (room.words.pe_own_card()) },
            Some(by) => span.note { (say(room.name(by))) },
            None => {},
        }
    }
}

/// Who votes as one, for those who are not among them (PE-20).
fn pairs(room: &Room<'_>) -> Markup {
    let others = room.game.pairs.iter().filter(|pair| !room.is_me(pair.leader) && !room.is_me(pair.partner));
    html! {
        @for pair in others {
            p.pe-line {
                (symbol(Symbol::Duet)) " "
                (say(room.words.pe_pairs(room.name(pair.leader), room.name(pair.partner))))
            }
        }
    }
}

/// No piece, or one of the two (PE-9).
fn bets(room: &Room<'_>, chosen: Option<Bet>) -> Markup {
    let words = room.words;
    let chosen = chosen.unwrap_or(Bet::Neutral);
    let bet = |bet: Bet| {
        let (sent, label) = match bet {
            Bet::Neutral => ("neutral", words.pe_bet_neutral()),
            Bet::Two => ("two", words.pe_bet_two()),
            Bet::Three => ("three", words.pe_bet_three()),
        };
        html! {
            label class={ "pe-bet pe-bet-" (sent) } {
                input type="radio" name="bet" value=(sent) checked[bet == chosen];
                b { "±" (bet.stake()) }
                span { (label) }
            }
        }
    };
    html! {
        fieldset.pe-bets {
            legend { (words.pe_bet()) }
            @for each in Bet::ALL { (bet(each)) }
        }
    }
}
