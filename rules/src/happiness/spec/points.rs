//! What a guess earns, and what it could have earned (GH-7, GH-8, GH-11, GH-12).

use super::*;

/// GH-7, GH-8, GH-9: the table of scores.
#[test]
fn a_guess_earns_what_the_table_of_scores_says() {
    for line in include_str!("scoring.txt").lines().filter(|line| !line.starts_with('#')) {
        let [ranked, guessed, shown, right, points, ..] = line.split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let face_up = (shown != "-").then(|| row(shown)[0]);
        let help = if face_up.is_some() { Help::OneFaceUp } else { Help::None };
        let cards = ranked.len() as u8;
        let story = table_of(3, &Options { help, cards, ..once() })
            .drawn()
            .guessed_by(ANNA, ranked)
            .when(ANNA, Command::SealRanking { face_up })
            .guessed_by(BELA, &guessed.replace(shown, ""))
            .agreed_by(BELA)
            .agreed_by(CARO);
        let turn = &story.look(CARO).history[0];
        assert_eq!(turn.points.to_string(), points, "{line}");
        assert_eq!(turn.right.iter().filter(|right| **right).count().to_string(), right, "{line}");
        assert_eq!(turn.perfect, turn.points == 2 * cards, "{line}");
        assert_eq!((&turn.ranking, &turn.guess), (&row(ranked), &row(guessed)), "{line}");
    }
}

/// Every order of that many cards.
fn every_row(cards: u8) -> Vec<Vec<Slot>> {
    let insert = |rows: Vec<Vec<Slot>>, next: u8| {
        let with_next = |row: Vec<Slot>| {
            (0..=row.len()).map(move |place| {
                let mut longer = row.clone();
                longer.insert(place, Slot(next));
                longer
            })
        };
        rows.into_iter().flat_map(with_next).collect()
    };
    (0..cards).fold(vec![vec![]], insert)
}

/// GH-8: doubled when all are right; all but one cannot be right.
#[test]
fn all_but_one_right_cannot_happen() {
    // What holds for eight holds for nine, of which there are too many rows to count them out.
    for cards in Options::CARDS.filter(|cards| *cards <= 8) {
        let truth = every_row(cards).swap_remove(0).try_into().expect("every card once");
        for guess in every_row(cards) {
            let right = scoring::right_places(&truth, &guess.try_into().expect("every card once"));
            assert_ne!(right, cards - 1);
            assert_eq!(scoring::points(right, cards), if right == cards { 2 * cards } else { right });
        }
    }
}

/// GH-11: the score stands beside the perfect one.
#[test]
fn the_perfect_score_is_twice_the_cards_for_every_turn() {
    for (cards, word) in [(3, "abc"), (5, "abcde"), (9, "abcdefghi")] {
        let mut story = table_of(3, &Options { cards, ..once() });
        for player in [ANNA, BELA, CARO] {
            story = turn(story, player, word, word);
        }
        let score = story.when(ANNA, Command::FinishGame).look(BELA).score;
        assert_eq!((score.points, score.perfect), (6 * u32::from(cards), 6 * u32::from(cards)));
    }
}

/// GH-12: the average over all blind guesses, counted out one by one.
#[test]
fn the_blind_score_is_the_average_over_all_rows() {
    // What holds for eight holds for nine, of which there are too many rows to count them out.
    for cards in Options::CARDS.filter(|cards| *cards <= 8) {
        for help in [Help::None, Help::OneFaceUp] {
            let truth: Ranking = every_row(cards).swap_remove(0).try_into().expect("every card once");
            let mut guesses: Vec<Ranking> =
                every_row(cards).into_iter().map(|row| row.try_into().expect("every card once")).collect();
            if help == Help::OneFaceUp {
                guesses.retain(|guess| guess.place_of(Slot(1)) == truth.place_of(Slot(1)));
            }
            let points = |guess| u32::from(scoring::points(scoring::right_places(&truth, guess), cards));
            let average = f64::from(guesses.iter().map(points).sum::<u32>()) / guesses.len() as f64;
            assert!((scoring::blind(cards, help) - average).abs() < 1e-9, "{cards} cards, {help:?}");
        }
    }
}

/// GH-12: the end shows it for the turns that were played.
#[test]
fn the_blind_score_grows_with_every_turn() {
    let story = turn(turn(table(), ANNA, "abcde", "edcba"), BELA, "abcde", "edcba");
    assert!((story.look(CARO).score.blind - 2.0 * (1.0 + 1.0 / 24.0)).abs() < 1e-9);
}
