//! Votes that lie open on the stage: who chose whom, what they bet, and what came of it (PE-10).

use rules::{
    Seat,
    personality::{Bet, Candidate, Landing, Moment, Move, PhaseView, PlayedTurn, Question, Verdict},
};

use super::{player_choices::letter, room::Room, rows::landing};
use crate::words::{called, listed};

/// A vote as everybody sees it.
pub(super) struct Shown {
    pub(super) seat: Seat,
    pub(super) choice: Candidate,
    /// None in a second vote, in which nobody bets (PE-17).
    pub(super) bet: Option<Bet>,
}

/// How a vote came out.
pub(super) enum Outcome {
    Elected(Candidate),
    Tied,
    Nobody,
}

/// The vote that was opened last, while it is looked at.
pub(super) struct Reveal<'a> {
    /// Which vote this is: for as long as it is looked at nothing of it is shown anew.
    pub(super) key: String,
    pub(super) question: &'a Question,
    pub(super) votes: Vec<Shown>,
    pub(super) outcome: Outcome,
    /// Who or what has the most votes, where that is more than one.
    pub(super) leading: Vec<Candidate>,
    pub(super) moves: &'a [Move],
}

impl<'a> Reveal<'a> {
    pub(super) fn of(room: &Room<'a>) -> Option<Reveal<'a>> {
        let game = room.game;
        match &game.phase {
            PhaseView::Debate { question, votes, tied, .. } => Some(Reveal {
                key: (game.turns + 1).to_string(),
                question,
                votes: votes.iter().map(Shown::first).collect(),
                outcome: Outcome::Tied,
                leading: tied.clone(),
                moves: &[],
            }),
            // Whatever comes next: it is not told before all have seen this.
            _ if room.is_showing() => match game.judged() {
                Some(_) => None,
                None => game.last_turn.as_ref().map(|turn| Reveal::of_turn(game.turns, turn)),
            },
            PhaseView::Exchanging { .. } | PhaseView::Pairing { .. } | PhaseView::Proposing { .. }
                if room.giving_shown().is_none() =>
            {
                game.last_turn.as_ref().map(|turn| Reveal::of_turn(game.turns, turn))
            }
            _ => None,
        }
    }

    fn of_turn(number: u16, turn: &'a PlayedTurn) -> Reveal<'a> {
        let outcome = match (turn.elected(), &turn.verdict) {
            (Some(candidate), _) => Outcome::Elected(candidate),
            (None, Verdict::Tied { .. }) => Outcome::Tied,
            (None, Verdict::Elected { .. } | Verdict::Nobody) => Outcome::Nobody,
        };
        let (key, votes) = match &turn.second {
            Some(second) => {
                let shown = |vote: &rules::personality::OpenChoice| Shown {
                    seat: vote.seat,
                    choice: vote.choice,
                    bet: None,
                };
                (format!("{number}-again"), second.votes.iter().map(shown).collect())
            }
            None => (number.to_string(), turn.votes.iter().map(Shown::first).collect()),
        };
        let leading = turn.elected().into_iter().collect();
        Reveal { key, question: &turn.question, votes, outcome, leading, moves: &turn.moves }
    }

    /// The player whom a vote names, where players are voted for.
    pub(super) const fn player_of(choice: Candidate) -> Option<Seat> {
        match choice {
            Candidate::Player(seat) => Some(seat),
            Candidate::Card(_) => None,
        }
    }

    pub(super) fn vote_of(&self, seat: Seat) -> Option<&Shown> {
        self.votes.iter().find(|vote| vote.seat == seat)
    }

    pub(super) fn move_of(&self, seat: Seat) -> Option<&Move> {
        self.moves.iter().find(|moved| moved.seat == seat)
    }

    /// Those who fall into the pit (PE-19).
    pub(super) fn fallen(&self) -> impl Iterator<Item = Seat> {
        self.moves.iter().filter(|moved| moved.landing == Landing::Pit).map(|moved| moved.seat)
    }

    /// The one whose steps are heard; together they would only be louder.
    pub(super) fn first_to_walk(&self) -> Option<Seat> {
        self.moves.iter().find(|moved| moved.steps != 0).map(|moved| moved.seat)
    }
}

impl Shown {
    fn first(vote: &rules::personality::OpenVote) -> Shown {
        Shown { seat: vote.seat, choice: vote.choice, bet: Some(vote.bet) }
    }
}

/// What a candidate is on this table.
impl Room<'_> {
    /// Who is meant: the player, or whoever laid the card.
    pub(super) fn seat_of(question: &Question, candidate: Candidate) -> Option<Seat> {
        match (candidate, question) {
            (Candidate::Player(seat), _) => Some(seat),
            (Candidate::Card(slot), Question::Which { cards, .. }) => cards.get(slot.index())?.by,
            (Candidate::Card(_), Question::Whom { .. }) => None,
        }
    }

    /// The names of several players, for a sentence.
    pub(super) fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let guests = seats.into_iter().filter_map(|seat| self.player(seat));
        listed(self.words, guests.map(called))
    }
}

/// The whole reveal in sentences, for those who listen, each with its moment.
pub(super) fn heard(room: &Room<'_>, reveal: &Reveal<'_>) -> Vec<(Moment, String)> {
    let words = room.words;
    let vote = |vote: &Shown| {
        let chosen = match vote.choice {
            Candidate::Player(seat) => room.name(seat),
            Candidate::Card(slot) => words.pe_stage_card(letter(slot.0).to_string()),
        };
        let said = match vote.bet.filter(|bet| *bet != Bet::Neutral) {
            Some(bet) => words.pe_stage_heard_bet(room.name(vote.seat), chosen, bet.stake()),
            None => words.pe_stage_heard_vote(room.name(vote.seat), chosen),
        };
        (Moment::Eyes(vote.seat), said)
    };
    let moved = |moved: &Move| (landing(moved), heard_move(room, moved));
    reveal.votes.iter().map(vote).chain(reveal.moves.iter().map(moved)).collect()
}

/// How far somebody has come, in a sentence.
pub(super) fn heard_move(room: &Room<'_>, moved: &Move) -> String {
    let (words, name) = (room.words, room.name(moved.seat));
    match (moved.landing, moved.steps) {
        (Landing::Pit, _) => words.pe_stage_heard_pit(name),
        (_, 1..) => words.pe_stage_heard_on(name, moved.steps, room.place(moved.to)),
        (_, ..=-1) => words.pe_stage_heard_back(name, -moved.steps, room.place(moved.to)),
        (_, 0) => words.pe_stage_heard_stays(name),
    }
}
