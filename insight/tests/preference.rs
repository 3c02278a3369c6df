//! Personal Preference.

use insight::{
    FinishedGame, Honour, Missing, Nearest, Player, Reader, Round, Weight, What, Who, evening, findings,
    rounds,
};
use rules::{
    CardFace, CardId, Closest, Seat, SeatSet, Team,
    preference::{
        Category, Drawn, GuessView, Options, PhaseView, PieceView, Placement, Preference, RoundView, Space,
        Square, Stake, View,
    },
};

use crate::table::{
    ANNA, BELA, CARL, DORA, award_of, find, partly, people, row, says_only_what_is_missing, seats,
};

fn card(round: usize, slot: usize) -> CardId {
    format!("foo-{:03}", 10 * round + slot).parse().expect("three letters and three digits")
}

/// What a team guessed: the sections of its tokens, and how many of them, from the first on, are doubled.
type Guessed<'a> = (u8, &'a [u8], usize);

/// A game of rounds: who is IT, the ranking, and the guesses.
fn over(teams: &[&[u8]], rounds: &[(u8, &[u8], &[Guessed<'_>])]) -> View {
    let mut pieces = vec![0u16; teams.len()];
    let mut history = Vec::new();
    for (number, (it, ranking, guesses)) in rounds.iter().enumerate() {
        let mut made = Vec::new();
        for (team, sections, doubled) in *guesses {
            let stake = |token: usize| if token < *doubled { Stake::Doubled } else { Stake::Single };
            let tokens: Vec<Placement> = (0..)
                .zip(row(sections))
                .map(|(token, section)| Placement { section, stake: stake(token) })
                .collect();
            let at = &mut pieces[usize::from(*team)];
            let mut steps = Vec::new();
            for (token, lies) in tokens.iter().zip(row(ranking)) {
                let worth = rules::preference::scoring::steps(*token, lies);
                let went = if *at == 0 { worth.max(0) } else { worth };
                *at = at.saturating_add_signed(went.into());
                steps.push(went);
            }
            made.push(GuessView { team: Team(*team), tokens, steps });
        }
        let drawn =
            |slot| Drawn { card: card(number, slot), face: CardFace::Black, category: Category::ALL[0] };
        history.push(RoundView {
            it: Seat(*it),
            cards: (0..ranking.len()).map(drawn).collect(),
            ranking: row(ranking),
            guesses: made,
            pieces: pieces.iter().copied().map(Space).collect(),
            closest: None,
        });
    }
    let piece = |(team, members): (u8, &&[u8])| PieceView {
        team: Team(team),
        members: seats(members),
        at: Space(pieces[usize::from(team)]),
        square: Square::Start,
        behind: 0,
    };
    View {
        options: Options::default(),
        me: None,
        my_team: None,
        may: vec![],
        pieces: (0..).zip(teams).map(piece).collect(),
        round: history.len() as u16,
        last_round: history.last().cloned(),
        phase: PhaseView::Over { winner: Some(Team(0)), history },
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        newcomers: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

const TRUE: &[u8] = &[0, 1, 2, 3];
const OFF: &[u8] = &[3, 0, 1, 2];
const HALF: &[u8] = &[0, 1, 3, 2];

/// Anna and Carl against Bela and Dora, who know nothing; Carl reads Anna, and knows which tokens to double.
fn game() -> View {
    let of_anna: (u8, &[u8], &[Guessed<'_>]) = (0, TRUE, &[(0, TRUE, 3), (1, OFF, 1)]);
    let of_bela: (u8, &[u8], &[Guessed<'_>]) = (1, TRUE, &[(0, HALF, 0), (1, OFF, 0)]);
    over(&[&[0, 2], &[1, 3]], &[of_anna, of_bela, of_anna, of_bela])
}

fn read(view: &View, players: &[Player]) -> FinishedGame {
    FinishedGame::read::<Preference>(1, players, view)
}

fn team_reads(what: &What) -> Option<(Vec<Who>, Who, i32)> {
    match what {
        What::TeamReads { team, whom, measure } => Some((team.clone(), *whom, measure.hits)),
        _ => None,
    }
}

#[test]
fn the_team_that_reads_somebody_best_is_who_made_the_guess() {
    let found = find(&read(&game(), &people(4)), team_reads);
    assert_eq!(found, Some(((vec![CARL], ANNA, 8), Weight::Told)));
}

#[test]
fn where_somebody_came_late_or_is_a_bot_nobody_knows_who_guessed() {
    let players = [Player::person(1), Player::person(2), Player::person(3), partly(4)];
    assert_eq!(find(&read(&game(), &players), team_reads), None);
    let players = [Player::person(1), Player::person(2), Player::bot(3), Player::person(4)];
    assert_eq!(find(&read(&game(), &players), team_reads), None, "Carl's merit was a program's");
}

#[test]
fn one_ranking_is_too_few() {
    let view = over(&[&[0, 2], &[1, 3]], &[(0, TRUE, &[(0, TRUE, 0), (1, OFF, 0)])]);
    assert_eq!(find(&read(&view, &people(4)), team_reads), None);
}

#[test]
fn right_doubles_are_compared_with_blind_ones() {
    let doubles = |what: &What| match what {
        What::RightDoubles { team, measure } => Some((team.clone(), *measure)),
        _ => None,
    };
    let ((team, measure), _) = find(&read(&game(), &people(4)), doubles).expect("six doubles");
    assert_eq!((team, measure.hits, measure.observed), (vec![ANNA, CARL], 6, 6));
    assert!((measure.luck - 1.5).abs() < 1e-9, "a blind token is right once in four times");
}

#[test]
fn the_subject_that_nobody_expected_was_far_off_for_every_team() {
    let far: (u8, &[u8], &[Guessed<'_>]) = (1, TRUE, &[(0, OFF, 0), (1, OFF, 0)]);
    let view = over(&[&[0, 2], &[1, 3]], &[(0, TRUE, &[(0, TRUE, 0), (1, OFF, 0)]), far]);
    let unexpected = |what: &What| match what {
        What::UnexpectedSubject { who, card, place, guessed, .. } => {
            Some((*who, *card, *place, guessed.clone()))
        }
        _ => None,
    };
    let found = find(&read(&view, &people(4)), unexpected);
    assert_eq!(found, Some(((BELA, card(1, 3), 4, vec![1, 1]), Weight::Fact)));
    assert_eq!(find(&read(&game(), &people(4)), unexpected), None, "one team had it");
}

#[test]
fn the_walk_has_all_pieces_after_every_round() {
    let walk = |what: &What| match what {
        What::Walk { teams, rounds, goal } => Some((teams.clone(), rounds.clone(), *goal)),
        _ => None,
    };
    let ((teams, rounds, goal), _) = find(&read(&game(), &people(4)), walk).expect("there are rounds");
    assert_eq!(teams, [[ANNA, CARL], [BELA, DORA]]);
    assert_eq!(rounds, [[7, 0], [9, 0], [16, 0], [18, 0]]);
    assert_eq!(goal, 32);
}

#[test]
fn only_a_guess_made_alone_says_what_a_person_knows() {
    let known = evening(&[read(&game(), &people(4))]).knowledge;
    let cells: Vec<(Reader, Who, i32)> =
        known.cells.iter().map(|cell| (cell.reader, cell.subject, cell.measure.hits)).collect();
    assert_eq!(cells, [(Reader::One(CARL), ANNA, 8), (Reader::One(DORA), BELA, 0)]);
}

#[test]
fn everybody_gets_an_award() {
    let game = read(&game(), &people(4));
    let carl = award_of(&game, CARL).expect("Carl guessed");
    assert!(matches!(carl.honour, Honour::ReadsMinds { measure } if measure.hits == 12), "{carl:?}");
    assert!([ANNA, BELA, DORA].into_iter().filter_map(|who| award_of(&game, who)).count() >= 2);
    assert!(award_of(&game, ANNA).is_some() && award_of(&game, BELA).is_some());
}

#[test]
fn what_does_not_hold_together_is_told_and_not_counted() {
    let spoilt = |spoil: fn(&mut View, &mut Vec<RoundView>)| {
        let mut view = game();
        let PhaseView::Over { history, .. } = &view.phase else { panic!("it is over") };
        let mut history = history.clone();
        spoil(&mut view, &mut history);
        if let PhaseView::Over { history: old, .. } = &mut view.phase {
            *old = history;
        }
        read(&view, &people(4))
    };
    let rounds = |rounds: &[u16]| Missing::Rounds { rounds: rounds.to_vec() };
    says_only_what_is_missing(&spoilt(|_, history| history[1].pieces[0] = Space(30)), &rounds(&[2, 3]));
    says_only_what_is_missing(&spoilt(|_, history| history[3].pieces.truncate(1)), &rounds(&[4]));
    says_only_what_is_missing(&spoilt(|_, history| history[0].ranking = row(&[0, 0, 1, 2])), &rounds(&[1]));
    let cut = |_: &mut View, history: &mut Vec<RoundView>| drop(history.remove(1));
    says_only_what_is_missing(&spoilt(cut), &rounds(&[4]));
    says_only_what_is_missing(&spoilt(|view, _| view.me = Some(Seat(1))), &Missing::OpenView);
    says_only_what_is_missing(
        &spoilt(|view, _| view.phase = PhaseView::RoundOver { next: None, tied: vec![] }),
        &Missing::End,
    );
    assert!(findings(&read(&game(), &people(3))).is_empty());
}

#[test]
fn whose_first_guess_was_closest_is_counted_among_the_rounds_in_which_it_could_be() {
    let mut view = game();
    let PhaseView::Over { history, .. } = &mut view.phase else { panic!("it is over") };
    let its: Vec<Seat> = history.iter().map(|round| round.it).collect();
    assert_eq!(its, [0, 1, 0, 1].map(Seat));
    // Bela is IT in the second round, and in the last nobody has guessed.
    for (round, who) in [(0, 1), (1, 2), (2, 1)] {
        history[round].closest = Some(Closest { seats: seats(&[who]), right: 2 });
    }
    let first = |what: &What| match what {
        What::ClosestFirst { who, times, turns } => Some((*who, *times, *turns)),
        _ => None,
    };
    assert_eq!(find(&read(&view, &people(4)), first), Some(((BELA, 2, 2), Weight::Fun)));
}

#[test]
fn a_round_is_looked_through_again_with_what_was_doubled_and_who_came_closest_at_first() {
    let mut view = game();
    let PhaseView::Over { history, .. } = &mut view.phase else { panic!("it is over") };
    history[0].closest = Some(Closest { seats: seats(&[2, 3]), right: 2 });
    let seen = rounds(&read(&view, &people(4)));
    let Round::GuessedInTeams { who, ranking, guesses, closest } = &seen[0] else { panic!("{seen:?}") };
    assert_eq!((*who, ranking.len()), (Some(ANNA), 4));
    assert_eq!(guesses[0].team, [ANNA, CARL]);
    assert_eq!(&guesses[0].guess, ranking);
    assert_eq!(
        guesses.iter().map(|guess| guess.doubled.clone()).collect::<Vec<_>>(),
        [[true, true, true, false], [true, false, false, false]]
    );
    assert_eq!(*closest, Some(Nearest { who: vec![CARL, DORA], right: 2 }));
    assert!(matches!(&seen[1], Round::GuessedInTeams { closest: None, .. }));
}
