//! Every way to lay cards in order: tapping, small buttons, the keyboard, a finger, a mouse.

use serde_json::json;

use super::{
    checks::is_quiet,
    evening::evening,
    friend::Friend,
    guest::{Guest, pause},
};
use crate::support::{Browsers, Device, Key, Server};

#[test]
fn cards_are_ranked_by_tapping_them_in_order_and_taken_back_by_tapping_again() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::small_phone()).await;
        assert_eq!(ana.loose().await, [0, 1, 2, 3, 4]);
        ana.taps_in_order(&[3, 1, 0]).await;
        ana.until_row(&[3, 1, 0]).await;
        assert_eq!(ana.loose().await, [2, 4]);
        ana.click("#card-1 .words").await;
        ana.until_row(&[3, 0]).await;
        assert_eq!(ana.loose().await, [1, 2, 4]);
        is_quiet(&ana, "tapping").await;
    });
}

#[test]
fn cards_are_moved_by_the_small_buttons() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::phone()).await;
        ana.taps_in_order(&[0, 1, 2]).await;
        assert_eq!(ana.count("#card-0 .moves button:disabled").await, 1, "the first card goes no further up");
        ana.click("#card-2 .moves button:first-of-type").await;
        ana.until_row(&[0, 2, 1]).await;
        ana.click("#card-0 .moves button:last-of-type").await;
        ana.until_row(&[2, 0, 1]).await;
    });
}

#[test]
fn cards_are_ranked_by_the_keyboard_and_the_focus_stays_on_the_card() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::desktop()).await;
        ana.tabs_to("#card-2 .grip").await;
        ana.press(Key::Up).await;
        ana.until_row(&[2]).await;
        ana.tabs_to("#card-4 .grip").await;
        ana.press(Key::Home).await;
        ana.until_row(&[4, 2]).await;
        assert!(ana.has_focus("#card-4 .grip").await);
        ana.press(Key::Down).await;
        ana.until_row(&[2, 4]).await;
        assert!(ana.has_focus("#card-4 .grip").await);
        let said = "return document.getElementById('say').textContent.endsWith('is now number 2 of 2.')";
        ana.until("a screen reader to be told", async || ana.eval(said).await).await;
        ana.press(Key::Delete).await;
        ana.until_row(&[2]).await;
        assert!(ana.has_focus("#card-4 .grip").await);
    });
}

#[test]
fn whoever_lays_cards_by_enter_goes_on_to_the_next_card() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::desktop()).await;
        ana.tabs_to("#card-1 .words").await;
        ana.press(Key::Enter).await;
        ana.until_row(&[1]).await;
        ana.until("the focus to go on", async || ana.has_focus("#card-2 .words").await).await;
        ana.press(Key::Enter).await;
        ana.until_row(&[1, 2]).await;
    });
}

/// Over the upper half of a card, and over its lower half: the number and the symbol on its edge.
const ABOVE: &str = ".grip span";
const BELOW: &str = ".grip svg";

impl Guest {
    /// Drags a card, holds it still for a moment as people do, and lets go. A card that is let go in full
    /// flight would be a fling, and the browser takes the next tap as its end.
    pub(crate) async fn carries(&self, card: &str, to: &str) {
        let held = self.grab(&format!("{card} .grip")).await;
        let there = self.carry(held, to).await;
        pause().await;
        self.release(there).await;
    }
}

#[test]
fn cards_are_dragged_by_finger_and_by_mouse() {
    evening(2, async |browsers, server| {
        for device in [Device::phone(), Device::desktop()] {
            let (ana, _) = Guest::ranks(browsers, server, device).await;
            ana.carries("#card-2", "[data-slot]").await;
            ana.until_row(&[2]).await;
            ana.taps_in_order(&[0, 1, 3, 4]).await;
            ana.carries("#card-2", &format!("#card-3 {BELOW}")).await;
            ana.until_row(&[0, 1, 3, 2, 4]).await;
            ana.carries("#card-4", &format!("#card-1 {ABOVE}")).await;
            ana.until_row(&[0, 4, 1, 3, 2]).await;

            let held = ana.grab("#card-0 .grip").await;
            let there = ana.carry(held, &format!("#card-2 {BELOW}")).await;
            assert_eq!(ana.count(".lifted").await, 1);
            ana.press(Key::Escape).await;
            ana.release(there).await;
            ana.until_row(&[0, 4, 1, 3, 2]).await;
            is_quiet(&ana, "dragging").await;
        }
    });
}

impl Guest {
    /// The same by the words of the card.
    pub(crate) async fn carries_by_words(&self, card: &str, to: &str) {
        let held = self.hold(&format!("{card} .words")).await;
        let there = self.carry(held, to).await;
        pause().await;
        self.release(there).await;
    }
}

#[test]
fn a_card_is_dragged_by_its_words_and_a_finger_holds_still_first() {
    evening(2, async |browsers, server| {
        for device in [Device::phone(), Device::desktop()] {
            let (ana, _) = Guest::ranks(browsers, server, device).await;
            ana.carries_by_words("#card-2", "[data-slot]").await;
            ana.until_row(&[2]).await;
            ana.taps_in_order(&[0, 1, 3, 4]).await;
            ana.carries_by_words("#card-2", &format!("#card-3 {BELOW}")).await;
            ana.until_row(&[0, 1, 3, 2, 4]).await;
            // The end of a drag is no tap: that would take the card back.
            pause().await;
            assert_eq!(ana.row().await, [0, 1, 3, 2, 4]);
            ana.click("#card-3 .words").await;
            ana.until_row(&[0, 1, 2, 4]).await;
            ana.carries_by_words("#card-1", "#card-3 .grip").await;
            ana.until_row(&[0, 2, 4]).await;
            is_quiet(&ana, "dragging by words").await;
        }
    });
}

/// The end of the row says nothing about the cards below it: their own heading comes between.
#[test]
fn cards_without_a_place_have_a_heading_of_their_own() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::small_phone()).await;
        ana.taps_in_order(&[3]).await;
        const PARTS: &str = "
            const parts = document.querySelectorAll('[data-rank], .end, .loose-head, [data-loose]');
            return [...parts].map(part => part.matches('.slips, ul, ol') ? part.children.length
                : part.innerText.trim())";
        let parts: serde_json::Value = ana.eval(PARTS).await;
        let expected = json!(["Makes me most unhappy", 1, "Makes me most happy", "Not placed yet", 4]);
        assert_eq!(parts, expected);
        ana.taps_in_order(&[0, 1, 2, 4]).await;
        ana.until_gone(".loose-head").await;
    });
}

#[test]
fn a_thumb_beside_the_grip_scrolls_the_page() {
    evening(1, async |browsers, server| {
        let options = json!({ "cards": 7 });
        let (ana, _) = Guest::guesses(browsers, server, Device::small_phone(), options).await;
        ana.swipe("#card-3 .words", 0.0, -200.0).await;
        ana.until("the page to scroll", async || ana.eval::<f64>("return scrollY").await > 50.0).await;
        assert_eq!(ana.row().await, Vec::<usize>::new());
        let before: f64 = ana.eval("return scrollY").await;
        ana.carries("#card-4", "#card-3 .grip").await;
        let after: f64 = ana.eval("return scrollY").await;
        assert!((before - after).abs() < 1.0, "a drag does not scroll: {before}, {after}");
    });
}

/// A guest before a browser and a friend who guess together, and the friend who is guessed. A second ear on
/// the guest's stream counts in `heard`, so that a test knows when the page has heard of something.
async fn guessing_together(
    browsers: &Browsers,
    server: &Server,
    laid_before: &[usize],
) -> (Guest, Friend, Friend) {
    let friend = Friend::opens(server, "Bea").await;
    let other = Friend::joins(server, friend.code(), "Cyd").await;
    let ana = Guest::joins(browsers, server, Device::phone(), friend.code(), "Ana").await;
    friend.starts().await;
    friend.draws().await;
    friend.lays_row(0..5).await;
    friend.seals().await;
    ana.until_seen("[data-rank]").await;
    ana.taps_in_order(laid_before).await;
    ana.until_row(laid_before).await;
    ana.eval::<()>(
        "window.heard = 0; const ear = new EventSource(document.body.dataset.stream);
        ear.addEventListener('regions', () => heard++);",
    )
    .await;
    ana.until("the ear to be open", async || ana.eval::<u32>("return heard").await == 1).await;
    (ana, other, friend)
}

#[test]
fn gh_6_what_the_others_do_during_a_drag_is_held_until_the_drop() {
    evening(1, async |browsers, server| {
        let (ana, other, friend) = guessing_together(browsers, server, &[0, 1, 2]).await;
        let held = ana.grab("#card-2 .grip").await;
        let there = ana.carry(held, &format!("#card-0 {ABOVE}")).await;
        other.lays(4, 3).await;
        ana.until("the page to hear of it", async || ana.eval::<u32>("return heard").await == 2).await;
        assert_eq!(ana.loose().await, [3, 4], "nothing moves under a finger");
        assert_eq!(ana.count(".lifted").await, 1, "the card is still held");
        ana.release(there).await;
        ana.until_row(&[2, 0, 1, 4]).await;
        assert_eq!(friend.game().await["phase"]["row"], json!([0, 1, 2, 3, 4]));
        assert_eq!(other.game().await["phase"]["guess"]["row"], json!([2, 0, 1, 4]));
    });
}

#[test]
fn gh_6_what_the_others_do_during_a_tap_does_not_take_the_card_from_under_the_finger() {
    evening(1, async |browsers, server| {
        let (ana, other, _) = guessing_together(browsers, server, &[]).await;
        let held = ana.grab("#card-2 .words").await;
        other.lays_row([0, 1]).await;
        ana.until("the page to hear of it", async || ana.eval::<u32>("return heard").await >= 3).await;
        assert_eq!(ana.loose().await, [0, 1, 2, 3, 4], "nothing moves under a finger");
        ana.release(held).await;
        ana.until_row(&[2, 0, 1]).await;
        assert_eq!(other.game().await["phase"]["guess"]["row"], json!([2, 0, 1]));
        is_quiet(&ana, "tapping while others lay cards").await;
    });
}

/// Taps a card at its lower edge and, in the same instant, the card below at its upper edge.
const BOTH: &str = "
    const [upper, lower] = [0, 1].map(card => document.querySelector(`[data-loose] #card-${card} .words`));
    const [above, below] = [upper, lower].map(button => button.getBoundingClientRect());
    const tap = (button, clientY) => button.dispatchEvent(new MouseEvent('click',
        { bubbles: true, cancelable: true, detail: 1, clientX: above.left + 20, clientY }));
    tap(upper, above.bottom - 1);
    tap(lower, below.top + 1);
    return below.top - above.bottom;";

#[test]
fn two_buttons_that_stand_beside_each_other_can_be_tapped_as_fast_as_one_likes() {
    evening(1, async |browsers, server| {
        let (ana, _) = Guest::ranks(browsers, server, Device::small_phone()).await;
        pause().await;
        let apart: f64 = ana.eval(BOTH).await;
        assert!(apart < 20.0, "so near that it could be a double tap: {apart}");
        ana.until_row(&[0, 1]).await;
    });
}
