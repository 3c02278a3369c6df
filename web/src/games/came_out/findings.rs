//! A sentence for every finding.

use insight::{ColourResult, ElectedFor, HungImage, Measure, TurnDot, What, Who};
use rules::{
    CardFace,
    colours::{Question, Symbol},
};

use super::Teller;
use crate::words::{listed, named};

/// So many questions are told of somebody; of more it is said how many there were.
const MOST_QUESTIONS: usize = 3;

impl Teller<'_> {
    /// A finding in a sentence or two, with the names in it marked.
    pub(crate) fn finding(&self, what: &What) -> String {
        let words = self.words;
        let luck = |measure: &Measure| self.number(measure.luck);
        match what {
            What::TableReads { measure } => {
                words.out_table_reads(self.times_luck(measure), measure.hits, measure.of, luck(measure))
            }
            What::TurnByTurn { turns } => self.turn_by_turn(turns),
            What::GuessedBest { who, measure } => {
                words.out_guessed_best(self.name(*who), measure.hits, measure.of, luck(measure))
            }
            What::GuessedLeast { who, measure } => {
                words.out_guessed_least(self.name(*who), measure.hits, measure.of, luck(measure))
            }
            What::SurprisingCard { who, card, guessed, place, places } => {
                let card = self.card(*card, CardFace::Black);
                words.out_surprise(card, self.name(*who), *guessed, *place, *places)
            }
            What::ClosestFirst { who, times, turns } => {
                words.out_closest_first(self.name(*who), *times, *turns)
            }
            What::TeamReads { team, whom, measure } => {
                let (whom, team) = (self.name(*whom), self.names(team));
                words.out_team_reads(whom, team, measure.hits, measure.of, luck(measure))
            }
            What::RightDoubles { team, measure } => {
                words.out_doubles(self.names(team), measure.hits, measure.observed, luck(measure))
            }
            What::UnexpectedSubject { who, card, face, place, guessed } => {
                let guesses = listed(words, guessed.iter().map(u8::to_string));
                words.out_unexpected(self.card(*card, *face), self.name(*who), *place, guesses)
            }
            What::Walk { teams, rounds, goal } => self.walked(teams, rounds, *goal),
            What::ElectedFor { who, questions } => {
                words.out_elected(self.name(*who), self.elected_for(questions))
            }
            What::PredictsSelf { who, measure } => {
                words.out_predicts_self(self.name(*who), measure.hits, measure.observed, luck(measure))
            }
            What::SplitQuestion { question, results } => {
                words.out_split(self.quoted(question), self.results(results))
            }
            What::UnitedQuestion { question, results } => {
                words.out_united(self.quoted(question), self.results(results))
            }
            What::Portrait { who, cards } => {
                let cards = cards.iter().map(|card| self.card(*card, CardFace::Black));
                words.out_portrait(self.name(*who), listed(words, cards))
            }
            What::AgreeMost { one, other, measure } => {
                let (one, other) = (self.name(*one), self.name(*other));
                words.out_agree_most(one, other, measure.hits, measure.observed, luck(measure))
            }
            What::BetsPay { who, measure } => {
                let earned = self.earned(measure.hits);
                words.out_bets_pay(measure.observed, self.name(*who), earned, luck(measure))
            }
            What::Gallery { images } => self.gallery(images),
            What::Steal { by, from, name } => {
                words.out_steal(self.name(*by), self.famous(name), self.names(from))
            }
            What::BluffExposed { by, whose, name: Some(name) } => {
                words.out_bluff_exposed(self.name(*by), self.name(*whose), self.famous(name))
            }
            What::BluffExposed { by, whose, name: None } => {
                words.out_bluff_exposed_nobody(self.name(*by), self.name(*whose))
            }
            What::BluffStood { whose, name } => words.out_bluff_stood(self.name(*whose), self.famous(name)),
            What::NamedTwice { name, by } => words.out_named_twice(self.famous(name), self.names(by)),
        }
    }

    /// How many times luck; a number of which luck gives nothing is none.
    fn times_luck(&self, measure: &Measure) -> String {
        self.number(measure.times_luck().unwrap_or_default())
    }

    pub(super) fn turn_by_turn(&self, turns: &[TurnDot]) -> String {
        let turn = |turn: &TurnDot| {
            let name = turn.who.map_or_else(|| self.words.somebody(), |who| self.name(who));
            self.words.out_turn(name, turn.hits, turn.places)
        };
        self.words.out_turn_by_turn(listed(self.words, turns.iter().map(turn)))
    }

    /// Where the pawns stand at last.
    pub(super) fn walked(&self, teams: &[Vec<Who>], rounds: &[Vec<u16>], goal: u16) -> String {
        let last = rounds.last().map_or(&[][..], Vec::as_slice);
        let places = teams.iter().zip(last);
        let places = places.map(|(team, at)| self.words.out_walk_team(self.names(team), *at));
        self.words.out_walk(goal, listed(self.words, places))
    }

    /// What was asked.
    fn question(&self, question: &Question) -> String {
        match &question.own {
            Some(text) => named(text.as_str()),
            None => self.card(question.card, CardFace::Black),
        }
    }

    fn quoted(&self, question: &Question) -> String {
        self.words.out_quoted(self.question(question))
    }

    /// The questions with the most votes; where nobody was told how many, the first ones.
    fn elected_for(&self, questions: &[ElectedFor]) -> String {
        let mut clearest: Vec<&ElectedFor> = questions.iter().collect();
        clearest.sort_by_key(|elected| std::cmp::Reverse(elected.votes));
        let more = clearest.len().saturating_sub(MOST_QUESTIONS);
        let told = clearest.into_iter().take(MOST_QUESTIONS).map(|elected| match elected.votes {
            Some(votes) => self.words.out_quoted_votes(votes, self.question(&elected.question)),
            None => self.quoted(&elected.question),
        });
        match more {
            0 => listed(self.words, told),
            more => self.words.out_and_more(told.collect::<Vec<_>>().join(", "), more),
        }
    }

    /// What everybody got in a round, the most first: counts as they were revealed, or only the signs.
    fn results(&self, results: &[ColourResult]) -> String {
        let mut most_first: Vec<&ColourResult> = results.iter().collect();
        most_first.sort_by_key(|result| (std::cmp::Reverse(result.votes), rank(result.got)));
        let told = most_first.into_iter().map(|result| {
            let got = result.votes.map_or_else(|| sign(result.got).to_owned(), |votes| votes.to_string());
            format!("{} {got}", self.name(result.who))
        });
        told.collect::<Vec<_>>().join(", ")
    }

    fn gallery(&self, images: &[HungImage]) -> String {
        let hung = |image: &HungImage| self.words.out_hung(self.famous(&image.name), self.name(image.by));
        self.words.out_gallery(listed(self.words, images.iter().map(hung)))
    }
}

fn rank(got: Symbol) -> u8 {
    match got {
        Symbol::Plus => 0,
        Symbol::PlusMinus => 1,
        Symbol::Zero => 2,
    }
}

fn sign(got: Symbol) -> &'static str {
    match got {
        Symbol::Plus => "+",
        Symbol::PlusMinus => "±",
        Symbol::Zero => "0",
    }
}
