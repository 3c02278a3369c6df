//! One phone for several people: three at one, one at another, with a curtain between them.

use super::{
    checks::{fits_in_width, is_in_order, is_quiet, until_still},
    colours::{peg, prediction},
    evening::{evening, evening_with},
    friend::Friend,
    guest::{Guest, deed, pause},
    player::{Manner, Player},
};
use crate::support::{Browsers, Device, Key, Server, colours as moves, guest};

/// Opens the curtain for whom it asks.
const OPEN: &str = ".openers > form:first-child button.btn-brass";
const HIDE: &str = "#r-top form[data-curtain] button";

/// A phone that goes round.
pub(super) struct Phone {
    player: Player,
}

impl Phone {
    /// The host starts a table, and the others type their names into the same phone.
    pub(super) async fn shared_by(
        browsers: &Browsers,
        server: &Server,
        device: Device,
        manner: Manner,
        names: [&str; 3],
    ) -> Phone {
        let guest = Guest::starts_table(browsers, server, device, names[0]).await;
        guest.scrolls_to("#pass-join").await;
        guest.click("#pass-join").await;
        for name in &names[1..] {
            guest.fill("#pass-name", name).await;
            guest.scrolls_to("form[action$='/pass/join'] button").await;
            guest.click("form[action$='/pass/join'] button").await;
            guest
                .until(&format!("{name} to be here"), async || {
                    guest.texts("section[aria-labelledby=h-pass] bdi").await.contains(&(*name).to_owned())
                })
                .await;
        }
        Phone { player: Player { guest, manner } }
    }

    pub(super) fn page(&self) -> &Guest {
        &self.player.guest
    }

    pub(super) fn code(&self) -> String {
        self.page().code().to_owned()
    }

    /// Who has the phone, by the name at the head of the page; nobody while the curtain is closed.
    async fn holder(&self) -> Option<String> {
        self.page().texts("#r-top a.me bdi").await.pop()
    }

    pub(super) async fn is_closed(&self) {
        self.page().until_seen(OPEN).await;
        assert_eq!(self.holder().await, None);
        let forms = self.page().count("form[data-live], form[action*='/do']").await;
        assert_eq!(forms, 0, "nothing acts for anybody on a closed curtain");
    }

    /// The curtain asks for this person, who takes the phone.
    pub(super) async fn goes_to(&self, name: &str) {
        let page = self.page();
        self.player.finds(OPEN).await;
        page.until(&format!("the curtain to ask for {name}"), async || {
            page.texts(OPEN).await.concat().contains(name)
        })
        .await;
        pause().await;
        match self.player.manner {
            Manner::Plain => page.submits(OPEN).await,
            Manner::Taps => page.click(OPEN).await,
            Manner::Keys => self.strikes(OPEN, Key::Enter).await,
        }
        self.is_held_by(name).await;
    }

    async fn is_held_by(&self, name: &str) {
        self.page()
            .until(&format!("{name} to hold the phone"), async || {
                self.holder().await.as_deref() == Some(name)
            })
            .await;
    }

    pub(super) async fn votes(&self, votes: [u8; 2]) {
        let page = self.page();
        page.until_seen(&peg(votes[0])).await;
        for seat in votes {
            if self.player.manner == Manner::Keys {
                self.strikes(&format!("[data-vote][value='{seat}']:not(:checked)"), Key::Space).await;
                continue;
            }
            page.scrolls_to(&peg(seat)).await;
            pause().await;
            page.click(&peg(seat)).await;
        }
        if self.player.manner == Manner::Plain {
            page.submits(".btn-brass.no-js").await;
        }
        page.until_gone(".tc-peg").await;
    }

    pub(super) async fn predicts(&self, symbol: &str) {
        let page = self.page();
        page.until_seen(&prediction(symbol)).await;
        pause().await;
        match self.player.manner {
            Manner::Plain => page.submits(&prediction(symbol)).await,
            Manner::Taps => page.presses(&prediction(symbol)).await,
            Manner::Keys => self.strikes(&prediction(symbol), Key::Enter).await,
        }
        page.until_gone(".tc-prediction").await;
    }

    pub(super) async fn does(&self, what: &str) {
        let page = self.page();
        page.until_seen(&deed(what)).await;
        pause().await;
        match self.player.manner {
            Manner::Plain => page.submits(&deed(what)).await,
            Manner::Taps => page.presses(&deed(what)).await,
            Manner::Keys => self.strikes(&deed(what), Key::Enter).await,
        }
    }

    /// Finds something by Tab and strikes a key on it.
    async fn strikes(&self, css: &str, key: Key) {
        self.page().tabs_to(css).await;
        self.page().press(key).await;
    }
}

/// The host chooses True Colours with a short board, through the curtain.
pub(super) async fn chooses_colours(phone: &Phone) {
    phone.goes_to("Ana").await;
    let page = phone.page();
    phone.player.presses_there("form:has(input[value='colours']) .game-card").await;
    page.until_shows("With four, numbers sometimes give votes away").await;
    phone.player.presses_there("#house-rules > summary").await;
    phone.player.presses_there("#house-rules button[name=goal][value='12']").await;
    page.until_seen("#house-rules button[name=goal][value='12'][aria-pressed=true]").await;
}

#[test]
fn three_at_one_phone_and_one_at_another_play_a_whole_game() {
    evening(2, async |browsers, server| {
        let names = ["Ana", "Bo", "Cyd"];
        let device = Device::phone().reduced_motion();
        let phone = Phone::shared_by(browsers, server, device, Manner::Taps, names).await;
        let page = phone.page();
        is_in_order(page, "the lobby of a phone that goes round").await;
        fits_in_width(page, "the lobby of a phone that goes round").await;
        page.screenshot("pass-lobby").await;
        let french = Device::small_phone().french().reduced_motion();
        let dan = Guest::joins(browsers, server, french, &phone.code(), "Dan").await;
        let dan = Player { guest: dan, manner: Manner::Taps };
        chooses_colours(&phone).await;
        phone.does("start_game").await;

        first_round(&phone, &dan).await;
        for round in 2..=4 {
            swift_round(&phone, &dan, round).await;
        }
        // Anybody goes on; who had the phone last is the quickest.
        page.until("the end to be near", async || page.texts(OPEN).await.concat().contains("Go on as")).await;
        pause().await;
        page.click(OPEN).await;
        phone.does("finish_game").await;
        page.until_shows("Ana wins").await;
        phone.is_closed().await;
        dan.guest.until_shows("Ana a gagné").await;
        is_in_order(page, "the end on a phone that goes round").await;
        page.screenshot("pass-over").await;
        is_quiet(page, "a game on a phone that goes round").await;
    });
}

/// With a reload, the back button, and keys for one of them.
async fn first_round(phone: &Phone, dan: &Player) {
    let page = phone.page();
    // Whoever starts the game reads first, and is behind the curtain already.
    phone.is_held_by("Ana").await;
    phone.does("turn_question").await;
    phone.is_held_by("Ana").await;
    is_in_order(page, "somebody's part").await;
    // A reload shows the curtain, and so does whatever the browser keeps of pages.
    page.reload().await;
    phone.is_closed().await;
    phone.goes_to("Ana").await;
    page.goto(format!("{}/rules", page.table)).await;
    page.eval::<bool>("history.back(); return true").await;
    phone.is_closed().await;
    phone.goes_to("Ana").await;
    frozen_and_thawed(phone).await;
    phone.goes_to("Ana").await;
    dan.votes([0, 0]).await;
    phone.votes([1, 1]).await;

    phone.is_closed().await;
    page.until_shows("Bo, take the phone").await;
    until_still(page).await;
    is_in_order(page, "the curtain").await;
    fits_in_width(page, "the curtain").await;
    page.screenshot("pass-curtain").await;
    by_keys(phone).await;
    phone.goes_to("Cyd").await;
    phone.votes([0, 0]).await;
    // All have voted, and the one who has the phone goes on.
    phone.predicts("none").await;
    phone.goes_to("Ana").await;
    phone.predicts("most").await;
    page.until_shows("Bo, take the phone").await;
    phone.predicts_by_hiding("Bo").await;
    dan.predicts("none").await;
    page.until_shows("Ana got the most votes").await;
    phone.is_closed().await;
    page.screenshot("pass-result").await;
}

impl Phone {
    /// Somebody hides their part, thinks it over, and predicts.
    async fn predicts_by_hiding(&self, name: &str) {
        self.goes_to(name).await;
        pause().await;
        self.page().click(HIDE).await;
        self.is_closed().await;
        self.goes_to(name).await;
        self.predicts("some").await;
    }
}

/// What the browser keeps of the page when it is left has nothing of anybody on it.
async fn frozen_and_thawed(phone: &Phone) {
    let page = phone.page();
    let kept: String = page
        .eval(
            "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
             return document.getElementById('main').textContent",
        )
        .await;
    assert_eq!(kept, "", "nothing stays on a page that is kept");
    page.eval::<bool>("return dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))").await;
    phone.is_closed().await;
}

/// Bo has no pointer: from the curtain to the votes by keys alone.
async fn by_keys(phone: &Phone) {
    let page = phone.page();
    assert!(page.has_focus(".openers").await, "the button is one key away, and not under the last one");
    page.press(Key::Tab).await;
    assert!(page.has_focus(OPEN).await);
    page.press(Key::Enter).await;
    phone.is_held_by("Bo").await;
    for seat in [0, 0] {
        page.tabs_to(&format!("[data-vote][value='{seat}']:not(:checked)")).await;
        page.press(Key::Space).await;
    }
    page.until_shows("Cyd, take the phone").await;
}

/// Everybody sees Ana.
async fn swift_round(phone: &Phone, dan: &Player, round: usize) {
    let page = phone.page();
    let reader = ["Ana", "Bo", "Cyd", "Dan"][round - 1];
    match reader {
        "Dan" => dan.presses("form:has([value=turn_question]) button").await,
        _ => {
            phone.goes_to(reader).await;
            phone.does("turn_question").await;
        }
    }
    dan.votes([0, 0]).await;
    for _ in 0..3 {
        let name = asked_or_held(phone).await;
        phone.votes(if name == "Ana" { [1, 1] } else { [0, 0] }).await;
    }
    dan.predicts("some").await;
    for _ in 0..3 {
        let name = asked_or_held(phone).await;
        phone.predicts(if name == "Ana" { "most" } else { "some" }).await;
    }
    page.until_shows("Ana got the most votes").await;
}

/// Who is behind the curtain, or opens it because it asks for them.
async fn asked_or_held(phone: &Phone) -> String {
    let page = phone.page();
    let actable = ".tc-peg, .tc-prediction";
    page.until("somebody to have the phone or to be asked", async || {
        page.count(OPEN).await > 0 || (phone.holder().await.is_some() && page.count(actable).await > 0)
    })
    .await;
    if let Some(name) = phone.holder().await {
        return name;
    }
    let label = page.texts(OPEN).await.concat();
    let name = ["Ana", "Bo", "Cyd"].into_iter().find(|name| label.contains(name)).unwrap().to_owned();
    phone.goes_to(&name).await;
    name
}

/// Nobody at this phone has a pointer: a whole round, from the curtain of the lobby to the next question.
#[test]
fn a_round_is_played_through_the_curtain_by_keys_alone() {
    evening(1, async |browsers, server| {
        let device = Device::desktop().reduced_motion();
        let names = ["Ana", "Bo", "Cyd"];
        let phone = Phone::shared_by(browsers, server, device, Manner::Keys, names).await;
        let page = phone.page();
        let dan = Friend::joins(server, &phone.code(), "Dan").await;
        phone.goes_to("Ana").await;
        phone.player.presses_there("form:has(input[value='colours']) .game-card").await;
        page.until_shows("With four, numbers sometimes give votes away").await;
        phone.does("start_game").await;
        phone.is_held_by("Ana").await;
        phone.does("turn_question").await;
        page.until_seen(&peg(1)).await;
        dan.asks(guest::colours(moves::ballot([0, 0]))).await;
        phone.votes([1, 1]).await;
        for name in ["Bo", "Cyd"] {
            phone.goes_to(name).await;
            phone.votes([0, 0]).await;
        }
        phone.predicts("none").await;
        dan.asks(guest::colours(moves::prediction("none"))).await;
        for name in ["Ana", "Bo"] {
            phone.goes_to(name).await;
            phone.predicts("some").await;
        }
        page.until_shows("Ana got the most votes").await;
        phone.is_closed().await;
        phone.goes_to("Bo").await;
        phone.does("turn_question").await;
        page.until_seen(&peg(0)).await;
        is_quiet(page, "a round by keys on a phone that goes round").await;
    });
}

#[test]
fn without_the_script_a_round_is_played_through_the_curtain() {
    evening(1, async |browsers, server| {
        let device = Device::small_phone().reduced_motion().blocking("*.js");
        let names = ["Ana", "Bo", "Cyd"];
        let phone = Phone::shared_by(browsers, server, device, Manner::Plain, names).await;
        let page = phone.page();
        let dan = Friend::joins(server, &phone.code(), "Dan").await;
        phone.goes_to("Ana").await;
        page.submits("form:has(input[value='colours']) .game-card").await;
        phone.is_held_by("Ana").await;
        phone.does("start_game").await;
        phone.is_held_by("Ana").await;
        phone.does("turn_question").await;
        page.until_seen(&peg(1)).await;
        dan.asks(guest::colours(moves::ballot([0, 0]))).await;
        phone.votes([1, 1]).await;
        phone.goes_to("Bo").await;
        page.reload().await;
        phone.is_closed().await;
        phone.goes_to("Bo").await;
        phone.votes([0, 0]).await;
        phone.is_closed().await;
        // The page before had Bo's part on it, and has it no more.
        page.eval::<bool>("history.back(); return true").await;
        page.until("the page before", async || page.count("#main").await > 0).await;
        phone.is_closed().await;
        page.goto(format!("{}/pass", page.table)).await;
        phone.goes_to("Cyd").await;
        phone.votes([0, 0]).await;
        phone.predicts("none").await;
        dan.asks(guest::colours(moves::prediction("none"))).await;
        for name in ["Ana", "Bo"] {
            phone.goes_to(name).await;
            phone.predicts("some").await;
        }
        page.until_shows("Ana got the most votes").await;
        phone.is_closed().await;
        assert_eq!(page.axe().await, Vec::<String>::new());
    });
}

/// The count is shown to all who sit round the phone, beat by beat, and nobody opens the curtain meanwhile.
#[test]
fn a_reveal_is_shown_to_all_round_the_phone() {
    evening_with(1, &["--shows", "played"], async |browsers, server| {
        let device = Device::phone().french();
        let phone = Phone::shared_by(browsers, server, device, Manner::Taps, ["Ana", "Bo", "Cyd"]).await;
        let page = phone.page();
        let dan = Friend::joins(server, &phone.code(), "Dan").await;
        phone.goes_to("Ana").await;
        page.presses("form:has(input[value='colours']) .game-card").await;
        page.until_seen("form:has(input[value='colours']) .game-card[aria-pressed=true]").await;
        phone.does("start_game").await;
        phone.does("turn_question").await;
        page.until_seen(&peg(1)).await;
        dan.asks(guest::colours(moves::ballot([0, 0]))).await;
        phone.votes([1, 1]).await;
        for name in ["Bo", "Cyd"] {
            phone.goes_to(name).await;
            phone.votes([0, 0]).await;
        }
        dan.asks(guest::colours(moves::prediction("none"))).await;
        phone.predicts("none").await;
        for name in ["Ana", "Bo"] {
            phone.goes_to(name).await;
            phone.predicts("some").await;
        }
        page.until_seen("#r-play[data-show]").await;
        assert_eq!((phone.holder().await, page.count(".openers").await), (None, 0), "everybody looks");
        page.screenshot("pass-show-fr").await;
        page.until_seen(OPEN).await;
        page.until_shows("Bo, prends le téléphone").await;
        assert_eq!(page.count("[data-show]").await, 0, "all of it has been seen");
        fits_in_width(page, "the curtain in French").await;
        page.screenshot("pass-curtain-fr").await;
    });
}
