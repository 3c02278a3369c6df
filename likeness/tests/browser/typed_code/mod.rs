//! Code that guests type instead of names, cards, questions and people: nothing of it runs in a real browser,
//! on any screen, in either language, with the content security policy and without it, and all of it is shown
//! as it was typed (B5).

mod payloads;
mod tripwire;

use rules::GameKind;
use serde_json::{Value, json};
use thirtyfour::Cookie;

use super::evening::evening;
use crate::{
    harness::site,
    support::{
        Browser, Browsers, Device, Server,
        guest::{Dice, Guest, a_move, game},
        http::{Request, escaped, fetch},
        personality as masks, play,
        player::some_command,
    },
};

const WITH_CARDS: [&str; 4] = ["happiness", "preference", "colours", "personality"];
/// A command takes so many cards without being too long.
const AT_ONCE: usize = 60;
/// A table takes so many for each game.
const MOST_CARDS: usize = 200;

/// A guest's own browser, with a tripwire.
async fn wired(browsers: &Browsers, device: Device, guest: &Guest) -> Browser {
    let page = known(browsers, device, guest).await;
    tripwire::lay(&page).await;
    page
}

/// A browser that is known by the key that a program has got.
pub(super) async fn known(browsers: &Browsers, device: Device, guest: &Guest) -> Browser {
    let page = browsers.open(device).await;
    page.goto(format!("http://{}/about", guest.address)).await;
    let mut cookie = Cookie::new(format!("likeness-{}", guest.table), guest.key.clone());
    cookie.set_path("/");
    page.session().add_cookie(cookie).await.unwrap();
    page
}

/// Opens a page of the table and looks whether all is as it should be.
async fn visit(page: &Browser, guest: &Guest, path: &str, shown: &[String]) {
    page.goto(format!("http://{}{}", guest.address, guest.page(path))).await;
    tripwire::until_literal(page, path, shown).await;
    tripwire::is_calm(page, path).await;
}

async fn names(guest: &Guest) -> Vec<String> {
    let view = guest.look().await;
    let guests = view["guests"].as_array().unwrap();
    guests.iter().map(|guest| guest["name"].as_str().unwrap().to_owned()).collect()
}

/// Writes these on cards of every game that has own ones.
async fn write(guest: &Guest, texts: &[String]) {
    for game in WITH_CARDS {
        for some in texts.chunks(AT_ONCE) {
            let card = |text: &String| match game {
                "preference" => json!({ "game": game, "category": "foo", "text": text, "gray": text }),
                _ => json!({ "game": game, "text": text }),
            };
            let cards: Vec<Value> = some.iter().map(card).collect();
            guest.must(json!({ "command": "write_cards", "cards": cards })).await;
        }
    }
}

/// The test finds what it looks for: a page that shows the same payloads as they are.
#[test]
fn code_that_is_not_escaped_is_noticed_with_the_policy_and_without_it() {
    let payloads = payloads::for_cards();
    let unescaped = |text: &&String| text.contains("<svg onload") || text.contains("<img");
    let bodies: Vec<String> = payloads.iter().filter(unescaped).take(8).cloned().collect();
    let site = site::serve_body(&bodies.join("\n"));
    play(async |browsers| {
        let page = browsers.open(Device::desktop()).await;
        tripwire::lay(&page).await;
        page.goto(&site).await;
        page.until("the policy to stop it", async || {
            tripwire::alarms(&page).await.iter().any(|alarm| alarm.contains("stopped inline"))
        })
        .await;
        tripwire::without_policy(&page).await;
        page.goto(&site).await;
        page.until("it to run", async || {
            tripwire::alarms(&page).await.iter().any(|alarm| alarm.contains("ran at"))
        })
        .await;
        assert!(!tripwire::missing(&page, &bodies).await.is_empty(), "it is not shown as it was typed");
    });
}

#[test]
fn what_is_typed_into_names_cards_lists_and_addresses_is_shown_and_never_run() {
    evening(2, async |browsers, server| {
        let (short, cards) = (payloads::short(), payloads::for_cards());
        let host = Guest::open(server.address(), "Ana").await;
        let mut party = Vec::new();
        for name in &short {
            let request = Request::json(&host.api("/guests"), &json!({ "name": name }));
            let answer = fetch(server.address(), &request).await;
            // Those that look like another one at the table, or more than a table takes, are refused.
            if answer.status == 201 {
                party.push(Guest::seated(server.address(), &answer));
            }
        }
        assert!(party.len() > 25, "{} of {}", party.len(), short.len());
        write(&host, &cards[..MOST_CARDS]).await;

        let names = names(&host).await;
        let phone = wired(browsers, Device::phone().reduced_motion(), &host).await;
        let french = wired(browsers, Device::desktop().french().reduced_motion(), &party[0]).await;
        tripwire::without_policy(&french).await;
        party[0].must(json!({ "command": "choose_language", "language": "fr" })).await;
        let people = [(&phone, &host), (&french, &party[0])];
        for (page, guest) in people {
            visit(page, guest, "", &names).await;
            // Only the host has something to do with everybody.
            visit(page, guest, "/menu", if guest.id == host.id { &names } else { &names[1..2] }).await;
            visit(page, guest, "/stage?lang=fr", &names).await;
            for game in WITH_CARDS {
                visit(page, guest, &format!("/cards?game={game}"), &cards[..MOST_CARDS]).await;
            }
            lists(page, &cards).await;
            addresses(page, server, &short).await;
        }
        let options = json!({ "game": "preference", "options": {} });
        host.must(json!({ "command": "choose_game", "options": options })).await;
        host.must(json!({ "command": "choose_teams", "count": 4 })).await;
        for (team, name) in short[..4].iter().enumerate() {
            host.must(json!({ "command": "name_team", "team": team, "name": name })).await;
        }
        for (page, guest) in people {
            visit(page, guest, "", &short[..4]).await;
            visit(page, guest, "/stage", &short[..4]).await;
        }
        spreadsheet(&host).await;
    });
}

/// A list to look through, and one whose categories are made up.
async fn lists(page: &Browser, cards: &[String]) {
    let fresh: Vec<String> = cards[MOST_CARDS..].iter().take(60).cloned().collect();
    let quoted = |text: &String| format!("\"{}\"", text.replace('"', "\"\""));
    let good = fresh.iter().map(|text| format!("happiness,,{}\n", quoted(text))).collect::<String>();
    let bad = fresh.iter().map(|text| format!("happiness,{},x\n", quoted(text))).collect::<String>();
    for (list, texts) in [(good, &fresh[..]), (bad, &fresh[..30])] {
        let script = "const list = document.querySelector('#card-list');
            list.value = arguments[0];
            document.documentElement.dataset.left = '';
            document.querySelector('[data-look]').click();";
        page.eval_with::<()>(script, vec![json!(list)]).await;
        page.until("the answer", async || {
            page.eval(
                "return !('left' in document.documentElement.dataset) && document.readyState === 'complete'",
            )
            .await
        })
        .await;
        tripwire::until_literal(page, "a list", texts).await;
        tripwire::is_calm(page, "a list").await;
    }
}

/// What stands in the address, and is shown again or not.
async fn addresses(page: &Browser, server: &Server, short: &[String]) {
    let paths = ["/join?code=", "/t/", "/rules/", "/?lang=", "/cards?x="];
    for (text, path) in short.iter().step_by(2).zip(paths.iter().cycle()) {
        page.goto(server.url(&format!("{path}{}", escaped(text)))).await;
        tripwire::is_calm(page, path).await;
    }
    // A name that is too long comes back in its field.
    let long = format!("\"><svg onload=hit()>{}", "x".repeat(20));
    page.goto(server.url("/")).await;
    let script = "const field = document.querySelector('#start-name');
        field.removeAttribute('maxlength'); field.value = arguments[0]; field.form.submit();";
    page.eval_with::<()>(script, vec![json!(long)]).await;
    page.until("the answer", async || page.path().await == "/start").await;
    tripwire::until_literal(page, "a name that is too long", &[long]).await;
    tripwire::is_calm(page, "a name that is too long").await;
}

/// No cell of a list of cards is a formula.
async fn spreadsheet(guest: &Guest) {
    let request = Request::get(&guest.page("/cards.csv")).cookie(&guest.key);
    let csv = fetch(&guest.address, &request).await.expect(200).text();
    assert!(csv.contains("'=cmd|"), "{csv}");
    for line in csv.lines() {
        let mut quoted = false;
        let cells = line.split(|mark| {
            quoted ^= mark == '"';
            mark == ',' && !quoted
        });
        for cell in cells {
            let text = cell.trim_start_matches('"').trim_start();
            assert!(!text.starts_with(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠']), "{line}");
        }
    }
}

/// Four guests, a phone, and two stages that stay open: all that is shown comes over the stream and is put
/// into the page by the script.
#[test]
fn what_is_typed_is_never_run_in_any_step_of_any_game() {
    evening(3, async |browsers, server| {
        let short = payloads::short();
        let party = party(server, &short).await;
        write(&party[0], &payloads::for_cards()[..MOST_CARDS]).await;
        party[1].must(json!({ "command": "choose_language", "language": "fr" })).await;
        let phone = wired(browsers, Device::phone().reduced_motion(), &party[1]).await;
        let stage = wired(browsers, Device::stage().reduced_motion(), &party[0]).await;
        let french = wired(browsers, Device::stage().reduced_motion(), &party[2]).await;
        tripwire::without_policy(&french).await;
        phone.goto(server.url(&party[1].page(""))).await;
        stage.goto(server.url(&party[0].page("/stage?lang=en"))).await;
        french.goto(server.url(&party[0].page("/stage?lang=fr"))).await;
        let screens = [&phone, &stage, &french];
        let mut typist = Typist { texts: payloads::for_cards(), names: short, next: 4, dice: Dice::new(5) };
        for kind in GameKind::ALL {
            if kind == GameKind::Personality {
                portraits(&party, &screens).await;
            } else {
                typist.plays(kind, &party, &screens).await;
            }
            for screen in screens {
                tripwire::is_calm(screen, &format!("after {kind}")).await;
            }
            party[0].must(json!({ "command": "break_off" })).await;
        }
    });
}

async fn party(server: &Server, names: &[String]) -> Vec<Guest> {
    let mut party = vec![Guest::open(server.address(), &names[0]).await];
    for name in &names[1..4] {
        party.push(party[0].join(name).await);
    }
    party
}

/// Somebody who types code wherever anything can be typed.
struct Typist {
    texts: Vec<String>,
    names: Vec<String>,
    next: usize,
    dice: Dice,
}

/// How many moves of everybody a game is watched for.
const MOVES: usize = 10;

impl Typist {
    fn text(&mut self) -> String {
        self.next += 1;
        self.texts[self.next * 7 % self.texts.len()].clone()
    }

    /// What a program would ask, with code in the place of words.
    fn typed(&mut self, view: &Value) -> Option<Value> {
        let mut command = some_command(view, &mut self.dice)?;
        let play = &mut command["play"]["move"];
        match play["do"].as_str() {
            Some("add_question") => play["text"] = json!(self.text()),
            Some("name_person") => play["person"]["name"] = json!(format!("Z{}", self.text())),
            Some("finish_turn") => {
                for claim in play["claims"].as_array_mut().into_iter().flatten() {
                    let initial = claim["person"]["name"].as_str().unwrap_or("A")[..1].to_owned();
                    claim["person"]["name"] = json!(format!("{initial}{}", self.text()));
                }
            }
            _ => {}
        }
        Some(command)
    }

    async fn plays(&mut self, kind: GameKind, party: &[Guest], screens: &[&Browser; 3]) {
        let options = match kind {
            GameKind::Happiness => json!({ "cards": 5, "drawing": "one_deck", "own_cards": "only_ours" }),
            GameKind::Image => json!({}),
            GameKind::Preference => json!({ "board": "short" }),
            _ => json!({ "own_cards": "only_ours" }),
        };
        let options = json!({ "game": kind, "options": options });
        party[0].must(json!({ "command": "choose_game", "options": options })).await;
        party[0].must(json!({ "command": "start_game" })).await;
        for round in 0..MOVES {
            for guest in party {
                let view = guest.look().await;
                if kind == GameKind::Image && guest.id == 1 {
                    let note = json!({ "do": "write_note", "side": "north", "text": self.text() });
                    guest.ask(a_move("image", note)).await;
                }
                if let Some(command) = self.typed(&view) {
                    guest.ask(command).await;
                }
            }
            let name = &self.names[(self.next + round) % self.names.len()];
            party[round % 4].ask(json!({ "command": "rename", "name": name })).await;
            if round % 5 == 4 {
                let names = names(&party[0]).await;
                let when = format!("{kind}, move {round}");
                for (number, screen) in screens.iter().enumerate() {
                    // A hand need not name everybody.
                    let shown = if number == 0 { &names[1..2] } else { &names };
                    tripwire::until_literal(screen, &when, shown).await;
                    tripwire::is_calm(screen, &when).await;
                }
            }
        }
    }
}

/// Personality to its end, where a portrait is drawn with a name and cards in it.
async fn portraits(party: &[Guest], screens: &[&Browser; 3]) {
    masks::choose(&party[0], &json!({ "board": "short", "own_cards": "only_ours" })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    masks::deal(&party[0]).await;
    masks::climb(party, &async || {}).await;
    masks::give(&party[0], &[1, 2, 3]).await;
    for guest in &party[1..4] {
        masks::answer(guest, "accept").await;
    }
    let given = game(&party[1].look().await)["players"][1]["portrait"].clone();
    assert!(given.as_array().is_some_and(|cards| !cards.is_empty()), "{given}");
    let [phone, ..] = screens;
    let name = names(&party[1]).await.swap_remove(1);
    visit(phone, &party[1], "/portrait.svg", std::slice::from_ref(&name)).await;
    visit(phone, &party[1], "", &[name]).await;
}
