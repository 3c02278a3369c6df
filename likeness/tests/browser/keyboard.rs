//! Nothing but keys, from the front page on.

use super::{
    checks::is_quiet,
    evening::{evening, without_server},
    every_look::all_looks,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Browsers, Device, Key, Server};

#[test]
fn a_whole_turn_is_played_without_a_pointer() {
    evening(1, async |browsers, server| {
        let browser = browsers.open(Device::desktop()).await;
        browser.goto(server.url("/")).await;
        let ana = Guest::before(browser);
        ana.tabs_to("#start-name").await;
        ana.press("Ana").await;
        ana.press(Key::Enter).await;
        let ana = ana.at_table(server).await;
        let bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.until_seen(&format!("{}:enabled", deed("start_game"))).await;
        ana.tabs_to(&deed("start_game")).await;
        ana.press(Key::Enter).await;
        ana.until_seen(&deed("draw_cards")).await;
        ana.tabs_to(&deed("draw_cards")).await;
        ana.press(Key::Enter).await;

        ana.until_seen("[data-loose] .words").await;
        ana.tabs_to("#card-0 .words").await;
        for laid in 1..=5 {
            ana.press(Key::Enter).await;
            ana.until("the card to be laid", async || ana.row().await.len() == laid).await;
            if laid < 5 {
                let next = format!("#card-{laid} .words");
                ana.until("the focus to go on", async || ana.has_focus(&next).await).await;
            }
        }
        ana.until_row(&[0, 1, 2, 3, 4]).await;
        ana.tabs_to("#card-4 .grip").await;
        ana.press(Key::Home).await;
        ana.until_row(&[4, 0, 1, 2, 3]).await;
        ana.tabs_to(&deed("seal_ranking")).await;
        ana.press(Key::Space).await;
        ana.until_shows("They are guessing you").await;

        bea.lays_row([4, 0, 1, 2, 3]).await;
        bea.agrees().await;
        ana.until_shows("All 5 right! That counts double. +10 points").await;
        ana.tabs_to(&deed("draw_cards")).await;
        ana.press(Key::Enter).await;
        ana.until_shows("Bea is ranking these").await;
        is_quiet(&ana, "a turn by keyboard").await;
    });
}

/// Notes whenever the focus has fallen to nothing, and from what.
const WATCH: &str = "
    window.lost = [];
    let had = null;
    // Who tabs beyond the last control has left it, and it is still there.
    const isThere = (it) => it.isConnected && !it.disabled && !it.closest('[inert]') && it.checkVisibility();
    addEventListener('focusin', ({ target }) => (had = target));
    addEventListener('focusout', ({ target }) => isThere(target) && (had = null));
    const look = () => {
        const now = document.activeElement;
        if (!had || (now && now !== document.body)) return;
        window.lost.push(had.outerHTML.slice(0, 160).toWellFormed());
        had = null;
    };
    new MutationObserver(() => requestAnimationFrame(look))
        .observe(document, { subtree: true, childList: true, attributes: true });";

/// Marks what a player would press next with `data-next`, and says by which key: cards before they are
/// sealed, choices before the button that sends them, and whatever else brings the game on. Nothing while it
/// is for others to act.
const NEXT: &str = r#"
    const seen = (css) => [...document.querySelectorAll(css)]
        .filter((it) => it.checkVisibility() && !it.disabled && !it.closest('[aria-busy=true], [inert]'));
    const without = (css, ...unwanted) => seen(css).filter((it) => !unwanted.some((not) => it.matches(not)));
    const isOpen = (radio) => !document.querySelector(`input[name="${radio.name}"]:checked`);
    const votes = seen('[data-vote]:checked').length;
    const lit = seen('.ih-lit');
    const isPutDown = document.querySelector('#put-down :checked');
    const ways = [
        [seen('main [role=combobox]').filter(({ value }) => !value), 'type'],
        [seen('#finish-turn'), 'Enter'],
        [lit, 'Enter'],
        [seen('[data-loose] .words'), 'Enter'],
        [seen('[data-tray]').length ? seen('[name=section]:not([data-lies])') : [], 'Enter'],
        [votes < 2 ? seen('[data-vote]:not(:checked)') : [], ' '],
        [[...seen('.ih-hand label'), ...seen('main label:not(.ih-pick)')].map((it) => it.control)
            .filter((it) => it?.type === 'radio' && isOpen(it) && it.dataset.go !== ''
                && !it.closest('details, [data-tray]')), ' '],
        [seen('#put-down:not([open]) > summary'), 'Enter'],
        [isPutDown ? [] : seen('#put-down label').map((it) => it.control), ' '],
        [seen('main .btn-brass'), 'Enter'],
        [without('main form button', '.words, .words *', '.icon-btn', '.moves button', '.double', 'details *',
            '[form=take-back]', '[form=lay]', '.react *', '[data-react]', '#take-all'), 'Enter'],
    ];
    for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next;
    for (const old of document.querySelectorAll('[data-among]')) delete old.dataset.among;
    for (const [[first], key] of ways) {
        if (!first) continue;
        first.dataset.next = '';
        // Of those of which one is chosen, Tab finds one, and arrows the others.
        const others = first.type === 'radio' ? document.querySelectorAll(`input[name="${first.name}"]`) : [];
        for (const other of others) other.dataset.among = '';
        const pressed = first.outerHTML.slice(0, 120).toWellFormed();
        return [key, document.querySelector('[name=step]')?.value ?? '', pressed];
    }
    return null;"#;

/// How often Tab is struck from where the focus comes to after a change (`placeToGoOn` in morph.js)
/// until it is
/// at what there is to do, which `NEXT` has marked. Of those of which one is chosen, Tab finds one.
const TABS: &str = "
    const from = document.querySelector('[data-autofocus]') ?? document.getElementById('main');
    const to = document.querySelector('[data-next]');
    const isAfter = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll(all)]
        .filter((it) => it.checkVisibility() && !it.disabled && it.tabIndex >= 0 && it.type !== 'hidden')
        .filter((it) => isAfter(from, it) && (it === to || isAfter(it, to)));
    const groups = new Set(stops.map((it) => it.type === 'radio' ? `${it.form?.id} ${it.name}` : it));
    return groups.size;";

/// The pages with which the phases of each game begin for who has something to do.
const BEGINNINGS: [&str; 19] = [
    "hand-opening",
    "hand-ranking-empty",
    "hand-guessing-first",
    "hand-preference-opening",
    "hand-preference-ranking",
    "hand-preference-guessing",
    "hand-preference-revealing-it",
    "hand-colours-opening",
    "hand-colours-voting",
    "hand-colours-predicting",
    "hand-colours-round-over",
    "hand-personality-opening",
    "hand-personality-proposing",
    "hand-personality-voting",
    "hand-personality-laying",
    "hand-image-opening",
    "hand-image-turn",
    "hand-image-naming",
    "hand-image-voting",
];

/// After a change the focus is where it is said what is to be done now, and that is a key or three away, when
/// a phase begins.
#[test]
fn what_there_is_to_do_is_near_when_a_phase_begins() {
    const NEAR: usize = 3;
    without_server(1, async |browsers| {
        let page = browsers.open(Device::phone().reduced_motion()).await;
        let looks = all_looks();
        let mut far = Vec::new();
        for name in BEGINNINGS {
            let look = looks.iter().find(|look| look.words == "en" && look.name == name);
            look.unwrap_or_else(|| panic!("there is no look {name}")).open(&page).await;
            let next: Option<(String, String, String)> = page.eval(NEXT).await;
            let (_, _, what) = next.unwrap_or_else(|| panic!("there is nothing to do in {name}"));
            let tabs: usize = page.eval(TABS).await;
            if tabs > NEAR {
                far.push(format!("{name}: {tabs} tabs to {what}"));
            }
        }
        assert!(far.is_empty(), "{} are far:\n{}", far.len(), far.join("\n"));
    });
}

/// What tells that something has come of a key.
const STATE: &str = "return document.querySelector('main').innerHTML.replace(/ data-(next|among)=\"\"/g, '')
    + [...document.querySelectorAll('input')].map((it) => it.checked)";

/// Plays a game with bots from the front page to its end, with keys alone.
async fn plays_by_key(browsers: &Browsers, server: &Server, game: &str) {
    /// Enough for any short game.
    const ENOUGH: usize = 400;
    /// As many as there are to choose one from.
    const MOST_AMONG: usize = 24;
    let browser = browsers.open(Device::desktop().reduced_motion()).await;
    browser.goto(server.url("/")).await;
    let ana = Guest::before(browser);
    ana.tabs_to(&format!("button[form=try][value={game}]")).await;
    ana.press(Key::Enter).await;
    let ana = ana.at_table(server).await;
    ana.eval::<()>(WATCH).await;
    let is_over = async || ana.count(&deed("start_game")).await > 0;
    let mut pressed = 0;
    while !is_over().await {
        assert!(pressed < ENOUGH, "{game} goes on and on");
        let Some((key, _, what)): Option<(String, String, String)> = ana.eval(NEXT).await else {
            ana.until("something to do", async || {
                is_over().await || ana.eval::<Option<(String, String, String)>>(NEXT).await.is_some()
            })
            .await;
            continue;
        };
        let before: String = ana.eval(STATE).await;
        if !ana.tries_to_tab_to("[data-next], [data-among]").await {
            continue;
        }
        for _ in 0..MOST_AMONG {
            if ana.has_focus("[data-among]:not([data-next])").await {
                ana.strikes(Key::Right).await;
            }
        }
        let has_it = ana.has_focus("[data-next]").await;
        let is_ticked = ana.has_focus(":checked").await;
        match key.as_str() {
            " " if has_it && is_ticked => {}
            " " if has_it => ana.strikes(Key::Space).await,
            "type" if has_it => ana.strikes("Zz").await,
            _ if has_it => ana.strikes(Key::Enter).await,
            _ => continue,
        }
        pressed += 1;
        ana.until(&format!("something to come of {what}"), async || {
            ana.eval::<String>(STATE).await != before
        })
        .await;
    }
    let lost: Vec<String> = ana.eval("return window.lost").await;
    assert_eq!(lost, Vec::<String>::new(), "{game}: where the focus was when it was lost");
    // A bot may have been faster.
    let faults: Vec<String> =
        ana.console_errors().await.into_iter().filter(|fault| !fault.contains("409 (Conflict)")).collect();
    assert_eq!(faults, Vec::<String>::new(), "the console after {game}");
}

#[test]
fn a_whole_game_of_happiness_is_played_by_keys_alone() {
    evening(1, async |browsers, server| plays_by_key(browsers, server, "happiness").await);
}

#[test]
fn a_whole_game_of_preference_is_played_by_keys_alone() {
    evening(1, async |browsers, server| plays_by_key(browsers, server, "preference").await);
}

#[test]
fn a_whole_game_of_colours_is_played_by_keys_alone() {
    evening(1, async |browsers, server| plays_by_key(browsers, server, "colours").await);
}

#[test]
fn a_whole_game_of_personality_is_played_by_keys_alone() {
    evening(1, async |browsers, server| plays_by_key(browsers, server, "personality").await);
}

#[test]
fn a_whole_game_of_image_is_played_by_keys_alone() {
    evening(1, async |browsers, server| plays_by_key(browsers, server, "image").await);
}
