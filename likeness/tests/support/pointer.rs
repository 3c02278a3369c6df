//! Dragging and swiping, by mouse or by finger as the device has it.

use serde_json::{Value, json};

use super::{Browser, device::Input};

/// In how many moves a pointer goes from one place to another: enough that a page sees a path and not a leap.
const MOVES: u32 = 12;

/// A place in the viewport, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ScreenPoint {
    x: f64,
    y: f64,
}

/// What the pointer does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Hover,
    Press,
    /// Move while pressed.
    Carry,
    Release,
}

impl Browser {
    /// Drags one thing onto another: press, move, release.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        let held = self.grab(from).await;
        let there = self.carry(held, to).await;
        self.release(there).await;
    }

    /// Presses on a thing and holds it, for tests in which something happens during a drag.
    pub(crate) async fn grab(&self, css: &str) -> ScreenPoint {
        let place = self.place(css).await;
        self.point(Act::Hover, place).await;
        self.point(Act::Press, place).await;
        place
    }

    /// The same for what a finger has to hold still for a moment, so that it does not scroll.
    pub(crate) async fn hold(&self, css: &str) -> ScreenPoint {
        let place = self.grab(css).await;
        if self.device.input == Input::Touch {
            let lifted = async || self.eval("return document.documentElement.matches('.dragging')").await;
            self.until(&format!("{css} to be lifted"), lifted).await;
        }
        place
    }

    /// Moves what is held over another thing.
    pub(crate) async fn carry(&self, from: ScreenPoint, to: &str) -> ScreenPoint {
        // Both ends of a drag are on the screen: scrolling now would pull the held thing away.
        let place = self.center(to).await;
        self.trace(from, place).await;
        place
    }

    /// Lets go of what is held.
    pub(crate) async fn release(&self, place: ScreenPoint) {
        self.point(Act::Release, place).await;
    }

    /// Wipes over a thing by so many pixels, as one scrolls a page with the thumb: negative `down` scrolls
    /// forward.
    pub(crate) async fn swipe(&self, css: &str, right: f64, down: f64) {
        let from = self.grab(css).await;
        let to = ScreenPoint { x: from.x + right, y: from.y + down };
        self.trace(from, to).await;
        self.release(to).await;
    }

    /// Taps or clicks the middle of a thing by the same events as a hand, whatever lies there.
    pub(crate) async fn tap(&self, css: &str) {
        let place = self.grab(css).await;
        self.release(place).await;
    }

    async fn trace(&self, from: ScreenPoint, to: ScreenPoint) {
        for step in 1..=MOVES {
            let share = f64::from(step) / f64::from(MOVES);
            let place =
                ScreenPoint { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
            self.point(Act::Carry, place).await;
        }
    }

    /// The middle of the first visible thing, after it has been scrolled to.
    async fn place(&self, css: &str) -> ScreenPoint {
        self.retry(&format!("{css} to be pointed at"), async || {
            let Some(element) = self.seen(css).await? else { return Ok(None) };
            element.scroll_into_view().await.map(Some)
        })
        .await;
        self.until_aimable().await;
        self.center(css).await
    }

    async fn center(&self, css: &str) -> ScreenPoint {
        let script =
            "const node = [...document.querySelectorAll(arguments[0])].find(node => node.checkVisibility());
            const box = node.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        let (x, y) = self.eval_with(script, vec![json!(css)]).await;
        ScreenPoint { x, y }
    }

    async fn point(&self, act: Act, place: ScreenPoint) {
        let (command, parameters) = match self.device.input {
            Input::Mouse => ("Input.dispatchMouseEvent", Some(mouse(act, place))),
            Input::Touch => ("Input.dispatchTouchEvent", touch(act, place)),
        };
        if let Some(parameters) = parameters {
            self.devtools(command, parameters).await;
        }
    }
}

fn mouse(act: Act, ScreenPoint { x, y }: ScreenPoint) -> Value {
    let (kind, button, buttons) = match act {
        Act::Hover => ("mouseMoved", "none", 0),
        Act::Press => ("mousePressed", "left", 1),
        Act::Carry => ("mouseMoved", "left", 1),
        Act::Release => ("mouseReleased", "left", 0),
    };
    json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 })
}

/// A finger cannot hover, so there is no command for it.
fn touch(act: Act, ScreenPoint { x, y }: ScreenPoint) -> Option<Value> {
    let (kind, points) = match act {
        Act::Hover => return None,
        Act::Press => ("touchStart", json!([{ "x": x, "y": y }])),
        Act::Carry => ("touchMove", json!([{ "x": x, "y": y }])),
        Act::Release => ("touchEnd", json!([])),
    };
    Some(json!({ "type": kind, "touchPoints": points }))
}
