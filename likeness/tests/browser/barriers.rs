//! Axe in every phase of every game: hands, stages, the pass face, menus, rules and doors, and reveals under
//! way, in all three engines. Chromium looks at every page, in turn in English and in French, by day and by
//! night; the others at one page of each phase.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{
    evening::evening_in,
    every_look::{Look, all_looks, no_bots},
    films::AT,
};
use crate::support::{Browser, Browsers, Device, Engine};

/// The light of a stage by day comes with a sheet of its own.
const BY_DAY: &str = "
    const done = arguments[arguments.length - 1];
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = document.querySelector('link[rel=stylesheet]').href.replace('style.css', 'day.css');
    sheet.onload = sheet.onerror = () => done(null);
    document.head.append(sheet);";

/// What a look is of: its kind, its game and its phase, and whether something is being shown.
fn phase(look: &Look) -> String {
    look.name.split('-').take(3).collect::<Vec<_>>().join("-")
}

/// Every other page in French, and of these pairs every other one by night on a hand and by day on a stage.
fn chosen(engine: Engine) -> Vec<(Look, bool)> {
    let mut names = BTreeSet::new();
    let mut phases = BTreeSet::new();
    let mut chosen = Vec::new();
    let looks = all_looks();
    for look in looks.iter().filter(|look| look.words == "en" && no_bots(look)) {
        if engine == Engine::Chromium || phases.insert(phase(look)) {
            names.insert(look.name.clone());
        }
    }
    for (nth, name) in names.into_iter().enumerate() {
        let words = if nth % 2 == 0 { "en" } else { "fr" };
        let look = all_looks().into_iter().find(|look| look.name == name && look.words == words);
        chosen.extend(look.map(|look| (look, nth % 4 < 2)));
    }
    chosen
}

/// Opens a look and brings its motions to where there is most to see: a reveal to its middle, else the end.
async fn opens(page: &Browser, look: &Look, other_light: bool) {
    look.open(page).await;
    if look.is_stage() && other_light {
        page.eval_async(BY_DAY, Vec::new()).await;
    }
    let end: f64 = page.eval_with(AT, vec![0.into()]).await;
    let at = if look.name.contains("-show-") { end / 2.0 } else { end };
    page.eval_with::<Value>(AT, vec![at.into()]).await;
}

async fn walk(browsers: &Browsers, engine: Engine) {
    let by_day = browsers.open(Device::phone()).await;
    let by_night = browsers.open(Device::phone().dark()).await;
    let stage = browsers.open(Device::tv()).await;
    let mut faults = Vec::new();
    let chosen = chosen(engine);
    assert!(chosen.len() > 90, "{} looks were chosen", chosen.len());
    for (look, other_light) in &chosen {
        let page = match (look.is_stage(), other_light) {
            (true, _) => &stage,
            (false, true) => &by_night,
            (false, false) => &by_day,
        };
        opens(page, look, *other_light).await;
        let found = page.axe().await;
        faults.extend(found.into_iter().map(|what| format!("{}.{}: {what}", look.name, look.words)));
    }
    assert!(faults.is_empty(), "{} barriers:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn axe_finds_no_barrier_on_any_page_in_chromium() {
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
