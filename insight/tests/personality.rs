//! Personality.

use insight::{
    Asked, Chosen, FinishedGame, Honour, LaidBy, Missing, OpenChoice as Again, Player, Reader, Round, Weight,
    What, Who, evening, rounds,
};
use rules::{
    CardId, Seat, SeatSet,
    personality::{
        Bet, Candidate, LaidCard, Landing, Mark, Move, OpenChoice, OpenVote, Options, Origin, Personality,
        PhaseView, PlayedTurn, PlayerView, PortraitCard, Question, SecondVote, Space, Verdict, View,
    },
};

use crate::table::{ANNA, BELA, CARL, DORA, award_of, find, people, says_only_what_is_missing};

fn card(number: usize) -> CardId {
    format!("per-{number:03}").parse().expect("three letters and three digits")
}

/// A turn: whom everybody chose, with which bet.
fn turn(number: usize, votes: &[(u8, Bet)]) -> PlayedTurn {
    let vote = |(seat, (choice, bet)): (u8, &(u8, Bet))| OpenVote {
        seat: Seat(seat),
        choice: Candidate::Player(Seat(*choice)),
        bet: *bet,
    };
    let count = |seat: u8| votes.iter().filter(|(choice, _)| *choice == seat).count();
    let most = (0..votes.len() as u8).map(count).max().expect("somebody plays");
    let ahead: Vec<Candidate> = (0..votes.len() as u8)
        .filter(|seat| count(*seat) == most)
        .map(|seat| Candidate::Player(Seat(seat)))
        .collect();
    PlayedTurn {
        question: Question::Whom { proposer: Seat(0), card: card(number) },
        votes: (0..).zip(votes).map(vote).collect(),
        verdict: match ahead[..] {
            _ if most < 2 => Verdict::Nobody,
            [candidate] => Verdict::Elected { candidate },
            _ => Verdict::Tied { candidates: ahead },
        },
        second: None,
        moves: vec![],
    }
}

fn over(history: Vec<PlayedTurn>) -> View {
    let players = history[0].votes.len();
    let portrait = |seat: Seat| {
        let own = (0..).zip(&history).filter(|(_, turn)| turn.elected() == Some(Candidate::Player(seat)));
        own.map(|(number, _)| PortraitCard { card: card(number), origin: Origin::Vote { turn: 1 } }).collect()
    };
    let player = |seat: Seat| PlayerView {
        seat,
        at: Space::START,
        mark: Mark::Start,
        cards: 0,
        portrait: portrait(seat),
    };
    View {
        options: Options::default(),
        me: None,
        may: vec![],
        hand: None,
        players: Seat::first(players).map(player).collect(),
        pile: 0,
        turns: history.len() as u16,
        pairs: vec![],
        to_pair: vec![],
        inversions: vec![],
        arrivals: vec![],
        last_turn: history.last().cloned(),
        phase: PhaseView::Over { winners: SeatSet::EMPTY, history },
        last_giving: None,
        revealed: None,
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        newcomers: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

fn read(view: &View, players: &[Player]) -> FinishedGame {
    FinishedGame::read::<Personality>(1, players, view)
}

/// Anna and Bela always choose alike, Anna where Anna does and otherwise Carl; Carl bets much when he is
/// right, and Dora chooses herself.
fn game() -> View {
    use Bet::{Neutral, Three};
    let of_anna = [(0, Neutral), (0, Neutral), (2, Neutral), (3, Neutral)];
    let of_carl = [(2, Neutral), (2, Neutral), (2, Three), (3, Neutral)];
    over((0..12).map(|number| turn(number, if number % 2 == 0 { &of_anna } else { &of_carl })).collect())
}

#[test]
fn portraits_are_what_lies_before_everybody() {
    let portrait = |what: &What| match what {
        What::Portrait { who, cards } => Some((*who, cards.clone())),
        _ => None,
    };
    let found = find(&read(&game(), &people(4)), portrait);
    assert_eq!(found, Some(((ANNA, (0..12).step_by(2).map(card).collect()), Weight::Fact)));
}

fn agree(what: &What) -> Option<(Who, Who, i32, u32)> {
    match what {
        What::AgreeMost { one, other, measure } => Some((*one, *other, measure.hits, measure.observed)),
        _ => None,
    }
}

#[test]
fn who_agrees_more_than_the_same_votes_shuffled_would() {
    assert_eq!(find(&read(&game(), &people(4)), agree), Some(((ANNA, BELA, 12, 12), Weight::Told)));
}

#[test]
fn a_turn_in_which_one_of_them_may_have_voted_as_a_pair_does_not_count() {
    let mut view = game();
    if let PhaseView::Over { history, .. } = &mut view.phase {
        let landing = Landing::FaceToFace;
        history[4].moves.push(Move { seat: Seat(1), steps: 1, to: Space(4), landing });
    }
    let ((_, _, hits, observed), _) = find(&read(&view, &people(4)), agree).expect("eleven are left");
    assert_eq!((hits, observed), (11, 11));
}

#[test]
fn few_votes_are_not_compared() {
    let mut view = game();
    if let PhaseView::Over { history, .. } = &mut view.phase {
        history.truncate(5);
    }
    view.turns = 5;
    assert_eq!(find(&read(&view, &people(4)), agree), None);
}

#[test]
fn bets_pay_when_they_lie_on_the_right_turns() {
    let bets = |what: &What| match what {
        What::BetsPay { who, measure } => Some((*who, *measure)),
        _ => None,
    };
    let ((who, measure), _) = find(&read(&game(), &people(4)), bets).expect("twelve turns");
    // Six times three won, six times one lost; luck spreads the threes over all.
    assert_eq!((who, measure.hits), (CARL, 12));
    assert!(measure.luck.abs() < 1e-9 && measure.p < 0.01, "{measure:?}");
}

#[test]
fn who_chooses_somebody_where_they_choose_themself_sees_them_so() {
    let known = evening(&[read(&game(), &people(4))]).knowledge;
    let cell = |reader: Who, subject: Who| {
        known.cells.iter().find(|cell| cell.reader == Reader::One(reader) && cell.subject == subject)
    };
    let of_anna = cell(BELA, ANNA).expect("twelve votes of both");
    assert_eq!(of_anna.measure.hits, 6);
    assert!((of_anna.measure.luck - 3.0).abs() < 1e-9 && of_anna.measure.p < 0.01);
    assert!(cell(ANNA, DORA).is_none(), "who always chooses herself, nobody can know");
}

#[test]
fn everybody_gets_an_award() {
    let game = read(&game(), &people(4));
    let carl = award_of(&game, CARL).expect("Carl bet");
    assert!(matches!(carl.honour, Honour::SureBets { measure } if measure.hits == 12), "{carl:?}");
    assert!([ANNA, BELA, DORA].into_iter().all(|who| award_of(&game, who).is_some()));
    let dora = award_of(&game, DORA).expect("Dora voted");
    assert!(matches!(dora.honour, Honour::OwnMind { times: 12, votes: 12 }), "{dora:?}");
}

#[test]
fn what_does_not_hold_together_is_told_and_not_counted() {
    let spoilt = |spoil: fn(&mut Vec<PlayedTurn>)| {
        let mut view = game();
        if let PhaseView::Over { history, .. } = &mut view.phase {
            spoil(history);
        }
        read(&view, &people(4))
    };
    let rounds = |rounds: &[u16]| Missing::Rounds { rounds: rounds.to_vec() };
    says_only_what_is_missing(&spoilt(|history| history[0].votes[1].seat = Seat(0)), &rounds(&[1]));
    let stranger = |history: &mut Vec<PlayedTurn>| history[2].votes[0].choice = Candidate::Player(Seat(9));
    says_only_what_is_missing(&spoilt(stranger), &rounds(&[3]));
    let verdict = |history: &mut Vec<PlayedTurn>| history[3].verdict = Verdict::Nobody;
    says_only_what_is_missing(&spoilt(verdict), &rounds(&[4]));
    says_only_what_is_missing(&spoilt(|history| history.truncate(11)), &rounds(&[12]));
    says_only_what_is_missing(&read(&game(), &people(3)), &Missing::Players);
}

#[test]
fn a_turn_is_looked_through_again_with_its_second_vote_and_with_who_laid_what() {
    let mut history =
        vec![turn(0, &[(0, Bet::Two), (0, Bet::Neutral), (1, Bet::Neutral), (1, Bet::Neutral)])];
    let again = |seat: u8| OpenChoice { seat: Seat(seat), choice: Candidate::Player(Seat(1)) };
    history[0].second =
        Some(SecondVote { votes: (0..4).map(again).collect(), elected: Some(Candidate::Player(Seat(1))) });
    let laid = |seat: u8| LaidCard { card: card(5 + usize::from(seat)), by: Some(Seat(seat)) };
    let vote = |seat: u8| OpenVote {
        seat: Seat(seat),
        choice: Candidate::Card(rules::Slot(u8::from(seat > 1))),
        bet: Bet::Neutral,
    };
    history.push(PlayedTurn {
        question: Question::Which { subject: Seat(3), cards: vec![laid(0), laid(1)] },
        votes: (0..3).map(vote).collect(),
        verdict: Verdict::Elected { candidate: Candidate::Card(rules::Slot(0)) },
        second: None,
        moves: vec![],
    });
    let seen = rounds(&read(&over(history), &people(4)));
    let Round::Voted { second, elected, .. } = &seen[0] else { panic!("{seen:?}") };
    let bela = Chosen::Player { who: Some(BELA) };
    let all = [ANNA, BELA, CARL, DORA].map(|who| Again { who: Some(who), choice: bela });
    assert_eq!((&**second, *elected), (&all[..], Some(bela)));
    let Round::Voted { asked, second, elected, .. } = &seen[1] else { panic!("{seen:?}") };
    let cards = [(5, ANNA), (6, BELA)].map(|(number, by)| LaidBy { card: card(number), by: Some(by) });
    assert_eq!(*asked, Asked::Which { whom: Some(DORA), cards: cards.to_vec() });
    assert_eq!((second.len(), *elected), (0, Some(Chosen::Card { card: card(5) })));
}
