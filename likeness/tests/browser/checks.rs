//! What holds on every page.

use crate::support::Browser;

/// Waits until nothing moves on the page any more. A stage at the end of a game shows two boards in turns for
/// an hour, which is no motion.
pub(crate) async fn until_still(page: &Browser) {
    const STILL: &str = "return document.getAnimations().every(({ animationName, playState }) =>
        animationName === 'out-turns' || playState === 'finished')";
    page.until("the page to come to rest", async || page.eval(STILL).await).await;
}

/// What a page holds, apart from its frame.
pub(crate) async fn content(page: &Browser) -> String {
    until_still(page).await;
    page.eval("return document.querySelector('main').innerHTML").await
}

/// Axe finds no barrier, and the browser has nothing to complain about.
pub(crate) async fn is_in_order(page: &Browser, name: &str) {
    until_still(page).await;
    assert_eq!(page.axe().await, Vec::<String>::new(), "axe on {name}");
    is_quiet(page, name).await;
}

/// The browser has nothing to complain about: no error, no breach of the content security policy.
pub(crate) async fn is_quiet(page: &Browser, name: &str) {
    assert_eq!(page.console_errors().await, Vec::<String>::new(), "the console on {name}");
}

/// Nothing sticks out of the page to the right.
pub(crate) async fn fits_in_width(page: &Browser, name: &str) {
    const WIDER: &str = "
        const width = document.documentElement.clientWidth;
        const out = [...document.querySelectorAll('body *')].filter(node => {
            const box = node.getBoundingClientRect();
            return box.width > 1 && box.right > width + 0.5 && node.checkVisibility() &&
                !node.closest('.sprite');
        });
        const scrolls = document.documentElement.scrollWidth > width;
        return [scrolls, out.map(node => node.outerHTML.slice(0, 160).toWellFormed())];";
    let (scrolls, wider): (bool, Vec<String>) = page.eval(WIDER).await;
    assert!(!scrolls && wider.is_empty(), "{name} is too wide: {wider:#?}");
}

/// Nothing that is seen in one of these parts of a page sticks out of it.
pub(crate) async fn stays_within(page: &Browser, part: &str, name: &str) {
    until_still(page).await;
    let sticks_out = format!(
        "return [...document.querySelectorAll({part:?})].flatMap(part => {{
            const frame = part.getBoundingClientRect();
            return [...part.querySelectorAll('*')].filter(node => {{
                const box = node.getBoundingClientRect();
                return box.width > 1 && box.height > 1 && node.checkVisibility() &&
                    !node.closest('.visually-hidden') &&
                    (box.top < frame.top - 1 || box.bottom > frame.bottom + 1 ||
                        box.left < frame.left - 1 || box.right > frame.right + 1);
            }}).map(node => node.outerHTML.slice(0, 160).toWellFormed());
        }})"
    );
    let out: Vec<String> = page.eval(&sticks_out).await;
    assert_eq!(out, Vec::<String>::new(), "{name}: what sticks out of {part}");
}
