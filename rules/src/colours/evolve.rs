//! How events change the game. An event that does not fit the phase changes nothing, so that folding is
//! total.

use std::sync::Arc;

use super::{
    Ballot, Event, Options, Outcome, Question,
    state::{CountedRound, Phase, Round, State},
};
use crate::{Ballots, Seat, Shut};

impl State {
    pub(super) fn evolve(&mut self, event: &Event) {
        let (next, step) = (self.next_reader(), self.step);
        match event {
            Event::QuestionAdded { question, text } => {
                self.supply.add(*question, text.clone());
                self.await_question(*question, self.rounds_begun + Options::OWN_WITHIN);
            }
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
                    predictions.cast(*seat, *prediction.open());
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
            // Who left in the round under way still has a colour in it, and plays along at once.
            Event::SeatReturned { seat } => self.roster.resume(*seat),
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
        self.waiting.retain(|(card, _)| *card != question.card);
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
            ballots.cast(seat, ballot.open().copied());
        }
    }

    fn take_back_ballot(&mut self, seat: Seat) {
        if let Phase::Voting { ballots, .. } = &mut self.phase {
            ballots.take_back(seat);
        }
    }

    fn take_back_prediction(&mut self, seat: Seat) {
        if let Phase::Predicting { predictions, .. } = &mut self.phase {
            predictions.take_back(seat);
        }
    }

    fn close_box(&mut self) {
        if let Phase::Voting { round, ballots } = &mut self.phase {
            let (round, ballots) = (round.clone(), std::mem::take(ballots));
            self.enter(Phase::Predicting { round, ballots, predictions: Ballots::new() });
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
        self.history.push(Arc::new(CountedRound {
            reader: round.reader,
            question: round.question.clone(),
            cards: cards.cloned(),
            outcomes: outcomes.to_vec(),
            points: self.points.clone(),
        }));
        self.enter(Phase::RoundOver);
    }

    fn lose_round(&mut self) {
        if let Some(round) = self.round() {
            let lost = Some(round.question.clone());
            self.enter(Phase::Opening { lost });
        }
    }
}
