//! Keys on the screen: in most browsers they make the page smaller (`every_size` has a screen for that). On
//! an iPhone they lie upon the page, and only the part for the eyes, the visual viewport, is smaller then. No
//! browser here has such keys, so a stand-in tells the page what Safari would.

use serde_json::json;

use super::{evening::evening, guest::Guest};
use crate::support::Device;

/// What is left for the eyes: all of the page, until `keysCome` says how high it is.
const EYES: &str = "
    class Eyes extends EventTarget {
        scale = 1;
        offsetTop = 0;
        height = innerHeight;
    }
    const eyes = new Eyes();
    Object.defineProperty(window, 'visualViewport', { get: () => eyes });
    window.keysCome = (height) => {
        eyes.height = height;
        eyes.dispatchEvent(new Event('resize'));
    };";

/// Where the field with the focus begins and its button ends, in the page that is in the window.
const PLACES: &str = "
    const field = document.activeElement;
    const button = field.form.querySelector('button:not([type=button])');
    return [field.getBoundingClientRect().top, button.getBoundingClientRect().bottom].map(Math.round);";

#[test]
fn the_button_of_a_form_comes_above_keys_that_lie_upon_the_page() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::small_phone(), "Ana").await;
        ana.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": EYES })).await;
        ana.goto(format!("{}/cards?game=happiness", ana.table)).await;
        ana.until_seen("html.js").await;
        // The field stands low, and its button is where the keys will lie.
        ana.eval::<()>(
            "const field = document.getElementById('card-text');
            field.focus();
            scrollBy(0, field.getBoundingClientRect().top - 220);",
        )
        .await;
        let (field, button): (i32, i32) = ana.eval(PLACES).await;
        assert!(field > 150 && button > 300, "from {field} to {button}");
        // A bar that comes and goes is no keys.
        ana.eval::<()>("keysCome(innerHeight - 60)").await;
        assert_eq!(ana.eval::<(i32, i32)>(PLACES).await, (field, button));
        let high = button - 40;
        ana.eval_with::<()>("keysCome(arguments[0])", vec![json!(high)]).await;
        let (field, button): (i32, i32) = ana.eval(PLACES).await;
        assert!(field >= 0 && button <= high, "from {field} to {button} of {high}");
        // With room for one of them, it is what is typed.
        let high = button - field - 30;
        ana.eval_with::<()>("keysCome(arguments[0])", vec![json!(high)]).await;
        let (field, _): (i32, i32) = ana.eval(PLACES).await;
        assert!((0..high - 40).contains(&field), "the field is at {field} of {high}");
    });
}
