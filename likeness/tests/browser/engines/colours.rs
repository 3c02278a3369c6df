//! Three on a short board: Ana gets the most votes in every round and foresees it.

use serde_json::json;

use super::{super::guest::pause, party::Party};
use crate::support::{
    colours::{plays, predict, reader, vote},
    guest::may,
};

/// Three points a round bring Ana from space 1 to space 12 in four.
const ROUNDS: usize = 4;

pub(super) async fn play(party: &Party) {
    let Party { ana, stage, .. } = party;
    party.chooses("goal", "12").await;
    ana.does("start_game").await;
    stage.until_seen(".pawn").await;
    party.looks("before the first question").await;
    for round in 1..=ROUNDS {
        party.question(round).await;
    }
    ana.does("finish_game").await;
    ana.guest.until_seen(".tc-final").await;
    stage.until_seen(".final-standing").await;
}

impl Party {
    async fn question(&self, round: usize) {
        let Party { ana, friends, stage, .. } = self;
        let [bea, cyd] = [&friends[0], &friends[1]].map(|friend| friend.guest());
        match reader(bea).await {
            0 => ana.presses("form:has([value=turn_question]) button").await,
            friend => drop(plays(friends[friend - 1].guest(), json!({ "do": "turn_question" })).await),
        }
        ana.guest.until_seen(".tc-peg").await;
        stage.until_seen(".scene-voting").await;
        if round == 1 {
            self.looks("a vote").await;
        }
        // What has just come to lie under the finger is looked at before it is tapped.
        pause().await;
        ana.votes([1, 1]).await;
        ana.guest.until_seen(".tc-box").await;
        if round == 1 {
            self.looks("votes in the box").await;
        }
        for friend in [bea, cyd] {
            vote(friend, [0, 0]).await;
        }
        ana.guest.until_seen(".tc-prediction").await;
        if round == 1 {
            self.looks("a prediction").await;
        }
        pause().await;
        ana.predicts("most").await;
        ana.guest.until_seen(".tc-prediction[value=most][aria-pressed=true]").await;
        predict(bea, "some").await;
        predict(cyd, "some").await;
        ana.guest.until_seen(".tc-verdict").await;
        stage.until_seen(".came-out").await;
        if round == 1 {
            self.looks("a count").await;
        }
        let over = may(&friends[0].table().await, "finish_game");
        assert_eq!(over, round == ROUNDS, "Ana has come to the last space in round {ROUNDS}");
    }
}
