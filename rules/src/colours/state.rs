//! All there is to know about a game under way, and how events change it.

use std::collections::BTreeMap;

use super::{Ballot, Event, Options, Outcome, Question, Supply, Symbol, scoring};
use crate::{CardId, Roster, Sealed, Seat, SeatSet, Seating, Shut};

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
    /// How many rounds have begun, those that came to nothing included.
    pub(super) rounds_begun: u32,
    pub(super) phase: Phase,
    /// The rounds that have been counted, in order.
    pub(super) history: Vec<CountedRound>,
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
        ballots: Ballots,
    },
    Predicting {
        round: Round,
        ballots: Ballots,
        predictions: BTreeMap<Seat, Sealed<Symbol>>,
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
pub(super) type Ballots = BTreeMap<Seat, Option<Sealed<Ballot>>>;

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
    pub(super) fn opening(options: &Options, seating: &Seating, supply: Supply) -> State {
        State {
            options: options.clone(),
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

    /// Who sat down during the round under way and plays along from the next one on.
    pub(super) fn newcomers(&self) -> SeatSet {
        self.round().map_or(SeatSet::EMPTY, |round| self.roster.active().without(round.colours))
    }

    /// Whose votes are in the box.
    pub(super) fn voted(&self) -> SeatSet {
        match &self.phase {
            Phase::Voting { ballots, .. } | Phase::Predicting { ballots, .. } => {
                ballots.keys().copied().collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whose predictions lie there.
    pub(super) fn predicted(&self) -> SeatSet {
        match &self.phase {
            Phase::Predicting { predictions, .. } => predictions.keys().copied().collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Who has yet to do what everybody does now: vote, or predict.
    pub(super) fn owing(&self) -> SeatSet {
        match &self.phase {
            Phase::Voting { .. } => self.players().without(self.voted()),
            Phase::Predicting { .. } => self.players().without(self.predicted()),
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
        let some_or = |some: SeatSet, otherwise: SeatSet| if some.is_empty() { otherwise } else { some };
        match &self.phase {
            Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => {
                let reader: SeatSet = self.reader_to_act().into_iter().collect();
                some_or(
                    reader.and(self.roster.present()),
                    some_or(self.roster.present(), self.roster.active()),
                )
            }
            Phase::Voting { .. } | Phase::Predicting { .. } => {
                some_or(self.owing().and(self.roster.present()), self.owing())
            }
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }
}

/// Folding events. An event that does not fit the phase changes nothing, so that folding is total.
impl State {
    pub(super) fn evolve(&mut self, event: &Event) {
        let (next, step) = (self.next_reader(), self.step);
        match event {
            Event::QuestionAdded { question, text } => self.supply.add(*question, text.clone()),
            Event::QuestionsDrawn { reader, questions } => {
                self.last_reader = Some(*reader);
                self.enter(Phase::Picking { reader: *reader, questions: questions.clone() });
            }
            Event::QuestionAsked { round, reader, question } => self.ask(*round, *reader, question),
            Event::QuestionPutBack { .. } => self.enter(Phase::Opening { lost: None }),
            Event::BallotCast { round, seat, ballot } => self.cast(*round, *seat, ballot),
            Event::BallotTakenBack { seat } => self.take_back_ballot(*seat),
            Event::VotingClosed => self.close_box(),
            Event::PredictionMade { seat, prediction } => {
                if let Phase::Predicting { predictions, .. } = &mut self.phase {
                    predictions.insert(*seat, prediction.clone());
                }
            }
            Event::PredictionTakenBack { seat } => self.take_back_prediction(*seat),
            Event::RoundCounted { cards, outcomes, .. } => self.count(cards.as_ref(), outcomes),
            Event::RoundLost { .. } => self.lose_round(),
            Event::SeatWentAway { seat } => self.roster.go_away(*seat),
            Event::SeatCameBack { seat } => self.roster.come_back(*seat),
            Event::SeatLeft { seat } => {
                self.roster.leave(*seat);
                self.take_back_prediction(*seat);
            }
            Event::SeatJoined { seat } => {
                if *seat == self.roster.next_seat() {
                    self.points.push(0);
                    self.roster.join();
                }
            }
            Event::GameFinished { winners } => self.enter(Phase::Over { winners: *winners }),
        }
        // What was meant for one who is about to read must not count for another.
        if self.step == step && self.next_reader() != next {
            self.step += 1;
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.step += 1;
    }

    fn ask(&mut self, number: u32, reader: Seat, question: &Question) {
        self.supply.ask(question.card);
        self.last_reader = Some(reader);
        self.last_question = Some(question.card);
        self.rounds_begun = self.rounds_begun.max(number);
        let round = Round { number, reader, question: question.clone(), colours: self.roster.active() };
        self.enter(Phase::Voting { round, ballots: Ballots::new() });
    }

    fn cast(&mut self, number: u32, seat: Seat, ballot: &Shut<Ballot>) {
        if let Phase::Voting { round, ballots } = &mut self.phase
            && round.number == number
        {
            ballots.insert(seat, ballot.open().map(|ballot| Sealed::new(*ballot)));
        }
    }

    fn take_back_ballot(&mut self, seat: Seat) {
        if let Phase::Voting { ballots, .. } = &mut self.phase {
            ballots.remove(&seat);
        }
    }

    fn take_back_prediction(&mut self, seat: Seat) {
        if let Phase::Predicting { predictions, .. } = &mut self.phase {
            predictions.remove(&seat);
        }
    }

    fn close_box(&mut self) {
        if let Phase::Voting { round, ballots } = &mut self.phase {
            let (round, ballots) = (round.clone(), std::mem::take(ballots));
            self.enter(Phase::Predicting { round, ballots, predictions: BTreeMap::new() });
        }
    }

    /// The ballots are gone from here on (TC-8, TC-15).
    fn count(&mut self, cards: Option<&Vec<Seat>>, outcomes: &[Outcome]) {
        let Phase::Predicting { round, .. } = &self.phase else { return };
        for Outcome { seat, points, .. } in outcomes {
            if let Some(total) = self.points.get_mut(seat.index()) {
                *total += u32::from(*points);
            }
        }
        self.history.push(CountedRound {
            reader: round.reader,
            question: round.question.clone(),
            cards: cards.cloned(),
            outcomes: outcomes.to_vec(),
            points: self.points.clone(),
        });
        self.enter(Phase::RoundOver);
    }

    fn lose_round(&mut self) {
        if let Some(round) = self.round() {
            let lost = Some(round.question.clone());
            self.enter(Phase::Opening { lost });
        }
    }
}
