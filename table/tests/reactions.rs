//! Reactions: they are seen on the stage, and then they are gone.

use std::time::Duration;

use rules::{GameKind, Seat, Seeded, happiness, image, preference};
use table::{Ability, Attendance, Command, GameOptions, GameView, GuestId, Reaction, Sight};

use crate::support::{Evening, choose, draw, lay, pass, settle};

const ADA: usize = 0;
const BEN: usize = 1;
const CLEO: usize = 2;
const DAN: usize = 3;

/// Three who play Happiness, Ada in turn, before a stage.
async fn before_a_stage() -> (Evening, Vec<Attendance>, Attendance) {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let screens = evening.attend_all().await;
    let stage = evening.table.attend_as_stage().await.unwrap();
    evening.does(ADA, Command::StartGame).await.unwrap();
    evening.does(ADA, draw()).await.unwrap();
    (evening, screens, stage)
}

impl Evening {
    async fn reacts(&self, guest: usize, reaction: Reaction) {
        self.table.react(&self.keys[guest], reaction).await.unwrap();
    }

    async fn may_react(&self) -> Vec<usize> {
        let mut may = Vec::new();
        for guest in 0..self.keys.len() {
            if self.view(guest).await.i_may(Ability::React) {
                may.push(guest);
            }
        }
        may
    }
}

/// What comes to the stage now.
async fn seen(stage: &mut Attendance) -> Vec<(GuestId, Reaction)> {
    let mut seen = Vec::new();
    while let Ok(sight) = tokio::time::timeout(Duration::from_millis(1), stage.next()).await {
        if let Sight::Reaction(reacted) = sight.unwrap() {
            seen.push((reacted.guest, reacted.reaction));
        }
    }
    seen
}

#[tokio::test(start_paused = true)]
async fn a_reaction_comes_to_the_stage_and_nowhere_else() {
    let (evening, mut screens, mut stage) = before_a_stage().await;
    assert_eq!(seen(&mut stage).await, []);
    let (before, view) = (evening.seq().await, evening.stage().await);
    let mut onlooker = evening.table.attend(None).await.unwrap();
    screens.iter_mut().chain([&mut onlooker]).for_each(|screen| drop(screen.view()));
    evening.reacts(BEN, Reaction::Laugh).await;
    evening.reacts(CLEO, Reaction::Fire).await;
    assert_eq!(seen(&mut stage).await, [(GuestId(1), Reaction::Laugh), (GuestId(2), Reaction::Fire)]);
    assert_eq!(evening.seq().await, before, "nothing is written");
    assert!(evening.stage().await.looks_like(&view), "and no view is another");
    for screen in screens.iter_mut().chain([&mut onlooker]) {
        let heard = tokio::time::timeout(Duration::from_millis(1), screen.next()).await;
        assert!(heard.is_err(), "{heard:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_has_something_to_do_or_is_guessed_does_not_react() {
    let (evening, _screens, mut stage) = before_a_stage().await;
    assert_eq!(evening.may_react().await, [BEN, CLEO], "Ada ranks");
    for card in 0..5 {
        evening.does(ADA, lay(card, card)).await.unwrap();
    }
    evening.does(ADA, crate::support::seal()).await.unwrap();
    assert_eq!(evening.may_react().await, [0; 0], "the others guess, and Ada keeps a straight face");
    seen(&mut stage).await;
    for guest in [ADA, BEN, CLEO] {
        evening.reacts(guest, Reaction::Gasp).await;
    }
    assert_eq!(seen(&mut stage).await, []);
    for card in 0..5 {
        evening.does(BEN, lay(card, card)).await.unwrap();
    }
    evening.does(BEN, crate::support::agree(5)).await.unwrap();
    assert_eq!(evening.may_react().await, [BEN], "who has agreed waits");
    drop(stage);
    pass(Duration::from_secs(10)).await;
    assert_eq!(evening.may_react().await, [0; 0], "and without a stage nobody would see it");
}

/// Whether the others guess somebody, or may doubt what they have done.
fn is_guessed_or_doubted(view: &GameView, me: Seat) -> bool {
    match view {
        GameView::Happiness(view) => {
            matches!(view.phase, happiness::PhaseView::Guessing { player, .. } if player == me)
        }
        GameView::Preference(view) => {
            matches!(view.phase, preference::PhaseView::Guessing { it, .. } if it == me)
        }
        GameView::Image(view) => {
            use image::PhaseView::{Naming, Turn, Voting, Window};
            match &view.phase {
                Turn { before: Some(open), .. } => open.turn.player == me,
                Window { turn, .. } | Naming { turn, .. } | Voting { turn, .. } => turn.player == me,
                _ => false,
            }
        }
        GameView::Colours(_) | GameView::Personality(_) => false,
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_only_waits_may_react_in_every_game() {
    for kind in GameKind::ALL {
        let evening = Evening::of(&["Ada", "Ben", "Cleo", "Dan"]).await;
        let _screens = evening.attend_all().await;
        let _stage = evening.table.attend_as_stage().await.unwrap();
        let options = GameOptions::default_of(kind);
        evening.does(ADA, Command::ChooseGame { options }).await.unwrap();
        evening.does(ADA, Command::StartGame).await.unwrap();
        let mut chance = Seeded::new(16);
        let mut waited = [0; 4];
        for turn in 0..80 {
            let stage = evening.stage().await;
            let Some(open) = stage.game.as_ref().filter(|game| !game.over) else { break };
            for guest in [ADA, BEN, CLEO, DAN] {
                let view = evening.view(guest).await;
                let game = &view.game.as_ref().expect("it is the same moment").view;
                let me = view.myself().and_then(|me| me.seat).expect("all four play");
                // What a team does in secret is no sign for the others that somebody has done it.
                let is_waited_for = [game, &open.view].iter().any(|seen| seen.waiting_on().contains(me));
                if !is_waited_for {
                    let may = view.i_may(Ability::React);
                    assert_eq!(may, !is_guessed_or_doubted(game, me), "{kind}: {me} in {turn}");
                    waited[guest] += usize::from(may);
                }
            }
            let guest = turn % 4;
            if let Some(command) = choose(&evening.view(guest).await.game.as_ref().unwrap().view, &mut chance)
            {
                evening.does(guest, command).await.unwrap();
            }
        }
        assert!(waited.iter().sum::<usize>() > 20, "{kind}: {waited:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_floods_the_stage() {
    let (evening, _screens, mut stage) = before_a_stage().await;
    seen(&mut stage).await;
    for _ in 0..40 {
        evening.reacts(BEN, Reaction::Clap).await;
    }
    evening.reacts(CLEO, Reaction::Heart).await;
    let floated = seen(&mut stage).await;
    assert_eq!(floated.len(), 6 + 1, "a burst of Ben's, and Cleo is heard");
    tokio::time::advance(Duration::from_millis(500)).await;
    settle().await;
    evening.reacts(BEN, Reaction::Clap).await;
    evening.reacts(BEN, Reaction::Clap).await;
    assert_eq!(seen(&mut stage).await, [(GuestId(1), Reaction::Clap)]);
}

#[tokio::test(start_paused = true)]
async fn the_host_turns_them_off() {
    let (evening, _screens, mut stage) = before_a_stage().await;
    evening.does(ADA, Command::SwitchReactions { on: false }).await.unwrap();
    seen(&mut stage).await;
    assert_eq!(evening.may_react().await, [0; 0]);
    evening.reacts(BEN, Reaction::Shrug).await;
    assert_eq!(seen(&mut stage).await, []);
    let evening = evening.elsewhere();
    assert!(!evening.view(ADA).await.reactions, "which is remembered");
    evening.does(ADA, Command::SwitchReactions { on: true }).await.unwrap();
    assert!(evening.view(BEN).await.reactions);
}
