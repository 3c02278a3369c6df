//! Axe in every phase of every game: hands, stages, the pass face, menus, rules and doors, and reveals under
//! way, in all three engines: a page of each phase, in turn in English and in French, by day and by night,
//! and in each engine the other way round than in the one before.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{
    evening::evening_in,
    every_look::{Look, all_looks, no_bots},
    films::AT,
};
use crate::support::{Browser, Browsers, Device, Engine};

/// Whether anything has come a part of its way from one shade to another.
const FADES: &str = "
    const shade = (name) => name === 'opacity' || name === 'fill' || /color/i.test(name);
    const shades = ({ effect }) => effect.getKeyframes().some((frame) => Object.keys(frame).some(shade));
    return document.getAnimations().some((each) => {
        const { iterations, progress } = each.effect.getComputedTiming();
        return iterations < 10 && progress > 0 && progress < 1 && shades(each);
    });";
/// In milliseconds.
const BLINK: f64 = 150.0;

/// What a look is of: its kind, its game and its phase. Each case of a reveal is one of its own, and so is
/// each state of a phone that goes round.
fn phase(look: &Look) -> String {
    if is_shown(look) || look.name.starts_with("pass-") || look.name.ends_with("-told") {
        return look.name.clone();
    }
    look.name.split('-').take(3).collect::<Vec<_>>().join("-")
}

/// Whether something is being shown to everybody.
fn is_shown(look: &Look) -> bool {
    look.name.contains("-show-")
}

/// One look of each phase, and whether it is seen in the other light: by night on a hand, by day on a stage.
fn chosen(engine: Engine) -> Vec<(Look, bool)> {
    let turn = Engine::ALL.iter().position(|known| *known == engine).expect("there are three");
    let mut phases = BTreeSet::new();
    let mut first = |look: &Look| look.words == "en" && no_bots(look) && phases.insert(phase(look));
    let names: Vec<String> =
        all_looks().into_iter().filter(|look| first(look)).map(|look| look.name).collect();
    let words = |nth: usize| if (nth + turn).is_multiple_of(2) { "en" } else { "fr" };
    let nth = |look: &Look| names.iter().position(|name| *name == look.name);
    let looks = all_looks().into_iter().filter_map(|look| Some((nth(&look)?, look)));
    let wanted = looks.filter(|(nth, look)| look.words == words(*nth));
    wanted.map(|(nth, look)| (look, (nth / 2 + turn).is_multiple_of(2))).collect()
}

/// Opens a look and brings its motions to where there is most to see: a reveal to its middle, else the end.
async fn opens(page: &Browser, look: &Look, other_light: bool) {
    match look.is_stage() && other_light {
        true => look.open_by_day(page).await,
        false => look.open(page).await,
    }
    let end: f64 = page.eval_with(AT, vec![0.into()]).await;
    let mut at = if is_shown(look) { end / 2.0 } else { end };
    page.eval_with::<Value>(AT, vec![at.into()]).await;
    // What is just fading in has less contrast for a blink, which is nobody's barrier.
    while at < end && page.eval(FADES).await {
        at += BLINK;
        page.eval_with::<Value>(AT, vec![at.into()]).await;
    }
}

async fn walk(browsers: &Browsers, engine: Engine) {
    let by_day = browsers.open(Device::phone()).await;
    let by_night = browsers.open(Device::phone().dark()).await;
    let stage = browsers.open(Device::tv()).await;
    let mut faults = Vec::new();
    let chosen = chosen(engine);
    assert!(chosen.len() > 250, "{} looks were chosen", chosen.len());
    for (look, other_light) in &chosen {
        let page = match (look.is_stage(), other_light) {
            (true, _) => &stage,
            (false, true) => &by_night,
            (false, false) => &by_day,
        };
        opens(page, look, *other_light).await;
        let found = page.axe().await.into_iter();
        faults.extend(found.map(|what| format!("{}.{}: {what}", look.name, look.words)));
    }
    assert!(faults.is_empty(), "{} barriers:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_no_barrier_in_any_phase_in_chromium() {
    evening_in(Engine::Chromium, 3, &[], async |browsers, _| walk(browsers, Engine::Chromium).await);
}

#[test]
fn axe_finds_no_barrier_in_any_phase_in_firefox() {
    evening_in(Engine::Firefox, 3, &[], async |browsers, _| walk(browsers, Engine::Firefox).await);
}

#[test]
fn axe_finds_no_barrier_in_any_phase_in_webkit() {
    evening_in(Engine::WebKit, 3, &[], async |browsers, _| walk(browsers, Engine::WebKit).await);
}
