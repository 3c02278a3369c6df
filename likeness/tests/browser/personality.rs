//! Personality: five people and a stage, from the first tie to the portraits. One of them climbs, is mistaken
//! about a card, and climbs again.

use super::{
    checks::{fits_in_width, is_in_order, until_still},
    evening::{evening, without_server},
    every_look::{Look, all_looks},
    guest::Guest,
    player::{Manner, Player},
};
use crate::support::{Browser, Browsers, Device, Key, Server};

/// What somebody chooses from, in the form of a command.
fn option(what: &str, field: &str, value: &str) -> String {
    format!("form:has(> input[value={what}]) label:has([name='{field}'][value='{value}'])")
}

/// The button by which one of a pair agrees.
const AGREE: &str = "form:has(> input[value=agree_to_pair_vote]) button";

/// Whoever chooses something else than the other of their pair has proposed cannot agree to that proposal by
/// the next tap.
#[test]
fn who_chooses_something_else_does_not_agree_to_what_was_proposed() {
    const IS_SEEN: &str = "return document.querySelector('.pe-agree').getClientRects().length > 0";
    without_server(1, async |browsers| {
        let page = browsers.open(Device::phone().reduced_motion()).await;
        let looks = all_looks();
        let proposed = |look: &&Look| look.name == "hand-personality-pair-proposed" && look.words == "en";
        looks.iter().find(proposed).expect("there is a look of it").open(&page).await;
        assert!(page.eval::<bool>(IS_SEEN).await);
        page.tap(".pe-ballot label:has([name=player]:not(:checked))").await;
        assert!(!page.eval::<bool>(IS_SEEN).await);
        page.tap(".pe-ballot label:has([name=player][checked])").await;
        assert!(page.eval::<bool>(IS_SEEN).await);
    });
}

/// The button at the thumb that sends a form.
fn go(form: &str) -> String {
    format!(".pe-go[form^='{form}-']")
}

impl Player {
    /// Ticks one of several, in this person's own manner.
    async fn ticks(&self, what: &str, field: &str, value: &str) {
        let label = option(what, field, value);
        if self.manner != Manner::Keys {
            return self.guest.presses(&label).await;
        }
        let group = format!("form:has(> input[value={what}]) input[name='{field}']");
        self.guest.tabs_to(&group).await;
        if self.guest.count(&format!("{group}:checked")).await == 0 {
            self.guest.press(Key::Space).await;
        }
        let all = self.guest.count(&group).await;
        for _ in 0..all {
            if self.guest.count(&format!("{label} :checked")).await == 1 {
                return;
            }
            self.guest.press(Key::Right).await;
        }
        panic!("the arrows do not reach {label}");
    }

    /// Lays the first card of the hand on the table: a trait for somebody, or one for the subject of an
    /// inversion.
    async fn lays_first(&self, what: &str, form: &str) {
        let button = go(form);
        self.finds(&button).await;
        let cards =
            format!("return document.querySelector('form:has(> input[value={what}]) [name=card]').value");
        let card: String = self.guest.eval(&cards).await;
        self.ticks(what, "card", &card).await;
        self.presses_there(&button).await;
    }

    pub(crate) async fn proposes(&self) {
        self.lays_first("propose_card", "propose").await;
    }

    /// Chooses a player and bets.
    pub(crate) async fn chooses(&self, player: u8, bet: &str) {
        self.finds(&go("vote")).await;
        self.ticks("cast_vote", "player", &player.to_string()).await;
        self.ticks("cast_vote", "bet", bet).await;
        self.presses_there(&go("vote")).await;
    }

    /// Names a player in a form that asks for nothing else.
    async fn names(&self, what: &str, form: &str, field: &str, player: u8) {
        self.finds(&go(form)).await;
        self.ticks(what, field, &player.to_string()).await;
        self.presses_there(&go(form)).await;
    }

    /// A move that is sent without looking at the page.
    async fn sends(&self, what: &str, fields: &[(&str, &str)]) {
        let fields = [&[("do", what), ("game", "personality")], fields].concat();
        self.guest.posts(&fields).await;
    }

    async fn votes_quickly(&self, (player, bet): (u8, &str)) {
        self.sends("cast_vote", &[("player", &player.to_string()), ("bet", bet)]).await;
    }

    async fn keeps_hand(&self) {
        self.sends("keep_hand", &[]).await;
    }

    async fn answers(&self, answer: &str) {
        self.presses(&format!("form:has(> input[name=answer][value={answer}]) button")).await;
    }
}

/// Waits until the masks stand on these spaces, in the order of the seats.
async fn until_masks(stage: &Browser, spaces: [i8; 5]) {
    const MASKS: &str = "return [0, 1, 2, 3, 4].map(seat => {
        const names = [...document.querySelector('#pawn-' + seat).classList];
        const name = names.find(name => /^ps-(on|back)-/.test(name));
        return Number(name.replace('ps-on-', '').replace('ps-back', ''));
    })";
    stage
        .until(&format!("the masks to stand on {spaces:?}"), async || {
            stage.eval::<[i8; 5]>(MASKS).await == spaces
        })
        .await;
}

/// Five at a table, and a stage.
struct Party {
    /// On a phone; climbs.
    ana: Player,
    /// On a small phone, in French; falls.
    bo: Player,
    /// At a desk, with the keyboard only.
    cyd: Player,
    /// On a phone, without the script.
    dan: Player,
    /// On a phone.
    eve: Player,
    stage: Browser,
}

#[test]
fn five_play_a_whole_short_game_and_read_their_portraits() {
    evening(6, async |browsers, server| {
        let party = Party::gather(browsers, server).await;
        party.prepare().await;
        party.tie().await;
        party.second_vote().await;
        party.fall_into_the_pit().await;
        party.face_to_face().await;
        party.inversion().await;
        for page in [&*party.ana.guest, &*party.bo.guest, &party.stage] {
            page.moves_less().await;
        }
        party.climb(&party.dan, ["three", "two", "two", "neutral", "neutral"], [11, 4, 8, 1, 0]).await;
        party.climb(&party.eve, ["neutral", "two", "three", "neutral", "neutral"], [12, 6, 11, 2, 1]).await;
        party.climb(&party.ana, ["three", "two", "neutral", "two", "neutral"], [15, 8, 12, 4, 2]).await;
        party.climb(&party.bo, ["three", "three", "-", "two", "two"], [16, 11, 11, 6, 4]).await;
        party.contested_card().await;
        party.climb(&party.cyd, ["three", "neutral", "neutral", "two", "two"], [15, 12, 12, 8, 6]).await;
        party.climb(&party.dan, ["three", "-", "-", "three", "two"], [16, 11, 11, 11, 8]).await;
        party.accepted_cards().await;
        party.portraits().await;
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
        let eve = Guest::joins(browsers, server, Device::phone().reduced_motion(), &code, "Eve").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        let player = |guest, manner| Player { guest, manner };
        Party {
            ana: player(ana, Manner::Taps),
            bo: player(bo, Manner::Taps),
            cyd: player(cyd, Manner::Keys),
            dan: player(dan, Manner::Plain),
            eve: player(eve, Manner::Taps),
            stage,
        }
    }

    fn all(&self) -> [&Player; 5] {
        [&self.ana, &self.bo, &self.cyd, &self.dan, &self.eve]
    }

    /// Waits until the stage shows that somebody has done their part.
    async fn until_done(&self, seat: usize) {
        self.stage.until_seen(&format!("#row-{seat}.ps-done")).await;
    }

    /// The game and a short board are chosen, and the cards are dealt.
    async fn prepare(&self) {
        let Party { ana, bo, stage, .. } = self;
        ana.presses("form:has(input[value='personality']) .game-card").await;
        ana.presses("#house-rules > summary").await;
        ana.presses("#house-rules button[name=board][value=short]").await;
        ana.guest.until_seen("#house-rules button[name=board][value=short][aria-pressed=true]").await;
        ana.does("start_game").await;
        bo.does("deal_cards").await;
        stage.until_shows("Ana chooses a card").await;
        until_masks(stage, [0; 5]).await;
    }

    /// PE-16: two for Bo, two for Dan. Everybody speaks in turn.
    async fn tie(&self) {
        let Party { ana, bo, dan, stage, .. } = self;
        is_in_order(&ana.guest, "a card to propose").await;
        ana.proposes().await;
        stage.until_shows("Whom does this fit best?").await;
        let choices = [(1, "two"), (1, "neutral"), (3, "three"), (3, "neutral"), (0, "two")];
        for (seat, (player, (choice, bet))) in self.all().into_iter().zip(choices).enumerate() {
            player.chooses(choice, bet).await;
            if seat < 4 {
                self.until_done(seat).await;
            }
            if seat == 1 {
                // A second thought, which is nobody's business.
                bo.guest.until_shows("Ton vote est noté. Tu peux encore changer.").await;
                fits_in_width(&bo.guest, "a vote in French").await;
                is_in_order(&bo.guest, "a vote in French").await;
            }
        }
        stage.until_shows("A tie: Bo and Dan").await;
        until_still(stage).await;
        is_in_order(stage, "the debate on the stage").await;
        ana.guest.until_shows("You speak").await;
        bo.guest.until_shows("Ana a la parole").await;
        is_in_order(&ana.guest, "the debate").await;
        for (seat, player) in self.all().into_iter().enumerate() {
            player.does("declare_ready").await;
            if seat < 4 {
                self.until_done(seat).await;
            }
        }
        stage.until_shows("Only between these, and nobody bets.").await;
        dan.finds(&go("again")).await;
        assert_eq!(dan.guest.count("[name=player]").await, 2, "only the tied");
        assert_eq!(dan.guest.count("[name=bet]").await, 0);
    }

    /// PE-17: Bo, by three to two. Who was right goes one space, and may exchange a card.
    async fn second_vote(&self) {
        let Party { ana, cyd, eve, stage, .. } = self;
        for (seat, (player, choice)) in self.all().into_iter().zip([1, 3, 1, 3, 1]).enumerate() {
            player.names("vote_again", "again", "player", choice).await;
            if seat < 4 {
                self.until_done(seat).await;
            }
        }
        stage.until_shows("That’s Bo!").await;
        until_masks(stage, [1, 0, 1, 0, 1]).await;
        is_in_order(stage, "the result on the stage").await;
        ana.presses("#exchange > summary").await;
        is_in_order(&ana.guest, "the exchange").await;
        ana.presses(".pe-swap").await;
        ana.guest.until_gone("#exchange").await;
        for player in [cyd, eve] {
            player.does("keep_hand").await;
        }
        stage.until_shows("Bo chooses a card").await;
    }

    /// PE-19: Bo is very sure of Ana, and wrong. Ana lands on tête-à-tête.
    async fn fall_into_the_pit(&self) {
        let Party { ana, bo, cyd, dan, eve, stage } = self;
        bo.proposes().await;
        stage.until_shows("Whom does this fit best?").await;
        assert_eq!(stage.text("#row-1 .ps-held").await, "6");
        for (player, vote) in
            [(ana, (4, "two")), (cyd, (4, "neutral")), (dan, (0, "neutral")), (eve, (4, "neutral"))]
        {
            player.votes_quickly(vote).await;
        }
        bo.chooses(0, "three").await;
        stage.until_shows("That’s Eve!").await;
        until_masks(stage, [3, 0, 2, -1, 2]).await;
        stage.until_seen("#pawn-1.ps-fell").await;
        assert_eq!(stage.text("#row-1 .ps-held").await, "7", "and draws up to seven");
        bo.guest.until_shows("Tu tombes dans le gouffre. Tu repars du départ, avec sept cartes.").await;
        is_in_order(&bo.guest, "the fall").await;
        ana.guest.until_shows("Face to face!").await;
        for player in [ana, cyd, eve] {
            player.keeps_hand().await;
        }
        stage.until_shows("Ana chooses a partner").await;
    }

    /// PE-20: Ana and Dan choose and bet together, and both move.
    async fn face_to_face(&self) {
        let Party { ana, bo, cyd, dan, eve, stage } = self;
        is_in_order(stage, "a partner to choose, on the stage").await;
        ana.names("choose_partner", "pair", "partner", 3).await;
        cyd.proposes().await;
        ana.guest.until_shows("You and Dan vote together").await;
        ana.chooses(1, "three").await;
        ana.guest.until_shows("It counts when Dan agrees.").await;
        dan.finds(AGREE).await;
        assert!(dan.guest.shows("Ana has chosen this for both of you.").await);
        assert_eq!(dan.guest.count("[name=player][value='1']:checked, [value=three]:checked").await, 2);
        is_in_order(&dan.guest, "the vote of a pair").await;
        // Dan would rather have somebody else, and Ana agrees.
        dan.chooses(2, "two").await;
        ana.finds(AGREE).await;
        assert!(ana.guest.shows("Dan has chosen this for both of you.").await);
        assert_eq!(ana.guest.count("[name=player][value='2']:checked, [value=two]:checked").await, 2);
        assert_eq!(bo.guest.count(AGREE).await + cyd.guest.count(AGREE).await, 0, "it is not theirs");
        fits_in_width(&ana.guest, "the vote of a pair").await;
        ana.presses(AGREE).await;
        self.until_done(0).await;
        ana.guest.until_shows("You and Dan agree.").await;
        dan.guest.reload().await;
        dan.guest.until_shows("You and Ana agree.").await;
        for (player, vote) in [(bo, (2, "neutral")), (cyd, (2, "two")), (eve, (1, "two"))] {
            player.votes_quickly(vote).await;
        }
        stage.until_shows("That’s Cyd!").await;
        until_masks(stage, [5, 1, 4, 1, 0]).await;
        for player in [ana, bo, cyd, dan] {
            player.keeps_hand().await;
        }
    }

    /// PE-21: everybody lays a card for Ana, and votes for one of them.
    async fn inversion(&self) {
        let Party { ana, stage, .. } = self;
        stage.until_shows("A card for Ana").await;
        for (seat, player) in self.all().into_iter().enumerate() {
            player.lays_first("lay_card", "lay").await;
            if seat < 4 {
                self.until_done(seat).await;
            }
        }
        stage.until("five cards to lie there", async || stage.count("ol.ps-cards-5 > li").await == 5).await;
        assert_eq!(stage.count(".ps-by").await, 0, "nobody knows whose they are");
        is_in_order(stage, "five cards on the stage").await;
        ana.guest.until_seen(&go("vote")).await;
        assert_eq!(ana.guest.texts(".pe-option .note").await, ["yours"]);
        is_in_order(&ana.guest, "five cards to choose from").await;
        let choices = [("0", "three"), ("0", "neutral"), ("0", "two"), ("1", "neutral"), ("1", "neutral")];
        for (seat, (player, (slot, bet))) in self.all().into_iter().zip(choices).enumerate() {
            player.finds(&go("vote")).await;
            player.ticks("cast_vote", "slot", slot).await;
            player.ticks("cast_vote", "bet", bet).await;
            player.presses_there(&go("vote")).await;
            if seat < 4 {
                self.until_done(seat).await;
            }
        }
        stage.until_shows("That one fits Ana best!").await;
        assert_eq!(stage.count(".ps-by").await, 5);
        until_masks(stage, [8, 2, 6, 0, -1]).await;
        for player in &self.all()[..3] {
            player.keeps_hand().await;
        }
    }

    /// A turn in which Ana gets the card. Whoever has no bet chooses themself, and goes back a space.
    async fn climb(&self, proposer: &Player, bets: [&str; 5], spaces: [i8; 5]) {
        proposer.proposes().await;
        self.stage.until_shows("Whom does this fit best?").await;
        for (seat, (player, bet)) in (0..).zip(self.all().into_iter().zip(bets)) {
            player.votes_quickly(if bet == "-" { (seat, "neutral") } else { (0, bet) }).await;
        }
        self.stage.until_shows("That’s Ana!").await;
        until_masks(&self.stage, spaces).await;
        for (player, _) in self.all().into_iter().zip(bets).filter(|(_, bet)| *bet != "-") {
            player.keeps_hand().await;
        }
    }

    /// Ana gives the first cards of her hand to Bo, Cyd and Dan.
    async fn gives(&self) {
        let Party { ana, stage, .. } = self;
        stage.until_shows("Ana is at the summit").await;
        ana.finds(&go("give")).await;
        for (card, seat) in [(1, 1), (2, 2), (3, 3)] {
            ana.guest
                .presses(&format!("[data-gifts] > li:nth-child({card}) label:has([value='{seat}'])"))
                .await;
        }
        is_in_order(&ana.guest, "cards to give away").await;
        ana.presses(&go("give")).await;
        stage.until_shows("Ana gives you these").await;
    }

    /// PE-27: Dan contests, and the others find that the card is Eve's. Ana goes back to the door.
    async fn contested_card(&self) {
        let Party { bo, cyd, dan, eve, stage, .. } = self;
        self.gives().await;
        bo.guest.until_shows("Ana te donne cette carte").await;
        is_in_order(&bo.guest, "a card that is given").await;
        for (seat, player) in [(1, bo), (2, cyd)] {
            player.answers("accept").await;
            self.until_done(seat).await;
        }
        dan.answers("contest").await;
        stage.until_shows("Dan contests a card").await;
        is_in_order(stage, "a contested card on the stage").await;
        bo.guest.until_shows("Dan conteste cette carte").await;
        for (seat, player, named) in [(1, bo, 4), (2, cyd, 3)] {
            player.names("judge_gift", "judge", "player", named).await;
            self.until_done(seat).await;
        }
        is_in_order(&eve.guest, "a contested card").await;
        eve.names("judge_gift", "judge", "player", 4).await;
        stage.until_seen("[id^=judged-].ps-wrong").await;
        assert!(stage.text("[id^=judged-]").await.ends_with("Eve"), "the card is hers");
        stage.until_shows("Ana was wrong, and goes back to the gate with seven cards.").await;
        until_masks(stage, [12, 11, 11, 6, 4]).await;
        stage.until_shows("at the gate, 7 in hand").await;
        self.ana.guest.until_shows("You go back to the gate").await;
        is_in_order(stage, "a lost card on the stage").await;
    }

    /// PE-26: all accept, and Ana has won.
    async fn accepted_cards(&self) {
        let Party { bo, cyd, dan, stage, .. } = self;
        self.gives().await;
        for (seat, player) in [(1, bo), (2, cyd), (3, dan)] {
            player.answers("accept").await;
            if seat < 3 {
                self.until_done(seat).await;
            }
        }
        stage.until_shows("Ana wins!").await;
    }

    /// PE-30: one after another on the stage, and everybody keeps their own.
    async fn portraits(&self) {
        let Party { ana, bo, dan, stage, .. } = self;
        ana.guest.until_shows("You win!").await;
        assert_eq!(ana.guest.texts(".pe-gallery .note").await, ["7", "3", "3", "1", "2"]);
        for (seat, (name, cards)) in
            [("Ana", 7), ("Bo", 3), ("Cyd", 3), ("Dan", 1), ("Eve", 2)].into_iter().enumerate()
        {
            ana.presses(&format!(".act form:has(> input[name=player][value='{seat}']) button")).await;
            stage.until_shows(&format!("{name}, as you see them")).await;
            assert_eq!(stage.count(&format!("#portrait-{seat} > li")).await, cards);
        }
        is_in_order(stage, "a portrait on the stage").await;
        bo.guest.until_seen("a[data-picture]").await;
        ana.does("finish_game").await;
        bo.guest.until_shows("Ana a gagné").await;
        dan.finds("a[href*='/portrait.svg']").await;
        for player in self.all() {
            is_in_order(&player.guest, "the end").await;
            fits_in_width(&player.guest, "the end").await;
        }
        stage.until_shows("Ana wins!").await;
        is_in_order(stage, "the end on the stage").await;
    }
}
