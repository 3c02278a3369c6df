//! What those need who do not see the page, or do not touch it: names that contain the words that are seen,
//! nothing called wrong before it is, and what lies where told by itself.

use serde_json::json;

use super::{
    evening::{evening, without_server},
    every_look::all_looks,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Browsers, Device, Key};

/// Controls whose name does not contain the words that are seen of them, in their order: who speaks to their
/// phone says what they see. Pictures and signs are not said, and whether a switch is on is its state and not
/// its name.
const MISNAMED: &str = r#"
    const opaque = { opacityProperty: true, visibilityProperty: true };
    const wordsOf = (text) => text.replace(/\u00ad/g, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const tidy = (text) => wordsOf(text).join(' ');
    const isSeen = (text) => {
        const element = text.parentElement;
        if (element.closest('svg, .visually-hidden, .when-on, .when-off, .tc-sign')) return false;
        if (!element.checkVisibility(opaque)) return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
    };
    const texts = (element) => {
        const found = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) found.push(walker.currentNode);
        return found;
    };
    const content = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
        const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
        if (own !== null) return ` ${own} `;
        if (!node.matches('.visually-hidden, .visually-hidden *') && !node.checkVisibility()) return '';
        const apart = getComputedStyle(node).display === 'inline' ? '' : ' ';
        return apart + [...node.childNodes].map(content).join('') + apart;
    };
    const contains = (name, seen) => {
        let at = 0;
        for (const word of name.split(' ')) if (word === seen[at]) at += 1;
        return at === seen.length;
    };
    const controls = document.querySelectorAll('button, a[href], summary, label, [role=button]');
    const found = [];
    for (const control of controls) {
        if (!control.checkVisibility(opaque)) continue;
        const seen = tidy(texts(control).filter(isSeen).map((text) => text.data).join(' '));
        const name = tidy(control.getAttribute('aria-label') ?? content(control));
        if (!seen || contains(name, seen.split(' '))) continue;
        found.push(`${control.outerHTML.slice(0, 120).toWellFormed()}: “${seen}” in “${name}”`);
    }
    return [controls.length, found];"#;

async fn names_contain_what_is_seen(browsers: &Browsers, words: &str) {
    let phone = browsers.open(Device::phone().reduced_motion()).await;
    let mut faults = Vec::new();
    let mut looked = 0;
    let wanted = |name: &str| !name.ends_with("-among-bots") && !name.starts_with("stage-");
    for look in all_looks().into_iter().filter(|look| look.words == words && wanted(&look.name)) {
        look.open(&phone).await;
        let (controls, found): (usize, Vec<String>) = phone.eval(MISNAMED).await;
        looked += controls;
        faults.extend(found.into_iter().map(|what| format!("{}: {what}", look.name)));
    }
    assert!(looked > 2_000, "{looked} controls were looked at");
    assert!(faults.is_empty(), "{} controls are misnamed:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn what_can_be_pressed_is_called_by_the_words_that_are_seen_in_english() {
    without_server(1, async |browsers| names_contain_what_is_seen(browsers, "en").await);
}

#[test]
fn what_can_be_pressed_is_called_by_the_words_that_are_seen_in_french() {
    without_server(1, async |browsers| names_contain_what_is_seen(browsers, "fr").await);
}

/// Where one of several has to be chosen, nobody has done anything wrong yet.
#[test]
fn what_is_not_chosen_yet_is_not_called_wrong() {
    without_server(1, async |browsers| {
        let phone = browsers.open(Device::phone().reduced_motion()).await;
        let mut chosen_from = 0;
        for look in all_looks().iter().filter(|look| look.words == "en" && look.name.starts_with("hand-")) {
            look.open(&phone).await;
            if phone.count("input[type=radio]").await == 0 {
                continue;
            }
            let heard = phone.read_aloud().await;
            let radios: Vec<&str> = heard.lines().filter(|line| line.trim().starts_with("radio")).collect();
            chosen_from += radios.len();
            let wrong = radios.iter().find(|line| line.contains("invalid"));
            assert_eq!(wrong, None, "{}", look.name);
        }
        assert!(chosen_from > 500, "{chosen_from} choices were heard");
    });
}

/// Waits until a screen reader has been told this. What is told gives way to what comes next.
async fn until_told(ana: &Guest, words: &str) {
    let told = "return [...(window.told ?? [])].some((told) => told.includes(arguments[0]))";
    ana.until(&format!("“{words}” to be told"), async || ana.eval_with(told, vec![json!(words)]).await).await;
}

/// Keeps all that is told.
const LISTEN: &str = "
    window.told = [];
    const voice = document.getElementById('say');
    new MutationObserver(() => voice.textContent && window.told.push(voice.textContent))
        .observe(voice, { childList: true, characterData: true, subtree: true });";

#[test]
fn a_card_laid_by_key_is_told_with_its_place() {
    evening(1, async |browsers, server| {
        let (ana, _bea) = Guest::ranks(browsers, server, Device::desktop()).await;
        ana.eval::<()>(LISTEN).await;
        let name: String = ana.eval("return document.getElementById('card-3').dataset.name").await;
        ana.tabs_to("#card-3 .words").await;
        ana.press(Key::Enter).await;
        until_told(&ana, &format!("{name} is now number 1 of 1.")).await;
        ana.until_row(&[3]).await;
        ana.tabs_to("#card-3 .words").await;
        ana.press(Key::Enter).await;
        until_told(&ana, &format!("{name} is no longer in the row.")).await;
    });
}

#[test]
fn a_token_laid_by_key_is_told_with_its_card() {
    evening(1, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        bea.chooses_preference().await;
        let cyd = Friend::joins(server, bea.code(), "Cyd").await;
        let ana = Guest::joins(browsers, server, Device::desktop(), bea.code(), "Ana").await;
        Friend::joins(server, bea.code(), "Dan").await;
        bea.starts().await;
        cyd.is_it().await;
        ana.until_seen("[data-tray]").await;
        ana.eval::<()>(LISTEN).await;
        let name: String = ana.eval("return document.querySelector('#card-2').dataset.name").await;
        ana.tabs_to("#card-2 .words").await;
        ana.press(Key::Enter).await;
        until_told(&ana, &format!("Token 1 lies on “{name}”.")).await;
        ana.until_seen("#take-back").await;
        ana.tabs_to("#take-back").await;
        ana.press(Key::Enter).await;
        until_told(&ana, "Token 1 lies nowhere now.").await;
    });
}

#[test]
fn a_card_of_image_laid_by_key_is_told_with_its_kind_and_place() {
    evening(1, async |browsers, server| {
        let browser = browsers.open(Device::desktop()).await;
        browser.goto(server.url("/")).await;
        let ana = Guest::before(browser);
        ana.tabs_to("button[form=try][value=image]").await;
        ana.press(Key::Enter).await;
        let ana = ana.at_table(server).await;
        ana.tabs_to(&deed("deal_cards")).await;
        ana.press(Key::Enter).await;
        let card = "input[form=lay][name=card]:not([data-go=''])";
        ana.until_seen(&format!("label:has({card})")).await;
        ana.eval::<()>(LISTEN).await;
        ana.tabs_to(card).await;
        ana.press(Key::Space).await;
        ana.press(Key::Enter).await;
        ana.until("the focus to go to a place", async || ana.has_focus(".ih-lit").await).await;
        ana.press(Key::Enter).await;
        until_told(&ana, " lies on ").await;
        let told: Vec<String> = ana.eval("return window.told").await;
        let kinds = ["Place", "Time", "Activity", "Status", "Letter", "any letter"];
        assert!(told.iter().any(|told| kinds.iter().any(|kind| told.starts_with(kind))), "{told:?}");
        assert!(told.iter().all(|told| !told.contains(['{', '}'])), "{told:?}");
    });
}
