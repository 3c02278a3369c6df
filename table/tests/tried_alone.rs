//! A game that somebody tries alone begins with them and is over in three to five minutes, with all that the
//! table lets them wait for. Time is virtual: the pauses of bots and the lengths of reveals are those of the
//! table, and what a person takes is said here.

use std::{any::Any, sync::Arc, time::Duration};

use almanac::Almanac;
use bots::{BotGame, Character, Level, Player};
use journal::MemoryJournal;
use rules::{GameKind, match_game};
use table::{
    Ability, Clock, Command, Dice, GameCommand, GameView, Hall, HallSettings, Limits, Shows, TableView,
    TriedAlone,
};
use testkit::Seeded;
use tokio::time::Instant;

use crate::support::{Evening, pass};

const ADA: usize = 0;
/// To find the one button that there is, or to look over what one has laid and press it.
const PRESS: Duration = Duration::from_secs(2);
/// To read what has been revealed and go on from it: a few short lines.
const GO_ON: Duration = Duration::from_secs(4);
/// To read a card of a few words, compare it with those that lie there, and lay it.
const CARD: Duration = Duration::from_secs(3);
/// To choose among two to six things that can all be seen at once.
const CHOICE: Duration = Duration::from_secs(5);
/// To read a question or a hand of cards and think about the people, or about somebody famous whom all the
/// cards of an image fit.
const THOUGHT: Duration = Duration::from_secs(10);
const GLANCE: Duration = Duration::from_millis(250);

/// From the first tap to the end, in half of all games.
const USUAL: std::ops::RangeInclusive<Duration> = Duration::from_secs(3 * 60)..=Duration::from_secs(5 * 60);
/// Nine games of ten take no longer than this.
const LONG: Duration = Duration::from_secs(6 * 60 + 30);
/// None takes longer than this: where two lead together it is played out (PP-22), which may need some rounds.
const MOST: Duration = Duration::from_secs(15 * 60);
/// Nobody waits longer than this for their first move.
const FIRST: Duration = Duration::from_secs(1);
const SEEDS: u64 = 60;

/// How long somebody takes over a move who has never seen the game.
fn takes(play: &GameCommand) -> Duration {
    let command = serde_json::to_value(play).unwrap();
    let (game, name) = (command["game"].as_str().unwrap(), command["move"]["do"].as_str().unwrap());
    match (game, name) {
        ("image", "put_down_cards" | "cast_vote") => CHOICE,
        ("image", "finish_turn") => THOUGHT,
        (_, "deal_cards" | "seal_ranking" | "agree_to_guess" | "agree_to_pair_vote") => PRESS,
        (_, "declare_ready" | "keep_hand" | "accept_turn" | "pass_turn" | "withdraw_agreement") => PRESS,
        (_, "draw_cards" | "turn_question" | "reveal_preference" | "read_portrait" | "finish_game") => GO_ON,
        (_, "lay_token" | "rank_card" | "place_token" | "double_token" | "take_back_token") => CARD,
        (_, "unrank_card" | "undouble_token" | "take_back_card" | "take_back_all") => CARD,
        (_, "choose_category" | "make_prediction" | "choose_partner" | "answer_gift" | "judge_gift") => {
            CHOICE
        }
        (_, "vote_again" | "exchange_card" | "put_back_card" | "propose_from_pile") => CHOICE,
        (_, "cast_ballot" | "cast_vote" | "propose_card" | "lay_card" | "give_cards") => THOUGHT,
        (_, "challenge_turn" | "name_person") => THOUGHT,
        other => panic!("how long does somebody take over {other:?}?"),
    }
}

/// What somebody does who goes by their own taste and knows nothing of the others.
type Newcomer = Box<dyn FnMut(&GameView, &mut Seeded) -> Option<GameCommand>>;

fn newcomer(kind: GameKind, seed: u64) -> Newcomer {
    match_game!(kind, G => {
        let mut mind = <G as BotGame>::bot(Character::new(seed, Level::Easy), Almanac::embedded());
        Box::new(move |view: &GameView, chance: &mut Seeded| {
            let view = of_game(view).downcast_ref().expect("the game that is tried");
            mind.observe(view);
            mind.choose(view, chance).map(GameCommand::from)
        })
    })
}

fn of_game(view: &GameView) -> &dyn Any {
    match_game!(view, GameView::G(view) => view)
}

/// Whether somebody waits for bots and looks on at reveals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    Patient,
    SkipsAhead,
}

/// How a game went that was tried alone.
#[derive(Debug)]
struct Tried {
    whole: Duration,
    /// How long somebody waited for their first move.
    first: Duration,
    /// How long they waited in all, or took to say that they would not.
    waited: Duration,
    moves: u32,
}

async fn tried(kind: GameKind, seed: u64, manner: Manner) -> Tried {
    let journal = Arc::new(MemoryJournal::new());
    let (clock, dice, limits, shows) = (Clock::paused(), Dice::Seeded(seed), Limits::NONE, Shows::Played);
    let settings = HallSettings { clock, dice, limits, shows, ..HallSettings::default() };
    let hall = Hall::with_settings(journal.clone(), settings);
    let evening = Evening::in_hall(journal, hall, &["Ada"]).await;
    for command in TriedAlone::of(kind).commands() {
        evening.does(ADA, command).await.unwrap();
    }
    let _phone = evening.attend(ADA).await;
    let (mut ada, mut chance) = (newcomer(kind, seed + 1_000), Seeded::new(seed));
    let began = Instant::now();
    let (mut first, mut waited, mut moves) = (None, Duration::ZERO, 0);
    while began.elapsed() < 2 * MOST {
        let view = evening.view(ADA).await;
        let game = view.game.as_ref().expect("a game is being played");
        if game.over {
            let first = first.expect("Ada has done something");
            return Tried { whole: began.elapsed(), first, waited, moves };
        }
        if manner == Manner::SkipsAhead && view.i_may(Ability::SkipAhead) {
            pass(PRESS).await;
            waited += PRESS;
            // A bot may have been faster.
            drop(evening.does(ADA, Command::SkipAhead).await);
            continue;
        }
        match next(&view, &mut ada, &mut chance) {
            Some(play) => {
                first.get_or_insert(began.elapsed());
                moves += 1;
                pass(takes(&play)).await;
                // A bot may have been faster here, too.
                drop(evening.does(ADA, Command::Play { play }).await);
            }
            None => {
                pass(GLANCE).await;
                waited += GLANCE;
            }
        }
    }
    panic!("{kind}: the game does not end");
}

/// What Ada does next, if she is wanted and sees it.
fn next(view: &TableView, ada: &mut Newcomer, chance: &mut Seeded) -> Option<GameCommand> {
    let game = view.game.as_ref()?;
    let showing = view.show.as_ref().is_some_and(|show| show.next_at > view.now);
    let seat = view.myself().and_then(|me| me.seat)?;
    if showing || !game.view.waiting_on().contains(seat) {
        return None;
    }
    ada(&game.view, chance)
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_tried_alone_takes_three_to_five_minutes() {
    let mut wrong = Vec::new();
    for kind in GameKind::ALL {
        let mut times = Vec::new();
        for seed in 0..SEEDS {
            let Tried { whole, first, .. } = tried(kind, seed, Manner::Patient).await;
            assert!(first <= FIRST, "{kind}: {first:?} until the first move");
            times.push(whole);
        }
        times.sort_unstable();
        let (half, most) = (times[times.len() / 2], times[times.len() * 9 / 10]);
        let longest = times[times.len() - 1];
        println!("{kind}: {half:.0?} in half of all games, {:.0?} to {longest:.0?}", times[0]);
        if !USUAL.contains(&half) || most > LONG || longest > MOST {
            wrong.push((kind, times));
        }
    }
    assert_eq!(wrong, []);
}

/// By the move: another pace is another game, which may be longer.
#[tokio::test(start_paused = true)]
async fn who_skips_ahead_waits_less() {
    for kind in GameKind::ALL {
        let mut waits = [Duration::ZERO; 2];
        for (manner, wait) in [Manner::Patient, Manner::SkipsAhead].into_iter().zip(&mut waits) {
            let (mut waited, mut moves) = (Duration::ZERO, 0);
            for seed in 0..6 {
                let tried = tried(kind, seed, manner).await;
                (waited, moves) = (waited + tried.waited, moves + tried.moves);
            }
            *wait = waited / moves;
        }
        println!("{kind}: waits {:.1?} for a move, {:.1?} skipping ahead", waits[0], waits[1]);
        assert!(waits[1] < waits[0], "{kind}: {waits:?}");
    }
}
