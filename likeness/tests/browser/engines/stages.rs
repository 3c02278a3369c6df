//! What stages of all engines must not give away, and what one says that cannot follow.

use serde_json::{Value, json};

use super::super::{
    checks::is_in_order,
    evening::{evening, evening_in},
    friend::Friend,
    shows::{APART, millis},
};
use crate::support::{
    Browser, Device, Engine, Server,
    colours::{self, ask, predict},
    guest::Guest,
    personality::{self, deal, propose_and_vote},
    preference::{self, agree, draw, place, reveal, seal},
};

/// How long a tick takes, in milliseconds.
const TICK: f64 = 300.0;

/// Follows the pieces on a board, whatever the game: where each was before the reveal, how much of the
/// board it has gone since, whether it is to walk and on which tick, and when by the table's clock it
/// first was elsewhere. Those who only make room move on the same tick.
const FOLLOW: &str = "
    const done = arguments[arguments.length - 1];
    const script = document.querySelector('script[src]').src;
    import(script).then(({ clock: { now } }) => {
        const [visit] = performance.getEntriesByType('navigation');
        const late = visit.responseStart - visit.requestStart;
        window.walks = {};
        const look = () => {
            const shown = document.querySelector('#r-board[data-show]');
            for (const piece of document.querySelectorAll('.pawn, .piece, .ps-pawn')) {
                const box = piece.getBoundingClientRect();
                // Of the board itself: the scene around it may give it another size meanwhile.
                const way = piece.closest('svg, .pieces').getBoundingClientRect();
                const at = [(box.x + box.width / 2 - way.x) / way.width,
                    (box.y + box.height / 2 - way.y) / way.height];
                const walk = (window.walks[piece.id] ??= { from: at, moved: null, tick: null });
                if (!shown) walk.from = at;
                walk.walks ||= piece.matches(
                    '.walks:not(.walks-0), .strides, .ps-goes:not(.ps-far-0)');
                walk.tick ??= Number(/ cue.* t-(\\d+)/.exec(piece.getAttribute('class'))?.[1] ?? NaN) || null;
                walk.gone = Math.hypot(at[0] - walk.from[0], at[1] - walk.from[1]);
                if (walk.moved === null && walk.gone > 0.012) walk.moved = now() + late;
            }
            requestAnimationFrame(look);
        };
        look();
        done(true);
    });";

/// Waits until all pieces that walk have walked. None may have gone before its moment.
async fn none_walks_early(stage: &Browser, show: &Value) {
    let began = millis(show, "began");
    let walks = async || stage.eval::<serde_json::Map<String, Value>>("return window.walks").await;
    stage
        .until("the pieces to have walked", async || {
            let walks = walks().await;
            let mut walking = walks.values().filter(|walk| walk["walks"] == true).peekable();
            walking.peek().is_some() && walking.all(|walk| !walk["moved"].is_null())
        })
        .await;
    for (piece, walk) in walks().await {
        let (tick, moved) = (walk["tick"].as_f64(), walk["moved"].as_f64());
        let Some(moved) = moved else { continue };
        let tick = tick.unwrap_or_else(|| panic!("{piece} has no reason to walk: {walk}"));
        let early = began + tick * TICK - moved;
        assert!(early <= APART, "{piece} went {early} ms before its moment: {walk}");
    }
}

/// A stage of this table that follows its pieces.
async fn following(stage: &Browser, server: &Server, host: &Guest, pieces: &str) {
    stage.goto(server.url(&host.page("/stage"))).await;
    stage.until_seen(pieces).await;
    stage.eval_async(FOLLOW, Vec::new()).await;
}

/// The reveal as a program sees it, which has just begun.
async fn show_of(guest: &Guest) -> Value {
    let view = guest.look().await;
    assert!(!view["show"].is_null(), "a reveal is being shown");
    view["show"].clone()
}

async fn pawns_of_colours(stage: &Browser, server: &Server) {
    let party = Guest::party(server.address(), 3).await;
    colours::choose(&party[0], &json!({ "goal": 12 })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    following(stage, server, &party[0], ".pawn").await;
    ask(&party).await;
    for (guest, votes) in party.iter().zip([[1, 1], [0, 0], [0, 0]]) {
        colours::vote(guest, votes).await;
    }
    stage.until_shows("How does the table see you?").await;
    for (guest, symbol) in party.iter().zip(["most", "some", "some"]) {
        predict(guest, symbol).await;
    }
    none_walks_early(stage, &show_of(&party[0]).await).await;
}

async fn pieces_of_preference(stage: &Browser, server: &Server) {
    let party = Guest::party(server.address(), 3).await;
    preference::choose(&party[0], &json!({ "board": "short" })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    following(stage, server, &party[0], ".piece").await;
    let it = draw(&party).await;
    seal(&party[it], &[0, 1, 2, 3]).await;
    for guest in party[it + 1..].iter().chain(&party[..it]) {
        place(guest, &[0, 1, 2, 3]).await;
        agree(guest).await;
    }
    reveal(&party[it]).await;
    none_walks_early(stage, &show_of(&party[0]).await).await;
}

async fn masks_of_personality(stage: &Browser, server: &Server) {
    let party = Guest::party(server.address(), 4).await;
    personality::choose(&party[0], &json!({ "board": "short" })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    deal(&party[0]).await;
    following(stage, server, &party[0], "#pawn-0").await;
    propose_and_vote(&party, &[(0, "two"), (0, "neutral"), (2, "neutral"), (0, "neutral")], &async || {})
        .await;
    none_walks_early(stage, &show_of(&party[0]).await).await;
}

/// On a stage where everything moves from one view to the next.
fn pieces_walk_at_their_moment(engine: Engine) {
    evening_in(engine, 1, &["--shows", "played"], async |browsers, server| {
        let stage = browsers.open(Device::stage()).await;
        pawns_of_colours(&stage, server).await;
        pieces_of_preference(&stage, server).await;
        masks_of_personality(&stage, server).await;
    });
}

#[test]
fn pieces_walk_at_their_moment_in_chromium() {
    pieces_walk_at_their_moment(Engine::Chromium);
}

#[test]
fn pieces_walk_at_their_moment_in_firefox() {
    pieces_walk_at_their_moment(Engine::Firefox);
}

#[test]
fn pieces_walk_at_their_moment_in_webkit() {
    pieces_walk_at_their_moment(Engine::WebKit);
}

/// Where the module does not start, a stage says so, shows its address, and follows by being loaded again.
#[test]
fn a_stage_that_cannot_follow_says_so_and_offers_what_works() {
    const NOTICE: &str = "#stands-still";
    evening(2, async |browsers, server| {
        let ana = Friend::opens(server, "Ana").await;
        let address = server.url(&format!("/t/{}/stage", ana.code()));
        let stage = browsers.open(Device::stage()).await;
        stage.goto(&address).await;
        stage.until_seen("html.js").await;
        let stuck = browsers.open(Device::stage().blocking("*.js")).await;
        stuck.goto(&format!("{address}?lang=fr")).await;
        stuck.until_shows("Dans ce navigateur, cet écran ne suit pas la partie.").await;
        stuck.until_seen(NOTICE).await;
        stuck.screenshot("stage-stands-still-fr").await;
        stuck.goto(&format!("{address}?lang=en")).await;
        stuck.until_seen(NOTICE).await;
        let said = stuck.text(NOTICE).await;
        assert!(said.contains(address.trim_start_matches("http://")), "{said}");
        is_in_order(&stuck, "a stage that stands still").await;
        stuck.screenshot("stage-stands-still").await;
        assert_eq!(stage.texts(NOTICE).await, [""; 0], "where the module works it has nothing to say");

        stuck.click(&format!("{NOTICE} a")).await;
        stuck.until_gone(NOTICE).await;
        let _bea = Friend::joins(server, ana.code(), "Bea").await;
        stuck.until_shows("Bea").await;
    });
}
