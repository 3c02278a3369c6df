//! Personal Preference: each team makes a guess, so that what is found out is which team reads whom.

use std::collections::BTreeMap;

use rules::{
    Closest, Eyes, Seat, SeatSet, Slot, Team,
    preference::{Drawn, PhaseView, Placement, Preference, RoundView, Stake, View},
};

use super::{
    InsightGame, Read, all_there, eyes_of, faulty, is_order, place_in,
    readings::{ClosestFirst, Extremes, Reading, alone_ahead, closest_counts, extremes, nearest},
    right_places,
};
use crate::{
    award::{Honour, Nomination},
    finding::{Draft, What},
    finished_game::{Company, Missing, Who},
    knowledge::{Evidence, Group, Reader},
    law::Law,
    measure::Measure,
    portrait::Portraits,
    round::{Round as Seen, Subject, TeamGuess},
};

/// So many rankings of somebody are compared with luck.
pub const LEAST_ROUNDS: u32 = 2;
/// So many doubled tokens.
pub const LEAST_DOUBLES: u32 = 3;
/// A subject that every team puts so far from its place was unexpected.
pub const LEAST_DISTANCE: u8 = 2;

/// All rounds that were revealed.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// By team, who belongs to it at the end.
    teams: Vec<SeatSet>,
    goal: u16,
    rounds: Vec<Round>,
}

#[derive(Debug, Clone, PartialEq)]
struct Round {
    it: Seat,
    cards: Vec<Drawn>,
    ranking: Vec<Slot>,
    guesses: Vec<(Team, Vec<Placement>)>,
    pieces: Vec<u16>,
    closest: Option<Closest>,
}

impl InsightGame for Preference {
    type Record = Record;

    fn eyes(view: &View) -> Eyes {
        eyes_of(view.me)
    }

    fn least_seats(view: &View) -> usize {
        let members = view.pieces.iter().flat_map(|piece| piece.members.iter());
        members.chain(view.left.iter()).map(|seat| seat.index() + 1).max().unwrap_or_default()
    }

    fn record(view: &View) -> Result<Record, Missing> {
        let PhaseView::Over { history, .. } = &view.phase else { return Err(Missing::End) };
        all_there(view.round.into(), history.len())?;
        let teams = view.pieces.len();
        let before = |number: usize| number.checked_sub(1).map(|last| history[last].pieces.as_slice());
        faulty(history, |number, round| holds(round, before(number), teams))?;
        let read = |round: &RoundView| Round {
            it: round.it,
            cards: round.cards.clone(),
            ranking: round.ranking.clone(),
            guesses: round.guesses.iter().map(|guess| (guess.team, guess.tokens.clone())).collect(),
            pieces: round.pieces.iter().map(|at| at.0).collect(),
            closest: round.closest,
        };
        Ok(Record {
            teams: view.pieces.iter().map(|piece| piece.members).collect(),
            goal: view.options.board.length(),
            rounds: history.iter().map(read).collect(),
        })
    }
}

/// Whether a round is what the rules make of it: the pieces went as far as the guesses carried them.
fn holds(round: &RoundView, before: Option<&[rules::preference::Space]>, teams: usize) -> bool {
    let sections = |tokens: &[Placement]| tokens.iter().map(|token| token.section).collect::<Vec<_>>();
    let guesses = round.guesses.iter().all(|guess| {
        guess.team.index() < teams
            && is_order(&sections(&guess.tokens), round.cards.len())
            && guess.steps.len() == guess.tokens.len()
    });
    let stood = |team: usize| before.map_or(Some(0), |before| before.get(team).map(|at| i32::from(at.0)));
    let walked = |team: usize| -> i32 {
        let steps = round.guesses.iter().filter(|guess| guess.team.index() == team);
        steps.flat_map(|guess| &guess.steps).map(|steps| i32::from(*steps)).sum()
    };
    let ended = |team: usize| round.pieces.get(team).map(|at| i32::from(at.0));
    let pieces = (0..teams).all(|team| stood(team).map(|at| at + walked(team)) == ended(team));
    is_order(&round.ranking, round.cards.len()) && guesses && round.pieces.len() == teams && pieces
}

impl Round {
    fn subject(&self, slot: Slot) -> Option<Subject> {
        self.cards.get(slot.index()).map(|drawn| Subject { card: drawn.card, face: drawn.face })
    }

    fn hits(&self, tokens: &[Placement]) -> i32 {
        let sections: Vec<Slot> = tokens.iter().map(|token| token.section).collect();
        right_places(&sections, &self.ranking)
    }

    fn law(&self) -> Law {
        Law::right_places(self.ranking.len(), self.ranking.len())
    }
}

/// Hits with the laws of what luck would give.
#[derive(Debug, Clone, Default)]
struct Sum {
    hits: i32,
    observed: u32,
    laws: Vec<Law>,
}

impl Sum {
    fn add(&mut self, hits: i32, observed: u32, law: Law) {
        self.hits += hits;
        self.observed += observed;
        self.laws.push(law);
    }

    fn law(&self) -> Law {
        Law::sum(&self.laws)
    }

    fn measured(&self) -> Measure {
        Measure::new(self.hits, self.observed, &self.law())
    }
}

impl Record {
    fn closest(&self) -> Vec<(Seat, Closest)> {
        self.rounds.iter().filter_map(|round| Some((round.it, round.closest?))).collect()
    }

    /// Who makes the guess of a team: all of it but IT. Nothing when somebody came late or left, since then
    /// nobody knows who it was.
    fn guessers(&self, team: Team, it: Seat, company: Company<'_>) -> Option<Vec<Who>> {
        let members = *self.teams.get(team.index())?;
        let guessers = members.without(SeatSet::only(it));
        let all: usize = self.teams.iter().map(|team| team.len()).sum();
        if guessers.is_empty() || all != company.seats().count() || !company.all_stayed() {
            return None;
        }
        company.all_people(guessers.iter())
    }

    /// What each group of guessers made of each IT.
    fn readings(&self, company: Company<'_>) -> BTreeMap<(Vec<Who>, Who), Sum> {
        let mut readings: BTreeMap<(Vec<Who>, Who), Sum> = BTreeMap::new();
        for round in &self.rounds {
            let Some(whom) = company.person(round.it) else { continue };
            for (team, tokens) in &round.guesses {
                let Some(guessers) = self.guessers(*team, round.it, company) else { continue };
                readings.entry((guessers, whom)).or_default().add(round.hits(tokens), 1, round.law());
            }
        }
        readings
    }

    /// The doubled tokens of each team, and how many of them were right.
    fn doubles(&self, company: Company<'_>) -> Vec<(Vec<Who>, Sum)> {
        let of_team = |team: Team| {
            let members = self.teams.get(team.index())?;
            let team_members =
                company.all_people(members.iter()).filter(|all| !all.is_empty() && company.all_stayed())?;
            let mut sum = Sum::default();
            for round in &self.rounds {
                for (_, tokens) in round.guesses.iter().filter(|(other, _)| *other == team) {
                    let doubled = |token: &&(&Placement, &Slot)| token.0.stake == Stake::Doubled;
                    let lies: Vec<_> = tokens.iter().zip(&round.ranking).collect();
                    let staked: Vec<_> = lies.iter().filter(doubled).collect();
                    let right = staked.iter().filter(|(token, at)| token.section == **at).count();
                    let law = Law::right_places(round.ranking.len(), staked.len());
                    sum.add(right as i32, staked.len() as u32, law);
                }
            }
            Some((team_members, sum))
        };
        Team::first(self.teams.len()).filter_map(of_team).collect()
    }

    /// How everybody was guessed who was IT, by one guess a round, that of the first team that guessed: who
    /// guesses later may have copied it.
    fn guessed(&self, company: Company<'_>) -> Vec<(Who, Sum)> {
        let of = |(seat, who): (Seat, Who)| {
            let mut sum = Sum::default();
            for round in self.rounds.iter().filter(|round| round.it == seat) {
                if let Some((_, tokens)) = round.guesses.first() {
                    sum.add(round.hits(tokens), 1, round.law());
                }
            }
            (sum.observed > 0).then_some((who, sum))
        };
        company.people().filter_map(of).collect()
    }

    /// The card that every team put far from its place, and all together the farthest; of equals the earlier.
    fn unexpected(&self, company: Company<'_>) -> Option<What> {
        let mut farthest: Option<(u32, What)> = None;
        for round in self.rounds.iter().filter(|round| round.guesses.len() > 1) {
            let Some(who) = company.person(round.it) else { continue };
            for (slot, drawn) in (0..).map(Slot).zip(&round.cards) {
                let place = place_in(&round.ranking, slot)?;
                let token = |tokens: &[Placement]| tokens.iter().position(|token| token.section == slot);
                let guessed: Vec<u8> =
                    round.guesses.iter().filter_map(|(_, tokens)| Some(token(tokens)? as u8 + 1)).collect();
                let off = || guessed.iter().map(|at| at.abs_diff(place));
                // By how far they were off on average, in whole numbers.
                let distance = off().map(u32::from).sum::<u32>() * 60 / guessed.len() as u32;
                let far = off().all(|off| off >= LEAST_DISTANCE);
                if far && farthest.as_ref().is_none_or(|(most, _)| distance > *most) {
                    let (card, face) = (drawn.card, drawn.face);
                    farthest = Some((distance, What::UnexpectedSubject { who, card, face, place, guessed }));
                }
            }
        }
        farthest.map(|(_, what)| what)
    }
}

impl Read for Record {
    fn findings(&self, company: Company<'_>, draft: &mut Draft) {
        let mut readings: Vec<(Vec<Who>, Who, Measure)> = Vec::new();
        for ((team, whom), sum) in self.readings(company) {
            if let Some(measure) = draft.measure(sum.hits, sum.observed, LEAST_ROUNDS, &sum.law()) {
                readings.push((team, whom, measure));
            }
        }
        let best = readings.into_iter().rev().max_by(|(_, _, one), (_, _, other)| other.p.total_cmp(&one.p));
        if let Some((team, whom, measure)) = best.filter(|(_, _, best)| f64::from(best.hits) > best.luck) {
            draft.fun(What::TeamReads { team, whom, measure });
        }
        let guessed = self.guessed(company);
        let mut measure = |(who, sum): &(Who, Sum)| {
            let measure = draft.measure(sum.hits, sum.observed, LEAST_ROUNDS, &sum.law())?;
            Some(Reading { who: *who, measure })
        };
        let measured: Vec<Reading> = guessed.iter().filter_map(&mut measure).collect();
        if let Some(Extremes { best, least }) = extremes(&measured) {
            draft.fun(What::GuessedBest { who: best.who, measure: best.measure });
            draft.fun(What::GuessedLeast { who: least.who, measure: least.measure });
        }
        let mut doubles = Vec::new();
        for (team, sum) in self.doubles(company) {
            if let Some(measure) = draft.measure(sum.hits, sum.observed, LEAST_DOUBLES, &sum.law()) {
                doubles.push((team, measure));
            }
        }
        let best = doubles.into_iter().rev().max_by(|(_, one), (_, other)| other.p.total_cmp(&one.p));
        if let Some((team, measure)) = best.filter(|(_, best)| best.hits > 0) {
            draft.fun(What::RightDoubles { team, measure });
        }
        if let Some(unexpected) = self.unexpected(company) {
            draft.fact(unexpected);
        }
        let closest = closest_counts(&self.closest(), company);
        if let Some(ClosestFirst { who, times, turns }) = alone_ahead(&closest) {
            draft.fun(What::ClosestFirst { who, times, turns });
        }
        if !self.rounds.is_empty() {
            let who = |team: &SeatSet| team.iter().filter_map(|seat| company.who(seat)).collect();
            draft.fact(What::Walk {
                teams: self.teams.iter().map(who).collect(),
                rounds: self.rounds.iter().map(|round| round.pieces.clone()).collect(),
                goal: self.goal,
            });
        }
    }

    /// Only a guess that somebody made alone says what that person knows.
    fn evidence(&self, company: Company<'_>, game: u16, evidence: &mut Vec<Evidence>) {
        for (number, round) in (1..).zip(&self.rounds) {
            let Some(subject) = company.person(round.it) else { continue };
            for (team, tokens) in &round.guesses {
                let guessers = self.guessers(*team, round.it, company).unwrap_or_default();
                let [guesser] = guessers[..] else { continue };
                let (group, reader) = (Group { game, round: number }, Reader::One(guesser));
                evidence.push(Evidence {
                    group,
                    reader,
                    subject,
                    hits: round.hits(tokens),
                    law: round.law(),
                });
            }
        }
    }

    fn nominations(&self, company: Company<'_>) -> Vec<Nomination> {
        let mut nominations = Vec::new();
        let mut read: BTreeMap<Who, Sum> = BTreeMap::new();
        for ((team, _), sum) in self.readings(company) {
            for who in team {
                let mine = read.entry(who).or_default();
                mine.hits += sum.hits;
                mine.observed += sum.observed;
                mine.laws.extend(sum.laws.iter().cloned());
            }
        }
        for (who, sum) in read {
            let measure = sum.measured();
            if f64::from(measure.hits) > measure.luck {
                let honour = Honour::ReadsMinds { measure };
                nominations.push(Nomination::new(who, measure.beyond_luck(), honour));
            }
        }
        for (team, sum) in self.doubles(company) {
            let measure = sum.measured();
            if measure.hits > 0 && f64::from(measure.hits) > measure.luck {
                for who in team {
                    let honour = Honour::BoldDoubles { measure };
                    nominations.push(Nomination::new(who, f64::from(measure.hits), honour));
                }
            }
        }
        for (who, sum) in self.guessed(company) {
            nominations.push(Nomination::read(who, sum.measured()));
        }
        let closest = closest_counts(&self.closest(), company);
        for ClosestFirst { who, times, turns } in closest.into_iter().filter(|closest| closest.times > 0) {
            let honour = Honour::FirstThought { times, turns };
            nominations.push(Nomination::new(who, f64::from(times), honour));
        }
        nominations
    }

    fn portraits(&self, company: Company<'_>, portraits: &mut Portraits) {
        for round in &self.rounds {
            let Some(portrait) = company.person(round.it).map(|who| portraits.of(who)) else { continue };
            let subject = |slot: Option<&Slot>| slot.and_then(|slot| round.subject(*slot));
            // PP-10: from most to least preferred.
            portrait.prefers.extend(subject(round.ranking.first()));
            portrait.prefers_least.extend(subject(round.ranking.last()));
        }
    }

    fn rounds(&self, company: Company<'_>) -> Vec<Seen> {
        let read = |round: &Round| {
            let laid =
                |row: &mut dyn Iterator<Item = Slot>| row.filter_map(|slot| round.subject(slot)).collect();
            let guess = |(team, tokens): &(Team, Vec<Placement>)| {
                let members = self.teams.get(team.index()).copied().into_iter().flat_map(SeatSet::iter);
                TeamGuess {
                    team: members.filter_map(|seat| company.who(seat)).collect(),
                    guess: laid(&mut tokens.iter().map(|token| token.section)),
                    doubled: tokens.iter().map(|token| token.stake == Stake::Doubled).collect(),
                }
            };
            Seen::GuessedInTeams {
                who: company.who(round.it),
                ranking: laid(&mut round.ranking.iter().copied()),
                guesses: round.guesses.iter().map(guess).collect(),
                closest: nearest(round.closest, company),
            }
        };
        self.rounds.iter().map(read).collect()
    }
}
