//! Guessing.

use crate::preference::Ability;

use super::*;

const PASS: Command = Command::PassTurn;

fn place(token: u8, section: u8) -> Command {
    Command::PlaceToken { token: Token(token), section: Slot(section) }
}

/// Anna's ranking is sealed: Bela and Dora guess, then Caro.
fn sealed() -> Story<Preference> {
    table().drawn().ranked_by(ANNA, "abcd")
}

fn guesses_seen(story: &Story<Preference>, eyes: Eyes) -> Vec<(Team, Vec<Placement>)> {
    match story.seen_by(eyes).phase {
        PhaseView::Guessing { guesses, .. } | PhaseView::Revealing { guesses, .. } => {
            guesses.into_iter().map(|guess| (guess.team, guess.tokens)).collect()
        }
        other => panic!("no tokens lie there in {other:?}"),
    }
}

/// PP-11: nothing is offered to IT while others guess, and nothing of theirs is accepted; nor, where only
/// teams see their guesses, do they see one move, not even their own team's.
#[test]
fn it_has_nothing_to_do_while_others_guess() {
    for options in [team_only(), at_once()] {
        let story = table_of(Seating::even(4, 2), &options).drawn().ranked_by(ANNA, "abcd");
        let before = story.look(ANNA);
        assert_eq!(before.may, []);
        let story = story
            .placed_by(BELA, "abcd")
            .when(ANNA, place(1, 0))
            .refused(Refusal::GuessingYourself)
            .when(ANNA, Command::AgreeToGuess { edition: 0 })
            .refused(Refusal::GuessingYourself)
            .when(ANNA, Command::RevealPreference)
            .refused(Refusal::NotAllGuessed)
            .agreed_by(BELA);
        assert_eq!(story.look(ANNA), before);
        let story = story.agreed_by(DORA).placed_by(CARO, "bacd");
        let view = story.look(ANNA);
        assert_eq!(view.may, []);
        assert!(matches!(view.phase, PhaseView::Guessing { draft: None, .. }));
    }
}

/// PP-12: every team once, the rest of IT's team too.
#[test]
fn every_team_guesses_once() {
    let story = sealed().guessed_by(BELA, "abcd");
    assert!(matches!(story.events(), [.., Event::GuessPlaced { team: BLUE, .. }]));
    let story = story.when(BELA, place(1, 1)).refused(Refusal::AlreadyGuessed).guessed_by(CARO, "bacd");
    story
        .then([
            Event::GuessAgreedTo { seat: CARO },
            Event::GuessPlaced { team: RED, guess: Sealed::new(guess("bacd")) },
        ])
        .when(CARO, place(1, 1))
        .refused(Refusal::AlreadyGuessed);
}

/// PP-12: four tokens, one on each section. One that is put where another lies changes places with it.
#[test]
fn a_section_has_one_token_of_a_team() {
    let story = sealed()
        .when(BELA, place(4, 0))
        .then([changed(BELA, "...a")])
        .when(BELA, place(4, 0))
        .then([])
        .when(BELA, place(0, 0))
        .refused(Refusal::NoSuchToken)
        .when(BELA, place(5, 0))
        .refused(Refusal::NoSuchToken)
        .when(BELA, place(1, 4))
        .refused(Refusal::NoSuchCard);
    let tokens = |story: &Story<Preference>| -> Vec<Option<Slot>> {
        draft(story, DORA).tokens.into_iter().map(|token| token.map(|lies| lies.section)).collect()
    };
    let [a, b] = [Some(Slot(0)), Some(Slot(1))];
    assert_eq!(tokens(&story), [None, None, None, a]);
    // From the hand: the other goes back to the hand.
    let story = story.when(DORA, place(1, 0));
    assert_eq!(tokens(&story), [a, None, None, None]);
    let story = story.when(BELA, place(2, 1)).when(DORA, place(1, 1));
    assert_eq!(tokens(&story), [b, a, None, None]);
    let story = story.when(DORA, Command::TakeBackToken { token: Token(2) });
    assert_eq!(tokens(&story), [b, None, None, None]);
    story.when(DORA, Command::TakeBackToken { token: Token(2) }).refused(Refusal::TokenNotPlaced);
}

/// PP-13: none to all, on the board only, and the double goes along with its token.
#[test]
fn any_token_may_be_doubled() {
    for word in ["abcd", "Abcd", "aBcD", "ABCD"] {
        let story = sealed().guessed_by(BELA, word);
        assert_eq!(guesses_seen(&story, Eyes::Everyone), [(BLUE, placements(word))]);
    }
    let double = |token| Command::DoubleToken { token: Token(token) };
    let story = sealed().when(DORA, double(1)).refused(Refusal::TokenNotPlaced);
    assert!(!story.look(DORA).may.contains(&Ability::DoubleToken));
    let story = story
        .when(BELA, place(1, 0))
        .when(DORA, double(1))
        .then([changed(DORA, "A...")])
        .when(DORA, double(1))
        .then([]);
    let story = story.when(BELA, place(2, 1)).when(BELA, place(1, 1));
    assert_eq!(draft(&story, BELA).tokens[..2], [placements("B")[0], placements("a")[0]].map(Some));
    let undouble = Command::UndoubleToken { token: Token(1) };
    let story = story.when(BELA, undouble.clone()).when(DORA, undouble).then([]);
    assert_eq!(draft(&story, BELA).tokens[0], Some(placements("b")[0]));
}

/// PP-14, PP-15: from IT's left on, every team once, and IT's own last, wherever it sits.
#[test]
fn teams_guess_to_the_left_and_its_own_last() {
    let order = |story: Story<Preference>, it| to_guess(&story.drawn().ranked_by(it, "abcd"));
    assert_eq!(order(three_teams(), ANNA), [BLUE, GREEN, RED]);
    let next = |story: Story<Preference>, it| story.drawn().told(crate::Notice::Skip(it));
    assert_eq!(order(next(three_teams(), ANNA), BELA), [GREEN, RED, BLUE]);
    assert_eq!(order(next(next(three_teams(), ANNA), BELA), CARO), [RED, BLUE, GREEN]);
    // Side by side: the next on IT's left is of IT's own team, and still it goes last.
    let neighbours = vec![seats([ANNA, BELA]), seats([CARO, DORA]), seats([EMIL, FINN])];
    let story = table_of(Seating::in_teams(6, neighbours), &Options::default());
    assert_eq!(order(story.clone(), ANNA), [BLUE, GREEN, RED]);
    assert_eq!(order(next(next(story.clone(), ANNA), BELA), CARO), [GREEN, RED, BLUE]);
}

/// PP-14: one after another.
#[test]
fn a_team_waits_for_its_turn() {
    let story = sealed();
    assert_eq!(story.look(CARO).may, []);
    let story = story.when(CARO, place(1, 0)).refused(Refusal::NotYourTurn).guessed_by(DORA, "dcba");
    assert_eq!(to_guess(&story), [RED]);
    story.when(CARO, place(1, 0)).then([changed(CARO, "a...")]);
}

/// Three teams stand there, and Bela of the second is IT: the third guesses first, then the first, then hers.
fn three_teams_at(spaces: [u16; 3]) -> Story<Preference> {
    three_teams().with_pieces_at(&spaces).drawn().ranked_by(BELA, "abcd")
}

/// PP-16: the team that is alone in last place may pass and then comes last, even after IT's own.
#[test]
fn the_team_in_last_place_may_pass() {
    let story = three_teams_at([5, 4, 3]);
    assert_eq!(to_guess(&story), [GREEN, RED, BLUE]);
    assert!(story.look(FINN).may.contains(&Ability::PassTurn));
    let story = story
        .when(ANNA, PASS)
        .refused(Refusal::NotYourTurn)
        .when(BELA, PASS)
        .refused(Refusal::GuessingYourself)
        .when(FINN, PASS)
        .then([Event::TurnPassed { team: GREEN }]);
    let PhaseView::Guessing { passed, to_guess, .. } = story.stage().phase else { panic!("they guess") };
    assert_eq!((passed, to_guess), (Some(GREEN), vec![RED, BLUE, GREEN]));
    let story = story.guessed_by(ANNA, "abcd").guessed_by(EMIL, "abcd");
    assert!(!story.look(FINN).may.contains(&Ability::PassTurn));
    story.when(FINN, PASS).refused(Refusal::AlreadyLast).guessed_by(CARO, "abcd").revealed_by(BELA, 1);
}

/// PP-16: when its turn comes, not before.
#[test]
fn a_team_passes_when_its_turn_comes() {
    let story = three_teams_at([3, 4, 5]).when(ANNA, PASS).refused(Refusal::NotYourTurn);
    let story = story.guessed_by(CARO, "abcd").when(DORA, PASS).then([Event::TurnPassed { team: RED }]);
    assert_eq!(to_guess(&story), [BLUE, RED]);
}

/// PP-16: not a team that shares last place, nor one that is ahead.
#[test]
fn only_a_team_alone_in_last_place_may_pass() {
    for spaces in [[3, 3, 3], [5, 3, 3], [3, 5, 3], [2, 5, 3]] {
        let story = three_teams_at(spaces);
        assert!(!story.look(CARO).may.contains(&Ability::PassTurn));
        story.when(CARO, PASS).refused(Refusal::NotInLastPlace);
    }
}

/// PP-16: for IT's own team it would change nothing, and so it is not offered.
#[test]
fn its_own_team_has_nothing_to_pass() {
    let story = three_teams_at([5, 3, 4]).guessed_by(CARO, "abcd").guessed_by(ANNA, "abcd");
    assert!(!story.look(EMIL).may.contains(&Ability::PassTurn));
    story.when(EMIL, PASS).refused(Refusal::AlreadyLast);
}

/// PP-16: what was placed stays, and must be agreed to anew.
#[test]
fn a_guess_that_was_passed_is_agreed_to_anew() {
    let story = three_teams_at([5, 4, 3]).placed_by(CARO, "dcba").agreed_by(CARO).when(FINN, PASS);
    assert_eq!(draft(&story, CARO).agreed, SeatSet::EMPTY);
    let story = story.guessed_by(ANNA, "abcd").guessed_by(EMIL, "abcd");
    assert_eq!(draft(&story, CARO).tokens, placements("dcba").into_iter().map(Some).collect::<Vec<_>>());
    let story = story.agreed_by(FINN).agreed_by(CARO);
    assert!(matches!(story.stage().phase, PhaseView::Revealing { .. }));
}

/// PP-17: all of a team see its tokens move and who moved them; nobody else sees any of it.
#[test]
fn a_guess_on_its_way_is_its_teams_own() {
    let before = sealed();
    let story = sealed()
        .when(BELA, place(1, 2))
        .when(DORA, place(2, 0))
        .when(BELA, place(3, 1))
        .when(DORA, place(4, 3));
    for seat in [BELA, DORA] {
        let seen = draft(&story, seat);
        assert_eq!(seen.tokens, placements("cabd").into_iter().map(Some).collect::<Vec<_>>());
        assert_eq!((seen.changed_by, seen.edition, seen.complete), (Some(DORA), 4, true));
        assert_eq!(seen.guessers, seats([BELA, DORA]));
    }
    let story = story.agreed_by(BELA);
    assert_eq!(draft(&story, DORA).agreed, seats([BELA]));
    assert_eq!(story.look(DORA).waiting_on, seats([DORA]));
    for eyes in [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Everyone] {
        assert_eq!(story.seen_by(eyes), before.seen_by(eyes));
        assert_eq!(story.seen_by(eyes).waiting_on, seats([BELA, DORA]));
    }
}

/// PP-17: final when all have agreed, to a whole guess as it is; a change takes the agreements back.
#[test]
fn a_guess_is_final_when_all_of_the_team_have_agreed() {
    let agree = |edition| Command::AgreeToGuess { edition };
    sealed()
        .placed_by(BELA, "abc")
        .when(BELA, agree(3))
        .refused(Refusal::GuessUnfinished)
        .when(BELA, Command::WithdrawAgreement)
        .refused(Refusal::NotAgreed)
        .when(DORA, place(4, 3))
        .when(BELA, agree(3))
        .refused(Refusal::GuessHasChanged)
        .when(BELA, agree(4))
        .then([Event::GuessAgreedTo { seat: BELA }])
        .when(BELA, agree(4))
        .refused(Refusal::AlreadyAgreed)
        // A double is a change.
        .when(DORA, Command::DoubleToken { token: Token(1) })
        .when(DORA, agree(5))
        .then([Event::GuessAgreedTo { seat: DORA }])
        .when(DORA, Command::WithdrawAgreement)
        .then([Event::AgreementWithdrawn { seat: DORA }])
        .agreed_by(BELA)
        .agreed_by(DORA)
        .then([
            Event::GuessAgreedTo { seat: DORA },
            Event::GuessPlaced { team: BLUE, guess: Sealed::new(guess("Abcd")) },
        ]);
}

/// PP-17: who guesses later sees what lies there.
#[test]
fn placed_tokens_lie_open() {
    let story = sealed().guessed_by(BELA, "aBdc");
    for eyes in [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Everyone] {
        assert_eq!(guesses_seen(&story, eyes), [(BLUE, placements("aBdc"))]);
    }
    assert_eq!(Options::default().guessing, Guessing::InTurn);
}

/// PP-17: by option all guess at the same time, and see nothing of each other before all are done.
#[test]
fn all_may_guess_at_once_unseen() {
    let sealed = table_of(Seating::even(4, 2), &at_once()).drawn().ranked_by(ANNA, "abcd");
    let step = Preference::step(sealed.state());
    assert_eq!(sealed.stage().waiting_on, seats([BELA, CARO, DORA]));
    let story = sealed.placed_by(CARO, "abcd").guessed_by(BELA, "dcba");
    assert_eq!(to_guess(&story), [RED]);
    assert_eq!(guesses_seen(&story, Eyes::Seat(DORA)), [(BLUE, placements("dcba"))]);
    for eyes in [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Everyone] {
        assert_eq!(guesses_seen(&story, eyes), []);
    }
    // Another team's being done does not make one's own move come too late.
    assert_eq!(Preference::step(story.state()), step);
    let story = story.when(CARO, PASS).refused(Refusal::NobodyPasses).agreed_by(CARO);
    let both = [(RED, placements("abcd")), (BLUE, placements("dcba"))];
    assert_eq!(guesses_seen(&story, Eyes::Everyone), both);
    assert!(Preference::step(story.state()) > step);
}

/// PP-17: teams discuss openly, unless the option hides it: everybody sees the tokens move, IT and the stage
/// included, and nobody but the team moves them.
#[test]
fn a_guess_is_talked_over_openly() {
    let story = table_of(Seating::even(4, 2), &Options::default()).drawn().ranked_by(ANNA, "abcd");
    assert_eq!(Options::default().discussion, Discussion::Open);
    let story = story.when(BELA, Command::PlaceToken { token: Token(1), section: Slot(2) });
    let discussed = |view: View| match view.phase {
        PhaseView::Guessing { discussed: Some(discussed), .. } => Some(discussed),
        PhaseView::Guessing { draft, .. } => draft,
        other => panic!("nobody guesses in {other:?}"),
    };
    let mine = discussed(story.look(DORA));
    assert_eq!(mine.as_ref().map(|draft| draft.tokens[0]), Some(Some(placements("c")[0])));
    for view in [story.look(ANNA), story.look(CARO), story.stage()] {
        assert_eq!(discussed(view), mine);
    }
    // Nor is it a secret who has agreed to it.
    let story = story.placed_by(DORA, "cabd").agreed_by(DORA);
    assert_eq!(story.look(ANNA).waiting_on, seats([BELA]));
    // But nobody else may touch it, and IT's ranking stays secret.
    assert_eq!((story.look(ANNA).may, story.look(CARO).may), (vec![], vec![]));
    let story = story.when(ANNA, Command::PlaceToken { token: Token(1), section: Slot(0) });
    let story = story.refused(Refusal::GuessingYourself);
    let story = story.when(CARO, Command::PlaceToken { token: Token(1), section: Slot(0) });
    let story = story.refused(Refusal::NotYourTurn);
    assert!(matches!(story.look(CARO).phase, PhaseView::Guessing { row: None, .. }));
    assert!(matches!(story.stage().phase, PhaseView::Guessing { row: None, .. }));
}

/// PP-17: what is guessed at the same time is unseen, whatever is said of the talk.
#[test]
fn what_is_guessed_at_once_is_not_talked_over_openly() {
    let options = Options { discussion: Discussion::Open, ..at_once() };
    let story = table_of(Seating::even(4, 2), &options).drawn().ranked_by(ANNA, "abcd");
    let before = [story.look(ANNA), story.stage()];
    let story = story.when(BELA, Command::PlaceToken { token: Token(1), section: Slot(2) });
    assert_eq!([story.look(ANNA), story.stage()], before);
}
