//! Seats come to a phone that goes round and leave it again; each of them is a guest like any other.

use serde_json::json;

use super::phone::Phone;
use crate::support::{
    guest::colours,
    http::{Request, Stream},
};

/// The one-time link of somebody at a phone, from their menu.
async fn link_of(phone: &mut Phone, guest: u16) -> String {
    let page = phone.does(guest, &[("do", "invite_device"), ("back", "menu")]).await;
    let (_, rest) = page.html.split_once("/device/").expect("a page with a link");
    phone.at(&format!("/device/{}", rest.split('"').next().unwrap()))
}

#[tokio::test]
async fn each_has_a_key_of_their_own_and_a_phone_for_one_is_a_phone_again() {
    let mut phone = Phone::shared_by(&["Ana", "Bo"], "colours").await;
    assert_eq!(phone.seats(), [Some(0), Some(1)]);
    let keys = [0, 1].map(|guest| phone.guest(guest).key);
    assert_ne!(keys[0], keys[1]);
    let taken = phone.post(&phone.at("/pass/join"), &[("name", "Bo")]).await;
    assert_eq!((taken.status, taken.html.contains("value=\"Bo\"")), (422, true), "to be mended");
    let menu = phone.get(&phone.at("/menu?as=1")).await;
    assert!(menu.html.contains("value=\"Bo\"") && !menu.html.contains("value=\"Ana\""));
    phone.does(1, &[("do", "leave"), ("back", "menu")]).await;
    let closed = phone.reload().await;
    closed.is_closed();
    assert_eq!(closed.could_open_for(), [0, 1], "a seat waits for who has left");
    phone.open(1).await.is_open_for(1);
    let host = phone.guest(0);
    host.must(json!({ "command": "remove", "guest": 1 })).await;
    let alone = phone.reload().await;
    assert_eq!((alone.path, phone.seats()), (phone.at(""), vec![None]), "Ana's own phone again");
}

#[tokio::test]
async fn all_who_share_a_phone_are_here_while_it_listens() {
    let phone = Phone::shared_by(&["Ana", "Bo", "Cyd"], "colours").await;
    let stream = phone.signed(Request::get(&phone.at("/stream?face=pass")));
    let mut stream = Stream::open(&phone.address, &stream).await.unwrap();
    stream.next_real().await.unwrap();
    let view = phone.view(0).await;
    let connected: Vec<bool> =
        view["guests"].as_array().unwrap().iter().map(|guest| guest["connected"] == true).collect();
    assert_eq!(connected, [true; 3]);
}

/// Bo goes on with a phone of their own, and is asked there; once it is put away, the shared one asks again.
#[tokio::test]
async fn a_seat_moves_to_a_phone_of_its_own_and_back() {
    let mut phone = Phone::shared_by(&["Ana", "Bo", "Cyd"], "colours").await;
    phone.guest(0).must(json!({ "command": "start_game" })).await;
    let view = phone.view(0).await;
    let reader = view["game"]["seats"][0].as_u64().unwrap() as u16;
    assert_eq!(phone.reload().await.asks_for(), Some(reader));
    let link = link_of(&mut phone, reader).await;
    let mut own = phone.another();
    let moved = own.post(&link, &[]).await;
    assert_eq!((moved.path, own.seats()), (own.at(""), vec![None]), "a phone of their own");
    assert!(moved.html.contains("/do?as="), "with their part on it");
    // It listens, so it is asked there and not here.
    let listen = own.signed(Request::get(&own.at("/stream?face=hand")));
    let mut stream = Stream::open(&own.address, &listen).await.unwrap();
    stream.next_real().await.unwrap();
    let closed = phone.reload().await;
    closed.is_closed();
    assert_eq!(closed.asks_for(), None);
    assert!(closed.could_open_for().contains(&reader), "they may still look here");
    drop(stream);

    // And a seat that was somebody's own comes to the shared phone.
    let mut guest = phone.another();
    let came = guest.post(&guest.at("/join"), &[("name", "Eve")]).await;
    assert_eq!(came.status, 200);
    let page = guest.post(&guest.at("/do"), &[("do", "invite_device"), ("back", "menu")]).await;
    let (_, rest) = page.html.split_once("/device/").unwrap();
    let link = phone.at(&format!("/device/{}", rest.split('"').next().unwrap()));
    let landing = phone.get(&link).await;
    assert!(landing.html.contains("it goes round"), "{}", landing.html);
    let shared = phone.post(&link, &[]).await;
    shared.is_closed();
    assert_eq!(phone.seats(), [Some(0), Some(1), Some(2), Some(3)]);
    phone.guest(reader).must(colours(json!({ "do": "turn_question" }))).await;
    assert_eq!(phone.post(&link, &[]).await.status, 409, "a link is spent once");
}
