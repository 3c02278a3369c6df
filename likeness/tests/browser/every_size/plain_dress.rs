//! Every phase as browsers at the floor show it: without anything in the style sheets that one of them lacks
//! (`web/src/browser_floor`), and with `older.js`, which puts some of it on in other words.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use super::super::{
    evening::without_server,
    every_look::{Look, all_looks, no_bots},
    films::AT,
    older::{hands_out_looks, opens, wears_older_words},
};
use super::{FAULTS, HANDS, STAGES, Screen};
use crate::support::{Browser, Device};

/// A small phone and one on its side, and TVs of 2022.
const OLD_HANDS: [&str; 2] = ["phone-360", "phone-side"];
const OLD_STAGES: [&str; 2] = ["stage-720", "stage-1080"];

/// One look of each phase, in French: its kind, its game and its phase are the beginning of its name.
fn one_of_each_phase() -> Vec<Look> {
    let mut phases = BTreeSet::new();
    let mut is_first = |look: &Look| {
        let phase: Vec<&str> = look.name.split('-').take(3).collect();
        look.words == "fr" && no_bots(look) && phases.insert(phase.join("-"))
    };
    all_looks().into_iter().filter(|look| is_first(look)).collect()
}

/// What is wrong with a page at the end of all that moves, as it lies on two screens.
async fn faults_on(page: &Browser, look: &Look) -> Vec<String> {
    let screens: Vec<&Screen> = match look.is_stage() {
        true => STAGES.iter().filter(|screen| OLD_STAGES.contains(&screen.name)).collect(),
        false => HANDS.iter().filter(|screen| OLD_HANDS.contains(&screen.name)).collect(),
    };
    assert_eq!(screens.len(), 2);
    let mut found = Vec::new();
    for screen in screens {
        screen.put_on(page).await;
        let end: f64 = page.eval_with(AT, vec![json!(0)]).await;
        page.eval_with::<f64>(AT, vec![json!(end + 1.0)]).await;
        let arguments = vec![json!(look.kind()), json!(screen.notch), json!(screen.ends)];
        let faults: Vec<String> = page.eval_with(FAULTS, arguments).await;
        found.extend(faults.into_iter().map(|fault| format!("{}: {fault}", screen.name)));
    }
    found
}

#[test]
fn every_phase_is_tidy_in_plain_dress() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        let site = hands_out_looks("plain").await;
        let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let looks = one_of_each_phase();
        assert!(looks.len() > 60, "{} looks were chosen", looks.len());
        for look in &looks {
            opens(&page, &site, look).await;
            wears_older_words(&page).await;
            for fault in faults_on(&page, look).await {
                faults.entry(fault).or_default().push(look.name.clone());
            }
        }
        let told: Vec<String> = faults
            .iter()
            .map(|(fault, looks)| format!("{fault} ({} times: {})", looks.len(), looks[0]))
            .collect();
        assert!(told.is_empty(), "{} faults on {} pages:\n{}", told.len(), looks.len(), told.join("\n"));
    });
}
