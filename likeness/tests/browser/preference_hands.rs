//! Personal Preference in unusual hands: two alone, nothing but keys, no script, and phones that go away.

use serde_json::json;

use super::{
    checks::{fits_in_width, is_in_order, is_quiet},
    evening::evening,
    friend::Friend,
    guest::{Guest, deed},
    tokens::until_pieces,
};
use crate::support::{Browsers, Device, Key, Server};

/// Ana starts a table of Personal Preference; Cyd, Bo and Dan come to it through the API or before a browser.
/// She plays with Bo against Cyd and Dan; they sit in the order of their coming, and Cyd is IT first.
async fn table_of_ana(browsers: &Browsers, server: &Server) -> Guest {
    let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
    ana.presses(r#"form:has(input[value="preference"]) .game-card"#).await;
    ana.until_seen(r#".game-card[aria-pressed="true"]"#).await;
    let short = [("do", "choose_game"), ("game", "preference"), ("board", "short"), ("guessing", "in_turn")];
    ana.posts(&[&short[..], &[("sets", "base")]].concat()).await;
    ana
}

#[test]
fn pp_2_two_play_alone_and_one_of_them_has_nothing_but_keys() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        bea.chooses_preference().await;
        let ana = Guest::joins(browsers, server, Device::desktop(), bea.code(), "Ana").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        bea.starts().await;

        // Ana sits on the left of the host: she is IT, and nobody guesses for her.
        ana.until_seen(".boxes").await;
        ana.tabs_to(".boxes form:nth-of-type(2) button").await;
        ana.press(Key::Enter).await;
        ana.until_seen("[data-loose] .words").await;
        ana.tabs_to("#card-0 .words").await;
        for laid in 1..=4 {
            ana.press(Key::Enter).await;
            ana.until("the card to be laid", async || ana.row().await.len() == laid).await;
            if laid < 4 {
                let next = format!("#card-{laid} .words");
                ana.until("the focus to go on", async || ana.has_focus(&next).await).await;
            }
        }
        ana.until_row(&[0, 1, 2, 3]).await;
        ana.tabs_to(&deed("seal_ranking")).await;
        ana.press(Key::Enter).await;
        ana.until_shows("They are guessing you").await;
        assert_eq!(ana.count(".order").await, 0, "one alone guesses, so there is no order");
        bea.places(&[0, 1, 3, 2]).await;
        bea.agrees_with_team().await;
        for _ in 0..4 {
            ana.until_seen(&deed("reveal_preference")).await;
            ana.tabs_to(&deed("reveal_preference")).await;
            let opened = stage.count(".stamp").await;
            ana.press(Key::Enter).await;
            stage.until("a card to be opened", async || stage.count(".stamp").await == opened + 1).await;
        }
        until_pieces(&stage, [2, 0]).await;

        // Now she guesses: tokens in their order, one of them by its number, one doubled.
        bea.prefers(json!({ "do": "draw_cards" })).await;
        for (place, card) in [2, 0, 1, 3].into_iter().enumerate() {
            bea.prefers(json!({ "do": "rank_card", "card": card, "place": place })).await;
        }
        bea.prefers(json!({ "do": "seal_ranking" })).await;
        ana.until_shows("It’s your turn to guess.").await;
        ana.tabs_to("#card-2 > .words").await;
        ana.press(Key::Enter).await;
        ana.until_draft(["", "", "1", ""]).await;
        ana.tabs_to("[data-tray] input").await;
        ana.press(Key::Right).await;
        ana.press(Key::Right).await;
        ana.until("token 4 to be picked", async || ana.count("#token-4:checked").await == 1).await;
        ana.tabs_to("#card-3 > .words").await;
        ana.press(Key::Enter).await;
        ana.until_draft(["", "", "1", "4"]).await;
        ana.tabs_to("#card-0 > .words").await;
        ana.press(Key::Enter).await;
        ana.until_draft(["2", "", "1", "4"]).await;
        ana.tabs_to("#card-1 > .words").await;
        ana.press(Key::Enter).await;
        ana.until_draft(["2", "3", "1", "4"]).await;
        ana.tabs_to("#double-1").await;
        ana.press(Key::Space).await;
        ana.until_draft(["2", "3", "1x", "4"]).await;
        is_in_order(&ana, "a guess alone").await;
        ana.tabs_to(&deed("agree_to_guess")).await;
        ana.press(Key::Enter).await;
        ana.until("the guess to be final", async || bea.game().await["phase"]["phase"] != "guessing").await;
        for _ in 0..4 {
            bea.prefers(json!({ "do": "reveal_preference" })).await;
        }
        until_pieces(&stage, [2, 5]).await;
        ana.until_shows("You lead.").await;
        is_quiet(&ana, "a game by keyboard").await;
    });
}

#[test]
fn a_guess_is_made_by_forms_where_there_is_no_script() {
    evening(1, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        bea.chooses_preference().await;
        let cyd = Friend::joins(server, bea.code(), "Cyd").await;
        let plain = Device::phone().blocking("*.js");
        let bo = Guest::joins(browsers, server, plain, bea.code(), "Bo").await;
        let dan = Friend::joins(server, bea.code(), "Dan").await;
        bea.starts().await;
        cyd.is_it().await;
        bo.until_after_reload("[data-guess]").await;
        bo.lays_on(3).await;
        bo.until_draft(["", "", "", "1"]).await;
        bo.presses("[data-tray] [data-token='3']").await;
        bo.lays_on(0).await;
        bo.until_draft(["3", "", "", "1"]).await;
        bo.presses("#take-back").await;
        bo.until_draft(["", "", "", "1"]).await;
        bo.lays_on(1).await;
        bo.until_draft(["", "2", "", "1"]).await;
        bo.lays_on(2).await;
        bo.until_draft(["", "2", "3", "1"]).await;
        bo.lays_on(0).await;
        bo.until_draft(["4", "2", "3", "1"]).await;
        bo.doubles(2).await;
        bo.until_draft(["4", "2x", "3", "1"]).await;
        is_in_order(&bo, "a guess without the script").await;
        fits_in_width(&bo, "a guess without the script").await;
        bea.agrees_with_team().await;
        bo.until_after_reload(".agreed .yes").await;
        bo.does("agree_to_guess").await;
        bo.until_shows("Team Lake is guessing").await;
        assert_eq!(bo.count(".slips .pegs .peg").await, 4, "the tokens lie open");
        dan.places(&[0, 1, 2, 3]).await;
        dan.agrees_with_team().await;
        for _ in 0..4 {
            cyd.prefers(json!({ "do": "reveal_preference" })).await;
        }
        bo.until_after_reload(".gained").await;
        assert_eq!(bo.texts(".gained").await, ["+4", "+3"], "both have moved");
        is_in_order(&bo, "a round without the script").await;
    });
}

#[test]
fn pp_17_a_phone_that_goes_away_holds_nobody_up() {
    evening(2, async |browsers, server| {
        let ana = table_of_ana(browsers, server).await;
        let cyd = Friend::joins(server, ana.code(), "Cyd").await;
        let bo = Guest::joins(browsers, server, Device::phone().french(), ana.code(), "Bo").await;
        let dan = Friend::joins(server, ana.code(), "Dan").await;
        ana.until_lineup(&[&["Ana", "Bo"], &["Cyd", "Dan"]]).await;
        ana.does("start_game").await;
        ana.until_shows("Cyd is IT").await;
        cyd.is_it().await;
        bo.lays_on(0).await;
        ana.until_draft(["1", "", "", ""]).await;
        bo.offline().await;
        for section in [1, 2, 3] {
            ana.lays_on(section).await;
        }
        ana.until_draft(["1", "2", "3", "4"]).await;
        ana.does("agree_to_guess").await;
        bo.until_seen("#offline").await;
        // Until the table has noticed that Bo is away.
        ana.until_shows("Team Lake is guessing").await;
        assert_eq!(bo.draft().await, ["1", "", "", ""], "Bo has seen nothing of it");
        bo.online().await;
        bo.until_shows("L’équipe lac devine").await;
        bo.until_gone("#offline").await;
        dan.places(&[1, 0, 3, 2]).await;
        dan.agrees_with_team().await;
        ana.until_shows("Cyd opens the envelope").await;
        is_quiet(&ana, "a teammate who went away").await;
    });
}

#[test]
fn pp_17_all_see_a_team_talk_it_over_and_only_the_team_moves_its_tokens() {
    evening(4, async |browsers, server| {
        let ana = table_of_ana(browsers, server).await;
        let cyd = Guest::joins(browsers, server, Device::phone().french(), ana.code(), "Cyd").await;
        let bo = Friend::joins(server, ana.code(), "Bo").await;
        let dan = Guest::joins(browsers, server, Device::small_phone(), ana.code(), "Dan").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.until_lineup(&[&["Ana", "Bo"], &["Cyd", "Dan"]]).await;
        ana.does("start_game").await;
        cyd.presses(".boxes form:nth-of-type(1) button").await;
        cyd.until_seen("[data-rank]").await;
        cyd.seals([0, 1, 2, 3]).await;
        cyd.until_shows("On te devine").await;

        // Every token that is laid, doubled or taken back is seen by IT, by the other team and on the stage.
        ana.until_seen("[data-guess]").await;
        ana.lays_on(2).await;
        ana.until_draft(["", "", "1", ""]).await;
        for page in [&*cyd, &*dan] {
            page.until("the token to be seen", async || page.texts(".slips .peg").await == ["1"]).await;
        }
        stage.until("the token to be on the stage", async || stage.count(".pp-chip").await == 1).await;
        bo.prefers(json!({ "do": "place_token", "token": 2, "section": 0 })).await;
        bo.prefers(json!({ "do": "double_token", "token": 2 })).await;
        for page in [&*cyd, &*dan] {
            page.until("the doubled token", async || page.count(".slips .peg-doubled").await == 1).await;
            assert_eq!(page.count(".slips .peg").await, 2);
            const PRESSED: &str =
                "main [data-guess], main form:not(.reactions), main form:not(.reactions) button";
            assert_eq!(page.count(PRESSED).await, 0, "nothing to press");
        }
        stage.until("both tokens to be on the stage", async || stage.count(".pp-chip").await == 2).await;
        dan.until_shows("You see Team Poppy thinking").await;
        cyd.until_shows("Tu vois l’équipe coquelicot réfléchir").await;
        for (page, name) in
            [(&*cyd, "IT"), (&*dan, "the other team"), (&*ana, "the team"), (&stage, "the stage")]
        {
            is_in_order(page, &format!("a guess on its way, for {name}")).await;
        }
        fits_in_width(&cyd, "a guess on its way").await;
        fits_in_width(&dan, "a guess on its way").await;
        cyd.screenshot("phone-preference-talk-it-fr").await;
        stage.screenshot("stage-preference-talk").await;
        bo.prefers(json!({ "do": "take_back_token", "token": 2 })).await;
        for page in [&*cyd, &*dan] {
            page.until("the token to be gone", async || page.texts(".slips .peg").await == ["1"]).await;
            page.reload().await;
            page.until_seen(".slips .peg").await;
        }

        // What is final stays where it lies.
        for section in [0, 1, 3] {
            ana.lays_on(section).await;
        }
        ana.until_draft(["2", "3", "1", "4"]).await;
        ana.does("agree_to_guess").await;
        bo.agrees_with_team().await;
        dan.until_shows("It’s your turn to guess.").await;
        assert_eq!(dan.count(".slips .pegs .peg").await, 4, "the tokens lie there");
        dan.lays_on(1).await;
        cyd.until("IT to see their own team", async || cyd.count(".slips .peg").await == 5).await;
        is_quiet(&ana, "an open talk").await;
    });
}

#[test]
fn who_does_not_answer_is_skipped_from_the_foot_of_the_page() {
    evening(2, async |browsers, server| {
        let ana = table_of_ana(browsers, server).await;
        let cyd = Friend::joins(server, ana.code(), "Cyd").await;
        let bo = Friend::joins(server, ana.code(), "Bo").await;
        let dan = Friend::joins(server, ana.code(), "Dan").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.until_lineup(&[&["Ana", "Bo"], &["Cyd", "Dan"]]).await;
        ana.does("start_game").await;
        ana.until_shows("Cyd is IT").await;
        cyd.prefers(json!({ "do": "choose_category", "category": "food" })).await;
        ana.until_shows("Cyd is ranking these").await;
        ana.presses("#skips > summary").await;
        ana.presses(&deed("skip")).await;
        stage.until_shows("Nobody waits for Cyd for now.").await;
        stage.until_shows("Bo is IT first").await;
        ana.until_shows("Bo is IT").await;

        // Bo is of Ana's team, and the others guess first.
        bo.is_it().await;
        ana.until_shows("Team Lake is guessing").await;
        dan.places(&[0, 1, 2, 3]).await;
        ana.presses("#skips > summary").await;
        is_in_order(&ana, "somebody to be skipped").await;
        let cyd = ana.text(&format!("{} span:has(bdi)", deed("skip"))).await;
        assert!(cyd.contains("Cyd"), "{cyd}");
        ana.presses(&deed("skip")).await;
        dan.agrees_with_team().await;
        ana.until_shows("It’s your turn to guess.").await;
    });
}
