//! A team's tokens in Personal Preference, as a page shows and moves them.

use serde_json::json;

use super::{
    checks::until_still,
    guest::{Guest, pause},
};
use crate::support::Browser;

/// What lies on the four sections of a guess on its way: nothing, the number of a token, or with an `x` a
/// doubled one.
const DRAFT: &str = "return [...document.querySelectorAll('[data-section]')].map(section => {
    const token = section.querySelector('[data-token]');
    return token ? token.dataset.token + (token.getAttribute('aria-pressed') === 'true' ? 'x' : '') : '';
})";

/// The square that each piece is seen on, team by team: the one under its middle. -1 while it walks from one
/// to the next.
const SQUARES: &str = "
    const squares = [...document.querySelectorAll('.way > .sq')]
        .map(square => square.getBoundingClientRect());
    return [...document.querySelectorAll('.piece')].map(piece => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        return squares.findIndex(({ left, right, top, bottom }) =>
            left <= middle && middle <= right && top <= centre && centre <= bottom);
    })";

impl Guest {
    /// Sends a command with the page's own right to do so, as its forms do, and it must be accepted.
    pub(crate) async fn posts(&self, fields: &[(&str, &str)]) {
        const POST: &str = "
            const body = new URLSearchParams(arguments[1]);
            const headers = { Accept: 'application/json' };
            return fetch(arguments[0] + '/do', { method: 'POST', body, headers })
                .then(async answer => [answer.ok, await answer.text()]);";
        let (accepted, answer): (bool, String) =
            self.eval_with(POST, vec![json!(self.table), json!(fields)]).await;
        assert!(accepted, "{fields:?}: {answer}");
    }

    /// A move that needs no more than its name.
    pub(crate) async fn moves(&self, what: &str) {
        self.posts(&[("do", what), ("game", "preference")]).await;
    }

    /// Ranks in this order and seals it, quickly.
    pub(crate) async fn seals(&self, row: [usize; 4]) {
        for (place, card) in row.into_iter().enumerate() {
            let (card, place) = (card.to_string(), place.to_string());
            let fields = [("do", "rank_card"), ("game", "preference"), ("card", &card), ("place", &place)];
            self.posts(&fields).await;
        }
        self.moves("seal_ranking").await;
    }

    /// Lays tokens 1 to 4 on these sections and doubles some, quickly.
    pub(crate) async fn places(&self, sections: [usize; 4], doubled: &[usize]) {
        for (token, section) in (1..).zip(sections) {
            let (token, section): (String, String) = (i32::to_string(&token), section.to_string());
            let fields =
                [("do", "place_token"), ("game", "preference"), ("token", &token), ("section", &section)];
            self.posts(&fields).await;
        }
        for token in doubled {
            let token = token.to_string();
            self.posts(&[("do", "double_token"), ("game", "preference"), ("token", &token)]).await;
        }
    }

    pub(crate) async fn draft(&self) -> Vec<String> {
        self.eval(DRAFT).await
    }

    /// Waits until the team's tokens lie like this.
    pub(crate) async fn until_draft(&self, sections: [&str; 4]) {
        self.until(&format!("the tokens to lie as {sections:?}"), async || {
            self.draft().await == sections && self.count("[aria-busy=true]").await == 0
        })
        .await;
        until_still(self).await;
    }

    /// Lays the token that is at hand on a card, once the team's guess has begun.
    pub(crate) async fn lays_on(&self, section: usize) {
        self.presses(&format!("[data-guess] #card-{section} > button.words")).await;
    }

    /// Doubles a token, or takes it out of the circle again.
    pub(crate) async fn doubles(&self, token: usize) {
        self.presses(&format!("#double-{token}")).await;
    }

    /// Carries something over to something else, holds still for a moment as people do, and lets go.
    pub(crate) async fn carries_over(&self, held: &str, to: &str) {
        let held = self.grab(held).await;
        let there = self.carry(held, to).await;
        pause().await;
        self.release(there).await;
    }
}

/// Waits until the stage tells that the pieces have come so far, and shows them on those squares of a short
/// board.
pub(crate) async fn until_pieces(stage: &Browser, at: [i32; 2]) {
    const SHORT: i32 = 20;
    let told = at.map(|at| at.to_string());
    let squares = at.map(|at| at % SHORT);
    stage
        .until(&format!("the pieces to stand on {at:?}"), async || {
            stage.texts(".place-now b").await == told && stage.eval::<Vec<i32>>(SQUARES).await == squares
        })
        .await;
}
