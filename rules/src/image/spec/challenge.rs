//! How challenges are settled: IM-17 to IM-22.

use super::{
    trial::{all, ended, ended_with, findings, known, last_challenge, name, played, vote},
    *,
};

/// IM-17: who has not ended the image names somebody now, and nobody else does.
#[test]
fn the_challenged_names_whom_they_have_in_mind() {
    let story = played().when(CARO, challenge(NORTH));
    let PhaseView::Naming { challenge, .. } = story.stage().phase else { panic!("somebody is to be named") };
    assert_eq!((challenge.challenged, challenge.cards), (ANNA, cards("p6 t4 p1")));
    assert_eq!(story.stage().waiting_on, seats([ANNA]));
    let story = story.when(BELA, name("Adams", vec![])).refused(Refusal::NotChallenged);
    let story = story.when(ANNA, name("", vec![])).refused(Refusal::NameEmpty);
    let story = story.when(ANNA, name("Adams", vec![]));
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }));
    story.when(ANNA, name("Adams", vec![])).refused(Refusal::NoNamingNow);
}

/// IM-17: who has ended it has said the name already.
#[test]
fn a_name_that_was_called_out_is_not_asked_for() {
    let story = ended().when(CARO, challenge(NORTH));
    let PhaseView::Voting { challenge, .. } = story.stage().phase else { panic!("there is a name") };
    assert_eq!(challenge.claim.unwrap().name, BilingualText::same("Adams"));
    assert_eq!(challenge.cards, cards("p6 t6 a6 p1 l1"));
}

/// IM-18: a reference work that knows the person and decides every card gives the verdict.
#[test]
fn the_almanac_decides_where_it_can() {
    let verdicts = [("p6", Verdict::Fits), ("t4", Verdict::Fits), ("p1", Verdict::Fits)];
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", known("Adams", &verdicts)));
    let settlement = Settlement { ruling: Ruling::NotUpheld, judge: Judge::Almanac, points: 12 };
    assert!(story.events().contains(&Event::ChallengeSettled { settlement, still_open: vec![] }));
    let verdicts = [("p6", Verdict::Fits), ("t4", Verdict::DoesNotFit), ("p1", Verdict::Fits)];
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", known("Adams", &verdicts)));
    assert_eq!(last_challenge(&story).settlement.unwrap().ruling, Ruling::Upheld);
    assert_eq!(last_challenge(&story).findings.len(), 3, "all see what it went by");
    assert_eq!(story.stage().phase, turn_of(BELA));
}

/// IM-18: one card that does not fit decides, whatever is not known of the others; all that fit decide, too.
#[test]
fn one_card_that_does_not_fit_decides() {
    let open = [("p6", Verdict::DoesNotFit), ("t4", Verdict::NotKnown), ("p1", Verdict::Fits)];
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", known("Adams", &open)));
    let settlement = last_challenge(&story).settlement.unwrap();
    assert_eq!((settlement.ruling, settlement.judge), (Ruling::Upheld, Judge::Almanac));
    // It need not have been asked about every card for that.
    let testimonies = known("Adams", &all("p6 t4", Verdict::DoesNotFit));
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", testimonies));
    assert_eq!(last_challenge(&story).settlement.unwrap().judge, Judge::Almanac);
}

/// IM-18: a letter that the almanac would not accept can be played, and a challenge finds it out, of a known
/// person and of one whom it does not know.
#[test]
fn a_wrong_letter_is_a_matter_for_a_challenge() {
    let unknown = Testimony { claim: None, ..findings(&all("l1", Verdict::DoesNotFit)).remove(0) };
    for testimony in [findings(&all("l1", Verdict::DoesNotFit)).remove(0), unknown] {
        let story = with_image(dealt(), NORTH, "p6 t6 a6").when(ANNA, lay("l1", NORTH));
        let story = story.when(ANNA, calling(NORTH, "Curie").with_testimonies(vec![testimony.clone()]));
        assert_eq!(story.score(ANNA), 4);
        let command = Command::ChallengeTurn { side: NORTH, testimonies: vec![testimony] };
        let story = story.when(CARO, command);
        assert_eq!(last_challenge(&story).settlement.unwrap().judge, Judge::Almanac);
        assert_eq!(story.score(ANNA), -6);
    }
}

/// IM-18: nothing against the person but one card that is not known, or a person who is not, and the players
/// vote.
#[test]
fn the_players_vote_where_the_almanac_cannot_decide() {
    let open = [("p6", Verdict::Fits), ("t4", Verdict::NotKnown), ("p1", Verdict::Fits)];
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", known("Adams", &open)));
    let PhaseView::Voting { voters, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(voters, seats([ANNA, BELA, CARO]), "the challenger and the challenged, too");
    let unknown = Testimony { claim: None, ..known("", &all("p6 t4 p1", Verdict::NotKnown)).remove(0) };
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", vec![unknown]));
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }));
    // Of a card that nothing is said of, nothing is known.
    let testimonies = known("Adams", &all("p6 t4", Verdict::Fits));
    let story = played().when(CARO, challenge(NORTH)).when(ANNA, name("Adams", testimonies));
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }));
}

/// IM-18: most votes decide. A vote is secret until all are in, and can be changed.
#[test]
fn the_majority_decides() {
    let voted = |voices: [Voice; 3]| {
        let story = ended().when(CARO, challenge(NORTH));
        let story = story.when(ANNA, vote(Voice::DoesNotFit)).when(ANNA, vote(voices[0]));
        assert_eq!(story.look(BELA).phase, story.look(CARO).phase, "nobody sees it");
        story.when(BELA, vote(voices[1])).when(CARO, vote(voices[2]))
    };
    use Voice::{DoesNotFit, Fits};
    let upheld = last_challenge(&voted([Fits, DoesNotFit, DoesNotFit])).settlement.unwrap();
    assert_eq!(upheld.ruling, Ruling::Upheld);
    let Judge::Players { votes } = upheld.judge else { panic!("the players decided") };
    assert_eq!(votes[0], OpenVote { seat: ANNA, voice: Fits });
    let not = last_challenge(&voted([Fits, Fits, DoesNotFit])).settlement.unwrap();
    assert_eq!(not.ruling, Ruling::NotUpheld);
}

/// IM-18: in a tie the almanac's silence speaks: not upheld when it knows the person.
#[test]
fn a_tie_about_somebody_known_leaves_the_challenge_not_upheld() {
    let story = ended().when(CARO, challenge(NORTH)).told(Notice::Away(BELA));
    let story = story.when(ANNA, vote(Voice::Fits)).when(CARO, vote(Voice::DoesNotFit));
    assert_eq!(last_challenge(&story).settlement.unwrap().ruling, Ruling::NotUpheld);
    story.when(ANNA, vote(Voice::Fits)).refused(Refusal::NoVoteNow);
}

/// IM-18: a tie about somebody whom the almanac does not know at all is upheld, so that at a table of two an
/// invented name can be punished. So is no vote at all.
#[test]
fn an_invented_name_can_be_punished_at_a_table_of_two() {
    let bluff = || {
        let story = given::<Image>(&Options::default(), 2, supply()).and([
            Event::HandsDealt { hands: Sealed::new(vec![cards(ANNAS), cards(BELAS)]) },
            Event::BoardFilled { cards: cards(BOARD) },
            Event::TurnBegan { player: ANNA },
        ]);
        let story =
            story.does(ANNA, [lay("p4", NORTH), lay("t4", NORTH), lay("a4", NORTH), lay("l1", NORTH)]);
        let story = story.when(ANNA, calling(NORTH, "Azyx Zyxwv Azyx"));
        assert_eq!(story.score(ANNA), 4);
        story.when(BELA, challenge(NORTH))
    };
    let story = bluff().when(ANNA, vote(Voice::Fits)).when(BELA, vote(Voice::DoesNotFit));
    assert_eq!(last_challenge(&story).settlement.unwrap().ruling, Ruling::Upheld);
    assert_eq!(story.score(ANNA), -6);
    let story = bluff().told(Notice::Skip(ANNA)).told(Notice::Skip(BELA));
    assert_eq!(story.score(ANNA), -6);
}

/// IM-18: with the option the players vote always, with the findings before them.
#[test]
fn with_the_option_the_players_always_vote() {
    let options = Options { judging: Judging::AlwaysVote, ..Options::default() };
    let story = ended_with(&options);
    let testimonies = findings(&["p6", "t6", "a6", "p1", "l1"].map(|card| (card, Verdict::Fits)));
    let story = story.when(CARO, Command::ChallengeTurn { side: NORTH, testimonies: testimonies.clone() });
    let PhaseView::Voting { challenge, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(challenge.findings.len(), 5);
    let story = ended().when(CARO, Command::ChallengeTurn { side: NORTH, testimonies });
    assert_eq!(last_challenge(&story).settlement.unwrap().judge, Judge::Almanac, "not without it");
}

/// IM-18: the almanac is asked in the order of the claims, and not at all about what is refused whatever it
/// says.
#[test]
fn the_almanac_is_asked_only_about_what_can_be_done() {
    let asked = |story: &Story<Image>, seat: Seat, command: Command| {
        let inquiries = inquiries(story.state(), seat, &command);
        inquiries.into_iter().map(|inquiry| inquiry.person).collect::<Vec<_>>()
    };
    let claims = |called: &[(Side, &str)]| {
        let calling = |(side, name): &(Side, &str)| Calling { side: *side, person: named(name) };
        Command::FinishTurn { claims: called.iter().map(calling).collect(), testimonies: vec![] }
    };
    let story = with_image(with_image(dealt(), NORTH, "p6 t6 a6"), EAST, "p7 t7 a7");
    let story = story.does(ANNA, [lay("l1", NORTH), lay("l3", EAST)]);
    let both = claims(&[(EAST, "Curie"), (NORTH, "Adams")]);
    assert_eq!(asked(&story, ANNA, both.clone()), [named("Curie"), named("Adams")]);
    assert_eq!(asked(&story, BELA, both), []);
    for refused in [
        claims(&[(NORTH, "Adams")]),
        claims(&[(NORTH, "Adams"), (NORTH, "Adams")]),
        claims(&[(NORTH, "Adams"), (EAST, "Curie"), (SOUTH, "Nobel")]),
        claims(&[(NORTH, "Adams"), (EAST, " ")]),
    ] {
        assert_eq!(asked(&story, ANNA, refused.clone()), [], "{refused:?}");
    }
    let story = ended();
    assert_eq!(asked(&story, CARO, challenge(NORTH)), [Named::Key(PersonKey(7))]);
    assert_eq!(asked(&story, ANNA, challenge(NORTH)), [], "it is her own turn");
    assert_eq!(asked(&story, CARO, challenge(EAST)), [], "nothing was played there");
    let story = played().when(CARO, challenge(NORTH));
    assert_eq!(asked(&story, ANNA, name("Adams", vec![])), [named("Adams")]);
    assert_eq!(asked(&story, BELA, name("Adams", vec![])), []);
    assert_eq!(asked(&story, ANNA, name("", vec![])), []);
}

/// IM-19: the cards of this turn go to the board, what they covered is open again, and 6 points are lost.
#[test]
fn an_upheld_challenge_takes_the_cards_of_the_turn_off() {
    let story = played().when(CARO, challenge(NORTH));
    let before = story.stage().board.len();
    let story = story.when(ANNA, name("Adams", known("Adams", &all("p6 t4 p1", Verdict::DoesNotFit))));
    assert_eq!(story.score(ANNA), -6);
    assert_eq!(story.open(NORTH), cards("p6 t6"));
    let view = story.stage();
    assert_eq!(view.board.len(), before + 2);
    assert!(cards("p1 t4").iter().all(|card| view.board.contains(card)));
    assert_eq!(story.hand(ANNA).len(), 5);
}

/// IM-19: an ended image is put back without them, and its points are lost as well.
#[test]
fn an_upheld_challenge_puts_an_ended_image_back() {
    let story = ended();
    assert_eq!(story.score(ANNA), 5);
    let testimonies = findings(&all("p6 t6 a6 p1 l1", Verdict::DoesNotFit));
    let story = story.when(CARO, Command::ChallengeTurn { side: NORTH, testimonies });
    assert_eq!(story.score(ANNA), -6);
    assert_eq!(story.open(NORTH), cards("p6 t6 a6"));
    assert!(story.stage().players[0].taken.is_empty());
    assert!(cards("p1 l1").iter().all(|card| story.stage().board.contains(card)));
}

/// IM-19: what was played on other images in the same turn stays.
#[test]
fn other_images_of_the_turn_are_not_touched() {
    let story =
        dealt().does(ANNA, [lay("p1", NORTH), lay("t1", EAST), finish()]).when(CARO, challenge(NORTH));
    let story = story.when(ANNA, name("Adams", known("Adams", &[("p1", Verdict::DoesNotFit)])));
    assert!(story.open(NORTH).is_empty());
    assert_eq!(story.open(EAST), cards("t1"));
}

/// IM-19: of two images ended in one turn, the one that is not challenged keeps its points and its place in
/// the pile.
#[test]
fn another_ending_of_the_turn_stands() {
    let story = with_image(with_image(dealt(), NORTH, "p6 t6 a6"), EAST, "p7 t7 a7 s7");
    let story = story.does(ANNA, [lay("l1", NORTH), lay("l3", EAST)]);
    let claims =
        [(NORTH, "Adams"), (EAST, "Curie")].map(|(side, name)| Calling { side, person: named(name) });
    let testimonies = ["Adams", "Curie"].map(|name| known(name, &[]).remove(0));
    let finish = Command::FinishTurn { claims: claims.to_vec(), testimonies: testimonies.to_vec() };
    let story = story.when(ANNA, finish);
    assert_eq!(story.score(ANNA), 4 + 5);
    let testimonies = findings(&all("p6 t6 a6 l1", Verdict::DoesNotFit));
    let story = story.when(CARO, Command::ChallengeTurn { side: NORTH, testimonies });
    assert_eq!(last_challenge(&story).settlement.unwrap().ruling, Ruling::Upheld);
    assert_eq!(story.score(ANNA), 5 - 6);
    let [kept] = &story.stage().players[0].taken[..] else { panic!("one image is left in the pile") };
    assert_eq!((kept.side, kept.points, &kept.letters), (EAST, 5, &cards("l3")));
    assert_eq!((story.open(NORTH), story.open(EAST)), (cards("p6 t6 a6"), vec![]));
}

/// IM-20: the challenged takes the image, covered cards too, and scores a full 12.
#[test]
fn a_challenge_that_fails_gives_the_image_to_the_challenged() {
    let story = played().when(CARO, challenge(NORTH));
    let story = story.when(ANNA, name("Adams", known("Adams", &all("p6 t4 p1", Verdict::Fits))));
    assert_eq!(story.score(ANNA), 12);
    assert!(story.open(NORTH).is_empty());
    let taken = &story.stage().players[0].taken[0];
    assert_eq!((taken.points, taken.image.cards().count()), (12, 4));
    assert!(taken.letters.is_empty());
    assert_eq!(taken.claim.name, BilingualText::same("Adams"));
}

/// IM-20: 12 in place of what ending it had scored, unless that was more.
#[test]
fn a_challenge_of_an_ended_image_that_fails_makes_its_points_twelve() {
    let testimonies = findings(&all("p6 t6 a6 p1 l1", Verdict::Fits));
    let story = ended().when(CARO, Command::ChallengeTurn { side: NORTH, testimonies });
    assert_eq!(story.score(ANNA), 12);
    let taken = &story.stage().players[0].taken;
    assert_eq!((taken.len(), taken[0].points), (1, 12));
    // A defended image never loses points: with both initials (IM-26) 14 stay 14.
    let both = Options { initials: Initials::Both, ..Options::default() };
    let story = with_image(dealt_with(&both), NORTH, "p6 t6 a6 s6 p7");
    let story = story.does(ANNA, [lay("l1", NORTH), lay("l5", NORTH)]);
    let claims = vec![Calling { side: NORTH, person: named("Albert Einstein") }];
    let testimonies = known("Albert Einstein", &all("l1 l5", Verdict::Fits));
    let story = story.when(ANNA, Command::FinishTurn { claims, testimonies });
    assert_eq!((story.score(ANNA), story.stage().players[0].taken[0].points), (14, 14));
    let testimonies = findings(&all("p6 t6 a6 s6 p7 l1 l5", Verdict::Fits));
    let story = story.when(CARO, Command::ChallengeTurn { side: NORTH, testimonies });
    let taken = &story.stage().players[0].taken;
    assert_eq!((story.score(ANNA), taken.len(), taken[0].points), (14, 1, 14));
    let ending = |points| Ending { side: NORTH, claim: claim("Adams"), points };
    assert_eq!(scoring::challenge(Ruling::NotUpheld, Some(&ending(5))), 7);
    assert_eq!(scoring::challenge(Ruling::NotUpheld, Some(&ending(14))), 0);
    assert_eq!(scoring::challenge(Ruling::Upheld, Some(&ending(14))), -20);
}

/// IM-19, IM-20: how sure one has to be for a challenge to pay, in per cent: so that what it takes from the
/// challenged if it is right outweighs what it gives them if it is wrong. `docs/balance` names these numbers.
#[test]
fn the_more_an_ending_scored_the_sooner_a_challenge_pays() {
    let pays_from = |ended: Option<&Ending>| {
        let [takes, gives] =
            [Ruling::Upheld, Ruling::NotUpheld].map(|ruling| scoring::challenge(ruling, ended));
        (100.0 * f64::from(gives) / f64::from(gives - takes)).round()
    };
    assert_eq!(pays_from(None), 67.0, "of an image under way");
    let ending = |points| Ending { side: NORTH, claim: claim("Adams"), points };
    assert_eq!([4, 5, 8, 12].map(|points| pays_from(Some(&ending(points)))), [44.0, 39.0, 22.0, 0.0]);
}

/// IM-21: what the almanac is asked is the person and every open card; with the option a character may be
/// living.
#[test]
fn the_option_of_living_characters_is_part_of_what_is_asked() {
    for option in [FictionalLife::Never, FictionalLife::MayLive] {
        let story =
            with_image(dealt_with(&Options { fictional: option, ..Options::default() }), NORTH, "s1 s6");
        let story = story.does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
        let asked = inquiries(story.state(), ANNA, &name("Harry Potter", vec![]));
        assert_eq!((asked.len(), asked[0].fictional), (1, option));
        assert_eq!(asked[0].asked, cards("s1 s6 p1").into_iter().map(Asked::Card).collect::<Vec<_>>());
    }
}

/// IM-22: what fits nobody can be laid, and a challenge finds it out.
#[test]
fn an_image_that_fits_nobody_is_what_a_challenge_is_for() {
    let story = with_hands(&Options::default(), ["s1 s2 p1 t1 a1", "p2 t2 a2 l2 s8", CAROS]);
    let story = story.does(ANNA, [lay("s1", NORTH), lay("s2", NORTH), finish()]);
    let story = story.when(CARO, challenge(NORTH));
    let testimony = known("Adams", &[("s1", Verdict::Fits), ("s2", Verdict::DoesNotFit)]);
    let settlement = last_challenge(&story.when(ANNA, name("Adams", testimony))).settlement.unwrap();
    assert_eq!((settlement.ruling, settlement.judge), (Ruling::Upheld, Judge::Almanac));
}

/// The practice aid: who would have fitted is told when the turn stands, and not before.
#[test]
fn the_practice_aid_tells_others_when_the_turn_stands() {
    let options = Options { practice: Practice::ShowFitting, ..Options::default() };
    let story = with_image(dealt_with(&options), NORTH, "p9 t9 a3").when(ANNA, lay("l1", NORTH));
    let command = calling(NORTH, "Adams");
    assert_eq!(inquiries(story.state(), ANNA, &command)[0].suggestions, Options::SUGGESTIONS);
    let people = vec![BilingualText::same("Ampère"), BilingualText::same("Archimedes")];
    let testimony = Testimony { fitting: people.clone(), ..Testimony::default() };
    let story = story.when(ANNA, command.with_testimonies(vec![testimony]));
    let shown = |story: &Story<Image>| story.stage().players[0].taken[0].fitting.clone();
    assert!(shown(&story).is_empty());
    assert_eq!(shown(&story.passed()), people);
    assert!(!ended().events().iter().any(|event| matches!(event, Event::FittingFound { .. })));
}
