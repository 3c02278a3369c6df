//! Three who play alone on a short board, until Ana, who is always right, comes to Finish.

use serde_json::json;

use super::{super::guest::deed, party::Party};
use crate::support::{
    guest::may,
    preference::{agree, draw, it, place, reveal, seal},
};

/// Everybody prefers the cards in the order in which they lie.
const ORDER: [usize; 4] = [0, 1, 2, 3];

/// Nobody needs more rounds than this.
const MOST_ROUNDS: usize = 6;

pub(super) async fn play(party: &Party) {
    party.chooses("board", "short").await;
    party.ana.does("start_game").await;
    party.stage.until_seen(".piece").await;
    party.looks("before the first round").await;
    for round in 1..=MOST_ROUNDS {
        party.round(round).await;
        if may(&party.friends[0].table().await, "finish_game") {
            party.ana.does("finish_game").await;
            party.ana.guest.until_seen(".turns").await;
            party.stage.until_seen(".pad").await;
            return;
        }
    }
    panic!("nobody has come to Finish in {MOST_ROUNDS} rounds");
}

impl Party {
    async fn round(&self, round: usize) {
        let Party { ana, friends, stage, .. } = self;
        let guests: Vec<_> = friends.iter().map(|friend| friend.guest().clone()).collect();
        // Guests are counted from the host on, who is Ana.
        let it = it(&guests[0]).await;
        if it == 0 {
            self.ana_ranks().await;
        } else {
            draw(&[&guests[..1], &guests[..]].concat()).await;
            seal(&guests[it - 1], &[0, 1, 2, 3]).await;
        }
        for _ in 0..2 {
            let guesser = async || friends[0].game().await["phase"]["to_guess"][0].as_u64();
            ana.guest.until("somebody to guess", async || guesser().await.is_some()).await;
            match guesser().await.expect("the others do not go on without Ana") {
                0 => self.ana_guesses(round).await,
                seat => {
                    let guest = &guests[seat as usize - 1];
                    place(guest, &[0, 1, 2, 3]).await;
                    agree(guest).await;
                }
            }
        }
        for opened in 1..=4 {
            if it == 0 {
                ana.guest.until_seen(&deed("reveal_preference")).await;
                ana.guest.moves("reveal_preference").await;
            } else {
                reveal(&guests[it - 1]).await;
            }
            if opened == 2 && round == 1 {
                stage.until_seen("#knew-2").await;
                self.looks("an envelope that is half open").await;
            }
        }
        ana.guest.until_seen(".next-up, form:has(> input[value=finish_game])").await;
        if round == 1 {
            self.looks("a round that is over").await;
        }
    }

    async fn ana_ranks(&self) {
        let Party { ana, .. } = self;
        let begin = format!(".boxes form:nth-of-type(1) button, {}", deed("draw_cards"));
        ana.presses(&begin).await;
        ana.guest.until_seen("[data-rank]").await;
        ana.guest.taps_in_order(&ORDER).await;
        ana.guest.until_row(&ORDER).await;
        self.looks("a ranking").await;
        ana.does("seal_ranking").await;
    }

    /// The first time by taps, card by card; later in one go, because it is the same again.
    async fn ana_guesses(&self, round: usize) {
        let guest = &self.ana.guest;
        guest.until_seen("[data-guess]").await;
        if round == 1 {
            for section in ORDER {
                guest.lays_on(section).await;
            }
            guest.until_draft(["1", "2", "3", "4"]).await;
            for token in 1..=4 {
                guest.doubles(token).await;
            }
        } else {
            guest.places(ORDER, &[1, 2, 3, 4]).await;
        }
        guest.until_draft(["1x", "2x", "3x", "4x"]).await;
        if round == 1 {
            self.looks("a guess").await;
        }
        self.ana.does("agree_to_guess").await;
        let friend = &self.friends[0];
        guest
            .until("the guess to be placed", async || friend.game().await["phase"]["to_guess"][0] != json!(0))
            .await;
    }
}
