//! The clauses of The Game of Happiness that can be seen.

use serde_json::json;

use super::{
    checks::is_in_order,
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
};
use crate::support::{Browsers, Device, Server};

/// How many of these cards bear a symbol on their edge, and what else stands there.
const MARKS: &str = "
    const edges = [...document.querySelectorAll('[data-card] .grip')];
    return [edges.filter(edge => edge.querySelector('svg.sym')).length,
        edges.map(edge => edge.innerText.trim())];";

#[test]
fn gh_5_tokens_bear_the_symbols_of_their_categories() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let ana = Guest::joins(browsers, server, Device::phone(), bea.code(), "Ana").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        bea.starts().await;
        for page in [&*ana, &stage] {
            page.until_shows("Bea begins").await;
            let categories = page.texts(".chip:has(.token)").await;
            assert_eq!(categories.len(), 9, "all categories are shown: {categories:?}");
            assert!(categories.iter().all(|name| !name.is_empty()), "with their names: {categories:?}");
            assert_eq!(page.count(".chip .token svg.sym").await, 9, "and their symbols");
        }
        bea.draws().await;
        bea.lays_row(0..5).await;
        bea.seals().await;
        ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
        ana.until_row(&[0, 1, 2, 3, 4]).await;
        let (symbols, texts): (usize, Vec<String>) = ana.eval(MARKS).await;
        assert_eq!((symbols, texts), (5, ["1", "2", "3", "4", "5"].map(str::to_owned).to_vec()));
        stage
            .until("the guess to be on the stage", async || stage.count(".card .token svg.sym").await == 5)
            .await;
        let hues = "return new Set([...document.querySelectorAll('.card')]
            .map(card => card.className.match(/hue-\\d/)[0])).size";
        assert_eq!(stage.eval::<usize>(hues).await, 5, "five categories");
    });
}

#[test]
fn gh_10_with_one_shuffled_deck_tokens_bear_numbers() {
    evening(2, async |browsers, server| {
        let options = json!({ "drawing": "one_deck" });
        let (ana, bea) = Guest::guesses(browsers, server, Device::phone(), options).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.taps_in_order(&[1, 0, 2, 3, 4]).await;
        ana.until_row(&[1, 0, 2, 3, 4]).await;
        let (symbols, texts): (usize, Vec<String>) = ana.eval(MARKS).await;
        assert_eq!((symbols, texts), (0, ["1", "2", "3", "4", "5"].map(str::to_owned).to_vec()));
        is_in_order(&ana, "the hand with one deck").await;
        ana.screenshot("phone-one-deck").await;
        ana.does("agree_to_guess").await;
        assert_eq!(bea.game().await["phase"]["phase"], "revealed");
        stage.until_shows("3 in the right place. +3 points").await;
        assert_eq!(stage.count(".token svg").await, 0);
        is_in_order(&stage, "the reveal with one deck").await;
        assert_eq!(
            stage.texts(".compare .card-low .token").await,
            ["2", "1", "3", "4", "5"],
            "where each card was guessed"
        );
        stage.screenshot("stage-one-deck").await;
    });
}

#[test]
fn gh_9_the_shown_token_stays_at_its_place() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        bea.chooses(json!({ "help": "one_face_up" })).await;
        let ana = Guest::joins(browsers, server, Device::small_phone(), bea.code(), "Ana").await;
        let stage = browsers.open(Device::stage().dark()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        bea.starts().await;
        bea.draws().await;
        bea.lays_row([3, 1, 4, 0, 2]).await;
        bea.seals_showing(4).await;

        ana.until_seen(".slip-pinned").await;
        assert_eq!(ana.loose().await, [0, 1, 2, 3], "the shown card is not laid by the guessers");
        assert!(ana.text(".slip-pinned").await.contains("shown"));
        assert_eq!(ana.count(".slip-pinned button").await, 0, "it cannot be moved");
        ana.taps_in_order(&[3, 1, 2, 0]).await;
        ana.until_row(&[3, 1, 2, 0]).await;
        let place = "return [...document.querySelectorAll('[data-rank] > li')]
            .findIndex(li => li.matches('.slip-pinned'))";
        assert_eq!(ana.eval::<i32>(place).await, 2, "it lies third");
        assert_eq!(ana.texts("[data-rank] .tab").await, ["1", "2", "3", "4", "5"]);
        is_in_order(&ana, "a guess with a shown token").await;
        ana.screenshot("phone-shown-token").await;

        stage.until("the guess to be on the stage", async || stage.count(".card .token").await == 5).await;
        let column = "return [...document.querySelectorAll('ol.columns > li')]
            .findIndex(li => li.querySelector('.card-pinned'))";
        assert_eq!(stage.eval::<i32>(column).await, 2);
        let backs = "return [...document.querySelectorAll('.backs > li')]
            .map(li => Boolean(li.querySelector('.token-back')))";
        assert_eq!(stage.eval::<Vec<bool>>(backs).await, [true, true, false, true, true]);
        is_in_order(&stage, "the stage with a shown token").await;
        stage.screenshot("stage-shown-token-dark").await;
        ana.does("agree_to_guess").await;
        stage.until_shows("3 in the right place. +3 points").await;
    });
}

#[test]
fn gh_9_the_player_in_turn_chooses_the_token_to_show() {
    evening(1, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::small_phone(), "Ana").await;
        let bea = Friend::joins(server, ana.code(), "Bea").await;
        ana.presses("#house-rules > summary").await;
        ana.presses("button[value=one_face_up]").await;
        ana.until_seen("button[value=one_face_up][aria-pressed=true]").await;
        ana.does("start_game").await;
        ana.does("draw_cards").await;
        ana.taps_in_order(&[4, 3, 2, 1, 0]).await;
        ana.until_seen(".show-one").await;
        is_in_order(&ana, "choosing the token to show").await;
        ana.screenshot("phone-show-one").await;
        // The first of the choices is to show none.
        ana.click(".show-one .choice:nth-child(3)").await;
        ana.does("seal_ranking").await;
        ana.until_shows("They are guessing you").await;
        assert_eq!(bea.game().await["phase"]["face_up"], json!({ "card": 3, "place": 1 }));
    });
}

/// GH-9, GH-3 and GH-4: whether a token is shown is a choice in each turn, the host says who begins, and up
/// to nine cards come.
#[test]
fn gh_9_none_need_be_shown_gh_3_the_host_says_who_begins_gh_4_nine_cards_come() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let bea = Guest::joins(browsers, server, Device::small_phone(), ana.code(), "Bea").await;
        ana.until_shows("Bea").await;
        ana.presses("#house-rules > summary").await;
        for choice in ["button[name=cards][value='9']", "button[value=one_face_up]"] {
            ana.presses(choice).await;
            ana.until_seen(&format!("{choice}[aria-pressed=true]")).await;
        }
        ana.presses("button[name=guest][value='1']").await;
        ana.until_seen("button[name=guest][value='1'][aria-pressed=true]").await;
        is_in_order(&ana, "the house rules of the host").await;
        ana.screenshot("phone-house-rules").await;
        ana.does("start_game").await;
        bea.until_shows("You begin").await;
        bea.does("draw_cards").await;
        bea.taps_in_order(&[8, 7, 6, 5, 4, 3, 2, 1, 0]).await;
        bea.until_seen(".show-one").await;
        is_in_order(&bea, "nine cards, one of which may be shown").await;
        bea.screenshot("phone-show-one-of-nine").await;
        bea.does("seal_ranking").await;
        bea.until_shows("Their guess so far").await;
        ana.until_seen("[data-rank]").await;
        assert_eq!(ana.count(".slip-pinned").await, 0, "no token is shown this time");
        assert_eq!(ana.loose().await.len(), 9);
    });
}

/// A table of three: one who is guessed and one who guesses, both before browsers, and a friend.
async fn guessed_and_guesser(browsers: &Browsers, server: &Server, peek: &str) -> (Guest, Guest, Friend) {
    let ana = Guest::starts_table(browsers, server, Device::phone().reduced_motion(), "Ana").await;
    let peek = format!("button[name=peek][value={peek}]");
    ana.presses("#house-rules > summary").await;
    ana.presses(&peek).await;
    ana.until_seen(&format!("{peek}[aria-pressed=true]")).await;
    let bea = Friend::joins(server, ana.code(), "Bea").await;
    let cyd = Guest::joins(browsers, server, Device::phone().reduced_motion(), ana.code(), "Cyd").await;
    ana.does("start_game").await;
    ana.does("draw_cards").await;
    ana.taps_in_order(&[0, 1, 2, 3, 4]).await;
    ana.does("seal_ranking").await;
    ana.until_shows("They are guessing you").await;
    (ana, cyd, bea)
}

#[test]
fn gh_6_everybody_who_guesses_sees_the_row_move_and_the_one_who_is_guessed_does_not() {
    evening(2, async |browsers, server| {
        let (ana, cyd, bea) = guessed_and_guesser(browsers, server, "hidden").await;
        let before: String = ana.eval("return document.querySelector('main').innerHTML").await;
        bea.lays(4, 0).await;
        cyd.until_row(&[4]).await;
        cyd.until_shows("Bea moved last.").await;
        cyd.taps_in_order(&[0, 1, 2, 3]).await;
        assert_eq!(
            bea.game().await["phase"]["guess"]["row"],
            json!([4, 0, 1, 2, 3]),
            "the friend sees the row of Cyd"
        );
        bea.agrees().await;
        cyd.until_shows("Bea agrees.").await;
        cyd.click("#card-0 .moves button:first-of-type").await;
        cyd.until_row(&[0, 4, 1, 2, 3]).await;
        cyd.until_shows("You moved last.").await;
        assert!(!cyd.shows("Bea agrees.").await, "a change takes the agreements back");
        let after: String = ana.eval("return document.querySelector('main').innerHTML").await;
        assert_eq!(before, after, "nothing of this is to be seen by the one who is guessed");
        cyd.does("agree_to_guess").await;
        cyd.until_seen(&deed("withdraw_agreement")).await;
        bea.agrees().await;
        ana.until_shows("So this is you").await;
    });
}

#[test]
fn gh_6_an_option_lets_the_one_who_is_guessed_watch() {
    evening(2, async |browsers, server| {
        let (ana, cyd, bea) = guessed_and_guesser(browsers, server, "seen").await;
        ana.until_shows("Their guess so far").await;
        const TWO_SEEN: &str = "return document.querySelector('.slips').children.length === 2";
        bea.lays_row([4, 2]).await;
        cyd.until_row(&[4, 2]).await;
        ana.until("the guess to be seen", async || ana.eval(TWO_SEEN).await).await;
        is_in_order(&ana, "the hand of one who watches the guess").await;
        ana.screenshot("phone-watching-guess").await;
    });
}
