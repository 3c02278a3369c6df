//! IMAGE.

use std::slice;

use insight::{
    Finding, FinishedGame, Honour, Missing, NoConfession, Player, Round, What, Who, awards, evening,
    findings, rounds,
};
use rules::{
    CardId, Seat, SeatSet,
    image::{
        BilingualText, Challenge, Claim, Ending, FinishedTurn, Image, Judge, Laid, Options, PhaseView,
        Picture, PlayerView, Ruling, Settlement, Side, Source, Stolen, TakenImage, View,
    },
};

use crate::table::{ANNA, BELA, CARL, award_of, people, says_only_what_is_missing, seats};

fn card(number: usize) -> CardId {
    format!("pla-{number:03}").parse().expect("three letters and three digits")
}

fn claim(name: &'static str) -> Claim {
    Claim { name: BilingualText { en: name.into(), fr: name.into() }, key: None, said: None }
}

/// A turn in which a card is laid, and the image ended if somebody is named.
fn turn(number: usize, player: u8, side: Side, name: Option<&'static str>) -> FinishedTurn {
    let ending = |name| Ending { side, claim: claim(name), points: 4 };
    FinishedTurn {
        player: Seat(player),
        laid: vec![Laid { card: card(number), from: Source::Hand, side, over: None }],
        put_down: vec![],
        endings: name.map(ending).into_iter().collect(),
        stolen: vec![],
        challenges: vec![],
    }
}

fn challenged(turn: &mut FinishedTurn, by: u8, ruling: Ruling) {
    turn.challenges.push(Challenge {
        challenger: Seat(by),
        challenged: turn.player,
        side: turn.laid[0].side,
        cards: vec![],
        claim: turn.endings.first().map(|ending| ending.claim.clone()),
        findings: vec![],
        settlement: Some(Settlement { ruling, judge: Judge::Almanac, points: 0 }),
    });
}

/// What everybody has taken follows from the turns.
fn over(history: Vec<FinishedTurn>) -> View {
    let taken = |(number, turn): (usize, &FinishedTurn)| {
        let ending = turn.endings.first().filter(|ending| !turn.undone(ending.side))?;
        let mut image = Picture::default();
        image.append(card(number));
        Some(TakenImage {
            turn: number as u16 + 1,
            side: ending.side,
            image,
            letters: vec![],
            claim: ending.claim.clone(),
            points: ending.points,
            fitting: vec![],
        })
    };
    let player = |seat: Seat| {
        let own = history.iter().enumerate().filter(|(_, turn)| turn.player == seat);
        PlayerView { seat, score: 0, cards: 0, taken: own.filter_map(taken).collect() }
    };
    View {
        options: Options::default(),
        me: None,
        may: vec![],
        hand: None,
        board: vec![],
        sides: vec![],
        draft: None,
        lying: vec![],
        players: Seat::first(3).map(player).collect(),
        deck: 0,
        last_round: None,
        turns: history.len() as u16,
        last_turn: None,
        phase: PhaseView::Over { hands: vec![], winners: SeatSet::EMPTY, history },
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

/// Anna begins, Bela takes it from her for Cleopatra; Carl bluffs and Anna says so; Anna has Cleopatra, too.
fn game() -> View {
    let mut stolen = turn(1, 1, Side::North, Some("Cleopatra"));
    stolen.stolen = vec![Stolen { side: Side::North, from: seats(&[0]) }];
    let mut bluff = turn(2, 2, Side::East, Some("Nobody"));
    challenged(&mut bluff, 0, Ruling::Upheld);
    let mut doubted = turn(3, 0, Side::South, Some("cleopatra"));
    challenged(&mut doubted, 1, Ruling::NotUpheld);
    over(vec![turn(0, 0, Side::North, None), stolen, bluff, doubted])
}

fn read(view: &View, players: &[Player]) -> FinishedGame {
    FinishedGame::read::<Image>(1, players, view)
}

fn told(game: &FinishedGame) -> Vec<What> {
    findings(game).into_iter().map(|Finding { what, .. }| what).collect()
}

fn name(text: &'static str) -> BilingualText {
    claim(text).name
}

#[test]
fn the_gallery_has_all_images_that_stood_in_order() {
    let all = told(&read(&game(), &people(3)));
    let Some(What::Gallery { images }) = all.first() else { panic!("{all:?}") };
    let hung: Vec<(Who, &str, &[CardId])> =
        images.iter().map(|image| (image.by, &*image.name.en, image.cards.as_slice())).collect();
    assert_eq!(hung, [(BELA, "Cleopatra", &[card(1)][..]), (ANNA, "cleopatra", &[card(3)][..])]);
}

#[test]
fn steals_exposed_bluffs_and_who_was_named_twice_are_told() {
    let all = told(&read(&game(), &people(3)));
    assert!(all.contains(&What::Steal { by: BELA, from: vec![ANNA], name: name("Cleopatra") }));
    assert!(all.contains(&What::BluffExposed { by: ANNA, whose: CARL, name: Some(name("Nobody")) }));
    assert!(all.contains(&What::NamedTwice { name: name("Cleopatra"), by: vec![BELA, ANNA] }));
    assert_eq!(all.iter().filter(|what| matches!(what, What::BluffExposed { .. })).count(), 1);
}

#[test]
fn a_bluff_that_stood_is_told_only_by_who_made_it() {
    let mut game = read(&game(), &people(3));
    let stood =
        |game: &FinishedGame| told(game).into_iter().find(|what| matches!(what, What::BluffStood { .. }));
    assert_eq!(stood(&game), None);
    assert_eq!(game.confess(CARL, 2, Side::North), Err(NoConfession::NotTheirs), "Bela made it");
    assert_eq!(game.confess(CARL, 3, Side::East), Err(NoConfession::NotTheirs), "it did not stand");
    assert_eq!(game.confess(ANNA, 4, Side::South), Err(NoConfession::WasDoubted));
    assert_eq!(stood(&game), None);
    assert_eq!(game.confess(BELA, 2, Side::North), Ok(()));
    assert_eq!(game.confess(BELA, 2, Side::North), Ok(()), "once more changes nothing");
    assert_eq!(stood(&game), Some(What::BluffStood { whose: BELA, name: name("Cleopatra") }));
    assert_eq!(told(&game).iter().filter(|what| matches!(what, What::BluffStood { .. })).count(), 1);
}

#[test]
fn everybody_gets_an_award_and_nobody_is_said_to_know_anybody() {
    let game = read(&game(), &people(3));
    let anna = award_of(&game, ANNA).expect("Anna exposed a bluff");
    assert_eq!(anna.honour, Honour::Detective { right: 1, challenges: 1 });
    assert_eq!(award_of(&game, BELA).map(|award| award.honour), Some(Honour::Finisher { times: 1 }));
    assert_eq!(
        award_of(&game, CARL),
        None,
        "nothing of what Carl laid is left: an award without a reason is none"
    );
    assert!(awards(&read(&over(vec![]), &people(3))).is_empty());
    let evening = evening(slice::from_ref(&game));
    assert!(evening.knowledge.anything.is_none() && evening.knowledge.cells.is_empty());
    assert_eq!(evening.portraits[0].portrait.images, [name("cleopatra")]);
}

#[test]
fn what_does_not_hold_together_is_told_and_not_counted() {
    let spoilt = |spoil: fn(&mut View, &mut Vec<FinishedTurn>)| {
        let mut view = game();
        let PhaseView::Over { history, .. } = &view.phase else { panic!("it is over") };
        let mut history = history.clone();
        spoil(&mut view, &mut history);
        if let PhaseView::Over { history: old, .. } = &mut view.phase {
            *old = history;
        }
        read(&view, &people(3))
    };
    let rounds = |rounds: &[u16]| Missing::Rounds { rounds: rounds.to_vec() };
    says_only_what_is_missing(&spoilt(|_, history| history[1].player = Seat(7)), &rounds(&[2]));
    says_only_what_is_missing(
        &spoilt(|_, history| history[2].challenges[0].challenger = Seat(2)),
        &rounds(&[3]),
    );
    says_only_what_is_missing(&spoilt(|_, history| history[1].stolen[0].side = Side::West), &rounds(&[2]));
    says_only_what_is_missing(&spoilt(|_, history| history.truncate(2)), &rounds(&[3, 4]));
    says_only_what_is_missing(&spoilt(|_, history| history.truncate(3)), &Missing::Record);
    says_only_what_is_missing(
        &spoilt(|view, _| view.players[2].taken = view.players[1].taken.clone()),
        &rounds(&[2]),
    );
    says_only_what_is_missing(&spoilt(|view, _| view.me = Some(Seat(2))), &Missing::OpenView);
}

#[test]
fn a_turn_is_looked_through_again_with_the_cards_that_were_laid() {
    let mut view = game();
    let PhaseView::Over { history, .. } = &mut view.phase else { panic!("it is over") };
    history[0].put_down = vec![card(7), card(8)];
    let seen = rounds(&read(&view, &people(3)));
    let cards = |round: &Round| match round {
        Round::Built { who, laid, put_down, .. } => (*who, laid.clone(), put_down.clone()),
        _ => panic!("{round:?}"),
    };
    assert_eq!(cards(&seen[0]), (Some(ANNA), vec![card(0)], vec![card(7), card(8)]));
    assert_eq!(cards(&seen[1]), (Some(BELA), vec![card(1)], vec![]));
    let Round::Built { taken, doubts, .. } = &seen[2] else { panic!("{seen:?}") };
    assert!(taken.is_empty() && doubts.len() == 1 && doubts[0].bluff);
}
