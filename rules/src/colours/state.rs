//! All there is to know about a game under way.

use std::sync::Arc;

use super::{Ballot, Options, Outcome, Question, Supply, Symbol, scoring};
use crate::{Ballots, CardId, Roster, Seat, SeatSet, Seating};

/// The whole game. It is not serializable: what leaves the server is a [`View`](super::View).
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(super) options: Options,
    pub(super) supply: Supply,
    /// For each seat that ever sat here, its points. They say where its pawn stands.
    pub(super) points: Vec<u32>,
    pub(super) roster: Roster,
    /// Who has read last, or reads.
    pub(super) last_reader: Option<Seat>,
    /// What was asked last, or is.
    pub(super) last_question: Option<CardId>,
    /// The questions of the table's own that have yet to come, and the last round in which each does (TC-5),
    /// the earliest first.
    pub(super) waiting: Vec<(CardId, u32)>,
    /// How many rounds have begun, those that came to nothing included.
    pub(super) rounds_begun: u32,
    pub(super) phase: Phase,
    /// The rounds that have been counted, in order. Shared, since a state is copied for every decision.
    pub(super) history: Vec<Arc<CountedRound>>,
    pub(super) step: u32,
}

/// Where in the order of play the game is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// No round is under way and nothing is laid out: before the first round, or after one that was lost.
    Opening {
        lost: Option<Question>,
    },
    Picking {
        reader: Seat,
        questions: Vec<Question>,
    },
    Voting {
        round: Round,
        ballots: BallotBox,
    },
    Predicting {
        round: Round,
        ballots: BallotBox,
        predictions: Ballots<Symbol>,
    },
    RoundOver,
    Over {
        winners: SeatSet,
    },
}

/// A round under way.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Round {
    pub(super) number: u32,
    pub(super) reader: Seat,
    pub(super) question: Question,
    /// The colours in play (TC-2): all who sat here when the question was asked.
    pub(super) colours: SeatSet,
}

/// The box: who has voted, and what, unless it cannot be read any more (TC-8).
pub(super) type BallotBox = Ballots<Option<Ballot>>;

/// A round that has been counted. It keeps no ballots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CountedRound {
    pub(super) reader: Seat,
    pub(super) question: Question,
    pub(super) cards: Option<Vec<Seat>>,
    pub(super) outcomes: Vec<Outcome>,
    /// Everybody's points at its end.
    pub(super) points: Vec<u32>,
}

impl State {
    /// Whether nothing more can be played.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        State {
            options: options.clone(),
            waiting: waiting_on_the_shelf(&supply),
            supply,
            points: vec![0; seating.seats()],
            roster: Roster::of(seating.seats()),
            last_reader: None,
            last_question: None,
            rounds_begun: 0,
            phase: Phase::Opening { lost: None },
            history: Vec::new(),
            step: 0,
        }
    }

    /// The round in which people vote or predict.
    pub(super) fn round(&self) -> Option<&Round> {
        match &self.phase {
            Phase::Voting { round, .. } | Phase::Predicting { round, .. } => Some(round),
            Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver | Phase::Over { .. } => None,
        }
    }

    /// Its number.
    pub(super) fn round_under_way(&self) -> Option<u32> {
        self.round().map(|round| round.number)
    }

    /// The colours in play, when people vote or predict.
    pub(super) fn colours(&self) -> SeatSet {
        self.round().map_or(SeatSet::EMPTY, |round| round.colours)
    }

    /// Those who vote and predict in the round under way, and have not left.
    pub(super) fn players(&self) -> SeatSet {
        self.colours().without(self.roster.left())
    }

    /// Those of them who are here.
    pub(super) fn players_here(&self) -> SeatSet {
        self.players().and(self.roster.present())
    }

    /// Who sat down during the round under way and plays along from the next one on.
    pub(super) fn newcomers(&self) -> SeatSet {
        self.round().map_or(SeatSet::EMPTY, |round| self.roster.active().without(round.colours))
    }

    /// Whose votes are in the box.
    pub(super) fn voted(&self) -> SeatSet {
        match &self.phase {
            Phase::Voting { ballots, .. } | Phase::Predicting { ballots, .. } => ballots.given(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whose predictions lie there.
    pub(super) fn predicted(&self) -> SeatSet {
        match &self.phase {
            Phase::Predicting { predictions, .. } => predictions.given(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Who has yet to do what everybody does now: vote, or predict.
    pub(super) fn owing(&self) -> SeatSet {
        match &self.phase {
            Phase::Voting { ballots, .. } => ballots.pending(self.players()),
            Phase::Predicting { predictions, .. } => predictions.pending(self.players()),
            Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver | Phase::Over { .. } => {
                SeatSet::EMPTY
            }
        }
    }

    /// Who reads next when no round is under way and nobody has won (TC-16). Who has left is passed over.
    pub(super) fn next_reader(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening { .. } | Phase::RoundOver if self.decided().is_empty() => {
                self.roster.next_after(self.last_reader)
            }
            Phase::Opening { .. }
            | Phase::RoundOver
            | Phase::Picking { .. }
            | Phase::Voting { .. }
            | Phase::Predicting { .. }
            | Phase::Over { .. } => None,
        }
    }

    /// Whose it is to turn a question over, or to pick one.
    pub(super) fn reader_to_act(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Picking { reader, .. } => Some(*reader),
            _ => self.next_reader(),
        }
    }

    /// Who may do it (TC-5): the reader, and anybody for a reader who is gone.
    pub(super) fn may_read(&self, seat: Seat, reader: Seat) -> bool {
        seat == reader || !self.roster.present().contains(reader)
    }

    /// The question of the table's own that has to come now, so that each comes within its rounds (TC-5).
    pub(super) fn due_question(&self) -> Option<CardId> {
        let next = self.rounds_begun + 1;
        let pressing = (next..).zip(&self.waiting).any(|(round, (_, last))| *last <= round);
        self.waiting.first().filter(|_| pressing).map(|(card, _)| *card)
    }

    /// A question of the table's own is to come by that round.
    pub(super) fn await_question(&mut self, card: CardId, last: u32) {
        let place = self.waiting.partition_point(|(_, other)| *other <= last);
        self.waiting.insert(place, (card, last));
    }

    /// Who sees what the reader picks from (TC-5): the reader, and who may pick for one who is gone.
    pub(super) fn sees_picks(&self, me: Option<Seat>) -> bool {
        self.reader_to_act().zip(me).is_some_and(|(reader, me)| self.may_read(me, reader))
    }

    /// Who has won at the end of a round, before the table has moved on to the end of the game.
    pub(super) fn decided(&self) -> SeatSet {
        match self.phase {
            Phase::RoundOver => scoring::winners(&self.points, self.options.goal),
            Phase::Opening { .. }
            | Phase::Picking { .. }
            | Phase::Voting { .. }
            | Phase::Predicting { .. }
            | Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Whom the table waits for. Empty only when the game is over.
    pub(super) fn waiting_on(&self) -> SeatSet {
        match &self.phase {
            Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => {
                let reader: SeatSet = self.reader_to_act().into_iter().collect();
                let here = self.roster.present();
                reader.and(here).or(here).or(self.roster.active())
            }
            Phase::Voting { .. } | Phase::Predicting { .. } => self.roster.present().waits_for(self.owing()),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}

/// What the table has written before the game comes in its first rounds, when there is little of it. A long
/// list is mixed in: one of it at least comes in every three rounds (TC-5).
fn waiting_on_the_shelf(supply: &Supply) -> Vec<(CardId, u32)> {
    let fresh: Vec<CardId> =
        supply.own.keys().filter(|card| supply.pile.fresh().contains(card)).copied().collect();
    let within = Options::OWN_WITHIN;
    let few = fresh.len() <= within as usize;
    fresh.into_iter().zip(1..).map(|(card, nth)| (card, if few { within } else { within * nth })).collect()
}
