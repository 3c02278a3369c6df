//! Every page as the tests of `web` have drawn it (`target/looks`), looked at in a browser: nothing is cut
//! off, in no language, and not with sentences that are longer by two fifths.
//!
//! `cargo xtask photographs` takes a picture of each.

use std::{env, fs, path::PathBuf};

use serde_json::Value;

use super::{checks::until_still, evening::without_server, films};
use crate::support::{Browser, Browsers, Device, target};

/// A page that was drawn.
pub(super) struct Look {
    /// What it is called, `hand-lobby-host` for example.
    pub(super) name: String,
    /// In which words it is: `en`, `fr`, or `longer`.
    pub(super) words: String,
    file: PathBuf,
}

impl Look {
    pub(super) fn is_stage(&self) -> bool {
        self.name.starts_with("stage-")
    }

    /// Opens the page as it is when the module works, without its module: a look belongs to no table.
    pub(super) async fn open(&self, page: &Browser) {
        // A busy machine says now and then that a file is there before its page is.
        const READ: &str = "return document.readyState === 'complete' && document.title !== ''";
        page.goto(format!("file://{}", self.file.display())).await;
        page.until("the look to be there", async || page.eval(READ).await).await;
        page.eval::<Value>("document.documentElement.classList.add('js')").await;
    }

    /// The same as somebody sees it who has chosen the light screen.
    pub(super) async fn open_by_day(&self, page: &Browser) {
        self.open(page).await;
        page.eval::<Value>("document.documentElement.classList.add('light')").await;
    }
}

/// Everything that was drawn, in the order of names.
pub(super) fn all_looks() -> Vec<Look> {
    let folder = target("looks").canonicalize().unwrap_or_else(|error| {
        panic!(
            "no pages have been drawn ({error}): `cargo xtask test` does that first, and so does \
             `cargo test --package web --lib pages_can_be_looked_at`"
        )
    });
    let mut looks = Vec::new();
    for file in fs::read_dir(folder).expect("target can be read") {
        let file = file.expect("target can be read").path();
        let name = file.file_name().and_then(|name| name.to_str()).expect("a look has a plain name");
        if let Some((name, words)) = name.strip_suffix(".html").and_then(|name| name.rsplit_once('.')) {
            looks.push(Look { name: name.to_owned(), words: words.to_owned(), file: file.clone() });
        }
    }
    looks.sort_by(|one, other| (&one.name, &one.words).cmp(&(&other.name, &other.words)));
    assert!(looks.len() > 500, "there are {} looks", looks.len());
    looks
}

/// What is cut off: words that lie outside of something that hides what does not fit, of a stage, or to the
/// right of a phone. Names that end in dots say so themselves, and what can be scrolled is not lost.
const CUT_OFF: &str = "
    const stage = arguments[0];
    const opaque = { opacityProperty: true, visibilityProperty: true };
    const either = (list, style) => list.includes(style.overflowX) || list.includes(style.overflowY);
    const wide = document.documentElement.clientWidth;
    // What the words in this element have for room; nothing where they are only heard, or not lost.
    const room = (element) => {
        const frame = stage ? [0, 0, innerWidth, innerHeight] : [-1e6, -1e6, wide, 1e6];
        for (let node = element; node !== document.body; node = node.parentElement) {
            const style = getComputedStyle(node);
            const box = node.getBoundingClientRect();
            if (either(['auto', 'scroll'], style) || style.textOverflow === 'ellipsis') return null;
            if (!either(['hidden', 'clip'], style)) continue;
            if (box.width < 3 || box.height < 3) return null;
            frame[0] = Math.max(frame[0], box.left);
            frame[1] = Math.max(frame[1], box.top);
            frame[2] = Math.min(frame[2], box.right);
            frame[3] = Math.min(frame[3], box.bottom);
        }
        return frame;
    };
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || element.closest('svg, script') || !element.checkVisibility(opaque)) continue;
        const frame = room(element);
        if (!frame) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
            // A line is a little higher than the letters in it.
            const slack = height / 5 + 1;
            const out = left < frame[0] - 2 || top < frame[1] - slack
                || right > frame[2] + 2 || bottom > frame[3] + slack;
            if (width > 1 && height > 1 && out) {
                const words = text.data.trim().slice(0, 60).toWellFormed();
                found.add(`${element.tagName}.${element.className}: ${words}`);
            }
        }
    }
    return [...found].slice(0, 5);";

/// What is cut off of a page, at most five of it.
pub(super) async fn cut_off(page: &Browser, is_stage: bool) -> Vec<String> {
    page.eval_with(CUT_OFF, vec![is_stage.into()]).await
}

/// Looks at all pages of one kind of words on a phone and on a stage, and says what does not fit.
async fn look_through(browsers: &Browsers, words: &str, wanted: impl Fn(&Look) -> bool) {
    let phone = browsers.open(Device::small_phone().reduced_motion()).await;
    let stage = browsers.open(Device::stage().reduced_motion()).await;
    let mut faults = Vec::new();
    let mut looked = 0;
    for look in all_looks().into_iter().filter(|look| look.words == words && wanted(look)) {
        let page = if look.is_stage() { &stage } else { &phone };
        look.open(page).await;
        let cut = cut_off(page, look.is_stage()).await;
        faults.extend(cut.into_iter().map(|what| format!("{}.{words}: {what}", look.name)));
        looked += 1;
    }
    assert!(looked > 100, "{looked} looks were looked at");
    assert!(faults.is_empty(), "{} times something is cut off:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn nothing_is_cut_off_in_french() {
    without_server(2, async |browsers| look_through(browsers, "fr", no_bots).await);
}

/// What fits so fits in English, too.
#[test]
fn nothing_is_cut_off_with_longer_sentences() {
    without_server(2, async |browsers| look_through(browsers, "longer", no_bots).await);
}

/// The same pages with bots on all seats differ in names alone.
pub(super) fn no_bots(look: &Look) -> bool {
    !look.name.ends_with("-among-bots")
}

/// What is seen of a row of Personality outside of it, by more than a pixel. What is only heard has no
/// place in it.
const STICKS_OUT: &str = "
    const found = new Set();
    for (const row of document.querySelectorAll('.ps-row')) {
        const frame = row.getBoundingClientRect();
        for (const part of row.querySelectorAll('*:not(svg *)')) {
            if (part.closest('.visually-hidden') || !part.checkVisibility()) continue;
            if (getComputedStyle(part).clipPath !== 'none') continue;
            const box = part.getBoundingClientRect();
            const over = Math.max(frame.left - box.left, frame.top - box.top,
                box.right - frame.right, box.bottom - frame.bottom);
            if (box.width > 1 && over > 1) {
                found.add(`${part.tagName}.${part.getAttribute('class')}: ${over.toFixed(1)} pixels`);
            }
        }
    }
    return [...found].slice(0, 5);";

/// Six with long names have the least room.
#[test]
fn nothing_sticks_out_of_a_row_of_personality() {
    without_server(2, async |browsers| {
        let stages = [
            browsers.open(Device::stage().reduced_motion()).await,
            browsers.open(Device::tv().reduced_motion()).await,
        ];
        let mut faults = Vec::new();
        let mut rows = 0;
        let is_wanted = |look: &Look| look.name.starts_with("stage-") && look.name.contains("personality");
        for look in all_looks().iter().filter(|look| look.words == "fr" && is_wanted(look)) {
            for stage in &stages {
                look.open(stage).await;
                rows += stage.count(".ps-row").await;
                let out: Vec<String> = stage.eval(STICKS_OUT).await;
                faults.extend(out.into_iter().map(|what| format!("{}: {what}", look.name)));
            }
        }
        assert!(rows > 100, "{rows} rows were looked at");
        assert!(faults.is_empty(), "{} parts stick out:\n{}", faults.len(), faults.join("\n"));
    });
}

/// A moment of each kind in every game, which a light stage shows, too.
const BY_DAY: [&str; 23] = [
    "stage-lobby",
    "stage-opening-first",
    "stage-ranking",
    "stage-guessing-half",
    "stage-revealed",
    "stage-over",
    "stage-preference-opening",
    "stage-preference-guessing",
    "stage-preference-round-over",
    "stage-preference-over",
    "stage-colours-voting",
    "stage-colours-predicting",
    "stage-colours-round-over",
    "stage-colours-over",
    "stage-personality-voting",
    "stage-personality-exchanging",
    "stage-personality-reading",
    "stage-personality-over",
    "stage-image-opening",
    "stage-image-turn",
    "stage-image-voting",
    "stage-image-upheld-votes",
    "stage-image-over",
];

/// Words can be read, and marks told apart, on the linen as well as on the cloth.
#[test]
fn a_light_stage_has_no_barrier() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        let looks = all_looks();
        for name in BY_DAY {
            let wanted = |look: &&Look| look.words == "en" && look.name == name;
            let look = looks.iter().find(wanted).unwrap_or_else(|| panic!("there is no look {name}"));
            look.open_by_day(&stage).await;
            until_still(&stage).await;
            assert_eq!(stage.axe().await, Vec::<String>::new(), "axe on {name} by day");
        }
    });
}

/// Words of names that stand on two lines: whoever sets them smaller keeps them whole.
const TORN: &str = "
    const found = new Set();
    const opaque = { opacityProperty: true, visibilityProperty: true };
    for (const name of document.querySelectorAll('bdi')) {
        // What is only heard takes no room.
        const heard = name.closest('.visually-hidden') || (name.closest('.waiting')?.clientWidth ?? 9) < 9;
        if (heard || !name.checkVisibility(opaque)) continue;
        for (const text of [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
            for (const { index, 0: word } of text.data.matchAll(/[^ \\u00ad-]+/g)) {
                // A hyphen that a break has brought comes before the letter.
                const line = (at) => {
                    const range = document.createRange();
                    range.setStart(text, at);
                    range.setEnd(text, at + 1);
                    return [...range.getClientRects()].pop();
                };
                const [first, last] = [line(index), line(index + word.length - 1)];
                if (last.top <= first.top + first.height / 2) continue;
                found.add(`${word} in .${name.parentElement.className}`);
            }
        }
    }
    return [...found].slice(0, 5);";

/// A name breaks between its words or its syllables, and not anywhere. In the lobby it is made smaller.
#[test]
fn no_name_is_torn_apart_on_the_stage() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        let (mut torn, mut names) = (Vec::new(), 0);
        let in_a_game = |look: &Look| look.is_stage() && !look.name.contains("lobby");
        let wanted = |look: &&Look| in_a_game(look) && look.words == "fr" && no_bots(look);
        for look in all_looks().iter().filter(wanted) {
            look.open(&stage).await;
            names += stage.count("bdi").await;
            let found: Vec<String> = stage.eval(TORN).await;
            torn.extend(found.into_iter().map(|what| format!("{}: {what}", look.name)));
        }
        assert!(names > 500, "{names} names were looked at");
        assert!(torn.is_empty(), "{} names are torn apart:\n{}", torn.len(), torn.join("\n"));
    });
}

/// The people of teams whose comma begins a line.
const COMMAS: &str = "
    const begins = (person) => {
        const comma = person.lastChild;
        const [at, before] = [document.createRange(), document.createRange()];
        at.setStart(comma, comma.length - 1);
        at.setEnd(comma, comma.length);
        before.selectNodeContents(comma.previousSibling);
        return at.getBoundingClientRect().left < [...before.getClientRects()].pop().left;
    };
    const people = [...document.querySelectorAll('.team-person')];
    const listed = people.filter((person) => person.lastChild.data?.endsWith(','));
    return [listed.length, listed.filter(begins).map((person) => person.textContent)];";

/// On the stage of Preference, also behind the mark of IT, and nothing is cut off for it.
#[test]
fn no_line_begins_with_a_comma() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        let (mut faults, mut looked) = (Vec::new(), 0);
        let wanted = |look: &&Look| look.is_stage() && look.name.contains("-preference");
        for look in all_looks().iter().filter(wanted) {
            look.open(&stage).await;
            let (commas, begin): (usize, Vec<String>) = stage.eval(COMMAS).await;
            looked += commas;
            let of = format!("{}.{}", look.name, look.words);
            faults.extend(begin.into_iter().map(|who| format!("{of}: {who}")));
            faults
                .extend(cut_off(&stage, true).await.into_iter().map(|what| format!("{of}: cut off: {what}")));
        }
        assert!(looked > 100, "{looked} commas were looked at");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    });
}

/// Between the ears of a bot and its name, in pixels, at the narrowest place.
const EARS: &str = "
    const room = [...document.querySelectorAll('.people .eared')].map((badge) => {
        const { right, width } = badge.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(badge.nextElementSibling);
        return words.getBoundingClientRect().left - right - width * .13;
    });
    return Math.min(...room);";

/// On the stage the ears of a bot stand apart from its name.
#[test]
fn ears_stand_apart_from_names_in_the_lobby() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        let looks = all_looks();
        let lobby =
            |look: &&Look| look.name.starts_with("stage-lobby") && !no_bots(look) && look.words == "en";
        for look in looks.iter().filter(lobby) {
            look.open(&stage).await;
            if stage.count(".people .eared").await > 0 {
                let room: f64 = stage.eval(EARS).await;
                assert!(room > 2.0, "{}: {room} pixels", look.name);
            }
        }
    });
}

/// Where the board lies and how large it is.
const BOARD: &str = "
    const box = document.querySelector('#r-board').getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round)";

/// In every game the board is where it was, whatever is said above it: phase by phase, and with sentences
/// that take more room.
#[test]
fn the_board_of_every_game_stays_where_it_is() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        let looks = all_looks();
        for game in ["preference", "colours", "personality", "image"] {
            let mut places: Vec<([i32; 4], String)> = Vec::new();
            let prefix = format!("stage-{game}-");
            let of_game =
                |look: &&Look| look.name.starts_with(&prefix) && no_bots(look) && look.words != "en";
            for look in looks.iter().filter(of_game) {
                look.open(&stage).await;
                places.push((stage.eval(BOARD).await, format!("{}.{}", look.name, look.words)));
            }
            assert!(places.len() > 20, "{game}: {} looks", places.len());
            let (usual, _) = places[0].clone();
            let moved: Vec<_> = places.iter().filter(|(place, _)| *place != usual).collect();
            assert!(moved.is_empty(), "{game}: the board is not at {usual:?}: {moved:#?}");
        }
    });
}

/// Nor does it move between the beats of a reveal, by a headline that comes or is longer.
#[test]
fn the_board_stays_where_it_is_between_the_beats_of_a_reveal() {
    without_server(1, async |browsers| {
        let stage = browsers.open(Device::stage()).await;
        let looks = all_looks();
        for game in ["happiness", "preference", "colours", "personality", "image"] {
            let prefix = format!("stage-show-{game}-");
            let of_game = |look: &&Look| {
                let end = look.name.contains("-the-end");
                look.name.starts_with(&prefix) && !end && no_bots(look) && look.words == "longer"
            };
            let mut looked = 0;
            for look in looks.iter().filter(of_game) {
                look.open(&stage).await;
                let end: f64 = stage.eval_with(films::AT, vec![0.into()]).await;
                let usual: [i32; 4] = stage.eval(BOARD).await;
                for tenth in 1..=10 {
                    stage.eval_with::<f64>(films::AT, vec![(end * f64::from(tenth) / 10.0).into()]).await;
                    let place: [i32; 4] = stage.eval(BOARD).await;
                    assert_eq!(
                        place, usual,
                        "{}: the board moves after {tenth} tenths of {end} ms",
                        look.name
                    );
                }
                looked += 1;
            }
            assert!(looked > 0, "{game} has no reveal");
        }
    });
}

/// A picture of every look in `target/photographs`, in both languages and themes: `cargo xtask photographs`.
/// `PHOTOGRAPHS` names a part of the names of those that are wanted.
#[test]
#[ignore = "takes pictures and checks nothing"]
fn photographs() {
    let part = env::var("PHOTOGRAPHS").unwrap_or_default();
    let folder = target("photographs");
    fs::create_dir_all(&folder).expect("target can be written to");
    without_server(4, async |browsers| {
        let open = async |device: Device| browsers.open(device.reduced_motion()).await;
        let pages = [
            ("light", open(Device::phone()).await, open(Device::tv()).await),
            ("dark", open(Device::phone().dark()).await, open(Device::tv().dark()).await),
        ];
        for look in all_looks().iter().filter(|look| no_bots(look) && look.name.contains(&part)) {
            for (theme, phone, stage) in &pages {
                let page = if look.is_stage() { stage } else { phone };
                match (look.is_stage(), *theme) {
                    (true, "light") => look.open_by_day(page).await,
                    _ => look.open(page).await,
                }
                let file = folder.join(format!("{}.{}.{theme}.png", look.name, look.words));
                page.picture(&file).await;
            }
        }
    });
    println!("in {}", folder.display());
}
