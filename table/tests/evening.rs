//! What came out of the games of an evening, as a table keeps it.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use insight::{Missing, Stop, Subject, What};
use journal::MemoryJournal;
use rules::{
    CardFace, GameKind, Seat, Slot, happiness,
    image::{PhaseView, TakenImage},
    preference,
};
use table::{
    Ability, Command, GameCommand, GameView, GuestId, LookAs, MOST_GAMES_OF_AN_EVENING, OwnGuesses, Refusal,
    TableError, TriedAlone,
};

use crate::support::{Evening, choose, pass};

const GUESTS: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

/// Plays a short game of this kind to its end.
async fn played(evening: &Evening, kind: GameKind, seed: u64) {
    evening.does(0, Command::ChooseGame { options: TriedAlone::of(kind).options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    evening.play_out(seed).await;
}

/// What came out, as everybody at the table sees it: the same for all of them, and for the stage.
async fn came_out(evening: &Evening) -> Option<Arc<Stop>> {
    let told = evening.stage().await.came_out.clone();
    for guest in 0..evening.keys.len() {
        let mine = evening.view(guest).await.came_out.clone();
        assert_eq!(mine.is_some(), told.is_some(), "guest {guest}");
        assert!(mine.iter().zip(&told).all(|(mine, told)| Arc::ptr_eq(mine, told)), "computed once");
    }
    told
}

#[tokio::test(start_paused = true)]
async fn what_came_out_of_every_game_is_told_at_its_end_and_stays_with_the_evening() {
    let evening = Evening::of(&GUESTS).await;
    let found = evening.table.evening(Some(&evening.keys[1])).await.unwrap();
    assert!(found.evening.timeline.is_empty() && !found.view.i_may(Ability::LookAtEvening));
    let mut stops: Vec<Arc<Stop>> = Vec::new();
    for (number, kind) in (1..).zip(GameKind::ALL) {
        evening.does(0, Command::ChooseGame { options: TriedAlone::of(kind).options }).await.unwrap();
        evening.does(0, Command::StartGame).await.unwrap();
        assert_eq!(came_out(&evening).await, None, "{kind}: it is not over");
        evening.play_out(u64::from(number)).await;
        let stop = came_out(&evening).await.expect("it is over");
        assert_eq!((stop.number, stop.game, &stop.missing), (number, kind, &None));
        let seats = &evening.stage().await.game.as_ref().unwrap().seats.clone();
        assert_eq!(stop.players.iter().map(|who| GuestId::from(*who)).collect::<Vec<_>>(), *seats);
        assert!(!stop.findings.is_empty() && !stop.awards.is_empty(), "{kind}: {stop:?}");
        stops.push(stop);
        // In the lobby it is told with the last game, to those who sat in it.
        evening.does(0, Command::CloseGame).await.unwrap();
        assert_eq!(came_out(&evening).await, None);
        for guest in 0..GUESTS.len() {
            let back = evening.table.visit(Some(&evening.keys[guest]), LookAs::MyLastGame).await.unwrap();
            assert_eq!(back.view.came_out.as_ref(), stops.last(), "{kind}, guest {guest}");
        }
        let stage = evening.table.visit(None, LookAs::MyLastGame).await.unwrap();
        assert_eq!(stage.view.came_out, None);
        for key in [Some(&evening.keys[1]), None] {
            let found = evening.table.evening(key).await.unwrap();
            assert!(found.evening.timeline.iter().eq(stops.iter().map(|stop| &**stop)), "{kind}");
        }
        assert!(evening.view(2).await.i_may(Ability::LookAtEvening));
    }
    let before = evening.table.evening(None).await.unwrap().evening;
    assert!(!before.portraits.is_empty() && before.knowledge.anything.is_some());
    // Another server, and the table after a sleep, read the same evening from the journal.
    let elsewhere = evening.elsewhere().table.evening(None).await.unwrap().evening;
    assert_eq!(elsewhere, before);
    pass(Duration::from_secs(5 * 60)).await;
    assert_eq!(evening.hall.live_tables(), 0);
    assert_eq!(evening.table.evening(None).await.unwrap().evening, before);
}

#[tokio::test(start_paused = true)]
async fn the_game_on_the_table_is_part_of_the_evening_once_it_is_over() {
    let evening = Evening::of(&GUESTS).await;
    let games = async || evening.table.evening(None).await.unwrap().evening.timeline.len();
    played(&evening, GameKind::Happiness, 1).await;
    assert_eq!(games().await, 1);
    evening.does(0, Command::StartGame).await.unwrap();
    assert_eq!(games().await, 1, "it is counted once, and the next is under way");
    assert!(evening.view(1).await.i_may(Ability::LookAtEvening), "the evening is a tap away in a game, too");
}

#[tokio::test(start_paused = true)]
async fn of_a_game_that_was_broken_off_is_said_that_its_end_is_missing() {
    let evening = Evening::of(&GUESTS).await;
    played(&evening, GameKind::Happiness, 1).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, Command::BreakOff).await.unwrap();
    played(&evening, GameKind::Happiness, 2).await;
    let found = evening.table.evening(Some(&evening.keys[0])).await.unwrap().evening;
    let told: Vec<_> = found
        .timeline
        .iter()
        .map(|stop| (stop.number, stop.missing.clone(), !stop.findings.is_empty()))
        .collect();
    assert_eq!(told, [(1, None, true), (2, Some(Missing::End), false), (3, None, true)]);
    assert_eq!(came_out(&evening).await.unwrap().number, 3);
}

#[tokio::test(start_paused = true)]
async fn so_many_games_are_kept_and_those_that_were_played_longest() {
    let evening = Evening::of(&GUESTS).await;
    played(&evening, GameKind::Happiness, 1).await;
    for _ in 0..MOST_GAMES_OF_AN_EVENING + 3 {
        evening.does(0, Command::StartGame).await.unwrap();
        evening.does(0, Command::BreakOff).await.unwrap();
    }
    let found = evening.table.evening(None).await.unwrap().evening;
    let numbers: Vec<u16> = found.timeline.iter().map(|stop| stop.number).collect();
    let last = MOST_GAMES_OF_AN_EVENING as u16 + 4;
    let kept: Vec<u16> = [1].into_iter().chain(last - MOST_GAMES_OF_AN_EVENING as u16 + 2..=last).collect();
    assert_eq!(numbers, kept, "what was broken off makes room first");
    assert_eq!(found.timeline[0].missing, None);
}

/// Told only at the end, and only by whoever's it was.
#[tokio::test(start_paused = true)]
async fn a_bluff_that_nobody_challenged_is_told_if_its_owner_lets_it() {
    let evening = Evening::of(&GUESTS).await;
    evening.does(0, Command::ChooseGame { options: TriedAlone::of(GameKind::Image).options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let stood = |stop: &Stop| -> Vec<What> {
        let told = stop.findings.iter().map(|finding| finding.what.clone());
        told.filter(|what| matches!(what, What::BluffStood { .. })).collect()
    };
    evening.play_out(11).await;
    assert_eq!(stood(&came_out(&evening).await.unwrap()), []);
    let stage = evening.stage().await;
    let GameView::Image(game) = &stage.game.as_ref().unwrap().view else { panic!("IMAGE is played") };
    let PhaseView::Over { history, .. } = &game.phase else { panic!("it is over") };
    let doubted = |image: &TakenImage| {
        let turn = &history[usize::from(image.turn) - 1];
        turn.challenges.iter().any(|challenge| challenge.side == image.side)
    };
    let images = || game.players.iter().flat_map(|player| player.taken.iter().map(move |it| (player, it)));
    let owner = |seat: Seat| usize::from(stage.game.as_ref().unwrap().seats[seat.index()].0);
    let refused = |told| matches!(told, Err(TableError::Refused(Refusal::NothingToConfess)));
    let confess = |image: &TakenImage| Command::Confess { turn: image.turn, side: image.side };
    for (player, image) in images().filter(|(_, image)| doubted(image)) {
        assert!(refused(evening.does(owner(player.seat), confess(image)).await), "all saw what came of it");
    }
    let (player, image) = images().find(|(_, image)| !doubted(image)).expect("one was not challenged");
    let whose = owner(player.seat);
    for other in (0..GUESTS.len()).filter(|other| *other != whose) {
        assert!(refused(evening.does(other, confess(image)).await), "it is not theirs to tell");
    }
    assert_eq!(stood(&came_out(&evening).await.unwrap()), []);
    let before = evening.table.evening(None).await.unwrap().evening;
    for _ in 0..2 {
        evening.does(whose, confess(image)).await.unwrap();
        let told = [What::BluffStood { whose: GuestId(whose as u16).into(), name: image.claim.name.clone() }];
        assert_eq!(stood(&came_out(&evening).await.unwrap()), told);
    }
    let after = evening.table.evening(None).await.unwrap().evening;
    assert!(stood(&before.timeline[0]).is_empty() && stood(&after.timeline[0]).len() == 1);
    assert_eq!(evening.elsewhere().table.evening(None).await.unwrap().evening, after, "it is in the record");
    evening.does(0, Command::CloseGame).await.unwrap();
    assert!(refused(evening.does(whose, confess(image)).await), "the game lies on the table no more");
    assert_eq!(evening.table.evening(None).await.unwrap().evening, after);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_said_of_bots() {
    let mut evening = Evening::of(&["Ada", "Ben"]).await;
    let level = bots::Level::Normal;
    evening.does(0, Command::AddBot { level }).await.unwrap();
    evening.does(0, Command::AddBot { level }).await.unwrap();
    let _screens = evening.attend_all().await;
    let options = TriedAlone::of(GameKind::Happiness).options;
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let late = evening.join("Cleo").await;
    let mut chance = testkit::Seeded::new(3);
    for _ in 0..2_000 {
        for guest in 0..2 {
            let view = evening.view(guest).await;
            let game = view.game.as_ref().unwrap();
            if let Some(command) = choose(&game.view, &mut chance).filter(|_| !game.over) {
                drop(evening.does(guest, command).await);
            }
        }
        pass(Duration::from_secs(1)).await;
        if evening.stage().await.came_out.is_some() {
            break;
        }
    }
    let stop = evening.stage().await.came_out.clone().expect("it comes to an end");
    assert_eq!(stop.players.len(), 4, "{late:?} only looked on");
    let awarded: Vec<u16> = stop.awards.iter().map(|award| award.who.0).collect();
    assert!(!awarded.is_empty() && awarded.iter().all(|who| *who < 2), "{awarded:?}");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_forgotten_has_no_evening() {
    let journal = Arc::new(MemoryJournal::new());
    let evening = Evening::over(journal, &GUESTS).await;
    played(&evening, GameKind::Happiness, 1).await;
    evening.does(0, Command::CloseGame).await.unwrap();
    assert_eq!(evening.table.evening(None).await.unwrap().evening.timeline.len(), 1);
    evening.table.forget(&evening.keys[0]).await.unwrap();
    for key in [Some(&evening.keys[0]), None] {
        assert_eq!(evening.table.evening(key).await, Err(TableError::NotFound));
    }
    assert!(evening.records().await.is_empty());
    assert_eq!(evening.elsewhere().table.evening(None).await, Err(TableError::NotFound));
}

#[tokio::test(start_paused = true)]
async fn an_export_has_the_evening() {
    let evening = Evening::of(&GUESTS).await;
    played(&evening, GameKind::Colours, 1).await;
    played(&evening, GameKind::Happiness, 2).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, Command::BreakOff).await.unwrap();
    let found = evening.table.evening(None).await.unwrap();
    let code = evening.table.code();
    let exported = table::export(&*evening.journal, code).await.unwrap().evening;
    assert_eq!(exported.as_ref(), Some(&*found.evening));
    let told = serde_json::to_value(&exported).unwrap();
    assert_eq!(told["timeline"][0]["game"], "colours");
    assert_eq!(told["timeline"][2]["missing"]["missing"], "end");
    // The games themselves are looked through round by round.
    let rounds = |number| found.games.rounds(number).map(|rounds| rounds.len());
    assert!(rounds(1).is_some_and(|rounds| rounds > 2) && rounds(2) == Some(4), "{:?}", rounds(2));
    assert_eq!((rounds(3), rounds(4)), (Some(0), None));
}

/// The card that somebody lays next as their first guess, who lays so many; none who does not guess.
fn guesses_first(view: &GameView, most: usize, seed: usize) -> Option<Command> {
    let next = |first: &[Slot], cards: usize| {
        let place = first.len() as u8;
        (first.len() < most.min(cards)).then_some((Slot(((first.len() + seed) % cards) as u8), place))
    };
    let play = match view {
        GameView::Happiness(view) => {
            let happiness::PhaseView::Ranking { row: None, cards, first, .. } = &view.phase else {
                return None;
            };
            let (card, place) = next(first, cards.len())?;
            GameCommand::Happiness(happiness::Command::LayToken { card, place })
        }
        GameView::Preference(view) => {
            let preference::PhaseView::Ranking { row: None, cards, first, .. } = &view.phase else {
                return None;
            };
            let (card, place) = next(first, cards.len())?;
            GameCommand::Preference(preference::Command::RankCard { card, place })
        }
        _ => return None,
    };
    Some(Command::Play { play })
}

/// One's own first guess as one sees it while all guess, with the number of its round.
fn own_first_guess(view: &GameView) -> Option<(u16, Vec<Subject>)> {
    match view {
        GameView::Happiness(view) => {
            let happiness::PhaseView::Guessing { cards, first, .. } = &view.phase else { return None };
            let subject = |slot: &Slot| Subject { card: cards[slot.index()].card, face: CardFace::Black };
            Some((view.turn.into(), first.iter().map(subject).collect()))
        }
        GameView::Preference(view) => {
            let preference::PhaseView::Guessing { cards, first, .. } = &view.phase else { return None };
            let subject = |slot: &Slot| {
                let drawn = cards[slot.index()];
                Subject { card: drawn.card, face: drawn.face }
            };
            Some((view.round, first.iter().map(subject).collect()))
        }
        _ => None,
    }
}

/// GH-14, PP-24: what somebody guessed at first is theirs afterwards, too, and nobody else's.
#[tokio::test(start_paused = true)]
async fn everybody_finds_their_own_first_guesses_again_and_no_others() {
    let evening = Evening::of(&GUESTS).await;
    let mut seen: BTreeMap<(usize, u16, u16), Vec<Subject>> = BTreeMap::new();
    for (number, kind) in [(1, GameKind::Happiness), (2, GameKind::Preference)] {
        evening.does(0, Command::ChooseGame { options: TriedAlone::of(kind).options }).await.unwrap();
        evening.does(0, Command::StartGame).await.unwrap();
        let mut chance = testkit::Seeded::new(9);
        'game: loop {
            for guest in 0..GUESTS.len() {
                let view = evening.view(guest).await;
                let Some(game) = view.game.as_ref().filter(|game| !game.over) else { break 'game };
                if let Some((round, row)) = own_first_guess(&game.view) {
                    seen.insert((guest, number, round), row);
                }
                // The host guesses nothing, the others two, three and all.
                let most = [0, 2, 3, 9][guest];
                let play = guesses_first(&game.view, most, guest);
                if let Some(command) = play.or_else(|| choose(&game.view, &mut chance)) {
                    evening.does(guest, command).await.unwrap();
                }
            }
        }
        evening.does(0, Command::CloseGame).await.unwrap();
    }
    for (guest, name) in GUESTS.iter().enumerate().skip(1) {
        for number in [1, 2] {
            let mut rows = seen.iter().filter(|((who, game, _), _)| (*who, *game) == (guest, number));
            assert!(rows.any(|(_, row)| row.len() > 1), "{name} guesses in game {number}");
        }
    }
    for again in [&evening, &evening.elsewhere()] {
        for (guest, name) in GUESTS.iter().enumerate() {
            let found = again.table.evening(Some(&evening.keys[guest])).await.unwrap().first_guesses;
            for game in 0..=3 {
                for round in 0..=200 {
                    let own = seen.get(&(guest, game, round)).map_or(&[][..], Vec::as_slice);
                    assert_eq!(found.in_round(game, round), own, "{name}, {game}, {round}");
                }
            }
        }
        let stage = again.table.evening(None).await.unwrap().first_guesses;
        assert_eq!(stage, OwnGuesses::default(), "the stage is nobody");
    }
    let mine = evening.table.evening(Some(&evening.keys[3])).await.unwrap();
    let logged = format!("{:?}", mine.first_guesses);
    assert!(logged.contains("Sealed(..)") && !logged.contains("Subject"), "no log tells: {logged}");
}
