//! Games as a made-up table would have played them: only what everybody sees of their ends.

use bots::Seeded;
use insight::{FinishedGame, Player};
use rules::{
    CardFace, CardId, GameKind, Seat, SeatSet, Slot, Team,
    colours::{self, Colours},
    happiness::{self, Happiness},
    personality::{self, Personality},
    preference::{self, Preference},
};

use crate::people::{Table, any, likings, most, normal, order, perceived, perceived_together, unit};

/// The games that tell who knows whom. IMAGE says nothing of it.
pub(crate) const TELLING: [GameKind; 4] =
    [GameKind::Happiness, GameKind::Preference, GameKind::Colours, GameKind::Personality];

const CARDS: usize = 5;
const SECTIONS: usize = 4;
const QUESTIONS: usize = 12;
const VOTES: usize = 18;

pub(crate) fn players(people: usize) -> Vec<Player> {
    (1..=people as u16).map(Player::person).collect()
}

/// The game of that number in an evening.
pub(crate) fn played(kind: GameKind, number: u16, table: &Table, chance: &mut Seeded) -> FinishedGame {
    let players = players(table.people());
    match kind {
        GameKind::Happiness => {
            FinishedGame::read::<Happiness>(number, &players, &happiness_game(table, chance))
        }
        GameKind::Preference => {
            FinishedGame::read::<Preference>(number, &players, &preference_game(table, chance))
        }
        GameKind::Colours => FinishedGame::read::<Colours>(number, &players, &colours_game(table, chance)),
        _ => FinishedGame::read::<Personality>(number, &players, &personality_game(table, chance)),
    }
}

fn card(letters: &str, number: usize) -> CardId {
    format!("{letters}-{number:03}").parse().expect("three letters and three digits")
}

fn row(order: &[u8]) -> Vec<Slot> {
    order.iter().copied().map(Slot).collect()
}

fn happiness_game(table: &Table, chance: &mut Seeded) -> happiness::View {
    let people = table.people();
    // GH-3: as many turns as suit them.
    let each = [0, 1, 5, 4, 3, 2, 2].get(people).copied().unwrap_or(1);
    let turn = |number: usize| {
        let subject = number % people;
        let likes = likings(CARDS, chance);
        let guess = perceived_together(&likes, &table.known_by_others(subject), chance);
        let (ranking, guess) = (row(&order(&likes)), row(&order(&guess)));
        let right: Vec<bool> = ranking.iter().zip(&guess).map(|(one, other)| one == other).collect();
        let hits = right.iter().filter(|right| **right).count() as u8;
        let drawn = |slot| happiness::Drawn {
            card: card("fun", slot),
            category: "fun".parse().expect("three letters"),
        };
        happiness::TurnView {
            player: Seat(subject as u8),
            cards: (0..CARDS).map(drawn).collect(),
            ranking,
            guess,
            points: happiness::scoring::points(hits, CARDS as u8),
            perfect: hits as usize == CARDS,
            right,
            help: happiness::Help::None,
            closest: None,
        }
    };
    let history: Vec<happiness::TurnView> = (0..each * people).map(turn).collect();
    let points = history.iter().map(|turn| u32::from(turn.points)).sum();
    happiness::View {
        options: happiness::Options::default(),
        me: None,
        may: vec![],
        turn: history.len() as u8,
        turns: history.len() as u8,
        phase: happiness::PhaseView::Over,
        score: happiness::ScoreView { points, perfect: 0, blind: 0.0 },
        history,
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

/// PP-1, PP-2: in two teams, or each for themself.
fn teams(people: usize) -> Vec<SeatSet> {
    let count = if people < 4 { people } else { 2 };
    let team = |team: usize| (team..people).step_by(count).map(|seat| Seat(seat as u8)).collect();
    (0..count).map(team).collect()
}

fn preference_game(table: &Table, chance: &mut Seeded) -> preference::View {
    let people = table.people();
    let teams = teams(people);
    let mut pieces = vec![preference::Space::START; teams.len()];
    let mut history = Vec::new();
    for number in 0..2 * people {
        let it = number % people;
        let likes = likings(SECTIONS, chance);
        let mut guesses = Vec::new();
        for (team, members) in (0..).map(Team).zip(&teams) {
            let guessers = members.without(SeatSet::only(Seat(it as u8)));
            if guessers.is_empty() {
                continue;
            }
            let known: Vec<f64> = guessers.iter().map(|seat| table.knows(seat.index(), it)).collect();
            let guess = order(&perceived_together(&likes, &known, chance));
            let stake = |chance: &mut Seeded| match chance.one_in(4) {
                true => preference::Stake::Doubled,
                false => preference::Stake::Single,
            };
            let tokens: Vec<preference::Placement> = row(&guess)
                .into_iter()
                .map(|section| preference::Placement { section, stake: stake(chance) })
                .collect();
            let guess = preference::Guess::try_from(tokens.clone()).expect("one on each section");
            let at = &mut pieces[team.index()];
            let steps = preference::scoring::moves(&guess, &row(&order(&likes)), *at);
            steps.iter().for_each(|steps| *at = at.after(*steps));
            guesses.push(preference::GuessView { team, tokens, steps });
        }
        let drawn = |slot| preference::Drawn {
            card: card("foo", slot),
            face: CardFace::Black,
            category: preference::Category::ALL[0],
        };
        history.push(preference::RoundView {
            it: Seat(it as u8),
            cards: (0..SECTIONS).map(drawn).collect(),
            ranking: row(&order(&likes)),
            guesses,
            pieces: pieces.clone(),
            closest: None,
        });
    }
    let piece = |(team, members): (u8, &SeatSet)| preference::PieceView {
        team: Team(team),
        members: *members,
        at: pieces[usize::from(team)],
        square: preference::Square::Start,
        behind: 0,
    };
    preference::View {
        options: preference::Options::default(),
        me: None,
        my_team: None,
        may: vec![],
        pieces: (0..).zip(&teams).map(piece).collect(),
        round: history.len() as u16,
        last_round: history.last().cloned(),
        phase: preference::PhaseView::Over { winner: None, history },
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        newcomers: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

fn colours_game(table: &Table, chance: &mut Seeded) -> colours::View {
    let people = table.people();
    let mut history = Vec::new();
    for number in 0..QUESTIONS {
        // What all see in everybody, each a little otherwise.
        let fits = likings(people, chance);
        let mut votes = vec![0u8; people];
        for voter in 0..people {
            let seen: Vec<f64> = fits.iter().map(|fits| fits + 0.7 * normal(chance)).collect();
            let first = most(&seen, |other| other != voter);
            let second = match chance.one_in(3) {
                true => first,
                false => most(&seen, |other| other != voter && other != first),
            };
            votes[first] += 1;
            votes[second] += 1;
        }
        let top = votes.iter().copied().max().unwrap_or_default();
        let alone = votes.iter().filter(|count| **count == top).count() == 1;
        let symbol = |count: u8| match count {
            0 => colours::Symbol::Zero,
            _ if count == top && alone => colours::Symbol::Plus,
            _ => colours::Symbol::PlusMinus,
        };
        let outcome = |seat: usize| {
            let got = symbol(votes[seat]);
            let blind = colours::Symbol::ALL[any(colours::Symbol::ALL.len(), chance)];
            let predicted = if unit(chance) < table.knows(seat, seat) { got } else { blind };
            let (votes, points) = (Some(votes[seat]), 0);
            colours::OutcomeView { seat: Seat(seat as u8), votes, got, predicted: Some(predicted), points }
        };
        history.push(colours::RoundView {
            reader: Seat((number % people) as u8),
            question: colours::Question { card: card("tru", number), own: None },
            cards: None,
            outcomes: (0..people).map(outcome).collect(),
            pawns: vec![],
        });
    }
    let pawn = |seat: Seat| colours::PawnView { seat, at: colours::Space(1), points: 0, behind: 0 };
    colours::View {
        options: colours::Options::default(),
        me: None,
        may: vec![],
        pawns: Seat::first(people).map(pawn).collect(),
        round: history.len() as u16,
        last_round: history.last().cloned(),
        phase: colours::PhaseView::Over { winners: SeatSet::EMPTY, history },
        own_questions: 0,
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        newcomers: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

fn personality_game(table: &Table, chance: &mut Seeded) -> personality::View {
    use personality::{Bet, Candidate, OpenVote, Question, Verdict};
    let people = table.people();
    let mut history = Vec::new();
    for number in 0..VOTES {
        // What everybody thinks of themselves.
        let fits = likings(people, chance);
        let vote = |voter: usize| {
            let known = |subject: usize| if subject == voter { 1.0 } else { table.knows(voter, subject) };
            let seen: Vec<f64> = (0..people)
                .map(|subject| perceived(&fits[subject..=subject], known(subject), chance)[0])
                .collect();
            let choice = Candidate::Player(Seat(most(&seen, |_| true) as u8));
            OpenVote { seat: Seat(voter as u8), choice, bet: Bet::ALL[any(Bet::ALL.len(), chance)] }
        };
        let votes: Vec<OpenVote> = (0..people).map(vote).collect();
        let count = |candidate: &Candidate| votes.iter().filter(|vote| vote.choice == *candidate).count();
        let candidates: Vec<Candidate> = Seat::first(people).map(Candidate::Player).collect();
        let top = candidates.iter().map(count).max().unwrap_or_default();
        let ahead: Vec<Candidate> =
            candidates.iter().copied().filter(|candidate| count(candidate) == top).collect();
        let verdict = match ahead[..] {
            _ if top < 2 => Verdict::Nobody,
            [candidate] => Verdict::Elected { candidate },
            _ => Verdict::Tied { candidates: ahead },
        };
        let question = Question::Whom { proposer: Seat((number % people) as u8), card: card("per", number) };
        history.push(personality::PlayedTurn { question, votes, verdict, second: None, moves: vec![] });
    }
    let player = |seat: Seat| personality::PlayerView {
        seat,
        at: personality::Space::START,
        mark: personality::Mark::Start,
        cards: 0,
        portrait: vec![],
    };
    personality::View {
        options: personality::Options::default(),
        me: None,
        may: vec![],
        hand: None,
        players: Seat::first(people).map(player).collect(),
        pile: 0,
        turns: history.len() as u16,
        pairs: vec![],
        to_pair: vec![],
        inversions: vec![],
        arrivals: vec![],
        last_turn: history.last().cloned(),
        phase: personality::PhaseView::Over { winners: SeatSet::EMPTY, history },
        last_giving: None,
        revealed: None,
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        newcomers: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}
