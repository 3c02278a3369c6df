//! A person in front of a browser who sits at a table.

use std::{
    cell::Cell,
    ops::Deref,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::time::sleep;

use super::{checks::until_still, friend::Friend};
use crate::support::{Browser, Browsers, Device, Key, Server};

/// A guest's own browser.
#[derive(Debug)]
pub(crate) struct Guest {
    browser: Browser,
    /// The address of the table, as `http://127.0.0.1:40123/t/KR7WQ4`.
    pub(crate) table: String,
    /// When they last pressed something.
    pressed: Cell<Option<Instant>>,
}

impl Deref for Guest {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}

/// Two taps at one place that come faster than this are the two halves of a double tap, and count once.
const BETWEEN_TAPS: Duration = Duration::from_millis(360);

/// What a person takes between two taps.
pub(crate) async fn pause() {
    sleep(BETWEEN_TAPS).await;
}

/// The button of a form that posts this command.
pub(crate) fn deed(what: &str) -> String {
    format!(r#"form:has(> input[name="do"][value="{what}"]) button"#)
}

impl Guest {
    /// Starts a table from the front page, and is its host.
    pub(crate) async fn starts_table(
        browsers: &Browsers,
        server: &Server,
        device: Device,
        name: &str,
    ) -> Guest {
        let browser = browsers.open(device).await;
        browser.goto(server.url("/")).await;
        Guest::starts_from_here(browser, server, name).await
    }

    /// The same from a front page that is open already.
    pub(crate) async fn starts_from_here(browser: Browser, server: &Server, name: &str) -> Guest {
        browser.fill("#start-name", name).await;
        browser.click("form[action='/start'] .btn-brass").await;
        Guest::before(browser).at_table(server).await
    }

    /// Takes a seat at a table by its link.
    pub(crate) async fn joins(
        browsers: &Browsers,
        server: &Server,
        device: Device,
        code: &str,
        name: &str,
    ) -> Guest {
        let browser = browsers.open(device).await;
        browser.goto(server.url(&format!("/t/{code}"))).await;
        Guest::comes_in(browser, server, name).await
    }

    /// Fills in the door of a table and comes in.
    pub(crate) async fn comes_in(browser: Browser, server: &Server, name: &str) -> Guest {
        browser.fill("#join-name", name).await;
        browser.click("form[action$='/join'] .btn-brass").await;
        Guest::before(browser).at_table(server).await
    }

    /// Somebody who is not at a table yet.
    pub(crate) fn before(browser: Browser) -> Guest {
        Guest { browser, table: String::new(), pressed: Cell::new(None) }
    }

    /// The same, once they have come to one.
    pub(crate) async fn at_table(self, server: &Server) -> Guest {
        self.until_seen("#r-top").await;
        Guest { table: server.url(&self.path().await), ..self }
    }

    /// Starts a table, with a friend who plays through the API, and a game whose first turn is this guest's.
    pub(crate) async fn ranks(browsers: &Browsers, server: &Server, device: Device) -> (Guest, Friend) {
        let guest = Guest::starts_table(browsers, server, device, "Ana").await;
        let friend = Friend::joins(server, guest.code(), "Bea").await;
        guest.until_shows("Bea").await;
        guest.does("start_game").await;
        guest.does("draw_cards").await;
        guest.until_seen("[data-rank]").await;
        (guest, friend)
    }

    /// Joins a friend's table for a game with these options, in which the friend has just sealed the row of
    /// cards from 0 upwards.
    pub(crate) async fn guesses(
        browsers: &Browsers,
        server: &Server,
        device: Device,
        options: Value,
    ) -> (Guest, Friend) {
        let friend = Friend::opens(server, "Bea").await;
        friend.chooses(options).await;
        let guest = Guest::joins(browsers, server, device, friend.code(), "Ana").await;
        friend.starts().await;
        friend.draws().await;
        friend.lays_row(0..friend.cards().await).await;
        friend.seals().await;
        guest.until_seen("[data-rank]").await;
        (guest, friend)
    }

    /// The host chooses one turn each, as the book of Happiness has it (GH-3).
    pub(crate) async fn plays_one_turn_each(&self) {
        self.presses("#house-rules > summary").await;
        self.presses("button[name=turns_each][value='1']").await;
        self.until_seen("button[name=turns_each][value='1'][aria-pressed=true]").await;
    }

    /// The code of the table.
    pub(crate) fn code(&self) -> &str {
        self.table.rsplit('/').next().expect("an address has parts")
    }

    /// Presses the button of a command, as soon as it is there.
    pub(crate) async fn does(&self, what: &str) {
        self.click(&deed(what)).await;
    }

    /// Goes to a page of the table, such as `menu`.
    pub(crate) async fn opens(&self, page: &str) {
        self.goto(format!("{}/{page}", self.table)).await;
    }

    pub(crate) async fn returns_to_table(&self) {
        self.goto(&self.table).await;
    }

    /// Loads the page again and again, as somebody without the script does, until an element is there.
    pub(crate) async fn until_after_reload(&self, css: &str) {
        self.until(&format!("{css} after a reload"), async || {
            self.returns_to_table().await;
            self.count(css).await > 0
        })
        .await;
    }

    /// Presses something; if it sends a form, waits for the page that comes of it. To load the page before
    /// that could be faster than the form.
    pub(crate) async fn submits(&self, css: &str) {
        const MARK: &str = "const it = document.querySelector(arguments[0]);
            const sends = it?.form && it.type === 'submit';
            if (sends) document.documentElement.dataset.sent = '';
            return Boolean(sends)";
        let sends: bool = self.eval_with(MARK, vec![json!(css)]).await;
        self.presses(css).await;
        if sends {
            self.until("the page after a form", async || self.count("html:not([data-sent])").await > 0).await;
        }
    }

    /// The cards that lie in the row, as the page shows them from top to bottom.
    pub(crate) async fn row(&self) -> Vec<usize> {
        self.cards("[data-rank] > [data-card]").await
    }

    /// The cards without a place.
    pub(crate) async fn loose(&self) -> Vec<usize> {
        self.cards("[data-loose] > [data-card]").await
    }

    async fn cards(&self, css: &str) -> Vec<usize> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(card => Number(card.dataset.card))";
        self.eval_with(script, vec![json!(css)]).await
    }

    /// Waits until the row is this, and the server has said so too: a page may show a move before it is
    /// accepted.
    pub(crate) async fn until_row(&self, cards: &[usize]) {
        self.until(&format!("the row to be {cards:?}"), async || {
            self.row().await == cards
                && self
                    .eval(
                        "return document.querySelectorAll('[aria-busy=true], .lifted').length === 0 &&
                    [...document.querySelectorAll('[data-rank] > [data-card]')]
                        .every((card, place) => Number(card.dataset.place) === place)",
                    )
                    .await
        })
        .await;
        until_still(self).await;
    }

    /// Brings something out from under the button at the thumb, if it lies there.
    pub(crate) async fn scrolls_to(&self, css: &str) {
        const SCROLL: &str = "
            const thing = document.querySelector(arguments[0]);
            const middle = () => { const box = thing.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2]; };
            if (!thing.contains(document.elementFromPoint(...middle())))
                thing.scrollIntoView({ block: 'center', behavior: 'instant' });";
        self.until_seen(css).await;
        self.until_still().await;
        self.eval_with::<()>(SCROLL, vec![json!(css)]).await;
    }

    /// Waits until nothing moves from one view to the next: a tap on a moving page lands on its picture.
    async fn until_still(&self) {
        const STILL: &str = "
            const moves = animation => animation.effect?.pseudoElement?.startsWith('::view-transition');
            return !document.getAnimations().some(moves);";
        self.until("the page to stand still", async || self.eval::<bool>(STILL).await).await;
    }

    /// Presses something, after bringing it out from under the button at the thumb.
    /// As people do, not twice in the same moment: what comes to lie where the last thing was would not
    /// count.
    pub(crate) async fn presses(&self, css: &str) {
        self.scrolls_to(css).await;
        let elapsed = self.pressed.get().map_or(BETWEEN_TAPS, |pressed| pressed.elapsed());
        sleep(BETWEEN_TAPS.saturating_sub(elapsed)).await;
        self.click(css).await;
        self.pressed.set(Some(Instant::now()));
    }

    /// Presses Tab until the focus is on what the selector means.
    pub(crate) async fn tabs_to(&self, css: &str) {
        if !self.tries_to_tab_to(css).await {
            let page: String = self.eval("return document.body.innerText").await;
            panic!("the keyboard does not reach {css}. The page is {page}");
        }
    }

    /// The same for what may be gone by then. Answers whether it has the focus.
    pub(crate) async fn tries_to_tab_to(&self, css: &str) -> bool {
        const ENOUGH: usize = 80;
        for _ in 0..ENOUGH {
            if self.has_focus(css).await {
                return true;
            }
            self.strikes(Key::Tab).await;
        }
        false
    }

    pub(crate) async fn has_focus(&self, css: &str) -> bool {
        self.eval_with("return document.activeElement.matches(arguments[0])", vec![json!(css)]).await
    }

    /// Lays cards by tapping each once, one after the other, not faster than a person does: what a tap has
    /// brought under the finger is looked at before it is tapped too.
    pub(crate) async fn taps_in_order(&self, cards: &[usize]) {
        let already = self.row().await.len();
        for (laid, card) in cards.iter().enumerate() {
            let button = format!("[data-loose] #card-{card} .words");
            self.scrolls_to(&button).await;
            pause().await;
            self.click(&button).await;
            self.until(&format!("card {card} to be laid"), async || {
                self.row().await.len() == already + laid + 1
            })
            .await;
        }
        pause().await;
    }
}
