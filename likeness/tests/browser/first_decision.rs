//! How far it is from the front page to the first thing that the game wants decided: taps, fields to fill in,
//! and how long the table itself lets people wait. The numbers are in `docs/first-decision.md`.

use std::time::{Duration, Instant};

use rules::GameKind;
use serde_json::json;

use super::{
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Browsers, Device, Server, colours, guest::a_move};

/// The way that somebody has come.
#[derive(Debug)]
struct Way {
    taps: usize,
    fields: usize,
    began: Instant,
    took: Duration,
}

/// What the first page of a game has that wants a choice: the form of it, or the cards.
const DECISIONS: &str = "[data-rank], [data-tray], input[name=category], \
    input[name=do]:is([value=cast_ballot], [value=propose_card], [value=cast_vote], [value=lay_card], \
    [value=put_down_cards], [value=challenge_turn])";
/// What is pressed on the way and chooses nothing.
const OPENINGS: [&str; 3] = ["draw_cards", "turn_question", "deal_cards"];

impl Way {
    fn begins() -> Way {
        Way { taps: 0, fields: 0, began: Instant::now(), took: Duration::ZERO }
    }

    async fn types(&mut self, guest: &Guest, field: &str, text: &str) {
        guest.fill(field, text).await;
        self.fields += 1;
    }

    async fn taps(&mut self, guest: &Guest, css: &str) {
        guest.click(css).await;
        self.taps += 1;
    }

    /// Presses whatever only leads on, until there is something to choose.
    async fn decides(mut self, guest: &Guest) -> Way {
        let chooses = async || guest.count(DECISIONS).await > 0;
        let opening = OPENINGS.map(deed).join(", ");
        while !chooses().await {
            guest.until("something to do", async || chooses().await || guest.count(&opening).await > 0).await;
            if !chooses().await {
                self.taps(guest, &opening).await;
                guest.until_gone(&opening).await;
            }
        }
        self.took = self.began.elapsed();
        self
    }

    fn print(&self, who: &str, kind: GameKind) {
        let Way { taps, fields, took, .. } = self;
        println!("{who} | {kind} | {taps} | {fields} | {:.1}", took.as_secs_f32());
    }
}

/// As many friends as the game needs besides two people.
async fn others(server: &Server, code: &str, kind: GameKind) -> Vec<Friend> {
    match kind {
        GameKind::Colours | GameKind::Personality => vec![Friend::joins(server, code, "Cy").await],
        GameKind::Happiness | GameKind::Preference | GameKind::Image => Vec::new(),
    }
}

/// Opens a table with a game chosen and starts it when the others have come.
async fn hosts(browsers: &Browsers, server: &Server, kind: GameKind) -> Way {
    let guest = Guest::before(browsers.open(Device::phone()).await);
    guest.goto(server.url("/")).await;
    let mut way = Way::begins();
    way.types(&guest, "#start-name", "Ana").await;
    way.taps(&guest, &format!("button[form=start][value={kind}]")).await;
    let guest = guest.at_table(server).await;
    let bea = Friend::joins(server, guest.code(), "Bea").await;
    let _others = others(server, guest.code(), kind).await;
    way.taps(&guest, &deed("start_game")).await;
    if kind == GameKind::Preference {
        guest.until_gone(&deed("start_game")).await;
        bea.is_it().await;
    }
    way.decides(&guest).await
}

/// Comes to a friend's table with its code and waits for what the friend begins.
async fn joins(browsers: &Browsers, server: &Server, kind: GameKind) -> Way {
    let host = Friend::opens(server, "Bea").await;
    host.asks(json!({ "command": "choose_game", "options": { "game": kind, "options": {} } })).await;
    let others = others(server, host.code(), kind).await;
    let guest = Guest::before(browsers.open(Device::phone()).await);
    guest.goto(server.url("/")).await;
    let mut way = Way::begins();
    way.types(&guest, "#code", host.code()).await;
    way.taps(&guest, "form[action='/join'] button").await;
    way.types(&guest, "#join-name", "Ana").await;
    way.taps(&guest, "form[action$='/join'] .btn-brass").await;
    let guest = guest.at_table(server).await;
    guest.until_seen("#r-top").await;
    host.starts().await;
    match kind {
        GameKind::Happiness => {
            host.draws().await;
            host.lays_row(0..5).await;
            host.seals().await;
        }
        GameKind::Colours => {
            colours::plays(host.guest(), json!({ "do": "turn_question" })).await;
        }
        GameKind::Personality => {
            host.asks(a_move("personality", json!({ "do": "deal_cards" }))).await;
            let card = host.game().await["hand"][0].take();
            host.asks(a_move("personality", json!({ "do": "propose_card", "card": card }))).await;
        }
        // The guest begins: on the host's left, or because anybody may deal.
        GameKind::Preference => {}
        GameKind::Image => {
            host.asks(a_move("image", json!({ "do": "deal_cards" }))).await;
            let cards = host.game().await["hand"][0].take();
            host.asks(a_move("image", json!({ "do": "put_down_cards", "cards": [cards] }))).await;
        }
    }
    drop(others);
    // What the host has done already is not left for the guest to press.
    if kind != GameKind::Preference {
        guest.until_gone(&OPENINGS.map(deed).join(", ")).await;
    }
    way.decides(&guest).await
}

/// Tries a game alone.
async fn tries(browsers: &Browsers, server: &Server, kind: GameKind) -> Way {
    let guest = Guest::before(browsers.open(Device::phone()).await);
    guest.goto(server.url("/")).await;
    let mut way = Way::begins();
    way.taps(&guest, &format!(".trial[value={kind}]")).await;
    let guest = guest.at_table(server).await;
    way.decides(&guest).await
}

/// One tap opens a table with a game on it, or begins one with bots; nobody who joins chooses more than a
/// name.
#[test]
fn the_first_decision_is_a_few_taps_away() {
    for kind in GameKind::ALL {
        evening(3, async |browsers, server| {
            let host = hosts(browsers, server, kind).await;
            let guest = joins(browsers, server, kind).await;
            let alone = tries(browsers, server, kind).await;
            host.print("host", kind);
            guest.print("guest", kind);
            alone.print("alone", kind);
            assert!(host.taps <= 3 && host.fields <= 1, "{kind}: {host:?}");
            assert!(guest.taps <= 2 && guest.fields <= 2, "{kind}: {guest:?}");
            assert!(alone.taps <= 2 && alone.fields == 0, "{kind}: {alone:?}");
        });
    }
}
