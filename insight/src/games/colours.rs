//! True Colours: how the table sees everybody, by what it was told round by round. What is read here has no
//! voter in it: counts as they were revealed, and predictions, which are open.

use rules::{
    Eyes, Seat,
    colours::{Colours, Counts, OutcomeView, PhaseView, Question, RoundView, Symbol, View},
};

use super::{InsightGame, Read, agreement, all_there, eyes_of, faulty};
use crate::{
    award::{Honour, Nomination},
    finding::{ColourResult, Draft, ElectedFor, What},
    finished_game::{Company, Missing, Who},
    knowledge::{Evidence, Group, Reader},
    law::Law,
    measure::Measure,
    portrait::Portraits,
    round::{Round as Seen, SeenAs},
};

/// So many predictions of somebody are compared with luck.
pub const LEAST_PREDICTIONS: u32 = 5;
/// Of so many questions one is said to have split the table, and one to have united it.
pub const LEAST_QUESTIONS: usize = 3;

/// All rounds that were counted.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    rounds: Vec<Round>,
}

/// A round without what tells an order: neither reader nor cards as they lay.
#[derive(Debug, Clone, PartialEq)]
struct Round {
    question: Question,
    results: Vec<Colour>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Colour {
    seat: Seat,
    votes: Option<u8>,
    got: Symbol,
    predicted: Option<Symbol>,
}

impl InsightGame for Colours {
    type Record = Record;

    fn eyes(view: &View) -> Eyes {
        eyes_of(view.me)
    }

    fn least_seats(view: &View) -> usize {
        view.pawns.len()
    }

    fn record(view: &View) -> Result<Record, Missing> {
        let PhaseView::Over { history, .. } = &view.phase else { return Err(Missing::End) };
        all_there(view.round.into(), history.len())?;
        faulty(history, |_, round| holds(round, view.pawns.len()))?;
        // TC-8: with outcomes only, nothing else is read, whatever is there.
        let shown = view.options.counts == Counts::Shown;
        let colour = |outcome: &OutcomeView| Colour {
            seat: outcome.seat,
            votes: outcome.votes.filter(|_| shown),
            got: outcome.got,
            predicted: outcome.predicted,
        };
        let read = |round: &RoundView| Round {
            question: round.question.clone(),
            results: round.outcomes.iter().map(colour).collect(),
        };
        Ok(Record { rounds: history.iter().map(read).collect() })
    }
}

/// Whether a round is what the rules make of it.
fn holds(round: &RoundView, seats: usize) -> bool {
    let seats_once = round.outcomes.iter().enumerate().all(|(place, outcome)| {
        outcome.seat.index() < seats && round.outcomes[..place].iter().all(|other| other.seat != outcome.seat)
    });
    let votes: Option<Vec<u8>> = round.outcomes.iter().map(|outcome| outcome.votes).collect();
    let counted = match votes {
        Some(votes) => {
            let most = votes.iter().copied().max().unwrap_or_default();
            let alone = votes.iter().filter(|count| **count == most).count() == 1;
            let got = |count: u8| match count {
                0 => Symbol::Zero,
                _ if count == most && alone => Symbol::Plus,
                _ => Symbol::PlusMinus,
            };
            round.outcomes.iter().zip(&votes).all(|(outcome, count)| outcome.got == got(*count))
        }
        None => round.outcomes.iter().all(|outcome| outcome.votes.is_none()),
    };
    seats_once && counted && round.outcomes.iter().filter(|outcome| outcome.got == Symbol::Plus).count() <= 1
}

impl Round {
    /// How much of one mind the table was, to compare rounds of one game; none where that cannot be said.
    /// With numbers it is the share of the leader, without them how many got nothing.
    fn unity(&self) -> Option<f64> {
        let votes: Option<Vec<u8>> = self.results.iter().map(|colour| colour.votes).collect();
        let zeros = self.results.iter().filter(|colour| colour.got == Symbol::Zero).count();
        match votes {
            Some(votes) => {
                let all: u32 = votes.iter().map(|count| u32::from(*count)).sum();
                let most = votes.iter().copied().max()?;
                (all > 0).then(|| f64::from(most) / f64::from(all))
            }
            None => Some(zeros as f64),
        }
    }

    fn has_majority(&self) -> bool {
        self.results.iter().any(|colour| colour.got == Symbol::Plus)
    }

    fn results(&self, company: Company<'_>) -> Vec<ColourResult> {
        let result = |colour: &Colour| {
            let Colour { seat, votes, got, .. } = *colour;
            company.who(seat).map(|who| ColourResult { who, votes, got })
        };
        self.results.iter().filter_map(result).collect()
    }
}

/// What became of somebody's predictions.
struct Predictions {
    hits: i32,
    made: u32,
    law: Law,
}

impl Record {
    fn of(&self, seat: Seat) -> impl Iterator<Item = (&Round, &Colour)> {
        let colour = move |round: &'_ Round| round.results.iter().position(|colour| colour.seat == seat);
        self.rounds.iter().filter_map(move |round| Some((round, &round.results[colour(round)?])))
    }

    /// How often somebody predicted right. Luck is the same predictions in any other order: who always says
    /// the same is never told apart from it.
    fn predictions(&self, seat: Seat) -> Predictions {
        let pairs: Vec<(Symbol, Symbol)> =
            self.of(seat).filter_map(|(_, colour)| Some((colour.predicted?, colour.got))).collect();
        let (hits, law) = agreement(&pairs);
        Predictions { hits, made: pairs.len() as u32, law }
    }

    fn elected(&self, seat: Seat) -> Vec<ElectedFor> {
        let plus = self.of(seat).filter(|(_, colour)| colour.got == Symbol::Plus);
        plus.map(|(round, colour)| ElectedFor { question: round.question.clone(), votes: colour.votes })
            .collect()
    }
}

impl Read for Record {
    fn findings(&self, company: Company<'_>, draft: &mut Draft) {
        for (seat, who) in company.people() {
            let questions = self.elected(seat);
            if !questions.is_empty() {
                draft.fact(What::ElectedFor { who, questions });
            }
        }
        let mut predicted: Vec<(Who, Measure)> = Vec::new();
        for (seat, who) in company.people() {
            let Predictions { hits, made, law } = self.predictions(seat);
            predicted
                .extend(draft.measure(hits, made, LEAST_PREDICTIONS, &law).map(|measure| (who, measure)));
        }
        let best = predicted.into_iter().rev().max_by(|(_, one), (_, other)| other.p.total_cmp(&one.p));
        if let Some((who, measure)) = best.filter(|(_, best)| f64::from(best.hits) > best.luck) {
            draft.fun(What::PredictsSelf { who, measure });
        }
        if self.rounds.len() < LEAST_QUESTIONS {
            return;
        }
        let unity = |majority: bool| {
            let rounds = self.rounds.iter().filter(move |round| round.has_majority() == majority);
            rounds.filter_map(|round| Some((round, round.unity()?)))
        };
        // Of equals the first.
        let united = unity(true).fold(None, |best: Option<(&Round, f64)>, next| match best {
            Some(best) if best.1 >= next.1 => Some(best),
            _ => Some(next),
        });
        let split = unity(false).fold(None, |best: Option<(&Round, f64)>, next| match best {
            Some(best) if best.1 <= next.1 => Some(best),
            _ => Some(next),
        });
        if let Some((round, _)) = split {
            let (question, results) = (round.question.clone(), round.results(company));
            draft.fact(What::SplitQuestion { question, results });
        }
        if let Some((round, _)) = united {
            let (question, results) = (round.question.clone(), round.results(company));
            draft.fact(What::UnitedQuestion { question, results });
        }
    }

    /// How well everybody knows how they are seen. All of a game together, because a prediction is compared
    /// with the other ones of the same player.
    fn evidence(&self, company: Company<'_>, game: u16, evidence: &mut Vec<Evidence>) {
        for (seat, who) in company.people() {
            let Predictions { hits, made, law } = self.predictions(seat);
            if made >= LEAST_PREDICTIONS {
                let group = Group::whole(game);
                evidence.push(Evidence { group, reader: Reader::One(who), subject: who, hits, law });
            }
        }
    }

    fn nominations(&self, company: Company<'_>) -> Vec<Nomination> {
        let mut nominations = Vec::new();
        let rounds = self.rounds.len() as u32;
        for (seat, who) in company.people() {
            let Predictions { hits, made, law } = self.predictions(seat);
            let measure = Measure::new(hits, made, &law);
            if made > 0 && f64::from(hits) > measure.luck {
                let honour = Honour::KnowsSelf { measure };
                nominations.push(Nomination::new(who, measure.beyond_luck(), honour));
            }
            let times = self.elected(seat).len() as u32;
            if times > 0 {
                nominations.push(Nomination::new(who, f64::from(times), Honour::Chosen { times, rounds }));
            }
            let right = hits as u32;
            if made > right {
                let honour = Honour::SeenOtherwise { times: made - right, rounds: made };
                nominations.push(Nomination::new(who, f64::from(made - right), honour));
            }
            if right > 0 {
                let honour = Honour::RightAboutSelf { times: right, rounds: made };
                nominations.push(Nomination::new(who, f64::from(right), honour));
            }
            let unseen = self.of(seat).filter(|(_, colour)| colour.got == Symbol::Zero).count() as u32;
            if unseen > 0 {
                let honour = Honour::UnderTheRadar { times: unseen, rounds };
                nominations.push(Nomination::new(who, f64::from(unseen), honour));
            }
        }
        nominations
    }

    fn portraits(&self, company: Company<'_>, portraits: &mut Portraits) {
        for (seat, who) in company.people() {
            portraits.of(who).elected.extend(self.elected(seat));
        }
    }

    fn rounds(&self, company: Company<'_>) -> Vec<Seen> {
        let seen = |colour: &Colour| SeenAs {
            who: company.who(colour.seat),
            votes: colour.votes,
            got: colour.got,
            predicted: colour.predicted,
        };
        let read = |round: &Round| Seen::Counted {
            question: round.question.clone(),
            results: round.results.iter().map(seen).collect(),
        };
        self.rounds.iter().map(read).collect()
    }
}
