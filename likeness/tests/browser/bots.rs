//! Bots: a game tried alone from the front page, bots in the lobby, and one that plays for somebody who has
//! gone.

use rules::GameKind;
use serde_json::json;

use super::{
    checks::{fits_in_width, is_in_order, is_quiet},
    evening::{evening, evening_with},
    guest::{Guest, deed, pause},
    player::{Manner, Player},
    preference::a_box,
};
use crate::support::{Browser, Browsers, Device, Server};

/// One tap on a game of the front page.
async fn tries(browsers: &Browsers, server: &Server, device: Device, game: &str) -> Guest {
    let browser = browsers.open(device).await;
    browser.goto(server.url("/")).await;
    fits_in_width(&browser, "the front page").await;
    is_in_order(&browser, "the front page").await;
    browser.click(&format!(".trial[value={game}]")).await;
    Guest::before(browser).at_table(server).await
}

impl Guest {
    /// Has bots take so long over what they do.
    async fn paces_bots(&self, pace: &str) {
        self.opens("menu").await;
        self.submits(&format!("button[name=pace][value={pace}]")).await;
        self.until_seen(&format!("button[name=pace][value={pace}][aria-pressed=true]")).await;
        self.returns_to_table().await;
    }

    /// Presses it once, and waits until the table has gone on.
    async fn skips_ahead(&self) {
        const STEP: &str =
            "return document.querySelector('form:has(> [value=skip_ahead]) > [name=step]')?.value";
        self.until_seen(&deed("skip_ahead")).await;
        let step: Option<String> = self.eval(STEP).await;
        self.presses(&deed("skip_ahead")).await;
        self.until("bots to have gone on", async || self.eval::<Option<String>>(STEP).await != step).await;
    }

    /// Presses a button as often as it is there, until the page says something: bots may be faster, and then
    /// it is gone.
    async fn helps_until(&self, what: &str, done: impl AsyncFn(&Browser) -> bool) {
        const PRESS: &str = "document.querySelector(arguments[0])?.click()";
        self.until(&format!("{what} to lead on"), async || {
            self.eval_with::<()>(PRESS, vec![json!(deed(what))]).await;
            pause().await;
            done(self).await
        })
        .await;
    }
}

#[test]
fn somebody_alone_plays_a_whole_game_within_a_tap_of_the_front_page() {
    evening(1, async |browsers, server| {
        let guest = tries(browsers, server, Device::small_phone(), "happiness").await;
        assert_eq!(guest.text("#r-top .person").await, "Guest");
        guest.until_seen(&deed("draw_cards")).await;
        is_in_order(&guest, "a game that has just begun").await;
        guest.screenshot("phone-tried").await;
        guest.paces_bots("quick").await;

        guest.does("draw_cards").await;
        guest.taps_in_order(&[0, 1, 2, 3, 4]).await;
        guest.until_row(&[0, 1, 2, 3, 4]).await;
        guest.does("seal_ranking").await;
        let revealed = async |page: &Browser| page.shows("So this is").await || page.shows("by heart!").await;
        guest.until("the reveal", async || revealed(&guest).await).await;
        // Three bots are guessed after that. They rank by themselves, and leave it to the guest to turn cards
        // over and to begin a guess, unless they are asked to go ahead.
        for round in 0..3 {
            guest.helps_until("draw_cards", async |page| page.count(&deed("ask_bots")).await > 0).await;
            if round == 0 {
                is_in_order(&guest, "bots that can be asked").await;
                guest.screenshot("phone-ask-bots").await;
            }
            guest.does("ask_bots").await;
            guest.until_seen(&deed("agree_to_guess")).await;
            fits_in_width(&guest, "a guess with bots").await;
            guest.helps_until("agree_to_guess", async |page| revealed(page).await).await;
        }
        guest.helps_until("finish_game", async |page| page.count(&deed("start_game")).await > 0).await;
        let mine = guest.texts("#own-portrait li").await;
        assert_eq!(mine.len(), 5, "the end has the row that was laid: {mine:?}");
        is_in_order(&guest, "the end of a game with bots").await;
        guest.screenshot("phone-tried-end").await;
        is_quiet(&guest, "a game with bots").await;
    });
}

/// What somebody does first who has just tried a game, and all that they are wanted for until bots are.
async fn acts(player: &Player, kind: GameKind) {
    let Player { guest, .. } = player;
    match kind {
        GameKind::Happiness => {
            guest.does("draw_cards").await;
            guest.taps_in_order(&[0, 1, 2, 3, 4]).await;
            guest.does("seal_ranking").await;
        }
        GameKind::Preference => {
            guest.presses(&a_box("food")).await;
            guest.until_seen("[data-rank]").await;
            guest.taps_in_order(&[0, 1, 2, 3]).await;
            guest.does("seal_ranking").await;
        }
        GameKind::Colours => {
            guest.does("turn_question").await;
            player.votes([1, 2]).await;
            player.predicts("some").await;
        }
        GameKind::Personality => {
            guest.does("deal_cards").await;
            player.proposes().await;
            player.chooses(1, "two").await;
        }
        GameKind::Image => {
            guest.presses(".btn-brass").await;
            guest.presses("#put-down > summary").await;
            guest.presses("#put-down label").await;
            guest.presses("#put-down .btn-brass").await;
        }
    }
}

/// Bots take long here, so that there is something to skip; a reveal ends by the same button.
#[test]
fn who_tries_a_game_acts_first_and_skips_ahead() {
    for kind in GameKind::ALL {
        evening_with(1, &["--shows", "played"], async |browsers, server| {
            let guest = tries(browsers, server, Device::phone(), &kind.to_string()).await;
            guest.screenshot(&format!("phone-tried-{kind}")).await;
            guest.paces_bots("leisurely").await;
            let player = Player { guest, manner: Manner::Taps };
            acts(&player, kind).await;
            player.guest.until_seen(&deed("skip_ahead")).await;
            is_in_order(&player.guest, "bots whom nobody has to wait for").await;
            fits_in_width(&player.guest, "bots whom nobody has to wait for").await;
            player.guest.screenshot(&format!("phone-skip-{kind}")).await;
            player.guest.skips_ahead().await;
            player.guest.screenshot(&format!("phone-skipped-{kind}")).await;
        });
    }
}

#[test]
fn a_round_is_played_with_bots_in_french_and_without_the_script() {
    evening(1, async |browsers, server| {
        let plain = Device::phone().french().blocking("*.js");
        let browser = browsers.open(plain).await;
        browser.goto(server.url("/")).await;
        browser.click(".trial[value=colours]").await;
        let guest = Guest::before(browser).at_table(server).await;
        assert_eq!(guest.text("#r-top .person").await, "Alix");
        guest.paces_bots("quick").await;
        let player = Player { guest, manner: Manner::Plain };
        player.does("turn_question").await;
        player.votes([1, 2]).await;
        player.predicts("some").await;
        player.finds(".tc-verdict").await;
        assert_eq!(player.guest.count("table.tc-count tbody tr").await, 4, "three bots and one person");
    });
}

/// What stands beside the names of bots.
async fn levels(page: &Browser) -> Vec<String> {
    page.texts(".people li:has(.eared) .note").await
}

#[test]
fn the_host_asks_bots_to_the_table_and_sends_them_away() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::small_phone(), "Ana").await;
        ana.until_shows("Too few players? Add a bot").await;
        is_in_order(&ana, "a lobby with one person").await;
        ana.presses(".act button").await;
        ana.until("a bot to come", async || levels(&ana).await == ["normal"]).await;
        ana.until_seen(&deed("start_game")).await;
        ana.presses("#bot-level option[value=sharp]").await;
        ana.presses(".add-bot button").await;
        ana.until("a sharp one to come", async || levels(&ana).await == ["normal", "sharp"]).await;
        let chosen: String = ana.eval("return document.querySelector('#bot-level').value").await;
        assert_eq!(chosen, "sharp", "the next one plays as well as the last");
        ana.presses("#bot-pace > summary").await;
        ana.presses("#bot-pace button[value=leisurely]").await;
        ana.until_seen("#bot-pace[open] button[value=leisurely][aria-pressed=true]").await;
        fits_in_width(&ana, "a lobby with bots").await;
        is_in_order(&ana, "a lobby with bots").await;
        ana.screenshot("phone-lobby-bots").await;

        let bo = Guest::joins(browsers, server, Device::phone().french(), ana.code(), "Bo").await;
        bo.until_shows("malin").await;
        assert_eq!(bo.count(".add-bot").await, 0, "only the host asks for bots");
        assert_eq!(bo.count(&deed("remove")).await, 0);
        ana.until_shows("Bo").await;
        ana.presses(".people li:has(.eared) button[name=guest]").await;
        ana.until("one bot to be gone", async || levels(&ana).await == ["sharp"]).await;
        bo.until("one bot to be gone", async || bo.count(".people li").await == 3).await;

        // In teams they sit like everybody, and have their way out below.
        ana.presses(".add-bot button").await;
        ana.presses("form:has(input[value='preference']) .game-card").await;
        ana.until_seen(".bots-here li:nth-child(2)").await;
        fits_in_width(&ana, "teams with bots").await;
        is_in_order(&ana, "teams with bots").await;
        ana.presses(".bots-here li:last-child button").await;
        ana.until_gone(".bots-here li:nth-child(2)").await;
        is_quiet(&ana, "a lobby with bots").await;
    });
}

#[test]
fn a_bot_plays_for_whoever_has_gone_and_gives_the_seat_back() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::small_phone(), "Ana").await;
        ana.presses(".act button").await;
        let bo = Guest::joins(browsers, server, Device::phone(), ana.code(), "Bo").await;
        ana.until_shows("Bo").await;
        ana.does("start_game").await;
        ana.does("draw_cards").await;
        bo.until_shows("Ana is ranking these").await;
        let leaves = async || {
            bo.opens("menu").await;
            bo.click_text("Leave the table").await;
            bo.click_text("Yes, leave").await;
            bo.until_shows("Welcome back, Bo").await;
        };

        leaves().await;
        ana.until_shows("Bo has left the table.").await;
        ana.presses("#skips > summary").await;
        ana.until_shows("Let a bot play for Bo").await;
        is_in_order(&ana, "a seat that a bot may keep").await;
        ana.screenshot("phone-stand-in").await;
        ana.presses(&deed("call_stand_in")).await;
        ana.until_shows("A bot plays for Bo now.").await;
        assert_eq!(ana.count(&deed("call_stand_in")).await, 0);
        bo.returns_to_table().await;
        bo.until_shows("A bot is playing for you.").await;
        is_in_order(&bo, "the door of one whose seat is kept").await;
        bo.click_text("Back to my seat").await;
        bo.until_shows("You have your seat back from the bot.").await;
        ana.until_shows("The bot no longer plays for Bo.").await;

        // The same from the menu, and the host sends the bot away again.
        leaves().await;
        ana.until_shows("Bo has left the table.").await;
        ana.opens("menu").await;
        ana.presses("details:has([value=call_stand_in]) > summary").await;
        ana.presses(&deed("call_stand_in")).await;
        ana.until_seen("details:has([value=dismiss_stand_in])").await;
        ana.presses("details:has([value=dismiss_stand_in]) > summary").await;
        ana.presses(&deed("dismiss_stand_in")).await;
        ana.until_seen("details:has([value=call_stand_in])").await;
        is_in_order(&ana, "the menu of a host with bots").await;
        is_quiet(&bo, "a guest who came back").await;
    });
}
