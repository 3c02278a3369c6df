//! Four on a short board: Ana climbs to the summit, gives three cards away, and all accept.

use super::{super::guest::deed, party::Party};
use crate::support::{
    guest::{Guest, game, may},
    personality::{Vote, answer, keep_hands, propose, vote},
};

/// What Ana bets in each turn, so that she meets no marked space on her way.
const BETS: [&str; 8] = ["two", "two", "two", "two", "three", "neutral", "three", "neutral"];

pub(super) async fn play(party: &Party) {
    let Party { ana, friends, stage, .. } = party;
    party.chooses("board", "short").await;
    ana.does("start_game").await;
    ana.does("deal_cards").await;
    stage.until_seen("#pawn-0").await;
    for (turn, bet) in BETS.into_iter().enumerate() {
        party.turn(turn, bet).await;
    }

    ana.guest.until_seen("[data-gifts]").await;
    for seat in 1..=3 {
        let card = format!("[data-gifts] > li:nth-child({seat}) label:has([value='{seat}'])");
        ana.presses(&card).await;
    }
    party.looks("cards to give away").await;
    ana.presses(".pe-go[form^='give-']").await;
    ana.guest.until_gone("[data-gifts]").await;
    party.looks("cards that were given").await;
    for friend in friends {
        answer(friend.guest(), "accept").await;
    }
    for seat in 0..4 {
        ana.presses(&format!(".act form:has(> input[name=player][value='{seat}']) button")).await;
        stage.until_seen(&format!("#portrait-{seat}")).await;
    }
    party.looks("the portraits").await;
    ana.does("finish_game").await;
    ana.guest.until_seen(&deed("start_game")).await;
    stage.until_gone("#portrait-3").await;
}

impl Party {
    async fn turn(&self, turn: usize, bet: &str) {
        let Party { ana, friends, stage, .. } = self;
        let guests: Vec<Guest> = friends.iter().map(|friend| friend.guest().clone()).collect();
        let proposer = game(&guests[0].look().await)["phase"]["proposer"].as_u64().expect("somebody's turn");
        match proposer {
            0 => {
                ana.guest.until_seen(".pe-go[form^='propose-']").await;
                if turn == 0 {
                    self.looks("a card to propose").await;
                }
                ana.proposes().await;
            }
            friend => propose(&guests[friend as usize - 1]).await,
        }
        ana.guest.until_seen(".pe-go[form^='vote-']").await;
        if turn == 0 {
            self.looks("a vote").await;
        }
        ana.chooses(0, bet).await;
        stage.until_seen("#row-0.ps-done").await;
        let others: [Vote; 3] = if turn.is_multiple_of(2) {
            [(0, "neutral"), (2, "neutral"), (0, "neutral")]
        } else {
            [(1, "neutral"), (0, "neutral"), (3, "neutral")]
        };
        for (guest, (player, bet)) in guests.iter().zip(others) {
            vote(guest, player, bet).await;
        }
        if may(&guests[0].look().await, "give_cards") || ana.guest.count("[data-gifts]").await > 0 {
            return;
        }
        ana.guest.until_seen(&format!("{}, [data-gifts]", deed("keep_hand"))).await;
        if turn == 0 {
            self.looks("a result").await;
        }
        if ana.guest.count("[data-gifts]").await == 0 {
            ana.does("keep_hand").await;
            ana.guest.until_gone(&deed("keep_hand")).await;
        }
        keep_hands(&guests, &async || {}).await;
    }
}
