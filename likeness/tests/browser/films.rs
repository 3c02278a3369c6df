//! A short film of each game's reveal on the stage, for the README: `cargo xtask films`.

use std::fs;

use super::{
    evening::without_server,
    every_look::{Look, all_looks},
};
use crate::support::{Browser, Device, target};

/// The reveal that stands for each game, by the end of its look's name.
const REVEALS: [(&str, &str); 5] = [
    ("happiness", "three-right"),
    ("preference", "the-fourth"),
    ("colours", "somebody-stands-out"),
    ("personality", "somebody-falls"),
    ("image", "a-bluff"),
];
/// How far apart two frames are, in milliseconds.
const STEP: usize = 100;

/// Puts every motion on the page to where it is at this moment of the show, and gives the moment at which the
/// last one is over.
pub(super) const AT: &str = "
    const at = arguments[0];
    const all = document.getAnimations().filter((each) => each.effect.getComputedTiming().iterations < 10);
    for (const each of all) {
        each.pause();
        each.currentTime = at;
    }
    return Math.max(0, ...all.map((each) => each.effect.getComputedTiming().endTime));";

/// The frames of each film, one picture each, in `target/films/<game>`.
#[test]
#[ignore = "takes pictures and checks little"]
fn films() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().dark()).await;
        let looks = all_looks();
        for (game, reveal) in REVEALS {
            let name = format!("stage-show-{game}-{reveal}");
            let wanted = |look: &&Look| look.words == "en" && look.name == name;
            let look = looks.iter().find(wanted).unwrap_or_else(|| panic!("there is no look {name}"));
            film(&stage, look, game).await;
        }
    });
}

async fn film(stage: &Browser, look: &Look, game: &str) {
    let folder = target("films").join(game);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("target can be written to");
    }
    fs::create_dir_all(&folder).expect("target can be written to");
    look.open(stage).await;
    let end: f64 = stage.eval_with(AT, vec![0.into()]).await;
    assert!((1_000.0..60_000.0).contains(&end), "{}: the last beat is at {end} ms", look.name);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked a line above")]
    let end = end as usize;
    for at in (0..=end).step_by(STEP) {
        stage.eval_with::<f64>(AT, vec![at.into()]).await;
        stage.picture(&folder.join(format!("{at:06}.png"))).await;
    }
    println!("{game}: {} ms of {}", end, look.name);
}
