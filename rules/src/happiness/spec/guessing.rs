//! The guess that the others make together (GH-6, GH-9).

use super::*;

/// GH-6: everybody but the player in turn moves the one guess, and all of them see it.
#[test]
fn all_the_others_move_one_guess() {
    let story = table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "edc").guessed_by(CARO, "d");
    for eyes in [Eyes::Seat(BELA), Eyes::Seat(CARO), Eyes::Everyone] {
        let PhaseView::Guessing { guess: Some(guess), row: None, .. } = story.seen_by(eyes).phase else {
            panic!()
        };
        assert_eq!((guess.row, guess.changed_by), (row("ecd"), Some(CARO)));
    }
    story
        .when(CARO, Command::TakeBackToken { card: Slot(2) })
        .then([Event::GuessTakenBack { seat: CARO, card: Slot(2) }])
        .when(ANNA, Command::LayToken { card: Slot(0), place: 0 })
        .refused(Refusal::GuessingYourself);
}

/// GH-6: final when everybody has agreed, and to a whole row only.
#[test]
fn the_guess_is_final_when_all_have_agreed() {
    table()
        .drawn()
        .when(BELA, Command::AgreeToGuess { edition: 0 })
        .refused(Refusal::RankingNotSealed)
        .ranked_by(ANNA, "abcde")
        .guessed_by(BELA, "abce")
        .when(BELA, Command::AgreeToGuess { edition: 4 })
        .refused(Refusal::RowUnfinished)
        .guessed_by(CARO, "d")
        .when(ANNA, Command::AgreeToGuess { edition: 5 })
        .refused(Refusal::GuessingYourself)
        .agreed_by(BELA)
        .then([Event::GuessAgreedTo { seat: BELA }])
        .when(BELA, Command::AgreeToGuess { edition: 5 })
        .refused(Refusal::AlreadyAgreed)
        .agreed_by(CARO)
        .then([
            Event::GuessAgreedTo { seat: CARO },
            Event::TurnRevealed { ranking: ranking("abcde"), guess: ranking("abced"), right: 3, points: 3 },
        ]);
}

/// GH-6: a change takes the agreements back, and nobody agrees to what they have not seen.
#[test]
fn a_change_takes_the_agreements_back() {
    let story = table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "abcde").agreed_by(BELA);
    let seen = edition(&story);
    let story = story.when(CARO, Command::LayToken { card: Slot(0), place: 1 });
    assert!(story.look(BELA).may.contains(&Ability::AgreeToGuess));
    story
        .when(CARO, Command::AgreeToGuess { edition: seen })
        .refused(Refusal::GuessHasChanged)
        .agreed_by(CARO)
        .then([Event::GuessAgreedTo { seat: CARO }])
        // What lies there already does not change.
        .when(BELA, Command::LayToken { card: Slot(0), place: 1 })
        .then([])
        .when(BELA, Command::WithdrawAgreement)
        .refused(Refusal::NotAgreed)
        .when(CARO, Command::WithdrawAgreement)
        .then([Event::AgreementWithdrawn { seat: CARO }])
        .agreed_by(BELA)
        .then([Event::GuessAgreedTo { seat: BELA }]);
}

/// GH-6: the player in turn sees the guess move, unless the option hides it.
#[test]
fn the_player_in_turn_watches_the_guess_unless_it_is_hidden() {
    for (peek, seen) in [(Peek::Hidden, false), (Peek::Seen, true)] {
        let story = table_of(3, &Options { peek, ..once() }).drawn().ranked_by(ANNA, "abcde");
        let before = story.look(ANNA);
        let story = story.guessed_by(BELA, "abcde").agreed_by(BELA);
        assert_eq!(story.look(ANNA) != before, seen);
        let PhaseView::Guessing { guess, row: own, .. } = story.look(ANNA).phase else { panic!() };
        assert_eq!(guess.is_some(), seen);
        assert_eq!(own, Some(row("abcde")));
    }
    assert_eq!(Options::default().peek, Peek::Seen);
}

/// GH-9: the token that is shown is seen by all, is not moved, and is not counted in the row.
#[test]
fn a_token_of_choice_is_shown_before_the_guessing() {
    let easier = Options { help: Help::OneFaceUp, ..once() };
    let story = table_of(3, &easier)
        .drawn()
        .guessed_by(ANNA, "abcde")
        .when(ANNA, Command::SealRanking { face_up: Some(Slot(5)) })
        .refused(Refusal::NoSuchCard)
        .when(ANNA, Command::SealRanking { face_up: Some(Slot(2)) });
    let PhaseView::Guessing { face_up: Some(face_up), .. } = story.look(BELA).phase else { panic!() };
    assert_eq!((face_up.card, face_up.place), (Slot(2), 2));
    story
        .when(BELA, Command::LayToken { card: Slot(2), place: 0 })
        .refused(Refusal::TokenFaceUp)
        .when(BELA, Command::TakeBackToken { card: Slot(2) })
        .refused(Refusal::TokenFaceUp)
        .guessed_by(BELA, "baed")
        .agreed_by(CARO)
        .agreed_by(BELA)
        .then([
            Event::GuessAgreedTo { seat: BELA },
            Event::TurnRevealed { ranking: ranking("abcde"), guess: ranking("baced"), right: 1, points: 1 },
        ]);
}

/// GH-9: whether a token is shown is a choice in each turn, and the blind score counts those turns (GH-12).
#[test]
fn in_each_turn_a_token_is_shown_or_none() {
    let easier = Options { help: Help::OneFaceUp, ..once() };
    let story = table_of(3, &easier)
        .drawn()
        .guessed_by(ANNA, "abcde")
        .when(ANNA, Command::SealRanking { face_up: None })
        .then([Event::RankingSealed { ranking: Sealed::new(ranking("abcde")), face_up: None }])
        .guessed_by(BELA, "baced")
        .agreed_by(BELA)
        .agreed_by(CARO);
    assert_eq!(story.look(BELA).score.blind, scoring::blind(5, Help::None));
    let story = story
        .drawn()
        .guessed_by(BELA, "abcde")
        .when(BELA, Command::SealRanking { face_up: Some(Slot(1)) })
        .guessed_by(ANNA, "aced")
        .agreed_by(ANNA)
        .agreed_by(CARO);
    let both = scoring::blind(5, Help::None) + scoring::blind(5, Help::OneFaceUp);
    assert!((story.look(CARO).score.blind - both).abs() < 1e-9);
    let help: Vec<Help> = story.look(CARO).history.iter().map(|turn| turn.help).collect();
    assert_eq!(help, [Help::None, Help::OneFaceUp], "afterwards, too, it is known which turns those were");
}

/// GH-9: without the option, no token is shown.
#[test]
fn no_token_is_shown_by_default() {
    let story = table().drawn().guessed_by(ANNA, "abcde");
    story.when(ANNA, Command::SealRanking { face_up: Some(Slot(0)) }).refused(Refusal::FaceUpNotPlayed);
}
