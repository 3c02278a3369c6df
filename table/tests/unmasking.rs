//! Votes of Personality are shown once each, whatever comes between two turns, and the last judgment too.

use std::{sync::Arc, time::Duration};

use journal::MemoryJournal;
use rules::personality::{
    Ability, Answer, Bet, Board, Command as Move, Gift, Options, PhaseView, Turned, View,
};
use table::{
    Clock, Command, Dice, GameCommand, GameOptions, GameView, Hall, HallSettings, Limits, Refusal, ShowView,
    Shows, TableView,
};

use crate::support::{Evening, pass, refused};

fn game(view: &TableView) -> &View {
    match &view.game.as_ref().unwrap().view {
        GameView::Personality(view) => view,
        _ => panic!("Personality is played"),
    }
}

fn played(play: Move) -> Command {
    Command::Play { play: GameCommand::Personality(play) }
}

/// Three on a short board, whose cards are dealt.
async fn dealt() -> Evening {
    let journal = Arc::new(MemoryJournal::new());
    let (limits, shows, clock, dice) = (Limits::NONE, Shows::Played, Clock::paused(), Dice::Seeded(7));
    let settings = HallSettings { clock, dice, limits, shows, ..HallSettings::default() };
    let hall = Hall::with_settings(journal.clone(), settings);
    let evening = Evening::in_hall(journal, hall, &["Ada", "Ben", "Cleo"]).await;
    let options = Options { board: Board::Short, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Personality(options) }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, played(Move::DealCards)).await.unwrap();
    evening
}

/// What the first who is waited for does. Everybody is of one mind and contests what they are given, and the
/// judges are on the giver's side; one dares more than the others.
async fn next(evening: &Evening) -> (usize, Command) {
    let table = evening.stage().await;
    let seat = game(&table).waiting_on.iter().next().expect("somebody is waited for");
    let guest = usize::from(table.on_seat(seat).unwrap().id.0);
    let table = evening.view(guest).await;
    let view = game(&table);
    let hand = view.hand.clone().unwrap();
    let play = match &view.phase {
        PhaseView::Proposing { .. } => {
            hand.first().map_or(Move::ProposeFromPile, |card| Move::ProposeCard { card: *card })
        }
        PhaseView::Laying { .. } => Move::LayCard { card: hand[0] },
        PhaseView::Voting { pair: Some(pair), .. } if view.may.contains(&Ability::AgreeToPairVote) => {
            Move::AgreeToPairVote { edition: pair.edition }
        }
        PhaseView::Voting { candidates, .. } => {
            let bet = if guest == 0 { Bet::Three } else { Bet::Neutral };
            Move::CastVote { choice: candidates[0], bet }
        }
        PhaseView::Debate { .. } => Move::DeclareReady,
        PhaseView::Runoff { tied, .. } => Move::VoteAgain { choice: tied[0] },
        PhaseView::Exchanging { .. } => Move::KeepHand,
        PhaseView::Pairing { free, .. } => Move::ChoosePartner { partner: free.iter().next().unwrap() },
        PhaseView::Giving { cards, receivers, .. } => {
            let gifts = hand.iter().zip(receivers.iter()).take((*cards).into());
            Move::GiveCards { gifts: gifts.map(|(card, to)| Gift { card: *card, to }).collect() }
        }
        PhaseView::Answering { .. } => Move::AnswerGift { answer: Answer::Contest },
        PhaseView::Judging { receiver, .. } => Move::JudgeGift { player: *receiver },
        PhaseView::Opening | PhaseView::Ending { .. } | PhaseView::Over { .. } => {
            panic!("there is nothing left to do in {:?}", view.phase)
        }
    };
    (guest, played(play))
}

#[tokio::test(start_paused = true)]
async fn every_vote_is_shown_once_and_the_last_judgment_before_the_portraits() {
    let evening = dealt().await;
    let _screens = evening.attend_all().await;
    let mut shown: Vec<ShowView> = Vec::new();
    loop {
        let table = evening.stage().await;
        let over = matches!(game(&table).phase, PhaseView::Ending { .. });
        if let Some(show) = table.show {
            assert!(shown.iter().all(|before| before.key != show.key), "{:?}", game(&table).phase);
            shown.push(show);
            let (guest, command) = match over {
                true => (0, played(Move::FinishGame)),
                false => next(&evening).await,
            };
            assert_eq!(evening.does(guest, command).await, refused(Refusal::StillShowing));
            pass(Duration::from_millis(show.next_at.0 - show.began.0)).await;
            assert_eq!(evening.stage().await.show, None);
        }
        if over {
            break;
        }
        let (guest, command) = next(&evening).await;
        evening.does(guest, command).await.unwrap();
    }
    let table = evening.stage().await;
    let view = game(&table);
    let judgments = view.last_giving.as_ref().unwrap().gifts.len();
    assert!(judgments > 1 && shown.len() >= usize::from(view.turns) + judgments, "{shown:?}");
    assert!(matches!(view.revealed.as_ref().unwrap().what, Turned::Judgment { .. }));
    evening.does(0, played(Move::FinishGame)).await.unwrap();
}
