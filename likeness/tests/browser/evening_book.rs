//! What an evening has brought to light: read in both languages, kept as a picture and as a page, and the
//! page opened again without any server.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use super::{
    checks::{fits_in_width, is_in_order, is_quiet},
    evening::{evening, evening_with},
    typed_code::known,
};
use crate::support::{
    Browser, Device, Server,
    guest::{Guest, game, happiness},
    http::{Request, fetch},
};

/// Three people, the second of whom reads French, and one turn of Happiness for each; the host stops there.
async fn played(server: &Server) -> Vec<Guest> {
    let mut party = vec![Guest::open(server.address(), "Adèle").await];
    for (name, language) in [("Benoît", "fr"), ("Cléo", "en")] {
        let arrival = json!({ "name": name, "language": language });
        let request = Request::json(&party[0].api("/guests"), &arrival);
        let guest = Guest::seated(server.address(), &fetch(server.address(), &request).await);
        party.push(guest);
    }
    let options = json!({ "game": "happiness", "options": { "turns_each": 1 } });
    party[0].must(json!({ "command": "choose_game", "options": options })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    for player in 0..party.len() {
        goes_on(&party[player], json!({ "do": "draw_cards" })).await;
        for place in 0..5 {
            party[player].play(json!({ "do": "lay_token", "card": place, "place": place })).await;
        }
        party[player].play(json!({ "do": "seal_ranking" })).await;
        let others: Vec<&Guest> = party.iter().filter(|guest| guest.id != party[player].id).collect();
        for place in 0..5 {
            others[0].play(json!({ "do": "lay_token", "card": place, "place": place })).await;
        }
        for guest in &others {
            let edition = game(&guest.look().await)["phase"]["guess"]["edition"].clone();
            guest.play(json!({ "do": "agree_to_guess", "edition": edition })).await;
        }
    }
    goes_on(&party[0], json!({ "do": "finish_game" })).await;
    assert_eq!(party[0].look().await["game"]["over"], true);
    party
}

/// What takes a reveal away is refused until all have seen it.
async fn goes_on(guest: &Guest, play: Value) {
    while guest.ask(happiness(play.clone())).await.status >= 300 {
        sleep(Duration::from_millis(200)).await;
    }
}

async fn opens(page: &Browser, guest: &Guest, path: &str) {
    page.goto(format!("http://{}{}", guest.address, guest.page(path))).await;
}

/// On a small phone the bar with what comes next lies over the end of the page.
async fn into_sight(page: &Browser, css: &str) {
    const SCROLL: &str = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    page.eval_with::<()>(SCROLL, vec![json!(css)]).await;
}

#[test]
fn the_evening_is_read_in_both_languages_from_the_end_and_from_the_lobby() {
    evening(2, async |browsers, server| {
        let party = played(server).await;
        let adele = known(browsers, Device::small_phone(), &party[0]).await;
        let benoit = known(browsers, Device::stage(), &party[1]).await;
        opens(&adele, &party[0], "").await;
        adele.until_seen("a[href*='/evening?']").await;
        into_sight(&adele, "a[href*='/evening/1']").await;
        adele.click("a[href*='/evening/1']").await;
        adele.until_shows("Round by round").await;
        assert_eq!(adele.count(".past-round").await, 3);
        is_in_order(&adele, "a game looked through again").await;
        fits_in_width(&adele, "a game looked through again").await;
        adele.screenshot("phone-past-game").await;
        party[0].must(json!({ "command": "close_game" })).await;
        for (page, guest, words) in
            [(&adele, &party[0], "Who knows whom"), (&benoit, &party[1], "Qui connaît qui")]
        {
            opens(page, guest, "").await;
            page.until_seen("a[href*='/last']").await;
            into_sight(page, "a[href*='/evening?']").await;
            page.click("a[href*='/evening?']").await;
            page.until_shows(words).await;
            is_in_order(page, "the evening").await;
            fits_in_width(page, "the evening").await;
            page.screenshot(&format!("evening-{}", guest.id)).await;
            into_sight(page, "a[href^='/method']").await;
            page.click("a[href^='/method']").await;
            page.until_gone(".evening").await;
            is_in_order(page, "the method").await;
            is_quiet(page, "the evening").await;
        }
    });
}

/// Notes what the page would hand to the system.
const LISTEN: &str = "
    window.kept = [];
    URL.createObjectURL = blob => { window.kept.push(blob); return 'blob:none'; };
    HTMLAnchorElement.prototype.click = function () { window.kept.push([this.download, this.href]); };";
/// The type of the picture, its first bytes, and its width.
const PICTURE: &str = "
    const done = arguments[arguments.length - 1];
    const blob = window.kept[0];
    Promise.all([blob.arrayBuffer(), createImageBitmap(blob)]).then(([bytes, image]) => {
        window.picture = [blob.type, [...new Uint8Array(bytes.slice(1, 4))], image.width];
        done();
    });";

#[test]
fn the_evening_is_kept_as_a_picture_and_as_the_drawing_where_there_are_none() {
    evening(1, async |browsers, server| {
        let party = played(server).await;
        let page = known(browsers, Device::stage(), &party[0]).await;
        for has_canvas in [true, false] {
            opens(&page, &party[0], "/evening").await;
            page.eval::<()>(LISTEN).await;
            if !has_canvas {
                page.eval::<()>("HTMLCanvasElement.prototype.toBlob = done => done(null)").await;
            }
            page.click("[data-picture]").await;
            let kept = "return window.kept.length";
            page.until("the picture", async || page.eval::<usize>(kept).await > 0).await;
            if has_canvas {
                page.eval_async(PICTURE, vec![]).await;
                let picture: (String, Vec<u8>, u32) = page.eval("return window.picture").await;
                assert_eq!(picture, ("image/png".to_owned(), b"PNG".to_vec(), 1080));
            } else {
                let drawing: (String, String) = page.eval("return window.kept[0]").await;
                assert_eq!(drawing.0, "likeness.svg");
                assert!(drawing.1.contains("/evening/picture.svg"), "{drawing:?}");
            }
        }
        // Without the module the link leads to the drawing itself.
        opens(&page, &party[0], "/evening/picture.svg?as=0").await;
        page.screenshot("evening-picture").await;
    });
}

#[test]
fn a_page_that_was_kept_opens_again_without_a_server() {
    evening(1, async |browsers, server| {
        let party = played(server).await;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut files = Vec::new();
        for guest in &party[..2] {
            let request = Request::get(&guest.page("/evening/page")).cookie(&guest.key);
            let response = fetch(&guest.address, &request).await.expect(200);
            assert_eq!(
                response.header("content-disposition"),
                Some("attachment; filename=\"likeness.html\"")
            );
            let file = folder.path().join(format!("{}.html", guest.id));
            std::fs::write(&file, response.text()).expect("a file can be written");
            files.push(file);
        }
        server.stop();
        let page = browsers.open(Device::phone()).await;
        for (file, words) in files.iter().zip(["Our evening with Likeness", "Notre soirée avec Likeness"]) {
            page.goto(format!("file://{}", file.display())).await;
            page.until_shows(words).await;
            page.until_shows("Cléo").await;
            assert_eq!(page.eval::<usize>("return performance.getEntriesByType('resource').length").await, 0);
            assert_eq!(page.count("script, a, form, img, link").await, 0);
            assert_eq!(page.count(".out-dots .out-luck").await, 3, "a row of dots for everybody");
            is_in_order(&page, "a page that was kept").await;
            fits_in_width(&page, "a page that was kept").await;
            is_quiet(&page, "a page that was kept").await;
            page.screenshot(&format!("kept-{}", words.split(' ').next().unwrap())).await;
        }
    });
}

/// Since when the board that tells what came out has been taking turns with the end: by its own motion, and
/// by what the table says, in milliseconds.
const TURNS: &str = "
    const board = document.querySelector('#came-out-board');
    const [turns] = board?.getAnimations() ?? [];
    if (!turns?.startTime) return [0, 1e9];
    return [performance.now() - turns.startTime, Date.now() - board.dataset.turns];";

#[test]
fn a_stage_that_loads_itself_anew_joins_in_the_turns_of_the_book() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let party = played(server).await;
        let stage = browsers.open(Device::stage()).await;
        for _ in 0..2 {
            opens(&stage, &party[0], "/stage").await;
            stage
                .until("the stage to be in turn", async || {
                    let (moved, began): (f64, f64) = stage.eval(TURNS).await;
                    began >= 3_000.0 && (moved - began).abs() < 500.0
                })
                .await;
        }
    });
}
