//! The end of every game with what came out of it: on a phone and on the stage, in both languages, by day and
//! in the dark.

use super::{
    checks::until_still,
    evening::without_server,
    every_look::{all_looks, cut_off},
};
use crate::support::{Browser, Device};

/// What the ends are called among the looks; that of Happiness has no name of its own.
const ENDS: [&str; 5] = ["over", "preference-over", "colours-over", "personality-over", "image-over"];

/// Opens the end of each game and checks that it tells what came out, can be read, and has no barrier.
async fn tells(page: &Browser, face: &str, by_day: bool, book: &str) {
    let looks = all_looks();
    for (end, words) in ENDS.into_iter().flat_map(|end| ["en", "fr"].map(|words| (end, words))) {
        let name = if face == "stage" { format!("stage-{end}-came-out") } else { format!("hand-{end}") };
        let look = looks.iter().find(|look| look.name == name && look.words == words);
        let look = look.unwrap_or_else(|| panic!("there is no look {name}.{words}"));
        if by_day {
            look.open_by_day(page).await;
        } else {
            look.open(page).await;
        }
        until_still(page).await;
        if face == "stage" {
            assert_eq!(page.eval_with::<String>(SEEN, vec![30_000.into()]).await, "visible", "{name}");
        }
        assert_eq!(page.count(book).await, 1, "{name}.{words}");
        let honours = format!("{book} .out-honours > li");
        assert!(page.count(&honours).await > 1, "{name}.{words}: somebody is honoured");
        assert_eq!(cut_off(page, face == "stage").await, Vec::<String>::new(), "{name}.{words}");
        assert_eq!(page.axe().await, Vec::<String>::new(), "axe on {name}.{words}, by day: {by_day}");
    }
}

#[test]
fn the_end_of_every_game_tells_on_a_phone_what_came_out() {
    without_server(2, async |browsers| {
        let light = browsers.open(Device::phone().reduced_motion()).await;
        tells(&light, "hand", false, "#came-out").await;
        let dark = browsers.open(Device::phone().dark().reduced_motion()).await;
        tells(&dark, "hand", false, "#came-out").await;
    });
}

#[test]
fn the_end_of_every_game_tells_on_the_stage_what_came_out() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        tells(&stage, "stage", false, "#came-out-board").await;
        tells(&stage, "stage", true, "#came-out-board").await;
    });
}

/// What of the stage is seen so many milliseconds after the applause: what came out, or the end below it.
const SEEN: &str = "
    const board = document.querySelector('#came-out-board');
    for (const animation of board.getAnimations()) animation.currentTime = arguments[0];
    return getComputedStyle(board).visibility;";

/// The stage shows in turns what came out and the board on which the game ended, with less motion, too.
#[test]
fn what_came_out_takes_turns_with_the_end_on_the_stage() {
    without_server(1, async |browsers| {
        for device in [Device::stage(), Device::stage().reduced_motion()] {
            let stage = browsers.open(device).await;
            let looks = all_looks();
            let look = looks.iter().find(|look| look.name == "stage-over-came-out" && look.words == "en");
            look.expect("Happiness has an end").open(&stage).await;
            for (at, seen) in [(0, "hidden"), (24_000, "hidden"), (25_000, "visible"), (71_000, "hidden")] {
                let is: String = stage.eval_with(SEEN, vec![at.into()]).await;
                assert_eq!(is, seen, "after {at} ms");
            }
        }
    });
}
