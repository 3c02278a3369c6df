//! Every game is played from one phone by three, beside somebody on a phone of their own.

use serde_json::Value;

use super::phone::{Page, Phone};
use crate::support::{
    guest::{Dice, Guest, game},
    player::some_command,
};

/// So many moves are made at the phone: well into the second turn or round of every game.
const MOVES: usize = 60;

#[tokio::test]
async fn happiness_is_played_through_the_curtain() {
    play("happiness").await;
}

#[tokio::test]
async fn preference_is_played_through_the_curtain() {
    play("preference").await;
}

#[tokio::test]
async fn colours_is_played_through_the_curtain() {
    play("colours").await;
}

#[tokio::test]
async fn personality_is_played_through_the_curtain() {
    play("personality").await;
}

#[tokio::test]
async fn image_is_played_through_the_curtain() {
    play("image").await;
}

/// Three at a phone and one beside them do whatever may be done, in the order in which the phone asks.
async fn play(kind: &str) {
    let mut phone = Phone::shared_by(&["Ana", "Bo", "Cyd"], kind).await;
    let dan = phone.guest(0).join("Dan").await;
    let mut dice = Dice::new(7);
    let (mut moves, mut asked) = (0, Vec::new());
    for _ in 0..20 * MOVES {
        let closed = phone.reload().await;
        closed.is_closed();
        holds_nobodys_cards(&phone, &closed, None).await;
        let wanted = closed.asks_for();
        let moved = match wanted {
            Some(guest) => moves_at_the_phone(&mut phone, guest, &mut dice).await,
            None => false,
        };
        if let Some(guest) = wanted.filter(|_| moved) {
            moves += 1;
            asked.push(guest);
        }
        let others = moves_beside(&dan, &mut dice).await;
        let over = phone.view(0).await["game"]["over"] == true;
        if over || moves >= MOVES {
            break;
        }
        assert!(moved || others || wanted.is_some(), "{kind}: the game stands still after {moves} moves");
    }
    asked.sort_unstable();
    asked.dedup();
    assert_eq!((asked, moves >= MOVES / 2), (vec![0, 1, 2], true), "{kind}: {moves} moves");
}

/// Whom the phone asks for opens the curtain, and does something while it is open. Whether they could.
async fn moves_at_the_phone(phone: &mut Phone, guest: u16, dice: &mut Dice) -> bool {
    let opened = phone.open(guest).await;
    opened.is_open_for(guest);
    holds_nobodys_cards(phone, &opened, Some(guest)).await;
    phone.reload().await.is_closed();
    let Some(command) = some_command(&phone.view(guest).await, dice) else { return false };
    phone.open(guest).await.is_open_for(guest);
    let form = form_of(&command);
    let fields: Vec<(&str, &str)> =
        form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let shown = phone.does(guest, &fields).await;
    assert_eq!(shown.status, 200, "{command}: {}", shown.html);
    match shown.opened() {
        Some(_) => shown.is_open_for(guest),
        None => shown.is_closed(),
    }
    phone.reload().await.is_closed();
    true
}

async fn moves_beside(friend: &Guest, dice: &mut Dice) -> bool {
    let Some(command) = some_command(&friend.look().await, dice) else { return false };
    friend.must(command).await;
    true
}

/// No card that somebody else at the phone holds is on the page, not by its id either.
async fn holds_nobodys_cards(phone: &Phone, page: &Page, but: Option<u16>) {
    for guest in (0..3).filter(|guest| Some(*guest) != but) {
        let view = phone.view(guest).await;
        let hand = game(&view)["hand"].as_array().into_iter().flatten();
        for card in hand.filter_map(Value::as_str) {
            assert!(!page.html.contains(card), "{card} of guest {guest} is on {}: {}", page.path, page.html);
        }
    }
}

/// A command as a page sends it.
fn form_of(command: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let field = |name: &str, value: &Value| (name.to_owned(), text(value));
    if command["command"] != "play" {
        return vec![field("do", &command["command"])];
    }
    let (kind, play) = (&command["play"]["game"], &command["play"]["move"]);
    let mut fields = vec![field("game", kind)];
    for (name, value) in play.as_object().unwrap() {
        match (name.as_str(), value) {
            ("gifts", Value::Array(gifts)) => {
                let gift = |gift: &Value| (format!("gift-{}", text(&gift["card"])), text(&gift["to"]));
                fields.extend(gifts.iter().map(gift));
            }
            ("claims", Value::Array(claims)) => {
                let claim = |claim: &Value| {
                    (format!("name-{}", text(&claim["side"])), text(&claim["person"]["name"]))
                };
                fields.extend(claims.iter().map(claim));
            }
            ("person", person) => fields.push(field("name", &person["name"])),
            ("choice", Value::Object(choice)) => {
                fields.extend(choice.iter().map(|(kind, of)| {
                    (if kind == "card" { "slot".to_owned() } else { kind.clone() }, text(of))
                }));
            }
            ("cards", Value::Array(cards)) => fields.extend(cards.iter().map(|card| field("card", card))),
            ("side", side) if play["do"] == "lay_card" => fields.push(field("to", side)),
            (name, Value::Array(values)) => fields.extend(values.iter().map(|value| field(name, value))),
            (_, Value::Null) => {}
            (name, value) => fields.push(field(name, value)),
        }
    }
    fields
}
