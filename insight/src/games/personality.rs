//! Personality: votes and bets lie open, so that what is found out is who sees people alike, and what of
//! somebody others see as they do themselves.

use rules::{
    CardId, Eyes, Seat, SeatSet,
    personality::{
        Bet, Candidate, LaidCard, Landing, Personality, PhaseView, PlayedTurn, Question, Verdict, View,
    },
};

use super::{InsightGame, Read, agreement, all_there, both_yes, eyes_of, faulty};
use crate::{
    award::{Honour, Nomination},
    finding::{Draft, What},
    finished_game::{Company, Missing, Who},
    knowledge::{Evidence, Group, Reader},
    law::Law,
    measure::Measure,
    portrait::Portraits,
    round::{Asked, Chosen, LaidBy, OpenChoice, OpenVote, Round},
};

/// So many votes of two players are compared with luck.
pub const LEAST_VOTES: u32 = 6;
/// So many bets that were won or lost.
pub const LEAST_BETS: u32 = 5;

/// All turns that were voted on, and what lies before everybody at the end.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    turns: Vec<Turn>,
    portraits: Vec<Vec<CardId>>,
}

#[derive(Debug, Clone, PartialEq)]
struct Turn {
    /// Players are voted for, or in an inversion cards.
    question: Question,
    votes: Vec<(Seat, Candidate, Bet)>,
    /// Those after a tie.
    second: Vec<(Seat, Candidate)>,
    /// What the first vote elected: only there are bets.
    elected: Option<Candidate>,
    /// What the turn elected in the end, at the first vote or at the second.
    came_of_it: Option<Candidate>,
    /// Who came to tête-à-tête in the turn before, and so may not have voted alone (PE-20).
    paired: SeatSet,
}

impl InsightGame for Personality {
    type Record = Record;

    fn eyes(view: &View) -> Eyes {
        eyes_of(view.me)
    }

    fn least_seats(view: &View) -> usize {
        view.players.len()
    }

    fn record(view: &View) -> Result<Record, Missing> {
        let PhaseView::Over { history, .. } = &view.phase else { return Err(Missing::End) };
        all_there(view.turns.into(), history.len())?;
        faulty(history, |_, turn| holds(turn, view.players.len()))?;
        let lands = |turn: &PlayedTurn| -> SeatSet {
            let landed = turn.moves.iter().filter(|step| step.landing == Landing::FaceToFace);
            landed.map(|step| step.seat).collect()
        };
        let read = |(number, turn): (usize, &PlayedTurn)| Turn {
            question: turn.question.clone(),
            votes: turn.votes.iter().map(|vote| (vote.seat, vote.choice, vote.bet)).collect(),
            second: turn
                .second
                .iter()
                .flat_map(|second| &second.votes)
                .map(|vote| (vote.seat, vote.choice))
                .collect(),
            elected: match &turn.verdict {
                Verdict::Elected { candidate } => Some(*candidate),
                Verdict::Tied { .. } | Verdict::Nobody => None,
            },
            came_of_it: turn.elected(),
            paired: number.checked_sub(1).map_or(SeatSet::EMPTY, |before| lands(&history[before])),
        };
        Ok(Record {
            turns: history.iter().enumerate().map(read).collect(),
            portraits: view
                .players
                .iter()
                .map(|player| player.portrait.iter().map(|given| given.card).collect())
                .collect(),
        })
    }
}

/// Whether a turn is what the rules make of it: what was elected had the most votes.
fn holds(turn: &PlayedTurn, seats: usize) -> bool {
    let is_candidate = |candidate: &Candidate| match (&turn.question, candidate) {
        (Question::Whom { .. }, Candidate::Player(seat)) => seat.index() < seats,
        (Question::Which { cards, .. }, Candidate::Card(slot)) => slot.index() < cards.len(),
        _ => false,
    };
    let votes_once = turn.votes.iter().enumerate().all(|(place, vote)| {
        vote.seat.index() < seats
            && is_candidate(&vote.choice)
            && turn.votes[..place].iter().all(|other| other.seat != vote.seat)
    });
    let votes_for = |candidate: Candidate| turn.votes.iter().filter(|vote| vote.choice == candidate).count();
    let most = turn.votes.iter().map(|vote| votes_for(vote.choice)).max().unwrap_or_default();
    votes_once
        && match &turn.verdict {
            Verdict::Elected { candidate } => votes_for(*candidate) == most,
            Verdict::Tied { candidates } => candidates.iter().all(|tied| votes_for(*tied) == most),
            Verdict::Nobody => most < 2,
        }
}

impl Turn {
    fn vote_of(&self, seat: Seat) -> Option<(Candidate, Bet)> {
        self.votes.iter().find(|(voter, ..)| *voter == seat).map(|(_, choice, bet)| (*choice, *bet))
    }

    /// What two chose, if both voted for players and each of them alone.
    fn choices(&self, one: Seat, other: Seat) -> Option<(Candidate, Candidate)> {
        let of_players = matches!(self.question, Question::Whom { .. });
        let alone = of_players && !self.paired.contains(one) && !self.paired.contains(other);
        alone.then(|| Some((self.vote_of(one)?.0, self.vote_of(other)?.0)))?
    }
}

/// What somebody's bets brought.
struct Bets {
    earned: i32,
    made: u32,
    staked: bool,
    law: Law,
}

impl Record {
    fn choices(&self, one: Seat, other: Seat) -> Vec<(Candidate, Candidate)> {
        self.turns.iter().filter_map(|turn| turn.choices(one, other)).collect()
    }

    /// Luck is the same bets, on any other of the turns that somebody was elected in.
    fn bets(&self, seat: Seat) -> Bets {
        let settled: Vec<(bool, Bet)> = self
            .turns
            .iter()
            .filter_map(|turn| {
                let (choice, bet) = turn.vote_of(seat)?;
                Some((choice == turn.elected?, bet))
            })
            .collect();
        let stake = |(hit, bet): &(bool, Bet)| if *hit { bet.stake() } else { -bet.stake() };
        let sizes = Bet::ALL
            .map(|bet| (i32::from(bet.stake()), settled.iter().filter(|(_, other)| *other == bet).count()));
        let hits = settled.iter().filter(|(hit, _)| *hit).count();
        Bets {
            earned: settled.iter().map(|bet| i32::from(stake(bet))).sum(),
            made: settled.len() as u32,
            staked: settled.iter().any(|(_, bet)| *bet != Bet::Neutral),
            law: Law::stakes(&sizes, hits),
        }
    }

    /// How often somebody chose what was elected, and of how many votes.
    fn with_the_table(&self, seat: Seat) -> (u32, u32) {
        let mut counts = (0, 0);
        for turn in &self.turns {
            if let Some(((choice, _), elected)) = turn.vote_of(seat).zip(turn.elected) {
                counts = (counts.0 + u32::from(choice == elected), counts.1 + 1);
            }
        }
        counts
    }

    fn portrait(&self, seat: Seat) -> &[CardId] {
        self.portraits.get(seat.index()).map_or(&[], Vec::as_slice)
    }
}

impl Read for Record {
    fn findings(&self, company: Company<'_>, draft: &mut Draft) {
        for (seat, who) in company.people() {
            if !self.portrait(seat).is_empty() {
                draft.fact(What::Portrait { who, cards: self.portrait(seat).to_vec() });
            }
        }
        let mut alike: Vec<(Who, Who, Measure)> = Vec::new();
        for (seat, one) in company.people() {
            for (other_seat, other) in company.people().filter(|(other, _)| *other > seat) {
                let choices = self.choices(seat, other_seat);
                let (hits, law) = agreement(&choices);
                let measure = draft.measure(hits, choices.len() as u32, LEAST_VOTES, &law);
                alike.extend(measure.map(|measure| (one, other, measure)));
            }
        }
        let best = alike.into_iter().rev().max_by(|(.., one), (.., other)| other.p.total_cmp(&one.p));
        if let Some((one, other, measure)) = best.filter(|(.., best)| f64::from(best.hits) > best.luck) {
            draft.fun(What::AgreeMost { one, other, measure });
        }
        let mut bets: Vec<(Who, Measure)> = Vec::new();
        for (seat, who) in company.people() {
            let Bets { earned, made, staked, law } = self.bets(seat);
            if staked {
                bets.extend(draft.measure(earned, made, LEAST_BETS, &law).map(|measure| (who, measure)));
            }
        }
        let best = bets.into_iter().rev().max_by(|(_, one), (_, other)| other.p.total_cmp(&one.p));
        if let Some((who, measure)) = best.filter(|(_, best)| f64::from(best.hits) > best.luck) {
            draft.fun(What::BetsPay { who, measure });
        }
    }

    /// Who chooses somebody where they choose themselves.
    fn evidence(&self, company: Company<'_>, game: u16, evidence: &mut Vec<Evidence>) {
        for (seat, reader) in company.people() {
            for (subject_seat, subject) in company.people().filter(|(other, _)| *other != seat) {
                let them = Candidate::Player(subject_seat);
                let choices = self.choices(seat, subject_seat);
                let named: Vec<(bool, bool)> =
                    choices.iter().map(|(mine, theirs)| (*mine == them, *theirs == them)).collect();
                let (hits, law) = both_yes(&named);
                let group = Group::whole(game);
                // Where nothing could have come out otherwise, nothing is learnt.
                if named.len() as u32 >= LEAST_VOTES && law.range().0 < law.range().1 {
                    evidence.push(Evidence { group, reader: Reader::One(reader), subject, hits, law });
                }
            }
        }
    }

    fn nominations(&self, company: Company<'_>) -> Vec<Nomination> {
        let mut nominations = Vec::new();
        for (seat, who) in company.people() {
            let Bets { earned, made, staked, law } = self.bets(seat);
            let measure = Measure::new(earned, made, &law);
            if staked && earned > 0 && f64::from(earned) > measure.luck {
                let honour = Honour::SureBets { measure };
                nominations.push(Nomination::new(who, f64::from(earned) - measure.luck, honour));
            }
            let cards = self.portrait(seat).len() as u32;
            if cards > 0 {
                nominations.push(Nomination::new(who, f64::from(cards), Honour::ManySided { cards }));
            }
            let (times, votes) = self.with_the_table(seat);
            if times > 0 {
                let honour = Honour::WithTheTable { times, votes };
                nominations.push(Nomination::new(who, f64::from(times) / f64::from(votes), honour));
            }
            if votes > times {
                let honour = Honour::OwnMind { times: votes - times, votes };
                nominations.push(Nomination::new(who, 1.0 - f64::from(times) / f64::from(votes), honour));
            }
        }
        nominations
    }

    fn portraits(&self, company: Company<'_>, portraits: &mut Portraits) {
        for (seat, who) in company.people() {
            portraits.of(who).traits.extend(self.portrait(seat));
        }
    }

    fn rounds(&self, company: Company<'_>) -> Vec<Round> {
        let read = |turn: &Turn| {
            let chosen = |choice: Candidate| match (choice, &turn.question) {
                (Candidate::Player(seat), _) => Some(Chosen::Player { who: company.who(seat) }),
                (Candidate::Card(slot), Question::Which { cards, .. }) => {
                    cards.get(slot.index()).map(|laid| Chosen::Card { card: laid.card })
                }
                (Candidate::Card(_), Question::Whom { .. }) => None,
            };
            let vote = |(seat, choice, bet): &(Seat, Candidate, Bet)| {
                Some(OpenVote { who: company.who(*seat), choice: chosen(*choice)?, bet: *bet })
            };
            let asked = match &turn.question {
                Question::Whom { card, .. } => Asked::Whom { card: *card },
                Question::Which { subject, cards } => {
                    let laid = |laid: &LaidCard| LaidBy {
                        card: laid.card,
                        by: laid.by.and_then(|seat| company.who(seat)),
                    };
                    Asked::Which { whom: company.who(*subject), cards: cards.iter().map(laid).collect() }
                }
            };
            let again = |(seat, choice): &(Seat, Candidate)| {
                Some(OpenChoice { who: company.who(*seat), choice: chosen(*choice)? })
            };
            Round::Voted {
                asked,
                votes: turn.votes.iter().filter_map(vote).collect(),
                second: turn.second.iter().filter_map(again).collect(),
                elected: turn.came_of_it.and_then(chosen),
            }
        };
        self.turns.iter().map(read).collect()
    }
}
