//! IMAGE: three people and a stage play a short deck to its end: an image is changed, ended with a letter of
//! the board and defended, another one is bluffed, and the last is voted on.

use rules::image::{Options, Practice};

use super::{
    checks::{content, fits_in_width, is_in_order, stays_within, until_still},
    evening::evening,
    guest::Guest,
    player::{Manner, Player},
    stacked::Stacked,
};
use crate::support::{Browser, Browsers, Device, Key, Server};

const EUROPE: &str = "plc-001";
const UNITED_STATES: &str = "plc-007";
const FRANCE: &str = "plc-009";
const ITALY: &str = "plc-010";
const CENTURY_18: &str = "tim-008";
const CENTURY_19: &str = "tim-009";
const CENTURY_19_AGAIN: &str = "tim-109";
const CENTURY_20: &str = "tim-010";
const POLITICS: &str = "act-001";
const POLITICS_AGAIN: &str = "act-101";
const LITERATURE: &str = "act-002";
const MUSIC: &str = "act-004";
const SCIENCE: &str = "act-005";
const SPORT: &str = "act-007";
const ART: &str = "act-009";
const LIVING: &str = "sta-001";
const DEAD: &str = "sta-002";
const DEAD_AGAIN: &str = "sta-102";
const NONFICTIONAL: &str = "sta-004";
const LETTER_C: &str = "let-003";
const LETTER_H: &str = "let-008";
const LETTER_M: &str = "let-013";
const LETTER_Z: &str = "let-026";
const ANY_LETTER: &str = "let-000";

/// What happens does not depend on what is drawn: ten profile cards, which cost one point each at the end.
fn stacked() -> Stacked {
    Stacked {
        options: Options { practice: Practice::ShowFitting, ..Options::default() },
        hands: vec![
            vec![EUROPE, CENTURY_19, POLITICS_AGAIN, ANY_LETTER, NONFICTIONAL],
            vec![CENTURY_20, SCIENCE, LIVING, CENTURY_19_AGAIN, LITERATURE],
            vec![DEAD, UNITED_STATES, MUSIC, SPORT, LETTER_Z],
        ],
        board: vec![
            LETTER_C, FRANCE, CENTURY_18, POLITICS, ITALY, DEAD_AGAIN, ART, LETTER_H, "act-003", LETTER_M,
        ],
        deck: vec![
            "plc-002", "plc-003", "plc-004", "tim-001", "tim-005", "act-006", "act-008", "act-010",
            "act-012", "sta-003",
        ],
    }
}

/// The field for a person.
const NAME: &str = ".ih-claim [role=combobox]";

/// The next space of a side.
fn next(side: &str) -> String {
    format!("button#next-{side}")
}

/// A card that lies on an image.
fn on(card: &str) -> String {
    format!("button#on-{card}")
}

/// A card of my own turn under way.
fn laid(card: &str) -> String {
    format!("#on-{card}.ih-laid")
}

impl Player {
    async fn picks(&self, card: &str) {
        self.presses(&format!("label#pick-{card}")).await;
    }

    /// Lays a card of the hand or the board on a place.
    async fn lays(&self, card: &str, place: &str) {
        self.picks(card).await;
        self.guest.presses(place).await;
        // Also without the script: to load the page now could be faster than the form.
        self.guest.until_seen(&laid(card)).await;
    }

    /// Is told at once, without asking the server, why a card cannot lie somewhere.
    async fn is_refused(&self, why: &str) {
        self.guest.until_seen("#hint.ih-refused").await;
        let told = self.guest.text("#hint").await;
        assert!(told.starts_with(why), "{told}");
    }

    /// Writes down whom they have in mind.
    async fn notes(&self, side: &str, name: &str) {
        self.presses(&format!("#note-{side} > summary")).await;
        self.guest.fill(&format!("#note-text-{side}"), name).await;
        self.guest.press(Key::Enter).await;
        self.guest.until_shows(name).await;
    }

    async fn finishes(&self) {
        self.presses_there("#finish-turn").await;
    }

    /// In a turn of one's own a challenge can be thought about with the cards in sight, and left.
    async fn thinks_better_of_it(&self) {
        const APART: &str = "
            const [doubt, sides] = ['#doubt', '.ih-sides'].map(part => document.querySelector(part));
            return sides.getBoundingClientRect().top - doubt.getBoundingClientRect().bottom";
        self.presses("#doubt > summary").await;
        self.guest.until_seen("#doubt[open] .ih-rather-not").await;
        let apart: f64 = self.guest.eval(APART).await;
        assert!((0.0..200.0).contains(&apart), "the cards are {apart} pixels below");
        self.presses("#doubt > summary").await;
        self.guest
            .until("the challenge to be left", async || self.guest.count("#doubt[open]").await == 0)
            .await;
    }

    async fn challenges(&self, side: &str) {
        self.presses(&format!("#doubt-{side} > summary")).await;
        self.guest.presses(&format!("#doubt-{side} form button")).await;
    }

    async fn says(&self, voice: &str) {
        self.presses(&format!("#voice-{voice}")).await;
    }
}

/// Three at a table, and a stage.
struct Party {
    /// On a phone; it is her turn first.
    ana: Player,
    /// On a phone, in French.
    bo: Player,
    /// On a phone, without the script.
    cyd: Player,
    stage: Browser,
}

#[test]
fn three_play_a_short_deck_to_its_end() {
    evening(4, async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        party.first_image().await;
        party.change().await;
        party.board_letter().await;
        party.not_upheld().await;
        for page in [&*party.ana.guest, &*party.bo.guest, &party.stage] {
            page.moves_less().await;
        }
        party.completed_name().await;
        party.upheld().await;
        party.cards_put_down().await;
        party.vote().await;
        party.end().await;
    });
}

impl Party {
    async fn gather(browsers: &Browsers, server: &mut Server) -> Party {
        let ana = Guest::starts_table(browsers, server, Device::phone(), "Ana").await;
        let code = ana.code().to_owned();
        let bo = Guest::joins(browsers, server, Device::phone().french(), &code, "Bo").await;
        // Some of us have asked for less motion: whatever moves for the others, they are not waiting for it.
        let plain = Device::phone().reduced_motion().blocking("*.js");
        let cyd = Guest::joins(browsers, server, plain, &code, "Cyd").await;
        let stage = browsers.open(Device::stage()).await;
        let game = "form:has(input[value='image']) .game-card";
        ana.presses(game).await;
        ana.until_seen(&format!("{game}[aria-pressed=true]")).await;
        ana.presses("#house-rules > summary").await;
        ana.presses("#house-rules button[name=practice][value=show_fitting]").await;
        ana.until_seen("#house-rules button[name=practice][value=show_fitting][aria-pressed=true]").await;
        stacked().deal(server, &code).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        for guest in [&ana, &bo, &cyd] {
            guest.returns_to_table().await;
            // Of a server that was not there.
            guest.console_errors().await;
        }
        let player = |guest, manner| Player { guest, manner };
        let (ana, bo) = (player(ana, Manner::Taps), player(bo, Manner::Taps));
        Party { ana, bo, cyd: player(cyd, Manner::Plain), stage }
    }

    /// What the others see, who may not know which cards somebody lays before they have finished.
    async fn others_of_ana(&self) -> [String; 3] {
        self.cyd.guest.returns_to_table().await;
        [content(&self.bo.guest).await, content(&self.cyd.guest).await, content(&self.stage).await]
    }

    async fn until_scores(&self, scores: [&str; 3]) {
        let stage = &self.stage;
        stage
            .until(&format!("the scores to be {scores:?}"), async || stage.texts(".im-score").await == scores)
            .await;
    }

    /// IM-7, IM-8, IM-9, IM-11, IM-15: Ana lays two cards, takes one back, loads the page again, and nobody
    /// sees which they are.
    async fn first_image(&self) {
        let Party { ana, bo, stage, .. } = self;
        ana.guest.until_shows("Your turn").await;
        bo.guest.until_shows("C’est à Ana").await;
        stage.until_shows("Over to Ana").await;
        is_in_order(&ana.guest, "a hand").await;
        fits_in_width(&ana.guest, "a hand").await;
        ana.guest.screenshot("phone-image-turn").await;

        ana.picks(LETTER_C).await;
        ana.is_refused("A letter from the board can end an image only after a card from your hand").await;
        ana.lays(EUROPE, &next("north")).await;
        ana.picks(ANY_LETTER).await;
        ana.is_refused("An image needs at least three profile cards").await;
        ana.lays(CENTURY_19, &next("north")).await;
        ana.guest.reload().await;
        for card in [EUROPE, CENTURY_19] {
            ana.guest.until_seen(&laid(card)).await;
        }
        ana.presses(&laid(EUROPE)).await;
        ana.guest.until_seen(&format!("label#pick-{EUROPE}")).await;
        ana.lays(EUROPE, &next("north")).await;
        stage.until("two cards, face down", async || stage.count("#side-north .im-back").await == 2).await;
        let before = self.others_of_ana().await;
        ana.notes("north", "Marie Curie").await;
        is_in_order(&ana.guest, "a draft").await;
        ana.guest.screenshot("phone-image-draft").await;
        stays_within(stage, ".im-side", "stage-image-draft").await;
        stage.screenshot("stage-image-draft").await;
        let others = self.others_of_ana().await;
        assert_eq!(others, before, "the note is hers only");
        for page in others {
            assert!(![EUROPE, CENTURY_19].iter().any(|card| page.contains(card)), "which they are, too");
        }

        ana.finishes().await;
        stage.until_shows("Ana starts an image").await;
        assert_eq!(stage.texts("#side-north .im-filled .im-words").await.len(), 2);
        ana.guest.until_shows("The others may challenge it until Bo has finished.").await;
    }

    /// IM-10, IM-16: nobody has to let a turn pass. Bo, who is next, covers a card with one of its kind.
    async fn change(&self) {
        let Party { ana, bo, cyd, stage } = self;
        for (player, doubt) in [(bo, "#doubt"), (cyd, "#doubt-north")] {
            player.finds(doubt).await;
            is_in_order(&player.guest, "a turn that may be challenged").await;
        }
        stage.until_shows("You can challenge it until Bo has finished.").await;
        bo.guest.until_shows("À toi de jouer").await;
        bo.thinks_better_of_it().await;
        bo.picks(CENTURY_20).await;
        bo.guest.until_seen(&format!("{}.ih-lit", on(CENTURY_19))).await;
        bo.guest.presses(&on(EUROPE)).await;
        bo.is_refused("Une carte ne recouvre qu’une carte de la même sorte").await;
        bo.guest.screenshot("phone-image-cover-fr").await;
        bo.guest.presses(&on(CENTURY_19)).await;
        bo.guest.until_seen(&laid(CENTURY_20)).await;
        bo.lays(SCIENCE, &next("north")).await;
        is_in_order(&bo.guest, "a change in French").await;
        fits_in_width(&bo.guest, "a change in French").await;
        bo.finishes().await;
        stage.until_shows("Bo changes an image").await;
        stage.until_seen(&format!("#c-{CENTURY_20} .im-under-1")).await;
        is_in_order(stage, "a change on the stage").await;
        ana.guest.until_seen("#doubt-north").await;
        ana.guest.screenshot("phone-image-window").await;
    }

    /// IM-7, IM-11, IM-12: Cyd ends the image with a letter of the board, after a card of the hand.
    async fn board_letter(&self) {
        let Party { cyd, stage, .. } = self;
        cyd.lays(DEAD, &next("north")).await;
        cyd.lays(LETTER_C, &next("north")).await;
        is_in_order(&cyd.guest, "a name to be called without the script").await;
        cyd.guest.fill(NAME, "Marie Curie").await;
        cyd.guest.screenshot("phone-image-name-plain").await;
        cyd.finishes().await;
        stage.until_shows("Cyd steals an image from Ana and Bo: Marie Curie!").await;
        stays_within(stage, ".im-side", "stage-image-stolen").await;
        stage.screenshot("stage-image-stolen").await;
        self.until_scores(["0", "0", "5"]).await;
    }

    /// IM-18, IM-20: the almanac says that she fits, and Cyd gets twelve points instead of five.
    async fn not_upheld(&self) {
        let Party { ana, bo, cyd, stage } = self;
        bo.guest.until_shows("Cyd vole ton image\u{a0}: Marie Curie").await;
        is_in_order(&bo.guest, "an image that was ended").await;
        bo.presses("#doubt-north > summary").await;
        is_in_order(&bo.guest, "a challenge that is asked about once more").await;
        bo.guest.screenshot("phone-image-doubt-fr").await;
        bo.guest.presses("#doubt-north form button").await;
        stage.until_shows("No bluff, Bo!").await;
        self.until_scores(["0", "0", "12"]).await;
        bo.guest
            .until("five findings", async || bo.guest.count(".ih-scene .ih-findings .tick").await == 5)
            .await;
        is_in_order(stage, "a challenge that was not upheld").await;
        stage.screenshot("stage-image-not-upheld").await;
        ana.guest.until_shows("No bluff! Cyd takes the image for 12 points.").await;
        ana.guest.until_shows("Your turn").await;
        cyd.finds(".ih-verdict").await;
        assert!(cyd.guest.shows("No bluff! You take the image for 12 points.").await);
    }

    /// IM-11, IM-23: Ana ends an image of her own and finds the name by keys, though she mistypes it. With
    /// that the deck has run out.
    async fn completed_name(&self) {
        let Party { ana, bo, stage, .. } = self;
        ana.lays(POLITICS_AGAIN, &next("south")).await;
        ana.lays(FRANCE, &next("south")).await;
        ana.lays(CENTURY_18, &next("south")).await;
        ana.lays(ANY_LETTER, &next("south")).await;
        ana.guest.tabs_to(NAME).await;
        ana.guest.press("Marie Antoinnete").await;
        ana.guest.until_seen(".ih-people [role=option][data-name='Marie Antoinette']").await;
        is_in_order(&ana.guest, "a list of people").await;
        ana.guest.screenshot("phone-image-people").await;
        for _ in 0..8 {
            ana.guest.press(Key::Down).await;
            if ana.guest.count("[role=option][aria-selected=true][data-name='Marie Antoinette']").await == 1 {
                break;
            }
        }
        ana.guest.press(Key::Enter).await;
        ana.guest.until_gone(".ih-people").await;
        let (name, key): (String, String) = ana
            .guest
            .eval(
                "const claim = document.querySelector('.ih-claim');
                return [claim.querySelector('[role=combobox]').value,
                    claim.querySelector('[type=hidden]').value]",
            )
            .await;
        assert_eq!((name.as_str(), key.len()), ("Marie Antoinette", 16));
        ana.guest.press(Key::Enter).await;
        assert!(ana.guest.has_focus("#finish-turn").await, "on to the button");
        ana.guest.press(Key::Enter).await;
        stage.until_shows("Ana ends an image: Marie Antoinette!").await;
        self.until_scores(["4", "0", "12"]).await;
        stage.until_shows("Last round").await;
        bo.guest.until_shows("À toi de jouer").await;
    }

    /// IM-16, IM-17, IM-19, IM-22: Bo lays what fits nobody, names somebody and loses six points and the
    /// cards. Cyd, who has extended it meanwhile, gets that card back and is told why.
    async fn upheld(&self) {
        let Party { ana, bo, cyd, stage } = self;
        bo.lays(CENTURY_19_AGAIN, &next("west")).await;
        bo.lays(LIVING, &next("west")).await;
        bo.finishes().await;
        stage.until_shows("Bo starts an image").await;
        stays_within(stage, ".im-side", "stage-image-window").await;
        stage.screenshot("stage-image-window").await;
        stage.until_seen(".im-fitting").await;
        is_in_order(stage, "those who would have fitted, too").await;
        stays_within(stage, ".im-side", "stage-image-fitting").await;
        stage.screenshot("stage-image-fitting").await;
        bo.guest.screenshot("phone-image-fitting-fr").await;
        cyd.lays(MUSIC, &next("west")).await;
        ana.challenges("west").await;
        stage.until_shows("Ana challenges Bo!").await;
        is_in_order(stage, "a person to be named, on the stage").await;
        stays_within(stage, ".im-side", "stage-image-naming").await;
        stage.screenshot("stage-image-naming").await;
        bo.guest.until_shows("À qui penses-tu").await;
        is_in_order(&bo.guest, "a person to be named").await;
        ana.guest.screenshot("phone-image-naming-other").await;
        bo.guest.keys(NAME, "hugo").await;
        bo.guest.until_seen("[role=option][data-name='Victor Hugo']").await;
        bo.guest.screenshot("phone-image-naming-fr").await;
        bo.guest.click("[role=option][data-name='Victor Hugo']").await;
        bo.guest.presses("button[form=naming]").await;
        stage.until_shows("Ana exposes the bluff! Bo loses 6 points.").await;
        self.until_scores(["4", "−6", "12"]).await;
        for card in [CENTURY_19_AGAIN, LIVING] {
            stage.until_seen(&format!(".im-areas #c-{card}")).await;
        }
        assert_eq!(stage.count("#side-west .im-filled").await, 0);
        is_in_order(stage, "a challenge that was upheld").await;
        stays_within(stage, ".im-side", "stage-image-upheld").await;
        stage.screenshot("stage-image-upheld").await;
        bo.guest.until_shows("Tu perds 6 points.").await;
        bo.finds(".ih-scene").await;
        is_in_order(&bo.guest, "the findings in French").await;
        fits_in_width(&bo.guest, "the findings in French").await;
        bo.guest.screenshot("phone-image-upheld-fr").await;
        cyd.finds("#sent-back").await;
        is_in_order(&cyd.guest, "a card that came back").await;
        cyd.guest.screenshot("phone-image-sent-back").await;
        cyd.finds("#put-down").await;
    }

    /// IM-14: Cyd puts three cards on the board; there is nothing left to draw.
    async fn cards_put_down(&self) {
        let Party { ana, cyd, stage, .. } = self;
        cyd.presses("#put-down > summary").await;
        is_in_order(&cyd.guest, "cards to put on the board").await;
        for card in [UNITED_STATES, MUSIC, SPORT] {
            cyd.guest.presses(&format!("label:has(#down-{card})")).await;
        }
        cyd.guest.screenshot("phone-image-put-down").await;
        cyd.guest.presses("#put-down .btn-brass").await;
        stage.until_shows("Over to Ana").await;
        stage.until_seen(&format!(".im-areas #c-{MUSIC}")).await;
        ana.guest.until_shows("Your turn").await;
    }

    /// IM-18: nobody knows whom Ana names, and two of three do not believe her.
    async fn vote(&self) {
        let Party { ana, bo, cyd, stage } = self;
        ana.lays(NONFICTIONAL, &next("east")).await;
        ana.finishes().await;
        stage.until_shows("Ana starts an image").await;
        cyd.challenges("east").await;
        ana.guest.keys(NAME, "Xyzzq Vqwxz").await;
        ana.guest.until_shows("The almanac does not know them; if challenged, you all vote.").await;
        ana.guest.presses("button[form=naming]").await;
        stage.until_shows("Does Xyzzq Vqwxz fit all the cards?").await;
        is_in_order(stage, "a vote on the stage").await;
        stays_within(stage, ".im-side", "stage-image-vote").await;
        stage.screenshot("stage-image-vote").await;
        ana.says("fits").await;
        stage.until_shows("1 of 3 votes is in").await;
        let before = [content(stage).await, content(&bo.guest).await];
        ana.says("does_not_fit").await;
        ana.guest.until_seen("#voice-does_not_fit[aria-pressed=true]").await;
        ana.says("fits").await;
        ana.guest.until_seen("#voice-fits[aria-pressed=true]").await;
        assert_eq!([content(stage).await, content(&bo.guest).await], before, "nobody sees how she votes");
        is_in_order(&bo.guest, "a vote").await;
        fits_in_width(&bo.guest, "a vote").await;
        bo.guest.screenshot("phone-image-vote-fr").await;
        bo.says("does_not_fit").await;
        stage.until_shows("2 of 3 votes are in").await;
        cyd.says("does_not_fit").await;
    }

    /// IM-23 to IM-25: Cyd has won, with a letter and a profile card left in the hand.
    async fn end(&self) {
        let Party { ana, bo, cyd, stage } = self;
        stage.until_shows("Cyd wins!").await;
        until_still(stage).await;
        assert_eq!(stage.texts(".im-finals bdi").await, ["Cyd", "Ana", "Bo"]);
        assert_eq!(stage.texts(".im-finals .im-score").await, ["9", "−6", "−9"]);
        assert_eq!(stage.texts(".im-wall bdi").await, ["Marie Curie", "Marie Antoinette"]);
        is_in_order(stage, "the end on the stage").await;
        stage.screenshot("stage-image-end").await;
        ana.guest.until_shows("Cyd wins!").await;
        bo.guest.until_shows("Cyd gagne").await;
        cyd.finds(".im-standing").await;
        assert!(cyd.guest.shows("You win!").await);
        for (player, name) in
            [(ana, "phone-image-end"), (bo, "phone-image-end-fr"), (cyd, "phone-image-end-plain")]
        {
            is_in_order(&player.guest, name).await;
            fits_in_width(&player.guest, name).await;
            player.guest.screenshot(name).await;
        }
    }
}
