//! The first turn of IMAGE, played by somebody who knows nothing but what the screen says.

use rules::image::Options;

use super::{
    checks::{fits_in_width, is_in_order},
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
    stacked::Stacked,
};
use crate::support::{Browser, Browsers, Device, Server};

/// A letter is first in the hand, which cannot be laid yet.
fn stacked() -> Stacked {
    Stacked {
        options: Options::default(),
        hands: vec![
            vec!["let-003", "plc-001", "act-005", "tim-009", "sta-002"],
            vec!["plc-007", "act-004", "act-007", "tim-010", "let-026"],
        ],
        board: vec![
            "plc-009", "plc-010", "tim-008", "act-001", "act-009", "act-003", "sta-102", "sta-004",
            "let-008", "let-013",
        ],
        deck: vec!["plc-002", "plc-003", "plc-004", "tim-001", "tim-005", "act-006", "act-008", "act-010"],
    }
}

/// Before the cards are dealt one image is laid card by card; who does not want to wait sees it whole.
#[test]
fn the_lesson_is_shown_before_the_deal_and_can_be_had_at_once() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::small_phone(), "Ana").await;
        let _bea = Friend::joins(server, ana.code(), "Bea").await;
        let stage = browsers.open(Device::stage().reduced_motion()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.presses("form:has(input[value='image']) .game-card").await;
        ana.until_seen(&format!("{}:enabled", deed("start_game"))).await;
        ana.until_seen("form:has(input[value='image']) .game-card[aria-pressed=true]").await;
        ana.does("start_game").await;
        ana.until_shows("This is how an image is made").await;
        ana.presses(".im-skip").await;
        is_in_order(&ana, "the lesson").await;
        fits_in_width(&ana, "the lesson").await;
        ana.screenshot("phone-image-lesson").await;
        stage.until_shows("Marie Curie").await;
        is_in_order(&stage, "the lesson on the stage").await;
        stage.screenshot("stage-image-lesson").await;
        ana.presses(".btn-brass").await;
        ana.until_seen("#ticks").await;
        stage.until_shows("Over to Ana").await;
        // What a browser has met is told by names alone, and a page that is loaded again is one's own.
        let cookies: String = ana.eval("return document.cookie").await;
        assert!(cookies.is_ascii() && !cookies.contains(' ') && !cookies.contains("undefined"), "{cookies}");
        ana.reload().await;
        ana.until_seen("#ticks").await;
    });
}

/// Ana at a table of two, in the first turn of all.
async fn in_turn(browsers: &Browsers, server: &mut Server, device: Device) -> Guest {
    let ana = Guest::starts_table(browsers, server, device, "Ana").await;
    let _bea = Friend::joins(server, ana.code(), "Bea").await;
    ana.until_shows("Bea").await;
    stacked().deal(server, ana.code()).await;
    ana.returns_to_table().await;
    ana.until_shows("Your turn").await;
    // Of a server that was not there.
    ana.console_errors().await;
    ana
}

/// What is ticked off.
async fn done(page: &Browser) -> usize {
    page.count("#ticks .ih-done").await
}

async fn until_done(page: &Browser, ticks: usize) {
    page.until(&format!("{ticks} ticks"), async || done(page).await == ticks).await;
}

/// Cards are tried in the order in which they lie, and go where it is lit.
#[test]
fn a_first_turn_is_played_by_what_the_screen_says() {
    evening(1, async |browsers, server| {
        let ana = in_turn(browsers, server, Device::small_phone()).await;
        assert_eq!(ana.texts(".ih-hand > .ih-label").await, ["Your hand"]);
        let sides = ana.texts(".ih-mark").await;
        assert!(
            sides.iter().zip(["Top", "Right", "Bottom", "Left"]).all(|(side, name)| side.starts_with(name))
        );
        assert_eq!(ana.texts("#ticks li").await.len(), 3);
        assert_eq!(done(&ana).await, 0);
        is_in_order(&ana, "a first turn").await;
        fits_in_width(&ana, "a first turn").await;
        ana.screenshot("phone-image-first-turn").await;

        // Who scrolls down to the hand still sees what is said.
        const SCROLLED: &str = "
            document.body.style.paddingBottom = '20rem';
            scrollTo(0, 9_999);
            const seen = [scrollY > 100, document.querySelector('#hint').getBoundingClientRect().top >= 0];
            document.body.style.paddingBottom = '';
            scrollTo(0, 0);
            return seen;";
        assert_eq!(ana.eval::<Vec<bool>>(SCROLLED).await, [true, true]);

        // A letter cannot be laid yet, and the screen says why.
        assert!(ana.shows("Tap a card, then where it should lie.").await);
        ana.presses(".ih-hand label:nth-of-type(1)").await;
        ana.until_shows("An image needs at least three profile cards").await;
        assert_eq!(ana.count(".ih-lit").await, 0);
        ana.presses(".ih-hand label:nth-of-type(2)").await;
        ana.until_shows("Where they were born, or a place of their life. Now tap a lit place.").await;
        assert_eq!(ana.count(".ih-lit").await, 4);
        ana.screenshot("phone-image-first-pick").await;
        ana.presses(".ih-lit").await;
        until_done(&ana, 2).await;
        ana.until_shows("2 more of yours").await;

        for left in ["One more of yours", "No more of yours"] {
            ana.presses(".ih-hand label:nth-of-type(2)").await;
            ana.presses("#side-north .ih-lit").await;
            ana.until_shows(left).await;
        }
        // Three of the hand are enough: the rest stays there.
        ana.presses(".ih-hand label:nth-of-type(2)").await;
        ana.until_seen("#hint.ih-refused").await;
        ana.screenshot("phone-image-first-draft").await;
        is_in_order(&ana, "a first draft").await;
        fits_in_width(&ana, "a first draft").await;
        assert_eq!(ana.count(".btn-brass").await, 1);
        ana.presses(".btn-brass").await;
        ana.until_shows("You played 3 cards").await;
    });
}

/// A card that is dragged lies where a tap would have laid it, or says why not and stays.
#[test]
fn cards_are_dragged_by_finger_and_by_mouse() {
    for device in [Device::phone(), Device::desktop()] {
        evening(1, async |browsers, server| {
            let ana = in_turn(browsers, server, device).await;
            ana.drag("#pick-plc-001", "#side-south").await;
            ana.until_seen("#side-south #on-plc-001.ih-laid").await;
            ana.drag("#pick-act-005", "#side-south").await;
            ana.until_seen("#side-south #on-act-005.ih-laid").await;
            ana.drag("#pick-let-003", "#side-south").await;
            ana.until_seen("#hint.ih-refused").await;
            assert!(ana.shows("An image needs at least three profile cards").await);
            assert_eq!(ana.count(".carried, .aimed, .ih-lit").await, 0);
            assert_eq!(ana.count("#side-south .ih-laid").await, 2);
            // What is tapped right after a drag is meant: neither is it the drag's own click, nor does it
            // stop a page that was flung.
            for _ in 0..3 {
                ana.drag("#pick-let-003", "#side-south").await;
                ana.tap("#pick-tim-009").await;
                let picked = async || ana.count("#pick-tim-009 input:checked").await == 1;
                ana.until("the tapped card to be picked", picked).await;
            }
        });
    }
}

/// A note that is open takes room over the cards: a tap beside it first finds the card that it aimed at, and
/// then closes it.
#[test]
fn a_tap_beside_an_open_note_picks_the_card_under_it() {
    for device in [Device::phone(), Device::desktop()] {
        evening(1, async |browsers, server| {
            let ana = in_turn(browsers, server, device).await;
            ana.presses("#note-north > summary").await;
            ana.presses("#note-text-north").await;
            ana.until_seen("#note-north[open]").await;
            let held = ana.grab("#pick-plc-001").await;
            assert_eq!(ana.count("#note-north[open]").await, 1, "nothing moves under a finger that is down");
            ana.release(held).await;
            let picked = async || ana.count("#pick-plc-001 input:checked").await == 1;
            ana.until("the tapped card to be picked", picked).await;
            ana.until("the note to be closed", async || ana.count("#note-north[open]").await == 0).await;
        });
    }
}
