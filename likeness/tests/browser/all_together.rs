//! A whole evening: four people with four kinds of browsers, and a TV.

use super::{
    checks::{is_in_order, is_quiet, until_still},
    evening::evening,
    guest::{Guest, deed},
};
use crate::support::{Browser, Device};

/// The four in the order in which they arrive, and so in the order of their turns.
struct Party {
    /// At a desk; reloads in the middle of her ranking.
    chloe: Guest,
    /// On a small phone, in French.
    zoe: Guest,
    /// The script is blocked: pages and forms only.
    bo: Guest,
    /// On a phone in a dark room; goes away and comes back.
    dan: Guest,
    stage: Browser,
}

#[test]
fn four_people_play_a_whole_game_before_a_stage() {
    evening(5, async |browsers, server| {
        let chloe = Guest::starts_table(browsers, server, Device::desktop(), "Chloe").await;
        is_in_order(&chloe, "the lobby of one").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", chloe.table)).await;

        let zoe = browsers.open(Device::small_phone().french()).await;
        zoe.goto(&chloe.table).await;
        is_in_order(&zoe, "the door in French").await;
        let zoe = Guest::comes_in(zoe, server, "Zoé").await;
        let bo = browsers.open(Device::desktop().reduced_motion().blocking("*.js")).await;
        bo.goto(server.url("/")).await;
        is_in_order(&bo, "the front page without the script").await;
        bo.fill("#code", &chloe.code().to_lowercase()).await;
        bo.click("form[action='/join'] button").await;
        let bo = Guest::comes_in(bo, server, "Bo").await;
        let dan =
            Guest::joins(browsers, server, Device::phone().dark().reduced_motion(), chloe.code(), "Dan")
                .await;
        let party = Party { chloe, zoe, bo, dan, stage };

        party.gather().await;
        party.first_turn().await;
        for page in [&*party.chloe, &*party.zoe, &party.stage] {
            page.moves_less().await;
        }
        party.dan_comes_back().await;
        party.second_turn().await;
        party.third_turn().await;
        party.last_turn().await;
        party.end().await;
    });
}

impl Party {
    async fn gather(&self) {
        let Party { chloe, zoe, bo, dan, stage } = self;
        stage.until_shows("4 people are here").await;
        assert_eq!(stage.texts(".people bdi").await, ["Chloe", "Zoé", "Bo", "Dan"]);
        let code = chloe.code();
        assert!(stage.shows(&format!("{} {}", &code[..3], &code[3..])).await, "the stage shows the code");
        let qr = "const qr = document.querySelector('img.qr'); return qr.complete && qr.naturalWidth > 0";
        stage.until("the QR code to be drawn", async || stage.eval(qr).await).await;
        is_in_order(stage, "the stage in the lobby").await;
        stage.screenshot("stage-lobby").await;

        chloe.until_shows("Who is playing?").await;
        is_in_order(chloe, "the lobby of the host").await;
        zoe.until_shows("Chloe lance la partie quand tout le monde est là.").await;
        is_in_order(zoe, "the lobby of a guest in French").await;
        zoe.screenshot("phone-lobby-fr").await;
        bo.returns_to_table().await;
        assert_eq!(bo.texts(".people bdi").await, ["Chloe", "Zoé", "Bo", "Dan"]);
        is_in_order(bo, "the lobby without the script").await;
        is_in_order(dan, "the lobby in the dark").await;
        dan.screenshot("phone-lobby-dark").await;
    }

    /// Chloe is guessed while Dan is in a tunnel: nobody waits for him.
    async fn first_turn(&self) {
        let Party { chloe, zoe, bo, dan, stage } = self;
        chloe.plays_one_turn_each().await;
        chloe.does("start_game").await;
        stage.until_shows("Chloe begins").await;
        is_in_order(stage, "the stage before the first turn").await;
        zoe.until_shows("Chloe commence").await;
        is_in_order(zoe, "the hand before the first turn").await;
        dan.until_shows("Chloe begins").await;
        dan.offline().await;

        chloe.does("draw_cards").await;
        chloe.taps_in_order(&[2, 0]).await;
        zoe.until_shows("Chloe les classe").await;
        is_in_order(zoe, "the hand of one who looks on").await;
        stage.until_shows("Chloe is ranking these").await;
        is_in_order(stage, "the stage while somebody ranks").await;
        stage.screenshot("stage-ranking").await;
        chloe.reload().await;
        assert_eq!(chloe.row().await, [2, 0], "a reload loses nothing");
        is_in_order(chloe, "the hand in the middle of a ranking").await;
        chloe.taps_in_order(&[4, 1, 3]).await;
        chloe.does("seal_ranking").await;

        zoe.taps_in_order(&[0, 2, 4, 1]).await;
        bo.until_after_reload("[data-rank]").await;
        assert_eq!(bo.row().await, [0, 2, 4, 1]);
        bo.taps_in_order(&[3]).await;
        is_in_order(bo, "the hand of a guesser without the script").await;
        bo.screenshot("desktop-guessing-plain").await;
        bo.does("agree_to_guess").await;
        zoe.until_row(&[0, 2, 4, 1, 3]).await;
        zoe.until_shows("Bo est d’accord.").await;
        is_in_order(zoe, "the hand of a guesser").await;
        zoe.screenshot("phone-guessing-fr").await;
        stage.until_shows("What makes Chloe happy?").await;
        is_in_order(stage, "the stage while the table guesses").await;
        stage.screenshot("stage-guessing").await;
        is_in_order(chloe, "the hand of one who is guessed").await;
        assert!(
            dan.eval::<bool>("return !document.getElementById('offline').hidden").await,
            "Dan knows that he is offline"
        );

        zoe.does("agree_to_guess").await;
        stage.until_shows("3 in the right place. +3 points").await;
        self.reveal_is_whole(3).await;
        zoe.until_shows("3 à la bonne place. +3 points").await;
        is_in_order(zoe, "the hand at the reveal").await;
        zoe.screenshot("phone-reveal-fr").await;
    }

    /// The stage shows both rows, place by place, and the points.
    async fn reveal_is_whole(&self, points: u32) {
        let stage = &self.stage;
        is_in_order(stage, "the stage at the reveal").await;
        stage.screenshot("stage-reveal").await;
        assert_eq!(stage.texts(".compare .card:not(.card-low) .card-words").await.len(), 5, "the ranking");
        assert_eq!(stage.texts(".compare .card-low .card-words").await.len(), 5, "the guess");
        assert_eq!(stage.count(".compare .tick").await, 5, "the comparison");
        assert_eq!(stage.text("#r-side .score b").await, points.to_string(), "the score so far");
    }

    async fn dan_comes_back(&self) {
        let Party { dan, stage, .. } = self;
        self.bo_looks_again().await;
        assert!(dan.shows("Chloe begins").await, "Dan saw nothing of it");
        dan.online().await;
        dan.until_shows("So this is Chloe").await;
        dan.until_shows("3 in the right place. +3 points").await;
        assert_eq!(dan.text("#r-top .person").await, "Dan", "Dan has his seat");
        stage.until_shows("Dan is back.").await;
        is_in_order(dan, "the hand of one who came back").await;
        dan.screenshot("phone-reveal-dark").await;
    }

    /// Zoé is guessed to perfection (GH-8).
    async fn second_turn(&self) {
        let Party { chloe, zoe, bo, dan, stage } = self;
        zoe.does("draw_cards").await;
        zoe.taps_in_order(&[0, 1, 2, 3, 4]).await;
        is_in_order(zoe, "the hand before the envelope is sealed").await;
        zoe.screenshot("phone-ranking-fr").await;
        zoe.does("seal_ranking").await;
        self.bo_looks_again().await;
        chloe.taps_in_order(&[0, 1, 2, 3, 4]).await;
        self.all_agree([chloe, dan, bo]).await;
        stage.until_shows("All 5 right! That counts double. +10 points").await;
        self.reveal_is_whole(13).await;
    }

    /// Bo ranks without the script, by forms.
    async fn third_turn(&self) {
        let Party { chloe, zoe, bo, dan, stage } = self;
        bo.until_after_reload(&deed("draw_cards")).await;
        bo.does("draw_cards").await;
        bo.taps_in_order(&[4, 3, 2, 1, 0]).await;
        is_in_order(bo, "a ranking without the script").await;
        bo.does("seal_ranking").await;
        dan.taps_in_order(&[0, 1, 2, 3, 4]).await;
        self.all_agree([dan, zoe, chloe]).await;
        stage.until_shows("One in the right place. +1 point").await;
        bo.until_after_reload(".outcome").await;
        is_in_order(bo, "the reveal without the script").await;
    }

    async fn last_turn(&self) {
        let Party { chloe, zoe, bo, dan, stage } = self;
        dan.does("draw_cards").await;
        dan.taps_in_order(&[1, 2, 3, 4, 0]).await;
        dan.screenshot("phone-ranking-dark").await;
        dan.does("seal_ranking").await;
        self.bo_looks_again().await;
        zoe.taps_in_order(&[1, 2, 3, 4, 0]).await;
        self.all_agree([zoe, chloe, bo]).await;
        stage.until_shows("All 5 right! That counts double. +10 points").await;
    }

    /// Whoever has no script counts as here for a minute and a half after a page: the checks of the other
    /// screens may take longer on a busy machine, and the game would go on without Bo.
    async fn bo_looks_again(&self) {
        self.bo.returns_to_table().await;
    }

    async fn all_agree(&self, guessers: [&Guest; 3]) {
        for guest in guessers {
            if std::ptr::eq(guest, &self.bo) {
                guest.until_after_reload(&format!("{}:enabled", deed("agree_to_guess"))).await;
            }
            guest.does("agree_to_guess").await;
        }
    }

    /// GH-11 and GH-12: the score of the table against perfect and against blind guessing.
    async fn end(&self) {
        let Party { chloe, zoe, bo, dan, stage } = self;
        chloe.does("finish_game").await;
        stage.until_shows("You know each other well").await;
        for page in [stage, chloe, dan] {
            page.until_shows("of 40 points").await;
            assert_eq!(page.text(".score b").await, "24");
            assert!(page.shows("Random guesses earn 4.2 on average.").await);
            is_in_order(page, "the end").await;
        }
        zoe.until_shows("points sur 40").await;
        assert!(zoe.shows("Deviner au hasard rapporte 4,2 en moyenne.").await);
        bo.until_after_reload(".meter").await;
        is_in_order(bo, "the end without the script").await;
        until_still(zoe).await;
        stage.screenshot("stage-end").await;
        zoe.screenshot("phone-end-fr").await;
        dan.screenshot("phone-end-dark").await;
        is_quiet(zoe, "the whole game").await;
    }
}
