//! Ana with a phone, a stage, and friends without browsers.

use rules::GameKind;

use super::super::{
    checks::{fits_in_width, is_in_order, is_quiet, until_still},
    every_look::cut_off,
    friend::Friend,
    guest::Guest,
    player::{Manner, Player},
};
use crate::support::{Browser, Browsers, Device, Server, target};

/// How closely a page is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Care {
    /// With axe, which finds barriers.
    Axe,
    /// With the eye: whether it fits, with a picture in this folder of `target`.
    Pictures(String),
}

/// What a game is played on, and how closely it is looked at.
#[derive(Debug, Clone)]
pub(super) struct Scene {
    pub(super) hand: Device,
    pub(super) stage: Device,
    /// What Ana reads, and so the stage of her table: `en` or `fr`.
    pub(super) language: &'static str,
    pub(super) care: Care,
}

/// Everybody at the table.
pub(super) struct Party {
    pub(super) ana: Player,
    pub(super) friends: Vec<Friend>,
    pub(super) stage: Browser,
    care: Care,
}

/// How many friends a game needs besides Ana.
fn friends_for(kind: GameKind) -> usize {
    match kind {
        GameKind::Happiness | GameKind::Image => 1,
        GameKind::Preference | GameKind::Colours => 2,
        GameKind::Personality => 3,
    }
}

impl Party {
    /// Ana starts a table from the front page, her friends come, and she chooses the game.
    pub(super) async fn gather(
        browsers: &Browsers,
        server: &Server,
        kind: GameKind,
        Scene { hand, stage, language, care }: Scene,
    ) -> Party {
        let browser = browsers.open(hand).await;
        browser.goto(server.url(&format!("/?lang={language}"))).await;
        let guest = Guest::starts_from_here(browser, server, "Ana").await;
        let mut friends = Vec::new();
        for name in ["Bea", "Cyd", "Dan"].into_iter().take(friends_for(kind)) {
            friends.push(Friend::joins(server, guest.code(), name).await);
            guest.until_shows(name).await;
        }
        let stage = browsers.open(stage).await;
        stage.goto(format!("{}/stage", guest.table)).await;
        let party = Party { ana: Player { guest, manner: Manner::Taps }, friends, stage, care };
        let game = format!("form:has(input[value='{kind}']) .game-card");
        party.ana.presses(&game).await;
        party.ana.guest.until_seen(&format!("{game}[aria-pressed=true]")).await;
        party.stage.until_shows("Bea").await;
        party.looks("the lobby").await;
        party
    }

    /// Chooses a house rule in the lobby.
    pub(super) async fn chooses(&self, name: &str, value: &str) {
        let choice = format!("#house-rules button[name={name}][value='{value}']");
        self.ana.presses("#house-rules > summary").await;
        self.ana.presses(&choice).await;
        self.ana.guest.until_seen(&format!("{choice}[aria-pressed=true]")).await;
    }

    /// Both screens are in order.
    pub(super) async fn looks(&self, when: &str) {
        let Party { ana, stage, .. } = self;
        let name = |which: &str| format!("{when} on the {which} in {}", stage.engine.name());
        self.looks_at(&ana.guest, "phone", when).await;
        fits_in_width(&ana.guest, &name("phone")).await;
        assert_eq!(cut_off(&ana.guest, false).await, [""; 0], "{}", name("phone"));
        self.looks_at(stage, "stage", when).await;
        // Upright, a stage can be scrolled like a hand.
        let stands_still: bool = stage.eval("return innerWidth > innerHeight").await;
        assert_eq!(cut_off(stage, stands_still).await, [""; 0], "{}", name("stage"));
    }

    async fn looks_at(&self, page: &Browser, which: &str, when: &str) {
        let name = format!("{when} on the {which} in {}", page.engine.name());
        match &self.care {
            Care::Axe => is_in_order(page, &name).await,
            Care::Pictures(folder) => {
                until_still(page).await;
                let folder = target(folder);
                std::fs::create_dir_all(&folder).expect("target can be written to");
                page.picture(&folder.join(format!("{which}-{}.png", when.replace(' ', "-")))).await;
                is_quiet(page, &name).await;
            }
        }
    }
}
