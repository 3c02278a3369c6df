//! A whole game of Personal Preference on a short board: two teams of two with four browsers, and a TV.

use super::{
    checks::{content, fits_in_width, is_in_order, is_quiet},
    evening::evening,
    guest::{Guest, deed, pause},
    tokens::until_pieces,
};
use crate::support::{Browser, Device, Key};

/// Ana and Zoé are Team Poppy, Bo and Dan are Team Lake. They sit as Ana, Bo, Zoé, Dan, and Ana is the host:
/// Bo is IT first (PP-5).
struct Party {
    /// At a desk.
    ana: Guest,
    /// On a small phone, in French.
    zoe: Guest,
    /// On a phone in a dark room.
    bo: Guest,
    dan: Guest,
    stage: Browser,
}

/// The button of a box.
pub(crate) fn a_box(category: &str) -> String {
    format!(r#"form:has(> input[name="category"][value="{category}"]) button"#)
}

async fn title(page: &Browser) -> String {
    page.eval("return document.title").await
}

async fn until_titled(page: &Browser, words: &str) {
    page.until(&format!("the title to say “{words}”"), async || title(page).await.starts_with(words)).await;
}

#[test]
fn two_teams_of_two_play_a_short_game_to_a_tie_and_beyond() {
    evening(5, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::desktop(), "Ana").await;
        let small = Device::small_phone().french();
        let zoe = Guest::joins(browsers, server, small, ana.code(), "Zoé").await;
        // Some of us have asked for less motion: whatever moves for the others, they are not waiting for it.
        let dark = Device::phone().dark().reduced_motion();
        let bo = Guest::joins(browsers, server, dark, ana.code(), "Bo").await;
        let dan = Guest::joins(browsers, server, Device::phone().reduced_motion(), ana.code(), "Dan").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        let party = Party { ana, zoe, bo, dan, stage };

        party.make_teams().await;
        party.bo_ranks().await;
        party.poppy_guesses().await;
        party.lake_guesses().await;
        party.bo_opens().await;
        for page in [&*party.ana, &*party.zoe, &party.stage] {
            page.moves_less().await;
        }
        party.second_round().await;
        party.poppy_passes().await;
        party.tie().await;
        party.decision().await;
    });
}

impl Party {
    /// By a tap and by a finger, the short board, and guesses that only their team sees.
    async fn make_teams(&self) {
        let Party { ana, zoe, stage, .. } = self;
        ana.presses(r#"form:has(input[value="preference"]) .game-card"#).await;
        ana.until_lineup(&[&["Ana", "Bo"], &["Zoé", "Dan"]]).await;
        ana.presses("#house-rules > summary").await;
        ana.presses(r#"button[value="short"]"#).await;
        ana.until_seen(r#"button[value="short"][aria-pressed="true"]"#).await;
        ana.presses(r#"button[value="team_only"]"#).await;
        ana.until_seen(r#"button[value="team_only"][aria-pressed="true"]"#).await;
        ana.presses("#guest-1 bdi").await;
        ana.presses("#team-0 > button").await;
        ana.until_lineup(&[&["Ana", "Bo", "Zoé"], &["Dan"]]).await;
        pause().await;
        ana.carries_over("#guest-2 .badge", "#team-1 .team-head").await;
        ana.until_lineup(&[&["Ana", "Zoé"], &["Bo", "Dan"]]).await;
        zoe.until_lineup(&[&["Ana", "Zoé"], &["Bo", "Dan"]]).await;
        assert!(zoe.shows("L’équipe coquelicot").await);
        ana.does("start_game").await;
        stage.until_shows("Bo is IT first").await;
        assert!(stage.shows("Team Lake may choose the box.").await);
        until_pieces(stage, [0, 0]).await;
    }

    /// PP-6, PP-8, PP-10: a box is chosen, a card goes back, the rest is ranked by every means, and nothing
    /// is lost by a reload. His order is 0, 3, 1, 2.
    async fn bo_ranks(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        zoe.until_shows("L’équipe lac, au départ, choisit une boîte.").await;
        assert_eq!(zoe.count(".boxes").await + ana.count(".boxes").await, 0, "it is not theirs to choose");
        dan.until_seen(&a_box("people")).await;
        until_titled(bo, "Your turn").await;
        is_in_order(bo, "the boxes to choose from").await;
        bo.click(&a_box("food")).await;
        bo.until_seen("[data-rank]").await;
        let unknown = bo.text("#card-2 .words").await;
        bo.presses("#card-2 .unknown").await;
        bo.until("another card to come", async || bo.text("#card-2 .words").await != unknown).await;

        bo.taps_in_order(&[3]).await;
        bo.until_row(&[3]).await;
        bo.carries("#card-1", "#card-3 .grip svg").await;
        bo.until_row(&[3, 1]).await;
        bo.reload().await;
        bo.until_row(&[3, 1]).await;
        bo.tabs_to("#card-0 .grip").await;
        bo.press(Key::Home).await;
        bo.until_row(&[0, 3, 1]).await;
        bo.taps_in_order(&[2]).await;
        bo.until_row(&[0, 3, 1, 2]).await;
        is_in_order(bo, "a full ranking").await;
        stage.until_shows("Bo is IT and ranks these four").await;
        assert_eq!(stage.count(".stamp").await, 0, "nobody knows yet");
        bo.does("seal_ranking").await;
    }

    /// PP-12, PP-13, PP-17: two people move the same tokens, and nobody else sees it, as the house rules
    /// say. 1 and 2 lie right, 3 and 4 do not.
    async fn poppy_guesses(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        bo.until_shows("They are guessing you").await;
        dan.until_shows("Team Poppy is guessing").await;
        stage.until_shows("Guessing now: Team Poppy. Then: Team Lake.").await;
        until_titled(ana, "Your guess").await;
        assert_eq!(bo.count("main form, main button").await, 0, "IT is offered nothing (PP-11)");
        let before = [content(bo).await, content(dan).await, content(stage).await];

        ana.lays_on(0).await;
        zoe.until_draft(["1", "", "", ""]).await;
        zoe.until_shows("Le dernier coup\u{a0}: Ana.").await;
        zoe.lays_on(3).await;
        ana.until_draft(["1", "", "", "2"]).await;
        ana.until_shows("Zoé moved last.").await;
        zoe.carries_over("[data-tray] [data-token='3']", "#card-2 .words").await;
        zoe.until_draft(["1", "", "3", "2"]).await;
        // A card is dragged for the token on it.
        for [from, to] in [["#card-2", "#card-1 .words"], ["#card-1", "#card-2 .words"]] {
            zoe.carries_by_words(from, to).await;
            zoe.until("the token to lie there", async || {
                zoe.count(&format!("{} [data-token='3']", &to[..7])).await == 1
            })
            .await;
        }
        zoe.until_draft(["1", "", "3", "2"]).await;
        ana.lays_on(1).await;
        ana.until_draft(["1", "4", "3", "2"]).await;
        zoe.until_draft(["1", "4", "3", "2"]).await;
        ana.doubles(1).await;
        ana.until_draft(["1x", "4", "3", "2"]).await;
        zoe.doubles(3).await;
        ana.until_draft(["1x", "4", "3x", "2"]).await;
        ana.until_shows("this round: 0 to +6").await;
        zoe.until_draft(["1x", "4", "3x", "2"]).await;

        zoe.does("agree_to_guess").await;
        ana.until_shows("Zoé agrees.").await;
        is_in_order(zoe, "a guess that was agreed to").await;
        fits_in_width(zoe, "a guess that was agreed to").await;
        zoe.screenshot("phone-preference-guess-fr").await;
        ana.doubles(2).await;
        ana.until_draft(["1x", "4", "3x", "2x"]).await;
        zoe.until_seen(&deed("agree_to_guess")).await;
        assert!(!ana.shows("Zoé agrees.").await, "a change takes the agreements back");
        pause().await;
        ana.doubles(2).await;
        ana.until_draft(["1x", "4", "3x", "2"]).await;
        is_in_order(ana, "a guess of two").await;

        assert_eq!(
            [content(bo).await, content(dan).await, content(stage).await],
            before,
            "it is theirs only"
        );
        for page in [bo, dan] {
            page.reload().await;
            page.until_seen(".slips").await;
            assert_eq!(page.count(".peg").await, 0, "and remains so");
        }
        zoe.until_draft(["1x", "4", "3x", "2"]).await;
        zoe.does("agree_to_guess").await;
        ana.does("agree_to_guess").await;
    }

    /// PP-15, PP-17: IT's teammate guesses last, and sees what lies there. 3 and 4 lie right, 1 and 2 do not.
    async fn lake_guesses(&self) {
        let Party { zoe, bo, dan, stage, .. } = self;
        dan.until_shows("It’s your turn to guess.").await;
        assert_eq!(dan.count(".slips .pegs .peg").await, 4, "placed tokens lie open");
        stage.until("the tokens to be on the stage", async || stage.count(".pp-chip").await == 4).await;
        bo.until("the tokens to be open to IT", async || bo.count(".slips .peg").await == 4).await;
        zoe.until_shows("Ta réponse est sur les cartes.").await;
        until_titled(zoe, "L’équipe lac devine").await;
        is_in_order(zoe, "a guess that is placed").await;
        is_in_order(bo, "one who is guessed").await;
        for section in [3, 0, 1, 2] {
            dan.lays_on(section).await;
        }
        dan.until_draft(["2", "3", "4", "1"]).await;
        for token in [1, 3, 4] {
            dan.doubles(token).await;
        }
        dan.until_draft(["2", "3x", "4x", "1x"]).await;
        assert_eq!(stage.count(".pp-chip").await, 4, "and those that are on their way do not");
        dan.does("agree_to_guess").await;
    }

    /// PP-18 to PP-20: the envelope is opened, and the pieces walk.
    async fn bo_opens(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        stage.until_shows("Bo opens the envelope").await;
        assert_eq!(stage.count(".pp-chip").await, 8);
        until_titled(bo, "Your turn").await;
        assert_eq!(dan.count(&deed("reveal_preference")).await, 0, "only IT opens it");
        for (place, pieces) in [(1, [2, 0]), (2, [3, 0]), (3, [2, 2]), (4, [2, 4])] {
            bo.until_shows(["1st", "2nd", "3rd", "4th"][place - 1]).await;
            bo.does("reveal_preference").await;
            until_pieces(stage, pieces).await;
            assert_eq!(stage.count(".stamp[data-sound-cue=turn]").await, place);
            if place == 2 {
                is_in_order(zoe, "an envelope that is half open").await;
                is_in_order(stage, "the stage in the middle of a reveal").await;
                stage.screenshot("stage-preference-reveal").await;
            }
        }
        assert_eq!(stage.texts("[id^=move-0-]").await, ["+2", "+1", "−1", "0"]);
        assert_eq!(stage.texts("[id^=move-1-]").await, ["0", "0", "+2", "+2"], "nobody goes back from Start");
        assert!(stage.count("[data-sound-cue=step]").await > 0, "a step is heard");
        stage.until_shows("In the lead: Team Lake").await;
        zoe.until_shows("L’équipe lac mène.").await;
        ana.until_shows("So this is Bo").await;
        is_in_order(zoe, "a round that is over").await;
    }

    /// A team's guess, quickly: one lays it, and all who guess for it agree.
    async fn guess(&self, guessers: &[&Guest], sections: [usize; 4], doubled: &[usize]) {
        guessers[0].until_seen("[data-guess]").await;
        guessers[0].places(sections, doubled).await;
        let mut lies = [const { String::new() }; 4];
        for (token, section) in (1..).zip(sections) {
            lies[section] = format!("{token}{}", if doubled.contains(&token) { "x" } else { "" });
        }
        for guest in guessers {
            guest.until_draft(lies.each_ref().map(String::as_str)).await;
            guest.does("agree_to_guess").await;
        }
    }

    /// IT opens the whole envelope.
    async fn open(&self, it: &Guest) {
        it.until_seen(&deed("reveal_preference")).await;
        for _ in 0..4 {
            it.moves("reveal_preference").await;
        }
    }

    /// All right and all doubled, for both.
    async fn second_round(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        dan.does("draw_cards").await;
        zoe.until_seen("[data-rank]").await;
        zoe.seals([0, 1, 2, 3]).await;
        assert_eq!(bo.count(&deed("pass_turn")).await, 0, "the first do not pass");
        self.guess(&[bo, dan], [0, 1, 2, 3], &[1, 2, 3, 4]).await;
        ana.until_seen("[data-guess]").await;
        assert_eq!(ana.count(&deed("pass_turn")).await, 0, "nor do those who guess last anyway");
        self.guess(&[ana], [0, 1, 2, 3], &[1, 2, 3, 4]).await;
        self.open(zoe).await;
        until_pieces(stage, [10, 12]).await;
    }

    /// PP-16: what lay there before stays, also through a reload.
    async fn poppy_passes(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        ana.does("draw_cards").await;
        dan.until_seen("[data-rank]").await;
        dan.seals([3, 2, 1, 0]).await;
        ana.lays_on(3).await;
        zoe.until_draft(["", "", "", "1"]).await;
        is_in_order(zoe, "a team that may pass").await;
        zoe.does("pass_turn").await;
        stage.until_shows("Team Poppy passed and will guess last.").await;
        bo.until_seen("[data-guess]").await;
        is_in_order(ana, "a team that has passed").await;
        assert_eq!(ana.count("[data-guess]").await, 0, "it is not their turn any more");
        self.guess(&[bo], [3, 2, 1, 0], &[]).await;
        ana.until_draft(["", "", "", "1"]).await;
        ana.reload().await;
        ana.until_draft(["", "", "", "1"]).await;
        assert_eq!(ana.count(&deed("pass_turn")).await, 0, "once is enough");
        self.guess(&[ana, zoe], [3, 2, 1, 0], &[1, 2, 3, 4]).await;
        self.open(dan).await;
        until_pieces(stage, [18, 16]).await;
        stage.until_shows("In the lead: Team Poppy").await;
    }

    /// PP-21, PP-22: both come to Finish.
    async fn tie(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        bo.does("draw_cards").await;
        ana.until_seen("[data-rank]").await;
        ana.seals([0, 1, 2, 3]).await;
        self.guess(&[bo, dan], [0, 1, 2, 3], &[]).await;
        self.guess(&[zoe], [0, 1, 3, 2], &[]).await;
        self.open(ana).await;
        until_pieces(stage, [20, 20]).await;
        stage.until_shows("A tie at Finish!").await;
        zoe.until_shows("L’équipe coquelicot et l’équipe lac").await;
        ana.until_shows("are tied at Finish").await;
        is_in_order(zoe, "a tie").await;
        is_in_order(stage, "a tie on the stage").await;
        stage.screenshot("stage-preference-tie").await;
    }

    /// At Finish a team chooses its box as on a corner, and one round decides.
    async fn decision(&self) {
        let Party { ana, zoe, bo, dan, stage } = self;
        dan.presses(&a_box("people")).await;
        bo.until_seen("[data-rank]").await;
        bo.seals([0, 1, 2, 3]).await;
        self.guess(&[zoe, ana], [0, 1, 2, 3], &[1]).await;
        self.guess(&[dan], [1, 0, 2, 3], &[1]).await;
        self.open(bo).await;
        until_pieces(stage, [25, 21]).await;
        stage.until_shows("Victory for Team Poppy!").await;
        bo.until_shows("Team Poppy has done it").await;
        zoe.does("finish_game").await;
        ana.until_shows("Your team wins!").await;
        dan.until_shows("Team Poppy wins!").await;
        until_titled(zoe, "La fin").await;
        for (page, name) in [(ana, "desk"), (zoe, "small phone"), (bo, "dark phone"), (dan, "phone")] {
            page.until_seen(".turns").await;
            is_in_order(page, &format!("the end on a {name}")).await;
            fits_in_width(page, name).await;
        }
        is_in_order(stage, "the end on the stage").await;
        assert_eq!(stage.texts(".pad tbody td").await.len(), 10, "five rounds of two teams");
        stage.screenshot("stage-preference-end").await;
        is_quiet(stage, "the whole game").await;
    }
}
