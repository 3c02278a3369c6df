//! Every look on every size of screen: nothing overflows, lies on something else or is cut, and what is
//! tapped is large enough for a finger (`faults.js` has the rules, and by name what they except).
//!
//! One browser changes its size over many looks: a page is loaded once and laid out anew.

mod plain_dress;
mod screens;

use std::{collections::BTreeMap, env, fs};

use serde_json::{Value, json};

use self::screens::{HANDS, KEYS, LARGE_LETTERS, NARROWEST, NOTCHED, NOTCHED_UPRIGHT, STAGES, Screen};
use super::{
    evening::without_server,
    every_look::{Look, all_looks, no_bots},
    films::AT,
};
use crate::support::{Browser, Device, target};

/// What is wrong with a page that is laid out on a screen of this size.
const FAULTS: &str = include_str!("faults.js");

impl Look {
    /// `hand`, `page` or `stage`.
    fn kind(&self) -> &str {
        self.name.split('-').next().unwrap_or_default()
    }
}

/// Whether something is being shown to everybody.
const SHOWN: &str = "return !!document.querySelector('[data-show]')";
/// The beats of a reveal come on a grid of so many milliseconds, and each has come before the next one comes.
const TICK: f64 = 300.0;
const COME: f64 = 290.0;

/// Tells what is wrong with a page that is open, as it lies on this screen: of a reveal at its half, when
/// part of it has come, and at its end.
async fn faults_on(page: &Browser, look: &Look, screen: &Screen) -> Vec<String> {
    let arguments = || vec![json!(look.kind()), json!(screen.notch), json!(screen.ends)];
    let mut found = Vec::new();
    if page.eval(SHOWN).await {
        screen.put_on_moving(page).await;
        let end: f64 = page.eval_with(AT, vec![json!(0)]).await;
        let half = (end / 2.0 / TICK).floor() * TICK + COME;
        page.eval_with::<f64>(AT, vec![json!(half)]).await;
        found = page.eval_with(FAULTS, arguments()).await;
    }
    screen.put_on(page).await;
    let end: f64 = page.eval_with(AT, vec![json!(0)]).await;
    page.eval_with::<f64>(AT, vec![json!(end + 1.0)]).await;
    found.extend(page.eval_with::<Vec<String>>(FAULTS, arguments()).await);
    found
}

/// Looks at all pages of a kind on these screens, and tells what is wrong, once, with where it was seen.
async fn walk(page: &Browser, screens: &[Screen], wanted: impl Fn(&Look) -> bool) {
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut seen = 0;
    for look in all_looks().iter().filter(|look| look.words == "fr" && no_bots(look) && wanted(look)) {
        look.open(page).await;
        for screen in screens {
            for fault in faults_on(page, look, screen).await {
                faults.entry(format!("{}: {fault}", screen.name)).or_default().push(look.name.clone());
            }
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen} pages were looked at");
    let told: Vec<String> = faults
        .iter()
        .map(|(fault, looks)| format!("{fault} ({} times: {})", looks.len(), looks[0]))
        .collect();
    assert!(told.is_empty(), "{} faults on {seen} pages:\n{}", told.len(), told.join("\n"));
}

fn walk_alone(screens: &[Screen], wanted: impl Fn(&Look) -> bool) {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        walk(&page, screens, wanted).await;
    });
}

#[test]
fn every_hand_and_page_fits_every_phone_tablet_and_laptop() {
    walk_alone(&HANDS, |look| !look.is_stage());
}

#[test]
fn every_hand_and_page_fits_with_large_letters() {
    walk_alone(&LARGE_LETTERS, |look| !look.is_stage());
}

#[test]
fn every_hand_and_page_keeps_clear_of_notches_and_keys() {
    walk_alone(&[NOTCHED, NOTCHED_UPRIGHT, KEYS], |look| !look.is_stage());
}

#[test]
fn every_stage_fits_every_screen() {
    walk_alone(&STAGES, Look::is_stage);
}

/// What stands of a name beside its face at the top of a hand, and of the whole name.
const NAME: &str = "
    const name = document.querySelector('.top .person bdi');
    return name && [name.textContent, name.clientWidth, name.scrollWidth];";

/// Of a name with five letters two were left. What is longer than eight ends in dots at last.
#[test]
fn a_name_is_whole_on_the_narrowest_phone_and_with_large_letters() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        let mut names = 0;
        for look in all_looks().iter().filter(|look| look.words == "fr" && no_bots(look)) {
            look.open(&page).await;
            for (screen, whole) in [(&NARROWEST, 8), (&LARGE_LETTERS[0], 8), (&LARGE_LETTERS[1], 5)] {
                screen.put_on(&page).await;
                let Some((name, has, wants)) = page.eval::<Option<(String, u32, u32)>>(NAME).await else {
                    continue;
                };
                names += 1;
                let is_whole = wants <= has + 1 || name.chars().count() > whole;
                assert!(is_whole, "{} on {}: {name} has {has} of {wants} pixels", look.name, screen.name);
            }
        }
        assert!(names > 300, "{names} names were looked at");
    });
}

/// How many of these lie on another or leave the screen.
const APART: &str = "
    const boxes = [...document.querySelectorAll(arguments[0])].map((node) => node.getBoundingClientRect());
    const meets = (one, other) => one !== other && one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const lost = boxes.filter((one) => one.left < 0 || one.right > innerWidth
        || boxes.some((other) => meets(one, other)));
    return [boxes.length, lost.length];";

#[test]
fn bets_lie_apart_and_the_menu_is_on_the_screen_with_large_letters() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        let looks = all_looks();
        let look = looks.iter().find(|look| look.name == "hand-personality-voting" && look.words == "fr");
        look.expect("there is a vote to look at").open(&page).await;
        for screen in &LARGE_LETTERS {
            screen.put_on(&page).await;
            for (what, count) in [(".pe-bet", 3), (".top > a", 3)] {
                let found: (usize, usize) = page.eval_with(APART, vec![json!(what)]).await;
                assert_eq!(found, (count, 0), "{what} on {}", screen.name);
            }
        }
    });
}

/// A moment of each game in which there is something to press on the table, and how much of that fits at
/// least on the lowest screen.
const PLAYED: [(&str, usize); 6] = [
    ("hand-ranking-full", 25),
    ("hand-preference-guessing-full", 17),
    ("hand-colours-voting-double", 1),
    ("hand-personality-voting", 9),
    ("hand-image-turn", 21),
    ("hand-image-turn-laid", 16),
];

/// Whether the table lies beside what is asked and beside the button, how much of what is pressed there is
/// whole, and whether the button is in sight.
const BESIDE: &str = "
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const pressed = [...document.querySelectorAll('.play :is(button, label, .slip)')]
        .filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect())
        .filter(({ width }) => width > 3);
    const whole = pressed.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    const brass = [...document.querySelectorAll('.act .btn-brass')].filter((node) => node.checkVisibility());
    return [box('.play').left >= box('.ask').right - 1, box('.act').right <= box('.play').left + 1,
        whole.length, brass.every((node) => node.getBoundingClientRect().bottom <= innerHeight)];";

/// On its side a phone shows the cards beside what is asked, from the top to the bottom of the screen, and so
/// do a tablet and a laptop, in every game.
#[test]
fn a_phone_on_its_side_and_a_laptop_have_the_table_beside_the_ask() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        let looks = all_looks();
        for (name, fits) in PLAYED {
            let look = looks.iter().find(|look| look.name == name && look.words == "fr");
            look.unwrap_or_else(|| panic!("there is no look {name}")).open(&page).await;
            for screen in HANDS.iter().filter(|screen| screen.width > screen.height) {
                screen.put_on(&page).await;
                let (table, act, whole, brass): (bool, bool, usize, bool) = page.eval(BESIDE).await;
                assert_eq!((table, act, brass), (true, true, true), "{name} on {}", screen.name);
                assert!(whole >= fits, "{name} on {}: {whole} of {fits} can be pressed", screen.name);
            }
        }
    });
}

/// A page with one fault of each kind, and beside it what looks like one and is excepted.
const PLANTED: &str = r#"
    document.documentElement.className = 'hand js';
    document.body.innerHTML = `
        <main><div class=a1>wide</div><p class=a2>cut off at the end</p>
        <p class=a3>one</p><p class=a4>two</p><button class=a5>x</button><bdi class=a6>Maximilienne</bdi>
        <button class=a7>at the bottom</button><p class=a9>otherwise</p>
        <p>A sentence with <a href="/">a link</a> in it.</p></main>`;
    const dress = (css, style) => Object.assign(document.querySelector(css).style, style);
    dress('.a1', { width: '120vw' });
    dress('.a2', { width: '3em', overflow: 'hidden', whiteSpace: 'nowrap' });
    dress('.a4', { marginTop: '-2em' });
    dress('.a5', { width: '20px', height: '20px', minHeight: 0, padding: 0 });
    dress('.a7', { position: 'fixed', bottom: 0, height: '60px' });
    dress('.a9', { width: '2em', overflowWrap: 'anywhere' });
    dress('.a6', { display: 'block', width: '2em', overflow: 'hidden', textOverflow: 'ellipsis' });"#;

#[test]
fn planted_faults_are_found() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        page.goto("about:blank").await;
        NOTCHED.put_on(&page).await;
        page.eval::<Value>(PLANTED).await;
        let arguments = vec![json!("hand"), json!(NOTCHED.notch), json!([59, 34])];
        let found: Vec<String> = page.eval_with(FAULTS, arguments).await;
        let rules = [
            "overflow: div.a1",
            "cut: p.a2",
            "cut: bdi.a6",
            "overlap: p.a3",
            "touch: button.a5",
            "notch: button.a5",
            "top: div.a1",
            "bottom: button.a7",
            "torn: p.a9",
        ];
        for rule in rules {
            assert!(found.iter().any(|fault| fault.starts_with(rule)), "{rule} is not among {found:#?}");
        }
        let excepted = found.iter().find(|fault| fault.starts_with("touch: a"));
        assert_eq!(excepted, None, "a link in a sentence is no fault");
    });
}

/// Fields that are typed into, each with the button that sends it, that are out of sight or under something
/// else once the field has the focus and the keys are on the screen.
const UNSEEN: &str = "
    const fields = [...document.querySelectorAll('input[type=text], input:not([type]), textarea')]
        .filter((field) => field.checkVisibility() && !field.disabled && !field.readOnly);
    const found = [];
    for (const field of fields) {
        scrollTo(0, 0);
        field.focus();
        const { form } = field;
        // Between a field that completes names and its button lies the list of those names.
        const lists = field.matches('[role=combobox]');
        const button = form && !lists && [...form.elements].find((each) =>
            each.matches('button:not([type=button])')
            && each.checkVisibility());
        for (const part of [field, button].filter(Boolean)) {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const free = at && (part.contains(at) || at.contains(part)
                || at.closest('label')?.control === part);
            if (top < 0 || bottom > innerHeight + 1 || !free)
                found.push(`${part.outerHTML.slice(0, 100).toWellFormed()} at ${top}`);
        }
    }
    return [fields.length, found];";

/// Who types sees what they type and what sends it, with the keys on the screen.
#[test]
fn a_field_and_its_button_are_in_sight_above_the_keys() {
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        let (mut typed, mut faults) = (0, Vec::new());
        let wanted = |look: &&Look| look.words == "fr" && no_bots(look) && !look.is_stage();
        for look in all_looks().iter().filter(wanted) {
            look.open(&page).await;
            KEYS.put_on(&page).await;
            let (fields, found): (usize, Vec<String>) = page.eval(UNSEEN).await;
            typed += fields;
            faults.extend(found.into_iter().map(|what| format!("{}: {what}", look.name)));
        }
        assert!(typed > 15, "{typed} fields were typed into");
        assert!(faults.is_empty(), "{} are out of sight:\n{}", faults.len(), faults.join("\n"));
    });
}

/// A picture of every look on every screen, in French, in `target/photographs/<screen>`, for `cargo xtask
/// photographs`. `PHOTOGRAPHS` names a part of the names of those that are wanted.
#[test]
#[ignore = "takes pictures and checks nothing"]
fn photographs_of_every_size() {
    let part = env::var("PHOTOGRAPHS").unwrap_or_default();
    without_server(1, async |browsers| {
        let page = browsers.open(Device::stage().reduced_motion()).await;
        for look in all_looks().iter().filter(|look| look.words == "fr" && no_bots(look)) {
            if !look.name.contains(&part) {
                continue;
            }
            look.open(&page).await;
            let hands = HANDS.iter().chain(&LARGE_LETTERS).chain([&NOTCHED, &NOTCHED_UPRIGHT, &KEYS]);
            let screens: Vec<&Screen> =
                if look.is_stage() { STAGES.iter().collect() } else { hands.collect() };
            for screen in screens {
                screen.put_on(&page).await;
                let folder = target("photographs").join(screen.name);
                fs::create_dir_all(&folder).expect("target can be written to");
                page.picture(&folder.join(format!("{}.png", look.name))).await;
            }
        }
    });
}
