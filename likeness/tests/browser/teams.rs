//! Who plays with whom: the host chooses a game in teams and makes them, by every way there is.

use serde_json::json;

use super::{
    checks::{fits_in_width, is_in_order, is_quiet, until_still},
    evening::evening,
    friend::Friend,
    guest::{Guest, deed, pause},
};
use crate::support::{Browser, Browsers, Device, Key, Server};

/// Those who come to Ana's table, in this order.
const OTHERS: [&str; 15] = [
    "Bea",
    "Cyd",
    "Dan",
    "Eve",
    "Flo",
    "Gus",
    "Hal",
    "Ida",
    "Jon",
    "Kim",
    "Lea",
    "Max",
    "Noé",
    "Oda",
    "Maximilienne",
];

/// Somebody on a team: Ana came first, and then the others.
fn person(name: &str) -> String {
    let number = OTHERS.iter().position(|other| *other == name).map_or(0, |before| before + 1);
    format!("#guest-{number}")
}

/// The button that takes whoever is chosen into a team.
fn into(team: usize) -> String {
    format!("#team-{team} > button")
}

impl Guest {
    /// Ana starts a table, so many others come to it through the API, and she chooses the game in teams.
    async fn makes_teams(
        browsers: &Browsers,
        server: &Server,
        device: Device,
        people: usize,
    ) -> (Guest, Vec<Friend>) {
        let ana = Guest::starts_table(browsers, server, device, "Ana").await;
        let friends = friends_of(server, ana.code(), people).await;
        ana.returns_to_table().await;
        ana.presses(r#"form:has(input[value="preference"]) .game-card"#).await;
        ana.until_seen("#team-0").await;
        (ana, friends)
    }

    /// Chooses somebody, then a team.
    async fn sends(&self, name: &str, team: usize) {
        self.presses(&format!("{} bdi", person(name))).await;
        self.presses(&into(team)).await;
        pause().await;
    }

    /// Carries somebody by their peg, holds still for a moment as people do, and lets go.
    async fn carries_to(&self, name: &str, to: &str) {
        let held = self.grab(&format!("{} .badge", person(name))).await;
        let there = self.carry(held, to).await;
        pause().await;
        self.release(there).await;
    }

    /// Waits until the page shows these teams and nothing is under way any more.
    pub(crate) async fn until_lineup(&self, teams: &[&[&str]]) {
        const STILL: &str = "return document.querySelectorAll('[aria-busy=true], .lifted').length === 0";
        self.until(&format!("the teams to be {teams:?}"), async || {
            lineup(self).await == teams && self.eval(STILL).await
        })
        .await;
        until_still(self).await;
    }
}

/// The first so many but one of the others, at a table.
async fn friends_of(server: &Server, code: &str, people: usize) -> Vec<Friend> {
    let mut friends = Vec::new();
    for name in &OTHERS[..people - 1] {
        friends.push(Friend::joins(server, code, name).await);
    }
    friends
}

/// The names on each team, as a page shows them.
async fn lineup(page: &Browser) -> Vec<Vec<String>> {
    page.eval(
        "return [...document.querySelectorAll('.team-card')]
            .map(team => [...team.querySelectorAll('.member bdi')].map(name => name.textContent))",
    )
    .await
}

impl Friend {
    /// The names on each team, as the server has them.
    async fn lineup(&self) -> Vec<Vec<String>> {
        let view = self.table().await;
        let guests = view["guests"].as_array().expect("a table has guests");
        let name = |id: &serde_json::Value| {
            let guest = guests.iter().find(|guest| guest["id"] == *id).expect("they are here");
            guest["name"].as_str().expect("a name").to_owned()
        };
        let teams = view["lineup"].as_array().expect("there are teams").iter();
        teams.map(|team| team["members"].as_array().expect("a list").iter().map(name).collect()).collect()
    }
}

#[test]
fn the_host_chooses_the_game_and_everybody_sees_which() {
    evening(2, async |browsers, server| {
        let ana = Guest::starts_table(browsers, server, Device::small_phone(), "Ana").await;
        let bo = Guest::joins(browsers, server, Device::phone().french(), ana.code(), "Bo").await;
        bo.until_shows("Le Jeu du bonheur").await;
        assert_eq!(bo.count(".game-card").await, 0, "only the host chooses");
        ana.presses(r#"form:has(input[value="preference"]) .game-card"#).await;
        bo.until_shows("Préférences personnelles").await;
        ana.until_shows("Two or three of you play without teams").await;
        ana.presses("#house-rules > summary").await;
        ana.presses(r#"button[value="at_once"]"#).await;
        bo.presses("#house-rules > summary").await;
        bo.until_shows("Toutes ensemble").await;
        ana.until_seen(r#"#house-rules[open] button[value="at_once"][aria-pressed="true"]"#).await;
        is_in_order(&ana, "the lobby of the host").await;
        is_in_order(&bo, "the lobby of a guest").await;
        fits_in_width(&ana, "the lobby of the host").await;
    });
}

#[test]
fn a_table_is_started_with_a_game_from_the_front_page() {
    evening(1, async |browsers, server| {
        let browser = browsers.open(Device::phone()).await;
        browser.goto(server.url("/")).await;
        browser.fill("#start-name", "Ana").await;
        browser.click(r#"button[form="start"][value="preference"]"#).await;
        let ana = Guest::before(browser).at_table(server).await;
        assert_eq!(ana.count(r#".game-card[aria-pressed="true"]"#).await, 1);
        assert!(ana.text(r#".game-card[aria-pressed="true"]"#).await.contains("Personal Preference"));
    });
}

#[test]
fn teams_are_counted_shuffled_and_evened_out() {
    evening(2, async |browsers, server| {
        let (ana, friends) = Guest::makes_teams(browsers, server, Device::small_phone(), 6).await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.until_lineup(&[&["Ana", "Dan"], &["Bea", "Eve"], &["Cyd", "Flo"]]).await;
        assert_eq!(ana.count(".team-tools button:disabled").await, 2, "they are even, and too few for four");
        ana.presses(r#"button[name="count"][value="2"]"#).await;
        ana.until("two teams of three", async || {
            let teams = lineup(&ana).await;
            teams.len() == 2 && teams.iter().all(|team| team.len() == 3)
        })
        .await;

        let before = lineup(&ana).await;
        ana.until("the people to be mixed", async || {
            ana.presses(&deed("shuffle_teams")).await;
            pause().await;
            lineup(&ana).await != before
        })
        .await;
        let mixed = friends[0].lineup().await;
        ana.until("the page to keep up", async || lineup(&ana).await == mixed).await;
        stage.until("the stage to keep up", async || lineup(&stage).await == mixed).await;
        assert!(mixed.iter().all(|team| team.len() == 3), "{mixed:?}");

        let team = usize::from(!mixed[0].contains(&"Bea".to_owned()));
        let bea = friends[0].id_of("Bea").await;
        friends[0].asks(json!({ "command": "move_to_team", "guest": bea, "team": 1 - team })).await;
        ana.presses(&format!("{}:enabled", deed("even_out_teams"))).await;
        ana.until("teams of three again", async || {
            friends[0].lineup().await.iter().all(|team| team.len() == 3)
        })
        .await;
        is_in_order(&ana, "the teams on a phone").await;
        fits_in_width(&ana, "the teams on a phone").await;
        is_in_order(&stage, "the teams on the stage").await;
    });
}

#[test]
fn the_host_taps_somebody_and_then_a_team() {
    evening(2, async |browsers, server| {
        let (ana, friends) = Guest::makes_teams(browsers, server, Device::small_phone(), 4).await;
        ana.until_lineup(&[&["Ana", "Cyd"], &["Bea", "Dan"]]).await;
        assert_eq!(ana.texts(".put-here").await, Vec::<String>::new(), "nobody is chosen");
        ana.presses(&format!("{} bdi", person("Dan"))).await;
        ana.until_seen(&into(0)).await;
        pause().await;
        ana.presses(&format!("{} bdi", person("Dan"))).await;
        ana.until_gone(&into(0)).await;
        pause().await;

        ana.sends("Dan", 0).await;
        ana.until("Dan to have moved", async || friends[0].lineup().await[0] == ["Ana", "Cyd", "Dan"]).await;
        ana.until_lineup(&[&["Ana", "Cyd", "Dan"], &["Bea"]]).await;
        assert_eq!(ana.count("input[name=guest]:checked").await, 0, "nobody stays chosen");
        ana.until_shows("Team Lake needs one more before you can start.").await;
        assert_eq!(ana.count(&deed("start_game")).await, 0);
        is_in_order(&ana, "a team that wants one more").await;
        ana.sends("Ana", 1).await;
        ana.until_lineup(&[&["Cyd", "Dan"], &["Bea", "Ana"]]).await;
        ana.until_seen(&deed("start_game")).await;

        let bo = Guest::joins(browsers, server, Device::phone(), ana.code(), "Bo").await;
        bo.until_lineup(&[&["Cyd", "Dan", "Bo"], &["Bea", "Ana"]]).await;
        assert_eq!(bo.count("[name=guest][type=radio], .put-here").await, 0, "a guest moves nobody else");
        bo.presses(&into(1)).await;
        bo.until_lineup(&[&["Cyd", "Dan"], &["Bea", "Ana", "Bo"]]).await;
        ana.until_lineup(&[&["Cyd", "Dan"], &["Bea", "Ana", "Bo"]]).await;
        is_in_order(&bo, "the teams of a guest").await;
        is_quiet(&ana, "moving people").await;
    });
}

#[test]
fn people_are_dragged_to_a_place_by_finger_and_by_mouse() {
    evening(2, async |browsers, server| {
        for device in [Device::phone(), Device::desktop()] {
            let (ana, friends) = Guest::makes_teams(browsers, server, device, 4).await;
            ana.carries_to("Dan", "#team-0 .team-head").await;
            ana.until("Dan to be first", async || friends[0].lineup().await[0] == ["Dan", "Ana", "Cyd"])
                .await;
            ana.until_lineup(&[&["Dan", "Ana", "Cyd"], &["Bea"]]).await;
            ana.carries_to("Cyd", "#team-1 .team-head").await;
            ana.until_lineup(&[&["Dan", "Ana"], &["Cyd", "Bea"]]).await;
            ana.carries_to("Ana", "#team-0 .team-head").await;
            ana.until_lineup(&[&["Ana", "Dan"], &["Cyd", "Bea"]]).await;
            assert_eq!(ana.count("input[name=guest]:checked").await, 0, "a drag is no tap");

            let held = ana.grab(&format!("{} .badge", person("Ana"))).await;
            let there = ana.carry(held, "#team-1 .team-head").await;
            assert_eq!(ana.count(".lifted").await, 1);
            ana.press(Key::Escape).await;
            ana.release(there).await;
            ana.until_lineup(&[&["Ana", "Dan"], &["Cyd", "Bea"]]).await;
            assert_eq!(friends[0].lineup().await, [["Ana", "Dan"], ["Cyd", "Bea"]]);
            is_quiet(&ana, "dragging").await;
        }
    });
}

#[test]
fn a_thumb_beside_the_peg_scrolls_the_page() {
    evening(1, async |browsers, server| {
        let (ana, friends) = Guest::makes_teams(browsers, server, Device::small_phone(), 16).await;
        let before = friends[0].lineup().await;
        ana.swipe(&format!("{} bdi", person("Ana")), 0.0, -200.0).await;
        ana.until("the page to scroll", async || ana.eval::<f64>("return scrollY").await > 50.0).await;
        assert_eq!(friends[0].lineup().await, before);
        fits_in_width(&ana, "sixteen people").await;
    });
}

#[test]
fn people_are_moved_by_the_keyboard_and_the_focus_stays_on_them() {
    evening(1, async |browsers, server| {
        let (ana, friends) = Guest::makes_teams(browsers, server, Device::desktop(), 4).await;
        ana.tabs_to(&format!("{} input[name=guest]", person("Ana"))).await;
        ana.until_shows("With Shift they move").await;
        ana.press(Key::Shift + Key::Right).await;
        ana.until_lineup(&[&["Cyd"], &["Bea", "Dan", "Ana"]]).await;
        assert!(ana.has_focus(&format!("{} input[name=guest]", person("Ana"))).await);
        ana.press(Key::Shift + Key::Up).await;
        ana.until_lineup(&[&["Cyd"], &["Bea", "Ana", "Dan"]]).await;
        let said =
            "return document.getElementById('say').textContent === 'Ana is now in Team Lake, number 2 of 3.'";
        ana.until("a screen reader to be told", async || ana.eval(said).await).await;

        // Enter and the space bar choose and let go; they send nobody anywhere.
        ana.press(Key::Enter).await;
        ana.until_seen(&into(0)).await;
        ana.press(Key::Space).await;
        ana.until_gone(&into(0)).await;
        ana.press(Key::Enter).await;
        ana.until_seen(&into(0)).await;
        ana.press(Key::Shift + Key::Tab).await;
        ana.tabs_to(&into(0)).await;
        ana.press(Key::Enter).await;
        ana.until("Ana to be back", async || friends[0].lineup().await == [["Cyd", "Ana"], ["Bea", "Dan"]])
            .await;
        ana.until_lineup(&[&["Cyd", "Ana"], &["Bea", "Dan"]]).await;
        is_quiet(&ana, "moving by keyboard").await;
    });
}

#[test]
fn a_team_names_itself_and_nobody_disturbs_who_is_typing() {
    evening(2, async |browsers, server| {
        let bea = Friend::opens(server, "Bea").await;
        let options = json!({ "game": "preference", "options": {} });
        bea.asks(json!({ "command": "choose_game", "options": options })).await;
        let cyd = Friend::joins(server, bea.code(), "Cyd").await;
        let dan = Friend::joins(server, bea.code(), "Dan").await;
        let ana = Guest::joins(browsers, server, Device::phone(), bea.code(), "Ana").await;
        let stage = browsers.open(Device::stage()).await;
        stage.goto(format!("{}/stage", ana.table)).await;
        ana.until_lineup(&[&["Bea", "Dan"], &["Cyd", "Ana"]]).await;
        assert_eq!(ana.count(".dress").await, 1, "only one's own team");
        ana.presses("#dress-1 > summary").await;
        ana.keys("#call-1", "The Owls").await;

        cyd.asks(json!({ "command": "colour_team", "team": 1, "badge": 4 })).await;
        cyd.asks(json!({ "command": "name_team", "team": 1, "name": "Bores" })).await;
        let away = dan.id_of("Dan").await;
        dan.asks(json!({ "command": "move_to_team", "guest": away, "team": 1 })).await;
        ana.until_lineup(&[&["Bea"], &["Cyd", "Ana", "Dan"]]).await;
        ana.until_shows("Bores").await;
        assert!(ana.has_focus("#call-1").await);
        ana.press(" & Co").await;
        assert_eq!(
            ana.eval::<String>("return document.getElementById('call-1').value").await,
            "The Owls & Co"
        );
        ana.presses(&deed("name_team")).await;
        stage.until_shows("The Owls & Co").await;
        ana.until_gone("#call-1").await;

        ana.presses("#dress-1 > summary").await;
        assert_eq!(ana.count("#dress-1 .colours button").await, 5, "one colour is taken");
        ana.presses(r#"#dress-1 button[name="badge"][value="3"]"#).await;
        stage.until_seen(".team-card.honey").await;
        is_in_order(&ana, "a team that has dressed").await;
    });
}

#[test]
fn teams_are_made_without_the_script() {
    evening(2, async |browsers, server| {
        let device = Device::desktop().blocking("*.js");
        let (ana, _) = Guest::makes_teams(browsers, server, device.clone(), 4).await;
        ana.sends("Dan", 0).await;
        ana.until_lineup(&[&["Ana", "Cyd", "Dan"], &["Bea"]]).await;
        assert_eq!(ana.texts(".put-here").await, Vec::<String>::new(), "nobody is chosen any more");
        ana.presses(&deed("even_out_teams")).await;
        ana.until_lineup(&[&["Ana", "Cyd"], &["Bea", "Dan"]]).await;
        ana.presses("#dress-0 > summary").await;
        ana.fill("#call-0", "Owls").await;
        ana.presses("#dress-0 form:has(#call-0) button").await;
        ana.until_shows("Owls").await;
        is_in_order(&ana, "the teams without the script").await;
        let bo = Guest::joins(browsers, server, device, ana.code(), "Bo").await;
        bo.presses(&into(1)).await;
        bo.until_lineup(&[&["Ana", "Cyd"], &["Bea", "Dan", "Bo"]]).await;
    });
}

#[test]
fn sixteen_people_find_their_team_on_the_stage() {
    evening(2, async |browsers, server| {
        let (ana, _) = Guest::makes_teams(browsers, server, Device::phone(), 16).await;
        let stage = browsers.open(Device::stage().french()).await;
        stage.goto(format!("{}/stage?lang=fr", ana.table)).await;
        stage.until_shows("16 personnes sont là").await;
        is_in_order(&stage, "sixteen people on the stage").await;
        const CUT: &str = "
            const floor = document.getElementById('r-side').getBoundingClientRect().top;
            return [...document.querySelectorAll('.team-card, .member, .qr, .code-big')]
                .filter(node => node.getBoundingClientRect().bottom > floor).length";
        assert_eq!(stage.eval::<usize>(CUT).await, 0, "everybody is on the screen");
        stage.screenshot("stage-teams-fr").await;
        ana.screenshot("phone-teams").await;
    });
}
