//! How pages look: on the smallest phone, by day and by night, in both languages, with less motion.

use serde_json::json;

use super::{
    checks::{fits_in_width, is_in_order},
    evening::{evening, evening_with},
    friend::Friend,
    guest::{Guest, deed, pause},
};
use crate::support::{Browsers, Device, Server};

#[test]
fn every_page_fits_the_smallest_phone_and_is_in_order_in_english_by_night() {
    evening(1, async |browsers, server| {
        walk(browsers, server, Device::small_phone().dark(), "en-dark").await;
    });
}

#[test]
fn every_page_fits_the_smallest_phone_and_is_in_order_in_french_by_day() {
    evening(1, async |browsers, server| {
        walk(browsers, server, Device::small_phone().french(), "fr-light").await;
    });
}

/// Sees every kind of page once.
async fn walk(browsers: &Browsers, server: &Server, device: Device, name: &str) {
    let browser = browsers.open(device.reduced_motion()).await;
    let ana = Guest::before(browser);
    let practice = ["?image=1", "?image=1&hints=3", "?image=1&name=Plato", "?image=1&tell=yes"];
    let practice = practice.map(|query| format!("/who-are-they{query}"));
    for path in ["/", "/about", "/rules/happiness"].into_iter().chain(practice.iter().map(String::as_str)) {
        ana.goto(server.url(path)).await;
        ana.fits(path).await;
    }
    // The browser itself complains of an answer that says "not found", so only axe is asked.
    for path in ["/nowhere", "/t/AAAAAA"] {
        ana.goto(server.url(path)).await;
        fits_in_width(&ana, path).await;
        assert_eq!(ana.axe().await, Vec::<String>::new(), "axe on {path}");
        ana.console_errors().await;
    }
    ana.goto(server.url("/")).await;
    ana.screenshot(&format!("phone-home-{name}")).await;
    ana.fill("#start-name", "Maximilienne-Aurore").await;
    ana.click("form[action='/start'] .btn-brass").await;
    let ana = ana.at_table(server).await;
    let bea = Friend::joins(server, ana.code(), "Wolfgang Amadeus M.").await;
    ana.until_seen(&format!("{}:enabled", deed("start_game"))).await;
    ana.fits("the lobby").await;
    for page in ["menu", "face", "rules"] {
        ana.opens(page).await;
        ana.fits(page).await;
        ana.screenshot(&format!("phone-{page}-{name}")).await;
    }
    ana.returns_to_table().await;
    ana.plays_one_turn_each().await;
    ana.does("start_game").await;
    ana.until_seen(&deed("draw_cards")).await;
    ana.fits("before the first turn").await;
    ana.does("draw_cards").await;
    ana.until_seen("[data-rank]").await;
    ana.fits("an empty row").await;
    ana.cards_are_in_sight("with five loose cards").await;
    ana.screenshot(&format!("phone-loose-{name}")).await;
    ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
    ana.fits("a full row").await;
    ana.cards_are_in_sight("with five cards laid").await;
    ana.brass_is_in_sight("with five cards laid").await;
    ana.screenshot(&format!("phone-ranked-{name}")).await;
    ana.opens("rules").await;
    ana.fits("the rules during a game").await;
    ana.returns_to_table().await;
    ana.does("seal_ranking").await;
    ana.until_gone("[data-rank]").await;
    ana.fits("being guessed").await;
    bea.lays_row([1, 0, 2, 3, 4]).await;
    bea.agrees().await;
    ana.until_seen(".outcome").await;
    ana.fits("the reveal").await;
    ana.brass_is_in_sight("at the reveal").await;
    ana.is_in_sight(".tally", "at the reveal").await;
    ana.screenshot(&format!("phone-reveal-{name}")).await;
    bea.draws().await;
    ana.until_gone(".outcome").await;
    ana.fits("looking on").await;
    bea.lays_row(0..5).await;
    bea.seals().await;
    ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
    ana.fits("guessing").await;
    ana.does("agree_to_guess").await;
    ana.until_seen(".outcome").await;
    pause().await;
    ana.does("finish_game").await;
    ana.until_seen(".meter").await;
    ana.fits("the end").await;
    ana.screenshot(&format!("phone-end-{name}")).await;
}

impl Guest {
    async fn fits(&self, page: &str) {
        is_in_order(self, page).await;
        fits_in_width(self, page).await;
    }

    /// No card lies under what sticks to the bottom; among many cards of three lines, which are rare, one
    /// may.
    async fn cards_are_in_sight(&self, when: &str) {
        const HIDDEN: &str = "
            scrollTo({ top: 0, behavior: 'instant' });
            const words = card => card.querySelector('.words > span').getBoundingClientRect();
            const lines = card => Math.round(words(card).height / 23);
            const cards = [...document.querySelectorAll('.slip')];
            const edge = document.querySelector('.act').getBoundingClientRect().top;
            const long = cards.reduce((sum, card) => sum + Math.max(0, lines(card) - 2), 0);
            return [long <= 2,
                cards.filter(card => card.getBoundingClientRect().bottom > edge)
                    .map(card => card.innerText)];";
        let (common, hidden): (bool, Vec<String>) = self.eval(HIDDEN).await;
        assert!(hidden.is_empty() || !common, "{when} there are cards out of sight: {hidden:?}");
    }

    async fn is_in_sight(&self, css: &str, when: &str) {
        const SEEN: &str = "
            scrollTo({ top: 0, behavior: 'instant' });
            const thing = document.querySelector(arguments[0]);
            const box = thing.getBoundingClientRect();
            return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));";
        assert!(self.eval_with::<bool>(SEEN, vec![json!(css)]).await, "{css} is out of sight {when}");
    }

    /// The one thing to do is under the thumb without scrolling.
    async fn brass_is_in_sight(&self, when: &str) {
        const BRASS: &str = "
            scrollTo({ top: 0, behavior: 'instant' });
            const all = [...document.querySelectorAll('.btn-brass')];
            const box = all[0].getBoundingClientRect();
            const middle = [box.x + box.width / 2, box.y + box.height / 2];
            const seen = all[0].contains(document.elementFromPoint(...middle));
            return [all.length, seen, box.top, box.bottom, innerHeight];";
        let (count, seen, top, bottom, height): (u32, bool, f64, f64, f64) = self.eval(BRASS).await;
        assert_eq!(count, 1, "one brass button {when}");
        assert!(
            seen && top >= 0.0 && bottom <= height,
            "{when} the button lies from {top} to {bottom} of {height}"
        );
    }
}

/// Nothing moves, and nothing is told ahead of the others: the result is there when they have come to it.
#[test]
fn with_less_motion_the_result_of_a_reveal_is_there_at_once() {
    evening_with(2, &["--shows", "played"], async |browsers, server| {
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone().reduced_motion(), json!({})).await;
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("agree_to_guess").await;
        // Whatever waits is hidden as a whole, until all of it is there.
        const SEEN: &str = "const cues = [...document.querySelectorAll('#r-board .beat')];
            const seen = cues.filter((cue) => cue.checkVisibility({ visibilityProperty: true }));
            return [cues.length, seen.length, document.querySelectorAll('.show').length]";
        stage
            .until("the reveal to be over", async || {
                let (cues, seen, showing): (usize, usize, usize) = stage.eval(SEEN).await;
                assert!(seen == 0 || seen == cues, "{seen} of {cues} are seen");
                showing == 0 && stage.count(".compare").await == 1
            })
            .await;
        const VEILED: &str = "return [...document.querySelectorAll('.card, .slip, .tick')]
            .filter(node => getComputedStyle(node).opacity !== '1' || node.getAnimations().length > 0)
            .length";
        for page in [&*ana, &stage] {
            page.until_shows("All 5 right! That counts double. +10 points").await;
            assert_eq!(page.eval::<usize>(VEILED).await, 0);
        }
        assert_eq!(bea.game().await["score"]["points"], 10);
    });
}

#[test]
fn with_motion_the_reveal_comes_place_by_place() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let (ana, _) = Guest::guesses(browsers, server, Device::phone(), json!({})).await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.does("agree_to_guess").await;
        ana.until("the reveal to begin", async || ana.count(".slip.beat").await == 5).await;
        const DELAYS: &str = "return [...document.querySelectorAll('.slip.beat')]
            .map(slip => parseFloat(getComputedStyle(slip).animationDelay))";
        let delays: Vec<f64> = ana.eval(DELAYS).await;
        assert_eq!(delays.len(), 5);
        assert!(delays.is_sorted_by(|one, next| one < next), "{delays:?}");
    });
}

#[test]
fn the_stage_fits_a_tv_in_every_phase_with_ten_people_in_french() {
    evening(1, async |browsers, server| stage_walk(browsers, server, 5, 10, LONGEST).await);
}

#[test]
fn the_stage_fits_a_tv_in_every_phase_with_seven_cards_in_french() {
    evening(1, async |browsers, server| {
        // Those that are long enough to be set smaller, and those that just are not.
        for letters in [LONGEST, 40] {
            stage_walk(browsers, server, 7, 4, letters).await;
        }
    });
}

#[test]
fn the_stage_fits_a_tv_in_every_phase_with_ten_people_and_seven_cards_in_french() {
    evening(1, async |browsers, server| stage_walk(browsers, server, 7, 10, LONGEST).await);
}

/// A name as long as names may be.
const LONG_NAME: &str = "Maximilienne-Aurélie";

/// As many letters as a card may have.
const LONGEST: usize = 70;

/// Words for a card, short ones and long ones.
const LONG_WORDS: [&str; 4] = [
    "Chuchoter au téléphone jusqu’à ce que l’un de nous deux s’endorme enfin",
    "Manger avec des baguettes sous le regard de toute la table, un samedi",
    "Heureusement, l’anniversaire-surprise du propriétaire recommence demain",
    "Un an et un jour de plus où il a plu un peu sur le toit du nid du merle",
];

/// Gives the table cards of its own of so many letters in every category, and nothing else to draw: what fits
/// with them fits with every hand.
async fn brings_long_cards(host: &Friend, cards: usize, letters: usize) {
    const CATEGORIES: [&str; 9] = ["hom", "eat", "out", "ppl", "job", "trv", "tec", "day", "fun"];
    let longest = CATEGORIES.iter().enumerate().flat_map(|(nth, category)| {
        (0..10).map(move |copy| {
            let words: String =
                LONG_WORDS[(nth + copy) % LONG_WORDS.len()].chars().take(letters - 2).collect();
            json!({ "game": "happiness", "category": category, "text": format!("{words}{nth}{copy}") })
        })
    });
    host.asks(json!({ "command": "write_cards", "cards": longest.collect::<Vec<_>>() })).await;
    host.chooses(json!({ "cards": cards, "own_cards": "only_ours" })).await;
}

/// Sees every phase of a game on the stage.
async fn stage_walk(browsers: &Browsers, server: &Server, cards: usize, people: usize, letters: usize) {
    let host = Friend::opens(server, LONG_NAME).await;
    brings_long_cards(&host, cards, letters).await;
    let mut others = Vec::new();
    for number in 2..=people {
        others.push(Friend::joins(server, host.code(), &format!("Jean-Christophe n°{number:02}")).await);
    }
    let stage = Guest::before(browsers.open(Device::stage().french().reduced_motion()).await);
    let picture = async |phase: &str| {
        stage.fits_a_tv(phase).await;
        stage.screenshot(&format!("stage-{phase}-{people}-people-{cards}-cards-{letters}-letters-fr")).await;
    };
    stage.goto(server.url(&format!("/t/{}/stage?lang=fr", host.code()))).await;
    stage.until_shows(&format!("{people} personnes sont là")).await;
    picture("lobby").await;
    host.starts().await;
    stage.until_shows(&format!("{LONG_NAME} commence")).await;
    picture("opening").await;
    host.draws().await;
    stage.until_shows(&format!("{LONG_NAME} les classe")).await;
    picture("ranking").await;
    host.lays_row(0..cards).await;
    host.seals().await;
    others[0].lays_row([1, 0]).await;
    stage
        .until("two cards to be laid", async || stage.count("ol.columns .card:not(.card-loose)").await == 2)
        .await;
    picture("guessing").await;
    for card in 2..cards {
        others[0].lays(card, card).await;
    }
    for other in &others {
        other.agrees().await;
    }
    stage.until_shows(&format!("+{} points", cards - 2)).await;
    picture("reveal").await;
}

impl Guest {
    /// Everything is on the screen: nothing to scroll, nothing cut off at the bottom.
    async fn fits_a_tv(&self, when: &str) {
        self.fits(when).await;
        const CUT: &str = "
            const parts = '.card, .token, .people li, #r-side, #r-board > *';
            const side = document.getElementById('r-side').getBoundingClientRect();
            return [...document.querySelectorAll(parts)].filter(node => {
                const box = node.getBoundingClientRect();
                return node.checkVisibility() && box.height > 0 && (box.bottom > innerHeight + 0.5 ||
                    node.matches('.card') && node.scrollHeight > node.clientHeight + 1 ||
                    node.matches('#r-board *') && box.bottom > side.top + 1);
            }).map(node => node.outerHTML.slice(0, 200).toWellFormed());";
        let cut: Vec<String> = self.eval(CUT).await;
        assert!(cut.is_empty(), "cut off on the stage at {when}: {cut:#?}");
    }
}
