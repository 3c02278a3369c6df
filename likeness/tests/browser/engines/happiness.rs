//! One turn each: Ana is guessed, and guesses.

use super::{super::guest::deed, party::Party};

pub(super) async fn play(party: &Party) {
    let Party { ana, friends, stage, .. } = party;
    let bea = &friends[0];
    party.chooses("turns_each", "1").await;
    ana.does("start_game").await;
    stage.until_seen(".chip .token").await;
    party.looks("before the first turn").await;

    ana.does("draw_cards").await;
    ana.guest.taps_in_order(&[2, 0, 4, 1, 3]).await;
    ana.guest.until_row(&[2, 0, 4, 1, 3]).await;
    stage.until_seen(".card").await;
    party.looks("a ranking").await;
    ana.does("seal_ranking").await;
    ana.guest.until_gone("[data-rank]").await;
    bea.lays_row([2, 0, 4, 3, 1]).await;
    stage
        .until("the guess to be on the stage", async || stage.count(".card .token svg.sym").await == 5)
        .await;
    party.looks("being guessed").await;
    bea.agrees().await;
    stage.until_seen(".compare").await;
    ana.guest.until_seen(".outcome").await;
    party.looks("the reveal").await;

    bea.draws().await;
    bea.lays_row(0..5).await;
    bea.seals().await;
    ana.guest.until_seen("[data-rank]").await;
    ana.guest.taps_in_order(&[0, 1, 2, 3, 4]).await;
    ana.guest.until_row(&[0, 1, 2, 3, 4]).await;
    party.looks("a guess").await;
    ana.does("agree_to_guess").await;
    ana.guest.until_seen(&deed("finish_game")).await;
    ana.does("finish_game").await;
    for page in [&*ana.guest, stage] {
        page.until_seen(".meter").await;
    }
}
