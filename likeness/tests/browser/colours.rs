//! True Colours: four people who vote in three ways, and a server that is killed between vote and count.

use super::{
    checks::{fits_in_width, is_in_order, until_still},
    evening::evening,
    guest::{Guest, pause},
    player::{Manner, Player},
};
use crate::support::{Browser, Browsers, Device, Key, Server};

/// Everybody who may be voted for.
pub(crate) fn peg(seat: u8) -> String {
    format!(".tc-peg:has([value='{seat}'])")
}

/// A voting card that is still in the hand.
fn card(seat: u8) -> String {
    format!("[data-vote][value='{seat}']:not(:checked)")
}

pub(crate) fn prediction(symbol: &str) -> String {
    format!(".tc-prediction[value={symbol}]")
}

impl Player {
    /// Casts two votes in this person's own manner.
    pub(crate) async fn votes(&self, votes: [u8; 2]) {
        self.finds(&peg(votes[0])).await;
        for (number, seat) in votes.into_iter().enumerate() {
            match self.manner {
                Manner::Taps | Manner::Plain => {
                    self.guest.scrolls_to(&peg(seat)).await;
                    self.guest.click(&peg(seat)).await;
                }
                Manner::Keys => {
                    self.guest.tabs_to(&card(seat)).await;
                    self.guest.press(Key::Space).await;
                }
            }
            if number == 0 {
                assert_eq!(self.guest.count("[data-vote]:checked").await, 1, "one vote, and nothing is sent");
                self.guest.until_seen(".tc-half").await;
            }
        }
        if self.manner == Manner::Plain {
            self.presses_there(".btn-brass.no-js").await;
        }
    }

    pub(crate) async fn predicts(&self, symbol: &str) {
        self.presses(&prediction(symbol)).await;
    }

    /// The votes that this person is shown to have in the box, from seat to seat.
    async fn in_the_box(&self) -> Vec<String> {
        self.finds(".tc-box").await;
        self.guest.texts(".tc-box li bdi").await
    }
}

/// The question on a page, by its card.
async fn question(page: &Browser) -> String {
    page.until_seen("[id^=question-]").await;
    page.eval("return document.querySelector('[id^=question-]').id").await
}

/// How many cards of each colour the stage has laid out.
pub(crate) async fn cards_on(stage: &Browser) -> Vec<usize> {
    stage
        .eval(
            "return [...document.querySelectorAll('.peg-line > li')]
                .map(peg => peg.querySelectorAll('.vote').length)",
        )
        .await
}

/// The spaces on which the pawns stand.
pub(crate) async fn pawns_on(stage: &Browser) -> Vec<u32> {
    stage
        .eval(
            "return [...document.querySelectorAll('.pawn')].sort((one, other) => one.id < other.id ? -1 : 1)
                .map(pawn => Number([...pawn.classList].find(name => name.startsWith('on-')).slice(3)))",
        )
        .await
}

/// Four at a table, and a stage.
struct Party {
    /// On a phone; reads the first question and is seen most.
    ana: Player,
    /// On a small phone, in French; comes back after the crash.
    bo: Player,
    /// At a desk, with the keyboard only.
    cyd: Player,
    /// On a phone, without the script.
    dan: Player,
    stage: Browser,
}

#[test]
fn four_play_a_short_game_and_find_their_votes_after_a_crash() {
    evening(5, async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        party.prepare().await;
        party.hesitant_vote().await;
        party.crash_before_the_last_vote(server).await;
        party.crash_before_the_count(server).await;
        party.first_count().await;
        for page in [&*party.ana.guest, &*party.bo.guest, &party.stage] {
            page.moves_less().await;
        }
        party.between_rounds().await;
        for round in 2..=4 {
            party.swift_round(round).await;
        }
        party.end().await;
    });
}

impl Party {
    async fn gather(browsers: &Browsers, server: &Server) -> Party {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let code = ana.code().to_owned();
        let bo = Guest::joins(browsers, server, Device::small_phone().french(), &code, "Bo").await;
        // Some of us have asked for less motion: whatever moves for the others, they are not waiting for it.
        let cyd = Guest::joins(browsers, server, Device::desktop().reduced_motion(), &code, "Cyd").await;
        let plain = Device::phone().reduced_motion().blocking("*.js");
        let dan = Guest::joins(browsers, server, plain, &code, "Dan").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        let player = |guest, manner| Player { guest, manner };
        Party {
            ana: player(ana, Manner::Taps),
            bo: player(bo, Manner::Taps),
            cyd: player(cyd, Manner::Keys),
            dan: player(dan, Manner::Plain),
            stage,
        }
    }

    fn all(&self) -> [&Player; 4] {
        [&self.ana, &self.bo, &self.cyd, &self.dan]
    }

    /// The game and a short board are chosen, and somebody writes a question.
    async fn prepare(&self) {
        let Party { ana, bo, dan, stage, .. } = self;
        ana.presses("form:has(input[value='colours']) .game-card").await;
        ana.guest.until_shows("With four, numbers sometimes give votes away").await;
        ana.presses("#house-rules > summary").await;
        ana.presses("#house-rules button[name=goal][value='12']").await;
        ana.guest.until_seen("#house-rules button[name=goal][value='12'][aria-pressed=true]").await;
        is_in_order(&ana.guest, "the lobby of True Colours").await;

        for player in [bo, dan] {
            player.presses("#write > summary").await;
            let text =
                format!("Who of us would <b>marry</b> a {}?", player.guest.text("#r-top .person").await);
            player.guest.fill("#write-text", &text).await;
            player.guest.does("write_card").await;
        }
        bo.guest.until_shows("2 questions de cette table").await;
        fits_in_width(&bo.guest, "the lobby in French").await;
        is_in_order(&bo.guest, "the lobby in French").await;
        ana.does("start_game").await;
        ana.guest.until_shows("You read the first question").await;
        stage.until_shows("Ana reads first").await;
        stage.until_shows("2 questions of this table are in the pile.").await;
    }

    /// Somebody skips the first question; the next one is voted on, not without second thoughts.
    async fn hesitant_vote(&self) {
        let Party { ana, bo, cyd, dan, stage } = self;
        ana.presses("form:has([value=turn_question]) button").await;
        let first = question(&bo.guest).await;
        dan.finds(&format!("#{first}")).await;
        cyd.does("put_back_question").await;
        ana.guest.until_gone(&format!("#{first}")).await;
        let second = question(&ana.guest).await;
        assert_ne!(first, second);
        bo.guest.until_seen(&format!("#{second}")).await;
        for player in [ana, bo] {
            is_in_order(&player.guest, "the vote").await;
            fits_in_width(&player.guest, "the vote").await;
        }
        is_in_order(stage, "the stage before the vote").await;

        // Twice the same, in the time of a double tap.
        ana.votes([2, 2]).await;
        assert_eq!(ana.in_the_box().await, ["Cyd"]);
        assert_eq!(ana.guest.text(".tc-box li.votes-2 span:last-child").await, "2 ×");
        stage.until_shows("1 of 4 has voted").await;
        ana.does("take_back_ballot").await;
        stage.until_shows("Nobody has voted yet").await;
        ana.guest.until_seen(&peg(3)).await;
        // The first one is taken back before the second.
        ana.guest.click(&peg(3)).await;
        ana.guest.until_seen(".tc-half button").await;
        ana.guest.click(".tc-half button").await;
        ana.guest
            .until("no vote to be ticked", async || ana.guest.count("[data-vote]:checked").await == 0)
            .await;
        pause().await;
        ana.votes([1, 3]).await;
        assert_eq!(ana.in_the_box().await, ["Bo", "Dan"]);
        ana.does("take_back_ballot").await;
        ana.votes([1, 1]).await;
        assert_eq!(ana.in_the_box().await, ["Bo"]);
        is_in_order(&ana.guest, "votes in the box").await;

        bo.votes([0, 0]).await;
        assert_eq!(bo.in_the_box().await, ["Ana"]);
        assert!(bo.guest.shows("Tes votes sont dans la boîte.").await);
        cyd.votes([0, 3]).await;
        assert_eq!(cyd.in_the_box().await, ["Ana", "Dan"]);
        stage.until_shows("3 of 4 have voted").await;
        until_still(stage).await;
        stage.screenshot("stage-colours-voting").await;
    }

    /// The server is killed, and everybody finds it again when it is back.
    async fn crash(&self, server: &mut Server) {
        server.kill();
        self.bo.guest.until_seen("#offline").await;
        server.restart();
        // A phone that was put away, and comes back to the table by its link.
        self.bo.guest.returns_to_table().await;
        for page in [&*self.ana.guest, &*self.bo.guest, &*self.cyd.guest, &self.stage] {
            page.until_gone("#offline").await;
            let complaints = page.console_errors().await;
            assert!(
                complaints.iter().all(|error| error.contains("net::ERR_")),
                "of the line only: {complaints:?}"
            );
        }
    }

    /// Whoever comes back finds their votes as they left them.
    async fn crash_before_the_last_vote(&self, server: &mut Server) {
        let Party { ana, bo, cyd, dan, stage } = self;
        self.crash(server).await;
        assert_eq!(bo.in_the_box().await, ["Ana"]);
        assert_eq!(
            (ana.in_the_box().await, cyd.in_the_box().await),
            (vec!["Bo".into()], vec!["Ana".into(), "Dan".into()])
        );
        stage.until_shows("3 of 4 have voted").await;
        // Votes from before the crash can be changed after it.
        cyd.does("take_back_ballot").await;
        stage.until_shows("2 of 4 have voted").await;
        cyd.votes([0, 0]).await;
        assert_eq!(cyd.in_the_box().await, ["Ana"]);
        dan.votes([0, 0]).await;
        stage.until_shows("How does the table see you?").await;
    }

    /// Predictions lie face down, and so do votes, over another crash.
    async fn crash_before_the_count(&self, server: &mut Server) {
        let Party { ana, bo, cyd, dan, stage } = self;
        ana.predicts("none").await;
        ana.guest.until_seen(".tc-prediction[value=none][aria-pressed=true]").await;
        ana.does("take_back_prediction").await;
        stage.until_shows("Nobody has predicted yet").await;
        ana.predicts("some").await;
        ana.guest.until_seen(".tc-prediction[value=some][aria-pressed=true]").await;
        pause().await;
        ana.predicts("most").await;
        ana.guest.until_seen(".tc-prediction[value=most][aria-pressed=true]").await;
        is_in_order(&ana.guest, "the prediction").await;
        bo.predicts("some").await;
        cyd.predicts("none").await;
        stage.until_shows("3 of 4 have predicted").await;
        assert_eq!(cards_on(stage).await, [0; 4], "nothing is turned over yet");
        self.crash(server).await;
        bo.guest.until_seen(".tc-prediction[value=some][aria-pressed=true]").await;
        fits_in_width(&bo.guest, "the prediction in French").await;
        dan.predicts("most").await;
    }

    /// Six votes for Ana, two for Bo: cards, signs, points and pawns.
    async fn first_count(&self) {
        let Party { ana, bo, cyd, dan, stage } = self;
        stage.until_shows("It’s Ana!").await;
        assert_eq!(cards_on(stage).await, [6, 2, 0, 0]);
        assert_eq!(stage.texts(".came-out b").await, ["+", "±", "0", "0"]);
        assert_eq!(stage.texts(".came-out span").await, ["6 votes", "2 votes", "no votes", "no votes"]);
        until_still(stage).await;
        assert_eq!(stage.texts(".foretold > b").await, ["+3", "+1", "+3", "0"]);
        assert_eq!(pawns_on(stage).await, [4, 2, 4, 1]);
        is_in_order(stage, "the count on the stage").await;
        stage.screenshot("stage-colours-count").await;

        ana.guest.until_shows("You got the most: 6 votes").await;
        bo.guest.until_shows("Tu as 2 votes").await;
        cyd.guest.until_shows("Not a single vote for you").await;
        dan.finds(".tc-verdict").await;
        for (player, verdict) in
            self.all().into_iter().zip(["+3 points", "+1 point", "+3 points", "no points"])
        {
            until_still(&player.guest).await;
            let shown = player.guest.text(".tc-verdict").await;
            assert!(shown.contains(verdict), "{shown}");
            assert_eq!(player.guest.texts("table.tc-count td.tc-earned").await, ["+3", "+1", "+3", "0"]);
            is_in_order(&player.guest, "the count").await;
        }
        fits_in_width(&bo.guest, "the count in French").await;
    }

    /// A question of one's own can be written between rounds, too.
    async fn between_rounds(&self) {
        let Party { ana, .. } = self;
        ana.presses("#write > summary").await;
        ana.guest.fill("#write-text", "Who of us hums?").await;
        ana.does("add_question").await;
        ana.guest.until_shows("3 questions of this table are in the pile.").await;
        // The news may be here before the answer to who has sent it.
        const EMPTY: &str = "return document.querySelector('#write-text').value === ''";
        ana.guest.until("an empty field", async || ana.guest.eval(EMPTY).await).await;
    }

    /// Everybody sees Ana again; Cyd foresees it but once.
    async fn swift_round(&self, round: usize) {
        let Party { ana, bo, cyd, dan, stage } = self;
        self.all()[round - 1].presses("form:has([value=turn_question]) button").await;
        for (player, votes) in self.all().into_iter().zip([[1, 1], [0, 0], [0, 0], [0, 0]]) {
            player.votes(votes).await;
        }
        stage.until_shows("How does the table see you?").await;
        for (player, symbol) in
            [(dan, "some"), (ana, "most"), (bo, "some"), (cyd, if round == 2 { "most" } else { "none" })]
        {
            player.predicts(symbol).await;
        }
        stage.until_shows("It’s Ana!").await;
        let spaces = [[7, 3, 4, 1], [10, 4, 7, 1], [12, 5, 10, 1]];
        assert_eq!(pawns_on(stage).await, spaces[round - 2]);
    }

    /// Ana has twelve points and stands on the last space.
    async fn end(&self) {
        let Party { ana, bo, dan, stage, .. } = self;
        stage.until_shows("Ana has reached space 12!").await;
        ana.does("finish_game").await;
        ana.guest.until_shows("You win!").await;
        bo.guest.until_shows("Ana a gagné").await;
        dan.finds(".tc-final").await;
        for player in self.all() {
            assert_eq!(player.guest.texts(".tc-final .tc-runner bdi").await, ["Ana", "Cyd", "Bo", "Dan"]);
            assert_eq!(player.guest.count(".tc-final .won").await, 1);
            assert_eq!(player.guest.count(".tc-asked").await, 4, "the questions of the evening");
            is_in_order(&player.guest, "the end").await;
        }
        stage.until_shows("Ana wins").await;
        assert_eq!(stage.texts(".final-standing .has-won bdi").await, ["Ana"]);
        is_in_order(stage, "the end on the stage").await;
        stage.screenshot("stage-colours-end").await;
    }
}
