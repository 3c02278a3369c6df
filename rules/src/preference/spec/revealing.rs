//! The reveal, moving, and winning.

use crate::{
    Finale, Secrecy,
    preference::{Ability, podium, scoring},
};

use super::*;

/// All teams have guessed, and Anna is about to open the envelope.
fn guessed() -> Story<Preference> {
    table().drawn().ranked_by(ANNA, "dbca").guessed_by(BELA, "dbca").guessed_by(CARO, "dbac")
}

/// PP-18: one preference at a time, from the most preferred, by IT alone.
#[test]
fn it_opens_the_envelope_one_preference_at_a_time() {
    let mut story = guessed();
    for place in 0..4 {
        assert_eq!(story.look(ANNA).may, [Ability::RevealPreference]);
        assert_eq!(story.look(CARO).may, []);
        for eyes in [Eyes::Seat(BELA), Eyes::Seat(CARO), Eyes::Everyone] {
            let PhaseView::Revealing { revealed, row: None, .. } = story.seen_by(eyes).phase else {
                panic!("Anna reveals")
            };
            assert_eq!(revealed, row(&"dbca"[..place]));
        }
        story = story.when(CARO, Command::RevealPreference).refused(Refusal::NotIt);
        story = story.when(ANNA, Command::RevealPreference);
        let [Event::PreferenceRevealed { place: told, card, .. }] = *story.events() else {
            panic!("a reveal")
        };
        assert_eq!((usize::from(told), card), (place, row("dbca")[place]));
    }
    assert!(matches!(story.stage().phase, PhaseView::RoundOver { .. }));
    story.when(ANNA, Command::RevealPreference).refused(Refusal::AllRevealed);
}

/// PP-18: the pieces move at each reveal, and the table waits for IT in between.
#[test]
fn pieces_move_at_each_reveal() {
    let mut story = guessed();
    for (place, at) in [[1, 1], [2, 2], [2, 3], [2, 4]].into_iter().enumerate() {
        assert_eq!(story.stage().waiting_on, seats([ANNA]));
        let step = Preference::step(story.state());
        story = story.revealed_by(ANNA, 1);
        assert_eq!(pieces(&story), at, "{place}");
        assert!(Preference::step(story.state()) > step);
    }
}

/// PP-18: what is still in the envelope is not for the record either, before the last reveal.
#[test]
fn only_the_last_reveal_brings_the_envelope_to_light() {
    let reveal = |place| Event::PreferenceRevealed { place, card: Slot(0), moves: vec![] };
    let secrecy = [0, 1, 2, 3].map(|place| Preference::secrecy(&reveal(place)));
    assert_eq!(secrecy, [Secrecy::Open, Secrecy::Open, Secrecy::Open, Secrecy::Reveals]);
    let sealed = Event::RankingSealed { ranking: Sealed::new(ranking("abcd")), order: vec![] };
    assert_eq!(Preference::secrecy(&sealed), Secrecy::UntilRevealed);
    let ranked = Event::CardRanked { card: Sealed::new(Slot(0)), place: Sealed::new(0) };
    assert_eq!(Preference::secrecy(&ranked), Secrecy::Forever);
}

/// PP-19, PP-20: the table of scores.
#[test]
fn a_guess_carries_as_far_as_the_table_of_scores_says() {
    for line in include_str!("scoring.txt").lines().filter(|line| !line.starts_with('#')) {
        let [ranked, guessed, from, steps, to, ..] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let from: u16 = from.parse().expect("a number");
        let story = table().with_pieces_at(&[from, 20]).drawn().ranked_by(BELA, ranked);
        // Anna and Caro guess; Dora, who is of Bela's team, does too.
        let story = story.guessed_by(CARO, guessed).guessed_by(DORA, "abcd").revealed_by(BELA, 4);
        let last = story.stage().last_round.expect("a round is over");
        let told: Vec<String> = last.guesses[0].steps.iter().map(ToString::to_string).collect();
        assert_eq!(told.join(","), steps, "{line}");
        assert_eq!(pieces(&story)[0].to_string(), to, "{line}");
    }
}

/// PP-19: the guess of the k-th preference is where token k lies.
#[test]
fn a_token_counts_for_the_preference_whose_number_it_bears() {
    let [single, doubled] = ["c", "C"].map(|word| placements(word)[0]);
    assert_eq!([single, doubled].map(|token| scoring::steps(token, Slot(2))), [1, 2]);
    assert_eq!([single, doubled].map(|token| scoring::steps(token, Slot(1))), [0, -1]);
    assert_eq!(scoring::all_steps(&guess("cBad"), &row("cab")), [1, -1, 0]);
}

/// PP-20: a piece on Start does not go back.
#[test]
fn no_piece_goes_back_behind_start() {
    assert_eq!(Space::START.after(-1), Space::START);
    assert_eq!((Space(1).after(-1), Space(1).after(2)), (Space(0), Space(3)));
}

/// Bela is IT in a round of these guesses, with the pieces where they are.
fn round_of_bela(spaces: &[u16], red: &str, blue: &str) -> Story<Preference> {
    let story = table().with_pieces_at(spaces).drawn().ranked_by(BELA, "abcd");
    story.guessed_by(CARO, red).guessed_by(DORA, blue)
}

/// PP-21: over at the end of the round in which a piece reaches Finish, not before.
#[test]
fn the_round_is_played_to_its_end() {
    let story = round_of_bela(&[31, 20], "abcd", "badc").revealed_by(BELA, 1);
    assert_eq!(pieces(&story), [32, 20]);
    assert!(matches!(story.stage().phase, PhaseView::Revealing { .. }));
    let story = story.when(ANNA, Command::FinishGame).refused(Refusal::NobodyHasWon).revealed_by(BELA, 3);
    assert_eq!(story.stage().phase, PhaseView::RoundOver { next: None, tied: vec![] });
    assert_eq!(story.look(DORA).may, [Ability::FinishGame]);
    let story = story
        .when(CARO, Command::DrawCards)
        .refused(Refusal::GameDecided)
        .when(DORA, Command::FinishGame)
        .then([Event::GameFinished { winner: Some(RED) }]);
    let PhaseView::Over { winner, history } = story.stage().phase else { panic!("the game is over") };
    assert_eq!((winner, history.len()), (Some(RED), 2));
    assert_eq!(podium(&story.stage()), [(RED, 0), (BLUE, 1)]);
    let shown = Preference::finale(&story.stage()).expect("a team has won");
    assert!(shown.at(&Finale::Step(1)) < shown.at(&Finale::Step(0)));
    story.when(DORA, Command::FinishGame).refused(Refusal::GameOver);
}

/// PP-21: landing on Finish is enough, and passing it, too; on every board.
#[test]
fn on_or_past_finish_is_finish() {
    for board in Board::ALL {
        let before = board.length() - 1;
        for (guessed, over) in [("badc", false), ("abdc", true), ("abcd", true)] {
            let options = Options { board, ..Options::default() };
            let story = table_of(Seating::even(4, 2), &options).with_pieces_at(&[before, 0]).drawn();
            let story = story.ranked_by(BELA, "abcd").guessed_by(ANNA, guessed).guessed_by(DORA, "badc");
            let over_now =
                story.revealed_by(BELA, 4).stage().phase == PhaseView::RoundOver { next: None, tied: vec![] };
            assert_eq!(over_now, over);
        }
    }
}

/// PP-21: a taste of the game is over when everybody has been IT, wherever the pieces stand; on other boards
/// it goes on. PP-22: a tie is played out all the same.
#[test]
fn a_taste_is_over_when_everybody_has_been_it() {
    let round = |story: Story<Preference>, it, others, own, guess: &str| {
        let story = story.drawn().ranked_by(it, "abcd").guessed_by(others, "badc");
        story.guessed_by(own, guess).revealed_by(it, 4)
    };
    let over = |story: &Story<Preference>| {
        let PhaseView::RoundOver { next, tied } = story.stage().phase else { panic!("the round is over") };
        (next.is_none(), tied)
    };
    let whole = |board, last: &str| {
        let story = table_of(Seating::even(4, 2), &Options { board, ..Options::default() });
        let story = round(story, ANNA, BELA, CARO, "badc");
        let story = round(story, BELA, CARO, DORA, "badc");
        let story = round(story, CARO, DORA, ANNA, "badc");
        assert_eq!(over(&story), (false, vec![]));
        over(&round(story, DORA, ANNA, BELA, last))
    };
    assert_eq!(whole(Board::Taste, "abdc"), (true, vec![]));
    assert_eq!(whole(Board::Taste, "badc"), (false, vec![RED, BLUE]));
    assert_eq!(whole(Board::Short, "abdc"), (false, vec![]));
}

/// PP-21: a piece that reaches Finish at one reveal and falls back at the next has ended the game all the
/// same; who wins is by where they stand then.
#[test]
fn a_piece_that_falls_back_has_ended_the_game() {
    let story = round_of_bela(&[31, 20], "aBDC", "badc").revealed_by(BELA, 2);
    assert_eq!(pieces(&story), [34, 20]);
    let story = story.revealed_by(BELA, 2);
    assert_eq!(pieces(&story), [32, 20]);
    let story = round_of_bela(&[31, 20], "aDcB", "badc").when(BELA, Command::RevealPreference);
    assert_eq!((pieces(&story), story.events().last()), (vec![32, 20], Some(&Event::FinishReached)));
    let story = story.revealed_by(BELA, 3);
    assert_eq!(pieces(&story), [31, 20]);
    assert_eq!(story.stage().phase, PhaseView::RoundOver { next: None, tied: vec![] });
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winner: Some(RED) }]);
    // By where they stand then, and not by who was there first.
    let story = round_of_bela(&[31, 31], "aDcB", "badc").revealed_by(BELA, 4);
    let PhaseView::RoundOver { next, tied } = story.stage().phase else { panic!("the round is over") };
    assert_eq!((pieces(&story), next.is_some(), tied), (vec![31, 31], true, vec![RED, BLUE]));
}

/// PP-21: in a record of earlier days, in which nobody noted it, the game went on.
#[test]
fn a_stored_game_in_which_a_piece_fell_back_goes_on() {
    let story = round_of_bela(&[31, 20], "aDcB", "badc");
    let mut state = story.state().clone();
    for (place, card, moves) in [
        (0, "a", [(1, 32), (0, 20)]),
        (1, "b", [(-1, 31), (0, 20)]),
        (2, "c", [(0, 31), (0, 20)]),
        (3, "d", [(0, 31), (0, 20)]),
    ] {
        let moves = [RED, BLUE].into_iter().zip(moves);
        let moves = moves.map(|(team, (steps, to))| Move { team, steps, to: Space(to) }).collect();
        Preference::evolve(&mut state, &Event::PreferenceRevealed { place, card: row(card)[0], moves });
    }
    let view = Preference::view(&state, Eyes::Everyone);
    assert!(matches!(view.phase, PhaseView::RoundOver { next: Some(_), .. }));
}

/// PP-22: the farthest ahead wins.
#[test]
fn the_farthest_ahead_wins() {
    let story = round_of_bela(&[30, 31], "ABCD", "abcd").revealed_by(BELA, 4);
    assert_eq!(pieces(&story), [38, 35]);
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winner: Some(RED) }]);
}

/// PP-22: on a tie for the lead all play on, beyond Finish, until it is broken.
#[test]
fn a_tie_for_the_lead_is_played_out() {
    let story = round_of_bela(&[30, 30], "abdc", "abdc").revealed_by(BELA, 4);
    assert_eq!(pieces(&story), [32, 32]);
    let PhaseView::RoundOver { next: Some(next), tied } = story.stage().phase else { panic!("play goes on") };
    assert_eq!((next.it, tied), (CARO, vec![RED, BLUE]));
    let story = story.when(ANNA, Command::FinishGame).refused(Refusal::NobodyHasWon);
    // Still tied after another round.
    let story = story.drawn().ranked_by(CARO, "abcd").guessed_by(DORA, "ABCD").guessed_by(ANNA, "ABCD");
    let story = story.revealed_by(CARO, 4);
    assert_eq!(pieces(&story), [40, 40]);
    let story = story.drawn().ranked_by(DORA, "abcd").guessed_by(ANNA, "abcd").guessed_by(BELA, "abdc");
    let story = story.revealed_by(DORA, 4);
    assert_eq!(story.stage().phase, PhaseView::RoundOver { next: None, tied: vec![] });
    story.when(BELA, Command::FinishGame).then([Event::GameFinished { winner: Some(RED) }]);
}

/// PP-22: it is broken even where both have gone back behind Finish.
#[test]
fn a_tie_is_broken_behind_finish_too() {
    let ends = |ends: &[[u16; 2]]| {
        let ends: Vec<Vec<Space>> = ends.iter().map(|end| end.map(Space).to_vec()).collect();
        scoring::winner(Board::Normal, false, ends.iter().map(Vec::as_slice))
    };
    assert_eq!(ends(&[[31, 30]]), None);
    assert_eq!(ends(&[[32, 32]]), None);
    assert_eq!(ends(&[[32, 32], [30, 31]]), Some(BLUE));
    assert_eq!(ends(&[[32, 32], [30, 30], [33, 30]]), Some(RED));
    assert_eq!(ends(&[]), None);
}

/// PP-22: a piece at Finish or beyond chooses as on a corner, whatever it stands on.
#[test]
fn beyond_finish_the_team_chooses() {
    for at in 32..40 {
        assert_eq!(Board::Normal.draw(Space(at)), Draw::Choice);
    }
    assert_eq!(Board::Normal.square(Space(33)), Square::Symbol(Category::Food));
    let story = table().with_pieces_at(&[33, 33]);
    story
        .when(DORA, Command::ChooseCategory { category: Category::People })
        .when(BELA, Command::DrawCards)
        .refused(Refusal::CardsAlreadyDrawn);
}
