//! Twins that differ in what somebody has done behind the curtain look the same once it has fallen, and a
//! stream carries a part only while it is open in the page that listens.

use serde_json::json;

use super::phone::Phone;
use crate::support::{
    colours as moves,
    guest::{Guest, game},
    http::{Request, Stream},
    tap::Tap,
};

/// Three at a phone and one beside them, with a question on the table.
async fn gathered() -> (Phone, Guest) {
    let phone = Phone::shared_by(&["Ana", "Bo", "Cyd"], "colours").await;
    let dan = phone.guest(0).join("Dan").await;
    let mut party: Vec<Guest> = (0..3).map(|guest| phone.guest(guest)).collect();
    party.push(dan.clone());
    party[0].must(json!({ "command": "start_game" })).await;
    moves::ask(&party).await;
    (phone, dan)
}

fn ballot(votes: [&'static str; 2]) -> [(&'static str, &'static str); 4] {
    [("do", "cast_ballot"), ("game", "colours"), ("votes", votes[0]), ("votes", votes[1])]
}

/// What everybody saw of a vote in which Bo votes like this: the closed curtain after each step, and all that
/// its stream brought.
async fn watched(votes: [&'static str; 2]) -> Vec<Vec<u8>> {
    let (mut phone, dan) = gathered().await;
    let stream = phone.signed(Request::get(&phone.at("/stream?face=pass")));
    let tap = Tap::open("the closed curtain", &phone.address, &stream).await;
    let mut seen = Vec::new();
    for (guest, votes) in [(1, votes), (2, ["0", "0"])] {
        let opened = phone.open(guest).await;
        opened.is_open_for(guest);
        seen.push(phone.reload().await.html.into_bytes());
        let after = phone.does(guest, &ballot(votes)).await;
        after.is_closed();
        seen.push(after.html.into_bytes());
    }
    // A refusal tells nothing either, and shows nobody's part.
    let refused = phone.does(1, &[("do", "finish_game"), ("game", "colours")]).await;
    assert_eq!((refused.status, refused.opened()), (409, None), "{}", refused.html);
    seen.push(refused.html.into_bytes());
    let seq = dan.must(json!({ "command": "rename", "name": "Dora" })).await;
    tap.reach(seq).await;
    seen.push(phone.reload().await.html.into_bytes());
    seen.extend(tap.events().into_iter().map(|event| event.raw));
    seen
}

#[tokio::test]
async fn a_fallen_curtain_tells_nothing_of_what_was_done_behind_it() {
    let (one, other) = (watched(["0", "3"]).await, watched(["2", "2"]).await);
    assert_eq!(one.len(), other.len());
    assert!(one.len() > 8, "pages and frames: {}", one.len());
    for (number, (one, other)) in one.iter().zip(&other).enumerate() {
        assert_eq!(String::from_utf8_lossy(one), String::from_utf8_lossy(other), "{number}");
    }
    // Bo's own page does tell it, so it would have been found.
    let (mut phone, _) = gathered().await;
    let before = phone.open(1).await.html;
    phone.does(1, &ballot(["2", "2"])).await;
    assert_ne!(before, phone.open(1).await.html);
}

#[tokio::test]
async fn a_stream_brings_a_part_only_to_the_page_in_which_its_curtain_is_open() {
    let (mut phone, _) = gathered().await;
    let listen = |query: &str| phone.signed(Request::get(&phone.at(&format!("/stream?{query}"))));
    // Nobody gets the part of one of them as if it were a phone of their own.
    for hand in ["face=hand", "face=hand&seat=1"] {
        let mut stream = Stream::open(&phone.address, &listen(hand)).await.unwrap();
        assert_eq!(stream.next_real().await.unwrap().name, "reload", "{hand}");
    }
    let mut closed = Stream::open(&phone.address, &listen("face=pass")).await.unwrap();
    let frame = closed.next_real().await.unwrap();
    assert!(!frame.data.contains("/do?") && !frame.data.contains("?as="), "{}", frame.data);
    let mut open =
        Stream::open(&phone.address, &listen("face=pass&open=1&step=0&wanted=true")).await.unwrap();
    let frame = open.next_real().await.unwrap();
    assert!(frame.data.contains("/do?as=1") && !frame.data.contains("/do?as=2"), "{}", frame.data);
    // Who is not at this phone is not behind its curtain either.
    let mut strange = Stream::open(&phone.address, &listen("face=pass&open=3")).await.unwrap();
    assert_eq!(strange.next_real().await.unwrap().name, "reload");
    // What was asked of them is done: the curtain falls, and nothing more comes.
    assert_eq!(phone.sends(1, &ballot(["0", "0"])).await.status, 204);
    assert_eq!(open.next_real().await.unwrap().name, "curtain");
    assert!(open.next_real().await.is_err(), "the stream ends with it");
    let again = "face=pass&open=1&step=0&wanted=true";
    let mut late =
        Stream::open(&phone.address, &phone.signed(Request::get(&phone.at(&format!("/stream?{again}")))))
            .await
            .unwrap();
    assert_eq!(late.next_real().await.unwrap().name, "curtain", "who comes late finds it fallen");
}

/// A form of one never acts for another, whoever is behind the curtain, and a phone has no other seats.
#[tokio::test]
async fn a_form_acts_for_the_guest_it_names_and_for_nobody_else() {
    let (mut phone, dan) = gathered().await;
    phone.open(2).await.is_open_for(2);
    phone.does(1, &ballot(["0", "0"])).await;
    let voted = |view: &serde_json::Value| game(view)["phase"]["voted"].clone();
    let seat = |view: &serde_json::Value| view["guests"][1]["seat"].clone();
    let view = dan.look().await;
    assert_eq!(voted(&view), json!([seat(&view)]), "Bo has voted, and nobody else");
    for stranger in ["3", "99", "x", ""] {
        let answer = phone.post(&phone.at(&format!("/do?as={stranger}")), &ballot(["0", "0"])).await;
        assert_eq!(answer.status, 403, "{stranger}");
        let opened = phone.post(&phone.at("/pass"), &[("as", stranger)]).await;
        assert_eq!(opened.opened(), None, "{stranger}");
    }
    assert_eq!(voted(&dan.look().await), json!([seat(&view)]));
    // The address of a guest's own page leads to the curtain, whoever is named in it.
    for page in ["", "?as=1", "?as=2&plain"] {
        let shown = phone.get(&phone.at(page)).await;
        assert_eq!((shown.path.as_str(), shown.opened()), (phone.at("/pass").as_str(), None), "{page}");
    }
}
